"""What is no hand in PHH, or no hand that the house allows, is refused at its place, and never in another way."""

from pathlib import Path

import pytest

from tests.trainer.notation.conftest import Reader, after_the_deal, document
from trainer.errors import ContentError, DoorcardError, IllegalEvent, NotationError
from trainer.houses.values import Game, Structure
from trainer.notation.read import MOST_BYTES, read_hands
from trainer.text.words import Words


def refused(read_phh: Reader, text: str, house: str | None = None, **clauses: str) -> DoorcardError:
    with pytest.raises(DoorcardError) as raised:
        read_phh(text, house, **clauses)
    error = raised.value
    assert Path(error.where[0]).name == "hand.phh"
    # It can be said in one sentence.
    assert "\n" not in Words("en").error(error)
    return error


HUGE = "0x" + "f" * 5000
"""More digits than a number may have that is written out."""

FIELDS = [
    ({"variant": '"FR"'}, "phh_choice.variant", ("variant",)),
    ({"variant": None}, "phh_missing", ()),
    ({"variant": "7"}, "phh_choice.variant", ("variant",)),
    ({"actions": None}, "phh_missing", ()),
    ({"antes": "1"}, "phh_list", ("antes",)),
    ({"antes": "[1, 1]"}, "phh_count", ("antes",)),
    ({"antes": '[1, 1, 1, 1, 1, 1, 1, "1"]'}, "phh_amount_or_none", ("antes", "8")),
    ({"antes": "[1, 1, 1, -1, 1, 1, 1, 1]"}, "phh_amount_or_none", ("antes", "4")),
    ({"antes": "[true, 1, 1, 1, 1, 1, 1, 1]"}, "phh_amount_or_none", ("antes", "1")),
    ({"bring_in": "0"}, "phh_amount", ("bring_in",)),
    ({"bring_in": "nan"}, "phh_amount", ("bring_in",)),
    ({"small_bet": "inf"}, "phh_amount", ("small_bet",)),
    ({"small_bet": "-10.0"}, "phh_amount", ("small_bet",)),
    ({"small_bet": "1e999999999"}, "phh_amount", ("small_bet",)),
    ({"small_bet": "0e999999999"}, "phh_amount", ("small_bet",)),
    ({"small_bet": "1e-999999999"}, "phh_amount", ("small_bet",)),
    ({"small_bet": "[10]"}, "phh_amount", ("small_bet",)),
    ({"big_bet": "2020-01-01"}, "phh_amount", ("big_bet",)),
    ({"big_bet": str(10**13)}, "phh_amount", ("big_bet",)),
    ({"big_bet": "9"}, "record_stakes", ()),
    ({"bring_in": "11"}, "record_stakes", ()),
    ({"starting_stacks": "[500, 500, 500, 500, 500, 500, 500, 0]"}, "phh_amount", ("starting_stacks", "8")),
    ({"starting_stacks": "[5]", "antes": "[1]"}, "record_players", ()),
    ({"starting_stacks": "[5, 5, 5, 5, 5, 5, 5, 5, 5]", "antes": "[1, 1, 1, 1, 1, 1, 1, 1, 1]"}, "record_players", ()),
    ({"starting_stacks": "[]", "antes": "[]"}, "record_players", ()),
    ({"actions": '"d dh p1 9h"'}, "phh_list", ("actions",)),
    ({"actions": "[1]"}, "phh_text", ("actions", "1")),
    ({"seats": "[1, 2, 3, 4, 5, 6, 7, 9]"}, "phh_seat", ("seats", "8")),
    ({"seats": "[1, 2, 3, 4, 5, 6, 7, 7]"}, "phh_seats", ("seats",)),
    ({"seats": "[1, 3, 2, 4, 5, 6, 7, 8]"}, "phh_seats", ("seats",)),
    ({"seats": "[1, 2]"}, "phh_count", ("seats",)),
    ({"players": "[1, 2, 3, 4, 5, 6, 7, 8]"}, "phh_text", ("players", "1")),
    ({"finishing_stacks": "[1, 2]"}, "phh_count", ("finishing_stacks",)),
    ({"hand": "[4]"}, "phh_label", ("hand",)),
    ({"hand": "true"}, "phh_label", ("hand",)),
    ({"hand": HUGE}, "phh_label", ("hand",)),
    ({"small_bet": HUGE}, "phh_amount", ("small_bet",)),
    ({"starting_stacks": "[]", "antes": "[]", "seats": "[]"}, "record_players", ()),
    ({"players": f"[{HUGE}, 2, 3, 4, 5, 6, 7, 8]"}, "phh_text", ("players", "1")),
    ({"_structure": f"{{ a = {HUGE} }}"}, "phh_choice._structure", ("_structure",)),
    ({"table": "[" * 150 + "]" * 150}, "phh_label", ("table",)),
    ({"table." + ".".join("a" * 9000): "1"}, "phh_label", ("table",)),
    ({"table": "4.5"}, "phh_label", ("table",)),
    ({"currency_symbol": "4"}, "phh_text", ("currency_symbol",)),
    ({"seat": "[1]"}, "phh_field", ()),
    ({"_chip": "2"}, "record_chip", ("bring_in",)),
    ({"_chip": "0"}, "phh_amount", ("_chip",)),
    ({"_structure": '"no limit"'}, "phh_choice._structure", ("_structure",)),
    ({"_event_heads_up": '"yes"'}, "phh_switch", ("_event_heads_up",)),
    ({"_house": "3"}, "phh_text", ("_house",)),
    ({"_clauses": '"burns"'}, "phh_table", ("_clauses",)),
]


