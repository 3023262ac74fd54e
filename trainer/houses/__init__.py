"""The houses a dealer is trained for: their clauses, and where each comes from."""
