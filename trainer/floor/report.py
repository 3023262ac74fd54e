"""Every ruling at one point of a hand, gathered: what a supervisor rules, and what `doorcard rule` says."""

from collections.abc import Callable
from typing import TypeVar

import msgspec

from trainer.houses.house import House
from trainer.procedure import Duty, DutyKind, next_duty
from trainer.reasons import Reason, Ruling
from trainer.rulings.betting import Betting, betting, open_pair
from trainer.rulings.bring_in import CARD_TO_COME, BringIn, bring_in
from trainer.rulings.burns import burns_before
from trainer.rulings.first_to_act import opener
from trainer.rulings.payout import Award, payout
from trainer.rulings.pots import Pot, pots
from trainer.rulings.river import River, river
from trainer.rulings.showdown import Showdown, showdown
from trainer.rulings.turn import to_act
from trainer.rulings.wagers import Options, options
from trainer.table import Street, Table

A = TypeVar("A")

_UNDECIDED: Ruling[BringIn | None] = Ruling(None, CARD_TO_COME)
"""Of the bring-in, while the door card of somebody who has not folded is unknown: it may be the lowest."""

_DEALING = frozenset({DutyKind.POST_ANTE, DutyKind.BURN, DutyKind.DEAL, DutyKind.REMIX, DutyKind.COMMUNITY})
_ENDING = frozenset({DutyKind.SHOW, DutyKind.PUSH, DutyKind.OVER})

_DUTIES = {
    DutyKind.POST_ANTE: "post_antes",
    DutyKind.BURN: "burn",
    DutyKind.DEAL: "deal",
    DutyKind.REMIX: "deal",
    DutyKind.COMMUNITY: "deal",
    DutyKind.BRING_IN: "bring_in",
    DutyKind.ACT: "act",
    DutyKind.RETURN: "collect",
    DutyKind.COLLECT: "collect",
    DutyKind.SHOW: "show",
    DutyKind.PUSH: "push",
}
"""A duty as the command line calls it; what comes between sixth street and the river is all of it `river`."""


class Report(msgspec.Struct, frozen=True):
    """What the rules say of a table: None wherever a question does not arise here.

    `street` is third to seventh, `showdown` from when hands are shown, `over` when nobody is left to play against or
    nothing is left to do. `because` are the reasons of every ruling given, each once.
    """

    table: Table
    house: House
    next: Duty
    street: str
    bring_in: BringIn | None
    opener: int | None
    options: Options | None
    betting: Betting | None
    open_pair: bool
    pots: tuple[Pot, ...]
    river: River | None
    showdown: Showdown | None
    awards: tuple[Award, ...] | None
    because: tuple[Reason, ...]

    @property
    def duty(self) -> str | None:
        """What happens next, as the command line calls it; None where nothing does."""
        due = self.next
        if due.street is Street.SEVENTH and self.table.street is Street.SIXTH:
            return "river"
        return _DUTIES.get(due.kind)

    @property
    def to_act(self) -> int | None:
        """The seat whose turn it is to act."""
        return self.next.seat if self.options else None


def report(table: Table, house: House) -> Report:
    """The rulings at a table as `house` gives them."""
    due = next_duty(table, house)
    hidden = due.kind is DutyKind.BRING_IN and not all(seat.board for seat in table.live)
    if hidden:
        due = Duty(DutyKind.BRING_IN, street=table.street)
    ending = due.kind in _ENDING
    dealing = due.kind in _DEALING and due.street in (table.street, None)
    playing = not (ending or dealing)
    between = due.kind in _DEALING and not dealing
    acts = due.kind in (DutyKind.ACT, DutyKind.BRING_IN) and not hidden
    river_is_due = Street.SEVENTH in (table.street, due.street)
    because: list[Reason] = []

    def ask(applies: bool, ruling: Callable[[], Ruling[A]]) -> A | None:
        if not applies:
            return None
        given = ruling()
        because.extend(given.because)
        return given.answer

    started = ask(playing and table.street is Street.THIRD, lambda: _UNDECIDED if hidden else bring_in(table, house))
    first = ask(playing and not hidden, lambda: opener(table, house))
    ask(acts, lambda: to_act(table, house))
    may = ask(acts, lambda: options(table, house, due.seat or 0))
    doubled = ask(playing and table.street is Street.FOURTH, lambda: open_pair(table, house))
    ask(between and not river_is_due, lambda: burns_before(due.street or table.street, house))
    return Report(
        table=table,
        house=house,
        next=due,
        street=_street(table, due),
        bring_in=started,
        opener=first,
        options=may,
        betting=None if ending else betting(table, house),
        open_pair=bool(doubled),
        pots=ask(True, lambda: pots(table, house)) or (),
        river=ask(river_is_due, lambda: river(table, house)),
        showdown=ask(ending and len(table.hands) > 1, lambda: showdown(table, house)),
        awards=ask(ending, lambda: payout(table, house)),
        because=tuple(because),
    )


def _street(table: Table, due: Duty) -> str:
    if due.kind is DutyKind.OVER or (due.kind in _ENDING and len(table.hands) == 1):
        return "over"
    return "showdown" if due.kind in _ENDING else table.street.name.lower()