@pytest.mark.parametrize(("changed", "expected", "where"), FIELDS)
def test_a_field_that_is_not_as_it_should_be(
    read_phh: Reader, changed: dict[str, str | None], expected: str, where: tuple[str, ...]
) -> None:
    error = refused(read_phh, document(**changed))
    assert isinstance(error, NotationError)
    assert (error.expected, error.where[1:]) == (expected, where)


DEAL = after_the_deal
ACTIONS = [
    (DEAL("p6 check"), "phh_action", 9),
    (DEAL("p6"), "phh_action", 9),
    (DEAL("d db"), "phh_action", 9),
    (DEAL("p6 cbr ten"), "phh_action", 9),
    (DEAL("p6 cbr -10"), "phh_action", 9),
    (DEAL("p6 cbr 1e3"), "phh_action", 9),
    (DEAL("p6 cbr ١٠"), "phh_action", 9),
    (DEAL("p9 pb"), "phh_player", 9),
    (DEAL("p0 pb"), "phh_player", 9),
    (DEAL("6 pb"), "phh_player", 9),
    (DEAL("p6 cbr 10.5"), "record_chip", 9),
    ('["d dh p1 ????9"]', "cards", 1),
    ('["d dh p1 ????9x"]', "card", 1),
    ('["d dh p1 ????1h"]', "card", 1),
    ('["d dh p1 ????9h8h"]', "seat", 1),
]


@pytest.mark.parametrize(("actions", "expected", "number"), ACTIONS)
def test_an_action_that_is_none(read_phh: Reader, actions: str, expected: str, number: int) -> None:
    error = refused(read_phh, document(actions=actions))
    assert (error.expected, error.where[1]) == (expected, f"action {number}")


ILLEGAL = [
    # Out of turn: 2c in seat 6 brings it in, then seat 7 acts.
    (DEAL("p3 pb"), "seat", None, 9),
    (DEAL("p6 pb", "p8 cc"), "seat", None, 10),
    # To be called before anybody has posted, or checked when there is a bring-in to call.
    (DEAL("p6 cc"), "no_check", "bring_in.size", 9),
    (DEAL("p6 f"), "no_fold", None, 9),
    # 50 is neither the small bet, nor what a completion may reach.
    (DEAL("p6 pb", "p7 cbr 50"), "amount", "street.big_from", 10),
    (DEAL("p6 pb", "p7 pb"), "act", "bring_in.size", 10),
    # A card before the round is closed, a fourth card on third street, the same card twice.
    (DEAL("d dh p1 Ah"), "duty", None, 9),
    (DEAL("p6 pb", "d dh p1 Ah"), "duty", None, 10),
    ('["d dh p1 ????9h", "d dh p2 ????9h"]', "card_once", None, 2),
    ('["d dh p1 9h??9h"]', "card_once", None, 1),
    ('["d dh p2 ????9h"]', "seat", None, 1),
    (DEAL("d db Ah"), "duty", "river.short_deck", 9),
    (DEAL("p6 sm"), "duty", None, 9),
    (DEAL("p6 sm ????2c"), "duty", None, 9),
]


