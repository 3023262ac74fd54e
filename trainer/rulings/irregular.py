"""What is done when something has gone wrong: cards exposed, missing, wrong or extra, a wrong bring-in, an absence."""

from collections.abc import Callable
from enum import Enum
from typing import Any

from trainer import events as ev
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.reasons import Fact, Reason, Ruling
from trainer.rulings.bring_in import low_card_order
from trainer.rulings.mishaps import Mishap, MishapKind, Remedy
from trainer.rulings.turn import to_act
from trainer.table import Seat, Street, Table

RULING = "irregular"


def remedy(mishap: Mishap, table: Table, house: House) -> Ruling[Remedy]:
    """What is done about a mishap. `table` is as it stands when it is noticed."""
    return _RULES[mishap.kind](mishap, table, house)


def turn_after(mishap: Mishap, table: Table, house: House) -> Ruling[int]:
    """Whose turn it is once a wrong bring-in, or a low card that was exposed by mistake, has been ruled on."""
    if mishap.kind is MishapKind.EXPOSED_LOW:
        return _exposed_low(mishap, table, house)
    ruled = _wrong_bring_in(mishap, table, house)
    if ruled.answer is Remedy.LOW_CORRECTED:
        return Ruling(low_card_order(table, house)[0].number, ruled.because)
    seat = _with_chips_after(table, mishap.seat or 0)[mishap.count]
    return Ruling(seat.number, ruled.because)


def absent_low(table: Table, house: House) -> Ruling[tuple[int, int] | None]:
    """Who brings it in, and for how much, where the player with the low card is away; None where it is dealt again."""
    low, second = low_card_order(table, house)[:2]
    value = house[k.IRREGULAR_ABSENT_LOW]
    fact = Fact(f"irregular.absent_low.{value.value}", {"seat": low.number, "second": second.number})
    because = (Reason(RULING, k.IRREGULAR_ABSENT_LOW, fact, (low.number,), cards=low.board),)
    if value is v.AbsentLow.REDEAL:
        return Ruling(None, because)
    due = low if value is v.AbsentLow.POSTS else second
    return Ruling((due.number, min(table.stakes.bring_in, due.stack)), because)


def betting_over(table: Table, house: House) -> bool:
    """Whether all that is left of the hand is the showdown."""
    return table.street is Street.SEVENTH and to_act(table, house).answer is None


def _with_chips_after(table: Table, number: int) -> list[Seat]:
    return [seat for seat in table.clockwise_after(number) if seat.stack and seat.number != number]


def _said(key: k.Key[Any], answer: Remedy, fact: Fact, seat: int | None = None) -> Ruling[Remedy]:
    return Ruling(answer, (Reason(RULING, key, fact, () if seat is None else (seat,)),))


def _exposed_hole(mishap: Mishap, table: Table, house: House) -> Ruling[Remedy]:
    value = house[k.IRREGULAR_EXPOSED_HOLE]
    fact = Fact(f"irregular.exposed_hole.{value.value}", {"seat": mishap.seat})
    return _said(k.IRREGULAR_EXPOSED_HOLE, _REMEDIES[value], fact, mishap.seat)


def _exposed_low(mishap: Mishap, table: Table, house: House) -> Ruling[int]:
    seat = mishap.seat or 0
    following = _with_chips_after(table, seat)[0].number
    value = house[k.IRREGULAR_EXPOSED_LOW]
    brings_in = value is v.ExposedLow.BRINGS_IN
    fact = Fact(f"irregular.exposed_low.{value.value}", {"seat": seat, "next": following})
    step = Reason(RULING, k.IRREGULAR_EXPOSED_LOW, fact, (seat,) if brings_in else (following,))
    return Ruling(seat if brings_in else following, (step,))


def _both_exposed(mishap: Mishap, table: Table, house: House) -> Ruling[Remedy]:
    value = house[k.IRREGULAR_BOTH_EXPOSED]
    fact = Fact(f"irregular.both_exposed.{value.value}", {"seat": mishap.seat})
    return _said(k.IRREGULAR_BOTH_EXPOSED, _REMEDIES[value], fact, mishap.seat)


