"""A house that is written as a file is read from it exactly as it was."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import Clause, DealtStakes, House
from trainer.houses.keys import KEYS, Key, Takes
from trainer.houses.loader import house_ids, load_house
from trainer.houses.reading import house_in
from trainer.houses.toml import house_toml
from trainer.houses.values import Provenance
from trainer.money import Stakes, Unit

texts = st.text(min_size=1, max_size=40).map(str.strip).filter(bool)
shares = st.builds(Fraction, st.integers(1, 99), st.integers(100, 999))
chips = st.integers(1, 10**5).map(lambda count: Fraction(count, 100))
cents = st.integers(1, 10**9).map(lambda count: Fraction(count, 100))


def values(key: Key[Any]) -> st.SearchStrategy[Any]:
    """Any value that a clause takes."""
    match key.takes:
        case Takes.SIZE:
            return st.sets(shares, max_size=3).map(lambda each: v.Size(tuple(sorted(each))))
        case Takes.STAKES:
            bets = st.tuples(cents, cents).map(sorted)
            return st.lists(bets.map(lambda pair: v.StakesLimit(*pair)), max_size=3).map(tuple)
        case Takes.SEVERAL:
            chosen = st.sets(st.sampled_from(key.choices), min_size=1)
            return chosen.map(lambda names: key.read(sorted(names)))
        case _:
            return st.sampled_from(key.choices).map(key.read)


@st.composite
def clauses(draw: st.DrawFn, key: Key[Any]) -> Clause:
    provenance = draw(st.sampled_from(Provenance))
    assumed = provenance is Provenance.ASSUMED
    return Clause(
        key,
        draw(values(key)),
        provenance,
        "" if assumed else draw(texts),
        draw(texts | st.just("")),
        draw(texts) if assumed else draw(texts | st.just("")),
        draw(st.none() | values(key)),
    )


@st.composite
def dealt(draw: st.DrawFn, house: House) -> DealtStakes:
    small, ante = draw(st.integers(2, 10**4)), draw(st.integers(0, 1))
    stakes = Stakes(small, 2 * small, ante, draw(st.integers(1, small)), Unit(draw(chips), draw(texts | st.just(""))))
    return DealtStakes(
        stakes,
        draw(st.sampled_from(house[k.GAMES])),
        draw(st.sampled_from(house[k.STRUCTURE])),
        tuple(draw(st.lists(st.sampled_from(("small", "big", "ante", "bring_in", "chip")), unique=True))),
        draw(texts | st.just("")),
    )


@st.composite
def houses(draw: st.DrawFn) -> House:
    named = draw(st.lists(st.sampled_from(list(KEYS)), min_size=1, unique=True))
    having = {text: draw(clauses(key)) for text, key in KEYS.items() if text in named}
    house = House(draw(texts), draw(texts), having)
    if house[k.PLAYERS_LEAST] > house[k.PLAYERS_MOST]:
        most = Clause(k.PLAYERS_MOST, house[k.PLAYERS_LEAST], Provenance.STATED, "as many")
        having = {text: having.get(text, most) for text in KEYS if text in {*having, most.key.text}}
        having[most.key.text] = most
    stakes = tuple(draw(dealt(house)) for _ in range(draw(st.integers(1, 3))))
    return House(house.id, house.name, having, stakes, tuple(draw(st.lists(texts, max_size=2))))


def same(one: House, other: House) -> bool:
    return all(
        getattr(one, part) == getattr(other, part) for part in ("id", "name", "clauses", "stakes", "copy_of", "version")
    )


@given(houses())
def test_a_house_is_read_again_as_it_was_written(house: House) -> None:
    assert same(house_in("any", house_toml(house).encode()), house)


@pytest.mark.parametrize("id", house_ids())
def test_a_house_that_ships_is_read_again_as_it_was_written(id: str) -> None:
    house = load_house(id)
    assert same(house_in("any", house_toml(house).encode()), house)
    assert list(house_in("any", house_toml(house).encode()).clauses) == list(house.clauses)
