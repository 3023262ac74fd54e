"""What has happened lately at a table of which only is known how it stands."""

from collections.abc import Iterator

from msgspec.structs import replace

from trainer import events as ev
from trainer.table import Street, Table, replay


def lately(table: Table, *, burn: bool = True) -> tuple[Table, tuple[ev.Event, ...]]:
    """How a table was before the cards of its street were dealt, and what the dealer and the players have done since.

    It is what the cards, the burns and the wagers on the table tell, in the order in which a dealer works: the burn,
    the cards clockwise, then the acts of the players. Replayed it gives the table again, but for how the street began;
    where the acts do not lead there, as after the showdown, only the cards are told, and where not even these do,
    nothing is. Without `burn` the burn has been made before.
    """
    acts = table.actions
    collected = (*acts, ev.BetsCollected()) if table.closed else acts
    for start, done in ((table.street_start(), acts), (table.street_start(), collected), (table, None)):
        before, dealt = _undealt(start, burn=burn)
        happened = (*dealt, *(done or ()))
        wanted = table if done is not None else replace(table, rounds=(*table.rounds[:-1], ()))
        if dealt and _alike(replay(before, happened), wanted):
            return before, happened
    return table, ()


def _undealt(table: Table, *, burn: bool) -> tuple[Table, tuple[ev.Event, ...]]:
    """A table without the cards of its street, and the dealer's work that laid them."""
    street = table.street
    first = 0 if street is Street.THIRD else street - 1
    dealt = list(_dealt(table, first))
    if table.community is not None:
        dealt.append(ev.CommunityCardDealt(table.community.card, table.community.face))
    burned = table.burned
    if burn and burned and street > Street.THIRD:
        dealt.insert(0, ev.CardBurned(burned[-1]))
        burned = burned[:-1]
    before = replace(
        table,
        seats=tuple(replace(seat, cards=seat.cards[:first]) for seat in table.seats),
        street=Street(max(street - 1, Street.THIRD)),
        rounds=table.rounds[:-1] or ((),),
        stub=table.stub + len(dealt),
        burned=burned,
        community=None,
        began=None,
    )
    return before, tuple(dealt)


def _dealt(table: Table, first: int) -> Iterator[ev.Event]:
    """The cards of a street round by round, clockwise."""
    for place in range(first, table.street):
        for seat in table.seats:
            if place < len(seat.cards):
                yield ev.CardDealt(seat.number, seat.cards[place].card, seat.cards[place].face)


def _alike(one: Table, other: Table) -> bool:
    return replace(one, began=None, closed=False) == replace(other, began=None, closed=False)
