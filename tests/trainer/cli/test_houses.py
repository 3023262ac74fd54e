"""`doorcard houses`: the houses, and those named side by side."""

import json
from pathlib import Path
from typing import Any

import pytest

from trainer.cli import main
from trainer.houses.draft import set_by_hand, with_own_clause
from trainer.houses.house import House
from trainer.houses.keys import BRING_IN_TIE
from trainer.houses.loader import house_ids, load_house
from trainer.houses.own import own_folder, save_house
from trainer.houses.values import BringInTie, Provenance
from trainer.notation.phh_write import write_phh
from trainer.scenarios import build
from trainer.skills import SKILLS


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


def own_house() -> House:
    origin = load_house("tda")
    house = House("corner", "The Corner House", origin.clauses, origin.stakes, ("tda",))
    clause = set_by_hand(BRING_IN_TIE, BringInTie.SUIT_HIGH, "House rules 4", "", "")
    made = with_own_clause(house, clause)
    save_house(made)
    return made


def test_a_house_of_ones_own_is_listed_and_compared_like_any_other(capsys: pytest.CaptureFixture[str]) -> None:
    own_house()
    assert [house["id"] for house in asked(capsys)] == [*house_ids(), "corner"]
    (row,) = [row for row in asked(capsys, "corner", "tda")["clauses"] if row["differs"]]
    assert row["key"] == "bring_in.tie"
    assert row["values"]["corner"]["source"] == "House rules 4"


@pytest.mark.parametrize(
    "command",
    [
        ("bank", "--count", "1", "--skill", "bring_in.equal_rank", "--seed", "1"),
        ("quiz", "--count", "1", "--show"),
        ("simulate", "--hands", "1", "--json"),
        ("houses", "--json"),
    ],
)
def test_it_is_found_wherever_a_house_is_named(capsys: pytest.CaptureFixture[str], command: tuple[str, ...]) -> None:
    own_house()
    assert main([*command, "--house", "corner"]) == 0
    assert capsys.readouterr().out


def test_a_hand_that_names_it_is_ruled_by_it_and_one_written_at_it_needs_it_no_more(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    house = own_house()
    hand = build(SKILLS["bring_in.equal_rank"], house, 3).hand
    written = write_phh(hand)
    # Whoever has no such house reads it by one that ships, with each clause that is otherwise.
    assert '_house = "cardroom"' in written
    assert '"bring_in.tie" = "suit_high"' in written
    named = tmp_path / "named.phh"
    named.write_text(
        "\n".join(
            '_house = "corner"' if line.startswith("_house") else line
            for line in written.splitlines()
            if not line.startswith("_clauses")
        )
    )
    assert main(["rule", str(named), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["house"] == "corner"


def test_a_file_that_is_wrong_is_refused_by_its_key_where_it_is_named_and_the_others_go_on(
    capsys: pytest.CaptureFixture[str],
) -> None:
    own_house()
    file = own_folder() / "corner.toml"
    file.write_text(file.read_text(encoding="utf-8").replace('"suit_high"', '"suit"'), encoding="utf-8")
    assert main(["houses", "corner"]) == 2
    assert capsys.readouterr().err == (
        f"{file}, bring_in.tie: found 'suit', but one of these was expected: suit_low, suit_high, first_dealt.\n"
    )
    assert [house["id"] for house in asked(capsys)] == list(house_ids())
