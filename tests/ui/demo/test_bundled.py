"""The hands that come with the program: each opens, and ends as its title and its line say."""

from fractions import Fraction

import pytest

from trainer import resources
from trainer.houses.loader import load_house
from trainer.rulings import river
from trainer.rulings.payout import payout
from trainer.rulings.river import Procedure
from trainer.skills import Topic
from ui.demo.bundled import BUNDLED, bundled_hand, by_topic
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
        # Five to ace over kings and nines: 4 + 3 + 20 + 20 + 40 + 40 + 40.
        ("three-pairs.phh", {6: 167}),
        # 246: kings and nines, and seven-six-five-four-deuce, lower than eight-four-three-deuce-ace.
        ("the-lower-low.phh", {8: 123, 5: 123}),
        # Three fives over queens and eights: 3 + 30 + 60 + 60.
        ("nobody-bets-the-river.phh", {4: 153}),
        # Jack-high straights; 163, and the king of clubs is the highest card of the fourteen.
        ("one-chip-over.phh", {6: 82, 5: 81}),
        # Nobody calls on fourth street: 4 + 3 + 20.
        ("away-with-the-low-card.phh", {6: 27}),
        # Nines full over fives full, a straight, queens and eights: 7 + 21 + 100.
        ("just-enough-cards.phh", {3: 128}),
        # Nines and fours over tens and ace-high: 8 + 18 + 120 + 60.
        ("folded-cards-back-in.phh", {8: 206}),
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


def test_each_topic_has_a_hand_that_is_found_under_it() -> None:
    assert {*by_topic()} == {*Topic}
    assert sorted(name for names in by_topic().values() for name in names) == sorted(BUNDLED)


# How many cards were left, for how many, and what the house does then, as the hands' own heads count.
RIVERS = {
    Procedure.DEAL: "five-to-the-river.phh",
    Procedure.REMIX_ALL: "six-to-the-river.phh",
    Procedure.REMIX_LAST: "seven-to-the-river.phh",
    Procedure.COMMUNITY: "seven-share-a-river.phh",
    Procedure.COMMUNITY_AFTER_REMIX: "eight-to-the-river.phh",
    Procedure.MUCK_RESHUFFLED: "folded-cards-back-in.phh",
}


@pytest.mark.parametrize("procedure", Procedure)
def test_each_way_to_deal_a_short_river_has_its_hand(procedure: Procedure) -> None:
    hand = bundled_hand(RIVERS[procedure])
    assert Topic.SHARED_RIVER in BUNDLED[RIVERS[procedure]].topics
    before = [step.before for step in Reel(hand).steps if any(reason.ruling == river.RULING for reason in step.because)]
    assert before
    assert {river.river_plan(table, hand.house).procedure for table in before} == {procedure}


def test_the_hand_of_the_stub_comes_out_even() -> None:
    """52 less three each for seven, three burns, and three streets to seven, is seven; five stay."""
    hand = bundled_hand("just-enough-cards.phh")
    (before,) = [step.before for step in Reel(hand).steps if any(r.ruling == river.RULING for r in step.because)]
    assert len(before.live) == 5
    assert river.deck_after_sixth(before, hand.house).stub == 7


def test_the_odd_chip_goes_elsewhere_at_another_house() -> None:
    """At the tournament only the five that play count: the jack of spades is over the jack of hearts."""
    reel = Reel(bundled_hand("one-chip-over.phh")).replayed(load_house("tda"))
    awards = payout(reel.hand.table, reel.hand.house).answer
    assert awards is not None
    assert {each.seat: each.amount for each in awards} == {5: 82, 6: 81}
