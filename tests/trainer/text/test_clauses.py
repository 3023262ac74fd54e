"""Every clause and every value it may have is called something."""

from trainer.houses.keys import ANTE_NONE_AT, BRING_IN_SIZE, GAMES, KEYS, OPENER_TIE, PLAYERS_MOST
from trainer.houses.loader import house_ids, load_house
from trainer.text.clauses import GROUPS, TITLES, VALUES, value_words


def test_every_clause_has_a_title_and_stands_in_one_group() -> None:
    assert set(TITLES) == set(KEYS)
    assert sorted(key for keys in GROUPS.values() for key in keys) == sorted(KEYS)
    assert list(GROUPS) == [
        "Game",
        "Stakes",
        "Bring-in",
        "Betting",
        "First to act",
        "Cards and river",
        "Showdown",
        "Hands",
        "Pots",
        "When something goes wrong",
    ]


def test_every_choice_of_every_clause_has_words() -> None:
    wordless = {
        (key.text, choice)
        for key in KEYS.values()
        for choice in key.choices
        if not choice.isdigit() and (key.text, choice) not in VALUES
    }
    assert not wordless
    assert {("cap.wagers", "4"), ("cap.wagers", "5"), ("low.qualifier", "8")} <= set(VALUES)


def test_no_words_stand_for_a_value_that_there_is_not() -> None:
    for text, written in VALUES:
        assert KEYS[text].write(KEYS[text].read(written)) == written


def test_two_values_of_a_clause_are_never_called_the_same() -> None:
    for key in KEYS:
        words = [said for (text, _), said in VALUES.items() if text == key]
        assert len(words) == len(set(words)), key


def test_a_title_names_one_clause() -> None:
    assert len(set(TITLES.values())) == len(TITLES)


def test_whatever_the_houses_have_is_said_in_words_or_figures() -> None:
    for house in map(load_house, house_ids()):
        for clause in house.clauses.values():
            said = value_words(clause.key, clause.value, str)
            assert said[0].isupper() or said[0].isdigit(), said


def test_values_are_worded_and_several_are_listed() -> None:
    assert value_words(OPENER_TIE, OPENER_TIE.read("suit"), str) == "The highest card by suit"
    assert value_words(GAMES, GAMES.read("high, hilo"), str) == "Seven card stud, Seven card stud high/low"
    assert value_words(BRING_IN_SIZE, BRING_IN_SIZE.read("1/5, 1/3"), str) == "A fifth of the small bet, 1/3"
    assert value_words(PLAYERS_MOST, 8, str) == "8"
    assert value_words(ANTE_NONE_AT, ANTE_NONE_AT.read("0.50/1"), str) == "0.50/1"


def test_words_are_said_in_the_readers_language() -> None:
    assert value_words(
        OPENER_TIE, OPENER_TIE.read("suit"), {"The highest card by suit": "Chất cao nhất"}.__getitem__
    ) == ("Chất cao nhất")
