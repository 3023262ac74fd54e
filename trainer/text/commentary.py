"""A hand as somebody tells it: what happens, what happens next, and what the dealer says aloud."""

from collections.abc import Mapping

from trainer import events as ev
from trainer.hands import best_high, board_value
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.money import Unit
from trainer.procedure import Duty, DutyKind, next_duty
from trainer.rulings.betting import open_pair
from trainer.rulings.bring_in import bring_in
from trainer.rulings.first_to_act import opener
from trainer.rulings.payout import seven_cards
from trainer.table import Street, Table, apply
from trainer.text.marker import N_
from trainer.text.names import Names

_DUTIES: Mapping[DutyKind, str] = {
    DutyKind.POST_ANTE: N_("Seat {seat} antes {amount}."),
    DutyKind.BURN: N_("Burn a card before {street}."),
    DutyKind.DEAL: N_("Deal {street}: a card {face} to seat {seat}."),
    DutyKind.BRING_IN: N_("Seat {seat} brings it in."),
    DutyKind.ACT: N_("Seat {seat} acts."),
    DutyKind.RETURN: N_("Give {amount} back to seat {seat}: nobody called it."),
    DutyKind.COLLECT: N_("Pull the bets in."),
    DutyKind.COMMUNITY: N_("Deal one community card {face} for all."),
    DutyKind.SHOW: N_("Seat {seat} shows."),
    DutyKind.OVER: N_("The hand is over."),
}


def duty(words: Names, due: Duty, unit: Unit) -> str:
    """What happens next, as it is said to the dealer."""
    if due.kind is DutyKind.REMIX:
        if due.muck:
            return words("Shuffle the muck into the stub, and cut.")
        return words("Shuffle the burns into the stub, and cut.")
    if due.kind is DutyKind.BRING_IN and due.seat is None:
        return words("The lowest door card brings it in.")
    if due.kind is DutyKind.PUSH:
        if due.award is None:
            return words("Push the pot.")
        award = due.award
        return _pushed(words, award.half, award.pot, award.seat, words.money(award.amount, unit))
    return words(
        _DUTIES[due.kind],
        seat=due.seat,
        amount=words.money(due.amount, unit),
        street=words.street(due.street) if due.street else "",
        face=words.face(due.face),
    )


def _pushed(words: Names, half: ev.Half, pot: int, seat: int, amount: str) -> str:
    return words("Push {amount} to seat {seat}: {part}.", amount=amount, seat=seat, part=words.part(half, pot))


def event(words: Names, happened: ev.Event, table: Table) -> str:
    """What happens at `table`, a sentence; nothing is told of cards that lie face down."""
    match happened:
        case ev.CardDealt(seat=seat, card=card, face=v.Face.UP) if card is not None:
            return words("Seat {seat} is dealt the {card}.", seat=seat, card=words.card_name(card))
        case ev.CardDealt(seat=seat, face=face):
            return words("Seat {seat} is dealt a card {face}.", seat=seat, face=words.face(face))
        case ev.CardBurned():
            return words("The dealer burns a card.")
        case ev.StubRemixed(muck=True):
            return words("The dealer shuffles the muck into the stub, and cuts.")
        case ev.StubRemixed():
            return words("The dealer shuffles the burns into the stub, and cuts.")
        case ev.CommunityCardDealt(card=card, face=v.Face.UP) if card is not None:
            return words("The community card is the {card}: it plays in every live hand.", card=words.card_name(card))
        case ev.CommunityCardDealt(face=face):
            return words("One community card is dealt {face}: it plays in every live hand.", face=words.face(face))
        case ev.UncalledReturned(seat=seat, amount=amount):
            given = words.money(amount, table.stakes.unit)
            return words("{amount} goes back to seat {seat}: nobody called it.", amount=given, seat=seat)
        case ev.BetsCollected():
            pot = words.money(apply(table, happened).pot, table.stakes.unit)
            return words("The dealer pulls the bets in. The pot is {amount}.", amount=pot)
        case ev.HandShown(seat=seat):
            return _shown(words, seat, apply(table, happened))
        case ev.HandMucked(seat=seat):
            return words("Seat {seat} mucks.", seat=seat)
        case ev.PotPushed(pot=pot_number, half=half, seat=seat, amount=amount):
            part = words.part(half, pot_number)
            given = words.money(amount, table.stakes.unit)
            return words("Seat {seat} is pushed {amount}: {part}.", seat=seat, amount=given, part=part)
        case _:
            return _acted(words, happened, table)


