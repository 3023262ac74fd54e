"""The lessons that ship: led through in order, as long as they say, and true wherever a ruling can tell."""

from fractions import Fraction
from math import comb
from pathlib import Path

import pytest

from trainer.audit import audit, hand_files
from trainer.cards import Rank
from trainer.documents import parse_toml
from trainer.events import Half
from trainer.hands import best_low
from trainer.houses import keys as k
from trainer.houses.house import House
from trainer.houses.loader import house_ids, load_house
from trainer.lessons import HouseRows, Lesson, LiveTable, Predict, Prose, lesson_names, load_lesson
from trainer.notation import phh
from trainer.notation.hand import Hand
from trainer.rulings.bring_in import bring_in
from trainer.rulings.first_to_act import opener
from trainer.rulings.payout import payout
from trainer.rulings.pots import pots
from trainer.rulings.river import Procedure, river_plan
from trainer.rulings.showdown import showdown
from trainer.rulings.turn import to_act
from trainer.rulings.wagers import may_do
from trainer.scenarios import is_offered
from trainer.skills import SKILLS, Topic
from trainer.table import Table, replay
from ui.demo.bundled import bundled_hand

WORDS_A_MINUTE = 180
HALF_MINUTES = Fraction(1, 2)

LESSONS = [load_lesson(name, "en") for name in lesson_names()]
HOUSES = {id: load_house(id) for id in house_ids()}
PAGES = ("supremeking", "pokerking", "sportingbet", "hilo-bg")


def parts_of(lesson: Lesson, kind: type) -> list[object]:
    return [part for part in lesson.parts if isinstance(part, kind)]


def shown(number: int, place: int) -> LiveTable:
    """The table at `place`, counted from 0, in the text of a lesson."""
    (lesson,) = (lesson for lesson in LESSONS if lesson.number == number)
    table = parts_of(lesson, LiveTable)[place]
    assert isinstance(table, LiveTable)
    return table


def lying(number: int, place: int) -> tuple[Table, House]:
    """The cards and chips of that table, and the house its hand was dealt at."""
    live = shown(number, place)
    return replay(live.hand.start, live.hand.events[: live.at]), live.hand.house


def in_chips(hand: Hand, amount: int | str) -> int:
    chips = Fraction(amount) / hand.start.stakes.unit.chip
    assert chips.denominator == 1
    return int(chips)


# All of them


def test_nineteen_lessons_are_taught_in_their_order() -> None:
    assert [lesson.number for lesson in LESSONS] == [*range(1, 20)]
    assert len({lesson.title for lesson in LESSONS}) == 19


def test_together_they_reach_every_skill() -> None:
    assert {skill.id for lesson in LESSONS for skill in lesson.skills} == {*SKILLS}


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_a_lesson_takes_as_long_as_it_says(lesson: Lesson) -> None:
    words = sum(len(part.markdown.split()) for part in lesson.parts if isinstance(part, Prose))
    tables, predicts = parts_of(lesson, LiveTable), parts_of(lesson, Predict)
    assert 350 <= words <= 800
    assert 2 <= len(tables) <= 4
    assert 2 <= len(predicts) <= 4
    minutes = Fraction(words, WORDS_A_MINUTE) + HALF_MINUTES * (len(tables) + len(predicts))
    assert lesson.minutes == round(minutes)
    assert 2 <= lesson.minutes <= 5


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_what_a_lesson_asks_in_its_text_is_asked_at_most_houses(lesson: Lesson) -> None:
    for part in lesson.parts:
        if isinstance(part, Predict):
            asked = {id for id, house in HOUSES.items() if is_offered(part.skill, house)}
            # What has gone wrong is ruled on by the two rulebooks alone.
            if part.skill.topic is Topic.IRREGULARITIES:
                assert asked == {"tda", "cardroom"}
            else:
                assert len(asked) >= 3, part.skill.id


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_a_question_in_the_text_is_of_what_is_asked_at_the_end(lesson: Lesson) -> None:
    assert {part.skill for part in lesson.parts if isinstance(part, Predict)} <= {*lesson.skills}


