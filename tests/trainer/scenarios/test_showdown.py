"""Every trap of the showdown, at every house: it may be dealt so, decides, and is answered by a second reckoning."""

from collections import Counter
from collections.abc import Callable

import pytest

from tests.trainer import reference
from tests.trainer.scenarios.counted import Added
from tests.trainer.scenarios.situations import (
    HOUSES,
    by_suit,
    check_sound,
    check_trap,
    clockwise,
    misconceptions_met,
    misconceptions_named,
    situation,
    skills,
    worth,
)
from trainer import events as ev
from trainer.cards import parse_cards
from trainer.hands import Category
from trainer.houses.loader import load_house
from trainer.marking import deciding
from trainer.procedure import DutyKind, next_duty
from trainer.questions import Answer, Asks, Chosen, Count, PickedSeat, SeatOrder, wrong_answers
from trainer.questions.showdown import called
from trainer.scenarios import Scenario, build
from trainer.skills import SKILLS, Topic
from trainer.text.words import Words

TRAPS = tuple(skill.removeprefix("showdown.") for skill in skills(Topic.SHOWDOWN))
ASKED = [(trap, house) for trap in TRAPS for house in HOUSES]
CASINO = ("tda", "cardroom")
NEVER = "hilo-bg"


def asked(trap: str, house: str, seed: int) -> Scenario:
    scenario = situation(f"showdown.{trap}", house, seed)
    assert scenario is not None
    return scenario


# ----------------------------------------------------------------------------------------------------------------------
# The second reckoning


def first(scenario: Scenario, house: str) -> int:
    """After a bet the last to make a full wager; else the lowest seat on the pages, and in the casinos whoever was
    first to act, or the best board where nobody could."""
    table = scenario.question.table
    river = table.rounds[4] if len(table.rounds) > 4 else ()
    shown, full = 0, 0
    for act in river:
        if isinstance(act, ev.Bet | ev.Raised) and 2 * (act.to - full) >= table.stakes.big:
            shown, full = act.seat, act.to
    live = [seat for seat in table.seats if not seat.folded]
    if shown:
        return shown
    if house not in CASINO:
        return min(seat.number for seat in live)
    if river:
        return river[0].seat
    best = max(worth(seat.board) for seat in live)
    tied = [seat for seat in live if worth(seat.board) == best]
    if house == "tda":
        return max(tied, key=lambda seat: by_suit(max(seat.board, key=by_suit))).number
    return tied[0].number


def order(scenario: Scenario, house: str) -> list[int]:
    start = first(scenario, house)
    after = [seat.number for seat in clockwise(scenario.question.table, start) if not seat.folded]
    return [start, *after[:-1]]


def to_be_shown(scenario: Scenario, house: str) -> list[int]:
    """The first in any case; all of them, those all-in, or nobody else, as the house has it."""
    seats = order(scenario, house)
    broke = [seat.number for seat in scenario.question.table.seats if not seat.folded and not seat.stack]
    if house == NEVER or (house == "tda" and broke):
        return seats
    return [number for number in seats if number == seats[0] or (house == "cardroom" and number in broke)]


def best_of_seven(scenario: Scenario) -> int:
    cards = Added(scenario).cards
    hands = {seat: cards[seat] for seat in cards if len(cards[seat]) == 7}
    worths = {seat: reference.best_high(seven, ace_low=False)[0] for seat, seven in hands.items()}
    assert not any(reference.best_low(seven, 8) for seven in hands.values())
    (winner,) = [seat for seat in worths if worths[seat] == max(worths.values())]
    return winner


def expected(scenario: Scenario, house: str) -> Answer:
    question = scenario.question
    match question.asks:
        case Asks.SHOWS_FIRST:
            return PickedSeat(first(scenario, house))
        case Asks.SHOW_ORDER:
            return SeatOrder(tuple(order(scenario, house)))
        case Asks.HANDS_SHOWN:
            # A last side pot that none of these can win needs one hand more.
            shown = to_be_shown(scenario, house)
            _, claims = Added(scenario).pots()[-1]
            return Count(len(shown) + (not set(claims) & set(shown)))
        case Asks.MAY_MUCK:
            return Chosen("must_show" if question.seat in to_be_shown(scenario, house) else "may_muck")
        case Asks.WINS_POT:
            return PickedSeat(best_of_seven(scenario))
        case _:
            contested = len([seat for seat in question.table.seats if not seat.folded]) > 1
            return Chosen("table_all_seven" if contested else "table_nothing")


@pytest.mark.parametrize(("trap", "house"), ASKED)
def test_trap_is_asked_and_decides(trap: str, house: str) -> None:
    for seed in range(5):
        scenario = asked(trap, house, seed)
        check_sound(scenario, load_house(house))
        check_trap(scenario, expected(scenario, house))


# ----------------------------------------------------------------------------------------------------------------------
# What each trap is made of


def bet_on_the_river(scenario: Scenario) -> bool:
    return any(isinstance(act, ev.Bet) for act in scenario.question.table.rounds[4])


def checked(scenario: Scenario) -> bool:
    river = scenario.question.table.rounds[4]
    return len(river) > 1 and all(isinstance(act, ev.Checked) for act in river)


def some_all_in(scenario: Scenario) -> bool:
    live = [seat for seat in scenario.question.table.seats if not seat.folded]
    broke = sum(not seat.stack for seat in live)
    return broke >= (1 if scenario.question.asks is Asks.HANDS_SHOWN else len(live) - 1)


def miscalled(scenario: Scenario) -> bool:
    """What he calls is not what he has, and is told with the question."""
    question = scenario.question
    (fact,) = question.situation
    seven = [dealt.card for dealt in question.table.seat(fact.values["seat"]).cards]
    truth = reference.best_high([str(card) for card in seven], ace_low=False)[0][0]
    return fact.values["seat"] == question.seat and fact.values["hand"].category != truth


