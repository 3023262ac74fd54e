"""`doorcard bank`: questions with their answers and reasons, one JSON object a line."""

import multiprocessing
import os
import random
import signal
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain, islice

import msgspec

from trainer.bank import asked, entry
from trainer.cli.options import command_parser, house_of
from trainer.cli.progress import STOPPED, Progress
from trainer.cli.skills import about
from trainer.errors import ContentError
from trainer.scenarios import offered
from trainer.skills import SKILLS, Skill
from trainer.text.words import Words

_BATCH = 50
"""Questions handed to a process at a time; fewer in all are not worth a second process."""


def run(arguments: Sequence[str], words: Words) -> int:
    """Print so many questions; where it is stopped, those that come first."""
    parser = command_parser(words, "bank", words("Write questions with their answers and reasons, for programs."))
    parser.add_argument("--count", metavar="N", type=int, required=True, help=words("write so many questions"))
    parser.add_argument("--skill", metavar="S", help=words("ask of one topic, or of one of its traps"))
    parser.add_argument("--seed", metavar="N", type=int, help=words("begin with the question of this seed"))
    options = parser.parse_args(arguments)
    if options.count < 1:
        raise ContentError("question_count", found=options.count, where=("--count",))
    house = house_of(options.house, options.clause)
    topic, skill = about(options.skill, house)
    skills = (skill,) if skill else offered(house, topic)
    seed = random.randrange(2**31) if options.seed is None else options.seed
    write = partial(_lines, house.id, options.clause, words.language)
    # A line written over by the next is of no use among lines that stay.
    told = sys.stdout is not None and not sys.stdout.isatty()
    try:
        with Progress() as progress:
            for done, line in enumerate(_written(write, skills, seed, options.count), 1):
                print(line)
                if told and progress.due:
                    progress.show(words("{done} of {count} questions", done=done, count=options.count))
    except KeyboardInterrupt:
        return STOPPED
    return 0


Batch = list[tuple[str, int]]
"""Skills by their ids, each with a seed."""


def _written(write: "partial[list[str]]", skills: Sequence[Skill], seed: int, count: int) -> Iterator[str]:
    """The lines in their order, written by as many processes as there are processors."""
    wanted = ((skill.id, at) for _, (skill, at) in zip(range(count), asked(skills, seed), strict=False))
    batches: Iterator[Batch] = iter(lambda: list(islice(wanted, _BATCH)), [])
    processes = min(os.cpu_count() or 1, -(-count // _BATCH))
    if processes == 1:
        yield from chain.from_iterable(map(write, batches))
        return
    # Ctrl-C is for this process alone: it ends the others.
    with multiprocessing.Pool(processes, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        yield from chain.from_iterable(pool.imap(write, batches))


def _lines(house: str, clauses: Sequence[str], language: str, batch: Batch) -> list[str]:
    """The questions of a batch, a line each."""
    own, words = house_of(house, clauses), Words(language)
    encode = msgspec.json.Encoder().encode
    return [encode(entry(SKILLS[skill], own, seed, words)).decode() for skill, seed in batch]
