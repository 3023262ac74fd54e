"""The houses a dealer is trained for: their clauses, and where each comes from."""

SHIPPED = ("supremeking", "pokerking", "sportingbet", "hilo-bg", "tda", "cardroom")
"""The ids of those that ship with the program: the four rooms' pages, then the two rulebooks."""
