"""The same dispute at another house."""

from trainer import events as ev
from trainer.cards import DECK, Rank, parse_cards
from trainer.floor.dispute import Dispute, Spot
from trainer.floor.elsewhere import elsewhere
from trainer.floor.setting import usual
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.houses.loader import load_house
from trainer.houses.values import Game
from trainer.rulings.river import Procedure


def tied(house: House) -> Dispute:
    """Two deuces among eight doors: of clubs at seat 6, of spades at seat 4."""
    dispute = Dispute(usual(house).table, house)
    for seat, door in enumerate(parse_cards("Ks 3h Th 2s As 2c Jh 3c"), 1):
        dispute = dispute.named(Spot(seat, 3), door)
    return dispute


def test_another_house_may_name_another_seat() -> None:
    house = load_house("cardroom").with_clause(k.BRING_IN_TIE, v.BringInTie.SUIT_LOW)
    other = house.with_clause(k.BRING_IN_TIE, v.BringInTie.SUIT_HIGH)
    dispute = tied(house)
    assert dispute.ruled().to_act == 6
    there = elsewhere(dispute, other)
    assert there.report is not None
    assert there.report.to_act == 4
    assert not there.departures


def test_what_was_done_here_may_be_a_departure_there() -> None:
    house = load_house("cardroom").with_clause(k.BRING_IN_TIE, v.BringInTie.SUIT_LOW)
    other = house.with_clause(k.BRING_IN_TIE, v.BringInTie.SUIT_HIGH)
    there = elsewhere(tied(house).done(ev.BringInPosted), other)
    assert there.departures
    assert there.departures[0].seat in (4, 6)


def test_a_house_that_does_not_deal_the_game_says_so() -> None:
    house = load_house("cardroom")
    hilo = next(dealt for dealt in house.stakes if dealt.game is Game.HILO)
    there = elsewhere(Dispute(usual(house, hilo).table, house), load_house("supremeking"))
    assert there.report is None
    assert there.refused is not None
    assert there.refused.expected == "house_game"


def test_the_river_is_dealt_otherwise_where_nobody_burns() -> None:
    # Eight hands to the end: 52 - 24 - 24 = 4 left less three burns at the card room, all four where nobody burns.
    house = load_house("cardroom")
    dispute = tied(house).done(ev.BringInPosted)
    for _ in range(7):
        dispute = dispute.done(ev.Called)
    deck = (card for card in DECK if not dispute.table.knows(card) and card.rank is not Rank.ACE)
    for _ in range(3):
        for _ in range(8):
            spot = dispute.awaited
            assert spot is not None
            dispute = dispute.named(spot, next(deck))
        for _ in range(8):
            dispute = dispute.done(ev.Checked)
    here, there = dispute.ruled(), elsewhere(dispute, load_house("pokerking"))
    assert here.river is not None
    assert (here.river.stub, here.river.procedure) == (1, Procedure.COMMUNITY_AFTER_REMIX)
    assert there.report is not None
    assert there.report.river is not None
    assert (there.report.river.stub, there.report.river.procedure) == (4, Procedure.COMMUNITY)