def test_what_differs_from_house_to_house_is_shown_house_by_house() -> None:
    shown_clauses = {part.clause for lesson in LESSONS for part in lesson.parts if isinstance(part, HouseRows)}
    # Those that the six houses rule otherwise on, the amounts and what they do when something goes wrong.
    differing = {key for key in k.KEYS.values() if len({house[key] for house in HOUSES.values()}) > 1}
    taught = {key for key in differing if not key.text.startswith("irregular.")}
    # How many play, the first stakes without an ante and a spread game are told in the text.
    assert taught - shown_clauses <= {k.ANTE_NONE_AT, k.STRUCTURE}


def test_hands_of_the_lessons_are_dealt_by_the_rules_of_their_house(root: Path) -> None:
    files = list(hand_files(root / "lessons"))
    assert len(files) >= 19
    for file in files:
        for audited in audit(file):
            assert audited.unreadable is None, file
            assert audited.departures == (), file


def test_a_caption_is_one_sentence_or_two() -> None:
    for lesson in LESSONS:
        for table in parts_of(lesson, LiveTable):
            assert isinstance(table, LiveTable)
            assert table.caption.rstrip("”").endswith("."), table.caption
            assert len(table.caption) < 130, table.caption


def test_every_lesson_folder_holds_what_it_names_and_no_more(root: Path) -> None:
    for lesson in LESSONS:
        folder = root / "lessons" / lesson.name
        described = parse_toml((folder / "lesson.toml").read_bytes())
        own = {each["hand"] for each in described["table"].values() if not each["hand"].startswith("hands/")}
        assert {file.name for file in folder.iterdir()} == {"lesson.toml", "en.md", *own}


# Who brings it in


@pytest.mark.parametrize(
    ("number", "place", "seat", "post", "opens"),
    [
        # The only trey, at $10/$20 with a bring-in of $3.
        (3, 0, 6, 3, 10),
        # The three of diamonds; the ace is high and the deuces lie face down. 4/8, bring-in 2.
        (3, 1, 5, 2, 4),
        (4, 0, 7, 3, 10),
        (4, 1, 6, "2.50", 5),
        # The low card has no chips: his neighbour.
        (10, 0, 5, 3, 10),
        (17, 0, 7, 3, 10),
        (18, 0, 7, 3, 10),
    ],
)
def test_the_player_that_a_caption_names_brings_it_in(
    number: int, place: int, seat: int, post: int | str, opens: int
) -> None:
    table, house = lying(number, place)
    started = bring_in(table, house).answer
    hand = shown(number, place).hand
    assert started is not None
    assert (started.seat, started.post, started.open) == (seat, in_chips(hand, post), in_chips(hand, opens))


def test_the_bring_in_is_the_first_chip_where_there_is_no_ante() -> None:
    table, _ = lying(2, 1)
    assert (table.stakes.ante, table.pot, sum(seat.bet for seat in table.seats)) == (0, 0, 2)
    assert table.stakes.unit.chip * 2 == Fraction(1, 10)


def test_nobody_is_asked_again_when_all_have_called_the_bring_in() -> None:
    table, house = lying(3, 2)
    assert to_act(table, house).answer is None
    assert sorted(seat.number for seat in table.live) == [1, 2, 5, 8]


def test_equal_lowest_cards_are_as_frequent_as_the_lesson_says() -> None:
    # Eight door cards of 52, the lowest rank among them `times` times, summed over which rank that is.
    ways = {times: sum(comb(4, times) * comb(4 * above, 8 - times) for above in range(13)) for times in (2, 3, 4)}
    deals = comb(52, 8)
    assert round(sum(ways.values()) / deals * 100, 1) == 23.5
    assert round(ways[2] / deals * 100, 1) == 21.2
    assert round(sum(ways.values()) / deals * 30) == 7


# Who acts first


@pytest.mark.parametrize(
    ("number", "place", "seat"),
    [
        (6, 0, 7),  # two sixes over ace-king and ace-queen
        (6, 1, 5),  # two queens over two sixes
        (6, 2, 7),  # three sixes over two pair
        (7, 0, 3),  # king-eight twice, the first clockwise
        (7, 1, 7),  # two threes over four to a straight flush
        (7, 2, 5),  # after the aces, which are all-in
        (9, 0, 4),
        (17, 1, 7),
        (19, 0, 3),
    ],
)
def test_the_player_that_a_caption_names_acts_first(number: int, place: int, seat: int) -> None:
    table, house = lying(number, place)
    assert opener(table, house).answer == seat
    assert to_act(table, house).answer == seat


