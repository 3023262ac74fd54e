"""The table as a screen reader reads it out. Give it tables and seats as the listener sees them."""

from collections.abc import Mapping

from trainer.money import Unit
from trainer.table import Seat, Table
from trainer.text.marker import N_
from trainer.text.names import Names

HIDDEN: Mapping[int, str] = {1: N_("one card down"), 2: N_("two cards down"), 3: N_("three cards down")}
"""How many of a player's hole cards cannot be seen."""


def seat(words: Names, player: Seat, unit: Unit, *, named: bool = False) -> str:
    """`Seat 4, two of diamonds up, two cards down, $530`, or `Seat 7, folded`; `named`, with the player's name."""
    parts = [words("Seat {seat}", seat=player.number)]
    if named and player.name:
        parts.append(player.name)
    if player.folded:
        return ", ".join([*parts, words("folded")])
    up = [words.card_name(card) for card in player.board]
    if up:
        parts.append(words("{cards} up", cards=words.listed(up)))
    known = [words.card_name(card) for card in player.down if card is not None]
    hidden = len(player.down) - len(known)
    if known:
        parts.append(words("{cards} down", cards=words.listed(known)))
    if hidden:
        parts.append(words(HIDDEN[hidden]))
    if player.mucked:
        parts.append(words("mucked"))
    parts.append(words.money(player.stack, unit) if player.stack else words("all-in"))
    return ", ".join(parts)


def stub(words: Names, shown: Table) -> str:
    """`Stub, 28 cards`."""
    return words.n("Stub, one card", "Stub, {count} cards", shown.stub) if shown.stub else words("Stub, no cards")


def burns(words: Names, shown: Table) -> str:
    """`Burns, 3 cards`, or `Burns, none`."""
    burned = len(shown.burned)
    return words.n("Burns, one card", "Burns, {count} cards", burned) if burned else words("Burns, none")


def community(words: Names, shown: Table) -> str:
    """`Community card, seven of spades`, or that it lies face down, or that there is none."""
    if shown.community is None:
        return words("Community card, none")
    if shown.community.card is None:
        return words("Community card, face down")
    return words("Community card, {card}", card=words.card_name(shown.community.card))


def table(words: Names, shown: Table, *, counts: bool, named: bool = False) -> str:
    """Seats, bets, pot and deck, a line each; `named`, with names; without `counts` stub and burns are left out."""
    unit = shown.stakes.unit
    lines = []
    for player, empty in zip(shown.seats, shown.empty, strict=True):
        lines += [
            seat(words, player, unit, named=named),
            *(words("Seat {seat}, empty", seat=number) for number in empty),
        ]
    for player in shown.seats:
        if player.bet:
            amount = words.money(player.bet, unit)
            lines.append(words("Seat {seat} bet, {amount}", seat=player.number, amount=amount))
    lines.append(words("Pot, {amount}", amount=words.money(shown.pot, unit)))
    if shown.community:
        lines.append(community(words, shown))
    if counts:
        lines += [stub(words, shown), burns(words, shown)]
    return "\n".join(lines)
