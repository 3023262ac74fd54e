"""Every case of the rules, at every house it names; and every clause proved to matter under each of its values."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tests.cases.case import Played, cases, house_of
from trainer.errors import IllegalEvent
from trainer.houses.keys import KEYS
from trainer.procedure import DutyKind, dealer_event, next_duty, play, verify
from trainer.reasons import Ruling
from trainer.rulings.betting import betting, open_pair
from trainer.rulings.bring_in import bring_in
from trainer.rulings.burns import burns_before
from trainer.rulings.calls import board_call
from trainer.rulings.first_to_act import opener
from trainer.rulings.irregular import absent_low, remedy, turn_after
from trainer.rulings.payout import payout
from trainer.rulings.pots import pots
from trainer.rulings.river import river
from trainer.rulings.shares import odd_chip, shares
from trainer.rulings.showdown import showdown
from trainer.rulings.showing import must_show
from trainer.rulings.stakes import ante, antes, bring_in_size, joins
from trainer.rulings.stub import left, may_stay, taken
from trainer.rulings.turn import to_act
from trainer.rulings.wagers import options
from trainer.table import Street, apply

SETTING = ("house", "clauses", "comment")
CASES = [(file, case) for file, case in cases()]
SETTINGS = [
    pytest.param(case, setting, id=f"{file}: {case['title']} [{at}]")
    for file, case in CASES
    for at, setting in enumerate(case["house"], 1)
]

# What no case can prove under each of its values, and why.
NO_RULING = {
    "games": "which games a house deals is asked when a table is chosen",
    "players.least": "how many are dealt in is asked when a table is chosen",
    "players.most": "how many are dealt in is asked when a table is chosen",
    "structure": "a table is limit or spread itself: both have cases under wagers.spread",
    "ante.size": "any share of the small bet can be written: cases under stakes prove some",
    "ante.none_at": "any stakes can be written: cases under stakes prove some",
    "bring_in.size": "any share of the small bet can be written: cases under stakes prove some",
}


def _bring_in(played: Played) -> tuple[object, Ruling[Any]]:
    ruling = bring_in(played.table, played.house)
    found = ruling.answer
    if found is None:
        return "nobody", ruling
    return f"{found.seat}: {found.post}" + (f" or {found.open}" if found.open else ""), ruling


def _options(field: str) -> Callable[[Played], tuple[object, Ruling[Any]]]:
    def ask(played: Played) -> tuple[object, Ruling[Any]]:
        seat = to_act(played.table, played.house).answer
        assert seat is not None, "nobody is to act"
        ruling = options(played.table, played.house, seat)
        found = getattr(ruling.answer, field)
        return (list(found) if isinstance(found, tuple) else 0 if found is None else found), ruling

    return ask


def _wagers(played: Played) -> tuple[object, None]:
    state = betting(played.table, played.house)
    return f"{state.made} of {'any' if state.most is None else state.most}", None


def _seat(ask: Callable[..., Ruling[int | None]]) -> Callable[[Played], tuple[object, Ruling[Any]]]:
    def asked(played: Played) -> tuple[object, Ruling[Any]]:
        ruling = ask(played.table, played.house)
        return ruling.answer or "nobody", ruling

    return asked


def _open_pair(played: Played) -> tuple[object, Ruling[Any]]:
    ruling = open_pair(played.table, played.house)
    return ruling.answer, ruling


def _pots(played: Played) -> tuple[object, Ruling[Any]]:
    ruling = pots(played.table, played.house)
    return [f"{pot.amount}: {' '.join(map(str, pot.seats))}" for pot in ruling.answer], ruling


def _river(field: str) -> Callable[[Played], tuple[object, Ruling[Any]]]:
    def ask(played: Played) -> tuple[object, Ruling[Any]]:
        ruling = river(played.table, played.house)
        found = getattr(ruling.answer, field)
        return (found.value if field == "procedure" else found or "nobody"), ruling

    return ask


def _river_steps(played: Played) -> tuple[object, None]:
    """What the dealer does from here until the river is dealt, runs of cards counted."""
    table, steps = played.table, []
    while True:
        event = dealer_event(next_duty(table, played.house), lambda: None)
        if event is None:
            break
        verify(table, played.house, event)
        table = apply(table, event)
        name = {"CardDealt": "card", "CardBurned": "burn", "StubRemixed": "mix", "CommunityCardDealt": "community"}[
            type(event).__name__
        ]
        if steps and steps[-1][1] == name == "card":
            steps[-1] = (steps[-1][0] + 1, name)
        else:
            steps.append((1, name))
    return ", ".join(f"{count} {name}s" if count > 1 else name for count, name in steps), None


def _community_face(played: Played) -> tuple[object, Ruling[Any]]:
    duty = next_duty(played.table, played.house)
    assert duty.kind is DutyKind.COMMUNITY
    return duty.face.value, river(played.table, played.house)


def _burns(played: Played) -> tuple[object, Ruling[Any]]:
    """How many cards are burned before each street."""
    streets = [burns_before(street, played.house) for street in Street]
    return [street.value for street, ruling in zip(Street, streets, strict=True) if ruling.answer], streets[0]


def _order(played: Played) -> tuple[object, Ruling[Any]]:
    ruling = showdown(played.table, played.house)
    return list(ruling.answer.order), ruling


def _may_muck(played: Played) -> tuple[object, Ruling[Any]]:
    ruling = showdown(played.table, played.house)
    return sorted(ruling.answer.may_muck), ruling


def _awards(played: Played) -> tuple[object, Ruling[Any]]:
    ruling = payout(played.table, played.house)
    if ruling.answer is None:
        return "unknown", ruling
    return [f"{each.pot} {each.half.value} {each.seat}: {each.amount}" for each in ruling.answer], ruling


def _answer(ruling: Ruling[Any]) -> tuple[object, Ruling[Any]]:
    return ruling.answer, ruling


def _named(ruling: Ruling[Any]) -> tuple[object, Ruling[Any]]:
    return ruling.answer.value, ruling


def _first(played: Played) -> int:
    seat = to_act(played.table, played.house).answer
    assert seat is not None, "nobody is to act"
    return seat


def _remedy(played: Played) -> tuple[object, Ruling[Any]]:
    assert played.mishap is not None
    ruling = remedy(played.mishap, played.table, played.house)
    return ruling.answer.value, ruling


def _turn_after(played: Played) -> tuple[object, Ruling[Any]]:
    assert played.mishap is not None
    ruling = turn_after(played.mishap, played.table, played.house)
    return ruling.answer, ruling


def _absent_low(played: Played) -> tuple[object, Ruling[Any]]:
    ruling = absent_low(played.table, played.house)
    return "nobody" if ruling.answer is None else "{}: {}".format(*ruling.answer), ruling


def _shares(played: Played) -> tuple[object, Ruling[Any]]:
    """What each seat is pushed in all."""
    ruling = shares(played.table, played.house)
    return [f"{seat}: {chips}" for seat, chips in ruling.answer or ()], ruling


def _must_show(played: Played) -> tuple[object, Ruling[Any]]:
    ruling = must_show(played.table, played.house)
    return ruling.answer, ruling


ASK: Mapping[str, Callable[[Played], tuple[object, Ruling[Any] | None]]] = {
    "bring_in": _bring_in,
    "opener": _seat(opener),
    "to_act": _seat(to_act),
    **{field: _options(field) for field in ("fold", "check", "call", "wager_to", "wager_range")},
    "wagers": _wagers,
    "open_pair": _open_pair,
    "pots": _pots,
    "river": _river("procedure"),
    "needed": _river("needed"),
    "river_opener": _river("opener"),
    "river_steps": _river_steps,
    "community_face": _community_face,
    "burns": _burns,
    "stub": lambda played: (played.table.stub, None),
    "left": lambda played: _answer(left(played.table, played.house)),
    "taken": lambda played: _answer(taken(played.table, played.house)),
    "may_stay": lambda played: _answer(may_stay(played.table, played.house)),
    "board_call": lambda played: _named(board_call(played.table, played.house, _first(played))),
    "ante": lambda played: _answer(ante(played.start, played.house)),
    "antes": lambda played: _answer(antes(played.start, played.house)),
    "bring_in_size": lambda played: _answer(bring_in_size(played.start, played.house)),
    "joins": lambda played: _named(joins(played.table, played.house)),
    "order": _order,
    "may_muck": _may_muck,
    "awards": _awards,
    "shares": _shares,
    "odd_chip": _seat(odd_chip),
    "must_show": _must_show,
    "remedy": _remedy,
    "turn_after": _turn_after,
    "absent_low": _absent_low,
    "next": lambda played: (next_duty(played.table, played.house).kind.value, None),
}


@pytest.mark.parametrize(("case", "setting"), SETTINGS)
def test_case(case: Mapping[str, Any], setting: Mapping[str, Any]) -> None:
    played = Played(case, house_of(setting))
    asked = {key: value for key, value in setting.items() if key in ASK}
    assert asked
    assert setting.get("decided_by", {}).keys() <= asked.keys()
    assert setting.keys() - asked.keys() <= {*SETTING, "refused", "cites", "decided_by"}
    cited: set[str] = set()
    found = {}
    for question in asked:
        found[question], ruling = ASK[question](played)
        if ruling is not None:
            clauses = [reason.clause.text for reason in ruling.because]
            cited |= set(clauses)
            assert clauses[-1] == setting.get("decided_by", {}).get(question, clauses[-1])
    assert found == asked
    for act, clause in setting.get("refused", {}).items():
        with pytest.raises(IllegalEvent) as refused:
            play(played.table, played.house, played.action(act))
        assert clause in (refused.value.clause, ""), (act, refused.value.clause)
    assert set(setting.get("cites", ())) <= cited


def test_cases_have_titles_of_their_own() -> None:
    titles = [case["title"] for _, case in CASES]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("key", sorted(set(KEYS) - set(NO_RULING)))
def test_clause_is_proved_to_matter_under_each_of_its_values(key: str) -> None:
    choices = KEYS[key].choices
    assert choices
    proved = {value for _, case in CASES if key in case["about"] for value in _that_matter(key, case)}
    assert proved == set(choices)


@pytest.mark.parametrize("key", sorted(set(KEYS) - set(NO_RULING)))
def test_clause_is_cited_by_a_ruling(key: str) -> None:
    assert any(key in setting.get("cites", ()) for _, case in CASES for setting in case["house"])


def _that_matter(key: str, case: Mapping[str, Any]) -> set[str]:
    """The values of a clause under which a case comes out another way than under some other value of it alone."""
    by_value: dict[str, set[str]] = {}
    for setting in case["house"]:
        house = house_of(setting)
        answers = {field: value for field, value in setting.items() if field in ASK}
        by_value.setdefault(KEYS[key].write(house[KEYS[key]]), set()).add(repr(sorted(answers.items())))
    if len(KEYS[key].choices) == 1:
        return set(by_value)
    return {value for value, answers in by_value.items() if any(answers != by_value[other] for other in by_value)}


def test_clauses_left_out_are_clauses() -> None:
    assert set(NO_RULING) <= set(KEYS)
