"""A question about a table, and the ruling that answers it."""

from collections.abc import Callable, Mapping
from functools import cached_property

import msgspec
from msgspec.structs import replace

from trainer import events as ev
from trainer.houses import keys as k
from trainer.houses.house import House
from trainer.houses.values import CapHeadsUp, Structure
from trainer.questions import (
    actions,
    dealing,
    high_hand,
    irregularities,
    low_hand,
    pots,
    river,
    showdown,
    split,
    spread,
    stakes,
    stub,
)
from trainer.questions.answer import Amount, Amounts, Answer, Chosen, PickedSeat, SeatAndAmounts
from trainer.questions.asks import Asks, Hidden, Kind
from trainer.questions.choices import BackAtBringIn, MayPutIn
from trainer.reasons import Fact, Ruling
from trainer.rulings.bring_in import bring_in
from trainer.rulings.mishaps import Mishap
from trainer.rulings.river import dealt_by_street
from trainer.rulings.turn import to_act
from trainer.rulings.wagers import options, to_call
from trainer.skills import Skill
from trainer.table import Street, Table


class Question(msgspec.Struct, frozen=True, dict=True):
    """One question: the table as it stands, the house whose dealer is asked, and what is asked.

    `seat` is the player it is about. `choices` are keys in the order shown, which never depends on the answer.
    `revealed` seats have their hole cards turned up for the trainee, where the trap needs them seen. `mishap` is what
    has gone wrong, where something has.
    """

    skill: Skill
    asks: Asks
    table: Table
    house: House
    seat: int | None = None
    choices: tuple[str, ...] = ()
    hidden: frozenset[Hidden] = frozenset()
    revealed: tuple[int, ...] = ()
    mishap: Mishap | None = None

    @property
    def kind(self) -> Kind:
        """How it is answered."""
        return _KINDS[self.asks]

    @property
    def seen(self) -> Table:
        """The table as the trainee sees it: the dealer's view, and the hole cards that are turned up for the trap."""
        masked = self.table.visible_to()
        seats = tuple(
            replace(seat, shown=True) if seat.number in self.revealed else hidden
            for seat, hidden in zip(self.table.seats, masked.seats, strict=True)
        )
        return replace(masked, seats=seats)

    @property
    def nameable(self) -> tuple[int, ...]:
        """The seats that an answer may name: those dealt in, and all eight where the trap is that a seat is empty."""
        misled_to_empty = any(each.name == "next_number" for each in self.skill.misconceptions)
        return tuple(range(1, 9)) if misled_to_empty else tuple([seat.number for seat in self.table.seats])

    @property
    def deck_covered(self) -> bool:
        """Whether neither stub nor burns are counted for the trainee."""
        return not self.hidden.isdisjoint((Hidden.COUNTS, Hidden.DECK))

    @property
    def checked(self) -> tuple[int, ...]:
        """The seats that have checked on this street and done nothing since, where it is being bet: no chips in front
        of them show it."""
        if self.asks not in _IN_MID_STREET:
            return ()
        last = {action.seat: action for action in self.table.actions}
        return tuple(sorted(seat for seat, action in last.items() if isinstance(action, ev.Checked)))

    @property
    def situation(self) -> tuple[Fact, ...]:
        """What a dealer would know and the table does not show: to be said with the question."""
        known = list(_SITUATIONS[self.asks](self)) if self.asks in _SITUATIONS else []
        if Hidden.COUNTS in self.hidden:
            dealt = zip(("dealt", "fourth", "fifth", "sixth"), dealt_by_street(self.table), strict=True)
            street = self.table.street
            key = "river.situation" if street >= Street.SIXTH else f"stub.situation.{street.name.lower()}"
            known.append(Fact(key, dict(dealt)))
        wagering = self.asks in (Asks.WAGER_TO, Asks.MAY_DO)
        in_event = wagering and self.house[k.CAP_HEADS_UP] is CapHeadsUp.LIFTED_IN_EVENT
        if in_event and len(self.table.live) == 2:
            known.append(Fact("event.last_two" if self.table.event_heads_up else "event.goes_on"))
        if self.asks is Asks.MAY_DO and not self.table.actions and self.table.street is Street.THIRD:
            known.append(Fact("acts.opening_completes"))
        if self.checked:
            known.append(Fact("street.checked", {"seats": self.checked}))
        # At the showdown hole cards lie open in any case.
        if self.revealed and self.asks is not Asks.HANDS_WITH_LOW:
            known.append(Fact("hole_cards.turned_up"))
        return tuple(known)

    def arises_at(self, house: House) -> bool:
        """Whether a dealer of that house could be asked the same."""
        mixing = self.asks in (Asks.SERVED_BEFORE_MIX, Asks.BURN_AFTER_MIX)
        same_way = house[k.RIVER_SHORT_DECK] is self.house[k.RIVER_SHORT_DECK]
        ruled = self.mishap is None or irregularities.rules_on(house, self.mishap)
        return self.table.game in house[k.GAMES] and ruled and (same_way or not mixing)

    def ruling(self, house: House | None = None) -> Ruling[Answer]:
        """The right answer with its reasons, at the question's own house or at another."""
        return self._own_ruling if house is None else _RULINGS[self.asks](self, house)

    @cached_property
    def _own_ruling(self) -> Ruling[Answer]:
        return _RULINGS[self.asks](self, self.house)


_IN_MID_STREET = (
    Asks.NEXT_TO_ACT,
    Asks.WAGER_TO,
    Asks.CALL,
    Asks.MAY_DO,
    Asks.DEALER_NEXT,
    Asks.SPREAD_LEAST,
    Asks.SPREAD_MOST,
)


