"""What holds of every situation that is dealt on purpose, and the rules of a table in as few lines as will do.

The rules are written again here, of no code that the engine has: a situation's answer is worked out a second time.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product

from trainer.houses.house import House
from trainer.houses.loader import load_house
from trainer.marking import mark
from trainer.procedure import play
from trainer.questions import Answer, PickedSeat, Question, SeatAndAmounts, wrong_answers
from trainer.scenarios import NotOffered, Scenario, build
from trainer.skills import SKILLS, Skill, Topic, skills_of
from trainer.table import Seat, Table

HOUSES = ("supremeking", "pokerking", "sportingbet", "hilo-bg", "tda", "cardroom")
HIGH_ONLY = ("supremeking", "sportingbet")
BY_SUIT = "tda"
"""The house whose equal boards are told apart by suit; at the others the first clockwise from the dealer acts."""

RANKS, SUITS = "23456789TJQKA", "cdhs"


def rank(card: object) -> int:
    return RANKS.index(str(card)[0]) + 2


def by_suit(card: object) -> tuple[int, int]:
    return rank(card), SUITS.index(str(card)[1])


def clockwise(table: Table, after: int) -> Iterator[Seat]:
    """Everybody dealt in, round the table from the seat after `after`."""
    seats = {seat.number: seat for seat in table.seats}
    for step in range(1, 9):
        number = (after - 1 + step) % 8 + 1
        if number in seats:
            yield seats[number]


def next_with_chips(table: Table, after: int) -> int:
    return next(seat.number for seat in clockwise(table, after) if not seat.folded and seat.stack)


def low_seat(table: Table) -> Seat:
    """The lowest door card: rank first, then clubs, diamonds, hearts, spades."""
    return min(table.seats, key=lambda seat: by_suit(seat.board[0]))


def worth(cards: tuple[object, ...]) -> tuple[list[int], list[int]]:
    """How many cards of a rank there are where there are several, then the ranks, those of the most cards first."""
    counted = Counter(rank(card) for card in cards)
    ranks = sorted(counted, key=lambda each: (counted[each], each), reverse=True)
    return [counted[each] for each in ranks if counted[each] > 1], ranks


@cache
def situation(skill: str, house: str, seed: int) -> Scenario | None:
    """A situation of a skill, or None where the house does not ask it."""
    try:
        return build(SKILLS[skill], load_house(house), seed)
    except NotOffered:
        return None


def skills(topic: Topic) -> tuple[str, ...]:
    return tuple(skill.id for skill in skills_of(topic))


def check_sound(scenario: Scenario, house: House) -> None:
    """The hand may be dealt just so, card by card and act by act, and is a hand of this house."""
    start, table = scenario.start, scenario.start
    for event in scenario.events:
        table = play(table, house, event)
    assert table == scenario.question.table
    cards = table.known_cards()
    assert len(cards) == len(set(cards))
    numbers = [seat.number for seat in start.seats]
    assert numbers == sorted(set(numbers) & set(range(1, 9)))
    assert 2 <= len(numbers) <= 8
    assert any(dealt.stakes == start.stakes and dealt.game is start.game for dealt in house.stakes)


def check_trap(scenario: Scenario, expected: Answer) -> None:
    """The answer is the one expected, and some misconception gives another."""
    assert scenario.question.ruling().answer == expected
    misled = [answer for _, answer in wrong_answers(scenario.question)]
    assert misled
    assert expected not in misled


def seats_answered(skill: str, seeds: int) -> Counter[int]:
    """How often each seat was the answer, over seeds and houses in turn."""
    found: Counter[int] = Counter()
    for seed in range(seeds):
        scenario = situation(skill, HOUSES[seed % len(HOUSES)], seed // len(HOUSES))
        answer = scenario.question.ruling().answer if scenario else None
        if isinstance(answer, PickedSeat | SeatAndAmounts):
            found[answer.seat] += 1
    return found


def misconceptions_met(skill: Skill, seeds: int) -> set[str]:
    """The misconceptions of a skill that led astray in some situation, over seeds and houses, until all have."""
    return _met(skill, seeds, lambda question: {held.name for held, _ in wrong_answers(question)})


def misconceptions_named(skill: Skill, seeds: int) -> set[str]:
    """Those that some wrong answer was put down to, likewise."""
    return _met(skill, seeds, _named)


def _named(question: Question) -> set[str]:
    marks = (mark(question, answer) for _, answer in wrong_answers(question))
    return {each.misconception.name for each in marks if each.misconception}


def _met(skill: Skill, seeds: int, those: Callable[[Question], set[str]]) -> set[str]:
    met: set[str] = set()
    for seed, house in product(range(seeds), HOUSES):
        scenario = situation(skill.id, house, seed)
        met |= those(scenario.question) if scenario else set()
        if met >= {held.name for held in skill.misconceptions}:
            break
    return met
