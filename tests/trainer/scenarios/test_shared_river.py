"""Every trap of the short deck, at every house: it may be dealt so, decides, and is answered by counting cards."""

from collections import Counter
from collections.abc import Callable

import pytest

from tests.trainer.scenarios.situations import (
    HOUSES,
    by_suit,
    check_sound,
    check_trap,
    misconceptions_met,
    misconceptions_named,
    rank,
    situation,
    skills,
    worth,
)
from trainer import events as ev
from trainer.houses.loader import load_house
from trainer.procedure import DutyKind, next_duty
from trainer.questions import Answer, Asks, Chosen, Count, Hidden, PickedSeat, wrong_answers
from trainer.scenarios import NotOffered, Scenario, build
from trainer.skills import SKILLS, Topic
from trainer.table import Seat

PAGES = ("supremeking", "pokerking", "sportingbet", "hilo-bg")
TRAPS = tuple(skill.removeprefix("shared_river.") for skill in skills(Topic.SHARED_RIVER))
ONLY_AT = {
    "short_no_burns": PAGES,
    "tda_a": ("tda",),
    "tda_b": ("tda",),
    "tda_c": ("tda",),
    "cardroom_remix": ("cardroom",),
}
ASKED = [(trap, house) for trap in TRAPS for house in ONLY_AT.get(trap, HOUSES)]


def asked(trap: str, house: str, seed: int) -> Scenario:
    scenario = situation(f"shared_river.{trap}", house, seed)
    assert scenario is not None
    return scenario


class Counted:
    """The deck counted from what was dealt up to the close of sixth street."""

    def __init__(self, scenario: Scenario) -> None:
        cards: Counter[int] = Counter()
        self.burned = 0
        for event in scenario.events:
            match event:
                case ev.CardDealt(seat=seat) if cards[seat] < 6:
                    cards[seat] += 1
                case ev.CardBurned() if max(cards.values()) < 6:
                    self.burned += 1
        self.cards = cards
        self.dealt_in = len(cards)
        self.live = sum(not seat.folded for seat in scenario.question.table.seats)
        self.all_in = sum(not seat.folded and not seat.stack for seat in scenario.question.table.seats)
        self.stub = 52 - cards.total() - self.burned
        self.muck = cards.total() - 6 * self.live


def procedure(house: str, stub: int, live: int) -> str:
    """What is done with such a stub: the pages burn nothing, the two casino houses burn three and keep the last."""
    if house in PAGES:
        return "deal" if stub >= live else "community"
    if stub >= live + 2:
        return "deal"
    if house == "tda":
        if stub + 3 >= live + 2:
            return "remix_all"
        return "community" if stub >= 3 else "community_after_remix"
    served, last = before_and_after(stub)
    if live - served <= last:
        return "remix_last"
    return "community" if stub >= 2 else "community_after_remix"


def before_and_after(stub: int) -> tuple[int, int]:
    """Hands served before the mix, and cards in it: burn, deal to the last card, mix it with the four burns."""
    return (stub - 2, 5) if stub >= 2 else (0, stub + 3)


def with_muck(house: str, counted: Counted) -> str:
    """What is done by somebody who shuffles the muck in: even that may not reach, and then one card is shared."""
    burn, kept = (0, 0) if house in PAGES else (1, 1)
    if counted.stub + counted.muck >= counted.live + burn + kept:
        return "muck_reshuffled"
    return "community" if counted.stub > burn else "community_after_remix"


def by_count(scenario: Scenario, house: str) -> Answer:
    counted = Counted(scenario)
    return Chosen(procedure(house, counted.stub, counted.live))


def remix(scenario: Scenario, house: str) -> Answer:
    counted = Counted(scenario)
    served, last = before_and_after(counted.stub)
    match scenario.question.asks:
        case Asks.SERVED_BEFORE_MIX:
            return Count(served)
        case Asks.BURN_AFTER_MIX:
            return Chosen("no_burn_after_mix" if last == counted.live - served else "burn_after_mix")
        case _:
            return Chosen("remix_last")


