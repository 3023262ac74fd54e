"""Every trap of reading lows, wherever high/low is dealt: it may be dealt so, decides, and is read by every five."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations

import pytest

from tests.trainer.reference import best_low, high_of_five, number
from tests.trainer.scenarios.fives import best_fives, high, live, low, low_fives, low_of_five, seven
from tests.trainer.scenarios.situations import (
    HIGH_ONLY,
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

TRAPS = tuple(skill.removeprefix("low_hand.") for skill in skills(Topic.LOW_HAND))
THERE = tuple(house for house in HOUSES if house not in HIGH_ONLY)
CHOICES = {5: "low_five", 6: "low_six", 7: "low_seven", 8: "low_eight"}
Cards = tuple[str, ...]
NO_QUALIFIER = load_house("cardroom").with_written({"low.qualifier": "none"})


def asked(trap: str, house: str, seed: int) -> Scenario:
    scenario = situation(f"low_hand.{trap}", house, seed)
    assert scenario is not None
    return scenario


def many(trap: str, count: int) -> list[Scenario]:
    return [asked(trap, THERE[seed % len(THERE)], seed // len(THERE)) for seed in range(count)]


def own(question: Question) -> Cards:
    return seven(question.table, question.table.seat(question.seat or 0))


def picked(cards: frozenset[str]) -> PickedCards:
    return PickedCards(tuple(sorted((Card.parse(card) for card in cards), reverse=True)))


def alone(worth: dict[int, object], best: object) -> PickedSeat:
    top = [seat for seat in worth if worth[seat] == best]
    return PickedSeat(top[0] if len(top) == 1 else 0)


def right(question: Question) -> list[Answer]:
    """Every answer that is right, by every five of every live hand."""
    hands = live(question.table)
    lows = {seat: found for seat, cards in hands.items() if (found := low(cards)) is not None}
    match question.asks:
        case Asks.LOW_FIVE:
            return [picked(five) for five in low_fives(own(question))]
        case Asks.LOW_IS:
            best = low(own(question))
            return [Chosen(CHOICES[best[0]] if best else "low_none")]
        case Asks.BEST_LOW:
            return [alone(dict(lows), min(lows.values(), default=None))]
        case Asks.HANDS_WITH_LOW:
            return [Count(len(lows))]
        case Asks.LOW_ORDER:
            assert len({str(each) for each in lows.values()}) == len(hands)
            return [SeatOrder(tuple(sorted(lows, key=lambda seat: lows[seat])))]
        case Asks.BEST_HIGH:
            highs = {seat: high(cards) for seat, cards in hands.items()}
            return [alone(dict(highs), max(highs.values()))]
    raise AssertionError(question.asks)


@pytest.mark.parametrize("house", THERE)
@pytest.mark.parametrize("trap", TRAPS)
def test_trap_is_asked_and_decides(trap: str, house: str) -> None:
    for seed in range(5):
        scenario = asked(trap, house, seed)
        check_sound(scenario, load_house(house))
        question = scenario.question
        assert question.table.game.value == "hilo"
        assert next_duty(question.table, question.house).kind is DutyKind.PUSH
        assert live(question.seen) == live(question.table)
        assert question.ruling().answer in right(question)
        misled = [answer for _, answer in wrong_answers(question)]
        assert misled
        assert not [answer for answer in misled if answer in right(question)]


@pytest.mark.parametrize("house", HIGH_ONLY)
@pytest.mark.parametrize("trap", TRAPS)
def test_no_lows_are_asked_where_none_are_dealt(trap: str, house: str) -> None:
    assert situation(f"low_hand.{trap}", house, 0) is None


def test_either_card_of_a_pair_is_right() -> None:
    several = 0
    for scenario in many("duplicates", 60):
        question = scenario.question
        if question.asks is Asks.LOW_FIVE:
            answers = right(question)
            several += len(answers) > 1
            for answer in answers:
                assert mark(question, answer).right
    assert several > 5


# ----------------------------------------------------------------------------------------------------------------------
# What each trap is made of


def small(cards: Cards) -> list[int]:
    return sorted(rank for card in cards if (rank := number(card, ace_low=True)) <= 8)


def test_four_ranks_are_four_and_more_cards_than_that() -> None:
    for scenario in many("four_ranks_only", 40):
        hands = live(scenario.question.table).values()
        assert any(len(small(hand)) > 4 and len(set(small(hand))) in (4, 5) for hand in hands)


def test_one_low_is_read_from_the_top_and_another_from_the_bottom_or_by_its_total() -> None:
    for scenario in many("compare_from_top", 40):
        lows = [found for hand in live(scenario.question.table).values() if (found := low(hand)) is not None]
        from_top, from_bottom = sorted(lows), sorted(lows, key=lambda found: found[::-1])
        by_total = sorted(lows, key=sum)
        if scenario.question.asks is Asks.LOW_ORDER:
            assert from_top not in (from_bottom, by_total) or from_bottom != by_total
        else:
            least = [found for found in lows if sum(found) == sum(by_total[0])]
            assert from_bottom[0] != from_top[0] or least != [from_top[0]]


def test_the_best_low_there_is_lies_there() -> None:
    for scenario in many("wheel", 40):
        assert [5, 4, 3, 2, 1] in [low(hand) for hand in live(scenario.question.table).values()]


def test_the_five_of_a_low_are_a_straight_or_a_flush() -> None:
    kinds: Counter[int] = Counter()
    for scenario in many("straight_flush_ignored", 60):
        hands = live(scenario.question.table).values()
        found = [
            max(high_of_five(sorted(five), ace_low=False)[0] for five in low_fives(hand)) for hand in hands if low(hand)
        ]
        kinds.update(kind for kind in found if kind >= 4)
    assert set(kinds) == {4, 5, 8}
    assert min(kinds.values()) >= 5


def test_the_same_five_are_the_high_hand_and_the_low() -> None:
    for scenario in many("same_cards_both_ways", 40):
        question = scenario.question
        if question.asks is Asks.BEST_HIGH:
            continue
        hands = live(question.table).values()
        assert any(set(low_fives(hand)) & set(best_fives(hand)) for hand in hands if low(hand))


# ----------------------------------------------------------------------------------------------------------------------
# What each mistake answers


def five_lowest(cards: Cards) -> list[int] | None:
    ranks = sorted(number(card, ace_low=True) for card in cards)[:5][::-1]
    return ranks if ranks[0] <= 8 else None


def from_bottom(cards: Cards) -> list[int] | None:
    found = low(cards)
    return found[::-1] if found else None


def no_straight(cards: Cards) -> list[int] | None:
    found = [five for five in map(sorted, _fives(cards)) if high_of_five(five, ace_low=False)[0] not in (4, 8)]
    return min((ranks for five in found if (ranks := low_of_five(five))), default=None)


def no_flush(cards: Cards) -> list[int] | None:
    found = [five for five in _fives(cards) if len({card[1] for card in five}) > 1]
    return min((ranks for five in found if (ranks := low_of_five(five))), default=None)


def _fives(cards: Cards) -> list[tuple[str, ...]]:
    return list(combinations(cards, 5))


def total(cards: Cards) -> list[int] | None:
    found = low(cards)
    return [sum(found)] if found else None


def without_aces(cards: Cards) -> list[int] | None:
    rest = tuple(card for card in cards if card[0] != "A")
    return low(rest) if len(rest) >= 5 else None


def without_qualifier(cards: Cards) -> list[int] | None:
    """The five lowest ranks; where there are not five, what the equal cards make is above any of these."""
    found = best_low(cards, None)
    assert found is not None
    return low(cards, 13) or [14, *found[0]]


READ: dict[str, Callable[[Cards], list[int] | None]] = {
    "nine_counted_low": lambda cards: low(cards, 9),
    "any_five_counted_low": without_qualifier,
    "ace_not_counted_low": without_aces,
    "pair_counted_twice": five_lowest,
    "pair_no_low": lambda cards: low(cards) if len(set(small(cards))) == len(small(cards)) else None,
    "compared_from_bottom": from_bottom,
    "compared_by_total": total,
    "straight_no_low": no_straight,
    "flush_no_low": no_flush,
    "cards_used_once": lambda cards: None if set(low_fives(cards)) & set(best_fives(cards)) else low(cards),
}


@pytest.mark.parametrize("trap", TRAPS)
def test_a_mistake_reads_lows_as_its_name_says(trap: str) -> None:
    met = 0
    for scenario in many(trap, 40):
        question = scenario.question
        for held, answer in wrong_answers(question):
            if held.name not in READ:
                assert held.name == "ace_low_in_high_hand"
                continue
            worth = {seat: READ[held.name](cards) for seat, cards in live(question.table).items()}
            seen = {seat: found for seat, found in worth.items() if found is not None}
            if question.asks is Asks.HANDS_WITH_LOW:
                assert answer == Count(len(seen)), held.name
            elif question.asks is Asks.BEST_LOW:
                assert answer == alone(dict(seen), min(seen.values(), default=None)), held.name
            elif question.asks is Asks.LOW_IS:
                found = worth[question.seat or 0]
                top = CHOICES.get(found[0], "low_higher") if found else "low_none"
                assert answer == Chosen(top), held.name
            else:
                continue
            met += 1
    assert met > 15


@pytest.mark.parametrize("trap", TRAPS)
def test_every_misconception_leads_astray_somewhere(trap: str) -> None:
    skill = SKILLS[f"low_hand.{trap}"]
    assert misconceptions_met(skill, 20) == {held.name for held in skill.misconceptions}


@pytest.mark.parametrize("trap", TRAPS)
def test_every_misconception_can_be_the_one_named(trap: str) -> None:
    skill = SKILLS[f"low_hand.{trap}"]
    assert misconceptions_named(skill, 25) == {held.name for held in skill.misconceptions}


# ----------------------------------------------------------------------------------------------------------------------
# What the situations are like


@pytest.mark.parametrize("trap", TRAPS)
def test_a_seed_deals_the_same_again(trap: str) -> None:
    assert build(SKILLS[f"low_hand.{trap}"], load_house("tda"), 3) == asked(trap, "tda", 3)


def test_every_seat_is_the_answer_about_as_often() -> None:
    found: Counter[int] = Counter()
    for trap in TRAPS:
        for scenario in many(trap, 120):
            answer = scenario.question.ruling().answer
            if isinstance(answer, PickedSeat) and answer.seat:
                found[answer.seat] += 1
    for seat in range(1, 9):
        assert 0.08 < found[seat] / found.total() < 0.18, found


def test_the_five_lie_anywhere() -> None:
    places: Counter[int] = Counter()
    for trap in TRAPS:
        for scenario in many(trap, 120):
            answer = scenario.question.ruling().answer
            if isinstance(answer, PickedCards):
                places.update(own(scenario.question).index(str(card)) for card in answer.cards)
    for place in range(7):
        assert 0.1 < places[place] / places.total() < 0.19, places


def test_the_lows_to_choose_from_are_always_the_same() -> None:
    answers: Counter[Answer] = Counter()
    orders = set()
    for trap in TRAPS:
        for scenario in many(trap, 60):
            if scenario.question.asks is Asks.LOW_IS:
                orders.add(scenario.question.choices)
                answers[scenario.question.ruling().answer] += 1
    assert orders == {("low_five", "low_six", "low_seven", "low_eight", "low_higher", "low_none")}
    assert len(answers) == 5
    assert max(answers.values()) < 0.45 * answers.total()


def test_without_a_qualifier_every_hand_has_a_low_and_a_pair_is_worse_than_none() -> None:
    asks: Counter[Asks] = Counter()
    for seed in range(100):
        question = build(SKILLS["low_hand.four_ranks_only"], NO_QUALIFIER, seed).question
        worth = {seat: without_qualifier(cards) or [] for seat, cards in live(question.table).items()}
        right: dict[Asks, Answer] = {
            Asks.HANDS_WITH_LOW: Count(len(worth)),
            Asks.BEST_LOW: alone(dict(worth), min(worth.values())),
            Asks.LOW_IS: Chosen(CHOICES.get(worth.get(question.seat or 0, [0])[0], "low_higher")),
        }
        assert question.ruling().answer == right[question.asks], (seed, worth)
        asks[question.asks] += any(each[0] == 14 for each in worth.values())
    assert min(asks[each] for each in right) > 2


@pytest.mark.parametrize(
    ("trap", "clause", "value"),
    [("qualifies", "low.qualifier", "none"), ("same_cards_both_ways", "low.ace", "low")],
)
def test_no_trap_where_the_house_says_so_itself(trap: str, clause: str, value: str) -> None:
    with pytest.raises(NotOffered):
        build(SKILLS[f"low_hand.{trap}"], load_house("cardroom").with_written({clause: value}), 0)