@pytest.mark.parametrize(("actions", "expected", "clause", "number"), ILLEGAL)
def test_an_action_that_is_not_allowed(
    read_phh: Reader, actions: str, expected: str, clause: str | None, number: int
) -> None:
    error = refused(read_phh, document(actions=actions))
    assert isinstance(error, IllegalEvent)
    assert error.expected == expected
    if clause:
        assert error.clause == clause
    # The action is named by its number and as it is written.
    assert error.where[1] == f"action {number}"
    assert error.where[2] in actions
    assert "unit" in error.facts


SHOWN = ["p1 pb", "p2 cc", "d dh p1 5h", "d dh p2 9c", "p2 cc", "p1 cc", "d dh p1 6h", "d dh p2 9d", "p2 cc", "p1 cc"]
SHOWN += ["d dh p1 8c", "d dh p2 4c", "p2 cc", "p1 cc", "d dh p1 ??", "d dh p2 3c", "p2 cc", "p1 cc"]


@pytest.mark.parametrize(
    ("shown", "expected"),
    [
        # He holds Qs Jh under Kd 9c 9d 4c, and 3c.
        ("p2 sm QsJhKd9c9d4c", "record_shown_count"),
        ("p2 sm QsJhKc9c9d4c3c", "record_shown_board"),
        ("p2 sm QsThKd9c9d4c3c", "hole_cards"),
        ("p2 sm QsJhKd9c9d4cQs", "hole_cards"),
        ("p1 sm AsAh2c5h6h8c??", "seat"),
    ],
)
def test_a_hand_shown_that_he_cannot_hold(read_phh: Reader, shown: str, expected: str) -> None:
    actions = str(["d dh p1 AsAh2c", "d dh p2 QsJhKd", *SHOWN, shown])
    text = document(antes="[1, 1]", starting_stacks="[500, 500]", actions=actions)
    assert refused(read_phh, text).expected == expected


def test_a_card_shown_that_another_holds(read_phh: Reader) -> None:
    actions = ["d dh p1 AsAh2c", "d dh p2 QsJhKd", *SHOWN, "p2 sm QsJhKd9c9d4c3c"]
    for card in ("Qs", "As"):
        shown = str([*actions, f"p1 sm AsAh2c5h6h8c{card}"])
        text = document(antes="[1, 1]", starting_stacks="[500, 500]", actions=shown)
        assert refused(read_phh, text).expected == "card_once"


@pytest.mark.parametrize(
    ("deal", "number"),
    [
        # No door card is known; the bring-in is posted over one that is not; one goes on to fourth street.
        (["d dh p1 ??????", "d dh p2 ??????"], 2),
        (["d dh p1 ??????", "d dh p2 ????Kd", "p1 pb"], 3),
        (["d dh p1 ????2c", "d dh p2 ??????", "p1 pb", "p2 cc", "d dh p1 Ah", "d dh p2 Kh"], 6),
        (["d dh p1 ????2c", "d dh p2 ????Kd", "p1 pb", "p2 cc", "d dh p1 ??"], 5),
    ],
)
def test_upcards_have_to_be_known(read_phh: Reader, deal: list[str], number: int) -> None:
    text = document(antes="[1, 1]", starting_stacks="[50, 50]", actions=str(deal))
    error = refused(read_phh, text)
    assert (error.expected, error.where[1]) == ("record_upcard", f"action {number}")


