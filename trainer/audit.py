"""Recorded hands held against the rules: each departure with the clause that says otherwise.

A hand is read once, by the house it is to be held against: what its players and its dealer did otherwise is noted on
the way, and at its end what was paid is compared with what the rules pay. Rake is no departure.
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import takewhile
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from trainer import events as ev
from trainer.errors import DoorcardError, IllegalEvent
from trainer.events import Event, Half
from trainer.houses import keys as k
from trainer.houses.house import House
from trainer.houses.keys import Key
from trainer.money import Chips, Unit
from trainer.notation.departure import Departure
from trainer.notation.hand import Hand
from trainer.notation.house_choice import require_dealt
from trainer.notation.read import written_hands
from trainer.notation.recorder import Recorder
from trainer.procedure import DutyKind, next_duty
from trainer.reasons import Ruling
from trainer.rulings.payout import Award, payout
from trainer.table import Table

SUFFIXES = (".phh", ".phhs", ".txt")
"""The names of the files that are looked at in a folder; a file that is named is read whatever its name."""

_ENDED = (DutyKind.SHOW, DutyKind.PUSH, DutyKind.OVER)
_ODD_CHIPS: tuple[Key[Any], ...] = (k.ODD_CHIP_HALVES, k.ODD_CHIP_HIGH, k.ODD_CHIP_LOW)
_PAYING: tuple[Key[Any], ...] = (k.LOW_QUALIFIER, k.LOW_ACE, k.SPLIT_TIED_BOTH, k.HAND_SUITS, *_ODD_CHIPS)
"""The clauses on which it depends who is paid, and how much."""

_UNASKED = (ev.CardBurned, ev.StubRemixed, ev.UncalledReturned, ev.BetsCollected)
"""What a dealer does by himself between what players do and cards that are named."""

Amounts = Mapping[int, Fraction | int]


class Audited(msgspec.Struct, frozen=True):
    """What became of one hand of a file: its `departures`, or why it is `unreadable`.

    `hand` is what the record calls it, else its number in the file; None where the file itself cannot be read.
    """

    file: Path
    hand: str | None
    departures: tuple[Departure, ...] = ()
    unreadable: DoorcardError | None = None


def hand_files(path: Path) -> Iterator[Path]:
    """A file, or those with hands in a folder and the folders in it, in the order of their names."""
    waiting = [path]
    while waiting:
        path = waiting.pop()
        try:
            inside = sorted(path.iterdir(), reverse=True)
        except NotADirectoryError:
            yield path
        except OSError:
            yield path  # it says itself, when it is read, that it cannot be
        else:
            waiting.extend(inner for inner in inside if _has_hands(inner))


def _has_hands(path: Path) -> bool:
    if path.name.startswith("."):
        return False
    if path.is_dir():
        return not path.is_symlink()
    return path.suffix.lower() in SUFFIXES and path.is_file()


def audit(file: Path, house: str | None = None, clauses: Mapping[str, object] = {}) -> Iterator[Audited]:
    """The hands of a file one after the other, each held against `house`, else against the house it is read by."""
    number = 0
    try:
        for number, written in enumerate(written_hands(file), 1):
            try:
                hand = written.read(house, clauses, noting=True)
            except DoorcardError as error:
                yield Audited(file, str(number), unreadable=error)
            else:
                yield Audited(file, hand.label or str(number), (*hand.departures, *payments(hand)))
    except DoorcardError as error:
        yield Audited(file, None, unreadable=error)


class Replayed(msgspec.Struct, frozen=True):
    """A hand replayed under another house, as far as it can go on there.

    Each of the `departures` has the number of events that have happened with the one it is about; one more than there
    are where the hand cannot go on from it. `otherwise` counts likewise the events up to where this house's dealer does
    by himself what the other does not, or leaves it out: burns and mixes.
    """

    hand: Hand
    departures: tuple[tuple[int, Departure], ...]
    otherwise: tuple[int, ...] = ()


def replayed(hand: Hand, house: House) -> Replayed:
    """The same hand under another house: what the players did, with what that house's dealer does between.

    What is paid is held against what the hand's own house pays. Raises NotationError for a game, a structure or a
    number of players that the house does not deal.
    """
    require_dealt(house, hand.start.game, hand.start.structure)
    recorder = Recorder(hand.start, house, noting=True)
    noted: list[tuple[int, Departure]] = []
    otherwise: list[int] = []
    own: list[type] = []
    ended, stopped = hand.table, 0
    with recorder.as_far_as_it_goes():
        stopped = 1
        for event in hand.events:
            if isinstance(event, _UNASKED):
                own.append(type(event))
                continue
            before = len(recorder.events)
            _tell(recorder, event, ended)
            happened = len(recorder.events)
            theirs = [type(each) for each in recorder.events[before:-1]]
            # After a departure it would only be a consequence.
            if own != theirs and not recorder.departures:
                same = takewhile(lambda pair: pair[0] is pair[1], zip(own, theirs, strict=False))
                otherwise.append(before + 1 + len(list(same)))
            own = []
            noted += [(happened, departure) for departure in recorder.departures[len(noted) :]]
        recorder.stop()
        stopped = 0
    happened = len(recorder.events)
    noted += [(happened + stopped, departure) for departure in recorder.departures[len(noted) :]]
    again = replace(hand, events=tuple(recorder.events), house=house, departures=tuple(recorder.departures))
    if not stopped:
        told = again if hand.winners else replace(again, winners=_paid(ended, hand.house), rake=0)
        noted += [(happened + 1, departure) for departure in payments(told)]
    return Replayed(again, tuple(noted), tuple(otherwise))


def _tell(recorder: Recorder, event: Event, ended: Table) -> None:
    """Take down one event; what a dealer does unasked is the house's own."""
    match event:
        case ev.CardDealt(seat=seat, card=card):
            recorder.deal(seat, card)
        case ev.CommunityCardDealt(card=card):
            recorder.community(card)
        case ev.BringInPosted(seat=seat, amount=amount):
            recorder.bring_in(seat, amount)
        case ev.Completed(seat=seat, to=to) | ev.Bet(seat=seat, to=to) | ev.Raised(seat=seat, to=to):
            recorder.wager(seat, to)
        case ev.Checked(seat=seat):
            recorder.check(seat)
        case ev.Called(seat=seat, amount=amount):
            recorder.call(seat, amount)
        case ev.Folded(seat=seat):
            recorder.fold(seat)
        case ev.HandShown(seat=seat):
            cards = tuple(dealt.card for dealt in ended.seat(seat).cards)
            if None in cards:
                recorder.show_known(seat)
            else:
                recorder.show(seat, cards)
        case ev.HandMucked(seat=seat):
            recorder.muck(seat)


