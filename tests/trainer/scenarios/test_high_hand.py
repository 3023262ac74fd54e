"""Every trap of reading high hands, at every house: it may be dealt so, decides, and is read again by every five."""

from collections import Counter
from itertools import combinations

import pytest

from tests.sample import sampled
from tests.trainer.reference import high_of_five, number
from tests.trainer.scenarios.fives import KINDS, best_fives, high, live, seven
from tests.trainer.scenarios.situations import (
    HOUSES,
    check_sound,
    misconceptions_met,
    misconceptions_named,
    situation,
    skills,
)
from trainer.cards import Card
from trainer.houses.loader import load_house
from trainer.marking import mark
from trainer.procedure import DutyKind, next_duty
from trainer.questions import Answer, Asks, Chosen, Count, PickedCards, PickedSeat, Question, SeatOrder, wrong_answers
from trainer.scenarios import NotOffered, Scenario, build
from trainer.skills import SKILLS, Topic

TRAPS = tuple(skill.removeprefix("high_hand.") for skill in skills(Topic.HIGH_HAND))
CHANGED = {"tie": ("hand.suits", "rank")}
"""Traps that a clause makes impossible."""


def asked(trap: str, house: str, seed: int) -> Scenario:
    scenario = situation(f"high_hand.{trap}", house, seed)
    assert scenario is not None
    return scenario


