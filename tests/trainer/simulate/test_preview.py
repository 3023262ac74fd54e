"""What differs in dealt hands under another house: the same hands for both, and the kind of ruling that does."""

import random
from typing import Any

import pytest

from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.houses.keys import Key
from trainer.houses.loader import load_house
from trainer.simulate.preview import Preview, Ruled, compared
from trainer.text.preview import DIFFERS
from trainer.text.words import Words

TDA = load_house("tda")
HANDS = 40


def previewed(changed: House, origin: House = TDA, seed: int = 7, hands: int = HANDS) -> Preview:
    made = Preview(origin, changed, seed)
    made.play(hands)
    return made


def test_nothing_differs_from_the_house_itself() -> None:
    made = previewed(House("corner", "Corner", TDA.clauses, TDA.stakes, ("tda",)))
    assert made.hands == HANDS
    assert not made.differs
    # Every hand is dealt, somebody brings it in, and the pot is pushed.
    assert {made.ruled[kind] for kind in (Ruled.DEALT, Ruled.STAKES, Ruled.BRING_IN, Ruled.PAYOUT)} == {HANDS}
    assert all(made.ruled[kind] <= HANDS for kind in Ruled)


@pytest.mark.parametrize(
    ("key", "value", "kinds"),
    [
        (k.OPENER_BY, v.OpenerBy.LOW_BOARD, {Ruled.FIRST_TO_ACT, Ruled.SHOWDOWN}),
        (k.BRING_IN_BY, v.BringInBy.SUIT, {Ruled.BRING_IN}),
        (k.BRING_IN_OPTION, True, {Ruled.TURN}),
        (k.STREET_BIG_FROM, v.BigFrom.FOURTH, {Ruled.WAGERS}),
        (k.RIVER_FACE, v.Face.UP, {Ruled.RIVER}),
        (k.SHOWDOWN_MUCK, v.ShowdownMuck.NEVER, {Ruled.SHOWDOWN}),
        (k.ANTE_SIZE, v.Size((k.ANTE_SIZE.read("1/2").fractions[0],)), {Ruled.STAKES}),
        (k.LATE_JOIN, v.LateJoin.WAIT, set()),
        (k.IRREGULAR_BOXED, v.BoxedCard.PLAYS, set()),
    ],
)
def test_a_clause_changes_the_rulings_it_decides_and_no_others(key: Key[Any], value: object, kinds: set[Ruled]) -> None:
    assert set(previewed(TDA.with_clause(key, value)).differs) == kinds


def test_a_burn_before_third_street_comes_in_every_hand() -> None:
    made = previewed(TDA.with_clause(k.BURNS, v.Burns.THIRD_ON))
    assert made.differs[Ruled.BURNS] == HANDS


def test_a_game_that_is_no_longer_dealt_is_said_to_be_and_nothing_else_of_it() -> None:
    # The tda's two games are dealt in turn, and half of the hands are high/low.
    made = previewed(TDA.with_clause(k.GAMES, (v.Game.HIGH,)))
    assert made.differs == {Ruled.DEALT: HANDS // 2}
    assert made.ruled[Ruled.BRING_IN] == HANDS // 2


def test_equal_door_cards_are_as_frequent_as_the_deck_has_them() -> None:
    # Two or more equal lowest door cards, eight players: 23.50 %, by the arithmetic of the deck. With suits reversed
    # another of them brings it in, in all of these hands and in no other. 400 hands: 94, give or take four times 8.5.
    made = previewed(TDA.with_clause(k.BRING_IN_TIE, v.BringInTie.SUIT_HIGH), hands=400)
    assert 60 <= made.differs[Ruled.BRING_IN] <= 128
    assert set(made.differs) == {Ruled.BRING_IN}


def test_a_seed_deals_the_same_hands_however_they_are_asked_for() -> None:
    changed = TDA.with_clause(k.OPENER_BY, v.OpenerBy.LAST_CARD)
    at_once, bit_by_bit = previewed(changed), Preview(TDA, changed, 7)
    for _ in range(HANDS // 5):
        bit_by_bit.play(5)
    assert (bit_by_bit.ruled, bit_by_bit.differs) == (at_once.ruled, at_once.differs)
    assert previewed(changed, seed=8).differs != at_once.differs


def test_both_houses_are_given_the_same_hand() -> None:
    # The origin's own rulings are those of the hand as it is played at the origin, whatever the other house says.
    one = compared(TDA, TDA, v.Game.HIGH, random.Random("3 5"))
    other = compared(TDA, load_house("pokerking"), v.Game.HIGH, random.Random("3 5"))
    assert one[0] == other[0]
    assert one[1] == set()


def test_each_kind_is_told_in_a_sentence_with_both_numbers() -> None:
    assert set(DIFFERS) == set(Ruled)
    said = Words("en").differing(Ruled.FIRST_TO_ACT, 212, 1000)
    assert said == "In 212 of 1,000 dealt hands the first to act differs."
