"""What is told of the deck, the antes and the showdown: each number counted out by hand."""

from collections.abc import Sequence

import pytest

from tests.cases.case import Played
from tests.trainer.rulings.told import at, line, told
from trainer.houses.loader import load_house
from trainer.houses.values import Face
from trainer.money import Stakes
from trainer.rulings.gathering import goes_back
from trainer.rulings.irregular import betting_over, remedy, turn_after
from trainer.rulings.mishaps import Mishap, MishapKind
from trainer.rulings.pots import pots
from trainer.rulings.river import Deck, Procedure, procedure_for, river_steps
from trainer.rulings.showdown import showdown
from trainer.rulings.showing import all_tabled, must_show
from trainer.rulings.stakes import ante, antes, bring_in_size, joins
from trainer.rulings.stub import left, may_stay, taken
from trainer.table import DealtCard, Seat, Table, apply

# Kings behind aces: seat 8 has the lowest door card.
DOORS = ["1 | As", "2 | Ah", "3 | Ad", "4 | Ac", "5 | Ks", "6 | Kh", "7 | Kd", "8 | Kc"]
TO_SEVENTH = " / all check / all check / all check"


def stay(live: int, house: str, seats: Sequence[str] = DOORS, streets: str = TO_SEVENTH) -> Played:
    """Eight are dealt in, `live` of them go on from fourth street."""
    folds = "".join(f", {number} folds" for number in range(1, 9 - live))
    return at(seats, f"8 brings in{folds}, all call{streets}", house)


def test_the_count_of_the_stub_and_of_who_may_stay() -> None:
    # 24 + 6 + 6 dealt, two burned: 14 left. Of these the burns of sixth and seventh and the last card serve nobody:
    # 11 cards for two more streets carry five.
    case = stay(6, "tda", streets=" / all check / ")
    counted = [
        "stub.third cards=24 count=8",
        "stub.street count=6 street=fourth",
        "stub.street count=6 street=fifth",
        "burns.fourth_on street=fifth",
        "river.stub.burns burned=2 dealt=36 stub=14",
    ]
    assert told(left(case.table, case.house)) == counted
    assert told(may_stay(case.table, case.house)) == [
        *counted,
        "stub.to_come more=2",
        "river.last_card.kept",
        "stub.spare spare=3 stub=14",
        "stub.may_stay cards=11 more=2 staying=5",
    ]
    assert told(taken(case.table, case.house))[-1] == "stub.taken.burn_1 live=6 street=sixth total=7"
    assert taken(case.table, case.house).answer == 7
    seven = stay(7, "tda", streets=" / all check / ")
    assert taken(seven.table, seven.house).answer == 8
    assert told(taken(seven.table, seven.house))[-1] == "stub.taken.burn_1 live=7 street=sixth total=8"


def test_a_stub_that_the_burns_take_whole_serves_nobody() -> None:
    # 48 dealt and three burned leave 1, for the burn and the last card.
    case = stay(8, "tda", streets=" / all check / all check / ")
    assert told(may_stay(case.table, case.house))[-1] == "stub.may_stay cards=0 more=1 staying=0"


def test_a_deck_may_be_dealt_to_its_end() -> None:
    # 24 + 24 dealt and four burned.
    case = at(DOORS, "all call / all check / all check / ", burns="third_on")
    assert left(case.table, case.house).answer == 0


def test_who_may_stay_from_third_street_on() -> None:
    # 24 dealt leave 28; four burns to come and the last card serve nobody: 23 cards carry five through four streets.
    case = at(DOORS, "", "tda")
    assert told(may_stay(case.table, case.house))[-1] == "stub.may_stay cards=23 more=4 staying=5"


def test_where_nothing_is_burned_or_kept_every_card_serves_a_hand() -> None:
    case = stay(4, "supremeking", streets=" / all check / all check / ")
    steps = told(may_stay(case.table, case.house))
    # 24 + 4 + 4 + 4 dealt: 16 left for one card each.
    assert steps[-3:] == [
        "river.stub.no_burns burned=0 dealt=36 stub=16",
        "stub.to_come more=1",
        "stub.all_may_stay cards=16 more=1 staying=4",
    ]
    fifth = stay(4, "supremeking", streets=" / all check / ")
    assert told(taken(fifth.table, fifth.house))[-1] == "stub.taken.burn_0 live=4 street=sixth total=4"


