"""The parts of the river lab: the hands on each street, the count of the deck, and the cards that are left."""
