"""PHH is read as the format says it, and a hand may stop anywhere."""

from fractions import Fraction
from pathlib import Path

import pytest

from tests.trainer.notation.conftest import Reader, after_the_deal, document
from trainer import events as ev
from trainer.cards import Card, parse_cards
from trainer.houses import keys as k
from trainer.houses.values import Face, Game, OpenPairMode, Structure
from trainer.notation.read import read_hands, written_hands
from trainer.procedure import DutyKind, next_duty
from trainer.rulings.bring_in import bring_in
from trainer.rulings.pots import pots
from trainer.rulings.wagers import options
from trainer.table import Street


def test_stops_where_the_bring_in_is_due(read_phh: Reader) -> None:
    hand = read_phh(document())
    table = hand.table
    assert (table.game, table.structure, table.street) == (Game.HIGH, Structure.LIMIT, Street.THIRD)
    assert hand.house.id == "cardroom"
    # 2d and 2c are the lowest; clubs are lower than diamonds, and 2c lies in seat 6. He has 499 chips left.
    started = bring_in(table, hand.house).answer
    assert started is not None
    assert (started.seat, started.post, started.open) == (6, 3, 10)
    assert table.pot == 8


def test_deals_third_street_in_rounds_when_the_record_has_all_of_it(read_phh: Reader) -> None:
    dealt = [event for event in read_phh(document()).events if isinstance(event, ev.CardDealt)]
    assert [event.seat for event in dealt] == [1, 2, 3, 4, 5, 6, 7, 8] * 3
    assert [event.face for event in dealt] == [Face.DOWN] * 16 + [Face.UP] * 8


def test_deals_third_street_hand_by_hand_where_the_record_stops_in_it(read_phh: Reader) -> None:
    hand = read_phh(document(actions='["d dh p1 ????9h", "d dh p2 As??Kd"]'))
    assert [len(seat.cards) for seat in hand.table.seats] == [3, 3, 0, 0, 0, 0, 0, 0]
    assert hand.table.seat(2).down == (Card.parse("As"), None)
    duty = next_duty(hand.table, hand.house)
    assert (duty.kind, duty.seat) == (DutyKind.DEAL, 3)


def test_deals_third_street_card_by_card_where_the_record_does(read_phh: Reader) -> None:
    hand = read_phh(document(actions='["d dh p1 As", "d dh p2 ??"]'))
    assert [len(seat.cards) for seat in hand.table.seats] == [1, 1, 0, 0, 0, 0, 0, 0]


def test_a_hand_may_stop_before_the_first_card(read_phh: Reader) -> None:
    table = read_phh(document(actions="[]")).table
    assert (table.pot, table.stub) == (8, 52)


# $15/$30 with a bring-in of 5, opened for it and completed; from then on each raise is one more small bet.
RAISES = [
    (("p6 pb",), (15,)),
    (("p6 pb", "p7 cbr 15"), (30,)),
    (("p6 pb", "p7 cbr 15", "p8 cbr 30"), (45,)),
    (("p6 pb", "p7 cbr 15", "p8 cbr 30", "p1 cbr 45"), (60,)),
    (("p6 pb", "p7 cbr 15", "p8 cbr 30", "p1 cbr 45", "p2 cbr 60"), ()),
]


@pytest.mark.parametrize(("actions", "totals"), RAISES)
def test_wagers_are_totals_for_the_street(read_phh: Reader, actions: tuple[str, ...], totals: tuple[int, ...]) -> None:
    text = document(bring_in="5", small_bet="15", big_bet="30", actions=after_the_deal(*actions))
    table = (hand := read_phh(text)).table
    seat = next_duty(table, hand.house).seat
    assert seat is not None
    assert options(table, hand.house, seat).answer.wager_to == totals


def test_a_closed_round_is_collected_and_nothing_is_done_ahead(read_phh: Reader) -> None:
    folds = [f"p{at} f" for at in (8, 1, 2, 3, 4, 5)]
    hand = read_phh(document(actions=after_the_deal("p6 pb", "p7 cc", *folds)))
    # Eight antes of 1 and two bring-ins of 3. The cardroom burns before fourth street, but not before it is dealt.
    assert hand.table.pot == 14
    assert hand.table.burned == ()
    assert next_duty(hand.table, hand.house).kind is DutyKind.BURN
    assert next_duty(hand.table, read_phh(document(), "supremeking").house).kind is DutyKind.DEAL