def _paid(ended: Table, house: House) -> dict[int, int]:
    """What a house pays each winner of a hand that has come to its end; nothing where hidden cards decide."""
    if next_duty(ended, house).kind not in _ENDED:
        return {}
    return _by_seat(payout(ended.before_pushing(), house).answer or ())


def payments(hand: Hand) -> tuple[Departure, ...]:
    """Where the record pays otherwise than the rules, a departure a seat; none where the hand does not come to its
    end, or the record does not say who was paid.

    While hidden cards decide the pots, only the stacks of those who cannot win them are compared.
    """
    ended = hand.table
    if next_duty(ended, hand.house).kind not in _ENDED:
        return ()
    table = ended.before_pushing()
    stacks = {seat.number: seat.stack for seat in table.seats}
    taken: Amounts = hand.winners
    if hand.finishing:
        taken = {number: hand.finishing[number] - stack for number, stack in stacks.items()}
    paid = payout(table, hand.house)
    if paid.answer is None:
        taken = {seat.number: taken[seat.number] for seat in table.seats if hand.finishing and not seat.live}
    if not taken:
        return ()
    due = _by_seat(paid.answer or ())
    wrong = _wrong(due, taken, hand.rake)
    if not wrong:
        return ()
    clause = _deciding(hand, table, paid, taken)
    return tuple(
        Departure(None, number, _refused(hand, number, due.get(number, 0), taken.get(number, 0), clause))
        for number in wrong
    )


def _by_seat(awards: tuple[Award, ...]) -> dict[int, int]:
    totals: dict[int, int] = {}
    for award in awards:
        totals[award.seat] = totals.get(award.seat, 0) + award.amount
    return totals


def _short(due: Amounts, taken: Amounts) -> dict[int, Fraction | int]:
    """What each seat lacks of its due, less than nothing where it was paid more."""
    return {number: due.get(number, 0) - taken.get(number, 0) for number in sorted({*due, *taken})}


def _wrong(due: Amounts, taken: Amounts, rake: int) -> list[int]:
    """The seats that were paid otherwise than what is `due`: the rake is all that may be missing, and it must be."""
    short = _short(due, taken)
    wrong = [number for number, lacking in short.items() if not 0 <= lacking <= rake]
    missing = sum(short.values())
    if not wrong and missing != rake:
        # Somebody who lacks something has lost it; where too little is missing, anybody may have it.
        return [number for number, lacking in short.items() if lacking or missing < rake]
    return wrong


def _deciding(hand: Hand, table: Table, paid: Ruling[tuple[Award, ...] | None], taken: Amounts) -> Key[Any]:
    """The clause that the record pays against: the one under whose other value just this is paid; else, where no more
    than odd chips are astray, the one that gives them; else what makes the better hand, high or low."""
    awards = paid.answer
    if awards is None:
        return k.POTS_ALL_IN
    for key in _PAYING:
        for choice in key.choices:
            other = payout(table, hand.house.with_written({key.text: choice})).answer
            if other is not None and other != awards and not _wrong(_by_seat(other), taken, hand.rake):
                return key
    short = _short(_by_seat(awards), taken)
    clauses = [reason.clause for reason in paid.because]
    odd = [clause for clause in clauses if clause in _ODD_CHIPS]
    if odd and all(-len(odd) <= lacking <= len(odd) + hand.rake for lacking in short.values()):
        return odd[0]
    if {award.half for award in awards if short[award.seat] > hand.rake} == {Half.LOW}:
        return k.LOW_QUALIFIER
    return k.HAND_FIVE_OF if k.HAND_FIVE_OF in clauses else k.POTS_ALL_IN


def _refused(hand: Hand, seat: int, due: Fraction | int, taken: Fraction | int, clause: Key[Any]) -> IllegalEvent:
    """What a seat was paid, or ended with, and what it should have been, in parts of a chip where chips were split."""
    unit = hand.start.stakes.unit
    before = hand.table.before_pushing().seat(seat).stack if hand.finishing else 0
    parts = Fraction(taken).denominator
    return IllegalEvent(
        "stack" if hand.finishing else "paid",
        clause=clause.text,
        found=Chips((before + taken) * parts),
        facts={
            "seat": seat,
            "amount": Chips((before + due) * parts),
            "rake": Chips(hand.rake * parts),
            "unit": Unit(unit.chip / parts, unit.symbol),
        },
    )
