"""The floor call: a table set up as a supervisor finds it, what has happened at it, and what the rules say of it."""
