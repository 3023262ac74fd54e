"""`doorcard quiz`: questions, typed answers, marks and reasons."""

import contextlib
import io

import pytest

from trainer.cli import main
from trainer.cli.typed import HOW, read_answer
from trainer.houses.loader import load_house
from trainer.questions import (
    Actions,
    Amount,
    Amounts,
    Answer,
    Chosen,
    Count,
    Kind,
    PickedCards,
    PickedSeat,
    Question,
    SeatAndAmounts,
    SeatOrder,
    Split,
)
from trainer.scenarios import NotOffered, build
from trainer.skills import SKILLS, Skill
from trainer.text.words import Words


def typing(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def dealt(skill: Skill, seed: int) -> Question:
    """A question about a trap, at the first house that asks about it."""
    for id in ("cardroom", "tda", "supremeking", "pokerking", "sportingbet", "hilo-bg"):
        with contextlib.suppress(NotOffered):
            return build(skill, load_house(id), seed).question
    raise AssertionError(skill.id)


def typed(answer: Answer, question: Question) -> str:
    """What somebody types who means `answer`, by hand as the program never writes it."""
    unit = question.table.stakes.unit
    match answer:
        case PickedSeat(seat=seat):
            return str(seat)
        case SeatAndAmounts(seat=seat, amounts=amounts):
            return " ".join([str(seat), *(f"{float(unit.value(amount)):.2f}" for amount in amounts)])
        case Amount(amount=amount):
            return f"{unit.symbol}{float(unit.value(amount)):.2f}"
        case Amounts(amounts=amounts):
            return " or ".join(str(unit.number(amount)) for amount in amounts).replace(" or ", ", ") or "0"
        case Chosen(choice=choice):
            return "ABCDEFGHIJ"[question.choices.index(choice)].lower()
        case Count(count=count):
            return str(count)
        case Actions(acts=acts):
            return ", ".join(act.value.upper() for act in reversed(acts))
        case SeatOrder(seats=seats):
            return ", ".join(map(str, seats))
        case Split(shares=shares):
            return "; ".join(f"{seat}={float(unit.value(chips)):.2f}" for seat, chips in reversed(shares))
        case PickedCards(cards=cards):
            return "".join(str(card) for card in reversed(cards))
    raise AssertionError(answer)


@pytest.mark.parametrize("skill", SKILLS.values(), ids=lambda skill: skill.id)
def test_the_right_answer_to_any_question_can_be_typed(skill: Skill) -> None:
    question = dealt(skill, 3)
    right = question.ruling().answer
    assert read_answer(question, typed(right, question)) == right


@pytest.mark.parametrize(
    ("skill", "wrong"),
    [
        ("bring_in.plain", ["", "x", "9 3", "3", "0 5", "3 0.001", "3 -5", "3 five", "3 1e9", "3 ½"]),
        ("first_to_act.high_card", ["", "first", "99", "-1", "3 4", "1.5"]),
        ("bet_sizes.street_size", ["", "x", "10 x", "0.0001", "10$"]),
        ("bet_sizes.call_amount", ["", "x", "10 20"]),
        ("shared_river.enough", ["", "Z", "AB", "1"]),
    ],
)
def test_what_is_no_answer_is_asked_again(skill: str, wrong: list[str]) -> None:
    question = dealt(SKILLS[skill], 1)
    assert [text for text in wrong if read_answer(question, text) is not None] == []


def test_every_kind_of_question_says_how_it_is_answered() -> None:
    assert set(HOW) == set(Kind)


def test_a_right_and_a_wrong_answer_are_marked_with_their_reasons(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["quiz", "--skill", "bring_in.equal_rank", "--seed", "4", "--count", "2", "--show"]) == 0
    shown = capsys.readouterr().out
    answers = [line for line in shown.splitlines() if line.startswith("Answer: Seat ")]
    seats = [answer.split()[2] for answer in answers]
    other = next(seat for seat in "12345678" if f"Seat {seat} " in shown and seat != seats[1])
    amounts = answers[0].rpartition("for ")[2].rstrip(".").replace(" or", "")

    typing(monkeypatch, "what?", f"{seats[0]} {amounts}", f"{other} 1")
    assert main(["quiz", "--skill", "bring_in.equal_rank", "--seed", "4", "--count", "2"]) == 0
    out = capsys.readouterr().out
    assert f"Right. {answers[0].removeprefix('Answer: ')}" in out
    assert f"Wrong. {answers[1].removeprefix('Answer: ')}" in out
    assert out.count("Equal rank, so the lowest suit decides") == 2
    assert "[bring_in.tie, cited]" in out
    assert out.count("The house: ") == 2
    assert out.endswith("1 of 2 right.\n")


def test_the_same_seed_asks_the_same_questions(capsys: pytest.CaptureFixture[str]) -> None:
    said = []
    for seed in ("7", "7", "8"):
        assert main(["quiz", "--skill", "bring_in", "--seed", seed, "--count", "2", "--show"]) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1] != said[2]


@pytest.mark.parametrize("stdin", [io.StringIO(""), None])
def test_with_no_input_one_question_is_shown_with_its_answer_and_reason(
    stdin: io.StringIO | None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", stdin)
    assert main(["quiz", "--skill", "bring_in", "--seed", "1"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.count("Answer: ") == 1
    assert out.count("The house: ") == 1
    assert "right." not in out


def test_enter_shows_the_answer_and_q_stops(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typing(monkeypatch, "", "q", "")
    assert main(["quiz", "--skill", "bring_in", "--seed", "1"]) == 0
    out = capsys.readouterr().out
    assert out.count("Answer: ") == 1
    assert out.count("q stops") == 2


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--skill", "omaha"], "--skill: found 'omaha', but a trap or one of these topics was expected: bring_in, "),
        (
            ["--skill", "shared_river.tda_a"],
            "--skill: found 'shared_river.tda_a', but the house supremeking asks no such question; "
            "it asks shared_river.enough, shared_river.short_no_burns, ",
        ),
        (["--clause", "x=y"], "--clause: found the clause 'x'"),
        (["--count", "0"], "--count: found 0, but one question or more was expected."),
        (["--count", "-3"], "--count: found -3, but one question or more was expected."),
    ],
)
def test_what_cannot_be_asked_is_refused(options: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["quiz", "--house", "supremeking", *options]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(said)
    assert err.count("\n") == 1


def test_covered_counts_and_unprinted_stakes_are_not_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["quiz", "--house", "supremeking", "--skill", "shared_river", "--seed", "2", "--count", "1", "--show"])
        == 0
    )
    asked = capsys.readouterr().out.partition("Answer: ")[0]
    assert "Pot, " in asked
    assert "Stub, " not in asked
    assert "Burns, " not in asked


def test_a_question_is_asked_in_whole_sentences() -> None:
    words = Words()
    for skill in SKILLS.values():
        question = dealt(skill, 5)
        assert words.ask(question)[-1] in "?.", skill.id
        assert words.answer(question.ruling().answer, question)
        assert words.trap(skill)
        for held in skill.misconceptions:
            assert words.misconception(held.name)[-1] == ".", held.name
