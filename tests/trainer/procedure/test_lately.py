"""What a table tells of what has just happened at it."""

from msgspec.structs import replace

from trainer import events as ev
from trainer.cards import Card, parse_cards
from trainer.houses.loader import house_ids, load_house
from trainer.houses.values import Face
from trainer.money import Stakes
from trainer.procedure.lately import lately
from trainer.scenarios import NotOffered, build
from trainer.skills import SKILLS
from trainer.table import Seat, Street, Table, replay

START = Table(
    stakes=Stakes(small=20, big=40, ante=3, bring_in=5),
    seats=tuple(Seat(number=number, stack=97, paid=3) for number in (2, 5, 7)),
)
DOORS = parse_cards("Ks 2h Th")


def third() -> list[ev.Event]:
    """The deal of third street: two cards down and one up for each of three players, clockwise."""
    down = [ev.CardDealt(seat, None, Face.DOWN) for _ in range(2) for seat in (2, 5, 7)]
    return [*down, *(ev.CardDealt(seat, card, Face.UP) for seat, card in zip((2, 5, 7), DOORS, strict=True))]


FOURTH: list[ev.Event] = [
    *third(),
    ev.BringInPosted(5, 5),
    ev.Folded(7),
    ev.Called(2, 5),
    ev.BetsCollected(),
    ev.CardBurned(),
    ev.CardDealt(2, Card.parse("3c"), Face.UP),
    ev.CardDealt(5, Card.parse("4c"), Face.UP),
]


def test_third_street_is_dealt_round_by_round_and_then_acted_on() -> None:
    acts: list[ev.Event] = [ev.BringInPosted(5, 5), ev.Completed(7, 20), ev.Folded(2)]
    before, happened = lately(replay(START, [*third(), *acts]))
    assert list(happened) == [*third(), *acts]
    assert before == START


def test_on_a_later_street_the_burn_comes_first() -> None:
    table = replay(START, FOURTH)
    before, happened = lately(table)
    assert list(happened) == FOURTH[-3:]
    assert [len(seat.cards) for seat in before.seats] == [3, 3, 3]
    assert (before.street, before.burned, before.stub) == (Street.THIRD, (), 43)
    assert replay(before, happened) == table


def test_a_burn_that_is_not_to_be_counted_has_been_made_before() -> None:
    table = replay(START, FOURTH)
    before, happened = lately(table, burn=False)
    assert list(happened) == FOURTH[-2:]
    assert before.burned == table.burned


def test_acts_up_to_the_pulling_in() -> None:
    acts: list[ev.Event] = [ev.Bet(2, 20), ev.Called(5, 20), ev.BetsCollected()]
    table = replay(START, [*FOURTH, *acts])
    _, happened = lately(table)
    assert list(happened) == [*FOURTH[-3:], *acts]


def test_a_community_card_follows_its_burn() -> None:
    sixth = replace(
        replay(START, FOURTH),
        street=Street.SIXTH,
        rounds=((), (), (), ()),
        burned=(None,) * 3,
        seats=tuple(replace(seat, cards=seat.cards + seat.cards[2:3] * 2) for seat in START.seats),
    )
    table = replay(sixth, [ev.CardBurned(), ev.CommunityCardDealt(Card.parse("7s"))])
    before, happened = lately(table)
    assert list(happened) == [ev.CardBurned(), ev.CommunityCardDealt(Card.parse("7s"))]
    assert before.community is None


def test_where_the_acts_do_not_lead_there_only_the_cards_are_told() -> None:
    """An uncalled wager has been given back, which no table shows."""
    acts: list[ev.Event] = [ev.Bet(2, 20), ev.Called(5, 10), ev.UncalledReturned(2, 10), ev.BetsCollected()]
    table = replay(START, [*FOURTH, *acts])
    before, happened = lately(table)
    assert list(happened) == FOURTH[-3:]
    assert [(seat.stack, seat.bet) for seat in before.seats] == [(seat.stack, seat.bet) for seat in table.seats]


def test_a_table_without_cards_tells_nothing() -> None:
    assert lately(START) == (START, ())


def test_every_question_tells_of_no_more_than_is_seen() -> None:
    """Whatever is told leads to the table seen, and names no card that is not seen there."""
    told = 0
    for skill in SKILLS.values():
        for house in house_ids():
            try:
                seen = build(skill, load_house(house), 3).question.seen
            except NotOffered:
                continue
            before, happened = lately(seen)
            told += bool(happened)
            after = replay(before, happened)
            for reached, wanted in zip(after.seats, seen.seats, strict=True):
                assert reached == wanted, skill.id
            assert (after.stub, after.burned, after.community) == (seen.stub, seen.burned, seen.community)
            break
    # Before a deal there is nothing to tell.
    assert told > 0.8 * len(SKILLS)
