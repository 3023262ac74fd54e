"""`doorcard houses`: the houses, and those named side by side."""

import json
from typing import Any

import pytest

from trainer.cli import main
from trainer.houses.loader import house_ids, load_house
from trainer.houses.values import Provenance


def asked(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    assert main(["houses", *arguments, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_all_houses_are_listed_with_what_they_deal(capsys: pytest.CaptureFixture[str]) -> None:
    found = asked(capsys)
    assert [house["id"] for house in found] == list(house_ids())
    supremeking = found[0]
    assert (supremeking["games"], supremeking["structures"]) == (["high"], ["limit"])
    # The page's own example: 0.15 in the 1/2 game.
    assert {key: supremeking["stakes"][0][key] for key in ("small", "big", "ante")} == {
        "small": 1,
        "big": 2,
        "ante": 0.15,
    }
    for house in found:
        clauses = load_house(house["id"]).clauses.values()
        for provenance in Provenance:
            assert house["clauses"][provenance.value] == sum(clause.provenance is provenance for clause in clauses)


def test_houses_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    found = asked(capsys, "pokerking", "tda")
    assert [house["id"] for house in found["houses"]] == ["pokerking", "tda"]
    rows = {row["key"]: row for row in found["clauses"]}
    assert set(rows) == set(load_house("pokerking").clauses) | set(load_house("tda").clauses)
    pair = rows["open_pair.mode"]
    assert pair["differs"] is True
    assert {id: clause["value"] for id, clause in pair["values"].items()} == {"pokerking": "any", "tda": "off"}
    assert pair["values"]["pokerking"]["literal"] == "holder"
    assert pair["values"]["tda"]["provenance"] == "cited"
    assert rows["bring_in.tie"]["differs"] is False
    assert rows["late_join"]["values"]["tda"] is None


def test_a_clause_can_be_put_over_those_of_the_houses(capsys: pytest.CaptureFixture[str]) -> None:
    found = asked(capsys, "cardroom", "--house", "tda", "--clause", "open_pair.mode=holder")
    row = next(row for row in found["clauses"] if row["key"] == "open_pair.mode")
    assert {clause["value"] for clause in row["values"].values()} == {"holder"}
    assert list(row["values"]) == ["cardroom", "tda"]


def test_the_list_read_by_a_person(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["houses"]) == 0
    out = capsys.readouterr().out
    assert "hilo-bg      Bulgarian hi/lo: seven card stud high/low.\n" in out
    assert out.count("Clauses: stated ") == len(house_ids())


def test_the_comparison_read_by_a_person(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["houses", "pokerking", "tda"]) == 0
    lines = capsys.readouterr().out.splitlines()
    at = lines.index("  Open pair on fourth street [open_pair.mode]: differs")
    assert lines[at + 1] == "    pokerking  Anyone may bet small or big (stated, 001.23)"
    assert "               Literally: Its holder may bet small or big (holder)." in lines
    assert "    tda        Changes nothing (cited, TDA 2024 RP-10F)" in lines
    assert "  Low cards of equal rank [bring_in.tie]" in lines
    assert lines[-1].endswith("clauses differ.")


def test_one_house_is_told_clause_by_clause(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["houses", "supremeking"]) == 0
    lines = capsys.readouterr().out.splitlines()
    at = lines.index("  Community card: Face up (stated, 000.62) [river.community_face]")
    assert "    Literally: Face down (down)." in lines[at : at + 4]
    assert "differ" not in lines[-1]


def test_a_house_there_is_not_is_refused_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["houses", "tda", "riverboat"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err == (
        "Found the house 'riverboat', but one of these was expected: "
        "supremeking, pokerking, sportingbet, hilo-bg, tda, cardroom.\n"
    )
