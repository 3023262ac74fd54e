"""What is marked on the table while a hand is told, and which keys do something then."""

from collections.abc import Sequence

from trainer.floor.dispute import MIDDLE
from trainer.procedure import DutyKind, next_duty
from trainer.text.words import Words
from ui.floor.entry import Entry
from ui.table.marks import Marks, SeatMark, SeatState


def marks_of(entry: Entry, words: Words) -> Marks:
    """The seat whose card is named, else the one that acts."""
    if entry.spot is not None and entry.spot != MIDDLE:
        note = f"{entry.typed.rank}…" if entry.typed.rank else words("Card?")
        return Marks({entry.spot.seat: SeatMark(SeatState.SELECTED, note)})
    due = next_duty(entry.dispute.table, entry.dispute.house)
    seat = entry.seat or (due.seat if due.kind in (DutyKind.ACT, DutyKind.BRING_IN) else None)
    return Marks() if seat is None else Marks({seat: SeatMark(SeatState.TO_ACT, words("To act"))})


def hints_of(entry: Entry, words: Words) -> Sequence[tuple[Sequence[str], str]]:
    """The keys, and what they do."""
    undo = (("Ctrl", "Z"), words("take back"))
    if entry.spot is not None:
        return [
            (("9", "H"), words("a card")),
            ((words("Space"),), words("nobody knows it")),
            ((words("Tab"),), words("next")),
            (("← → ↑ ↓",), words("another card")),
            undo,
        ]
    seats = entry.dispute.table.seats
    return [
        ((str(seats[0].number), "–", str(seats[-1].number)), words("who acts")),
        (("F K C B M R I",), words("what he does")),
        ((words("Tab"),), words("a card")),
        undo,
        (("F6",), words("houses")),
    ]
