"""What a person reads, in the reader's own language."""