def _exposed_river(mishap: Mishap, table: Table, house: House) -> Ruling[Remedy]:
    key, seat, value = k.IRREGULAR_EXPOSED_RIVER, mishap.seat or 0, house[k.IRREGULAR_EXPOSED_RIVER]
    if len(table.able) < 2 and value is not v.ExposedRiver.ALL_UP:
        return _said(key, Remedy.RIVER_KEPT, Fact("irregular.exposed_river.no_betting", {"seat": seat}), seat)
    two_left = len(table.live) == 2 and table.live[0].number == seat
    if value is v.ExposedRiver.ALL_IN_OPTION and two_left:
        return _said(key, Remedy.RIVER_ALL_UP, Fact("irregular.exposed_river.two_left", {"seat": seat}), seat)
    fact = Fact(f"irregular.exposed_river.{value.value}", {"seat": seat})
    return _said(key, _REMEDIES[value], fact, seat)


def _wrong_bring_in(mishap: Mishap, table: Table, house: House) -> Ruling[Remedy]:
    value = house[k.IRREGULAR_WRONG_BRING_IN]
    most = {v.WrongBringIn.UNTIL_NEXT_ACTS: 0, v.WrongBringIn.UNTIL_TWO_ACT: 1}.get(value, -1)
    low = low_card_order(table, house)[0].number
    corrected = mishap.count <= most
    fact = Fact(
        f"irregular.wrong_bring_in.{value.value}.{'corrected' if corrected else 'stands'}",
        {"seat": mishap.seat, "low": low},
    )
    step = Reason(RULING, k.IRREGULAR_WRONG_BRING_IN, fact, (low,) if corrected else (mishap.seat or 0,))
    return Ruling(Remedy.LOW_CORRECTED if corrected else Remedy.LOW_STANDS, (step,))


def _misdeal(mishap: Mishap, table: Table, house: House) -> Ruling[Remedy]:
    acts = [action for action in table.actions if not isinstance(action, ev.BringInPosted)]
    chips = any(not isinstance(action, ev.Folded | ev.Checked) for action in acts)
    value = house[k.IRREGULAR_MISDEAL]
    too_late = {
        v.MisdealUntil.TWO_AFTER_BRING_IN: len(acts) >= 2,
        v.MisdealUntil.SUBSTANTIAL_ACTION: (len(acts) >= 2 and chips) or len(acts) >= 3,
        v.MisdealUntil.FIRST_ACTION: len(acts) >= 1,
    }[value]
    fact = Fact(f"irregular.misdeal.{value.value}.{'too_late' if too_late else 'in_time'}", {"count": len(acts)})
    return _said(k.IRREGULAR_MISDEAL, Remedy.PLAY_ON if too_late else Remedy.MISDEAL, fact)


def _burn(mishap: Mishap, table: Table, house: House) -> Ruling[Remedy]:
    if mishap.looked and house[k.IRREGULAR_BURN] is v.ForgottenBurn.MOVED:
        fact = Fact("irregular.burn.looked", {"seat": mishap.seat})
        return _said(k.IRREGULAR_BURN, Remedy.BURN_LEFT, fact, mishap.seat)
    value = house[k.IRREGULAR_BURN]
    fact = Fact(f"irregular.burn.{value.value}")
    return _said(k.IRREGULAR_BURN, _REMEDIES[value], fact)


def _premature(mishap: Mishap, table: Table, house: House) -> Ruling[Remedy]:
    value = house[k.IRREGULAR_PREMATURE]
    fact = Fact(f"irregular.premature.{value.value}")
    return _said(k.IRREGULAR_PREMATURE, _REMEDIES[value], fact)


def _boxed(mishap: Mishap, table: Table, house: House) -> Ruling[Remedy]:
    if mishap.count > 1 and table.street is Street.THIRD and house[k.IRREGULAR_BOXED] is v.BoxedCard.REPLACED:
        return _said(k.IRREGULAR_BOXED, Remedy.MISDEAL, Fact("irregular.boxed.several", {"count": mishap.count}))
    value = house[k.IRREGULAR_BOXED]
    fact = Fact(f"irregular.boxed.{value.value}")
    return _said(k.IRREGULAR_BOXED, _REMEDIES[value], fact)


def _fouled(mishap: Mishap, table: Table, house: House) -> Ruling[Remedy]:
    value = house[k.IRREGULAR_FOULED]
    fact = Fact(f"irregular.fouled.{value.value}", {"card": mishap.cards[0]})
    return _said(k.IRREGULAR_FOULED, _REMEDIES[value], fact)


def _card_count(mishap: Mishap, table: Table, house: House) -> Ruling[Remedy]:
    value = house[k.IRREGULAR_CARD_COUNT]
    fact = Fact(f"irregular.card_count.{value.value}", {"seat": mishap.seat, "count": mishap.count})
    return _said(k.IRREGULAR_CARD_COUNT, _REMEDIES[value], fact, mishap.seat)


