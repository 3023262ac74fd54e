"""A hand told step by step: what is one step, in which order, and which clauses and cards are given as the reason."""

from itertools import pairwise

import pytest

from trainer import events as ev
from trainer import resources
from trainer.cards import Card, parse_cards
from trainer.commentary import Phase, Step, StepKind, tell
from trainer.houses import keys as k
from trainer.notation import phh
from trainer.notation.hand import Hand
from trainer.table import replay

HANDS = resources.names("lessons", "hands")


def bundled(name: str) -> Hand:
    return phh.read(phh.parse(resources.read("lessons", "hands", name)), None, {})


def written(*actions: str, stacks: str = "[200, 200, 200]", house: str = "cardroom") -> Hand:
    """Three players at $10/$20, ante 1, bring-in 3: door cards ten, deuce and king, and what happens then."""
    deal = ["d dh p1 AhKcTd", "d dh p2 9s8s2c", "d dh p3 QhQdKh"]
    text = (
        'variant = "F7S"\nantes = [1, 1, 1]\nbring_in = 3\nsmall_bet = 10\nbig_bet = 20\n'
        f'starting_stacks = {stacks}\nactions = {[*deal, *actions]}\n_house = "{house}"\n'
    )
    return phh.read(phh.parse(text.encode()), None, {})


def of_phase(steps: tuple[Step, ...], phase: Phase) -> list[Step]:
    return [step for step in steps if step.phase is phase]


def kinds(steps: list[Step]) -> list[StepKind]:
    return [step.kind for step in steps]


def clauses(step: Step) -> list[object]:
    return [reason.clause for reason in step.because]


@pytest.mark.parametrize("name", HANDS)
def test_every_event_is_told_once_and_the_steps_join(name: str) -> None:
    hand = bundled(name)
    steps = tell(hand)
    assert [event for step in steps for event in step.events][: len(hand.events)] == list(hand.events)
    assert steps[0].before == hand.start
    for step, following in pairwise(steps):
        assert step.after == replay(step.before, step.events) == following.before
    assert [step.phase for step in steps] == sorted(step.phase for step in steps)


@pytest.mark.parametrize("name", HANDS)
def test_every_step_but_a_plain_act_has_its_rule(name: str) -> None:
    plain = {StepKind.CHECK, StepKind.CALL, StepKind.FOLD, StepKind.DEAL, StepKind.COMMUNITY, StepKind.COLLECT}
    told_before = {StepKind.SHOW, StepKind.MUCK, StepKind.PUSH}
    for step in tell(bundled(name)):
        if step.kind not in plain | told_before:
            assert step.because or step.clause, step.kind


@pytest.mark.parametrize("name", HANDS)
def test_a_record_that_ends_with_the_showdown_is_told_to_the_last_chip(name: str) -> None:
    hand = bundled(name)
    last = tell(hand)[-1]
    assert last.kind is StepKind.PUSH
    assert last.after.pot == 0
    # What each file says its players are left with, worked out by hand from the wagers in it.
    assert {seat.number: seat.stack for seat in last.after.seats} == hand.finishing


def test_antes_are_one_step_and_so_is_a_street_of_cards() -> None:
    steps = tell(bundled("eight-to-the-river.phh"))
    antes, third = steps[:2]
    assert (antes.kind, len(antes.events), antes.clause) == (StepKind.ANTE, 8, k.ANTE_SIZE)
    # Three cards to each of eight players.
    assert (third.kind, len(third.events)) == (StepKind.DEAL, 24)
    assert (antes.seat, third.seat) == (None, None)


def test_the_low_card_is_announced_by_rank_then_suit_and_the_amounts_come_with_the_bring_in() -> None:
    third = of_phase(tell(bundled("eight-to-the-river.phh")), Phase.THIRD)
    announced, posted = third[1:3]
    # Seats 1 and 2 show deuces, of hearts and of diamonds: diamonds are the lower suit.
    assert clauses(announced) == [k.BRING_IN_BY, k.BRING_IN_TIE]
    assert announced.because[0].seats == (1, 2)
    assert announced.because[1].seats == (2,)
    assert announced.because[1].cards == (Card.parse("2d"),)
    assert (posted.kind, posted.seat) == (StepKind.BRING_IN, 2)
    assert clauses(posted) == [k.BRING_IN_SIZE, k.BRING_IN_MAY_OPEN]


def test_a_low_card_that_opens_is_given_the_same_amounts() -> None:
    third = of_phase(tell(written("p2 cbr 10")), Phase.THIRD)
    opened = third[2]
    assert (opened.kind, opened.seat) == (StepKind.BET, 2)
    assert clauses(opened) == [k.BRING_IN_SIZE, k.BRING_IN_MAY_OPEN]


def test_an_open_pair_is_announced_and_decides_the_double_bet() -> None:
    fourth = of_phase(tell(bundled("open-pair-side-pot.phh")), Phase.FOURTH)
    bet, called, collected = StepKind.BET, StepKind.CALL, StepKind.COLLECT
    assert kinds(fourth) == [StepKind.BURN, StepKind.DEAL, StepKind.ANNOUNCE, bet, bet, called, called, collected]
    announced, bet_40, raised = fourth[2:5]
    assert clauses(fourth[0]) == [k.BURNS]
    assert clauses(announced) == [k.OPENER_BY, k.OPEN_PAIR_MODE]
    assert set(announced.because[0].cards) == set(parse_cards("QhQc"))
    assert bet_40.events == (ev.Bet(4, 40),)
    assert k.OPEN_PAIR_MODE in clauses(bet_40)
    assert raised.events == (ev.Raised(8, 80),)
    # Big bet in: the raise is big as well, and one wager of four has been made.
    assert k.OPEN_PAIR_MODE in clauses(raised)
    assert k.CAP_WAGERS in clauses(raised)


