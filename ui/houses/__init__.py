"""Houses side by side: the table of their clauses and how its cells are drawn."""
