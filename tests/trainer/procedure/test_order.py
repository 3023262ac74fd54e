"""The order of a hand, and what is refused out of it, clause by clause."""

from typing import Any

import pytest

from tests.cases.case import Played
from trainer import events as ev
from trainer.cards import Card, parse_cards
from trainer.errors import IllegalEvent
from trainer.events import Half
from trainer.houses.house import House
from trainer.houses.loader import load_house
from trainer.houses.values import Face
from trainer.money import Stakes
from trainer.procedure import DutyKind, action_for, dealer_event, next_duty, play, settle, verify, verify_in_turn
from trainer.table import Seat, Table, replay

CARDROOM = load_house("cardroom")
TDA = load_house("tda")
ONLINE = load_house("pokerking")
THREE = ["1 | 9h 8d 6s 2d", "2 | 3c 9s 4d 8c", "3 | Kd Jh 5h 7s"]
RIVER = "all call / all check / all check / all check / all check"


def played(play: str, seats: list[str] | str = THREE, house: House = CARDROOM, **more: Any) -> Played:
    return Played({"stakes": "10/20 ante 1 bring-in 3", "seats": seats, "play": play, **more}, house)


def start(count: int = 3, ante: int = 1) -> Table:
    return Table(Stakes(10, 20, ante, 3), tuple(Seat(number, 500) for number in range(1, count + 1)))


def refusal(table: Table, event: ev.Event, house: House = CARDROOM) -> IllegalEvent:
    with pytest.raises(IllegalEvent) as refused:
        verify(table, house, event)
    return refused.value


def test_antes_come_first_in_turn_from_the_dealer() -> None:
    table = start()
    for number in (1, 2, 3):
        assert (next_duty(table, CARDROOM).kind, next_duty(table, CARDROOM).seat) == (DutyKind.POST_ANTE, number)
        table = play(table, CARDROOM, ev.AntePosted(number, 1))
    assert next_duty(table, CARDROOM).kind is DutyKind.DEAL


def test_a_wrong_ante_is_refused_by_the_clause_on_antes() -> None:
    assert refusal(start(), ev.AntePosted(1, 2)).clause == "ante.size"


def test_without_an_ante_the_cards_come_first() -> None:
    assert next_duty(start(ante=0), CARDROOM).kind is DutyKind.DEAL


def test_the_first_card_goes_to_the_first_player_from_the_dealer_whatever_his_seat() -> None:
    table = Table(Stakes(10, 20, 0, 3), (Seat(7, 500), Seat(2, 500)))
    assert next_duty(table, CARDROOM).seat == 7


def test_third_street_is_two_rounds_down_and_one_up_and_no_burn() -> None:
    dealt = [event for event in played("").events if isinstance(event, ev.CardDealt | ev.CardBurned)]
    assert [event.seat for event in dealt if isinstance(event, ev.CardDealt)] == [1, 2, 3] * 3
    assert [event.face for event in dealt if isinstance(event, ev.CardDealt)] == [Face.DOWN] * 6 + [Face.UP] * 3
    assert not any(isinstance(event, ev.CardBurned) for event in dealt)


def test_a_record_may_deal_third_street_hand_by_hand() -> None:
    table = start(2, ante=0)
    faces = (Face.DOWN, Face.DOWN, Face.UP)
    for number in (1, 2):
        for face in faces:
            table = play(table, CARDROOM, ev.CardDealt(number, None, face))
    assert next_duty(table, CARDROOM).kind is not DutyKind.DEAL


def test_no_seat_is_served_ahead_of_one_before_it() -> None:
    assert refusal(start(ante=0), ev.CardDealt(2, None, Face.DOWN)).expected == "seat"


def test_a_house_that_burns_from_third_on_burns_before_the_first_card() -> None:
    house = CARDROOM.with_written({"burns": "third_on"})
    assert next_duty(start(ante=0), house).kind is DutyKind.BURN
    assert refusal(start(ante=0), ev.CardDealt(1, None, Face.DOWN), house).clause == "burns"


@pytest.mark.parametrize("street", ["", " / all check", " / all check / all check"])
def test_one_card_is_burned_and_one_dealt_up_on_each_street_to_sixth(street: str) -> None:
    at = played(f"all call{street}")
    before = len(at.events)
    at.advance()
    names = [type(event).__name__ for event in at.events[before:]]
    assert names == ["CardBurned", "CardDealt", "CardDealt", "CardDealt"]
    assert all(event.face is Face.UP for event in at.events[before + 1 :] if isinstance(event, ev.CardDealt))


def test_a_hand_that_has_folded_gets_no_more_cards() -> None:
    at = played("2 brings in, 3 calls, 1 folds /", house=TDA)
    assert [event.seat for event in at.events[-2:] if isinstance(event, ev.CardDealt)] == [2, 3]


def test_a_hand_that_folds_where_it_could_check_gets_no_more_cards() -> None:
    at = played("all call / 3 folds, 1 checks, 2 checks /", house=TDA)
    assert [event.seat for event in at.events[-2:] if isinstance(event, ev.CardDealt)] == [1, 2]


