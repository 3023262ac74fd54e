"""The user's own houses: found by their ids, kept whole, and refused one by one where a file is wrong."""

import os
from pathlib import Path

import pytest

from trainer.errors import ContentError
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.houses.loader import all_house_ids, house_ids, load_house
from trainer.houses.own import (
    changed_elsewhere,
    delete_house,
    name_of,
    new_id,
    own_folder,
    own_houses,
    own_ids,
    save_house,
)
from trainer.houses.toml import house_toml


def corner(id: str = "corner", name: str = "The Corner House") -> House:
    origin = load_house("tda")
    made = House(id, name, origin.clauses, origin.stakes, (origin.id,))
    return made.with_clause(k.CAP_WAGERS, v.CapWagers.FIVE).with_written({})


def put(name: str, text: str) -> Path:
    own_folder().mkdir(parents=True, exist_ok=True)
    file = own_folder() / name
    file.write_text(text, encoding="utf-8")
    return file


def readable(house: House) -> str:
    """A house's file; a clause that was changed by `with_clause` says no reading yet."""
    return house_toml(house).replace('provenance = "assumed"\n\n', 'provenance = "assumed"\nreading = "Ours."\n\n')


def test_there_are_none_before_one_is_made() -> None:
    assert own_houses().houses == ()
    assert all_house_ids() == house_ids()
    assert not own_folder().exists()


def test_a_house_in_the_folder_is_found_by_its_id_and_listed_after_those_that_ship() -> None:
    put("corner.toml", readable(corner()))
    put("annex.toml", readable(corner("annex", "annex")))
    assert all_house_ids() == (*house_ids(), "annex", "corner")
    assert load_house("corner").name == "The Corner House"
    assert load_house("corner")[k.CAP_WAGERS] is v.CapWagers.FIVE
    assert load_house("corner").copy_of == ("tda",)


def test_a_file_that_was_changed_is_read_again() -> None:
    file = put("corner.toml", readable(corner()))
    assert load_house("corner") is load_house("corner")
    before = file.stat()
    file.write_text(readable(corner(name="The Other House")), encoding="utf-8")
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns + 1))
    assert load_house("corner").name == "The Other House"


def test_a_wrong_file_is_refused_at_its_key_and_the_others_are_read() -> None:
    put("corner.toml", readable(corner()))
    wrong = put("wrong.toml", readable(corner("wrong")).replace('value = "5"', 'value = "6"'))
    found = own_houses()
    assert [house.id for house in found.houses] == ["corner"]
    (refused,) = found.refused
    assert refused.file == wrong
    assert refused.error.where == (str(wrong), "cap.wagers")
    assert (refused.error.expected, refused.error.found) == ("clause_choice", "6")
    assert refused.error.facts["choices"] == "4, 5, none"
    assert "wrong" not in all_house_ids()
    with pytest.raises(ContentError) as named:
        load_house("wrong")
    assert named.value.where == (str(wrong), "cap.wagers")


@pytest.mark.parametrize(
    ("file", "id", "expected", "found"),
    [
        ("tda.toml", "tda", "house_shipped_id", "tda"),
        ("Corner House.toml", "corner", "house_file_name", "Corner House"),
        ("corner.toml", "other", "house_own_id", "other"),
    ],
)
def test_a_file_whose_name_is_not_its_id_is_refused(file: str, id: str, expected: str, found: str) -> None:
    put(file, readable(corner(id)))
    (refused,) = own_houses().refused
    assert (refused.error.expected, refused.error.found) == (expected, found)
    assert all_house_ids() == house_ids()
    assert load_house("tda").name != "The Corner House"


def test_an_id_is_no_path() -> None:
    put("../corner.toml", readable(corner()))
    for id in ("../corner", "/etc/passwd", "", "Corner", "corner\n"):
        with pytest.raises(ContentError) as error:
            load_house(id)
        assert error.value.expected == "house_id"


def test_who_names_a_house_that_there_is_not_is_told_of_his_own_too() -> None:
    put("corner.toml", "not a house")
    with pytest.raises(ContentError) as error:
        load_house("coner")
    assert error.value.facts["houses"].endswith("cardroom, corner")  # type: ignore[attr-defined]  # a text
    assert own_ids() == ("corner",)


def test_a_house_that_is_saved_is_there_and_one_that_is_deleted_is_not() -> None:
    house = House("corner", "The Corner House", load_house("tda").clauses, load_house("tda").stakes, ("tda",))
    save_house(house)
    assert dict(load_house("corner").clauses) == dict(house.clauses)
    assert [file.name for file in own_folder().iterdir()] == ["corner.toml"]
    delete_house("corner")
    assert all_house_ids() == house_ids()


def test_a_house_that_another_hand_changed_spoilt_or_deleted_is_known_to_be_so() -> None:
    origin = load_house("tda")
    house = House("corner", "The Corner House", origin.clauses, origin.stakes, ("tda",))
    save_house(house)
    assert not changed_elsewhere(house)
    assert not changed_elsewhere(load_house("corner"))
    file = own_folder() / "corner.toml"
    written = file.read_text(encoding="utf-8")
    # Touched, or with a remark of somebody's, it says what it said.
    put("corner.toml", "# The house by the river.\n" + written)
    assert not changed_elsewhere(house)
    put("corner.toml", written.replace("The Corner House", "The Other House"))
    assert changed_elsewhere(house)
    put("corner.toml", "not a house")
    assert changed_elsewhere(house)
    file.unlink()
    assert changed_elsewhere(house)


def test_what_cannot_be_kept_is_told_and_leaves_what_was_there(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House("corner", "The Corner House", load_house("tda").clauses, load_house("tda").stakes, ("tda",))
    save_house(house)

    def full(self: Path, *given: object, **more: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(ContentError) as error:
        save_house(House("corner", "Another", house.clauses, house.stakes, ("tda",)))
    assert (error.value.expected, error.value.found) == ("house_not_kept", "No space left on device")
    assert load_house("corner").name == "The Corner House"


def test_an_id_is_made_of_a_name_and_is_nobody_elses() -> None:
    assert new_id("The Corner House", ()) == "the-corner-house"
    assert new_id("Café  Central", ("tda",)) == "cafe-central"
    assert new_id("tda", ("tda", "tda-2")) == "tda-3"
    assert new_id("ห้อง", ()) == "house"
    assert new_id("x" * 90, ()) == "x" * 36


@pytest.mark.parametrize("written", ["", "  ", "two\nlines", "x" * 61])
def test_a_name_that_is_none_is_refused(written: str) -> None:
    with pytest.raises(ContentError) as error:
        name_of(written)
    assert (error.value.expected, error.value.facts) == ("house_name", {"most": 60})


def test_a_name_is_taken_without_the_blanks_around_it() -> None:
    assert name_of("  Saal {Nord} & Süd ") == "Saal {Nord} & Süd"
