"""How large a card is, and how much of each shows in a hand, in table units. Knows no Qt."""

from typing import Final

CARD_W: Final = 64.0
CARD_H: Final = 90.0

FAN_STEP: Final = 32.0
"""From one upcard to the next: the index of the covered one shows whole."""
HOLE_SCALE: Final = 0.76
HOLE_STEP: Final = 13.0
