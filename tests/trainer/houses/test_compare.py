"""Houses side by side: each clause as each house has it, and where they disagree."""

from trainer.houses.compare import differences
from trainer.houses.keys import KEYS
from trainer.houses.loader import house_ids, load_house


def test_all_six_side_by_side_show_every_clause() -> None:
    houses = [load_house(house) for house in house_ids()]
    rows = differences(houses)
    assert [row.key for row in rows] == list(KEYS)
    for row in rows:
        assert row.clauses == tuple(house.clauses.get(row.key) for house in houses)


def test_a_row_says_whether_the_houses_disagree() -> None:
    rows = {row.key: row for row in differences([load_house("supremeking"), load_house("tda"), load_house("cardroom")])}
    # All three settle equal low cards by the lowest suit; equal boards by suit at the tda alone.
    assert not rows["bring_in.tie"].differs
    assert rows["opener.tie"].differs
    assert rows["opener.tie"].differs_from(0) == (False, True, False)
    assert rows["opener.tie"].differs_from(1) == (True, False, True)
    # One states it and the others cite it: the rule is the same.
    assert not rows["river.face"].differs


def test_a_clause_that_only_one_has_is_a_difference() -> None:
    rows = {row.key: row for row in differences([load_house("supremeking"), load_house("hilo-bg")])}
    assert rows["low.qualifier"].clauses[0] is None
    assert rows["low.qualifier"].differs


def test_a_clause_that_none_of_them_has_is_no_row() -> None:
    keys = [row.key for row in differences([load_house("supremeking"), load_house("sportingbet")])]
    assert "low.qualifier" not in keys
    assert "ante.none_at" in keys
    assert not any(row.differs for row in differences([load_house("tda")]))


def test_no_houses_are_nothing_to_compare() -> None:
    assert differences([]) == ()