@pytest.mark.parametrize(
    ("live", "house", "steps"),
    [
        # 48 dealt and three burned leave 1; with the burns 4, where 8 + 2 are needed.
        (
            8,
            "tda",
            [
                "mix_short.tda mixed=4 needed=10",
                "stub.too_small least=3 stub=1",
                "procedure.community_after_remix live=8 mixed=4 stub=1",
            ],
        ),
        # 45 dealt: 4, with the burns 7, where 7 + 2 are needed.
        (
            7,
            "tda",
            [
                "mix_short.tda mixed=7 needed=9",
                "stub.large_enough least=3 stub=4",
                "procedure.community live=7 mixed=0 stub=4",
            ],
        ),
        # 42 dealt: 7 and 3 are just the 6 + 2 + 2.
        (6, "tda", ["procedure.remix_all live=6 mixed=10 stub=7"]),
        (
            8,
            "cardroom",
            [
                "mix_short.remix_last left=8 mixed=4",
                "stub.too_small least=2 stub=1",
                "procedure.community_after_remix live=8 mixed=4 stub=1",
            ],
        ),
        # One of the 4 is burned, two hands are served; the last card and four burns are five, for five hands.
        (
            7,
            "cardroom",
            [
                "procedure.remix_last live=7 mixed=5 stub=4",
                "served_first.some count=2",
                "after_mix.no_burn count=5 mixed=5",
            ],
        ),
        (
            6,
            "cardroom",
            [
                "procedure.remix_last live=6 mixed=5 stub=7",
                "served_first.some count=5",
                "after_mix.burn count=1 mixed=5",
            ],
        ),
    ],
)
def test_what_is_done_with_a_deck_too_short(live: int, house: str, steps: list[str]) -> None:
    case = stay(live, house)
    found = [line(reason.fact) for reason in river_steps(case.table, case.house)]
    rest = {7: 45, 6: 42, 8: 48}[live]
    assert found[0] == f"river.dealt dealt={rest} dealt_in=8 fifth={live} fourth={live} sixth={live} third=24"
    assert found[1] == f"river.stub.burns burned=3 dealt={rest} stub={49 - rest}"
    after = next(at for at, step in enumerate(found) if step.startswith("river.short"))
    assert found[after] == f"river.short.burns burned=3 live={live} needed={live + 2} stub={49 - rest}"
    assert found[after + 1 : after + 1 + len(steps)] == [f"river.{step}" for step in steps]


def test_hands_served_before_the_mix_are_not_served_from_it() -> None:
    # Without burns 4 cards are left for eight: three are dealt, and the last one cannot serve the other five.
    case = at(DOORS, f"all call{TO_SEVENTH}", burns="none")
    found = [line(reason.fact) for reason in river_steps(case.table, case.house)]
    assert "river.mix_short.remix_last left=5 mixed=1" in found


def test_the_muck_is_counted_where_it_is_reshuffled() -> None:
    # Seven of eight go on: 45 dealt and three burned leave 4; the folded hand has three.
    case = stay(7, "cardroom")
    house = case.house.with_written(
        {"river.short_deck": "muck_reshuffled", "river.last_card": "dealt", "burns": "none"}
    )
    live = [seat for seat in case.table.seats if not seat.folded]
    deck = Deck(5, len(live), 0, 3)
    assert procedure_for(deck, house) is Procedure.MUCK_RESHUFFLED
    table = at(
        DOORS, f"8 brings in, all call / 1 to 10, 2 folds, all call{TO_SEVENTH[len(' / all check') :]}", burns="none"
    )
    found = [
        line(reason.fact)
        for reason in river_steps(table.table, table.house.with_written({"river.short_deck": "muck_reshuffled"}))
    ]
    # 24 + 8 + 7 + 7 dealt leave 6 for seven and a last card that is kept: with the four of seat 2 there are ten.
    assert "river.procedure.muck_reshuffled live=7 mixed=10 stub=6" in found


def test_who_is_all_in_is_dealt_a_river_card_too_and_no_burns_are_none() -> None:
    # Seat 7 has no more than his ante and the bring-in.
    seats = [*DOORS[:6], "7 (4) | Kd", DOORS[7]]
    case = stay(8, "supremeking", seats)
    found = [line(reason.fact) for reason in river_steps(case.table, case.house)]
    assert "river.all_in_too seats=7" in found
    assert "river.short live=8 needed=8 stub=4" in found
    everybody = stay(8, "supremeking")
    assert not any("all_in_too" in line(reason.fact) for reason in river_steps(everybody.table, everybody.house))


def table(small: int, ante: int, bring_in: int, *stacks: int) -> Table:
    seats = [Seat(number, stack) for number, stack in enumerate(stacks or (100, 100), 1)]
    return Table(Stakes(small, 2 * small, ante, bring_in), tuple(seats))


