"""`doorcard records`: where the records are and how much is in them; their backup, and the way back."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from trainer.cli.options import command_parser
from trainer.records.opening import opened
from trainer.records.place import Place, place_of
from trainer.text.words import Words


def run(arguments: Sequence[str], words: Words) -> int:
    """Say what there is, look all through a file of records for damage, or back the records up or restore them."""
    parser = command_parser(words, "records", words("Say where the records are kept, back them up or restore them."))
    parser.add_argument("--store", metavar="URL", help=words("the records that are kept there"))
    does = parser.add_mutually_exclusive_group()
    does.add_argument("--backup", metavar="FILE", type=Path, help=words("write the records to this new file"))
    does.add_argument("--restore", metavar="FILE", type=Path, help=words("put the records of this file back"))
    does.add_argument("--json", action="store_true", help=words("say it to a program"))
    options = parser.parse_args(arguments)
    place = place_of(options.store)
    if options.backup:
        from trainer.records.backup import back_up

        back_up(place, options.backup)
        print(words("The records are written to {file}.", file=options.backup))
    elif options.restore:
        _restore(options.restore, place, words)
    else:
        _say(place, words, as_json=options.json)
    return 0


def _restore(source: Path, place: Place, words: Words) -> None:
    from trainer.records.backup import restore

    aside = restore(source, place)
    print(words("The records of {file} are restored to {store}.", file=source, store=place))
    if aside:
        print(words("Those that were there are kept as {file}.", file=aside))


def _say(place: Place, words: Words, *, as_json: bool) -> None:
    with opened(place, thorough=True) as store:
        counts, aside = store.counts(), store.set_aside
    if aside:
        said = words("The records were damaged and are kept as {file}; new ones were begun.", file=aside)
        print(said, file=sys.stderr)
    if as_json:
        held = {"trainees": counts.trainees, "sessions": counts.sessions, "answers": counts.answers}
        print(json.dumps({"store": str(place), **held}, ensure_ascii=False, indent=1))
        return
    print(words("The records are kept in {store}.", store=place))
    print(words("Trainees: {count}.", count=counts.trainees))
    print(words("Sessions: {count}.", count=counts.sessions))
    print(words("Answers: {count}.", count=counts.answers))
