"""Pots, awards and river procedures on many tables, against the plain reference."""

from random import Random

import pytest

from tests.trainer import reference
from trainer.cards import DECK, Card, Rank, Suit
from trainer.houses import keys as k
from trainer.houses.house import Clause, House
from trainer.houses.keys import KEYS
from trainer.houses.values import Face, Game, Provenance
from trainer.money import Stakes
from trainer.procedure import dealer_event, next_duty, play
from trainer.rulings.payout import payout
from trainer.rulings.pots import pots
from trainer.rulings.river import river
from trainer.table import DealtCard, Seat, Street, Table

STAKES = Stakes(10, 20, 1, 3)
PAYING = (
    "hand.suits",
    "low.qualifier",
    "low.ace",
    "split.tied_both",
    "odd_chip.high",
    "odd_chip.halves",
    "odd_chip.low",
)
FACES = (Face.DOWN, Face.DOWN, *[Face.UP] * 4, Face.DOWN)


def house(**clauses: str) -> House:
    keys = {text.replace("__", "."): value for text, value in clauses.items()}
    return House(
        "any", "Any", {t: Clause(KEYS[t], KEYS[t].read(value), Provenance.ASSUMED) for t, value in keys.items()}
    )


def of(rules: dict[str, str]) -> House:
    return house(**{key.replace(".", "__"): value for key, value in rules.items() if key != "game"})


def random_money(rng: Random, most: int = 8) -> tuple[dict[int, int], set[int]]:
    """What two players or more have put in, and who has folded; amounts meet often, and somebody is left."""
    seats = sorted(rng.sample(range(1, 9), rng.randint(2, most)))
    amounts = rng.sample(range(60), 4)
    paid = {seat: rng.choice(amounts) for seat in seats}
    folded = {seat for seat in seats if rng.random() < 0.3} - {rng.choice(seats)}
    return paid, folded


@pytest.mark.parametrize("seed", range(4))
def test_pots_are_what_a_chip_by_chip_count_makes_them(seed: int) -> None:
    rng = Random(seed)
    for _ in range(250):
        paid, folded = random_money(rng)
        seats = tuple(Seat(number, 0, paid=amount, folded=number in folded) for number, amount in paid.items())
        found = pots(Table(STAKES, seats), house()).answer
        assert [(pot.amount, list(pot.seats)) for pot in found] == reference.pots(paid, folded), (paid, folded)


def alike(rng: Random, count: int) -> list[list[Card]]:
    """Seven cards for up to four, five of them of the same ranks for all and often a straight: such hands tie often."""
    ranks = rng.sample([*Rank], 5)
    if rng.random() < 0.7:
        top = rng.randint(5, 14)
        ranks = [Rank(14 if top - below == 1 else top - below) for below in range(5)]
    suits = {rank: rng.sample([*Suit], 4) for rank in ranks}
    rest = [card for card in DECK if card.rank not in ranks]
    rng.shuffle(rest)
    return [[*(Card(rank, suits[rank][at]) for rank in ranks), rest.pop(), rest.pop()] for at in range(count)]


def paired(rng: Random) -> list[list[Card]]:
    """Seven cards each for three: two hold the same three pairs and one card more, the third two pairs and three."""
    first, second, third, fourth, fifth, *rest = rng.sample([*Rank], 7)
    suits = {rank: rng.sample([*Suit], 4) for rank in Rank}
    cards = {rank: [Card(rank, suit) for suit in suits[rank]] for rank in Rank}
    hands = [[cards[rank].pop() for rank in (first, second, third) for _ in range(2)] for _ in range(2)]
    hands.append([cards[rank].pop() for rank in (fourth, fourth, fifth, fifth, fifth)])
    others = [card for rank in rest for card in cards[rank]]
    for hand in hands:
        while len(hand) < 7:
            hand.append(others.pop(rng.randrange(len(others))))
    return hands