def test_what_nobody_called_is_returned(read_phh: Reader) -> None:
    folds = [f"p{at} f" for at in (8, 1, 2, 3, 4, 5, 6)]
    hand = read_phh(document(actions=after_the_deal("p6 pb", "p7 cbr 10", *folds)))
    # Seat 7 completed to 10 over the bring-in of 3: 7 go back, and 8 + 3 + 3 lie in the pot, which is not pushed.
    assert ev.UncalledReturned(7, 7) in hand.events
    assert hand.table.pot == 14
    assert next_duty(hand.table, hand.house).kind is DutyKind.PUSH


def test_burns_by_himself_before_the_next_card(read_phh: Reader) -> None:
    folds = [f"p{at} f" for at in (8, 1, 2, 3, 4, 5)]
    actions = after_the_deal("p6 pb", "p7 cc", *folds, "d dh p6 Ah")
    hand = read_phh(document(actions=actions))
    assert hand.events[-2:] == (ev.CardBurned(None), ev.CardDealt(6, Card.parse("Ah"), Face.UP))
    assert read_phh(document(actions=actions), "supremeking").table.burned == ()


def heads_up(*actions: str, **changed: str | None) -> str:
    """Two players with 2c and Kd up, everybody's cards known; `actions` follow the deal."""
    fields: dict[str, str | None] = {"antes": "[1, 1]", "starting_stacks": "[500, 500]"}
    fields["actions"] = str(["d dh p1 AsAh2c", "d dh p2 QsJhKd", *actions])
    return document(**{**fields, **changed})


TO_THE_RIVER = ["p1 pb", "p2 cc", "d dh p1 5h", "d dh p2 9c", "p2 cc", "p1 cc", "d dh p1 6h", "d dh p2 9d"]
TO_THE_RIVER += ["p2 cc", "p1 cc", "d dh p1 8c", "d dh p2 4c", "p2 cc", "p1 cc", "d dh p1 Tc", "d dh p2 3c"]


def test_the_showdown_comes_with_the_cards(read_phh: Reader) -> None:
    hand = read_phh(heads_up(*TO_THE_RIVER, "p2 cbr 20", "p1 cc", "p2 sm QsJhKd9c9d4c3c", "p1 sm AsAh2c5h6h8cTc"))
    assert all(seat.shown for seat in hand.table.seats)
    # Ante 1, bring-in 3 and a bet of 20 from each; PHH has no word for pushing the pot.
    assert hand.table.pot == 48
    duty = next_duty(hand.table, hand.house)
    # Aces beat nines.
    assert (duty.kind, duty.seat, duty.amount) == (DutyKind.PUSH, 1, 48)


def test_sm_without_cards_mucks_where_that_is_allowed(read_phh: Reader) -> None:
    played = [*TO_THE_RIVER, "p2 cbr 20", "p1 cc", "p2 sm QsJhKd9c9d4c3c", "p1 sm"]
    assert read_phh(heads_up(*played)).table.seat(1).mucked
    # At hilo-bg nobody mucks; nor does the first to show, wherever he plays.
    shown = read_phh(heads_up(*played, variant='"F7S/8"'), "hilo-bg").table.seat(1)
    assert (shown.mucked, shown.shown) == (False, True)
    first = read_phh(heads_up(*played[:-2], "p2 sm")).table.seat(2)
    assert (first.mucked, first.shown) == (False, True)
    assert read_phh(heads_up(*played[:-1], "p1 sm -")).table.seat(1).shown


def test_hole_cards_unknown_until_shown(read_phh: Reader) -> None:
    river = [action.replace("Tc", "??").replace("3c", "??") for action in TO_THE_RIVER]
    actions = ["d dh p1 ????2c", "d dh p2 ????Kd", *river, "p2 cc", "p1 cc"]
    shown = ["p2 sm QsJhKd9c9d4c3c", "p1 sm AsAh2c5h6h8cTc"]
    before = read_phh(heads_up(actions=str(actions)))
    assert before.table.seat(1).down == (None, None, None)
    assert read_phh(heads_up(actions=str([*actions, *shown]))).table.seat(1).down == parse_cards("AsAhTc")