def hands(scenario: Scenario, house: str) -> Answer:
    if scenario.question.asks is Asks.RIVER_HANDS:
        return Count(Counted(scenario).live)
    return by_count(scenario, house)


def lies(scenario: Scenario, house: str) -> Answer:
    counted = Counted(scenario)
    shared = procedure(house, counted.stub, counted.live).startswith("community")
    return Chosen("up_in_middle" if shared else "down_to_each")


def lows(scenario: Scenario, shared: bool | int) -> int:
    """How many live hands hold five different ranks up to eight; `shared`: all have the card, none has, or one seat."""
    table = scenario.question.table
    assert table.community is not None
    found = 0
    for seat in table.seats:
        if not seat.folded:
            cards = [dealt.card for dealt in seat.cards]
            if shared is True or shared == seat.number:
                cards.append(table.community.card)
            low = {1 if rank(card) == 14 else rank(card) for card in cards}
            found += sum(each <= 8 for each in low) >= 5
    return found


def plays(scenario: Scenario, house: str) -> Answer:
    match scenario.question.asks:
        case Asks.COMMUNITY_PLAYS:
            return Chosen("plays_for_every_hand")
        case Asks.COMMUNITY_HANDS:
            return Count(Counted(scenario).live)
        case _:
            return Count(lows(scenario, True))


def opens(scenario: Scenario, house: str) -> Answer:
    table = scenario.question.table
    assert table.community is not None
    live = [seat for seat in table.seats if not seat.folded]
    if house == "tda":
        first = table.rounds[3][0].seat
        if any(seat.number == first for seat in live):
            return PickedSeat(first)
    shared = (table.community.card,) if house == "cardroom" else ()
    top = max(worth((*seat.board, *shared)) for seat in live)
    tied = [seat for seat in live if worth((*seat.board, *shared)) == top]
    if house == "tda":
        return PickedSeat(max(tied, key=lambda seat: by_suit(max(seat.board, key=by_suit))).number)
    return PickedSeat(tied[0].number)


EXPECTED: dict[str, Callable[[Scenario, str], Answer]] = {
    "enough": by_count,
    "short_no_burns": by_count,
    "tda_a": by_count,
    "tda_b": by_count,
    "tda_c": by_count,
    "cardroom_remix": remix,
    "all_in_entitled": hands,
    "plays_for_all": plays,
    "who_opens": opens,
    "face": lies,
}


@pytest.mark.parametrize(("trap", "house"), ASKED)
def test_trap_is_asked_and_decides(trap: str, house: str) -> None:
    for seed in range(5):
        scenario = asked(trap, house, seed)
        check_sound(scenario, load_house(house))
        check_trap(scenario, EXPECTED[trap](scenario, house))


@pytest.mark.parametrize(
    ("trap", "house"), [(trap, house) for trap, there in ONLY_AT.items() for house in HOUSES if house not in there]
)
def test_no_trap_where_the_house_has_another_way(trap: str, house: str) -> None:
    assert situation(f"shared_river.{trap}", house, 0) is None


@pytest.mark.parametrize(
    ("house", "dealt_in", "live", "stub", "expected"),
    [
        # Eight dealt in, so many live from fourth street on: 52 - 24 - 3 x live, less three burns in a casino.
        ("tda", 8, 8, 1, "community_after_remix"),
        ("tda", 8, 7, 4, "community"),
        ("tda", 8, 6, 7, "remix_all"),
        ("tda", 8, 5, 10, "deal"),
        ("tda", 7, 7, 7, "remix_all"),
        ("cardroom", 8, 8, 1, "community_after_remix"),
        ("cardroom", 8, 7, 4, "remix_last"),
        ("cardroom", 8, 6, 7, "remix_last"),
        ("cardroom", 8, 5, 10, "deal"),
        ("hilo-bg", 8, 8, 4, "community"),
        ("hilo-bg", 8, 7, 7, "deal"),
    ],
)
def test_the_second_count_knows_the_table_of_the_rules(
    house: str, dealt_in: int, live: int, stub: int, expected: str
) -> None:
    assert 52 - 3 * dealt_in - 3 * live - (0 if house in PAGES else 3) == stub
    assert procedure(house, stub, live) == expected