@pytest.mark.parametrize(
    ("small", "shown", "amount", "told_as"),
    [
        (10, 2, 2, "ante.fifth amount=2 small=10"),
        (10, 9, 2, "ante.fifth amount=2 small=10"),
        # A fifth of 13 is 2.6: the nearest chip is the third, and 2 on the table is less than a chip away.
        (13, 9, 3, "ante.table amount=3"),
        (13, 2, 2, "ante.table amount=2"),
        # A fifth of 12 is 2.4.
        (12, 9, 2, "ante.table amount=2"),
        # Nothing is not an ante: at least one chip, which is no fifth of 2, and half of it by chance.
        (2, 5, 1, "ante.table amount=1"),
    ],
)
def test_an_ante_of_a_fifth(small: int, shown: int, amount: int, told_as: str) -> None:
    found = ante(table(small, shown, 3), load_house("pokerking").with_written({"ante.size": "1/5"}))
    assert found.answer == amount
    assert told(found) == [told_as]


def test_an_ante_that_the_table_shows_is_no_share() -> None:
    # The cardroom leaves it to the table: 2 is a fifth of 10 by chance.
    assert told(ante(table(10, 2, 3), load_house("cardroom"))) == ["ante.table amount=2"]
    assert told(bring_in_size(table(10, 2, 5), load_house("cardroom"))) == ["bring_in.amount.full amount=5"]
    # Sportingbet brings in a fifth or a half.
    assert told(bring_in_size(table(10, 2, 5), load_house("sportingbet"))) == ["bring_in.amount.half amount=5 small=10"]


def test_who_has_less_than_the_ante_puts_in_what_he_has() -> None:
    found = antes(table(10, 2, 3, 100, 1, 2), load_house("cardroom"))
    assert found.answer == 2 + 1 + 2
    assert told(found) == [
        "ante.table amount=2",
        "antes.players count=3 each=2",
        "antes.short seats=2",
        "antes.total total=5",
    ]


def test_a_hand_has_begun_once_a_card_lies() -> None:
    before, house = table(10, 2, 3), load_house("cardroom")
    assert told(joins(before, house)) == ["late_join.ante.not_begun"]
    dealt = Table(before.stakes, (Seat(1, 100, cards=(DealtCard(None, Face.DOWN),)), Seat(2, 100)))
    assert told(joins(dealt, house)) == ["late_join.ante.begun"]


def test_each_pot_is_told_with_what_each_has_put_in() -> None:
    # Seat 1 has put in 5 and the others 12: 5 x 3, and 7 x 2.
    seats = (Seat(1, 0, paid=5), Seat(2, 50, paid=12), Seat(3, 50, paid=12))
    assert told(pots(Table(Stakes(10, 20, 1, 3), seats), load_house("cardroom"))) == [
        "pots.main amount=15 each=5 seats=1+2+3 side=0",
        "pots.side amount=14 each=7 seats=2+3 side=1",
    ]


def test_what_goes_back_is_told_with_the_most_that_anybody_called() -> None:
    seats = (Seat(1, 50, bet=9), Seat(2, 50, bet=20), Seat(5, 50, bet=14))
    assert told(goes_back(Table(Stakes(10, 20, 1, 3), seats), load_house("cardroom"))) == [
        "gathering.uncalled bet=20 most=14 seat=2",
        "gathering.goes_back amount=6 seat=2",
    ]


THREE = ["1 | 9h 8d 6s 2d", "2 | 3c 9s 4d 8c", "3 | Kd Jh 5h 7s"]
CHECKED = "all call / all check / all check / all check / all check"


def test_who_may_muck_is_told_with_who_is_all_in() -> None:
    house = {"showdown__muck": "not_if_all_in"}
    nobody = at(THREE, CHECKED, **house)
    # The best board, that of seat 3, opened the river and shows first.
    assert told(showdown(nobody.table, nobody.house))[-1] == "showdown.muck.not_if_all_in.nobody all_in= seats=1+2"
    one = at([THREE[0], "2 (4) | 3c 9s 4d 8c", THREE[2]], CHECKED, **house)
    assert told(showdown(one.table, one.house))[-1] == "showdown.muck.not_if_all_in all_in=2 seats=1"


@pytest.mark.parametrize(
    ("checked", "name"),
    [("best_board", "showdown.checked.best_board"), ("river_opener", "showdown.checked.nobody_could_act")],
)
def test_why_the_best_board_shows_where_nobody_could_act(checked: str, name: str) -> None:
    # Seat 1 alone has chips left after the bring-in.
    case = at([THREE[0], "2 (4) | 3c 9s 4d 8c", "3 (4) | Kd Jh 5h 7s"], "all call", showdown__checked=checked)
    assert told(showdown(case.table, case.house))[0] == f"{name} seat=3"


