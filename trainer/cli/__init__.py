"""What the program does in a terminal, without a screen."""

import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from trainer.cli.options import language_of
from trainer.errors import ContentError, DoorcardError
from trainer.text.words import Words

COMMANDS = ("rule", "audit", "houses", "quiz", "bank", "simulate", "records")
"""The commands that need no window, each a module of this package."""

WRONG = 2
"""The exit code for what cannot be done as it was asked."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; what is wrong with the input is said in one sentence on stderr."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that has no suit signs shows marks in their place
    words = Words()
    try:
        words = Words(language_of(given))
        return _run(given, words)
    except DoorcardError as error:
        print(words.error(error), file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        print()
        return 130
    except OSError as error:
        # What is read is refused in words of its own: this is the output, full or with nobody reading it any more. Let
        # nothing more be said when the interpreter closes stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            return 1
        print(words.error(ContentError("output", found=error.strerror)), file=sys.stderr)
        return WRONG


def _run(given: list[str], words: Words) -> int:
    command, *rest = given or ["--help"]
    if command in COMMANDS:
        code: int = import_module(f"trainer.cli.{command}").run(rest, words)
        if sys.stdout:  # it may have been closed from the start
            sys.stdout.flush()
        return code
    if command in ("-h", "--help"):
        print(_help(words))
        return 0
    if command == "--version":
        from importlib.metadata import version

        print("doorcard", version("doorcard"))
        return 0
    raise DoorcardError("command", found=command, facts={"commands": ", ".join(("gui", "snapshot", *COMMANDS))})


def _help(words: Words) -> str:
    does = {
        "[FILE...]": words("Open the program, and the hands in the files with it."),
        "rule FILE": words("Say what the rules say at the point where a hand stops."),
        "audit PATH...": words("Hold recorded hands against the rules."),
        "quiz": words("Ask the dealer's questions in the terminal."),
        "bank": words("Write questions with their answers and reasons, for programs."),
        "houses [H ...]": words("List the houses, or set those named side by side."),
        "simulate": words("Play hands and count how often each situation comes up."),
        "records": words("Say where the records are kept, back them up or restore them."),
        "gui [FILE...]": words("Open the program."),
        "snapshot DIR": words("Draw each page of the program to a picture."),
    }
    lines = [words("Doorcard trains casino dealers in seven card stud."), ""]
    lines += [f"  doorcard {command:<16}{line}" for command, line in does.items()]
    lines += ["", words("Each command says more with --help."), words("The version is told by --version.")]
    return "\n".join(lines)
