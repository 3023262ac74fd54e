"""`doorcard quiz`: the dealer's questions asked in the terminal, answered by typing."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from enum import Enum
from typing import TYPE_CHECKING

from trainer.cli.keeping import add_keeping, contact_line, now, trainee_of
from trainer.cli.options import command_parser, house_of
from trainer.cli.sessions import wanted_of
from trainer.cli.table_text import middle, seats, title
from trainer.cli.typed import NotTyped, how_to_answer, letter, read_answer
from trainer.errors import ContentError
from trainer.learning.attempt import Attempt, Mode
from trainer.marking import Mark, deciding
from trainer.questions import Answer, Hidden, Question
from trainer.reasons import Reason
from trainer.session import Past, Session
from trainer.text.worded import because_lines
from trainer.text.words import Words

if TYPE_CHECKING:
    from trainer.records.store import Store


SESSIONS = {mode.value: mode for mode in (Mode.PRACTICE, Mode.RUSH, Mode.STREAK, Mode.REVIEW, Mode.DAILY)}
"""The sessions that can be asked for by name; a lesson is one more."""


class Said(Enum):
    """What is typed instead of an answer."""

    SHOW = "show"
    STOP = "stop"
    PAUSE = "pause"
    NO_MORE = "no more"


def run(arguments: Sequence[str], words: Words) -> int:
    """Ask questions until all are asked or the input ends; the question open then is shown with its answer."""
    parser = command_parser(words, "quiz", words("Ask the dealer's questions in the terminal."))
    parser.add_argument("--skill", metavar="S", help=words("ask of one topic, or of one of its traps"))
    parser.add_argument("--session", choices=SESSIONS, help=words("ask as in this session of the program"))
    parser.add_argument("--lesson", metavar="NAME", help=words("read this lesson, and ask its questions"))
    parser.add_argument("--count", metavar="N", type=int, help=words("ask so many questions"))
    parser.add_argument("--seed", metavar="N", type=int, help=words("ask the questions of this seed"))
    parser.add_argument("--show", action="store_true", help=words("show the questions with their answers"))
    add_keeping(parser, words)
    options = parser.parse_args(arguments)
    if options.count is not None and options.count < 1:
        raise ContentError("question_count", found=options.count, where=("--count",))
    house = house_of(options.house, options.clause)
    wanted = wanted_of(options, house, words)
    if options.show or (options.store is None and options.trainee is None and wanted.mode is not Mode.REVIEW):
        begun = wanted.begun("", now())
        past = Past(lesson=wanted.skills)
        session = Session(begun, house, clock=time.monotonic, now=now, past=past, count=wanted.count)
        _ask(session, words, show=options.show)
        return 0
    from trainer.learning.alike import bearing
    from trainer.learning.review import to_review
    from trainer.learning.standing import standings
    from trainer.records import open_records

    with open_records(options.store, now) as store:
        trainee = trainee_of(store, options.trainee, words).id
        begun = wanted.begun(trainee, now())
        # Whoever asks for the questions of a seed gets them, whatever he knows.
        known = {}
        if options.seed is None:
            known = standings(bearing(store.results(trainee), house, store.rules))
        review: Sequence[Attempt] = ()
        if wanted.mode is Mode.REVIEW:
            review = to_review(bearing(store.attempts(trainee=trainee), house, store.rules))
        store.begin(begun, house)
        session = Session(
            begun,
            house,
            clock=time.monotonic,
            now=now,
            keep=store.add,
            past=Past(known, lesson=wanted.skills, review=review),
            count=wanted.count,
        )
        if session.over:
            print(words("There is nothing to review: nothing has gone wrong or slowly at this house."))
        _ask(session, words, store=store)
        store.end(begun.id, now())
    return 0


def _ask(session: Session, words: Words, *, show: bool = False, store: Store | None = None) -> None:
    contact, asked = True, 0
    while not session.over and asked != session.planned:
        contact = _tell_contact(store, words, contact)
        question = session.ask()
        asked += 1
        print("\n".join(_asked(question, words)))
        said = Said.SHOW if show else _typed(question, words)
        while said is Said.PAUSE:
            said = _paused(session, question, words)
        if said is Said.STOP:
            break
        if isinstance(said, Said):
            print("\n".join(_answered(question, words)))
        else:
            print("\n".join(_marked(question, session.answer(said), words)))
        print()
        if said is Said.NO_MORE:
            break
    _tell_contact(store, words, contact)
    if session.answered:
        right = sum(each.right for each in session.answered)
        print(words("{right} of {count} right.", right=right, count=len(session.answered)))


def _paused(session: Session, question: Question, words: Words) -> Answer | Said:
    """Wait with the clock stopped, and go on with the same question."""
    session.pause()
    print(words("The clock stands. Enter goes on."))
    line = sys.stdin.readline() if sys.stdin else ""
    if not line:
        return Said.NO_MORE
    session.resume()
    print("\n".join(_asked(question, words)))
    return _typed(question, words)


def _tell_contact(store: Store | None, words: Words, before: bool) -> bool:
    """Whether the server is there, or none is wanted; a person is told when that is no longer as it was `before`."""
    if store is None or store.contact is None:
        return True
    there = bool(store.contact)
    if there != before:
        print(contact_line(store.contact, words))
    return there


def _asked(question: Question, words: Words) -> Iterator[str]:
    seen, hidden = question.seen, question.hidden
    ante, bring_in = Hidden.ANTE not in hidden, Hidden.BRING_IN not in hidden
    yield title(words, seen, question.house, ante=ante, bring_in=bring_in)
    yield from seats(words, seen)
    yield from middle(words, seen, counts=not question.deck_covered)
    yield ""
    for fact in question.situation:
        yield words.fact(fact, question.table.stakes.unit)
    yield words.ask(question)
    for place, choice in enumerate(question.choices):
        name, detail = words.choice(choice)
        yield f"  {letter(place)}  {name}" + (f": {detail}" if detail else "")


def _typed(question: Question, words: Words) -> Answer | Said:
    print(words("{how} Enter alone shows the answer, p pauses, q stops.", how=how_to_answer(question, words)))
    while True:
        print("> ", end="", flush=True)
        line = sys.stdin.readline() if sys.stdin else ""
        if not line:
            print()
            return Said.NO_MORE
        if line.strip() == "q":
            return Said.STOP
        if line.strip() == "p":
            return Said.PAUSE
        if not line.strip():
            return Said.SHOW
        try:
            return read_answer(question, line, words)
        except NotTyped as amiss:
            print(amiss)


def _answered(question: Question, words: Words) -> Iterator[str]:
    right = question.ruling()
    yield words("Answer: {answer}", answer=words.answer(right.answer, question))
    yield from _because(question, right.because, words)


def _marked(question: Question, given: Mark, words: Words) -> Iterator[str]:
    answer = words.answer(given.correct, question)
    yield words("Right. {answer}", answer=answer) if given.right else words("Wrong. {answer}", answer=answer)
    part = words.partly(given)
    if part:
        yield part
    if given.misconception is not None:
        yield words.misconception(given.misconception.name)
    two = words.astray(question, given)
    if two is not None:
        yield words("That way: {step}", step=two[0])
        yield words("Here: {step}", step=two[1])
    yield from _because(question, given.because, words)


def _because(question: Question, because: Sequence[Reason], words: Words) -> Iterator[str]:
    yield from because_lines(because, question.house, question.table.stakes.unit, words)
    step = deciding(question, because)
    rule = question.house.clause(step.clause).restated if step else ""
    if rule:
        yield words("The house: {rule}", rule=words(rule))
