"""Tables to draw, set up by hand."""

from collections.abc import Sequence

from trainer.cards import Card, parse_cards
from trainer.houses.values import Face
from trainer.money import Stakes
from trainer.table import DealtCard, Seat, Street, Table
from ui.table.marks import Labels
from ui.table.scene import TableScene
from ui.table.view import TableView

LABELS = Labels(
    pot="Pot",
    stub="Stub",
    burns="Burns",
    community="Community card",
    dealer="Dealer",
    folded="Folded",
    mucked="Mucked",
    all_in="All-in",
    to_act="To act",
    pots=("Main pot", "Side pot 1"),
)
STAKES = Stakes(small=20, big=40, ante=3, bring_in=5)
UNKNOWN = DealtCard(None, Face.DOWN)
DOORS = parse_cards("Ks 2h Th 2d As 2c Jh 3c")
UPCARDS = (
    DOORS,
    parse_cards("4s 5s 6s 7s 8s 9s Ts Js"),
    parse_cards("4h 5h 6h 7h 8h 9h 3h Qh"),
    parse_cards("4d5d6d7d8d9dTdJd"),
)
HOLE = parse_cards("4c5c6c7c8c9cTcJc QcKcAcAdKdQdQsAh 3s3d2sKhJd")


def money(amount: int) -> str:
    return f"${amount}"


def up(text: str) -> DealtCard:
    return DealtCard(Card.parse(text), Face.UP)


def down(text: str) -> DealtCard:
    return DealtCard(Card.parse(text), Face.DOWN)


def hand(at: int, cards: int) -> tuple[DealtCard, ...]:
    """A player's first so many cards, the hole cards unknown."""
    board = tuple(DealtCard(street[at], Face.UP) for street in UPCARDS)
    return (UNKNOWN, UNKNOWN, *board, UNKNOWN)[:cards]


def table(players: int = 8, cards: int = 3, *, bets: Sequence[int] = (), stub: int | None = None) -> Table:
    """Players with so many cards each, 100 chips behind and their antes in the pot."""
    bet = dict(enumerate(bets))
    seats = tuple(
        Seat(number=at + 1, stack=100, paid=3, bet=bet.get(at, 0), cards=hand(at, cards)) for at in range(players)
    )
    street = Street(max(cards, 3))
    burned = (None,) * max(0, cards - 3)
    left = 52 - players * cards - len(burned) if stub is None else stub
    return Table(stakes=STAKES, seats=seats, street=street, rounds=((),) * (street - 2), stub=left, burned=burned)


def scene(view: TableView) -> TableScene:
    """What the view looks at."""
    shown = view.scene()
    assert isinstance(shown, TableScene)
    return shown