# ----------------------------------------------------------------------------------------------------------------------
# What each trap is made of


@pytest.mark.parametrize(("trap", "house"), ASKED)
def test_the_count_is_the_question_s_and_can_be_made(trap: str, house: str) -> None:
    for seed in range(5):
        scenario = asked(trap, house, seed)
        question, counted = scenario.question, Counted(scenario)
        assert counted.burned == (0 if house in PAGES else 3)
        duty = next_duty(question.table, load_house(house))
        if trap in ("plays_for_all", "who_opens"):
            assert question.table.community is not None
            assert duty.kind in (DutyKind.ACT, DutyKind.SHOW)
            assert not question.situation
            continue
        assert (int(question.table.street), duty.street) == (6, 7)
        assert question.hidden == {Hidden.COUNTS}
        (fact,) = question.situation
        streets = [sum(held >= number for held in counted.cards.values()) for number in (3, 4, 5, 6)]
        assert [fact.values[name] for name in ("dealt", "fourth", "fifth", "sixth")] == streets
        assert 3 * streets[0] + sum(streets[1:]) + counted.burned + counted.stub == 52


def test_enough_is_close_either_way() -> None:
    answers = Counter()
    for house in HOUSES:
        for seed in range(10):
            scenario = asked("enough", house, seed)
            counted = Counted(scenario)
            needed = counted.live + (0 if house in PAGES else 2)
            enough = counted.stub >= needed
            answers[enough] += 1
            if enough:
                # Had the folded hands been dealt on, it would be short.
                assert 52 - 6 * counted.dealt_in - counted.burned < needed
            else:
                # Were the folded hands' cards still there, it would do.
                assert 52 - 6 * counted.live - counted.burned >= needed
    assert 0.35 < answers[True] / answers.total() < 0.75


def test_somebody_is_all_in_where_that_is_the_trap() -> None:
    kinds = set()
    for house in HOUSES:
        for seed in range(5):
            scenario = asked("all_in_entitled", house, seed)
            counted = Counted(scenario)
            kinds.add(scenario.question.asks)
            assert 1 <= counted.all_in <= 2
            if scenario.question.asks is Asks.RIVER_PROCEDURE:
                fewer = procedure(house, counted.stub, counted.live - counted.all_in)
                assert fewer != procedure(house, counted.stub, counted.live)
    assert kinds == {Asks.RIVER_HANDS, Asks.RIVER_PROCEDURE}


def test_the_card_room_is_asked_what_how_far_and_what_then() -> None:
    answers: dict[Asks, set[Answer]] = {}
    for seed in range(40):
        question = asked("cardroom_remix", "cardroom", seed).question
        answers.setdefault(question.asks, set()).add(question.ruling().answer)
    assert answers[Asks.BURN_AFTER_MIX] == {Chosen("burn_after_mix"), Chosen("no_burn_after_mix")}
    assert len(answers[Asks.SERVED_BEFORE_MIX]) >= 3
    assert answers[Asks.RIVER_PROCEDURE] == {Chosen("remix_last")}


def test_the_community_card_could_be_thought_to_leave_somebody_out() -> None:
    asks = set()
    for house in HOUSES:
        for seed in range(10):
            scenario = asked("plays_for_all", house, seed)
            question = scenario.question
            asks.add(question.asks)
            if question.asks is Asks.HANDS_WITH_LOW:
                assert question.table.game.value == "hilo"
                assert question.revealed == tuple(seat.number for seat in question.table.seats if not seat.folded)
                assert lows(scenario, True) > lows(scenario, False)
            else:
                # With chips before everybody, the hands with chips would be all hands.
                assert Counted(scenario).all_in
    assert asks == {Asks.COMMUNITY_PLAYS, Asks.COMMUNITY_HANDS, Asks.HANDS_WITH_LOW}


