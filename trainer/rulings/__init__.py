"""What a dealer must know, one module a question: pure functions of a table and a house."""
