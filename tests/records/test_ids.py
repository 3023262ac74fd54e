"""Ids that nothing else has, and that sort by the time at which they were made."""

from datetime import UTC, datetime, timedelta
from uuid import RFC_4122, UUID

from trainer.records import new_id

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def test_no_two_are_alike_though_made_at_the_same_moment() -> None:
    assert len({new_id(NOON) for _ in range(10_000)}) == 10_000


def test_they_sort_by_time() -> None:
    made = [new_id(NOON + timedelta(milliseconds=number)) for number in range(100)]
    assert sorted(made) == made


def test_each_is_a_uuid_of_the_seventh_version_that_begins_with_its_time() -> None:
    made = UUID(new_id(NOON))
    assert (made.version, made.variant) == (7, RFC_4122)
    # Milliseconds since 1970, in the first 48 of 128 bits: 20,513 days and a half.
    assert made.int >> 80 == (20_513 * 24 + 12) * 3600 * 1000