def test_a_burn_where_the_house_has_none_is_refused_by_the_clause_on_burns() -> None:
    at = played("all call", house=ONLINE)
    assert refusal(at.table, ev.CardBurned(), ONLINE).clause == "burns"


def test_a_card_dealt_without_the_burn_is_refused_by_the_clause_on_burns() -> None:
    at = played("all call")
    assert refusal(at.table, ev.CardDealt(1, None, Face.UP)).clause == "burns"


def test_the_face_of_a_card_is_a_clause_only_on_the_river() -> None:
    fourth = play(played("all call").table, CARDROOM, ev.CardBurned())
    assert refusal(fourth, ev.CardDealt(1, None, Face.DOWN)).clause is None
    seventh = play(played("all call / all check / all check / all check").table, CARDROOM, ev.CardBurned())
    assert refusal(seventh, ev.CardDealt(1, None, Face.UP)).clause == "river.face"


def test_own_cards_where_one_is_to_be_shared_are_refused_by_the_clause_on_short_decks() -> None:
    at = played("all call / all check / all check / all check", "8 players", ONLINE)
    assert refusal(at.table, ev.CardDealt(1, None, Face.DOWN), ONLINE).clause == "river.short_deck"
    assert refusal(at.table, ev.CommunityCardDealt(None, Face.DOWN), ONLINE).clause == "river.community_face"


def test_a_card_that_has_been_seen_is_not_dealt_again() -> None:
    at = played("all call")
    burned = play(at.table, CARDROOM, ev.CardBurned(Card.parse("Ts")))
    assert refusal(burned, ev.CardDealt(1, Card.parse("Ts"), Face.UP)).expected == "card_once"
    assert refusal(burned, ev.CardDealt(1, Card.parse("Kd"), Face.UP)).expected == "card_once"
    assert refusal(at.table, ev.CardBurned(Card.parse("Kd"))).expected == "card_once"


def test_what_nobody_matched_goes_back_before_the_bets_are_collected() -> None:
    at = played("2 brings in, 3 folds, 1 folds")
    assert at.events[-1] == ev.UncalledReturned(2, 3)
    assert refusal(at.table, ev.BetsCollected()).expected == "duty"


def test_a_check_round_leaves_nothing_to_collect() -> None:
    at = played("all call / all check")
    assert isinstance(at.events[-1], ev.Checked)
    assert next_duty(at.table, CARDROOM).kind is DutyKind.BURN


def test_the_dealer_stops_before_the_duty_he_is_told() -> None:
    at = played("all call")
    assert settle(at.table, CARDROOM, before=(DutyKind.BURN,)) == []
    assert settle(at.table, CARDROOM) == [ev.CardBurned(None)]


def test_hole_cards_known_to_be_others_are_not_shown() -> None:
    at = played(RIVER, ["1 Ac Ad | 9h 8d 6s 2d | As", "2 | 3c 9s 4d 8c", "3 | Kd Jh 5h 7s"], ONLINE)
    assert next_duty(at.table, ONLINE).seat == 1
    assert refusal(at.table, ev.HandShown(1, parse_cards("AcAdAh")), ONLINE).expected == "hole_cards"
    assert refusal(at.table, ev.HandShown(1, parse_cards("AcAd")), ONLINE).expected == "hole_cards"
    verify(at.table, ONLINE, ev.HandShown(1, parse_cards("AcAdAs")))


def test_unknown_hole_cards_turn_out_to_be_cards_not_seen_and_each_of_them_once() -> None:
    at = played(RIVER, house=ONLINE)
    assert refusal(at.table, ev.HandShown(1, parse_cards("AcAcAs")), ONLINE).expected == "card_once"
    assert refusal(at.table, ev.HandShown(1, parse_cards("AcAdKd")), ONLINE).expected == "card_once"
    shown = play(at.table, ONLINE, ev.HandShown(1, parse_cards("AcAdAs")))
    assert shown.seat(1).down == parse_cards("AcAdAs")


def test_showing_out_of_turn_names_the_clause_that_orders_this_showdown() -> None:
    checked = played(RIVER)
    assert refusal(checked.table, ev.HandShown(2)).clause == "showdown.checked"
    bet = played("all call / all check / all check / all check / 3 to 20, 1 calls, 2 calls")
    assert refusal(bet.table, ev.HandShown(2)).clause == "showdown.first"


def test_a_pot_that_hidden_cards_decide_is_pushed_only_to_who_can_win_it_and_no_further_than_it_goes() -> None:
    at = played(RIVER + ", all show", house=ONLINE)
    assert next_duty(at.table, ONLINE).award is None
    assert dealer_event(next_duty(at.table, ONLINE)) is None
    for wrong in (
        ev.PotPushed(0, Half.WHOLE, 1, 13),
        ev.PotPushed(0, Half.WHOLE, 1, 0),
        ev.PotPushed(1, Half.WHOLE, 1, 12),
        ev.PotPushed(0, Half.WHOLE, 4, 12),
    ):
        assert refusal(at.table, wrong, ONLINE).expected == "award_unknown"
    half = play(at.table, ONLINE, ev.PotPushed(0, Half.WHOLE, 1, 6))
    assert refusal(half, ev.PotPushed(0, Half.WHOLE, 2, 7), ONLINE).expected == "award_unknown"
    over = play(half, ONLINE, ev.PotPushed(0, Half.WHOLE, 2, 6))
    assert next_duty(over, ONLINE).kind is DutyKind.OVER


