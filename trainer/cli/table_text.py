"""A table in plain text: the title line, a line a seat, and the middle."""

from collections.abc import Iterator

from trainer.houses.house import House
from trainer.table import Seat, Table
from trainer.text.words import Words


def title(words: Words, table: Table, house: House, *, ante: bool = True, bring_in: bool = True) -> str:
    """The house, the game and the stakes, as the title bar of a table has them."""
    stakes, unit = table.stakes, table.stakes.unit
    bets = f"{words.money(stakes.small, unit)}/{words.money(stakes.big, unit)}"
    parts = [words.game(table.game), f"{words.structure(table.structure)} {bets}"]
    if ante:
        parts.append(words("ante {amount}", amount=words.money(stakes.ante, unit)))
    if bring_in:
        parts.append(words("bring-in {amount}", amount=words.money(stakes.bring_in, unit)))
    return words("{house}: {game}.", house=words(house.name), game=", ".join(parts))


def seats(words: Words, table: Table) -> Iterator[str]:
    """Each player with his cards, a mark for each that is not seen, his chips, and what he has bet on this street."""
    unit = table.stakes.unit
    cards = [words.cards([dealt.card for dealt in seat.cards]) for seat in table.seats]
    widest = max(len(each) for each in cards)
    for seat, held in zip(table.seats, cards, strict=True):
        name = words("Seat {seat}", seat=seat.number)
        bet = words("bet {amount}", amount=words.money(seat.bet, unit)) if seat.bet else ""
        if seat.folded:
            # What he had put in still lies there until the bets are pulled in.
            yield f"  {name}  {words('folded'):<{widest}}  {'':<8}  {bet}".rstrip()
            continue
        yield f"  {name}  {held:<{widest}}  {_chips(words, seat, table):<8}  {bet}".rstrip()


def middle(words: Words, table: Table, *, counts: bool = True) -> Iterator[str]:
    """The pot and the community card, and with their `counts` the stub and the burns."""
    yield words("Pot, {amount}", amount=words.money(table.pot, table.stakes.unit)) + "."
    if table.community:
        yield words.community(table) + "."
    if counts:
        yield f"{words.stub(table)}. {words.burns(table)}."


def _chips(words: Words, seat: Seat, table: Table) -> str:
    if seat.mucked:
        return words("mucked")
    return words.money(seat.stack, table.stakes.unit) if seat.stack else words("all-in")
