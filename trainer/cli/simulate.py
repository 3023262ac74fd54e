"""`doorcard simulate`: how often each situation comes up in hands that plausible players play.

In the JSON document `games` are those of the house, dealt in turn; `share` is of the game's hands, from 0 to 1, and
`interval` holds the true share in 95 of 100 such runs. `hands` are fewer than asked for where the run was stopped.
"""

import json
import random
from collections.abc import Iterator, Mapping, Sequence

from trainer.cli.options import command_parser, house_of
from trainer.cli.progress import STOPPED, Progress
from trainer.errors import ContentError
from trainer.houses.house import House
from trainer.houses.values import Game
from trainer.simulate import Tally, games, interval, simulated, situations
from trainer.text.names import capital
from trainer.text.words import Words

Tallies = Mapping[Game, Tally]


def run(arguments: Sequence[str], words: Words) -> int:
    """Play so many hands and print what came up, for people or as JSON; of fewer where the run is stopped."""
    does = words("Play hands and count how often each situation comes up.")
    parser = command_parser(words, "simulate", does)
    parser.add_argument("--hands", metavar="N", type=int, required=True, help=words("play so many hands"))
    parser.add_argument("--seed", metavar="N", type=int, help=words("play the hands of this seed"))
    parser.add_argument("--json", action="store_true", help=words("say it to a program"))
    options = parser.parse_args(arguments)
    if options.hands < 1:
        raise ContentError("hand_count", found=options.hands, where=("--hands",))
    house = house_of(options.house, options.clause)
    seed = random.randrange(2**31) if options.seed is None else options.seed
    tallies, stopped = {game: Tally() for game in games(house)}, False
    try:
        with Progress() as progress:
            for done in _played(house, tallies, options.hands, seed):
                if progress.due:
                    progress.show(words("{done} of {hands} hands", done=done, hands=options.hands))
    except KeyboardInterrupt:
        stopped = True
    if options.json:
        print(json.dumps(_document(house, tallies, seed), indent=1))
    else:
        if stopped:
            print(words("Stopped before the end."))
        print("\n".join(_lines(house, tallies, seed, words)))
    return STOPPED if stopped else 0


def _played(house: House, tallies: Tallies, hands: int, seed: int) -> Iterator[int]:
    """Play each of the hands, the house's games in turn, and yield how many have been played."""
    dealt = list(tallies)
    for number in range(hands):
        game = dealt[number % len(dealt)]
        # Each hand by its own number: however many are played, a seed begins with the same ones.
        tallies[game].add(simulated(house, game, random.Random(f"{seed} {number}")))
        yield number + 1


def _document(house: House, tallies: Tallies, seed: int) -> dict[str, object]:
    return {
        "house": house.id,
        "seed": seed,
        "hands": sum(tally.hands for tally in tallies.values()),
        "games": [
            {
                "game": game.value,
                "hands": tally.hands,
                "situations": [_situation(name, tally) for name in situations(house, game)],
            }
            for game, tally in tallies.items()
        ],
    }


def _situation(name: str, tally: Tally) -> dict[str, object]:
    count = tally.counts[name]
    return {
        "name": name,
        "count": count,
        "share": round(count / tally.hands, 6) if tally.hands else None,
        "interval": [round(end, 6) for end in interval(count, tally.hands)],
    }


def _lines(house: House, tallies: Tallies, seed: int, words: Words) -> Iterator[str]:
    yield words("{house}, seed {seed}: how often in 100 hands, with the 95 % interval.", house=house.name, seed=seed)
    for game, tally in tallies.items():
        yield ""
        yield capital(words.n("{game}, {count} hand", "{game}, {count} hands", tally.hands, game=words.game(game)))
        for name in situations(house, game) if tally.hands else ():
            count = tally.counts[name]
            between = "-".join(f"{100 * end:.2f}" for end in interval(count, tally.hands))
            yield f"  {100 * count / tally.hands:6.2f}  {between:>12}  {words.situation(name)}"
