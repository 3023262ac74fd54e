"""The revisions, each named by its number."""
