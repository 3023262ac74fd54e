"""`doorcard bank`: a question a line, the same for the same seed, whose answers the rulings confirm."""

import json
import os
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.sample import sampled
from trainer.cli import main, skills
from trainer.cli.report import document
from trainer.floor.report import report
from trainer.houses.loader import house_ids, load_house
from trainer.notation import phh
from trainer.questions import Asks, Kind
from trainer.scenarios import build, offered
from trainer.skills import SKILLS, Topic
from trainer.text.words import Words

KEYS = [
    "id",
    "house",
    "house_version",
    "skill",
    "seed",
    "hand",
    "question",
    "kind",
    "answer",
    "choices",
    "because",
    "misconceptions",
]
ACTS = {"fold", "check", "call", "bet", "complete", "raise", "bring_in"}
PROCEDURES = {"deal", "remix_all", "remix_last", "community", "community_after_remix"}


def written(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, Any]]:
    assert main(["bank", *arguments]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return [json.loads(line) for line in out.splitlines()]


def is_amount(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and value >= 0


def is_answer(kind: str, answer: Any, choices: list[str] | None) -> bool:
    """Whether an answer has the form that its kind of question has."""
    match kind:
        case "seat":
            return answer in range(9)
        case "count":
            return answer in range(53)
        case "seat_and_amount":
            return set(answer) == {"seat", "amounts"} and all(map(is_amount, answer["amounts"]))
        case "amount":
            return is_amount(answer)
        case "amounts":
            return answer == sorted(answer) and all(map(is_amount, answer))
        case "actions":
            return answer == sorted(answer) and set(answer) <= ACTS
        case "order":
            return len(set(answer)) == len(answer) and set(answer) <= set(range(1, 9))
        case "procedure" | "choice":
            return answer in (choices or ())
        case "split":
            return set(answer) <= set("12345678") and all(map(is_amount, answer.values()))
        case "cards":
            return len(set(answer)) == 5 and all(len(card) == 2 for card in answer)
    return False


@pytest.mark.parametrize("house", sampled(["cardroom", "tda", "hilo-bg"], 3))
def test_every_offered_skill_comes_in_turn_with_every_key(house: str, capsys: pytest.CaptureFixture[str]) -> None:
    traps = [skill.id for skill in offered(load_house(house))]
    lines = written(capsys, "--house", house, "--count", str(len(traps) + 1), "--seed", "20")
    assert [line["skill"] for line in lines] == [*traps, traps[0]]
    assert [line["seed"] for line in lines] == list(range(20, 20 + len(lines)))
    assert len({line["id"] for line in lines}) == len(lines)
    for line in lines:
        assert list(line) == KEYS
        assert (line["house"], line["house_version"]) == (house, load_house(house).version)
        assert line["question"].strip()[-1] in "?."
        assert line["kind"] in {kind.value for kind in Kind}
        assert (line["choices"] is not None) == (line["kind"] in ("choice", "procedure"))
        assert is_answer(line["kind"], line["answer"], line["choices"]), line
        assert line["kind"] != "procedure" or line["answer"] in PROCEDURES
        assert line["because"]
        assert all(set(step) == {"ruling", "clause", "provenance", "text"} for step in line["because"])
        assert line["misconceptions"]
        for mistake in line["misconceptions"]:
            assert set(mistake) == {"answer", "name"}
            assert mistake["answer"] != line["answer"]
            assert is_answer(line["kind"], mistake["answer"], line["choices"]), mistake
            assert mistake["name"] in {each.name for each in SKILLS[line["skill"]].misconceptions}


def ruled(asks: Asks, said: dict[str, Any]) -> object:
    """The answer to what is asked as `doorcard rule` gives it; None where it does not."""
    match asks:
        case Asks.BRING_IN:
            started = said["bring_in"]
            amounts = [each for each in (started["post"], started["open"]) if each is not None]
            return {"seat": started["seat"], "amounts": amounts}
        case Asks.FIRST_TO_ACT | Asks.NEXT_TO_ACT:
            return said["to_act"] or 0
        case Asks.WAGER_TO:
            return said["options"]["wager_to"]
        case Asks.CALL:
            return said["options"]["call"]
        case Asks.RIVER_PROCEDURE:
            return said["river"]["procedure"]
        case Asks.SHOWS_FIRST:
            return said["showdown"]["order"][0]
        case Asks.SHOW_ORDER:
            return list(said["showdown"]["order"])
        case Asks.SPLIT:
            paid: Counter[str] = Counter()
            for award in said["awards"]:
                paid[str(award["seat"])] += award["amount"]
            return {seat: round(amount, 2) for seat, amount in paid.items()}  # whole cents
    return None


@pytest.mark.parametrize("house", sampled(house_ids(), 9))
def test_the_answers_are_those_that_rule_gives_of_the_hand_as_it_is_written(
    house: str, capsys: pytest.CaptureFixture[str]
) -> None:
    own, words, confirmed = load_house(house), Words(), Counter[Asks]()
    for line in written(capsys, "--house", house, "--count", str(2 * len(offered(own))), "--seed", "300"):
        hand = phh.read(phh.parse(line["hand"].encode()), None, {})
        assert hand.house.version == own.version
        asks = build(SKILLS[line["skill"]], own, line["seed"]).question.asks
        expected = ruled(asks, json.loads(json.dumps(document(report(hand.table, hand.house), words))))
        if expected is not None:
            confirmed[asks] += 1
            assert line["answer"] == expected, line
    assert {Asks.BRING_IN, Asks.FIRST_TO_ACT, Asks.WAGER_TO, Asks.CALL, Asks.RIVER_PROCEDURE} <= set(confirmed)


def test_a_line_that_is_read_by_rule_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (line,) = written(capsys, "--skill", "first_to_act.equal_boards", "--count", "1", "--seed", "5")
    file = tmp_path / "hand.phh"
    file.write_text(line["hand"], encoding="utf-8")
    assert main(["rule", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["to_act"] == line["answer"]


def test_one_seed_gives_one_object_alone_or_among_many(capsys: pytest.CaptureFixture[str]) -> None:
    # Seed 110 comes last of 120, which more than one process may write.
    many = written(capsys, "--skill", "bring_in", "--count", "120", "--seed", "1")
    assert [line["seed"] for line in many] == list(range(1, 121))
    one = many[109]
    assert written(capsys, "--skill", one["skill"], "--count", "1", "--seed", "110") == [one]


def test_clauses_over_the_house_give_other_questions_with_other_ids(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("--skill", "bring_in.equal_rank", "--count", "1", "--seed", "4")
    usual = written(capsys, *asked)[0]
    other = written(capsys, *asked, "--clause", "bring_in.tie=suit_high")[0]
    assert usual["house_version"] != other["house_version"]
    assert usual["id"] != other["id"]
    assert 'bring_in.tie" = "suit_high"' in other["hand"]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--count", "0"], "--count: found 0, but one question or more was expected."),
        (
            ["--skill", "omaha", "--count", "1"],
            "--skill: found 'omaha', but a trap or one of these topics was expected",
        ),
        (
            ["--skill", "shared_river.tda_a", "--count", "1"],
            "--skill: found 'shared_river.tda_a', but the house supremeking asks no such question; "
            "it asks shared_river.enough, shared_river.short_no_burns, ",
        ),
        ([], "doorcard bank: "),
    ],
)
def test_what_cannot_be_written_is_refused(options: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code = main(["bank", "--house", "supremeking", *options])
    except SystemExit as stopped:  # what the reader of arguments refuses
        code = int(stopped.code or 0)
    assert code == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(said)
    assert err.count("\n") == 1


def test_a_topic_that_the_house_asks_nothing_about_is_refused_with_those_it_asks_about(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(skills, "offered", lambda house, topic: ())
    monkeypatch.setattr(skills, "asks_about", lambda house, topic: topic in (Topic.BRING_IN, Topic.BET_SIZES))
    assert main(["bank", "--count", "1", "--skill", "first_to_act", "--house", "tda"]) == 2
    assert capsys.readouterr().err.endswith("; it asks bring_in, bet_sizes.\n")


def test_stopped_by_the_keys_it_ends_after_a_whole_line() -> None:
    command = [sys.executable, "-c", "import sys; from trainer.cli import main; sys.exit(main())", "bank"]
    with subprocess.Popen(
        [*command, "--count", str(2**63), "--seed", "1", "--skill", "bring_in"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        first = running.stdout.readline()
        # As a terminal does: to every process of the group.
        os.killpg(running.pid, signal.SIGINT)
        rest, err = running.stdout.read(), running.stderr.read()
    assert running.returncode == 130
    assert err == ""
    lines = (first + rest).splitlines()
    assert [json.loads(line)["seed"] for line in lines] == list(range(1, len(lines) + 1))
