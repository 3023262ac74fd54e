"""The drawn table: cards, chips, plates and felt, seen from the dealer's side."""