def test_a_community_card_is_shared_by_all(read_phh: Reader) -> None:
    # Eight players and none of them folds: 24 + 8 x 3 = 48 cards, one card to each hand is not left in the deck.
    cards = iter(f"{rank}{suit}" for rank in "34568T" for suit in "cdhs")
    fourth, fifth, sixth = ([f"d dh p{at} {next(cards)}" for at in range(1, 9)] for _ in range(3))
    third = ["p6 pb", *(f"p{at} cc" for at in (7, 8, 1, 2, 3, 4, 5))]
    unknown = ["????9h", "????Kd", "????2d", "????Js", "????7c", "????2c", "????Qh", "????9s"]
    deal = [f"d dh p{at} {cards}" for at, cards in enumerate(unknown, 1)]

    def checked_from(first: int) -> list[str]:
        return [f"p{(first + at - 1) % 8 + 1} cc" for at in range(8)]

    # Threes and fours on fourth, fives and sixes on fifth, eights and tens on sixth street, no two alike in one hand
    # and no ace: the king in seat 2 is the highest card of every street, so that he opens each.
    actions = [*deal, *third, *fourth, *checked_from(2), *fifth, *checked_from(2), *sixth, *checked_from(2)]
    hand = read_phh(document(actions=str([*actions, "d db Qs"])), "supremeking")
    assert hand.table.community is not None
    assert hand.table.community.card is Card.parse("Qs")
    assert hand.table.street is Street.SEVENTH
    assert hand.table.stub == 52 - 48 - 1


def test_a_folded_door_card_may_be_unknown(read_phh: Reader) -> None:
    actions = ["d dh p1 ????9h", "d dh p2 ??????", "d dh p3 ????4c", "p3 pb", "p1 cc", "p2 f"]
    hand = read_phh(document(antes="[1, 1, 1]", starting_stacks="[99, 99, 99]", actions=str(actions)))
    assert next_duty(hand.table, hand.house).kind is DutyKind.BURN


def test_seats_players_table_and_label(read_phh: Reader) -> None:
    fields = {"seats": "[6, 8, 1]", "players": '["Ann", "Bé", ""]', "table": '"North"', "hand": "17"}
    deal = '["d dh p1 ????9h", "d dh p2 ????4d", "d dh p3 ????4c"]'
    text = document(antes="[1, 1, 1]", starting_stacks="[9, 8, 7]", actions=deal, currency_symbol='"£"', **fields)
    hand = read_phh(text)
    assert [(seat.number, seat.name) for seat in hand.table.seats] == [(6, "Ann"), (8, "Bé"), (1, "")]
    assert (hand.table.name, hand.label, hand.table.stakes.unit.symbol) == ("North", "17", "£")
    # The first dealt is in seat 6; 4c, the lower of two fours, in seat 1.
    assert next_duty(hand.table, hand.house).seat == 1
    # A table may have a number, and a hand a name.
    numbered = read_phh(text.replace('"North"', "12").replace("hand = 17", 'hand = "A-3"'))
    assert (numbered.table.name, numbered.label) == ("12", "A-3")


@pytest.mark.parametrize(
    ("fields", "chip", "small", "ante"),
    [
        # The greatest common divisor of 0.01, 0.02, 0.04, 0.08, 1.81 and 2.46 is a cent.
        ({}, Fraction(1, 100), 4, 1),
        ({"_chip": "0.005"}, Fraction(1, 200), 8, 2),
        ({"starting_stacks": "[1.81, 2.4600]"}, Fraction(1, 100), 4, 1),
        # Of 0.5, 0.25, 1, 2 and 10: a quarter.
        (
            {"antes": "[0.25, 0.25]", "bring_in": "0.50", "small_bet": "1", "big_bet": "2.0"}
            | {"starting_stacks": "[10, 1e1]"},
            Fraction(1, 4),
            4,
            1,
        ),
    ],
)
def test_smallest_chip_is_exact(
    read_phh: Reader, fields: dict[str, str], chip: Fraction, small: int, ante: int
) -> None:
    cents = {"antes": "[0.01, 0.01]", "bring_in": "0.02", "small_bet": "0.04", "big_bet": "0.08"}
    hand = read_phh(heads_up(**{**cents, "starting_stacks": "[1.81, 2.46]", **fields}))
    stakes = hand.start.stakes
    assert (stakes.unit.chip, stakes.small, stakes.ante) == (chip, small, ante)