@pytest.mark.parametrize(("id", "seat"), [*((id, 3) for id in PAGES), ("cardroom", 3), ("tda", 6)])
def test_between_equal_boards_five_houses_go_by_position_and_one_by_suit(id: str, seat: int) -> None:
    table, _ = lying(19, 0)
    assert opener(table, HOUSES[id]).answer == seat


# How much


def test_third_street_is_called_completed_and_raised() -> None:
    table, house = lying(5, 0)
    may = may_do(table, house, 5)
    assert to_act(table, house).answer == 5
    assert (may.fold, may.check, may.call, may.wager_to) == (True, False, 5, (15,))
    table, house = lying(5, 1)
    assert may_do(table, house, to_act(table, house).answer or 0).wager_to == (45,)


def test_the_cap_leaves_calling_and_folding() -> None:
    table, house = lying(8, 0)
    assert may_do(table, house, to_act(table, house).answer or 0).wager_to == (30,)
    table, house = lying(8, 1)
    assert [seat.bet for seat in table.live] == [120, 60, 90]
    may = may_do(table, house, 6)
    assert (to_act(table, house).answer, may.call, may.wager_to) == (6, 60, ())


SPREAD = """variant = "F7S"
antes = [0.25, 0.25]
bring_in = 0.5
small_bet = 1
big_bet = 5
starting_stacks = [60, 60]
actions = [
  "d dh p1 ????9h", "d dh p2 ????2c", "p2 pb", "p1 cc", "d dh p1 Kd", "d dh p2 7s", "p1 cbr 3",
]
_house = "cardroom"
_structure = "spread"
_chip = 0.25
"""


def test_a_spread_raise_adds_as_much_as_the_bet_and_five_at_most() -> None:
    # Over a bet of $3 in the game of $1 to $5: to $6 at least and $8 at most, in quarters.
    hand = phh.read(phh.parse(SPREAD.encode()), None, {})
    assert may_do(hand.table, hand.house, 2).wager_range == (6 * 4, 8 * 4)


@pytest.mark.parametrize("id", house_ids())
def test_the_open_pair_doubles_the_bet_at_four_houses(id: str) -> None:
    table, _ = lying(19, 1)
    doubled = id in ("supremeking", "pokerking", "sportingbet", "cardroom")
    assert may_do(table, HOUSES[id], 4).wager_to == ((20, 40) if doubled else (20,))


def test_a_big_raise_is_followed_by_big_ones_and_a_hidden_pair_by_none() -> None:
    table, house = lying(9, 1)
    hand = shown(9, 1).hand
    assert may_do(table, house, to_act(table, house).answer or 0).wager_to == (in_chips(hand, 25),)
    table, house = lying(9, 2)
    assert may_do(table, house, 2).wager_to == (10,)
    assert {str(card) for card in table.seat(2).down} == {"Qs", "Qd"}


def test_a_short_all_in_is_no_bet() -> None:
    table, house = lying(10, 1)
    assert (table.seat(8).bet, table.seat(8).stack) == (8, 0)
    may = may_do(table, house, to_act(table, house).answer or 0)
    assert (may.call, may.wager_to) == (8, (40,))


@pytest.mark.parametrize(
    ("number", "place", "pot"),
    [
        (1, 0, 6),
        (2, 0, 6),  # six antes of 1
        # Five streets: 6 + (3 + 10 + 10) + 20 + 40 + 80, and on the river nothing yet.
        (1, 2, 169),
        (13, 1, 118),  # 5 antes, 33, nothing, 40, 40, nothing
    ],
)
def test_pots_are_what_has_been_put_in(number: int, place: int, pot: int) -> None:
    assert lying(number, place)[0].pot == pot


def test_main_and_side_pots_are_worked_out_in_the_text() -> None:
    # 4 x 41 and the 4 that seat 1 left; 3 x 30; 2 x 10.
    table, house = lying(10, 2)
    assert [(pot.amount, pot.seats) for pot in pots(table, house).answer] == [
        (168, (2, 3, 6, 7)),
        (90, (3, 6, 7)),
        (20, (6, 7)),
    ]


# The stub


def test_the_stub_is_what_the_lesson_counts() -> None:
    assert (lying(11, 0)[0].stub, len(lying(11, 0)[0].live)) == (52 - 24, 6)
    table, _ = lying(11, 1)
    assert (table.stub, len(table.burned)) == (52 - 24 - 3 * 7, 3)
    # Seven dealt in, then five, four and four, with a burn each time: 25, 20, 15.
    assert [52 - 21 - 6, 52 - 21 - 6 - 5, 52 - 21 - 6 - 5 - 5] == [25, 20, 15]


