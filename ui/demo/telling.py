"""The words for a step: its heading, what else there is to say, a note for the table. Knows no Qt."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from trainer import events as ev
from trainer.commentary import Phase, Step, StepKind
from trainer.houses.house import Clause, House
from trainer.houses.keys import KEYS
from trainer.houses.values import Face, Game, Provenance
from trainer.notation.departure import Departure
from trainer.procedure import next_duty
from trainer.rulings import river
from trainer.table import Street
from trainer.text.marker import N_
from trainer.text.words import Words

PHASES: Final[Mapping[Phase, str]] = {
    Phase.ANTE: N_("Ante"),
    Phase.THIRD: N_("Third"),
    Phase.FOURTH: N_("Fourth"),
    Phase.FIFTH: N_("Fifth"),
    Phase.SIXTH: N_("Sixth"),
    Phase.SEVENTH: N_("Seventh"),
}
"""A phase as the timeline heads it."""

_DEALS: Final[Mapping[Phase, str]] = {
    Phase.THIRD: N_("Deal third street"),
    Phase.FOURTH: N_("Deal fourth street"),
    Phase.FIFTH: N_("Deal fifth street"),
    Phase.SIXTH: N_("Deal sixth street"),
    Phase.SEVENTH: N_("Deal seventh street"),
}

_NOTES: Final[Mapping[StepKind, str]] = {
    StepKind.BRING_IN: N_("Brings in {amount}"),
    StepKind.CHECK: N_("Checks"),
    StepKind.CALL: N_("Calls {amount}"),
    StepKind.RETURN: N_("Takes back {amount}"),
    StepKind.PUSH: N_("Wins {amount}"),
}


def phase_name(phase: Phase, contested: bool, words: Words) -> str:
    """A phase in a word; what comes after the last betting is a showdown only if it is `contested`."""
    if phase is Phase.END:
        return words("Showdown") if contested else words("Pot")
    return words(PHASES[phase])


def place(phase: Phase | None, contested: bool, words: Words) -> str:
    """Where the hand stands: Fifth street."""
    if phase is None:
        return words("Before the deal")
    if phase is Phase.ANTE:
        return words("Antes")
    if phase is Phase.END:
        return phase_name(phase, contested, words)
    street = words.street(Street(phase))
    return street[:1].upper() + street[1:]


def heading(step: Step, house: House, words: Words) -> str:
    """What happens at a step."""
    said = _heading(step, house, words)
    return said if ". " in said else said.removesuffix(".")


def _heading(step: Step, house: House, words: Words) -> str:
    match step.kind:
        case StepKind.ANTE:
            return _antes(step, words)
        case StepKind.DEAL:
            return words(_DEALS[step.phase])
        case StepKind.BURN:
            return words("Burn one")
        case StepKind.COLLECT:
            return words("Pull the bets in")
        case StepKind.ANNOUNCE:
            said = words.announcement(step.after, house)
            return said or words.duty(next_duty(step.after, house), step.after.stakes.unit)
        case _:
            return words.event(step.events[0], step.before)


def _antes(step: Step, words: Words) -> str:
    unit = step.after.stakes.unit
    posted = {event.amount for event in step.events if isinstance(event, ev.AntePosted)}
    count = len(step.events)
    if len(posted) == 1:
        each = words.money(posted.pop(), unit)
        return words.n("One player antes {amount}.", "{count} players ante {amount} each.", count, amount=each)
    return words("The antes make {amount}.", amount=words.money(step.after.pot, unit))


def details(step: Step, words: Words) -> tuple[str, ...]:
    """What else there is to say of a step, besides the rule."""
    match step.kind:
        case StepKind.ANTE | StepKind.COLLECT:
            return (words("The pot is {amount}.", amount=words.money(step.after.pot, step.after.stakes.unit)),)
        case StepKind.DEAL if step.phase is Phase.THIRD:
            return (words("Two cards down and one up to each player."),)
        case StepKind.DEAL if _face_down(step):
            return (words("A card face down to each live hand."),)
        case StepKind.SHOW if step.after.game is Game.HILO and step.high is not None:
            if step.low is None:
                return (words("It makes no low."),)
            return (words("It makes a low: {low}.", low=words.low(step.low)),)
        case _:
            return ()


def outcome(step: Step, house: House, words: Words) -> str:
    """What comes of a long count, to be read before it: how the river is dealt, at the step that explains it."""
    if all(reason.ruling != river.RULING for reason in step.because):
        return ""
    return words.procedure(river.river_plan(step.before, house).procedure)


def departure(noted: Departure, house: House, words: Words) -> tuple[str, ...]:
    """Where a hand departs from the house it is replayed at: what was done, and what the house has in its place."""
    said = [words.error(noted.refused, titled=True)]
    if noted.refused.clause:
        clause = house.clause(KEYS[noted.refused.clause])
        if clause.restated:
            said.append(words(clause.restated))
    return tuple(said)


def _face_down(step: Step) -> bool:
    return all(isinstance(event, ev.CardDealt) and event.face is Face.DOWN for event in step.events)


def note(step: Step, words: Words) -> str:
    """What a step's player does, in the two or three words that fit on the table; nothing where the table says it."""
    event = step.events[0] if step.events else None
    match event:
        case ev.Completed(to=to):
            form, chips = N_("Completes to {amount}") if step.before.actions else N_("Opens for {amount}"), to
        case ev.Bet(to=to):
            form, chips = N_("Bets {amount}"), to
        case ev.Raised(to=to):
            form, chips = N_("Raises to {amount}"), to
        case ev.HandShown() if step.high is not None:
            return _capital(words.category(step.high.category))
        case _ if step.kind in _NOTES:
            form, chips = _NOTES[step.kind], getattr(event, "amount", 0)
        case _:
            return ""
    return words(form, amount=words.money(chips, step.before.stakes.unit))


@dataclass(frozen=True)
class Rule:
    """The rule at a step: sentences, and the clauses behind them, which all come from the same kind of place."""

    sentences: tuple[str, ...]
    provenance: Provenance
    clauses: tuple[Clause, ...]


def rules(step: Step, house: House, words: Words) -> tuple[Rule, ...]:
    """Why a step is as it is, in the order of the ruling, parted by where its clauses come from."""
    unit = step.after.stakes.unit
    said = [(words.fact(reason.fact, unit), house.clause(reason.clause)) for reason in step.because]
    if step.clause is not None:
        clause = house.clause(step.clause)
        value = f"{words.clause_title(step.clause.text)}: {words.clause_value(step.clause, clause.value)}."
        said.append((words(clause.restated) if clause.restated else value, clause))
    found = []
    for provenance, lines in groupby(said, key=lambda line: line[1].provenance):
        sentences, clauses = zip(*lines, strict=True)
        found.append(Rule(sentences, provenance, clauses))
    return tuple(found)


def sources(rule: Rule, words: Words) -> tuple[str, ...]:
    """The clauses behind a rule by name, each with where it stands, if it is written anywhere."""
    found = {clause.key: clause.source for clause in rule.clauses}
    return tuple(
        words("{clause}: {source}", clause=words.clause_title(key.text), source=source)
        if source
        else words.clause_title(key.text)
        for key, source in found.items()
    )


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def spoken(step: Step, house: House, words: Words) -> str:
    """A step in full, as a screen reader says it."""
    why = [sentence for rule in rules(step, house, words) for sentence in rule.sentences]
    result = outcome(step, house, words)
    told = (words("{outcome}.", outcome=result),) if result else ()
    return " ".join((_heading(step, house, words), *told, *details(step, words), *why))
