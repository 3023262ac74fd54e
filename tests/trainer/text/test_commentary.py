"""A hand told as it happens: every event and duty has its sentence, and nothing hidden is told."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from tests.trainer.text.hands import hand, houses
from trainer import events as ev
from trainer.cards import Card, parse_cards
from trainer.houses.house import House
from trainer.houses.loader import load_house
from trainer.houses.values import Face, Game
from trainer.money import Stakes, Unit
from trainer.procedure import Duty, DutyKind, next_duty
from trainer.rulings.payout import Award
from trainer.table import Seat, Street, Table, apply, replay
from trainer.text.words import Words

WORDS = Words()
HALVES = Unit(Fraction(1, 2), "$")
STAKES = Stakes(20, 40, 2, 6, HALVES)


def table(*stacks: int) -> Table:
    return Table(STAKES, tuple(Seat(number, stack) for number, stack in enumerate(stacks, 1)))


DEALT = replay(
    table(100, 6, 100),
    [
        ev.AntePosted(1, 2),
        *(ev.CardDealt(seat, card, Face.UP) for seat, card in zip((1, 2, 3), parse_cards("Kh2c9d"), strict=True)),
    ],
)


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (ev.AntePosted(1, 2), "Seat 1 antes $1."),
        (ev.AntePosted(2, 6), "Seat 2 antes $3 and is all-in."),
        (ev.CardDealt(3, Card.parse("Td"), Face.UP), "Seat 3 is dealt the ten of diamonds."),
        (ev.CardDealt(3, Card.parse("Td"), Face.DOWN), "Seat 3 is dealt a card face down."),
        (ev.CardDealt(3, None, Face.UP), "Seat 3 is dealt a card face up."),
        (ev.CardBurned(Card.parse("Td")), "The dealer burns a card."),
        (ev.StubRemixed(), "The dealer shuffles the burns into the stub, and cuts."),
        (ev.StubRemixed(burns=False, muck=True), "The dealer shuffles the muck into the stub, and cuts."),
        (
            ev.CommunityCardDealt(Card.parse("7s")),
            "The community card is the seven of spades: it plays in every live hand.",
        ),
        (
            ev.CommunityCardDealt(Card.parse("7s"), Face.DOWN),
            "One community card is dealt face down: it plays in every live hand.",
        ),
        (ev.BringInPosted(1, 6), "Seat 1 brings it in for $3."),
        (ev.BringInPosted(2, 6), "Seat 2 brings it in for $3, all-in."),
        (ev.Completed(1, 20), "Seat 1 opens for $10."),
        (ev.Checked(1), "Seat 1 checks."),
        (ev.Bet(1, 20), "Seat 1 bets $10."),
        (ev.Bet(1, 98), "Seat 1 bets $49, all-in."),
        (ev.Called(1, 21), "Seat 1 calls $10.50."),
        (ev.Raised(1, 40), "Seat 1 raises to $20."),
        (ev.Folded(1), "Seat 1 folds."),
        (ev.UncalledReturned(1, 14), "$7 goes back to seat 1: nobody called it."),
        (ev.BetsCollected(), "The dealer pulls the bets in. The pot is $1."),
        (ev.HandMucked(1), "Seat 1 mucks."),
        (ev.PotPushed(0, ev.Half.WHOLE, 3, 2), "Seat 3 is pushed $1: the main pot."),
        (ev.PotPushed(1, ev.Half.LOW, 3, 1), "Seat 3 is pushed $0.50: the low half of side pot 1."),
    ],
)
def test_an_event_as_it_is_told(event: ev.Event, said: str) -> None:
    assert WORDS.event(event, DEALT) == said


def test_a_completion_over_a_bring_in_is_no_opening() -> None:
    assert WORDS.event(ev.Completed(3, 20), apply(DEALT, ev.BringInPosted(2, 6))) == "Seat 3 completes to $10."


def test_a_hand_is_read_out_when_it_is_shown() -> None:
    faces = (Face.DOWN, Face.DOWN, Face.UP, Face.UP, Face.UP, Face.UP, Face.DOWN)
    cards = parse_cards("QcQd7h7sAdKc2h")
    shown = replay(table(9, 9), [ev.CardDealt(1, card, face) for card, face in zip(cards, faces, strict=True)])
    assert WORDS.event(ev.HandShown(1), shown) == "Seat 1 shows Q♣ Q♦ 2♥: two pair, queens and sevens."
    unknown = replace(shown, seats=(replace(shown.seats[0], cards=shown.seats[0].cards[:6]), shown.seats[1]))
    assert WORDS.event(ev.HandShown(1), unknown) == "Seat 1 shows Q♣ Q♦."


@pytest.mark.parametrize(
    ("duty", "said"),
    [
        (Duty(DutyKind.POST_ANTE, 2, amount=2), "Seat 2 antes $1."),
        (Duty(DutyKind.BURN, street=Street.FOURTH), "Burn a card before fourth street."),
        (Duty(DutyKind.DEAL, 4, Street.FIFTH, Face.UP), "Deal fifth street: a card face up to seat 4."),
        (Duty(DutyKind.BRING_IN, 6, Street.THIRD), "Seat 6 brings it in."),
        (Duty(DutyKind.ACT, 6, Street.THIRD), "Seat 6 acts."),
        (Duty(DutyKind.RETURN, 6, Street.THIRD, amount=20), "Give $10 back to seat 6: nobody called it."),
        (Duty(DutyKind.COLLECT, street=Street.THIRD), "Pull the bets in."),
        (Duty(DutyKind.REMIX, street=Street.SEVENTH), "Shuffle the burns into the stub, and cut."),
        (Duty(DutyKind.REMIX, street=Street.SEVENTH, muck=True), "Shuffle the muck into the stub, and cut."),
        (Duty(DutyKind.COMMUNITY, street=Street.SEVENTH, face=Face.UP), "Deal one community card face up for all."),
        (Duty(DutyKind.SHOW, 3), "Seat 3 shows."),
        (Duty(DutyKind.PUSH), "Push the pot."),
        (
            Duty(DutyKind.PUSH, 3, amount=41, award=Award(0, ev.Half.HIGH, 3, 41)),
            "Push $20.50 to seat 3: the high half of the main pot.",
        ),
        (Duty(DutyKind.OVER), "The hand is over."),
    ],
)
def test_a_duty_as_it_is_said_to_the_dealer(duty: Duty, said: str) -> None:
    assert WORDS.duty(duty, HALVES) == said


def test_every_duty_and_event_of_every_hand_is_told_and_no_hidden_card_with_it() -> None:
    for seed, house in enumerate(list(houses())[::4]):
        at, events = hand(house, seed)
        for event in events:
            duty = WORDS.duty(next_duty(at, house), at.stakes.unit)
            told = WORDS.event(event, at)
            assert not set("{}<>") & set(told + duty)
            hidden = isinstance(event, ev.CardBurned) or (
                isinstance(event, ev.CardDealt | ev.CommunityCardDealt) and event.face is Face.DOWN
            )
            if hidden:
                assert told == WORDS.event(replace(event, card=None), at)
            at = apply(at, event)


def dealt_up(boards: list[str], house: House, game: Game = Game.HIGH) -> Table:
    """Seats 1, 2, ... with two hidden cards each and these boards, the streets before the last checked round."""
    at = Table(STAKES, tuple(Seat(number, 500) for number in range(1, len(boards) + 1)), game)
    cards = [parse_cards(board) for board in boards]
    events: list[ev.Event] = [
        ev.CardDealt(number, None, Face.DOWN) for _ in range(2) for number in range(1, len(boards) + 1)
    ]
    for place in range(len(cards[0])):
        events += [ev.CardDealt(number, board[place], Face.UP) for number, board in enumerate(cards, 1)]
    return replay(at, events)


@pytest.mark.parametrize(
    ("house", "boards", "said"),
    [
        ("supremeking", ["9h", "2c", "Kd"], "Low card: the two of clubs, seat 2."),
        ("supremeking", ["9hKs", "2c3d", "KdQh"], "Seat 3 acts first: king high."),
        (
            "supremeking",
            ["9hKs", "2c2d", "KdQh"],
            "Seat 2 acts first: a pair of deuces. Pair showing: a double bet is allowed.",
        ),
        ("tda", ["9hKs", "2c2d", "KdQh"], "Seat 2 acts first: a pair of deuces."),
        ("supremeking", ["9hKs4c", "2c2d5h", "KdQhTs"], "Seat 2 acts first: a pair of deuces."),
    ],
)
def test_what_the_dealer_says_aloud(house: str, boards: list[str], said: str) -> None:
    rules = load_house(house)
    assert WORDS.announcement(dealt_up(boards, rules), rules) == said


def test_the_dealer_says_nothing_in_the_middle_of_a_street() -> None:
    rules = load_house("supremeking")
    acted = apply(dealt_up(["9hKs", "2c2d", "KdQh"], rules), ev.Checked(2))
    assert WORDS.announcement(acted, rules) is None
    brought_in = apply(dealt_up(["9h", "2c", "Kd"], rules), ev.BringInPosted(2, 6))
    assert WORDS.announcement(brought_in, rules) is None
