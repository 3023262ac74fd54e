"""`doorcard quiz`: questions, typed answers, marks and reasons."""

import io
from pathlib import Path

import pytest

from tests.trainer.scenarios.situations import situation
from trainer.cards import Card
from trainer.cli import main
from trainer.cli.typed import HOW, NotTyped, read_answer
from trainer.houses.loader import load_house
from trainer.questions import (
    Act,
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
from trainer.scenarios import build
from trainer.skills import SKILLS, Skill
from trainer.text.words import Words


def typing(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def dealt(skill: Skill, seed: int) -> Question:
    """A question about a trap, at the first house that asks about it."""
    for id in ("cardroom", "tda", "supremeking", "pokerking", "sportingbet", "hilo-bg"):
        if scenario := situation(skill.id, id, seed):
            return scenario.question
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


def refused(question: Question, text: str, words: Words | None = None) -> str:
    """What is said to somebody who types that; empty where it is an answer."""
    try:
        read_answer(question, text, words or Words())
    except NotTyped as amiss:
        return str(amiss)
    return ""


@pytest.mark.parametrize("skill", SKILLS.values(), ids=lambda skill: skill.id)
def test_the_right_answer_to_any_question_can_be_typed(skill: Skill) -> None:
    question = dealt(skill, 3)
    right = question.ruling().answer
    assert read_answer(question, typed(right, question), Words()) == right


@pytest.mark.parametrize(
    ("skill", "wrong"),
    [
        ("bring_in.plain", ["", "x", "9 3", "3", "0 5", "3 0.001", "3 -5", "3 five", "3 1e9", "3 ½"]),
        ("first_to_act.high_card", ["", "first", "99", "-1", "3 4", "1.5"]),
        ("bet_sizes.street_size", ["", "x", "10 x", "0.0001", "10$"]),
        ("bet_sizes.call_amount", ["", "x", "10 20"]),
        ("shared_river.enough", ["", "Z", "AB", "1"]),
        ("actions.capped", ["", "dance", "fold; raise 10", "checkraise"]),
        ("showdown.checked_river", ["", "x", "1.5"]),
        ("split.halves", ["", "1", "1=", "=10", "0=10", "1=x", "9=10", "1=10 1=20", "1:10"]),
        ("high_hand.kicker", ["", "x"]),
    ],
)
def test_what_is_no_answer_is_asked_again(skill: str, wrong: list[str]) -> None:
    question = dealt(SKILLS[skill], 1)
    assert [text for text in wrong if not refused(question, text)] == []


@pytest.mark.parametrize(
    ("skill", "text", "said"),
    [
        ("first_to_act.high_card", "first", "“first” is no number."),
        ("first_to_act.high_card", "3 4", "2 things are too many: one is asked for."),
        ("first_to_act.high_card", "99", "Nobody sits in seat 99."),
        ("bring_in.plain", "3", "After the seat comes every amount he may put in."),
        ("bring_in.plain", "0 5", "Nobody puts in nothing: type 0 alone."),
        ("bet_sizes.call_amount", "ten", "“ten” is no amount."),
        ("bet_sizes.call_amount", "0.33", "Chips of $1 do not make 0.33."),
        ("shared_river.enough", "z", "“z” is none of the letters A to G."),
        (
            "actions.capped",
            "call, dance",
            "“dance” is nothing that a player does. "
            "The words are: bet, bring it in, call, check, complete, fold, raise.",
        ),
        ("split.halves", "1:10", "“1:10” does not say who is paid what: type the seat, =, the amount."),
        ("split.halves", "1=10 1=5", "Seat 1 is there twice."),
    ],
)
def test_what_is_amiss_is_said(skill: str, text: str, said: str) -> None:
    question = build(SKILLS[skill], load_house("cardroom"), 1).question
    assert refused(question, text) == said


def asked_for(kind: Kind) -> Question:
    """The first question of a kind that the cardroom asks."""
    for skill in SKILLS.values():
        for seed in range(8):
            scenario = situation(skill.id, "cardroom", seed)
            if scenario and scenario.question.kind is kind:
                return scenario.question
    raise AssertionError(kind)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Ah Kh Qh Jh", "A hand is five cards, and those are 4."),
        ("Ah Kh Qh Jh 10h 9h", "A hand is five cards, and those are 6."),
        ("ah kh qh ah 9h", "The ace of hearts is there twice."),
        ("Ah Kh Qh Jh 1h", "“1h” is no card. A card is a rank and a suit: 9d, Th or As."),
        ("Ah Kh Qh Jh T", "“T” is no card. A card is a rank and a suit: 9d, Th or As."),
    ],
)
def test_what_is_no_hand_is_told_so(text: str, said: str) -> None:
    assert refused(asked_for(Kind.CARDS), text) == said


