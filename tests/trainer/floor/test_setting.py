"""A table as it is set up: its amounts exact, its seats where the dealer begins, kept and found again."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from trainer.errors import NotationError
from trainer.floor.course import Course
from trainer.floor.dispute import Dispute
from trainer.floor.setting import Player, Setting, from_kept, name_of, usual
from trainer.houses.loader import house_ids, load_house
from trainer.houses.values import Game


@pytest.mark.parametrize("id", house_ids())
def test_every_stake_of_every_house_can_be_set_up_and_kept(id: str) -> None:
    house = load_house(id)
    for dealt in house.stakes:
        setting = usual(house, dealt)
        start = setting.table
        assert start.stakes.unit.value(start.stakes.big) == dealt.stakes.unit.value(dealt.stakes.big)
        assert (start.game, start.structure) == (dealt.game, dealt.structure)
        # 25 big bets before everybody.
        assert {seat.stack for seat in start.seats} == {25 * start.stakes.big}
        again = from_kept(setting.kept())
        assert again.table == start
        assert again.house.id == id


def test_own_amounts_are_paid_in_a_chip_that_all_of_them_have() -> None:
    setting = usual(load_house("cardroom"))
    own = replace(setting.amounts, small=Fraction(3, 2), big=Fraction(3), ante=Fraction(1, 4), bring_in=Fraction(1, 2))
    start = replace(setting, amounts=own).table
    # 1.50, 3, 0.25 and 0.50 have a quarter in common.
    assert start.stakes.unit.chip == Fraction(1, 4)
    assert (start.stakes.small, start.stakes.big, start.stakes.ante, start.stakes.bring_in) == (6, 12, 1, 2)


def test_the_first_to_be_dealt_is_the_first_clockwise_from_the_dealer() -> None:
    setting = replace(usual(load_house("cardroom")), first=5)
    assert [seat.number for seat in setting.table.seats] == [5, 6, 7, 8, 1, 2, 3, 4]
    fewer = setting.seating({seat: Fraction(100) for seat in (1, 3, 6)})
    assert [seat.number for seat in fewer.table.seats] == [6, 1, 3]
    assert Setting.of(fewer.table, fewer.house) == fewer


def test_who_stays_keeps_his_name_and_his_ante() -> None:
    setting = usual(load_house("cardroom"))
    named = replace(setting, players=(Player(2, Fraction(50), "Ann", Fraction(0)), Player(4, Fraction(60))))
    assert named.seating({2: Fraction(70), 3: Fraction(80)}).players == (
        Player(2, Fraction(70), "Ann", Fraction(0)),
        Player(3, Fraction(80)),
    )


def test_a_name_that_is_typed_stands_for_the_one_before_or_takes_it_away() -> None:
    setting = usual(load_house("cardroom"))
    named = replace(setting, players=(Player(2, Fraction(50), "Ann"), Player(4, Fraction(60), "Bo")))
    stacks = {2: Fraction(50), 4: Fraction(60), 7: Fraction(70)}
    seated = named.seating(stacks, {2: " Cleo ", 4: "", 7: "Dai", 8: "nobody sits there"})
    assert [(player.seat, player.name) for player in seated.players] == [(2, "Cleo"), (4, ""), (7, "Dai")]
    # It goes the way of a kept table: as a hand in PHH.
    assert from_kept(seated.kept()) == seated


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("Ada", "Ada"),
        ("  Ada \t Lovelace\n", "Ada Lovelace"),
        ("สมชาย", "สมชาย"),
        # One letter with its accent, however it was typed.
        ("Jose\u0301", "José"),
        # What turns the rest of a line round, a bell, half of a picture: nothing to be read.
        ("A\u202eda\u2066", "Ada"),
        ("\x07Ada\ud83c", "Ada"),
        # Some names need a joiner.
        ("\u0dc1\u0dca\u200d\u0dbb\u0dd3", "\u0dc1\u0dca\u200d\u0dbb\u0dd3"),
        ('<b>"Eve"</b> \\ {seat}', '<b>"Eve"</b> \\ {seat}'),
        ("x" * 41, "x" * 40),
        ("x" * 39 + " yz", "x" * 39),
        (" \n ", ""),
    ],
)
def test_a_name_is_what_can_be_read_of_it(written: str, name: str) -> None:
    assert name_of(written) == name
    seated = usual(load_house("cardroom")).seating(dict.fromkeys((1, 2), Fraction(100)), {1: written})
    assert from_kept(seated.kept()).players[0].name == name


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ({"players": (Player(1, Fraction(100)),)}, "record_players"),
        ({"players": (Player(1, Fraction(100)), Player(2, Fraction(0)))}, "record_stack"),
    ],
)
def test_a_table_that_cannot_be_played_is_refused(changed: dict[str, object], expected: str) -> None:
    setting = replace(usual(load_house("cardroom")), **changed)
    with pytest.raises(NotationError) as refused:
        _ = Dispute(setting.table, setting.house).table
    assert refused.value.expected == expected


def test_a_house_deals_its_own_games_only() -> None:
    setting = replace(usual(load_house("supremeking")), game=Game.HILO)
    with pytest.raises(NotationError) as refused:
        _ = setting.table
    assert refused.value.expected == "house_game"


def test_what_was_said_is_taken_back_and_said_again_exactly() -> None:
    course = Course((1,)).then(2).then(3).then(3)
    assert course.states == (1, 2, 3)
    assert course.back().now == 2
    assert course.back().on() == course
    assert course.back().back().back().now == 1
    assert not course.back().back().can_go_back
    assert not course.can_go_on
    assert course.back().then(4).states == (1, 2, 4)
