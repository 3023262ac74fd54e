"""How little and how much may be wagered in a spread game, where a wager has no fixed size."""

from trainer.houses import keys as k
from trainer.houses.house import House
from trainer.money import Chips
from trainer.reasons import Fact, Reason, Ruling
from trainer.rulings.betting import betting
from trainer.rulings.wagers import options
from trainer.table import Table

RULING = "spread"


def least_wager(table: Table, house: House, seat: int) -> Ruling[int]:
    """The least total that the player in `seat` may wager to now that it is his turn; nothing where he may not."""
    may = options(table, house, seat)
    if may.answer.wager_range is None:
        return Ruling(0, may.because)
    least, state = may.answer.wager_range[0], betting(table, house)
    if state.last_size:
        fact = Fact("spread.least_raise", {"last": Chips(state.last_size), "least": Chips(least)})
    else:
        fact = Fact("spread.least_bet", {"least": Chips(least)})
    return Ruling(least, (*may.because, Reason(RULING, k.STRUCTURE, fact, (seat,))))


def most_wager(table: Table, house: House, seat: int) -> Ruling[int]:
    """The greatest total that the player in `seat` may wager to now that it is his turn; nothing where he may not."""
    may = options(table, house, seat)
    if may.answer.wager_range is None:
        return Ruling(0, may.because)
    most, full = may.answer.wager_range[1], betting(table, house).full
    values = {"from": Chips(full), "by": Chips(most - full), "most": Chips(most)}
    fact = Fact("spread.most_raise", values) if full else Fact("spread.most_bet", {"most": Chips(most)})
    return Ruling(most, (*may.because, Reason(RULING, k.STRUCTURE, fact, (seat,))))