def test_a_wrong_award_is_refused() -> None:
    at = played("2 brings in, 3 folds, 1 folds")
    for wrong in (
        ev.PotPushed(0, Half.WHOLE, 1, 3),
        ev.PotPushed(0, Half.WHOLE, 2, 2),
        ev.PotPushed(0, Half.HIGH, 2, 3),
        ev.PotPushed(1, Half.WHOLE, 2, 3),
    ):
        assert refusal(at.table, wrong).expected == "award"
    over = play(at.table, CARDROOM, ev.PotPushed(0, Half.WHOLE, 2, 3))
    assert next_duty(over, CARDROOM).kind is DutyKind.OVER
    assert refusal(over, ev.Checked(2)).expected == "duty"


@pytest.mark.parametrize(
    ("act", "clause"),
    [
        ("3 to 12", "street.big_from"),
        ("1 to 10", "bring_in.by"),
        ("9 folds", None),
    ],
)
def test_a_refused_act_names_the_clause_that_decides(act: str, clause: str | None) -> None:
    at = played("2 brings in")
    number, _, what = act.partition(" ")
    event = ev.Folded(int(number)) if what == "folds" else ev.Completed(int(number), int(what.split()[1]))
    assert refusal(at.table, event).clause == clause


def test_a_check_of_who_owes_names_what_he_owes() -> None:
    assert refusal(played("2 brings in").table, ev.Checked(3)).clause == "bring_in.size"
    assert refusal(played("2 brings in, 3 to 10").table, ev.Checked(1)).clause == "street.big_from"


def test_a_wager_outside_the_spread_is_told_the_spread() -> None:
    at = played("2 brings in", stakes="1-5 bring-in 1")
    refused = refusal(at.table, ev.Completed(3, 7))
    # A raise over the 1 brought in is of 1 to 5.
    assert (refused.expected, refused.clause) == ("range", "structure")
    assert {name: refused.facts[name] for name in ("least", "most")} == {"least": 2, "most": 6}


def test_a_card_dealt_while_a_player_has_to_act_is_refused_by_what_gives_him_the_turn() -> None:
    third = refusal(played("2 brings in").table, ev.CardDealt(1, None, Face.UP))
    assert (third.facts["duty"], third.facts["seat"], third.clause) == (DutyKind.ACT, 3, "bring_in.by")
    fourth = refusal(played("all call /").table, ev.CardDealt(1, None, Face.UP))
    assert (fourth.facts["seat"], fourth.clause) == (3, "opener.by")


def test_whose_turn_it_is_can_be_left_aside() -> None:
    table = played("2 brings in").table
    verify_in_turn(table, CARDROOM, ev.Completed(1, 10))
    with pytest.raises(IllegalEvent) as refused:
        verify_in_turn(table, CARDROOM, ev.Completed(1, 12))
    assert (refused.value.expected, refused.value.clause) == ("amount", "street.big_from")


def test_a_call_of_another_amount_names_what_makes_the_call() -> None:
    assert refusal(played("2 brings in").table, ev.Called(3, 2)).clause == "bring_in.size"
    assert refusal(played("2 brings in, 3 to 10").table, ev.Called(1, 9)).clause == "street.big_from"
    short = played("2 brings in", ["1 | 9h", "2 (3) | 3c", "3 | Kd"])
    assert refusal(short.table, ev.Called(3, 2)).clause == "pots.all_in"


@pytest.mark.parametrize(
    ("counts_from", "to", "name"),
    [
        ("half", 4, ev.Raised),
        ("half", 5, ev.Completed),
        ("full", 5, ev.Raised),
        ("full", 10, ev.Completed),
        ("any", 4, ev.Completed),
    ],
)
def test_an_all_in_over_the_bring_in_is_called_a_completion_where_it_counts(
    counts_from: str, to: int, name: type[ev.Event]
) -> None:
    house = CARDROOM.with_written({"all_in.counts_from": counts_from})
    at = played("2 brings in", ["1 | 9h", "2 | 3c", f"3 ({to + 1}) | Kd"], house)
    event = action_for(at.table, house, 3, to)
    assert type(event) is name
    verify(at.table, house, event)


def test_the_first_wager_of_a_later_street_is_a_bet_and_others_are_raises() -> None:
    at = played("all call /")
    assert action_for(at.table, CARDROOM, 3, 10) == ev.Bet(3, 10)
    assert refusal(at.table, ev.Raised(3, 10)).expected == "action_name"
    at = played("all call / 3 to 10")
    assert action_for(at.table, CARDROOM, 1, 20) == ev.Raised(1, 20)


def test_a_whole_recorded_hand_is_the_fold_of_its_events() -> None:
    at = played(RIVER + ", all show", house=ONLINE)
    assert replay(at.start, at.events) == at.table