@pytest.mark.parametrize("text", ["AhKdTs9c2h", "ah kd ts 9c 2h", "2H,9C,10S,KD,AH", "A♥ K♦ 10♠ 9♣ 2♥"])
def test_cards_are_typed_in_any_case_and_order(text: str) -> None:
    five = tuple(Card.parse(card) for card in ("Ah", "Kd", "Ts", "9c", "2h"))
    assert read_answer(asked_for(Kind.CARDS), text, Words()) == PickedCards(five)


def test_an_order_takes_each_seat_once() -> None:
    question = asked_for(Kind.ORDER)
    first, second, *_ = [seat.number for seat in question.table.seats]
    assert read_answer(question, f"{second} {first}", Words()) == SeatOrder((second, first))
    assert refused(question, f"{first} {second} {first}") == f"Seat {first} is there twice."
    assert refused(question, f"{first} 0") == "Nobody sits in seat 0."


class Spoken(Words):
    """A reader whose language has its own words for what players do."""

    def act(self, act: Act) -> str:
        return {Act.CALL: "ตาม", Act.RAISE: "เพิ่ม", Act.FOLD: "หมอบ"}.get(act, super().act(act))


@pytest.mark.parametrize("text", ["ตาม เพิ่ม", "เพิ่ม, call", "RAISE ตาม"])
def test_acts_are_typed_in_the_readers_language_or_in_the_programs(text: str) -> None:
    question = build(SKILLS["actions.capped"], load_house("cardroom"), 1).question
    assert read_answer(question, text, Spoken()) == Actions((Act.CALL, Act.RAISE))
    assert "หมอบ" in refused(question, "x", Spoken())


@pytest.mark.parametrize("text", ["bring_in", "bring-in", "Bring it in", "bring in"])
def test_the_bring_in_has_several_names(text: str) -> None:
    question = build(SKILLS["actions.bring_in_seat"], load_house("cardroom"), 1).question
    assert read_answer(question, f"{text}, complete", Words()) == Actions((Act.BRING_IN, Act.COMPLETE))


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


def test_a_streak_ends_with_the_first_miss(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    # Nobody brings it in is wrong wherever there is a door card.
    monkeypatch.setattr("sys.stdin", io.StringIO("0\n" * 3))
    assert main(["quiz", "--session", "streak", "--skill", "bring_in.plain", "--seed", "3"]) == 0
    assert "0 of 1 right." in capsys.readouterr().out


def test_a_pause_asks_the_same_question_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("p\n\nq\n"))
    assert main(["quiz", "--skill", "bring_in.plain", "--seed", "3"]) == 0
    before, after = capsys.readouterr().out.split("The clock stands. Enter goes on.\n")
    assert after.startswith(before.rpartition("Type the seat")[0])


def test_a_lesson_is_read_and_then_asked(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    assert main(["quiz", "--lesson", "03-the-bring-in", "--seed", "1"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("# The bring-in\n")
    assert "Who brings it in, and for how much?" in said


def test_a_lesson_that_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["quiz", "--lesson", "99-nothing"]) == 2
    assert "03-the-bring-in" in capsys.readouterr().err


def test_the_day_asks_everybody_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    said = []
    for _ in range(2):
        assert main(["quiz", "--session", "daily", "--show"]) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1]
    assert said[0].count("Answer: ") == 10


def test_what_went_wrong_is_reviewed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    store = f"sqlite:///{tmp_path / 'records.sqlite'}"
    monkeypatch.setattr("sys.stdin", io.StringIO("0\n"))
    main(["quiz", "--skill", "bring_in.plain", "--count", "1", "--store", store, "--trainee", "Ann"])
    asked = capsys.readouterr().out
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    assert main(["quiz", "--session", "review", "--store", store, "--trainee", "Ann"]) == 0
    again = capsys.readouterr().out
    question = asked.partition("Who brings it in")[0].partition("is new here.\n")[2]
    assert question
    assert again.startswith(question)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["quiz", "--session", "review", "--store", store, "--trainee", "Bob"]) == 0
    assert "nothing to review" in capsys.readouterr().out