def a_showdown(rng: Random, game: str) -> tuple[Table, dict[int, list[str]]]:
    """A table at the showdown, every pot claimed, and each seat's seven cards as the reference writes them."""
    paid, folded = random_money(rng, most=4 if rng.random() < 0.8 else 7)
    deck = rng.sample(DECK, 52)
    dealt = alike(rng, len(paid)) if len(paid) <= 4 else [[deck.pop() for _ in range(7)] for _ in paid]
    if len(paid) <= 3 and rng.random() < 0.7:
        dealt = paired(rng)[: len(paid)]
    middle = dealt[0][6] if rng.random() < 0.3 else None
    mucked = {number for number in paid if number not in folded and rng.random() < 0.1}
    if any(mucked.issuperset(winners) for _, winners in reference.pots(paid, folded)):
        mucked = set()  # the last with a claim to a pot has to show
    hands = {number: held[: 6 if middle else 7] for number, held in zip(paid, dealt, strict=True)}
    seats = tuple(
        Seat(
            number,
            0,
            paid=paid[number],
            folded=number in folded,
            mucked=number in mucked,
            cards=tuple(map(DealtCard, held, FACES)),
        )
        for number, held in hands.items()
    )
    community = DealtCard(middle, Face.UP) if middle else None
    table = Table(STAKES, seats, Game(game), street=Street.SEVENTH, rounds=((),) * 5, community=community)
    return table, {number: [*map(str, held), *([str(middle)] if middle else [])] for number, held in hands.items()}


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", ["high", "hilo"])
def test_awards_are_what_weighing_every_five_cards_makes_them(game: str, seed: int) -> None:
    rng = Random(f"{game} {seed}")
    shared = low_with_a_pair = 0
    for _ in range(100):
        rules = {key: rng.choice(KEYS[key].choices) for key in PAYING} | {"game": game}
        table, sevens = a_showdown(rng, game)
        found = payout(table, of(rules)).answer
        assert found is not None
        rows = [(each.pot, each.half.value, each.seat, each.amount) for each in found]
        paid = {seat.number: seat.paid for seat in table.seats}
        folded = {seat.number for seat in table.seats if seat.folded}
        mucked = {seat.number for seat in table.seats if seat.mucked}
        assert rows == reference.awards(paid, folded, mucked, sevens, rules), (rules, table)
        assert sum(amount for *_, amount in rows) == sum(paid.values())
        shared += len({(pot, half) for pot, half, *_ in rows}) < len(rows)
        lows = [seat for pot, half, seat, _ in rows if pot == 0 and half == "low"]
        low_with_a_pair += bool(lows) and reference.best_low(sevens[lows[0]], 13) is None
    assert shared > 5, "too few pots were shared for the test to prove anything"
    assert game == "high" or low_with_a_pair > 2, "too few lows had a pair for the test to prove anything"


def sixth_street_over(dealt_in: int, live: tuple[int, int, int], rules: dict[str, str]) -> Table:
    """The end of sixth street with so many live hands on fourth, fifth and sixth; everybody is all-in."""
    held = [6] * live[2] + [5] * (live[1] - live[2]) + [4] * (live[0] - live[1]) + [3] * (dealt_in - live[0])
    burned = {"none": 0, "fourth_on": 3, "third_on": 4}[rules["burns"]]
    seats = tuple(
        Seat(at, 0, paid=1, folded=cards < 6, cards=tuple(map(DealtCard, [None] * cards, FACES)))
        for at, cards in enumerate(held, 1)
    )
    return Table(
        STAKES,
        seats,
        street=Street.SIXTH,
        rounds=((),) * 4,
        stub=52 - sum(held) - burned,
        muck=sum(cards for cards in held if cards < 6),
        burned=(None,) * burned,
    )


def dealers_hands(table: Table, at: House) -> list[str]:
    """What the dealer does until seventh street is out."""
    names = {"CardDealt": "card", "CardBurned": "burn", "StubRemixed": "mix", "CommunityCardDealt": "community"}
    done = []
    while (event := dealer_event(next_duty(table, at), lambda: None)) is not None:
        done.append(names[type(event).__name__])
        table = play(table, at, event)
        held = sum(len(seat.cards) for seat in table.live)
        assert table.stub >= 0
        assert table.stub + table.muck + len(table.burned) + held + (table.community is not None) == 52
    assert all(len(seat.cards) == (6 if table.community else 7) for seat in table.live)
    return done


@pytest.mark.parametrize("burns", k.BURNS.choices)
@pytest.mark.parametrize("how", k.RIVER_SHORT_DECK.choices)
def test_the_river_is_dealt_as_counting_the_cards_out_would(how: str, burns: str) -> None:
    short = 0
    for dealt_in in range(2, 9):
        for fourth in range(2, dealt_in + 1):
            for fifth in range(2, fourth + 1):
                for sixth in range(2, fifth + 1):
                    for last in k.RIVER_LAST_CARD.choices:
                        rules = {"river.short_deck": how, "burns": burns, "river.last_card": last}
                        live = (fourth, fifth, sixth)
                        procedure, steps = reference.river(dealt_in, live, rules)
                        at = of(rules)
                        table = sixth_street_over(dealt_in, live, rules)
                        assert river(table, at).answer.procedure.value == procedure, (rules, dealt_in, live)
                        if procedure != "deal" or dealt_in == 8:
                            assert dealers_hands(table, at) == steps, (rules, dealt_in, live)
                        short += procedure != "deal"
    assert short
