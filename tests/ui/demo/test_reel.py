"""A hand as a row of positions: what is seen and said at each, in hands of every house cut off anywhere."""

import random

import pytest

from trainer.commentary import Phase, StepKind
from trainer.houses import keys as k
from trainer.houses.house import House
from trainer.houses.loader import house_ids, load_house
from trainer.houses.values import Face, Game, Provenance
from trainer.money import Stakes
from trainer.notation.hand import Hand
from trainer.play import Stub, loose_player, play_on
from trainer.table import Seat, Table, replay
from trainer.text.words import Words
from ui.demo.bundled import bundled_hand
from ui.demo.reel import Reel
from ui.demo.table_marks import marks, sight
from ui.demo.telling import heading, note, place, rules, spoken
from ui.table.marks import SeatState

WORDS = Words("en")


def dealt(house: House, game: Game, seed: int) -> Hand:
    """A hand of loose players with stacks of every size, stopped anywhere."""
    rng = random.Random(seed)
    numbers = sorted(rng.sample(range(1, 9), rng.randint(2, 8)))
    seats = tuple(Seat(number, rng.choice([1, 2, 5, 9, 30, 77, 400])) for number in numbers)
    start = Table(Stakes(10, 20, rng.choice([0, 1, 2]), 3), seats, game)
    events = play_on(start, house, Stub(rng), loose_player(rng, 0.85, 0.2))
    return Hand(start, tuple(events[: rng.randint(1, len(events))]), house)


@pytest.mark.parametrize("id", house_ids())
@pytest.mark.parametrize("seed", range(8))
def test_any_hand_can_be_shown_told_and_marked_at_every_position(id: str, seed: int) -> None:
    house = load_house(id)
    reel = Reel(dealt(house, random.Random(seed).choice(house[k.GAMES]), seed))
    for at, step in enumerate(reel.steps, 1):
        for hands in (False, True):
            table, before = reel.table(at, open_handed=hands), reel.table(at - 1, open_handed=hands)
            assert replay(before, reel.events(at, open_handed=hands)) == table
        assert spoken(step, house, WORDS).startswith(heading(step, house, WORDS)[:1])
        assert {*marks(step, house, WORDS).seats} <= {seat.number for seat in step.after.seats}
        parts = sight(step.after, house).pots
        assert sum(parts) == (step.after.pot if parts else 0)


def test_no_hole_card_is_seen_before_it_is_shown() -> None:
    reel = Reel(bundled_hand("open-pair-side-pot.phh"))
    for at in range(reel.end + 1):
        for seat in reel.table(at).seats:
            assert seat.shown or all(card is None for card in seat.down)
    for at in range(1, reel.end + 1):
        for event in reel.events(at):
            assert getattr(event, "face", Face.UP) is Face.UP or getattr(event, "card", None) is None


def test_phases_are_stepped_over_one_by_one() -> None:
    reel = Reel(bundled_hand("high-low-split.phh"))
    firsts = {chapter.phase: chapter.first for chapter in reel.chapters}
    assert [*firsts] == [*Phase]
    at, visited = 0, []
    while at < reel.end:
        at = reel.next_chapter(at)
        visited.append(at)
    assert visited == [*firsts.values(), reel.end]
    back = []
    while at:
        at = reel.previous_chapter(at)
        back.append(at)
    assert back == [*reversed(firsts.values()), 0]


def test_where_the_hand_stands_is_said_in_words() -> None:
    assert place(None, True, WORDS) == "Before the deal"
    assert place(Phase.FIFTH, True, WORDS) == "Fifth street"
    assert (place(Phase.END, True, WORDS), place(Phase.END, False, WORDS)) == ("Showdown", "Pot")


def test_what_a_player_does_is_noted_beside_him_and_who_acts_next_is_marked() -> None:
    reel = Reel(bundled_hand("open-pair-side-pot.phh"))
    house = reel.hand.house
    # Fourth street: seat 4 bets 40 into seats 8 and 1.
    bet = reel.step(16)
    assert bet is not None
    said = marks(bet, house, WORDS)
    assert said.of(4).note == note(bet, WORDS) == "Bets $40"
    assert said.of(4).state is SeatState.NORMAL
    assert (said.of(8).state, said.of(8).note) == (SeatState.TO_ACT, "To act")
    won = reel.step(44)
    assert won is not None
    assert won.kind is StepKind.PUSH
    assert (marks(won, house, WORDS).of(8).state, note(won, WORDS)) == (SeatState.SELECTED, "Wins $407")


def test_a_rule_changes_hands_where_its_clauses_come_from_another_kind_of_place() -> None:
    reel = Reel(bundled_hand("high-low-split.phh"))
    # The house's page has the size of the bet, but not how a completion is counted.
    completed = reel.step(7)
    assert completed is not None
    said = [rule.provenance for rule in rules(completed, reel.hand.house, WORDS)]
    assert said[:2] == [Provenance.STATED, Provenance.ASSUMED]
