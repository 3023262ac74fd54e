"""`doorcard rule`: what the rules say at the point where a hand in a file stops."""

from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

from trainer.cli.because import lines
from trainer.cli.options import clauses_of, command_parser
from trainer.cli.report import Report, document, report
from trainer.cli.table_text import middle, seats, title
from trainer.errors import NotationError
from trainer.houses.loader import load_house
from trainer.notation.hand import Hand
from trainer.notation.read import written_hands
from trainer.rulings.wagers import Options
from trainer.table import Street
from trainer.text.names import capital
from trainer.text.words import Words


def run(arguments: Sequence[str], words: Words) -> int:
    """Print the rulings at the end of one hand of a file, for people or as JSON."""
    parser = command_parser(words, "rule", words("Say what the rules say at the point where a hand stops."))
    parser.add_argument("file", metavar="FILE", type=Path, help=words("a hand in PHH, or a history of hands"))
    parser.add_argument("--hand", metavar="K", type=int, default=1, help=words("the K-th hand of the file"))
    parser.add_argument("--json", action="store_true", help=words("say it to a program"))
    options = parser.parse_args(arguments)
    clauses = clauses_of(options.clause)
    if options.house:
        load_house(options.house)  # a house there is not is no fault of the file
    hand = _hand(options.file, options.hand, options.house, clauses)
    found = report(hand.table, hand.house)
    if options.json:
        import json

        print(json.dumps(document(found, words), ensure_ascii=False, indent=1))
    else:
        print("\n".join(_lines(found, words)))
    return 0


def _hand(file: Path, number: int, house: str | None, clauses: dict[str, object]) -> Hand:
    if number < 1:
        raise NotationError("hand_number", found=number, where=("--hand",))
    hands = written_hands(file)
    written = next(islice(hands, number - 1, None), None)
    if written is None:
        there = sum(1 for _ in written_hands(file))
        raise NotationError("hand_missing", found=there, where=(str(file),), facts={"number": number})
    return written.read(house, clauses)


def _lines(found: Report, words: Words) -> Iterator[str]:
    table, unit = found.table, found.table.stakes.unit
    yield title(words, table, found.house)
    yield from seats(words, table)
    yield from middle(words, table)
    yield ""
    yield f"{_street(found, words)}."
    if found.duty:
        yield words("Next: {duty}", duty=words.duty(found.next, unit))
    yield from _betting(found, words)
    for at, pot in enumerate(found.pots):
        amount, able = words.money(pot.amount, unit), words.seats(pot.seats)
        yield words("{pot}: {amount}, for {seats}.", pot=capital(words.pot(at)), amount=amount, seats=able)
    yield from _ending(found, words)
    yield ""
    yield words("Because:")
    yield from lines(found.because, found.house, unit, words)


def _street(found: Report, words: Words) -> str:
    if found.street == "over":
        return words("The hand is over")
    if found.street == "showdown":
        return words("Showdown")
    return capital(words.street(found.table.street))


def _betting(found: Report, words: Words) -> Iterator[str]:
    unit = found.table.stakes.unit
    started = found.bring_in
    if started is not None:
        post = words.money(started.post, unit)
        if started.open is None:
            yield words("Bring-in: seat {seat} posts {post}.", seat=started.seat, post=post)
        else:
            opens = words.money(started.open, unit)
            yield words(
                "Bring-in: seat {seat} posts {post}, or opens for {open}.", seat=started.seat, post=post, open=opens
            )
    if found.opener is not None and found.table.street is not Street.THIRD:
        yield words("First to act: seat {seat}.", seat=found.opener)
    if found.open_pair:
        yield words("An open pair allows the big bet.")
    if found.options is not None:
        yield words(
            "Seat {seat} may: {options}.", seat=found.to_act, options=", ".join(_allowed(found.options, found, words))
        )


def _allowed(may: Options, found: Report, words: Words) -> Iterator[str]:
    unit = found.table.stakes.unit
    if found.duty == "bring_in" and found.bring_in is not None:
        yield words("bring in {amount}", amount=words.money(found.bring_in.post, unit))
    if may.fold:
        yield words("fold")
    if may.check:
        yield words("check")
    if may.call is not None:
        yield words("call {amount}", amount=words.money(may.call, unit))
    if may.wager_to:
        yield words("wager to {amounts}", amounts=words.amounts(may.wager_to, unit))
    if may.wager_range:
        least, most = (words.money(amount, unit) for amount in may.wager_range)
        yield words("wager to anything from {least} to {most}", least=least, most=most)


def _ending(found: Report, words: Words) -> Iterator[str]:
    unit = found.table.stakes.unit
    if found.river is not None:
        title, needed, stub = words.procedure(found.river.procedure), found.river.needed, found.river.stub
        yield words(
            "River: {procedure}. Cards needed {needed}, stub {stub}.", procedure=title, needed=needed, stub=stub
        )
    if found.showdown is not None:
        yield words("Order of showing: {seats}.", seats=words.seats(found.showdown.order))
        if found.showdown.may_muck:
            yield words("May muck: {seats}.", seats=words.seats(found.showdown.may_muck))
    for award in found.awards or ():
        amount = words.money(award.amount, unit)
        part = words.part(award.half, award.pot)
        yield words("Seat {seat} wins {amount}: {part}.", seat=award.seat, amount=amount, part=part)
