"""Every ruling at one point of a hand as one JSON document: what `doorcard rule --json` says."""

from collections.abc import Iterable

from trainer.floor.report import Report
from trainer.money import Unit
from trainer.procedure import Duty
from trainer.rulings.bring_in import BringIn
from trainer.rulings.payout import Award
from trainer.rulings.wagers import Options
from trainer.text.worded import worded
from trainer.text.words import Words


def document(found: Report, words: Words) -> dict[str, object]:
    """The report as one JSON document: amounts in the table's own unit, every key there."""
    table, unit = found.table, found.table.stakes.unit
    duty, may, shown, dealt = found.duty, found.options, found.showdown, found.river
    return {
        "house": found.house.id,
        "game": table.game.value,
        "street": found.street,
        "next": duty and _next(found.next, duty),
        "bring_in": found.bring_in and _bring_in(found.bring_in, unit),
        "opener": found.opener,
        "to_act": found.to_act,
        "options": may and _options(may, unit),
        "wagers": found.betting
        and {"made": found.betting.made, "most": found.betting.most, "capped": found.betting.capped},
        "open_pair": found.open_pair,
        "pots": [{"amount": unit.number(pot.amount), "seats": pot.seats} for pot in found.pots],
        "stub": table.stub,
        "burned": len(table.burned),
        "live": [seat.number for seat in table.live],
        "river": dealt
        and {
            "procedure": dealt.procedure.value,
            "needed": dealt.needed,
            "community": dealt.community,
            "opener": dealt.opener,
        },
        "showdown": shown and {"order": shown.order, "may_muck": shown.may_muck},
        "awards": None if found.awards is None else [_award(award, unit) for award in found.awards],
        "because": [
            {
                "ruling": reason.ruling,
                "clause": reason.clause.text,
                "provenance": found.house.clause(reason.clause).provenance.value,
                "text": text,
            }
            for reason, text in worded(found.because, unit, words)
        ],
    }


def _next(due: Duty, duty: str) -> dict[str, object]:
    seat = None if due.by_dealer else due.seat
    return {"who": "dealer" if due.by_dealer else "player", "duty": duty, "seat": seat}


def _bring_in(started: BringIn, unit: Unit) -> dict[str, object]:
    opens = None if started.open is None else unit.number(started.open)
    return {"seat": started.seat, "post": unit.number(started.post), "open": opens}


def _options(may: Options, unit: Unit) -> dict[str, object]:
    return {
        "fold": may.fold,
        "check": may.check,
        "call": None if may.call is None else unit.number(may.call),
        "wager_to": _numbers(may.wager_to, unit),
        "wager_range": None if may.wager_range is None else _numbers(may.wager_range, unit),
    }


def _numbers(amounts: Iterable[int], unit: Unit) -> list[int | float]:
    return [unit.number(amount) for amount in amounts]


def _award(award: Award, unit: Unit) -> dict[str, object]:
    return {"pot": award.pot, "half": award.half.value, "seat": award.seat, "amount": unit.number(award.amount)}
