"""Each situation is seen where it is, and nowhere else."""

import random
from collections.abc import Mapping

import pytest

from trainer.cards import parse_cards
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.houses.loader import house_ids, load_house
from trainer.houses.values import Game
from trainer.money import Stakes
from trainer.play import Stub, play_on, stays
from trainer.procedure import Duty, next_duty
from trainer.scenarios import NotOffered, build
from trainer.simulate import games, simulated, situations
from trainer.simulate.situations import situations_at
from trainer.skills import SKILLS
from trainer.table import Seat, Table, apply
from trainer.text.situations import SITUATIONS
from trainer.text.words import Words

HOUSES = tuple(map(load_house, house_ids()))
GAMES = [pytest.param(house, game, id=f"{house.id}-{game.value}") for house in HOUSES for game in games(house)]

AT_THE_QUESTION = (
    "bring_in.equal_rank",
    "bring_in.ace_up",
    "bring_in.lowest_suit_not_rank",
    "bring_in.all_in_on_ante",
    "bring_in.two_all_in_on_ante",
    "bring_in.short_post",
    "first_to_act.equal_boards",
    "first_to_act.all_in_best",
    "first_to_act.folded_best",
    "first_to_act.exposed_flush_straight",
    "bet_sizes.open_pair_both",
    "bet_sizes.open_pair_hilo",
    "bet_sizes.open_pair_off",
    "bet_sizes.open_pair_big_only",
    "bet_sizes.short_all_in_under_half",
    "bet_sizes.short_all_in_half_or_more",
    "shared_river.tda_a",
    "shared_river.tda_b",
    "shared_river.tda_c",
    "shared_river.cardroom_remix",
)
"""The skills whose situation is there by the time a question about it is asked."""


@pytest.mark.parametrize(("house", "game"), GAMES)
def test_nothing_is_seen_that_is_not_looked_for_and_all_of_it_has_a_name(house: House, game: Game) -> None:
    names = situations(house, game)
    assert len(set(names)) == len(names)
    assert all(Words().situation(name) for name in names)
    for seed in range(25):
        assert simulated(house, game, random.Random(seed)) <= set(names)


def test_every_name_is_that_of_a_situation_somewhere() -> None:
    every = {
        name
        for base in HOUSES
        for clause in v.ShortDeck
        for odd in v.OddChipHigh
        for low in v.OddChipLow
        for game in Game
        for name in situations(
            base.with_clause(k.RIVER_SHORT_DECK, clause)
            .with_clause(k.ODD_CHIP_HIGH, odd)
            .with_clause(k.ODD_CHIP_LOW, low),
            game,
        )
    }
    assert every == set(SITUATIONS)


def test_a_skill_of_a_topic_that_is_taught_goes_by_its_id() -> None:
    topics = {skill.topic.value for skill in SKILLS.values()}
    ours = {name for name in SITUATIONS if name.split(".")[0] in topics and name not in SKILLS}
    # What these say of a deal is more, or less, than a skill is about.
    assert ours == {
        "bring_in.equal_rank.two",
        "bring_in.equal_rank.three",
        "bring_in.equal_rank.four",
        "shared_river",
        "shared_river.community",
        "shared_river.community_after_remix",
        "shared_river.muck_reshuffled",
        "showdown",
    }


@pytest.mark.parametrize("name", AT_THE_QUESTION)
def test_what_is_dealt_on_purpose_is_seen(name: str) -> None:
    dealt = 0
    for house in HOUSES:
        for seed in range(2):
            try:
                scenario = build(SKILLS[name], house, seed)
            except NotOffered:
                break
            table = scenario.start
            seen = set(situations_at(table, next_duty(table, house), house))
            for event in scenario.events:
                table = apply(table, event)
                seen.update(situations_at(table, next_duty(table, house), house))
            assert name in seen, (house, seed)
            dealt += 1
    assert dealt


NOTHING = "KcQdJs9h7s5d2c"


@pytest.mark.parametrize(
    ("hands", "clauses", "seen"),
    [
        # Aces up; the others have no pair, and nobody five cards of eight or lower.
        (("AhAdKhKsTc9c4d", NOTHING), {}, {"split.no_low"}),
        # Seven high takes the low, kings the high: 6 chips of antes and bring-in are halved.
        (("KhKdTh9s8c3c4d", "7s6s4h3hAcQhJd"), {}, {"split.halves"}),
        # The wheel takes both.
        (("AhKdTh9s8c3c4d", "5s4s3h2hAcQhJd"), {}, {"split.halves", "split.scoop"}),
        # Two lows of 7-6-4-3-A; a pair of kings takes the high.
        (("KhKdTh9s8cJc2d", "7s6s4h3hAcQhJd", "7d6d4c3cAsQsTs"), {}, {"split.halves", "split.quartered"}),
        # K-Q-J-9-7 against the same ranks in other suits, in the game without a low.
        ((NOTHING, "KhQsJc9d7h5c2d"), {"games": "high"}, {"high_hand.tie"}),
        # The same low and the same high hand, 7-6-4-3-A and A-Q-J-7-6: split once, unless the house halves first.
        (("7s6s4h3hAcQhJd", "7d6d4c3cAsQsJs"), {}, {"high_hand.tie", "split.tied_both_ways"}),
        (
            ("7s6s4h3hAcQhJd", "7d6d4c3cAsQsJs"),
            {"split.tied_both": "halves"},
            {"high_hand.tie", "split.tied_both_ways", "split.halves", "split.quartered"},
        ),
    ],
)
def test_how_a_pot_is_shared(hands: tuple[str, ...], clauses: Mapping[str, object], seen: set[str]) -> None:
    house = House("any", "Any", {}).with_written(clauses)
    game = Game.HIGH if "games" in clauses else Game.HILO
    found = {name for name in ending(hands, house, game) if name.startswith(("split.", "high_hand."))}
    assert found == seen


def ending(hands: tuple[str, ...], house: House, game: Game) -> set[str]:
    """What a hand is a case of in which everybody stays to the end with these seven cards, in the order dealt."""
    seats = tuple(Seat(number, 500) for number in range(1, len(hands) + 1))
    table = Table(Stakes(small=10, big=20, ante=1, bring_in=3), seats, game)
    planned = {(seat, nth): card for seat, cards in enumerate(hands, 1) for nth, card in enumerate(parse_cards(cards))}
    seen: set[str] = set()

    def look(at: Table, duty: Duty) -> bool:
        seen.update(situations_at(at, duty, house))
        return False

    play_on(table, house, Stub(random.Random(1), planned), stays, look)
    return seen