def test_an_all_in_makes_a_side_pot_and_is_told_when_the_bets_are_in() -> None:
    steps = tell(bundled("open-pair-side-pot.phh"))
    fourth, fifth = of_phase(steps, Phase.FOURTH)[-1], of_phase(steps, Phase.FIFTH)[-1]
    assert (fourth.kind, fourth.because) == (StepKind.COLLECT, ())
    # Seat 8 had 131: three times that and the 14 of those who folded; then 32 more from each of two.
    assert [reason.fact.values["amount"] for reason in fifth.because] == [3 * 131 + 14, 2 * 32]


def test_a_short_deck_is_counted_once_when_seventh_street_begins() -> None:
    seventh = of_phase(tell(bundled("eight-to-the-river.phh")), Phase.SEVENTH)
    remix, burn, community, announce = StepKind.REMIX, StepKind.BURN, StepKind.COMMUNITY, StepKind.ANNOUNCE
    assert kinds(seventh)[:4] == [remix, burn, community, announce]
    assert k.RIVER_SHORT_DECK in clauses(seventh[0])
    assert all(reason.ruling == "river" for reason in seventh[0].because)
    # 52 less eight times six and three burns leaves one card; eight hands, a burn and a kept card need ten.
    assert any({"stub": 1, "needed": 10}.items() <= reason.fact.values.items() for reason in seventh[0].because)
    assert clauses(seventh[1]) == [k.BURNS]
    assert k.RIVER_OPENER in clauses(seventh[3])


def test_the_order_of_showing_is_given_at_the_first_hand_shown() -> None:
    shown = of_phase(tell(bundled("open-pair-side-pot.phh")), Phase.END)
    show, muck, push = StepKind.SHOW, StepKind.MUCK, StepKind.PUSH
    assert kinds(shown) == [show, show, muck, push, push]
    assert clauses(shown[0]) == [k.SHOWDOWN_FIRST, k.SHOWDOWN_MUCK]
    assert shown[1].because == ()
    assert clauses(shown[2]) == [k.SHOWDOWN_MUCK]
    assert shown[0].high is not None
    assert set(shown[0].high.five) == set(parse_cards("AhQhJh5h2h"))
    assert shown[0].low is None
    # The main pot to the full house, the side pot to the one who is left in it.
    assert [push.events for push in shown[3:]] == [
        (ev.PotPushed(0, ev.Half.WHOLE, 8, 407),),
        (ev.PotPushed(1, ev.Half.WHOLE, 4, 224),),
    ]
    assert clauses(shown[3]) == [k.HAND_FIVE_OF]
    assert clauses(shown[4]) == [k.POTS_ALL_IN]


def test_each_half_of_a_pot_is_paid_for_its_own_reasons() -> None:
    end = of_phase(tell(bundled("high-low-split.phh")), Phase.END)
    shown, pushed = end[:3], end[3:]
    assert shown[0].low is None
    # Seats 6 and 7 hold seven, five, four, deuce and ace.
    assert [step.low.ranks for step in shown[1:] if step.low] == [(7, 5, 4, 2, 1)] * 2
    high, low, low_again = pushed
    assert k.ODD_CHIP_HALVES in clauses(high)
    assert k.HAND_FIVE_OF in clauses(high)
    assert k.LOW_QUALIFIER not in clauses(high)
    assert clauses(low) == [k.LOW_QUALIFIER, k.ODD_CHIP_LOW]
    assert low_again.because == ()


def test_a_pot_nobody_contests_is_returned_and_pushed_without_a_showdown() -> None:
    steps = tell(written("p2 pb", "p3 cbr 10", "p1 f", "p2 f"))
    third, end = of_phase(steps, Phase.THIRD), of_phase(steps, Phase.END)
    # Ten wagered, three of them called by the bring-in: seven go back.
    assert (third[-2].kind, third[-2].events) == (StepKind.RETURN, (ev.UncalledReturned(3, 7),))
    assert third[-2].clause is k.POTS_ALL_IN
    # Three antes, and three from each of two.
    assert kinds(end) == [StepKind.PUSH]
    assert end[0].events == (ev.PotPushed(0, ev.Half.WHOLE, 3, 9),)


def test_a_hand_may_stop_anywhere() -> None:
    steps = tell(written("p2 pb"))
    assert kinds(list(steps)) == [StepKind.ANTE, StepKind.DEAL, StepKind.ANNOUNCE, StepKind.BRING_IN]


def test_where_nobody_has_chips_to_bet_the_deal_says_so() -> None:
    dealt = of_phase(tell(written(stacks="[1, 200, 1]")), Phase.THIRD)[0]
    assert dealt.kind is StepKind.DEAL
    assert clauses(dealt) == [k.BRING_IN_ALL_IN]


def test_a_caller_who_may_not_raise_is_told_why() -> None:
    called = tell(written("p2 pb", "p3 cbr 10", "p1 cbr 20", "p2 cbr 30", "p3 cbr 40", "p1 cc"))[-1]
    assert called.kind is StepKind.CALL
    # A completion and three raises: no more.
    assert clauses(called) == [k.CAP_WAGERS]
