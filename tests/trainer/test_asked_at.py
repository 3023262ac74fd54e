"""The dealer's question at any point of a hand agrees with what then happens there, in hands of every house."""

import random
from collections.abc import Iterator, Sequence

import pytest

from tests.trainer.random_hands import played, random_table
from trainer import events as ev
from trainer import resources
from trainer.houses import keys as k
from trainer.houses.loader import house_ids, load_house
from trainer.houses.values import Structure
from trainer.notation import phh
from trainer.notation.hand import Hand
from trainer.procedure import settle
from trainer.questions import (
    Amounts,
    Asks,
    Chosen,
    DealerNext,
    PickedSeat,
    Question,
    SeatAndAmounts,
    SeatOrder,
    Split,
    wrong_answers,
)
from trainer.questions.asked_at import decision_at, question_at
from trainer.questions.showdown import Muck
from trainer.rulings.river import Procedure
from trainer.table import Table, apply
from trainer.text.words import Words

WORDS = Words("en")
_LESSONS = [name for name in resources.names("lessons") if name[:1].isdigit()]
HANDS = [
    ("lessons", folder, name)
    for folder in ("hands", *_LESSONS)
    for name in resources.names("lessons", folder)
    if name.endswith(".phh")
]
WAGERS = (ev.Bet, ev.Completed, ev.Raised)


def written(*place: str) -> Hand:
    return phh.read(phh.parse(resources.read(*place)), None, {})


def whole(hand: Hand) -> list[ev.Event]:
    return [*hand.events, *settle(hand.table, hand.house)]


def moments(start: Table, events: Sequence[ev.Event]) -> Iterator[tuple[Table, Sequence[ev.Event]]]:
    """Each table of a hand with what happens from there on."""
    table = start
    for at, event in enumerate(events):
        yield table, events[at:]
        table = apply(table, event)


def agrees(question: Question, ahead: Sequence[ev.Event]) -> None:
    """What is answered is what happens next."""
    answer, following = question.ruling().answer, ahead[0]
    match question.asks, answer:
        case Asks.BRING_IN, SeatAndAmounts(seat=seat, amounts=amounts):
            put_in = following.amount if isinstance(following, ev.BringInPosted) else following.to
            assert following.seat == seat
            assert put_in in amounts or question.table.structure is Structure.SPREAD
        case ((Asks.FIRST_TO_ACT | Asks.NEXT_TO_ACT), PickedSeat(seat=seat)):
            assert isinstance(following, ev.Action)
            assert following.seat == seat
        case Asks.WAGER_TO, Amounts(amounts=amounts):
            assert following.seat == question.seat
            assert not isinstance(following, WAGERS) or following.to in amounts
        case Asks.RIVER_PROCEDURE, Chosen(choice=choice):
            assert Procedure(choice) in _as_dealt(question.table, ahead)
        case Asks.DEALER_NEXT, Chosen(choice=choice):
            done = {
                ev.UncalledReturned: DealerNext.GIVE_BACK,
                ev.BetsCollected: DealerNext.PULL_IN,
                ev.CardBurned: DealerNext.BURN,
                ev.CardDealt: DealerNext.DEAL,
            }
            assert choice == done[type(following)].value
        case Asks.SHOWS_FIRST, PickedSeat(seat=seat):
            assert isinstance(following, ev.HandShown)
            assert following.seat == seat
        case Asks.SHOW_ORDER, SeatOrder(seats=order):
            assert (
                tuple(event.seat for event in ahead if isinstance(event, ev.HandShown | ev.HandMucked))
                == order[: sum(isinstance(event, ev.HandShown | ev.HandMucked) for event in ahead)]
            )
        case Asks.MAY_MUCK, Chosen(choice=choice):
            assert following.seat == question.seat
            assert choice == Muck.MAY.value or isinstance(following, ev.HandShown)
        case Asks.SPLIT, Split(shares=shares):
            paid: dict[int, int] = {}
            for event in ahead:
                assert isinstance(event, ev.PotPushed)
                paid[event.seat] = paid.get(event.seat, 0) + event.amount
            assert dict(shares) == paid
        case asked:
            raise AssertionError(asked)


def _as_dealt(table: Table, ahead: Sequence[ev.Event]) -> set[Procedure]:
    """The procedures that seventh street, as it is dealt, can be an instance of."""
    street = []
    for event in ahead:
        if not isinstance(event, ev.CardBurned | ev.CardDealt | ev.StubRemixed | ev.CommunityCardDealt):
            break
        street.append(event)
    mixed = next((at for at, event in enumerate(street) if isinstance(event, ev.StubRemixed)), None)
    if isinstance(street[-1], ev.CommunityCardDealt):
        return {Procedure.COMMUNITY if mixed is None else Procedure.COMMUNITY_AFTER_REMIX}
    if mixed is None:
        # With nothing burned there is nothing to mix the last card with.
        return {Procedure.DEAL}
    remix = street[mixed]
    assert isinstance(remix, ev.StubRemixed)
    if remix.muck:
        return {Procedure.MUCK_RESHUFFLED}
    # A stub of one card is mixed at once, be it as the last card or with all the burns.
    return {Procedure.REMIX_LAST, Procedure.REMIX_ALL} if mixed == 0 else {Procedure.REMIX_LAST}


