"""What the dealer does otherwise than the house has it: the short deck, the order of dealing and of showing."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.trainer.audit.noted import as_recorded, noted
from tests.trainer.cli.files import checked, phh, street
from trainer.procedure import DutyKind, next_duty
from trainer.table import Street

SEVENTH = Street.SEVENTH
SEATS = range(1, 9)
DOORS = "2c 5s 8d Jh 4s 7h Td Kc"
LATER = ("3h 6d 9s Qc 5c 8s Jd Ah", "4d 7c Ts Ks 6h 9c Qs 3d", "6s 9d Qh 2h 8c Jc Kd 4c")
"""No board is paired and seat 8 has the only ace: he leads from fourth street on, and seat 1 brings it in."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "hand.phh"


def short_deck(file: Path, river: Sequence[str], *, third: Sequence[int] = (), sixth: Sequence[int] = ()) -> Path:
    """Eight dealt in, some of whom fold on third street or to a bet on sixth; then `river`, and the others check."""
    live = [seat for seat in SEATS if seat not in third]
    acts = ["p1 pb", *(f"p{seat} {'f' if seat in third else 'cc'}" for seat in SEATS[1:])]
    for cards in LATER:
        acts += street(live, " ".join(cards.split()[seat - 1] for seat in live))
        acts += checked([8, *live[:-1]]) if cards is not LATER[-1] or not sixth else ["p8 cbr 20"]
    acts += [f"p{seat} {'f' if seat in sixth else 'cc'}" for seat in live[:-1] if sixth]
    left = [seat for seat in live if seat not in sixth]
    return phh(file, DOORS, [*acts, *river, *checked([8, *left[:-1]])])


def own(*seats: int) -> list[str]:
    return [f"d dh p{seat} ??" for seat in seats]


def test_a_river_of_his_own_for_each_where_one_is_shared(file: Path) -> None:
    # Without burns 52 - 24 - 24 = 4 cards are left for the seven who stay. Three of theirs come out of the muck.
    short_deck(file, own(2, 3, 4, 5, 6, 7, 8), sixth=[1])
    assert noted(file, "supremeking") == [(SEVENTH, None, "duty", DutyKind.DEAL, "river.short_deck")]
    hand = as_recorded(file, "supremeking")
    assert [len(seat.cards) for seat in hand.table.live] == [7] * 7
    assert next_duty(hand.table, hand.house).kind is DutyKind.SHOW


def test_more_rivers_than_there_are_cards_end_the_hand(file: Path) -> None:
    # All eight stay: after the four that are left there is no card to be had.
    short_deck(file, own(*SEATS))
    assert noted(file, "supremeking") == [(SEVENTH, None, "duty", DutyKind.DEAL, "river.short_deck")]
    assert sum(len(seat.cards) == 7 for seat in as_recorded(file, "supremeking").table.seats) == 4


def test_what_one_rulebook_deals_another_shares(file: Path) -> None:
    # Seven from fourth street on, three burns, four cards left: the cardroom serves all seven with the help of the
    # burns, the TDA shares one card.
    short_deck(file, own(1, 3, 4, 5, 6, 7, 8), third=[2])
    assert noted(file, "cardroom") == []
    assert noted(file, "tda") == [(SEVENTH, None, "duty", DutyKind.DEAL, "river.short_deck")]


def test_a_shared_river_where_there_are_cards_enough(file: Path) -> None:
    # Four from fourth street on: 52 - 24 - 12 = 16 cards, less three burns, are plenty.
    short_deck(file, ["d db Ac"], third=[2, 3, 4, 5])
    assert noted(file) == [(SEVENTH, 1, "duty", DutyKind.COMMUNITY, "river.short_deck")]
    short_deck(file, own(1, 6, 7, 8), third=[2, 3, 4, 5])
    assert noted(file) == []
    short_deck(file, ["d db Ac"])
    assert noted(file) == []


def test_a_card_for_the_wrong_seat_is_against_no_clause(file: Path) -> None:
    acts = ["p1 pb", "p2 cc", "p3 cc", "d dh p2 5d", "d dh p1 4c", "d dh p3 9s", *checked((3, 1, 2))]
    phh(file, "2c 2d Kh", acts)
    assert noted(file) == [(Street.FOURTH, 1, "seat", 2, None)]


def test_a_card_for_who_has_folded_ends_the_hand(file: Path) -> None:
    phh(file, "2c 2d Kh", ["p1 pb", "p2 f", "p3 cc", "d dh p2 5d", "d dh p1 4c", "d dh p3 9s", *checked((3, 1))])
    assert noted(file) == [(Street.FOURTH, 1, "seat", 2, None)]
    assert not as_recorded(file).table.rounds[1:]


def heads_up(file: Path, last: Sequence[str], shown: Sequence[str]) -> Path:
    """Two who check until `last` on the river; seat 2 leads from fourth street on with the ace."""
    acts = ["p1 pb", "p2 cc"]
    for cards in ("4c As", "7d Td", "8s Jd"):
        acts += street((1, 2), cards, *checked((2, 1)))
    return phh(file, "2c Kd", [*acts, *own(1, 2), *last, *shown])


def test_who_shows_first(file: Path) -> None:
    heads_up(file, ["p2 cbr 20", "p1 cc"], ["p1 sm -", "p2 sm -"])
    assert noted(file) == [(None, 1, "seat", 1, "showdown.first")]
    # Nobody bet: by position at pokerking, who acted first on the river at the cardroom.
    heads_up(file, checked((2, 1)), ["p1 sm -", "p2 sm -"])
    assert noted(file, "pokerking") == []
    assert noted(file) == [(None, 1, "seat", 1, "showdown.checked")]
