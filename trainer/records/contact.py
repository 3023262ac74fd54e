"""Whether a station is in contact with its school's server."""

from datetime import datetime

import msgspec

from trainer.errors import RecordsError


class Contact(msgspec.Struct, frozen=True):
    """Whether a station is in contact with its server, and since when; `why` says what ails where it is on its own."""

    since: datetime
    why: RecordsError | None = None

    def __bool__(self) -> bool:
        return self.why is None
