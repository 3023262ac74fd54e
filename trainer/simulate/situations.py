"""Which situations there are that a dealer must know, and which of them a table is in.

A situation goes by the id of the skill that is about it, where there is one.
"""

from collections.abc import Iterator, Mapping

from trainer import events as ev
from trainer.cards import Rank
from trainer.events import Half
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.procedure import Duty, DutyKind
from trainer.rulings.betting import betting, last_aggressor, pair_holders
from trainer.rulings.bring_in import bring_in, low_card_order
from trainer.rulings.first_to_act import best_board, opener
from trainer.rulings.payout import Award, payout
from trainer.rulings.pots import pots
from trainer.rulings.river import Procedure, river_plan
from trainer.table import Street, Table

_SHORT: Mapping[v.ShortDeck, Mapping[Procedure, str]] = {
    v.ShortDeck.TDA: {
        Procedure.REMIX_ALL: "shared_river.tda_a",
        Procedure.COMMUNITY: "shared_river.tda_b",
        Procedure.COMMUNITY_AFTER_REMIX: "shared_river.tda_c",
    },
    v.ShortDeck.REMIX_LAST: {
        Procedure.REMIX_LAST: "shared_river.cardroom_remix",
        Procedure.COMMUNITY: "shared_river.community",
        Procedure.COMMUNITY_AFTER_REMIX: "shared_river.community_after_remix",
    },
    v.ShortDeck.COMMUNITY: {
        Procedure.COMMUNITY: "shared_river.community",
        Procedure.COMMUNITY_AFTER_REMIX: "shared_river.community_after_remix",
    },
    v.ShortDeck.MUCK_RESHUFFLED: {
        Procedure.MUCK_RESHUFFLED: "shared_river.muck_reshuffled",
        Procedure.COMMUNITY: "shared_river.community",
        Procedure.COMMUNITY_AFTER_REMIX: "shared_river.community_after_remix",
    },
}

_ODD_CHIP: Mapping[v.OddChipHigh | v.OddChipLow, str] = {
    v.OddChipHigh.POSITION: "odd_chip.by_position",
    v.OddChipHigh.SUIT_IN_FIVE: "odd_chip.by_suit_in_five",
    v.OddChipHigh.SUIT_IN_SEVEN: "odd_chip.by_suit_in_seven",
    v.OddChipLow.POSITION: "odd_chip.by_position",
    v.OddChipLow.SUIT_IN_FIVE: "odd_chip.by_suit_in_five",
    v.OddChipLow.LOW_SUIT: "odd_chip.low_suit",
}

EQUAL_LOW = {2: "bring_in.equal_rank.two", 3: "bring_in.equal_rank.three", 4: "bring_in.equal_rank.four"}


def situations(house: House, game: v.Game) -> tuple[str, ...]:
    """Every situation that is looked for in this game of the house, in the order in which a hand meets them."""
    hilo = game is v.Game.HILO
    odd = [_ODD_CHIP[house[k.ODD_CHIP_HIGH]], *([_ODD_CHIP[house[k.ODD_CHIP_LOW]]] if hilo else [])]
    return (
        "bring_in.equal_rank",
        *EQUAL_LOW.values(),
        "bring_in.ace_up",
        "bring_in.lowest_suit_not_rank",
        "bring_in.all_in_on_ante",
        "bring_in.two_all_in_on_ante",
        "bring_in.short_post",
        "bring_in.may_open",
        "bring_in.unraised",
        "first_to_act.equal_boards",
        "first_to_act.all_in_best",
        "first_to_act.folded_best",
        "first_to_act.exposed_flush_straight",
        "bet_sizes.completion",
        _open_pair(house, game),
        *(("bet_sizes.open_pair_big_only",) if _open_pair(house, game) == "bet_sizes.open_pair_both" else ()),
        "bet_sizes.cap",
        "bet_sizes.short_all_in_under_half",
        "bet_sizes.short_all_in_half_or_more",
        "actions.all_in_for_less",
        "shared_river",
        *_SHORT[house[k.RIVER_SHORT_DECK]].values(),
        "shared_river.all_in_entitled",
        "pots.short_ante",
        "pots.uncalled_bet",
        "pots.main_and_side",
        "pots.two_side_pots",
        "showdown",
        "showdown.last_aggressor",
        "showdown.checked_river",
        "showdown.all_in",
        "high_hand.tie",
        *(("split.halves", "split.no_low", "split.scoop", "split.quartered", "split.tied_both_ways") if hilo else ()),
        *(("odd_chip.high_side_first",) if hilo else ()),
        *dict.fromkeys(odd),
    )


def situations_at(table: Table, duty: Duty, house: House) -> Iterator[str]:
    """The situations that a table is in at one moment of a hand, with that duty before the dealer."""
    if table.actions:
        yield from _wagers(table, house)
    elif table.street is Street.THIRD and len(table.seats[-1].cards) == Street.THIRD:
        yield from _door_cards(table, house)
    match duty.kind:
        case DutyKind.BRING_IN:
            yield from _brings_in(table, house)
        case DutyKind.ACT if not table.actions:
            yield from _opens(table, house)
        case DutyKind.RETURN:
            yield "pots.uncalled_bet"
        case DutyKind.COLLECT if table.street is Street.THIRD and _unraised(table):
            yield "bring_in.unraised"
        case DutyKind.SHOW:
            yield from _shows(table, house)
        case DutyKind.PUSH if not table.pushed:
            yield from _pays(table, house)
    if table.street is Street.SIXTH and duty.street is Street.SEVENTH:
        yield from _river(table, house)


