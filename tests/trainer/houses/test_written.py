"""A house that is written is read again with every clause it had, and every value that it left to the mainstream."""

import pytest

from trainer.errors import ContentError
from trainer.houses import keys as k
from trainer.houses.loader import house_ids, load_house
from trainer.houses.written import read_house_again, write_house


@pytest.mark.parametrize("id", house_ids())
def test_every_house_is_read_as_it_was(id: str) -> None:
    house = load_house(id)
    kept = read_house_again(write_house(house))
    assert dict(kept.clauses) == dict(house.clauses)
    assert (kept.id, kept.name, kept.stakes, kept.version) == (house.id, house.name, house.stakes, house.version)


def test_it_keeps_what_was_the_mainstream_then() -> None:
    written = write_house(load_house("supremeking"))
    key = next(key for text, key in k.KEYS.items() if text not in load_house("supremeking").clauses and key.choices)
    other = next(choice for choice in key.choices if choice != key.write(key.mainstream))
    changed = written.replace(f'"{key.text}":"{key.write(key.mainstream)}"', f'"{key.text}":"{other}"')
    assert changed != written
    assert key.write(read_house_again(changed)[key]) == other


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ('"bring_in.tie"', '"bring_in.tied"', "clause_key"),
        ('"value":"suit_low"', '"value":"suit_none"', "clause_choice"),
        ('"id"', '"ix"', "house_written"),
        ('"chip":"1/20"', '"chip":"1/0"', "house_written"),
    ],
)
def test_a_house_that_this_program_cannot_play_is_refused(before: str, after: str, expected: str) -> None:
    written = write_house(load_house("supremeking"))
    assert before in written
    with pytest.raises(ContentError) as refused:
        read_house_again(written.replace(before, after, 1))
    assert refused.value.expected == expected
