"""Wrong steps where the deck may be short at the river."""

from collections.abc import Callable

from msgspec.structs import replace

from trainer import events as ev
from trainer.cards import Card
from trainer.hands import best_low
from trainer.questions.answer import Answer, Chosen, Count, PickedSeat
from trainer.questions.asks import Asks
from trainer.questions.choices import AfterMix, CommunityPlays, NotARiver, RiverLies
from trainer.questions.question import Question
from trainer.rulings.river import Deck, Procedure, deck_after_sixth, procedure_for, river_plan
from trainer.table import Seat, Street


def folded_counted_to_the_end(question: Question) -> Answer | None:
    """Everybody dealt in is thought to have been dealt six cards."""
    return _by_count(question, 6 * len(question.table.seats))


def only_live_counted(question: Question) -> Answer | None:
    """The folded hands' cards are forgotten."""
    return _by_count(question, 6 * _deck(question).live)


def burns_imagined(question: Question) -> Answer | None:
    """Three burns are taken off the stub, and one more is wanted, where nobody burns."""
    deck = _deck(question)
    if deck.burned or question.asks is not Asks.RIVER_PROCEDURE:
        return None
    enough = deck.stub - 3 >= deck.needed(question.house) + 1
    return Chosen((Procedure.DEAL if enough else Procedure.COMMUNITY).value)


def dealt_as_far_as_it_goes(question: Question) -> Answer | None:
    return Chosen(NotARiver.DEAL_AS_FAR.value) if _is_short(question) else None


def community_at_once(question: Question) -> Answer | None:
    return Chosen(Procedure.COMMUNITY.value) if _is_short(question) else None


def burn_not_taken(question: Question) -> Answer | None:
    deck = _deck(question)
    without = _is_short(question) and deck.stub >= deck.live
    return Chosen(NotARiver.DEAL_WITHOUT_BURN.value) if without else None


def remixed_needlessly(question: Question) -> Answer | None:
    right = river_plan(question.table, question.house).procedure
    return Chosen(Procedure.COMMUNITY_AFTER_REMIX.value) if right is Procedure.COMMUNITY else None


def all_in_gets_none(question: Question) -> Answer | None:
    deck = _deck(question)
    entitled = deck.live - len(_all_in(question))
    if question.asks is Asks.RIVER_HANDS:
        return Count(entitled)
    return _by_deck(question, replace(deck, live=entitled))


def last_card_dealt_first(question: Question) -> Answer | None:
    right = question.ruling().answer
    return Count(right.count + 1) if question.asks is Asks.SERVED_BEFORE_MIX and isinstance(right, Count) else None


def burned_though_cards_fit(question: Question) -> Answer | None:
    return _after_mix(question, AfterMix.BURN)


def second_burn_forgotten(question: Question) -> Answer | None:
    return _after_mix(question, AfterMix.NO_BURN)


def community_card_for_one(question: Question) -> Answer | None:
    shared = river_plan(question.table, question.house).community
    return Chosen(RiverLies.DOWN_TO_ONE.value) if shared else None


def plays_for_last_to_act(question: Question) -> Answer | None:
    match question.asks:
        case Asks.COMMUNITY_PLAYS:
            return Chosen(CommunityPlays.LAST_TO_ACT.value)
        case Asks.COMMUNITY_HANDS:
            return Count(1)
        case _:
            last = _last_to_act(question).number
            return Count(sum(_has_low(question, seat, shared=seat.number == last) for seat in question.table.live))


def plays_not_for_lows(question: Question) -> Answer | None:
    if question.asks is Asks.HANDS_WITH_LOW:
        return Count(sum(_has_low(question, seat, shared=False) for seat in question.table.live))
    offered = CommunityPlays.HIGH_ONLY.value in question.choices
    return Chosen(CommunityPlays.HIGH_ONLY.value) if offered else None


def plays_not_for_all_in(question: Question) -> Answer | None:
    live, all_in = question.table.live, _all_in(question)
    match question.asks:
        case Asks.COMMUNITY_PLAYS:
            return Chosen(CommunityPlays.WITH_CHIPS.value)
        case Asks.COMMUNITY_HANDS:
            return Count(len(live) - len(all_in))
        case _:
            with_chips = [seat for seat in live if seat not in all_in]
            return Count(
                sum(_has_low(question, seat, shared=True) for seat in with_chips)
                + sum(_has_low(question, seat, shared=False) for seat in all_in)
            )


def last_bettor_on_sixth_opens(question: Question) -> Answer | None:
    sixth = question.table.rounds[Street.SIXTH - Street.THIRD]
    bettors = [action.seat for action in sixth if isinstance(action, ev.Bet | ev.Raised)]
    return PickedSeat(bettors[-1]) if bettors else None


def _deck(question: Question) -> Deck:
    return deck_after_sixth(question.table, question.house)


def _is_short(question: Question) -> bool:
    deck = _deck(question)
    return question.asks is Asks.RIVER_PROCEDURE and deck.stub < deck.needed(question.house)


def _by_count(question: Question, dealt: int) -> Answer | None:
    """What would be done if so many cards had been dealt."""
    deck = _deck(question)
    return _by_deck(question, replace(deck, stub=max(0, 52 - dealt - deck.burned)))


def _by_deck(question: Question, deck: Deck) -> Answer | None:
    if question.asks is not Asks.RIVER_PROCEDURE:
        return None
    return Chosen(procedure_for(deck, question.house).value)


def _after_mix(question: Question, does: AfterMix) -> Answer | None:
    return Chosen(does.value) if question.asks is Asks.BURN_AFTER_MIX else None


def _all_in(question: Question) -> list[Seat]:
    return [seat for seat in question.table.live if not seat.stack]


def _has_low(question: Question, seat: Seat, *, shared: bool) -> bool:
    middle = question.table.community if shared else None
    cards: list[Card | None] = [dealt.card for dealt in seat.cards] + ([middle.card] if middle else [])
    known = [card for card in cards if card is not None]
    return best_low(known) is not None


def _last_to_act(question: Question) -> Seat:
    """The live player whose turn comes last on seventh street."""
    table = question.table
    first = table.actions[0].seat if table.actions else table.seats[0].number
    return next(seat for seat in reversed((table.seat(first), *table.clockwise_after(first)[:-1])) if seat.live)


MISSTEPS: dict[str, Callable[[Question], Answer | None]] = {
    step.__name__: step
    for step in (
        folded_counted_to_the_end,
        only_live_counted,
        burns_imagined,
        dealt_as_far_as_it_goes,
        community_at_once,
        burn_not_taken,
        remixed_needlessly,
        all_in_gets_none,
        last_card_dealt_first,
        burned_though_cards_fit,
        second_burn_forgotten,
        community_card_for_one,
        plays_for_last_to_act,
        plays_not_for_lows,
        plays_not_for_all_in,
        last_bettor_on_sixth_opens,
    )
}