def _bring_in(question: Question, house: House) -> Ruling[Answer]:
    ruling = bring_in(question.table, house)
    started = ruling.answer
    if started is None:
        return Ruling(SeatAndAmounts(0, ()), ruling.because)
    amounts = (started.post,) if started.open is None else (started.post, started.open)
    return Ruling(SeatAndAmounts(started.seat, amounts), ruling.because)


def _may_put_in(question: Question, house: House) -> Ruling[Answer]:
    ruling = bring_in(question.table, house)
    opens = ruling.answer.open if ruling.answer else None
    if opens is None:
        may = MayPutIn.BRING_IN_ONLY
    elif question.table.structure is Structure.SPREAD:
        may = MayPutIn.ANYTHING_BETWEEN
    else:
        may = MayPutIn.SMALL_BET_TOO if opens == question.table.stakes.small else MayPutIn.ALL_IN_TOO
    return Ruling(Chosen(may.value), ruling.because)


def _back_at_bring_in(question: Question, house: House) -> Ruling[Answer]:
    turn = to_act(question.table, house)
    if turn.answer is None or turn.answer != question.seat:
        return Ruling(Chosen(BackAtBringIn.STREET_OVER.value), turn.because)
    may = options(question.table, house, turn.answer)
    if may.answer.check:
        does = BackAtBringIn.CHECK_OR_COMPLETE
    else:
        does = BackAtBringIn.CALL_FOLD_OR_COMPLETE if may.answer.wager_to else BackAtBringIn.CALL_OR_FOLD
    return Ruling(Chosen(does.value), (*turn.because, *may.because))


def _to_act(question: Question, house: House) -> Ruling[Answer]:
    ruling = to_act(question.table, house)
    return Ruling(PickedSeat(ruling.answer or 0), ruling.because)


def _wager_to(question: Question, house: House) -> Ruling[Answer]:
    ruling = options(question.table, house, question.seat or 0)
    return Ruling(Amounts(ruling.answer.wager_to), ruling.because)


def _call(question: Question, house: House) -> Ruling[Answer]:
    ruling = to_call(question.table, house, question.seat or 0)
    return Ruling(Amount(ruling.answer), ruling.because)


def _of_table(ruling: Callable[[Table, House], Ruling[Answer]]) -> Callable[[Question, House], Ruling[Answer]]:
    return lambda question, house: ruling(question.table, house)


_KINDS: dict[Asks, Kind] = {
    Asks.BRING_IN: Kind.SEAT_AND_AMOUNT,
    Asks.MAY_PUT_IN: Kind.CHOICE,
    Asks.BACK_AT_BRING_IN: Kind.CHOICE,
    Asks.FIRST_TO_ACT: Kind.SEAT,
    Asks.NEXT_TO_ACT: Kind.SEAT,
    Asks.WAGER_TO: Kind.AMOUNTS,
    Asks.CALL: Kind.AMOUNT,
    Asks.RIVER_PROCEDURE: Kind.PROCEDURE,
    Asks.RIVER_HANDS: Kind.COUNT,
    Asks.SERVED_BEFORE_MIX: Kind.COUNT,
    Asks.BURN_AFTER_MIX: Kind.CHOICE,
    Asks.RIVER_LIES: Kind.CHOICE,
    Asks.COMMUNITY_PLAYS: Kind.CHOICE,
    Asks.COMMUNITY_HANDS: Kind.COUNT,
    Asks.HANDS_WITH_LOW: Kind.COUNT,
    **actions.KINDS,
    **high_hand.KINDS,
    **split.KINDS,
    **pots.KINDS,
    **stub.KINDS,
    **showdown.KINDS,
    **low_hand.KINDS,
    **dealing.KINDS,
    **stakes.KINDS,
    **irregularities.KINDS,
    **spread.KINDS,
}

_RULINGS: dict[Asks, Callable[[Question, House], Ruling[Answer]]] = {
    Asks.BRING_IN: _bring_in,
    Asks.MAY_PUT_IN: _may_put_in,
    Asks.BACK_AT_BRING_IN: _back_at_bring_in,
    Asks.FIRST_TO_ACT: _to_act,
    Asks.NEXT_TO_ACT: _to_act,
    Asks.WAGER_TO: _wager_to,
    Asks.CALL: _call,
    Asks.RIVER_PROCEDURE: _of_table(river.procedure),
    Asks.RIVER_HANDS: _of_table(river.hands_dealt),
    Asks.SERVED_BEFORE_MIX: _of_table(river.served_before_mix),
    Asks.BURN_AFTER_MIX: _of_table(river.burn_after_mix),
    Asks.RIVER_LIES: _of_table(river.lies),
    Asks.COMMUNITY_PLAYS: _of_table(river.community_plays),
    Asks.COMMUNITY_HANDS: _of_table(river.community_hands),
    Asks.HANDS_WITH_LOW: _of_table(river.hands_with_low),
    **actions.RULINGS,
    **high_hand.RULINGS,
    **split.RULINGS,
    **pots.RULINGS,
    **stub.RULINGS,
    **showdown.RULINGS,
    **low_hand.RULINGS,
    **dealing.RULINGS,
    **stakes.RULINGS,
    **irregularities.RULINGS,
    **spread.RULINGS,
}

_SITUATIONS: Mapping[Asks, Callable[[Question], tuple[Fact, ...]]] = {
    **split.SITUATIONS,
    **pots.SITUATIONS,
    **showdown.SITUATIONS,
    **irregularities.SITUATIONS,
}
