"""Hands read from files and written to them."""