def _door_cards(table: Table, house: House) -> Iterator[str]:
    doors = [seat.board[0].rank for seat in table.seats]
    equal = doors.count(low_card_order(table, house)[0].board[0].rank)
    if equal > 1:
        yield "bring_in.equal_rank"
        yield EQUAL_LOW[equal]
    if Rank.ACE in doors:
        yield "bring_in.ace_up"
    if any(seat.paid < table.stakes.ante for seat in table.seats):
        yield "pots.short_ante"


def _brings_in(table: Table, house: House) -> Iterator[str]:
    ruling = bring_in(table, house)
    started, by_suit = ruling.answer, bring_in(table, house.with_clause(k.BRING_IN_BY, v.BringInBy.SUIT)).answer
    if started is None or by_suit is None:
        return
    if started.seat != by_suit.seat:
        yield "bring_in.lowest_suit_not_rank"
    if started.post < table.stakes.bring_in:
        yield "bring_in.short_post"
    for reason in ruling.because:
        if started.passed and reason.clause is k.BRING_IN_ALL_IN:
            yield "bring_in.all_in_on_ante"
            if len(reason.out) > 1:
                yield "bring_in.two_all_in_on_ante"


def _unraised(table: Table) -> bool:
    """Whether third street has closed on a called bring-in that nobody completed."""
    wagered = any(isinstance(action, ev.Completed | ev.Raised) for action in table.actions)
    return len(table.live) > 1 and not wagered


def _opens(table: Table, house: House) -> Iterator[str]:
    if table.street is Street.THIRD:
        return
    because = opener(table, house).because
    if any(reason.clause is k.OPENER_TIE for reason in because):
        yield "first_to_act.equal_boards"
    if any(reason.clause is k.OPENER_STRAIGHTS_FLUSHES for reason in because):
        yield "first_to_act.exposed_flush_straight"
    if any(reason.fact.key == "opener.folded" for reason in because):
        yield "first_to_act.folded_best"
    if len(table.able) < len(table.live) and not table.seat(best_board(table, house).answer).stack:
        yield "first_to_act.all_in_best"
    if table.street is Street.FOURTH and pair_holders(table):
        yield _open_pair(house, table.game)


def _open_pair(house: House, game: v.Game) -> str:
    """What an open pair on fourth street is a case of: the big bet may be made on it, or not."""
    off = house[k.OPEN_PAIR_MODE] is v.OpenPairMode.OFF or house[k.STREET_BIG_FROM] is v.BigFrom.FOURTH
    if game is v.Game.HILO and (off or not house[k.OPEN_PAIR_HILO]):
        return "bet_sizes.open_pair_hilo"
    return "bet_sizes.open_pair_off" if off else "bet_sizes.open_pair_both"


def _wagers(table: Table, house: House) -> Iterator[str]:
    state, last = betting(table, house), table.actions[-1]
    if isinstance(last, ev.Completed):
        brought_in = any(isinstance(action, ev.BringInPosted) for action in table.actions)
        yield "bet_sizes.completion" if brought_in else "bring_in.may_open"
    if state.big_only:
        yield "bet_sizes.open_pair_big_only"
    if state.capped:
        yield "bet_sizes.cap"
    if state.short:
        yield "bet_sizes.short_all_in_half_or_more"
    if state.call_to > max(state.full, table.stakes.bring_in if table.street is Street.THIRD else 0):
        yield "bet_sizes.short_all_in_under_half"
    if isinstance(last, ev.Called):
        caller = table.seat(last.seat)
        if not caller.stack and caller.bet < state.call_to:
            yield "actions.all_in_for_less"


def _river(table: Table, house: House) -> Iterator[str]:
    plan = river_plan(table, house)
    if plan.procedure is not Procedure.DEAL:
        yield "shared_river"
        yield _SHORT[house[k.RIVER_SHORT_DECK]][plan.procedure]
        if len(table.able) < len(table.live):
            yield "shared_river.all_in_entitled"


def _shows(table: Table, house: House) -> Iterator[str]:
    yield "showdown"
    if table.street is Street.SEVENTH and table.actions:
        checked = last_aggressor(table, house) is None
        yield "showdown.checked_river" if checked else "showdown.last_aggressor"
    if any(not seat.stack for seat in table.hands):
        yield "showdown.all_in"


def _pays(table: Table, house: House) -> Iterator[str]:
    side_pots = len(pots(table, house).answer) - 1
    if side_pots > 0:
        yield "pots.main_and_side"
    if side_pots > 1:
        yield "pots.two_side_pots"
    ruling = payout(table, house)
    clauses = {reason.clause for reason in ruling.because}
    if k.ODD_CHIP_HIGH in clauses:
        yield _ODD_CHIP[house[k.ODD_CHIP_HIGH]]
    if k.ODD_CHIP_LOW in clauses:
        yield _ODD_CHIP[house[k.ODD_CHIP_LOW]]
    if k.ODD_CHIP_HALVES in clauses:
        yield "odd_chip.high_side_first"
    if k.LOW_NONE in clauses:
        yield "split.no_low"
    if k.SPLIT_TIED_BOTH in clauses:
        yield "split.tied_both_ways"
    for pot in range(side_pots + 1):
        yield from _shared([award for award in ruling.answer or () if award.pot == pot])


def _shared(awards: list[Award]) -> Iterator[str]:
    """How one pot is shared out."""
    lows = {award.seat for award in awards if award.half is Half.LOW}
    highs = {award.seat for award in awards if award.half is not Half.LOW}
    if len(highs) > 1:
        yield "high_hand.tie"
    if lows:
        yield "split.halves"
        if len(lows | highs) == 1:
            yield "split.scoop"
        if max(len(lows), len(highs)) > 1:
            yield "split.quartered"