@pytest.mark.parametrize(
    ("file", "house", "procedure"),
    [
        ("five-to-the-river.phh", "tda", Procedure.DEAL),
        ("six-to-the-river.phh", "tda", Procedure.REMIX_ALL),
        ("seven-share-a-river.phh", "tda", Procedure.COMMUNITY),
        ("eight-to-the-river.phh", "tda", Procedure.COMMUNITY_AFTER_REMIX),
        ("seven-to-the-river.phh", "cardroom", Procedure.REMIX_LAST),
        ("eight-without-burns.phh", "supremeking", Procedure.COMMUNITY),
    ],
)
def test_there_is_a_hand_for_each_way_of_dealing_the_river(file: str, house: str, procedure: Procedure) -> None:
    hand = bundled_hand(file)
    assert hand.house.id == house
    sixth = next(
        table
        for at in range(len(hand.events))
        if (table := replay(hand.start, hand.events[:at])).street == 6 and all(len(s.cards) == 6 for s in table.live)
    )
    assert river_plan(sixth, hand.house).procedure is procedure


def test_the_short_deck_comes_out_as_the_captions_count() -> None:
    table, _ = lying(12, 0)
    assert (len(table.live), table.stub, len(table.burned)) == (8, 3, 0)
    assert table.community is not None
    assert str(table.community.card) == "7d"
    table, _ = lying(12, 1)
    assert (len(table.live), table.stub, len(table.burned)) == (6, 10, 0)
    table, _ = lying(12, 2)
    assert (len(table.live), table.stub) == (7, 5)
    assert sum(len(seat.cards) == 7 for seat in table.live) == 2
    table, house = lying(19, 2)
    assert (table.stub, len(table.burned), len(table.live)) == (1, 3, 8)
    assert river_plan(table, house).procedure is Procedure.COMMUNITY_AFTER_REMIX


# The showdown


def test_the_player_that_a_caption_names_shows_first() -> None:
    table, house = lying(13, 0)
    assert to_act(table, house).answer is None
    assert showdown(table, house).answer.order == (5, 2)
    table, house = lying(13, 1)
    assert showdown(table, house).answer.order[0] == 6
    for id in PAGES:
        assert showdown(table, HOUSES[id]).answer.order[0] == 3


@pytest.mark.parametrize(
    ("number", "place", "paid"),
    [
        # Antes 4, bring-in 3, and 10 + 10 + 20 + 20 + 20 from each of two.
        (14, 0, {(Half.WHOLE, 6): 167}),
        (14, 1, {(Half.WHOLE, 2): 207}),
        (15, 0, {(Half.HIGH, 1): 42, (Half.LOW, 5): 42}),
        (15, 1, {(Half.WHOLE, 6): 3350}),
        (16, 0, {(Half.HIGH, 4): 42, (Half.LOW, 4): 21, (Half.LOW, 7): 21}),
        (16, 1, {(Half.HIGH, 3): 90, (Half.LOW, 6): 45, (Half.LOW, 7): 44}),
    ],
)
def test_who_wins_is_paid_what_the_text_says(number: int, place: int, paid: dict[tuple[Half, int], int]) -> None:
    table, house = lying(number, place)
    hand = shown(number, place).hand
    awards = payout(table, house).answer
    assert awards is not None
    assert {(each.half, each.seat): each.amount for each in awards} == {
        key: in_chips(hand, amount) for key, amount in paid.items()
    }


def test_six_low_cards_of_four_ranks_are_no_low() -> None:
    table, _ = lying(15, 1)
    cards = [dealt.card for dealt in table.seat(2).cards if dealt.card]
    low = [card for card in cards if card.rank is Rank.ACE or card.rank <= Rank.EIGHT]
    assert (len(low), len({card.rank for card in low})) == (6, 4)
    assert best_low(cards) is None


def test_the_bets_of_the_street_are_still_in_front_when_it_is_over() -> None:
    table, house = lying(17, 2)
    assert to_act(table, house).answer is None
    assert [seat.bet for seat in table.live] == [10, 10]
    table, house = lying(18, 1)
    assert (to_act(table, house).answer, table.seat(2).bet, table.seat(5).bet) == (5, 20, 0)