def test_another_board_would_open_if_the_card_counted() -> None:
    for house in HOUSES:
        for seed in range(5):
            scenario = asked("who_opens", house, seed)
            table = scenario.question.table
            assert table.community is not None
            shared = table.community.card
            live = [seat for seat in table.seats if not seat.folded]
            assert _best(live) != _best(live, shared)


def _best(live: list[Seat], *shared: object) -> int:
    return max(live, key=lambda seat: worth((*seat.board, *shared))).number


def test_the_seventh_card_lies_with_each_player_or_in_the_middle_about_as_often() -> None:
    answers = Counter(asked("face", house, seed).question.ruling().answer for house in HOUSES for seed in range(10))
    assert set(answers) == {Chosen("down_to_each"), Chosen("up_in_middle")}
    assert 0.3 < answers[Chosen("up_in_middle")] / answers.total() < 0.7


# ----------------------------------------------------------------------------------------------------------------------
# What each mistake answers


@pytest.mark.parametrize(("trap", "house"), ASKED)
def test_a_mistake_answers_what_its_name_says(trap: str, house: str) -> None:
    for seed in range(5):
        scenario = asked(trap, house, seed)
        counted = Counted(scenario)
        stub, live, dealt_in = counted.stub, counted.live, counted.dealt_in
        asks = scenario.question.asks
        expected: dict[str, Answer] = {
            "dealt_as_far_as_it_goes": Chosen("deal_as_far"),
            "community_at_once": Chosen("community"),
            "burn_not_taken": Chosen("deal_without_burn"),
            "remixed_needlessly": Chosen("community_after_remix"),
            "muck_used": Chosen(with_muck(house, counted)),
            "last_card_dealt": Chosen("deal"),
            "last_card_dealt_first": Count(stub - 1),
            "burned_though_cards_fit": Chosen("burn_after_mix"),
            "second_burn_forgotten": Chosen("no_burn_after_mix"),
            "community_card_for_one": Chosen("down_to_one"),
            "community_card_down": Chosen("down_in_middle"),
            "seventh_card_up": Chosen("up_to_each"),
            "tournament_remix_used": {
                Asks.SERVED_BEFORE_MIX: Count(0),
                Asks.BURN_AFTER_MIX: Chosen("burn_after_mix"),
            }.get(asks, Chosen(procedure("tda", stub, live))),
            "cardroom_remix_used": Chosen(procedure("cardroom", stub, live)),
            "folded_counted_to_the_end": Chosen(procedure(house, max(0, 52 - 6 * dealt_in - counted.burned), live)),
            "only_live_counted": Chosen(procedure(house, 52 - 6 * live - counted.burned, live)),
            # Burns that are made at none of the pages take three cards, and the river one; the last may be dealt.
            "burns_imagined": Chosen("deal" if stub - 3 >= live + 1 else "community"),
            "all_in_gets_none": (
                Count(live - counted.all_in)
                if asks is Asks.RIVER_HANDS
                else Chosen(procedure(house, stub, live - counted.all_in))
            ),
        }
        for held, answer in wrong_answers(scenario.question):
            if held.name in expected:
                assert answer == expected[held.name], (held.name, seed)


def test_who_is_left_out_of_the_community_card_by_mistake() -> None:
    for house in HOUSES:
        for seed in range(10):
            scenario = asked("plays_for_all", house, seed)
            counted = Counted(scenario)
            misled = {held.name: answer for held, answer in wrong_answers(scenario.question)}
            match scenario.question.asks:
                case Asks.COMMUNITY_PLAYS:
                    assert misled["plays_for_last_to_act"] == Chosen("plays_for_last_to_act")
                    assert misled["plays_not_for_all_in"] == Chosen("plays_for_hands_with_chips")
                    in_both = scenario.question.table.game.value == "hilo"
                    assert misled.get("plays_not_for_lows") == (Chosen("plays_for_high_only") if in_both else None)
                case Asks.COMMUNITY_HANDS:
                    assert misled["plays_for_last_to_act"] == Count(1)
                    assert misled["plays_not_for_all_in"] == Count(counted.live - counted.all_in)
                case _:
                    assert misled["plays_not_for_lows"] == Count(lows(scenario, False))
                    last = _last_on_seventh(scenario)
                    assert misled.get("plays_for_last_to_act", Count(lows(scenario, True))) == Count(
                        lows(scenario, last)
                    )