def test_a_house_that_does_not_deal_the_game(read_phh: Reader) -> None:
    error = refused(read_phh, document(variant='"F7S/8"'), "supremeking")
    assert (error.expected, error.found, error.facts["game"]) == ("house_game", "supremeking", Game.HILO)
    assert error.facts["houses"] == "pokerking, hilo-bg, tda, cardroom"
    error = refused(read_phh, document(), "hilo-bg")
    assert error.facts["houses"] == "supremeking, pokerking, sportingbet, tda, cardroom"
    error = refused(read_phh, document(_structure='"spread"'), "tda")
    assert (error.expected, error.facts["structure"]) == ("house_structure", Structure.SPREAD)
    assert error.facts["houses"] == "cardroom"


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ({"_house": '"ritz"'}, "house_id"),
        ({"_clauses": '{ "burn" = "none" }'}, "clause_key"),
        ({"_clauses": '{ open_pair = { mode = "sometimes" } }'}, "clause_choice"),
        ({"_clauses": "{ burns = 2020-01-01 }"}, "clause_choice"),
        ({"_clauses": f"{{ burns = {HUGE} }}"}, "clause_choice"),
        ({"_clauses": f"{{ burns = [{HUGE}] }}"}, "clause_choice"),
        ({"_clauses": "{ " + ".".join("abc" for _ in range(99)) + " = 1 }"}, "clause_key"),
    ],
)
def test_a_house_or_a_clause_that_there_is_not(read_phh: Reader, changed: dict[str, str], expected: str) -> None:
    error = refused(read_phh, document(**changed))
    assert isinstance(error, ContentError)
    assert error.expected == expected
    assert next(iter(changed)) in error.where
    assert refused(read_phh, document(), cap__heads_up="never").expected == "clause_choice"


def test_no_toml(read_phh: Reader) -> None:
    error = refused(read_phh, document() + "seats = [1, 2\nhand = 3\n")
    assert (error.expected, error.where[1:]) == ("phh_toml", ("line 9",))
    assert refused(read_phh, "hello").expected == "phh_toml"
    assert refused(read_phh, "").expected == "phh_missing"
    assert refused(read_phh, "a = " + "[" * 100_000).expected == "phh_toml"
    assert refused(read_phh, "a = " + "9" * 10_000).expected == "phh_toml"


@pytest.mark.parametrize(
    ("content", "expected", "where"),
    [
        (b"variant = '\xff'", "phh_toml", ("line 1",)),
        (b"#" * (MOST_BYTES + 1), "hand_size", ()),
    ],
)
def test_no_text_or_too_much_of_it(tmp_path: Path, content: bytes, expected: str, where: tuple[str, ...]) -> None:
    file = tmp_path / "hand.phh"
    file.write_bytes(content)
    with pytest.raises(NotationError) as raised:
        list(read_hands(file))
    assert (raised.value.expected, raised.value.where) == (expected, (str(file), *where))


def test_what_is_not_utf_8_is_quoted_with_a_mark_in_its_place(tmp_path: Path) -> None:
    file = tmp_path / "hand.phh"
    file.write_bytes(b"hand = 1\nauthor = 'Andr\xe9'\n")
    with pytest.raises(NotationError) as raised:
        list(read_hands(file))
    assert (raised.value.where[1:], raised.value.found) == (("line 2",), "author = 'Andr\ufffd'")


def test_no_file_at_all(tmp_path: Path) -> None:
    for file in (tmp_path / "none.phh", tmp_path):
        with pytest.raises(NotationError) as raised:
            list(read_hands(file))
        assert (raised.value.expected, raised.value.where) == ("hand_file", (str(file),))


def test_several_hands_have_to_be_tables(tmp_path: Path) -> None:
    file = tmp_path / "hands.phhs"
    file.write_text(document())
    with pytest.raises(NotationError) as raised:
        list(read_hands(file))
    assert raised.value.expected == "phhs_table"
    file.write_text("[1]\nvariant = 'NT'\n")
    with pytest.raises(NotationError) as raised:
        list(read_hands(file))
    assert raised.value.where == (str(file), "1", "variant")
