"""A hand replayed under another house: where it departs, what the dealer does otherwise, and how far it goes."""

import random

import pytest

from tests.trainer.random_hands import played, random_table
from trainer import events as ev
from trainer import resources
from trainer.audit import Replayed, replayed
from trainer.commentary import tell
from trainer.errors import NotationError
from trainer.houses import keys as k
from trainer.houses.loader import house_ids, load_house
from trainer.notation import phh
from trainer.notation.hand import Hand
from trainer.questions.asked_at import question_at
from trainer.table import Street, apply, replay

NAMES = resources.names("lessons", "hands")


def bundled(name: str) -> Hand:
    return phh.read(phh.parse(resources.read("lessons", "hands", name)), None, {})


def told(found: Replayed) -> list[tuple[int, Street | None, int | None, str | None]]:
    return [(at, each.street, each.seat, each.refused.clause) for at, each in found.departures]


@pytest.mark.parametrize("name", NAMES)
def test_under_its_own_house_a_hand_is_the_same(name: str) -> None:
    hand = bundled(name)
    found = replayed(hand, hand.house)
    assert found.hand.events == hand.events
    assert (found.departures, found.otherwise) == ((), ())


def test_equal_boards_are_opened_by_another_seat_where_suits_decide() -> None:
    hand = bundled("equal-boards.phh")
    found = replayed(hand, load_house("tda"))
    ((at, street, seat, clause),) = told(found)
    assert (street, seat, clause) == (Street.FOURTH, 3, "opener.tie")
    assert isinstance(found.hand.events[at - 1], ev.Action)
    assert len(found.hand.events) == len(hand.events)


def test_the_odd_chip_of_the_low_half_goes_elsewhere() -> None:
    found = replayed(bundled("high-low-split.phh"), load_house("cardroom"))
    # Seats 6 and 7 share the low half; the odd chip goes by the card here, by the seat there.
    assert [(seat, clause) for _, _, seat, clause in told(found)] == [(6, "odd_chip.low"), (7, "odd_chip.low")]
    assert all(at == len(found.hand.events) + 1 for at, *_ in told(found))


def test_a_house_that_deals_no_community_card_there_departs_at_it() -> None:
    found = replayed(bundled("seven-share-a-river.phh"), load_house("cardroom"))
    assert [(street, clause) for _, street, _, clause in told(found)] == [(Street.SEVENTH, "river.short_deck")]
    assert isinstance(found.hand.events[found.departures[0][0] - 1], ev.CommunityCardDealt)


def test_what_the_dealer_does_otherwise_by_himself_is_told() -> None:
    # No burns online: each of the four streets begins with a card at once.
    without = replayed(bundled("five-streets.phh"), load_house("supremeking"))
    assert without.departures == ()
    dealt = [without.hand.events[at - 1] for at in without.otherwise]
    assert len(dealt) == 4
    assert all(isinstance(event, ev.CardDealt) for event in dealt)
    # Seven cards for six players: the cardroom burns and deals five before it mixes, where the tournament mixes first.
    room = replayed(bundled("six-to-the-river.phh"), load_house("cardroom"))
    assert [type(room.hand.events[at - 1]) for at in room.otherwise] == [ev.CardBurned, ev.StubRemixed]


def test_a_game_that_the_house_does_not_deal_is_refused() -> None:
    with pytest.raises(NotationError) as refused:
        replayed(bundled("five-streets.phh"), load_house("hilo-bg"))
    assert refused.value.args[0] == "house_game"


@pytest.mark.parametrize("seed", range(12))
def test_any_hand_under_any_house_goes_on_can_be_told_and_asked_about(seed: int) -> None:
    rng = random.Random(seed)
    first, second = (load_house(rng.choice(house_ids())) for _ in range(2))
    start = random_table(rng)
    while start.game not in first[k.GAMES] or start.structure not in first[k.STRUCTURE]:
        start = random_table(rng)
    events = tuple(event for _, event in played(rng, first, start))
    hand = Hand(start, events[: rng.randint(1, len(events))], first)
    if start.game not in second[k.GAMES] or start.structure not in second[k.STRUCTURE]:
        with pytest.raises(NotationError):
            replayed(hand, second)
        return
    found = replayed(hand, second)
    for step in tell(found.hand):
        assert step.after == replay(step.before, step.events)
    table = start
    for event in found.hand.events:
        question = question_at(table, second)
        assert question is None or question.ruling().because is not None
        table = apply(table, event)
    assert all(1 <= at <= len(found.hand.events) + 1 for at, _ in found.departures)
