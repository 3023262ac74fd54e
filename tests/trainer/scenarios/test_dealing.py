"""Every trap of a dealer's own work, at every house: it may be dealt so, decides, and follows from what lies there."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from tests.trainer.scenarios.ladder import DOUBLES
from tests.trainer.scenarios.situations import (
    HOUSES,
    check_sound,
    check_trap,
    low_seat,
    misconceptions_met,
    misconceptions_named,
    rank,
    situation,
    skills,
    worth,
)
from trainer import events as ev
from trainer.houses.loader import load_house
from trainer.play import Stub, play_on, stays
from trainer.procedure import Duty, DutyKind, next_duty
from trainer.questions import Answer, Asks, Chosen, Hidden, PickedSeat, SeatOrder, wrong_answers
from trainer.scenarios import NotOffered, Scenario, build
from trainer.skills import SKILLS, Topic
from trainer.table import Seat, Table

TRAPS = tuple(skill.removeprefix("dealing.") for skill in skills(Topic.DEALING))
ASKED = [(trap, house) for trap in TRAPS for house in HOUSES]
BURNING = ("tda", "cardroom")


def asked(trap: str, house: str, seed: int) -> Scenario:
    scenario = situation(f"dealing.{trap}", house, seed)
    assert scenario is not None
    return scenario


def live(table: Table) -> list[Seat]:
    return [seat for seat in table.seats if not seat.folded]


def player(scenario: Scenario) -> Seat:
    assert scenario.question.seat is not None
    return scenario.question.table.seat(scenario.question.seat)


class Round:
    """The street in play, told from what lies on the table and what was done on it."""

    def __init__(self, scenario: Scenario) -> None:
        self.table = table = scenario.question.table
        self.acts = table.actions
        self.live = live(table)
        self.bets = any(seat.bet for seat in table.seats)
        self.street = max(len(seat.cards) for seat in table.seats)
        third = self.street <= 3
        self.call = max([table.stakes.bring_in if third and self.acts else 0, *(seat.bet for seat in table.seats)])
        acted = {act.seat for act in self.acts if not isinstance(act, ev.Folded)}
        self.to_come = [
            seat.number for seat in self.live if seat.stack and (seat.bet < self.call or seat.number not in acted)
        ]
        chips_went_in = any(not isinstance(act, ev.Checked | ev.Folded) for act in self.acts)
        pulled_in = chips_went_in and not self.bets
        self.over = pulled_in or not self.to_come
        top = sorted((seat.bet for seat in table.seats), reverse=True)
        self.uncalled = self.bets and top[0] > top[1]
        self.served = {len(seat.cards) for seat in self.live}


def comes_next(scenario: Scenario, house: str) -> str:
    played = Round(scenario)
    if not any(seat.cards for seat in played.table.seats):
        return "next_deal"  # no house burns before the first card
    if len(played.served) == 2:
        return "next_deal"  # some have been dealt the street, some not
    if not played.over:
        return "next_wait"
    if played.bets:
        return "next_give_back" if played.uncalled else "next_pull_in"
    burned = sum(isinstance(event, ev.CardBurned) for event in scenario.events)
    due = played.street - 2 if house in BURNING else 0
    return "next_burn" if burned < due else "next_deal"


def lies(scenario: Scenario) -> str:
    return "card_up" if len(player(scenario).cards) + 1 in (3, 4, 5, 6) else "card_down"


def called(scenario: Scenario, house: str) -> str:
    groups, _ = worth(player(scenario).board)
    pair = "call_pair"
    table = scenario.question.table
    if Round(scenario).street == 4 and table.game.value in DOUBLES[house]:
        pair = "call_pair_and_double_bet"
    names = {(): "call_high_card", (2,): pair, (2, 2): "call_two_pair", (3,): "call_trips", (4,): "call_quads"}
    return names[tuple(groups)]


def expected(scenario: Scenario, house: str) -> Answer:
    table = scenario.question.table
    match scenario.question.asks:
        case Asks.DEALT_IN_ORDER:
            return SeatOrder(tuple(sorted(seat.number for seat in live(table))))
        case Asks.CARD_LIES:
            return Chosen(lies(scenario))
        case Asks.LOW_CARD_CALLED:
            return PickedSeat(low_seat(table).number)
        case Asks.BOARD_CALLED:
            return Chosen(called(scenario, house))
        case _:
            return Chosen(comes_next(scenario, house))


@pytest.mark.parametrize(("trap", "house"), ASKED)
def test_trap_is_asked_and_decides(trap: str, house: str) -> None:
    for seed in range(6):
        scenario = asked(trap, house, seed)
        check_sound(scenario, load_house(house))
        check_trap(scenario, expected(scenario, house))


@pytest.mark.parametrize("house", HOUSES)
def test_the_hands_are_dealt_on_in_the_order_that_is_right(house: str) -> None:
    for seed in range(6):
        scenario = asked("order_of_deal", house, seed)
        table = scenario.question.table
        streets = max(len(seat.cards) for seat in table.seats)
        stub = Stub(Random(seed))
        stub.remix(table)
        dealt = play_on(table, load_house(house), stub, stays, _dealt_beyond(streets))
        order = [event.seat for event in dealt if isinstance(event, ev.CardDealt)]
        assert scenario.question.ruling().answer == SeatOrder(tuple(order))


def _dealt_beyond(street: int) -> Callable[[Table, Duty], bool]:
    """Stop where the street after that one has been dealt."""
    return lambda table, duty: table.street > street and duty.kind is not DutyKind.DEAL


# ----------------------------------------------------------------------------------------------------------------------
# What each trap is made of


def suited_or_in_a_row(seat: Seat) -> bool:
    ranks = sorted(rank(card) for card in seat.board)
    if ranks[-1] == 14 and ranks[:-1] == list(range(2, len(ranks) + 1)):
        return True
    in_a_row = ranks == list(range(ranks[0], ranks[0] + len(ranks)))
    return len(ranks) >= 3 and (in_a_row or len({str(card)[1] for card in seat.board}) == 1)


@pytest.mark.parametrize("house", HOUSES)
def test_the_situation_is_the_trap_s(house: str) -> None:
    for seed in range(10):
        order = asked("order_of_deal", house, seed)
        assert len(live(order.question.table)) >= 3
        card = asked("up_or_down", house, seed)
        assert next_duty(card.question.table, load_house(house)).seat == card.question.seat
        assert len(player(card).cards) + 1 in (1, 2, 3, 6, 7)
        high = asked("announce_high", house, seed)
        assert called(high, house) in ("call_pair", "call_two_pair", "call_trips")
        pair = asked("announce_pair", house, seed)
        assert worth(player(pair).board)[0] == [2]
        draws = asked("not_announced", house, seed)
        assert any(suited_or_in_a_row(seat) for seat in live(draws.question.table))
        for scenario in (high, pair, draws):
            # The board that is called is the board that acts first.
            boards = live(scenario.question.table)
            best = max(worth(seat.board) for seat in boards)
            assert worth(player(scenario).board) == best
        assert comes_next(asked("pull_bets_in", house, seed), house) != "next_wait"


@pytest.mark.parametrize("house", HOUSES)
def test_what_comes_next_is_asked_at_moments_of_every_kind(house: str) -> None:
    burns = {"next_burn"} if house in BURNING else set()
    found = {
        trap: Counter(comes_next(asked(trap, house, seed), house) for seed in range(30))
        for trap in ("burn_when", "pull_bets_in", "never_mid_round")
    }
    assert set(found["burn_when"]) == {"next_deal", "next_pull_in"} | burns
    assert set(found["pull_bets_in"]) >= {"next_pull_in", "next_give_back"}
    assert set(found["pull_bets_in"]) & {"next_deal", "next_burn"}
    assert set(found["never_mid_round"]) == {"next_wait", "next_pull_in"}
    for answers in found.values():
        assert max(answers.values()) < 27, answers


def test_burns_do_not_lie_open_where_they_would_tell() -> None:
    for trap, house in ASKED:
        question = asked(trap, house, 0).question
        told = question.asks is Asks.DEALER_NEXT
        assert question.hidden == ({Hidden.DECK} if told else set())
        assert question.deck_covered is told


# ----------------------------------------------------------------------------------------------------------------------
# What each mistake answers


def from_seat(seats: list[int], first: int) -> Answer:
    """The seats round the table from one of them."""
    return SeatOrder(tuple(sorted(seats, key=lambda seat: (seat - first) % 8)))


def mistaken(scenario: Scenario, house: str) -> dict[str, Answer]:
    table, played = scenario.question.table, Round(scenario)
    seats = [seat.number for seat in played.live]
    folded = [act.seat for act in table.actions if isinstance(act, ev.Folded)]
    on = Chosen("next_burn" if house in BURNING else "next_deal")
    first = table.rounds[0][0].seat if table.rounds[0] else 0
    answers: dict[str, Answer] = {
        "dealt_from_bring_in": from_seat(seats, first),
        "all_in_not_dealt": SeatOrder(tuple(seat.number for seat in played.live if seat.stack)),
        "folded_still_dealt": SeatOrder(tuple(sorted([*seats, *folded]))),
        "dealt_counterclockwise": SeatOrder(tuple(sorted(seats, reverse=True))),
        "door_card_first": Chosen("card_up" if lies(scenario) == "card_down" else "card_down")
        if scenario.question.asks is Asks.CARD_LIES
        else on,
        "dealt_like_five_card": Chosen("card_up"),
        "last_two_down": Chosen("card_down"),
        "seventh_card_up": Chosen("card_up"),
        "burns_left_out": Chosen("next_deal"),
        "burns_made_up": Chosen("next_burn"),
        "burn_before_deal": Chosen("next_burn"),
        "burn_for_each_hand": Chosen("next_burn"),
        "only_high_card_called": Chosen("call_high_card"),
        "one_pair_called": Chosen("call_pair"),
        "open_pair_not_in_hilo": Chosen("call_pair"),
        "open_pair_ignored": Chosen("call_pair"),
        "double_bet_called_late": Chosen("call_pair_and_double_bet"),
        "double_bet_called_anyway": Chosen("call_pair_and_double_bet"),
        "dealt_before_pulling_in": on,
        "uncalled_pulled_in": Chosen("next_pull_in"),
        "nothing_pulled_in": Chosen("next_pull_in"),
        "pulled_in_mid_round": Chosen("next_pull_in"),
        "dealt_mid_round": on,
        "option_like_a_big_blind": Chosen("next_wait"),
        "waits_for_last_bettor": Chosen("next_wait"),
    }
    if table.actions:
        answers["dealt_from_first_to_act"] = from_seat(seats, table.actions[0].seat)
    if scenario.question.asks is Asks.LOW_CARD_CALLED:
        doors = {seat.number: str(seat.board[0]) for seat in table.seats}
        low = rank(low_seat(table).board[0])
        tied = [number for number in doors if rank(doors[number]) == low]
        by_suit = {number: "cdhs".index(doors[number][1]) for number in doors}
        aces = [number for number in doors if rank(doors[number]) == 14]
        answers["suits_reversed"] = PickedSeat(max(tied, key=lambda number: by_suit[number]))
        answers["first_dealt_is_low"] = PickedSeat(min(tied))
        answers["high_card_called"] = PickedSeat(max(doors, key=lambda number: (rank(doors[number]), by_suit[number])))
        if aces:
            answers["ace_is_low"] = PickedSeat(min(aces, key=lambda number: by_suit[number]))
    return answers


@pytest.mark.parametrize(("trap", "house"), ASKED)
def test_a_mistake_answers_what_its_name_says(trap: str, house: str) -> None:
    for seed in range(8):
        scenario = asked(trap, house, seed)
        names = mistaken(scenario, house)
        for held, answer in wrong_answers(scenario.question):
            if held.name in ("straights_flushes_called", "draw_called_instead"):
                assert answer in (Chosen("call_straight"), Chosen("call_flush"))
            else:
                assert answer == names[held.name], (held.name, seed)


@pytest.mark.parametrize("house", HOUSES)
def test_who_calls_a_draw_calls_a_board_that_has_one(house: str) -> None:
    for seed in range(12):
        scenario = asked("not_announced", house, seed)
        misled = {held.name: answer for held, answer in wrong_answers(scenario.question)}
        others = [seat for seat in live(scenario.question.table) if seat.number != scenario.question.seat]
        assert ("straights_flushes_called" in misled) is suited_or_in_a_row(player(scenario))
        assert ("draw_called_instead" in misled) is any(suited_or_in_a_row(seat) for seat in others)


@pytest.mark.parametrize("trap", TRAPS)
def test_every_misconception_leads_astray_somewhere(trap: str) -> None:
    skill = SKILLS[f"dealing.{trap}"]
    assert misconceptions_met(skill, 40) == {held.name for held in skill.misconceptions}


@pytest.mark.parametrize("trap", TRAPS)
def test_every_misconception_can_be_the_one_named(trap: str) -> None:
    skill = SKILLS[f"dealing.{trap}"]
    assert misconceptions_named(skill, 40) == {held.name for held in skill.misconceptions}


# ----------------------------------------------------------------------------------------------------------------------
# What the situations are like


@pytest.mark.parametrize("trap", TRAPS)
def test_the_choices_stand_in_one_order_and_hold_every_answer(trap: str) -> None:
    orders = set()
    for house in HOUSES:
        for seed in range(6):
            question = asked(trap, house, seed).question
            orders.add(question.choices)
            answers = [question.ruling().answer, *(answer for _, answer in wrong_answers(question))]
            assert {answer.choice for answer in answers if isinstance(answer, Chosen)} <= set(question.choices)
    assert len(orders) == 1


@pytest.mark.parametrize("trap", TRAPS)
def test_no_trap_has_one_answer_only(trap: str) -> None:
    answers = Counter(asked(trap, house, seed).question.ruling().answer for house in HOUSES for seed in range(15))
    assert len(answers) >= 2
    assert max(answers.values()) < 0.8 * answers.total(), answers


@pytest.mark.parametrize("trap", ["announce_low", "announce_high", "announce_pair", "not_announced", "up_or_down"])
def test_every_seat_comes_up_about_as_often(trap: str) -> None:
    found = Counter()
    for house in HOUSES:
        for seed in range(25):
            question = asked(trap, house, seed).question
            answer = question.ruling().answer
            found[answer.seat if isinstance(answer, PickedSeat) else question.seat] += 1
    for seat in range(1, 9):
        assert 0.05 < found[seat] / found.total() < 0.25, found


@pytest.mark.parametrize("trap", TRAPS)
def test_a_seed_deals_the_same_again(trap: str) -> None:
    assert build(SKILLS[f"dealing.{trap}"], load_house("cardroom"), 3) == asked(trap, "cardroom", 3)


def test_no_draw_is_left_uncalled_where_draws_count() -> None:
    house = load_house("cardroom").with_written({"opener.straights_flushes": "counted"})
    with pytest.raises(NotOffered):
        build(SKILLS["dealing.not_announced"], house, 0)