@pytest.mark.parametrize("place", HANDS, ids=lambda place: "/".join(place[1:]))
def test_a_hand_of_the_lessons_goes_on_as_the_question_is_answered(place: tuple[str, ...]) -> None:
    hand = written(*place)
    asked = []
    for table, ahead in moments(hand.start, whole(hand)):
        question = question_at(table, hand.house)
        if question is not None:
            agrees(question, ahead)
            asked.append(question.asks)
    assert Asks.BRING_IN in asked


@pytest.mark.parametrize("id", house_ids())
@pytest.mark.parametrize("seed", range(6))
def test_any_hand_goes_on_as_the_question_is_answered(id: str, seed: int) -> None:
    rng, house = random.Random(f"{id} {seed}"), load_house(id)
    start = random_table(rng)
    while start.game not in house[k.GAMES] or start.structure not in house[k.STRUCTURE]:
        start = random_table(rng)
    events = [event for _, event in played(rng, house, start)]
    for table, ahead in moments(start, events):
        question = question_at(table, house)
        if question is not None:
            agrees(question, ahead)
            _can_be_asked(question)
        called = question_at(table, house, called=True)
        assert (question is None) == (called is None)
        if called is not None:
            _can_be_asked(called)


def _can_be_asked(question: Question) -> None:
    """It has its sentence, its right answer is worded, and no misconception of its skill stumbles."""
    assert WORDS.ask(question)
    assert WORDS.answer(question.ruling().answer, question)
    for _, wrong in wrong_answers(question):
        assert WORDS.answer(wrong, question)
    if question.choices:
        answer = question.ruling().answer
        assert isinstance(answer, Chosen)
        assert answer.choice in question.choices


def asked_in(name: str) -> list[tuple[Asks, object]]:
    """What is decided in a hand, in order, each with its answer."""
    hand = written("lessons", "hands", name)
    asked = [decision_at(table, hand.house) for table, _ in moments(hand.start, whole(hand))]
    return [(question.asks, question.ruling().answer) for question in asked if question is not None]


def test_the_decisions_of_a_hand_in_their_order() -> None:
    # Seat 2 brings it in and nobody completes; fourth street is checked; on fifth and sixth seat 7 bets and all call;
    # one card is left for eight; on the river seat 7 bets, seat 8 raises, the others fold. Seat 8 wins $440.
    decided = asked_in("eight-to-the-river.phh")
    assert [each for each, _ in decided] == [
        *(Asks.BRING_IN, Asks.NEXT_TO_ACT),
        Asks.FIRST_TO_ACT,
        *(Asks.FIRST_TO_ACT, Asks.WAGER_TO),
        *(Asks.FIRST_TO_ACT, Asks.WAGER_TO),
        *(Asks.RIVER_PROCEDURE, Asks.FIRST_TO_ACT, Asks.WAGER_TO, Asks.WAGER_TO),
        *(Asks.SHOWS_FIRST, Asks.SPLIT),
    ]
    assert decided[-1][1] == Split(((8, 440),))


def test_who_starts_having_been_called_the_amount_is_asked() -> None:
    hand = written("lessons", "hands", "open-pair-side-pot.phh")
    for table, ahead in moments(hand.start, whole(hand)):
        question = question_at(table, hand.house, called=True)
        if isinstance(ahead[0], ev.BringInPosted):
            assert question is not None
            assert question.asks is Asks.MAY_PUT_IN
        # Seat 4's open pair of queens on fourth street: small or big, 20 or 40 dollars.
        if isinstance(ahead[0], ev.Bet) and ahead[0].seat == 4 and table.street == 4:
            assert question is not None
            assert (question.asks, question.seat) == (Asks.WAGER_TO, 4)
            assert question.ruling().answer == Amounts((20, 40))
            break
    else:
        raise AssertionError("no such bet")


def test_nothing_is_asked_where_the_door_cards_are_not_known() -> None:
    text = (
        'variant = "F7S"\nantes = [1, 1]\nbring_in = 3\nsmall_bet = 10\nbig_bet = 20\nstarting_stacks = [200, 200]\n'
        'actions = ["d dh p1 ????2c", "d dh p2 ??????"]\n'
    )
    hand = phh.read(phh.parse(text.encode()), None, {})
    assert question_at(hand.table, hand.house) is None
