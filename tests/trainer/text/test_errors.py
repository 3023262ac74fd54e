"""Every error is one sentence that says where, what was found and what was expected."""

from datetime import date
from fractions import Fraction
from pathlib import Path
from string import Formatter

import pytest

from tests.trainer.text.source import errors
from trainer import events as ev
from trainer.cards import Card
from trainer.errors import ContentError, DoorcardError, IllegalEvent, NotationError
from trainer.houses.values import Face
from trainer.money import Chips, Unit
from trainer.procedure import DutyKind
from trainer.text.errors import ACTS, ACTS_OF_SEAT, ERRORS, PLACES
from trainer.text.words import Words

DIMES = Unit(Fraction(1, 10), "$")


def placeholders(key: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(ERRORS[key]) if name}


def test_every_error_that_the_code_raises_has_a_sentence_with_what_it_carries(root: Path) -> None:
    named = errors(root)
    assert len(named) > 60
    assert not [each.place for each in named if not any(each.pattern.fullmatch(key) for key in ERRORS)]
    for key in ERRORS:
        carried = [each.values for each in named if each.pattern.fullmatch(key)]
        assert any(values is None or placeholders(key) - {"found"} <= values for values in carried), key


def test_every_sentence_says_what_was_found_and_ends_without_a_stop() -> None:
    for key, sentence in ERRORS.items():
        assert sentence.startswith("found "), key
        assert sentence[-1] not in ".,;:", key
        assert "\n" not in sentence, key


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (
            NotationError("card", found="1h", where=("a.phh", "action 5")),
            "a.phh, action 5: found '1h', but a card such as 9h or Ts was expected.",
        ),
        (NotationError("card", found="1h"), "Found '1h', but a card such as 9h or Ts was expected."),
        (
            IllegalEvent("card_once", found=Card.parse("2c"), where=("a.phh", "action 5", "d dh p1 2c")),
            "a.phh, action 5, d dh p1 2c: found the two of clubs a second time, but a card is dealt only once.",
        ),
        # 25 and 20 dimes.
        (
            IllegalEvent(
                "amount",
                clause="street.big_from",
                found=Chips(25),
                where=("a.phh", "action 9"),
                facts={"amounts": (Chips(20),), "unit": DIMES},
            ),
            "a.phh, action 9: found $2.50, but $2 was expected (street.big_from).",
        ),
        (
            IllegalEvent("seat", clause="opener.by", found=3, facts={"duty": DutyKind.ACT, "seat": 4}),
            "Found seat 3, but an action of seat 4 was expected (opener.by).",
        ),
        (
            IllegalEvent("duty", found=DutyKind.ACT, facts={"duty": DutyKind.COLLECT, "seat": None}),
            "Found an action of a player, but the collection of the bets was expected.",
        ),
        (
            IllegalEvent("face", clause="river.face", found=Face.UP, facts={"face": Face.DOWN}),
            "Found a card face up, but it is dealt face down (river.face).",
        ),
        (
            IllegalEvent("action_name", found=ev.Raised, facts={"name": ev.Completed}),
            "Found a raise, but a wager of this size here is called a completion.",
        ),
        (
            IllegalEvent("dealt_in", found=9, facts={"seats": (1, 2, 5)}),
            "Found seat 9, but only seats 1, 2 and 5 were dealt in.",
        ),
        (
            IllegalEvent("hole_cards", found=(Card.parse("Th"), None), facts={"cards": (None, Card.parse("9s"))}),
            "Found 10♥ ? shown, but the hole cards are ? 9♠.",
        ),
        (
            ContentError("clause_key", found="open_pair.mod", where=("--clause",), facts={"near": "open_pair.mode"}),
            "--clause: found the clause 'open_pair.mod', but no house has one of that name; "
            "the nearest is open_pair.mode.",
        ),
        (
            NotationError("history_dealt", where=("h.txt", "line 12"), facts={"cards": (Card.parse("2c"),)}),
            "h.txt, line 12: found nothing as the cards held before, but they were 2♣.",
        ),
    ],
)
def test_an_error_as_it_is_read(error: DoorcardError, sentence: str) -> None:
    assert Words().error(error) == sentence


@pytest.mark.parametrize(
    "found",
    ["x" * 9999, ["y"] * 9999, 10**4000, 1 << 20000, {"a": [1]}, 1.5, True, "two\nlines", "\udcff", date(2020, 1, 1)],
    ids=lambda found: type(found).__name__,
)
def test_whatever_a_file_holds_is_quoted_in_one_short_line(found: object) -> None:
    said = Words().error(NotationError("phh_text", found=found, where=("a.phh", "a\nb" * 500)))
    assert len(said) < 400
    assert "\n" not in said
    said.encode()


def test_an_error_nobody_knows_is_not_shown_to_a_reader() -> None:
    with pytest.raises(KeyError):
        Words().error(NotationError("unheard_of"))


def test_every_duty_and_place_has_words() -> None:
    assert set(ACTS) == set(DutyKind)
    assert {kind for kind in DutyKind if kind not in ACTS_OF_SEAT} == {
        DutyKind.BURN,
        DutyKind.COLLECT,
        DutyKind.REMIX,
        DutyKind.COMMUNITY,
        DutyKind.OVER,
    }
    words = Words()
    for place in PLACES:
        assert words.error(NotationError("phh_toml", where=(f"{place} 3",))).startswith(f"{place} 3: ")