MADE_OF: dict[str, Callable[[Scenario], bool]] = {
    "last_aggressor": bet_on_the_river,
    "checked_river": checked,
    "all_in": some_all_in,
    "may_muck": lambda scenario: len(scenario.question.choices) == 2,
    "cards_speak": miscalled,
    "all_seven_tabled": lambda scenario: len(scenario.question.choices) == 3,
}


@pytest.mark.parametrize(("trap", "house"), ASKED)
def test_the_deal_is_what_the_trap_says(trap: str, house: str) -> None:
    for seed in range(5):
        scenario = asked(trap, house, seed)
        assert MADE_OF[trap](scenario), (trap, house, seed)
        question = scenario.question
        duty = next_duty(question.table, load_house(house))
        if trap == "cards_speak":
            assert all(seat.folded or seat.shown for seat in question.table.seats)
            assert duty.kind is DutyKind.PUSH
        else:
            assert not any(seat.shown for seat in question.table.seats)
            assert duty.kind in (DutyKind.SHOW, DutyKind.PUSH)


@pytest.mark.parametrize("house", HOUSES)
def test_what_was_done_on_the_river_is_told(house: str) -> None:
    words = Words()
    for seed in range(10):
        scenario = asked("last_aggressor", house, seed)
        unit = scenario.question.table.stakes.unit
        told = " ".join(words.fact(fact, unit) for fact in scenario.question.situation)
        for act in scenario.question.table.rounds[4]:
            assert str(act.seat) in told
        assert told.count("raised to") == sum(isinstance(act, ev.Raised) for act in scenario.question.table.rounds[4])
    assert [fact.key for fact in asked("checked_river", house, 0).question.situation] == ["played.checked_round"]


def test_a_flush_is_called_with_four_of_a_suit_and_otherwise_what_the_upcards_show() -> None:
    # Four spades and a pair: no flush, though he calls one to the king.
    over = called(parse_cards("Ks9s 4s2sJhJd 3c"))
    assert (over.category, over.ranks[0]) == (Category.FLUSH, 13)
    # 5-6-7-8-9 in seven cards, of which 7, 8, queen and queen lie up.
    under = called(parse_cards("5c6d 7h8sQcQd 9h"))
    assert (under.category, under.ranks[0]) == (Category.PAIR, 12)


# ----------------------------------------------------------------------------------------------------------------------
# Mistakes


@pytest.mark.parametrize("trap", TRAPS)
def test_every_misconception_leads_astray_somewhere(trap: str) -> None:
    skill = SKILLS[f"showdown.{trap}"]
    assert misconceptions_met(skill, 25) == {held.name for held in skill.misconceptions}


@pytest.mark.parametrize("trap", TRAPS)
def test_every_misconception_can_be_the_one_named(trap: str) -> None:
    skill = SKILLS[f"showdown.{trap}"]
    assert misconceptions_named(skill, 40) == {held.name for held in skill.misconceptions}


def test_a_short_all_in_is_no_raise_and_another_house_s_muck_is_named() -> None:
    short = 0
    for seed in range(40):
        for house in HOUSES:
            question = asked("last_aggressor", house, seed).question
            misled = {held.name: answer for held, answer in wrong_answers(question)}
            if "short_all_in_shows_first" in misled:
                short += 1
                raised = [act.seat for act in question.table.rounds[4] if isinstance(act, ev.Raised)]
                assert not question.table.seat(raised[-1]).stack
    assert short > 10


@pytest.mark.parametrize("trap", TRAPS)
def test_the_clause_shown_is_one_that_the_trap_turns_on(trap: str) -> None:
    for seed in range(4):
        question = asked(trap, "cardroom", seed).question
        step = deciding(question, question.ruling().because)
        assert step is not None
        assert step.clause in question.skill.about


# ----------------------------------------------------------------------------------------------------------------------
# What the situations are like


@pytest.mark.parametrize("trap", TRAPS)
def test_a_seed_deals_the_same_again(trap: str) -> None:
    assert build(SKILLS[f"showdown.{trap}"], load_house("tda"), 3) == asked(trap, "tda", 3)


@pytest.mark.parametrize("trap", ["last_aggressor", "checked_river", "cards_speak"])
def test_every_seat_shows_first_or_wins_now_and_then(trap: str) -> None:
    found: Counter[int] = Counter()
    for seed in range(40):
        for house in HOUSES:
            answer = asked(trap, house, seed).question.ruling().answer
            assert isinstance(answer, SeatOrder | PickedSeat)
            found[answer.seats[0] if isinstance(answer, SeatOrder) else answer.seat] += 1
    # Of those left the lowest seat shows first on the pages, and seat 8 is never the lowest of three.
    for seat in range(1, 9):
        assert 0.02 < found[seat] / found.total() < 0.25, found


def test_a_side_pot_is_not_mucked_away() -> None:
    met = 0
    for seed in range(60):
        scenario = asked("all_in", "pokerking", seed)
        if scenario.question.asks is Asks.HANDS_SHOWN:
            met += scenario.question.ruling().answer == Count(2)
    assert met > 2


def test_may_he_muck_is_answered_either_way() -> None:
    for house in HOUSES:
        found = Counter(asked("may_muck", house, seed).question.ruling().answer for seed in range(30))
        if house != NEVER:
            assert min(found[Chosen("may_muck")], found[Chosen("must_show")]) >= 6, (house, found)


def test_what_must_be_tabled_is_answered_either_way() -> None:
    found = Counter(asked("all_seven_tabled", HOUSES[n % 6], n).question.ruling().answer for n in range(60))
    assert min(found[Chosen("table_all_seven")], found[Chosen("table_nothing")]) > 15