def _last_on_seventh(scenario: Scenario) -> int:
    """The live hand that sits last in turn, counted from who opened seventh street."""
    table = scenario.question.table
    first = table.rounds[4][0].seat
    turn = sorted(table.seats, key=lambda seat: (seat.number - first) % 8)
    return [seat.number for seat in turn if not seat.folded][-1]


@pytest.mark.parametrize("trap", TRAPS)
def test_every_misconception_leads_astray_somewhere(trap: str) -> None:
    skill = SKILLS[f"shared_river.{trap}"]
    assert misconceptions_met(skill, 20) == {held.name for held in skill.misconceptions}


@pytest.mark.parametrize("trap", TRAPS)
def test_every_misconception_can_be_the_one_named(trap: str) -> None:
    skill = SKILLS[f"shared_river.{trap}"]
    assert misconceptions_named(skill, 30) == {held.name for held in skill.misconceptions}


# ----------------------------------------------------------------------------------------------------------------------
# What the situations are like


@pytest.mark.parametrize("trap", TRAPS)
def test_a_seed_deals_the_same_again(trap: str) -> None:
    house = ONLY_AT.get(trap, HOUSES)[0]
    assert build(SKILLS[f"shared_river.{trap}"], load_house(house), 3) == asked(trap, house, 3)


@pytest.mark.parametrize("house", HOUSES)
def test_the_choices_stand_in_one_order_and_hold_every_answer(house: str) -> None:
    orders: dict[object, set[tuple[str, ...]]] = {}
    for trap in TRAPS:
        if (trap, house) in ASKED:
            for seed in range(5):
                question = asked(trap, house, seed).question
                if question.asks is not Asks.COMMUNITY_PLAYS:
                    orders.setdefault(question.asks, set()).add(question.choices)
                answers = [question.ruling().answer, *(answer for _, answer in wrong_answers(question))]
                assert {answer.choice for answer in answers if isinstance(answer, Chosen)} <= set(question.choices)
    assert {len(found) for found in orders.values()} == {1}


def test_every_seat_opens_about_as_often() -> None:
    found = Counter()
    for seed in range(25):
        for house in HOUSES:
            answer = asked("who_opens", house, seed).question.ruling().answer
            assert isinstance(answer, PickedSeat)
            found[answer.seat] += 1
    for seat in range(1, 9):
        assert 0.05 < found[seat] / found.total() < 0.25, found


def test_no_count_of_players_stands_for_an_answer() -> None:
    # The same number of live hands has one procedure here and another there.
    procedures: dict[int, set[Answer]] = {}
    for trap in ("enough", "tda_a", "tda_b", "tda_c"):
        for seed in range(20):
            scenario = asked(trap, "tda", seed)
            procedures.setdefault(Counted(scenario).live, set()).add(scenario.question.ruling().answer)
    assert sum(len(found) > 1 for found in procedures.values()) >= 3


@pytest.mark.parametrize(
    ("trap", "house", "clause", "value"),
    [
        ("short_no_burns", "hilo-bg", "burns", "fourth_on"),
        ("short_no_burns", "hilo-bg", "river.short_deck", "muck_reshuffled"),
        ("tda_a", "tda", "river.short_deck", "community"),
        ("cardroom_remix", "cardroom", "burns", "none"),
        ("who_opens", "pokerking", "players.most", "6"),
    ],
)
def test_no_trap_where_the_clause_makes_it_impossible(trap: str, house: str, clause: str, value: str) -> None:
    changed = load_house(house).with_written({clause: value})
    with pytest.raises(NotOffered):
        build(SKILLS[f"shared_river.{trap}"], changed, 0)
