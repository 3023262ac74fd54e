"""The hands that come with the program: each opens, and ends as its title and its line say."""

from fractions import Fraction

import pytest

from trainer import resources
from trainer.rulings.payout import payout
from ui.demo.bundled import BUNDLED, bundled_hand
from ui.demo.reel import Reel


def test_there_is_a_hand_to_each_title_and_a_title_to_each_hand() -> None:
    assert {*resources.names("lessons", "hands")} == {*BUNDLED}


@pytest.mark.parametrize("name", BUNDLED)
def test_a_hand_opens_at_its_antes_and_plays_to_its_last_chip(name: str) -> None:
    reel = Reel(bundled_hand(name))
    assert reel.table(0).pot == 0
    last = reel.table(reel.end)
    assert last.pushed
    assert (last.pot, sum(seat.bet for seat in last.seats)) == (0, 0)


@pytest.mark.parametrize(
    ("name", "won"),
    [
        # Kings and sevens over queens and nines: 6 + 23 + 20 + 40 + 80 + 40.
        ("five-streets.phh", {5: 209}),
        # The dime of the bring-in, and as much of the completion as it matched.
        ("no-ante.phh", {7: "0.20"}),
        # Nobody calls on fourth street: 7 antes, the bring-in of 3 and two completions.
        ("equal-deuces.phh", {3: 30}),
        # Three sixes over aces and queens: 5 + 33 + 30 + 60 + 40 + 40.
        ("boards-on-every-street.phh", {7: 208}),
        # A pair of nines over ace-high: 5 + 33 + 40 + 40.
        ("equal-boards.phh", {6: 118}),
        # Jack-high straight: 10 + 5 + 90 + 45 + 360 + 90 + 90.
        ("completion-and-cap.phh", {6: 690}),
        # Three deuces win the five antes; the bring-in and four wagers of 10 are beside them.
        ("all-in-for-the-ante.phh", {4: 5, 1: 43}),
        # Jacks full of fours, a flush in diamonds, kings and fives.
        ("two-side-pots.phh", {2: 168, 3: 90, 6: 20}),
        # 84: half for a pair of aces, and half of the low for each.
        ("quartered.phh", {4: 63, 7: 21}),
        # Queens and jacks over ace-high twice.
        ("five-to-the-river.phh", {5: 3650}),
        # Queens and fives over tens and ace-high.
        ("six-to-the-river.phh", {6: 4100}),
        # Three aces over deuces twice.
        ("seven-to-the-river.phh", {2: 229}),
        # Tens over sixes twice, the six in the middle being everybody's.
        ("seven-share-a-river.phh", {1: 4550}),
        # Tens and nines over aces and sevens.
        ("eight-without-burns.phh", {6: 132}),
    ],
)
def test_a_hand_is_won_by_whom_its_cards_say(name: str, won: dict[int, int | str]) -> None:
    hand = bundled_hand(name)
    awards = payout(hand.table, hand.house).answer
    assert awards is not None
    taken: dict[int, Fraction] = {}
    for each in awards:
        taken[each.seat] = taken.get(each.seat, Fraction(0)) + each.amount * hand.start.stakes.unit.chip
    assert taken == {seat: Fraction(amount) for seat, amount in won.items()}