def test_antes_stand_as_they_are(read_phh: Reader) -> None:
    # The first has 2 chips for an ante of 5; the third pays 3 by agreement. What each matched makes the pots:
    # 2 from each of three, then 1 more from two, then 2 of the second alone.
    text = document(antes="[5, 5, 3]", starting_stacks="[2, 100, 100]", actions="[]")
    hand = read_phh(text)
    assert [event.amount for event in hand.events if isinstance(event, ev.AntePosted)] == [2, 5, 3]
    assert [(pot.amount, pot.seats) for pot in pots(hand.table, hand.house).answer] == [
        (6, (1, 2, 3)),
        (2, (2, 3)),
        (2, (2,)),
    ]


def test_no_antes_at_all(read_phh: Reader) -> None:
    hand = read_phh(heads_up(antes="[0, 0]"))
    assert hand.table.pot == 0
    assert next_duty(hand.table, hand.house).kind is DutyKind.BRING_IN


def test_finishing_stacks_may_split_what_cannot_be_split(read_phh: Reader) -> None:
    hand = read_phh(heads_up(finishing_stacks="[497.5, 502.5]", antes="[5, 5]", bring_in="5"))
    # The smallest chip is 5, so 497.5 is half a chip short of a hundred.
    assert hand.finishing == {1: Fraction(199, 2), 2: Fraction(201, 2)}


def test_own_fields(read_phh: Reader) -> None:
    text = document(_house='"tda"', _clauses='{ "open_pair.mode" = "any", opener = { tie = "position" } }')
    hand = read_phh(text + "_event_heads_up = true\n_unknown_to_us = 7\n")
    assert hand.house.id == "tda"
    assert hand.house[k.OPEN_PAIR_MODE] is OpenPairMode.ANY
    assert hand.house[k.OPENER_TIE].value == "position"
    assert hand.table.event_heads_up


def test_a_house_that_is_asked_for_beats_the_one_in_the_file(read_phh: Reader) -> None:
    text = document(_house='"tda"', _clauses='{ "cap.wagers" = 5 }')
    hand = read_phh(text, "pokerking", open_pair__mode="off")
    assert (hand.house.id, hand.house[k.OPEN_PAIR_MODE]) == ("pokerking", OpenPairMode.OFF)
    assert hand.house[k.CAP_WAGERS].value == "5"
    assert read_phh(text, "pokerking", cap__wagers="none").house[k.CAP_WAGERS].value == "none"


def test_spread(read_phh: Reader) -> None:
    hand = read_phh(document(_structure='"spread"', actions=after_the_deal("p6 pb", "p7 cbr 17")))
    assert hand.table.structure is Structure.SPREAD
    assert hand.table.seat(7).bet == 17


def test_comments_are_passed_over(read_phh: Reader) -> None:
    hand = read_phh(document(actions=after_the_deal("# a stranger sits down", "p6 pb # sighing", "p7 f")))
    assert [type(event) for event in hand.events[-2:]] == [ev.BringInPosted, ev.Folded]


def test_several_hands_as_tables(tmp_path: Path) -> None:
    file = tmp_path / "hands.phhs"
    file.write_text("[1]\n" + document(hand="4") + "[two]\n" + document(variant='"F7S/8"'), encoding="utf-8-sig")
    hands = list(read_hands(file))
    assert [(hand.label, hand.table.game) for hand in hands] == [("4", Game.HIGH), ("", Game.HILO)]
    assert [written.where[1:] for written in written_hands(file)] == [("1",), ("two",)]
