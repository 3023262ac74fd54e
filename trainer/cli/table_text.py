"""A table in plain text: the title line, a line a seat, and the middle."""

from collections.abc import Iterator

from trainer.houses.house import House
from trainer.questions import Hidden
from trainer.table import Seat, Table
from trainer.text.words import Words

NOTHING: frozenset[Hidden] = frozenset()


def title(words: Words, table: Table, house: House, hidden: frozenset[Hidden] = NOTHING) -> str:
    """The house, the game and the stakes, as the title bar of a table has them; what is `hidden` is left out."""
    stakes, unit = table.stakes, table.stakes.unit
    bets = f"{words.money(stakes.small, unit)}/{words.money(stakes.big, unit)}"
    parts = [words.game(table.game), f"{words.structure(table.structure)} {bets}"]
    if Hidden.ANTE not in hidden:
        parts.append(words("ante {amount}", amount=words.money(stakes.ante, unit)))
    if Hidden.BRING_IN not in hidden:
        parts.append(words("bring-in {amount}", amount=words.money(stakes.bring_in, unit)))
    return words("{house}: {game}.", house=words(house.name), game=", ".join(parts))


def seats(words: Words, table: Table) -> Iterator[str]:
    """Each player with his cards, a mark for each that is not seen, his chips, and what he has bet on this street."""
    unit = table.stakes.unit
    cards = [words.cards([dealt.card for dealt in seat.cards]) for seat in table.seats]
    widest = max(len(each) for each in cards)
    for seat, held in zip(table.seats, cards, strict=True):
        name = words("Seat {seat}", seat=seat.number)
        if seat.folded:
            yield f"  {name}  {words('folded')}"
            continue
        bet = words("bet {amount}", amount=words.money(seat.bet, unit)) if seat.bet else ""
        yield f"  {name}  {held:<{widest}}  {_chips(words, seat, table):<8}  {bet}".rstrip()


def middle(words: Words, table: Table, hidden: frozenset[Hidden] = NOTHING) -> Iterator[str]:
    """The pot, the community card, the stub and the burns; what is `hidden` is left out."""
    yield words("Pot, {amount}", amount=words.money(table.pot, table.stakes.unit)) + "."
    if table.community:
        yield words.community(table) + "."
    if Hidden.COUNTS not in hidden:
        yield f"{words.stub(table)}. {words.burns(table)}."


def _chips(words: Words, seat: Seat, table: Table) -> str:
    if seat.mucked:
        return words("mucked")
    return words.money(seat.stack, table.stakes.unit) if seat.stack else words("all-in")
