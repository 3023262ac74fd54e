"""How the tables came to be what they are: one revision after the other, run when a store is opened."""
