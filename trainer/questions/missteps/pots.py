"""Wrong steps where pots are made."""

from collections.abc import Callable

from msgspec.structs import replace

from trainer import events as ev
from trainer.questions.answer import Amount, Answer, Count
from trainer.questions.asks import Asks
from trainer.questions.pots import POT_ASKED, of_pot
from trainer.questions.question import Question
from trainer.rulings.gathering import gathered
from trainer.rulings.pots import Pot, pots, uncalled
from trainer.table import Table, apply


def all_in_one_pot(question: Question) -> Answer | None:
    """Everything taken for the main pot, which everybody left can win."""
    return of_pot(question, (_everything(question),)) if _pot(question) == 0 else None


def others_not_drawn_down(question: Question) -> Answer | None:
    """Nothing drawn into the main pot from the bets of those who have more: they make the side pot whole."""
    found = _right(question)
    table = _matched(question)
    if len(found) < 2:
        return None
    drawn = sum(table.seat(number).bet for number in found[1].seats)
    level = table.seat(_shortest(found)).bet
    main = found[0].amount - level * len(found[1].seats)
    return of_pot(question, (Pot(main, found[0].seats), Pot(drawn, found[1].seats)))


def earlier_pot_in_side_pot(question: Question) -> Answer | None:
    """What lay in the middle before put into the last side pot."""
    found = _right(question)
    before = question.table.pot
    if len(found) < 2:
        return None
    first, *middle, last = found
    return of_pot(question, (_and(first, -before), *middle, _and(last, before)))


def levels_not_subtracted(question: Question) -> Answer | None:
    """Each side pot counted from the first chip of the bets."""
    table = _matched(question)
    found = _right(question)
    at = _pot(question)
    if at is None or at < 1 or at >= len(found):
        return None
    level = min(table.seat(number).bet for number in found[at].seats)
    return Amount(level * len(found[at].seats))


def side_pots_merged(question: Question) -> Answer | None:
    """Whatever is above the shortest all-in taken for one side pot."""
    found = _right(question)
    if _pot(question) != 1 or len(found) < 3:
        return None
    return Amount(sum(pot.amount for pot in found[1:]))


def dead_money_forgotten(question: Question) -> Answer | None:
    """The chips in front of folded players left out."""
    return of_pot(question, _in(_living(_matched(question)), question))


def dead_money_in_main_pot(question: Question) -> Answer | None:
    """The chips in front of folded players all put into the main pot."""
    return _dead_money_to(question, 0)


def dead_money_in_side_pot(question: Question) -> Answer | None:
    """The chips in front of folded players all put into the last side pot."""
    return _dead_money_to(question, -1)


def uncalled_part_stays(question: Question) -> Answer | None:
    """The part of a bet that nobody called left in the pot."""
    excess = uncalled(question.table)
    if excess is None:
        return None
    if question.asks is Asks.UNCALLED:
        return Amount(0)
    right = question.ruling().answer
    return Amount(right.amount + excess[1]) if isinstance(right, Amount) else None


def whole_bet_goes_back(question: Question) -> Answer | None:
    """The bet given back whole, because nobody called all of it."""
    excess = uncalled(question.table)
    if excess is None:
        return None
    bet = question.table.seat(excess[0]).bet
    if question.asks is Asks.UNCALLED:
        return Amount(bet)
    right = question.ruling().answer
    level = min(seat.bet for seat in question.table.live)
    return Amount(right.amount - level) if isinstance(right, Amount) else None


def folded_still_in(question: Question) -> Answer | None:
    """Players who have folded counted where their chips lie."""
    found = _right(question)
    at = _pot(question)
    if at is None or at >= len(found):
        return None
    table = _matched(question)
    below = max((seat.bet for seat in table.live if seat.number not in found[at].seats), default=0)
    dead = [seat for seat in table.seats if seat.folded and seat.bet > below]
    return Count(len(found[at].seats) + len(dead))


def all_in_in_every_pot(question: Question) -> Answer | None:
    return Count(len(question.table.live))


def all_in_in_no_pot(question: Question) -> Answer | None:
    """Only those counted who have chips left."""
    return Count(sum(seat.stack > 0 for seat in question.table.live))


def short_ante_wins_every_ante(question: Question) -> Answer | None:
    """All the antes taken for the main pot."""
    antes = Pot(question.table.pot, ())
    rest = sum(pot.amount for pot in _right(question)) - antes.amount
    return of_pot(question, (antes, Pot(rest, ())))


def short_ante_in_for_everything(question: Question) -> Answer | None:
    """Everything taken for one pot, that the player with the short ante can win too."""
    return of_pot(question, (_everything(question),))


def _pot(question: Question) -> int | None:
    return POT_ASKED.get(question.asks)


def _right(question: Question) -> tuple[Pot, ...]:
    return gathered(question.table, question.house).answer


def _everything(question: Question) -> Pot:
    found = _right(question)
    return Pot(sum(pot.amount for pot in found), found[0].seats)


def _matched(question: Question) -> Table:
    """The table once what nobody called has gone back."""
    excess = uncalled(question.table)
    return apply(question.table, ev.UncalledReturned(*excess)) if excess else question.table


def _in(table: Table, question: Question) -> tuple[Pot, ...]:
    return pots(apply(table, ev.BetsCollected()), question.house).answer


def _dead_money_to(question: Question, at: int) -> Answer:
    table = _matched(question)
    dead = sum(seat.bet for seat in table.seats if seat.folded)
    found = list(_in(_living(table), question))
    found[at] = _and(found[at], dead)
    return of_pot(question, tuple(found))


def _and(pot: Pot, chips: int) -> Pot:
    return Pot(pot.amount + chips, pot.seats)


def _shortest(found: tuple[Pot, ...]) -> int:
    """A player who can win the main pot and no other."""
    return next(number for number in found[0].seats if number not in found[1].seats)


def _living(table: Table) -> Table:
    """The table without the chips in front of folded players."""
    return replace(table, seats=tuple([replace(seat, bet=0) if seat.folded else seat for seat in table.seats]))


MISSTEPS: dict[str, Callable[[Question], Answer | None]] = {
    step.__name__: step
    for step in (
        all_in_one_pot,
        others_not_drawn_down,
        earlier_pot_in_side_pot,
        levels_not_subtracted,
        side_pots_merged,
        dead_money_forgotten,
        dead_money_in_main_pot,
        dead_money_in_side_pot,
        uncalled_part_stays,
        whole_bet_goes_back,
        folded_still_in,
        all_in_in_every_pot,
        all_in_in_no_pot,
        short_ante_wins_every_ante,
        short_ante_in_for_everything,
    )
}
