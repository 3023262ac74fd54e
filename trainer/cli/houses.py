"""`doorcard houses`: the houses there are, or those named side by side, clause by clause."""

import json
from collections import Counter
from collections.abc import Iterator, Sequence

from trainer.cli.options import clauses_of, command_parser
from trainer.houses.compare import Row, differences
from trainer.houses.house import Clause, DealtStakes, House
from trainer.houses.keys import GAMES, STRUCTURE
from trainer.houses.loader import all_house_ids, load_house
from trainer.houses.toml import clause_fields
from trainer.houses.values import Provenance
from trainer.text.clauses import GROUPS
from trainer.text.words import Words


def run(arguments: Sequence[str], words: Words) -> int:
    """Print the houses, or a comparison of those named, for people or as JSON."""
    parser = command_parser(words, "houses", words("List the houses, or set those named side by side."))
    parser.add_argument("named", metavar="H", nargs="*", help=words("a house to compare"))
    parser.add_argument("--json", action="store_true", help=words("say it to a program"))
    options = parser.parse_args(arguments)
    clauses = clauses_of(options.clause)
    named = dict.fromkeys([*options.named, *([options.house] if options.house else [])])
    houses = [load_house(id).with_written(clauses) for id in named or all_house_ids()]
    if options.json:
        found = comparison(houses) if named else [_house(house) for house in houses]
        print(json.dumps(found, ensure_ascii=False, indent=1))
    else:
        print("\n".join(_compared(houses, words) if named else _listed(houses, words)))
    return 0


def comparison(houses: Sequence[House]) -> dict[str, object]:
    """The houses side by side: every clause that one of them has, null at a house that has none."""
    return {
        "houses": [_house(house) for house in houses],
        "clauses": [
            {
                "key": row.key,
                "differs": row.differs,
                "values": {
                    house.id: clause and clause_fields(clause)
                    for house, clause in zip(houses, row.clauses, strict=True)
                },
            }
            for row in differences(houses)
        ],
    }


def _house(house: House) -> dict[str, object]:
    return {
        "id": house.id,
        "name": house.name,
        "version": house.version,
        "games": [game.value for game in house[GAMES]],
        "structures": [structure.value for structure in house[STRUCTURE]],
        "clauses": {provenance.value: count for provenance, count in _provenances(house).items()},
        "stakes": [_stakes(dealt) for dealt in house.stakes],
    }


def _provenances(house: House) -> dict[Provenance, int]:
    counted = Counter(clause.provenance for clause in house.clauses.values())
    return {provenance: counted[provenance] for provenance in Provenance}


def _stakes(dealt: DealtStakes) -> dict[str, object]:
    stakes, unit = dealt.stakes, dealt.stakes.unit
    return {
        "game": dealt.game.value,
        "structure": dealt.structure.value,
        "small": unit.number(stakes.small),
        "big": unit.number(stakes.big),
        "ante": unit.number(stakes.ante),
        "bring_in": unit.number(stakes.bring_in),
        "chip": unit.number(1),
        "symbol": unit.symbol,
        "assumed": dealt.assumed,
        "rounded": dealt.rounded or None,
    }


def _listed(houses: Sequence[House], words: Words) -> Iterator[str]:
    widest = max(len(house.id) for house in houses)
    for house in houses:
        games = ", ".join(words.game(game) for game in house[GAMES])
        yield f"{house.id:<{widest}}  {words(house.name)}: {games}."
        counts = _provenances(house)
        clauses = ", ".join(f"{words.provenance(each).lower()} {counts[each]}" for each in Provenance)
        yield f"{'':<{widest}}  {words('Clauses: {clauses}.', clauses=clauses)}"


def _compared(houses: Sequence[House], words: Words) -> Iterator[str]:
    rows = {row.key: row for row in differences(houses)}
    for group, keys in GROUPS.items():
        there = [rows[key] for key in keys if key in rows]
        if there:
            yield words(group)
        for row in there:
            yield from _detailed(row, words) if len(houses) == 1 else _side_by_side(row, houses, words)
    if len(houses) > 1:
        differing = sum(row.differs for row in rows.values())
        yield words.n("One clause differs.", "{count} clauses differ.", differing)


def _detailed(row: Row, words: Words) -> Iterator[str]:
    clause = row.clauses[0]
    assert clause is not None, "a row is of a clause that one of the houses has"
    yield f"  {words.clause_title(row.key)}: {_said(clause, words)} [{row.key}]"
    yield from _explained(clause, words, "    ")


def _side_by_side(row: Row, houses: Sequence[House], words: Words) -> Iterator[str]:
    title = f"  {words.clause_title(row.key)} [{row.key}]"
    yield words("{title}: differs", title=title) if row.differs else title
    widest = max(len(house.id) for house in houses)
    for house, clause in zip(houses, row.clauses, strict=True):
        yield f"    {house.id:<{widest}}  {_said(clause, words) if clause else '-'}"
        if clause and clause.literal is not None:
            yield from _explained(clause, words, f"    {'':<{widest}}  ")


def _said(clause: Clause, words: Words) -> str:
    sure = words.provenance(clause.provenance).lower()
    source = f"{sure}, {clause.source}" if clause.source else sure
    return f"{words.clause_value(clause.key, clause.value)} ({source})"


def _explained(clause: Clause, words: Words, margin: str) -> Iterator[str]:
    if clause.restated:
        yield margin + words(clause.restated)
    if clause.reading:
        yield margin + words(clause.reading)
    if clause.literal is not None:
        value = words.clause_value(clause.key, clause.literal)
        yield margin + words("Literally: {value} ({written}).", value=value, written=clause.key.write(clause.literal))