def _shown(words: Names, seat: int, table: Table) -> str:
    player = table.seat(seat)
    cards = words.cards(player.down)
    seven = seven_cards(table, player)
    if seven is None:
        return words("Seat {seat} shows {cards}.", seat=seat, cards=cards)
    return words("Seat {seat} shows {cards}: {hand}.", seat=seat, cards=cards, hand=words.hand(best_high(seven)))


_ACTS: Mapping[str, tuple[str, str]] = {
    "ante": (N_("Seat {seat} antes {amount}."), N_("Seat {seat} antes {amount} and is all-in.")),
    "bring_in": (N_("Seat {seat} brings it in for {amount}."), N_("Seat {seat} brings it in for {amount}, all-in.")),
    "open": (N_("Seat {seat} opens for {amount}."), N_("Seat {seat} opens for {amount}, all-in.")),
    "complete": (N_("Seat {seat} completes to {amount}."), N_("Seat {seat} completes to {amount}, all-in.")),
    "bet": (N_("Seat {seat} bets {amount}."), N_("Seat {seat} bets {amount}, all-in.")),
    "call": (N_("Seat {seat} calls {amount}."), N_("Seat {seat} calls {amount}, all-in.")),
    "raise": (N_("Seat {seat} raises to {amount}."), N_("Seat {seat} raises to {amount}, all-in.")),
}
"""What puts chips in, each with what is said when they are the player's last."""


def _acted(words: Names, action: ev.AntePosted | ev.Action, table: Table) -> str:
    if isinstance(action, ev.Checked):
        return words("Seat {seat} checks.", seat=action.seat)
    if isinstance(action, ev.Folded):
        return words("Seat {seat} folds.", seat=action.seat)
    act, chips = _chips_in(action, table)
    all_in = not apply(table, action).seat(action.seat).stack
    return words(_ACTS[act][all_in], seat=action.seat, amount=words.money(chips, table.stakes.unit))


def _chips_in(
    action: ev.AntePosted | ev.BringInPosted | ev.Called | ev.Completed | ev.Bet | ev.Raised, table: Table
) -> tuple[str, int]:
    match action:
        case ev.AntePosted(amount=amount):
            return "ante", amount
        case ev.BringInPosted(amount=amount):
            return "bring_in", amount
        case ev.Called(amount=amount):
            return "call", amount
        case ev.Completed(to=to):
            return "complete" if table.actions else "open", to
        case ev.Bet(to=to):
            return "bet", to
        case ev.Raised(to=to):
            return "raise", to


def announcement(words: Names, table: Table, house: House) -> str | None:
    """The low card before the bring-in; the high board, and an open pair that counts, before a street's first act."""
    due = next_duty(table, house)
    if due.kind is DutyKind.BRING_IN:
        started = bring_in(table, house).answer
        if started is None or started.passed:
            return None
        low = table.seat(started.seat)
        return words("Low card: the {card}, seat {seat}.", card=words.card_name(low.board[0]), seat=low.number)
    if due.kind is not DutyKind.ACT or table.actions or table.street is Street.THIRD:
        return None
    first = opener(table, house).answer
    if first is None:
        return None
    if table.community:
        return words("Seat {seat} acts first.", seat=first)
    value = board_value(table.seat(first).board)
    board = words.showing(value.category, value.ranks[0])
    if open_pair(table, house).answer:
        return words("Seat {seat} acts first: {board}. Pair showing: a double bet is allowed.", seat=first, board=board)
    return words("Seat {seat} acts first: {board}.", seat=first, board=board)