def _upcards_turned(mishap: Mishap, table: Table, house: House) -> Ruling[Remedy]:
    if betting_over(table, house):
        fact = Fact("irregular.upcards.showdown", {"seat": mishap.seat})
        return _said(k.IRREGULAR_UPCARDS, Remedy.TURNED_LIVE, fact, mishap.seat)
    value = house[k.IRREGULAR_UPCARDS]
    fact = Fact(f"irregular.upcards.{value.value}", {"seat": mishap.seat})
    return _said(k.IRREGULAR_UPCARDS, _REMEDIES[value], fact, mishap.seat)


def _absent(mishap: Mishap, table: Table, house: House) -> Ruling[Remedy]:
    value = house[k.IRREGULAR_ABSENT]
    fact = Fact(f"irregular.absent.{value.value}", {"seat": mishap.seat})
    return _said(k.IRREGULAR_ABSENT, _REMEDIES[value], fact, mishap.seat)


_REMEDIES: dict[Enum, Remedy] = {
    v.ExposedHole.UPCARD: Remedy.EXPOSED_IS_UPCARD,
    v.ExposedHole.REPLACED: Remedy.EXPOSED_REPLACED,
    v.ExposedHole.MISDEAL: Remedy.MISDEAL,
    v.BothExposed.DEAD_HAND: Remedy.DEAD_ANTE_BACK,
    v.BothExposed.PLAYS: Remedy.BOTH_UP_PLAYS,
    v.BothExposed.MISDEAL: Remedy.MISDEAL,
    v.ExposedRiver.REPLACED: Remedy.RIVER_REPLACED,
    v.ExposedRiver.ALL_IN_OPTION: Remedy.RIVER_ALL_IN_OPTION,
    v.ExposedRiver.ALL_UP: Remedy.RIVER_ALL_UP,
    v.ForgottenBurn.MOVED: Remedy.BURN_MOVED,
    v.ForgottenBurn.LEFT: Remedy.BURN_LEFT,
    v.PrematureCard.SET_ASIDE: Remedy.PREMATURE_ASIDE,
    v.PrematureCard.RESHUFFLED: Remedy.PREMATURE_RESHUFFLED,
    v.PrematureCard.PLAYS: Remedy.PREMATURE_PLAYS,
    v.BoxedCard.REPLACED: Remedy.BOXED_NEXT,
    v.BoxedCard.PLAYS: Remedy.BOXED_PLAYS,
    v.FouledDeck.ALL_BACK: Remedy.FOULED_ALL_BACK,
    v.FouledDeck.PLAYED_ON: Remedy.FOULED_PLAY_ON,
    v.CardCount.DEAD: Remedy.COUNT_DEAD,
    v.CardCount.BEST_FIVE: Remedy.COUNT_BEST_FIVE,
    v.CardCount.PUT_RIGHT: Remedy.COUNT_PUT_RIGHT,
    v.UpcardsTurned.FOLD: Remedy.TURNED_FOLD,
    v.UpcardsTurned.MAY_CHANGE: Remedy.TURNED_LIVE,
    v.AbsentPlayer.KILLED_AT_TURN: Remedy.ABSENT_AT_TURN,
    v.AbsentPlayer.KILLED_AFTER_DEAL: Remedy.ABSENT_AFTER_DEAL,
}
"""What is done by each value of the clauses that name a remedy outright."""

_RULES: dict[MishapKind, Callable[[Mishap, Table, House], Ruling[Remedy]]] = {
    MishapKind.EXPOSED_HOLE: _exposed_hole,
    MishapKind.BOTH_EXPOSED: _both_exposed,
    MishapKind.EXPOSED_RIVER: _exposed_river,
    MishapKind.WRONG_BRING_IN: _wrong_bring_in,
    MishapKind.FIRST_CARD_WRONG: _misdeal,
    MishapKind.SEAT_LEFT_OUT: _misdeal,
    MishapKind.NO_BURN: _burn,
    MishapKind.PREMATURE: _premature,
    MishapKind.BOXED: _boxed,
    MishapKind.FOULED: _fouled,
    MishapKind.CARD_COUNT: _card_count,
    MishapKind.UPCARDS_TURNED: _upcards_turned,
    MishapKind.ABSENT: _absent,
}
