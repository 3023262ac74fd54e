"""The parts of the floor call: what is typed, the cards still free, the keys of the players, the rulings."""