def many(trap: str, count: int) -> list[Scenario]:
    return [asked(trap, HOUSES[seed % len(HOUSES)], seed // len(HOUSES)) for seed in range(count)]


def own(question: Question) -> tuple[str, ...]:
    return seven(question.table, question.table.seat(question.seat or 0))


def picked(cards: frozenset[str]) -> PickedCards:
    return PickedCards(tuple(sorted((Card.parse(card) for card in cards), reverse=True)))


def right(question: Question) -> list[Answer]:
    """Every answer that is right, by every five of every live hand."""
    worth = {seat: high(cards) for seat, cards in live(question.table).items()}
    top = [seat for seat in worth if worth[seat] == max(worth.values())]
    match question.asks:
        case Asks.BEST_FIVE:
            return [picked(five) for five in best_fives(own(question))]
        case Asks.HAND_IS:
            return [Chosen(f"kind_{KINDS[high(own(question))[0]]}")]
        case Asks.BEST_HIGH:
            return [PickedSeat(top[0] if len(top) == 1 else 0)]
        case Asks.HIGH_SHARED:
            return [Count(len(top))]
        case Asks.HIGH_ORDER:
            assert len(set(worth.values())) == len(worth)
            return [SeatOrder(tuple(sorted(worth, key=lambda seat: worth[seat], reverse=True)))]
    raise AssertionError(question.asks)


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("trap", TRAPS)
def test_trap_is_asked_and_decides(trap: str, house: str) -> None:
    for seed in range(5):
        scenario = asked(trap, house, seed)
        check_sound(scenario, load_house(house))
        question = scenario.question
        assert question.ruling().answer in right(question)
        misled = [answer for _, answer in wrong_answers(question)]
        assert misled
        assert not [answer for answer in misled if answer in right(question)]


@pytest.mark.parametrize("trap", TRAPS)
def test_all_hands_lie_open_and_the_pot_is_not_pushed_yet(trap: str) -> None:
    for scenario in many(trap, 12):
        question = scenario.question
        assert next_duty(question.table, question.house).kind is DutyKind.PUSH
        assert live(question.seen) == live(question.table)
        assert 2 <= len(live(question.table)) <= 8
        assert not question.situation


def test_of_equally_good_cards_any_are_right() -> None:
    several = 0
    for trap in ("three_pair", "full_house_two_trips", "kicker", "five_of_seven"):
        for scenario in many(trap, 30):
            question = scenario.question
            if question.asks is not Asks.BEST_FIVE:
                continue
            answers = right(question)
            several += len(answers) > 1
            for answer in answers:
                given = mark(question, answer)
                assert given.right
                assert given.correct == answer
                assert given.misconception is None
    assert several > 5


def test_cards_that_are_worth_less_or_are_not_his_are_wrong() -> None:
    for scenario in many("full_house_two_trips", 30):
        question = scenario.question
        if question.asks is not Asks.BEST_FIVE:
            continue
        cards = own(question)
        for five in combinations(cards, 5):
            assert mark(question, picked(frozenset(five))).right == (frozenset(five) in best_fives(cards))
        best = sorted(best_fives(cards)[0])
        assert not mark(question, picked(frozenset(best[:4]))).right
        assert not mark(question, picked(frozenset(cards))).right
        strange = next(f"{rank}{suit}" for rank in best[0][0] for suit in "cdhs" if f"{rank}{suit}" not in cards)
        assert not mark(question, picked(frozenset([*best[1:], strange]))).right


# ----------------------------------------------------------------------------------------------------------------------
# What each trap is made of


def counts(cards: tuple[str, ...]) -> list[int]:
    return sorted(Counter(card[0] for card in cards).values(), reverse=True)


def has_run(cards: tuple[str, ...]) -> bool:
    numbers = {number(card, ace_low=low) for card in cards for low in (False, True)}
    return any(set(range(top - 4, top + 1)) <= numbers for top in range(5, 15))


def test_three_pair_are_three() -> None:
    for scenario in many("three_pair", 30):
        question = scenario.question
        hands = [own(question)] if question.seat else list(live(question.table).values())
        assert any(counts(hand)[:3] == [2, 2, 2] and high(hand)[0] == 2 for hand in hands)


def test_aces_are_at_the_end_of_the_straight_that_is_asked_for() -> None:
    for trap, top in (("ace_low_straight", 5), ("ace_high_straight", 14)):
        tops = Counter(
            high(hand)[1]
            for scenario in many(trap, 60)
            for hand in live(scenario.question.table).values()
            if high(hand)[0] == 4
        )
        assert tops[top] > 25


def test_flush_and_straight_meet_in_one_hand_or_in_two() -> None:
    mixed = 0
    for scenario in many("flush_over_straight", 60):
        hands = live(scenario.question.table).values()
        assert any(high(hand)[0] == 5 for hand in hands)
        assert any(has_run(hand) for hand in hands)
        mixed += any(high(hand)[0] == 5 and has_run(hand) for hand in hands)
    assert 20 < mixed < 50


def test_equal_hands_are_about_as_often_asked_as_hands_that_only_look_equal() -> None:
    answers = Counter(str(scenario.question.ruling().answer) for scenario in many("tie", 120))
    shared = answers["PickedSeat(seat=0)"] + answers["Count(count=2)"] + answers["Count(count=3)"]
    assert 0.4 < shared / answers.total() < 0.85
    assert answers["Count(count=1)"]
    assert answers["Count(count=3)"]


def test_equal_hands_differ_in_what_is_left_out() -> None:
    for scenario in many("tie", 60):
        table = scenario.question.table
        worth = {seat: high(cards) for seat, cards in live(table).items()}
        top = [seat for seat in worth if worth[seat] == max(worth.values())]
        if len(top) > 1:
            ranks = {tuple(sorted(number(card) for card in live(table)[seat])) for seat in top}
            clauses = [held.clause.text for held, _ in wrong_answers(scenario.question) if held.clause]
            assert len(ranks) > 1 or "hand.suits" in clauses


def test_the_community_card_plays_or_does_not() -> None:
    plays = Counter()
    for scenario in many("community_card_plays", 60):
        question = scenario.question
        assert question.table.community is not None
        shared = str(question.table.community.card)
        if question.asks is Asks.BEST_FIVE:
            plays[any(shared in five for five in best_fives(own(question)))] += 1
    assert min(plays[True], plays[False]) >= 5


# ----------------------------------------------------------------------------------------------------------------------
# What each mistake answers


def fives_with(cards: tuple[str, ...], needed: tuple[str, ...]) -> tuple[int, ...]:
    return max(high_of_five(five, ace_low=False) for five in combinations(cards, 5) if set(needed) <= set(five))


@pytest.mark.parametrize(
    ("trap", "name", "read"),
    [
        ("five_of_seven", "hole_cards_must_play", lambda cards: fives_with(cards, cards[:2])),
        (
            "five_of_seven",
            "river_card_missed",
            lambda cards: max(high_of_five(five, ace_low=False) for five in combinations(cards[:6], 5)),
        ),
        ("community_card_plays", "community_card_must_play", lambda cards: fives_with(cards, cards[6:])),
        (
            "flush_over_straight",
            "straight_over_flush",
            lambda cards: max(
                (({4: 5, 5: 4}.get(worth[0], worth[0]), *worth[1:]))
                for five in combinations(cards, 5)
                for worth in [high_of_five(five, ace_low=False)]
            ),
        ),
        (
            "ace_low_straight",
            "ace_only_high",
            lambda cards: max(
                worth
                for five in combinations(cards, 5)
                for worth in [high_of_five(five, ace_low=False)]
                if worth != (4, 5)
            ),
        ),
        (
            "ace_high_straight",
            "ace_only_low",
            lambda cards: max(
                worth
                for five in combinations(cards, 5)
                for worth in [high_of_five(five, ace_low=False)]
                if worth != (4, 14)
            ),
        ),
    ],
)
def test_a_mistake_reads_hands_as_its_name_says(trap: str, name: str, read: object) -> None:
    met = 0
    for scenario in many(trap, 60):
        question = scenario.question
        misled = {held.name: answer for held, answer in wrong_answers(question)}
        if name not in misled or question.asks not in (Asks.BEST_FIVE, Asks.BEST_HIGH):
            continue
        met += 1
        if question.asks is Asks.BEST_FIVE:
            five = misled[name]
            assert isinstance(five, PickedCards)
            worth = high_of_five([str(card) for card in five.cards], ace_low=False)
            swapped = {4: 5, 5: 4}.get(worth[0], worth[0]) if name == "straight_over_flush" else worth[0]
            assert (swapped, *worth[1:]) == read(own(question))  # type: ignore[operator]
        else:
            worths = {seat: read(cards) for seat, cards in live(question.table).items()}  # type: ignore[operator]
            top = [seat for seat in worths if worths[seat] == max(worths.values())]
            assert misled[name] == PickedSeat(top[0] if len(top) == 1 else 0)
    assert met > 5


@pytest.mark.parametrize("trap", TRAPS)
def test_every_misconception_leads_astray_somewhere(trap: str) -> None:
    skill = SKILLS[f"high_hand.{trap}"]
    assert misconceptions_met(skill, 20) == {held.name for held in skill.misconceptions}


@pytest.mark.parametrize("trap", TRAPS)
def test_every_misconception_can_be_the_one_named(trap: str) -> None:
    skill = SKILLS[f"high_hand.{trap}"]
    assert misconceptions_named(skill, 20) == {held.name for held in skill.misconceptions}


# ----------------------------------------------------------------------------------------------------------------------
# What the situations are like


@pytest.mark.parametrize("trap", TRAPS)
def test_a_seed_deals_the_same_again(trap: str) -> None:
    assert build(SKILLS[f"high_hand.{trap}"], load_house("tda"), 3) == asked(trap, "tda", 3)


@pytest.mark.parametrize("trap", sampled(sorted(set(TRAPS) - {"kicker", "tie"}), 3))
def test_the_five_lie_anywhere(trap: str) -> None:
    places: Counter[int] = Counter()
    for scenario in many(trap, 240):
        question = scenario.question
        answer = question.ruling().answer
        if isinstance(answer, PickedCards):
            places.update(own(question).index(str(card)) for card in answer.cards)
    for place in range(7):
        assert 0.09 < places[place] / places.total() < 0.2, places


def test_the_kinds_to_choose_from_are_always_the_same() -> None:
    answers, orders = set(), set()
    for trap in TRAPS:
        for scenario in many(trap, 60):
            if scenario.question.asks is Asks.HAND_IS:
                orders.add(scenario.question.choices)
                answers.add(scenario.question.ruling().answer)
    assert orders == {tuple(f"kind_{kind}" for kind in KINDS)}
    assert len(answers) >= 6


@pytest.mark.parametrize(("trap", "clause", "value"), [(trap, *changed) for trap, changed in CHANGED.items()])
def test_no_trap_where_the_house_says_so_itself(trap: str, clause: str, value: str) -> None:
    house = load_house("cardroom").with_written({clause: value})
    with pytest.raises(NotOffered):
        build(SKILLS[f"high_hand.{trap}"], house, 0)