def test_the_side_pot_that_needs_a_hand_is_told_by_its_number() -> None:
    # Seat 1 is all-in for 14; the others have another 6 each in the first side pot.
    seats = ["1 (14) | Kd Kh 5h 7s", "2 | 3c 9s 4d 8c", "3 | 9h 8d 6s 2d"]
    play = "all call / all check / 1 checks, 2 checks, 3 to 20, 1 calls, 2 calls / all check / all check"
    case = at(seats, play, "pokerking")
    assert told(must_show(case.table, case.house))[-1] == "showing.side_pot pot=1 seats=2+3"


def test_besides_all_who_are_all_in_one_of_the_last_side_pot_shows() -> None:
    # Seats 1 and 2 are all-in for 10 and for 20 on fifth street; what is bet on sixth lies between seats 3 and 4.
    seats = ["1 (14) | Kd Kh 5h 7s", "2 (24) | 3c 9s 4d 8c", "3 | 9h 8d 6s 2d", "4 | Jd Th 6c 2s"]
    play = "all call / all check / 1 checks, 2 checks, 3 checks, 4 to 20, all call / 3 to 20, 4 calls / all check"
    case = at(seats, play, showdown__checked="position")
    found = must_show(case.table, case.house)
    assert found.answer == 3
    assert told(found)[-1] == "showing.side_pot pot=2 seats=3+4"


def test_he_who_is_pushed_the_pot_tables_all_against_those_on_either_side() -> None:
    case = at(THREE, CHECKED)
    assert told(all_tabled(case.table, case.house, 2)) == [
        "showing.contested count=2 seats=1+3",
        "showing.all_seven seat=2",
    ]


@pytest.mark.parametrize(
    ("until", "acted", "seat", "step"),
    [
        # Seat 2 has the low card and seat 3 brought it in by mistake.
        ("until_next_acts", 0, 2, "until_next_acts.corrected"),
        ("until_next_acts", 1, 1, "until_next_acts.stands"),
        ("until_two_act", 0, 2, "until_two_act.corrected"),
        ("until_two_act", 1, 2, "until_two_act.corrected"),
        ("stands", 0, 1, "stands.stands"),
    ],
)
def test_a_wrong_bring_in_is_put_right_until_too_many_have_acted(until: str, acted: int, seat: int, step: str) -> None:
    case = at(["1 | Kd", "2 | 2c", "3 | 9s"], "", irregular__wrong_bring_in=until)
    mishap = Mishap(MishapKind.WRONG_BRING_IN, 3, count=acted)
    found = turn_after(mishap, case.table, case.house)
    assert told(found) == [f"irregular.wrong_bring_in.{step} low=2 seat=3"]
    # The step ends at whoever the bring-in is left with.
    assert found.because[-1].seats == ((2,) if step.endswith("corrected") else (3,))


def test_the_betting_of_the_hand_is_over_on_seventh_street_alone() -> None:
    # Seats 1 and 2 are all-in on third street: nobody acts any more on the streets after it.
    all_in = ["1 (4) | 9h 8d 6s 2d", "2 (4) | 3c 9s 4d 8c", "3 | Kd Jh 5h 7s"]
    seventh = at(all_in, "all call / ")
    assert betting_over(seventh.table, seventh.house)
    sixth = at(THREE, "all call / all check / all check / all check")
    closed = sixth.start
    for event in sixth.events:
        closed = apply(closed, event)
        if closed.closed:
            assert not betting_over(closed, sixth.house)


@pytest.mark.parametrize(
    ("play", "said"),
    [
        ("3 brings in, 4 calls", "in_time count=1"),
        ("3 brings in, 4 calls, 1 calls", "too_late count=2"),
    ],
)
def test_a_misdeal_is_declared_until_two_have_acted(play: str, said: str) -> None:
    case = at(["1 | Kd", "2 | 9c", "3 | 2d", "4 | Td"], play, irregular__misdeal="two_after_bring_in")
    found = remedy(Mishap(MishapKind.SEAT_LEFT_OUT, 2), case.table, case.house)
    assert told(found) == [f"irregular.misdeal.two_after_bring_in.{said}"]


@pytest.mark.parametrize(("rule", "seat"), [("brings_in", 2), ("next_starts", 3)])
def test_a_low_card_exposed_by_mistake_ends_at_whoever_starts(rule: str, seat: int) -> None:
    case = at(["1 | Kd", "2 | 2c", "3 | 9s"], "", irregular__exposed_low=rule)
    found = turn_after(Mishap(MishapKind.EXPOSED_LOW, 2), case.table, case.house)
    assert found.answer == seat
    assert found.because[-1].seats == (seat,)
