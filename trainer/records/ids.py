"""Names that are made where something happens and that nothing anywhere else has, so that records can be merged."""

import secrets
from datetime import datetime
from uuid import UUID


def new_id(at: datetime) -> str:
    """A new id for something that happens at `at`: a UUID of version 7, by which ids sort in the order of time."""
    milliseconds = round(at.timestamp() * 1000)
    rest = secrets.randbits(74)
    number = milliseconds << 80 | 0x7 << 76 | (rest >> 62) << 64 | 0b10 << 62 | rest & (1 << 62) - 1
    return str(UUID(int=number))
