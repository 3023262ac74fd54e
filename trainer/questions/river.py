"""The right answers to the questions about the river, out of its ruling."""

from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.questions.answer import Answer, Chosen, Count
from trainer.questions.choices import AfterMix, CommunityPlays, RiverLies
from trainer.reasons import Fact, Reason, Ruling
from trainer.rulings import river as rules
from trainer.rulings.burns import burns_before
from trainer.rulings.low_hand import lows
from trainer.table import Street, Table


def procedure(table: Table, house: House) -> Ruling[Answer]:
    """How seventh street is dealt."""
    plan = rules.river_plan(table, house)
    return Ruling(Chosen(plan.procedure.value), rules.river_steps(table, house))


def hands_dealt(table: Table, house: House) -> Ruling[Answer]:
    """How many hands are dealt a seventh card of their own."""
    plan = rules.river_plan(table, house)
    return Ruling(Count(0 if plan.community else plan.live), rules.river_steps(table, house))


def served_before_mix(table: Table, house: House) -> Ruling[Answer]:
    """How many hands are served before the last card is mixed with the burns; all of them where nothing is mixed."""
    deck = rules.deck_after_sixth(table, house)
    served = {
        rules.Procedure.DEAL: deck.live,
        rules.Procedure.REMIX_LAST: rules.served_before_mix(deck, house),
    }.get(rules.procedure_for(deck, house), 0)
    return Ruling(Count(served), rules.river_steps(table, house))


def burn_after_mix(table: Table, house: House) -> Ruling[Answer]:
    """Whether a card is burned once the last card has been mixed with the burns."""
    deck = rules.deck_after_sixth(table, house)
    exactly = rules.procedure_for(deck, house) is rules.Procedure.REMIX_LAST and not rules.burn_after_mix(deck, house)
    burned = burns_before(Street.SEVENTH, house).answer and not exactly
    does = AfterMix.BURN if burned else AfterMix.NO_BURN
    return Ruling(Chosen(does.value), rules.river_steps(table, house))


def lies(table: Table, house: House) -> Ruling[Answer]:
    """How the seventh card lies, and where."""
    if rules.river_plan(table, house).community:
        up = house[k.RIVER_COMMUNITY_FACE] is v.Face.UP
        lies = RiverLies.UP_IN_MIDDLE if up else RiverLies.DOWN_IN_MIDDLE
    else:
        lies = RiverLies.UP_TO_EACH if house[k.RIVER_FACE] is v.Face.UP else RiverLies.DOWN_TO_EACH
    return Ruling(Chosen(lies.value), rules.river_steps(table, house))


def community_plays(table: Table, house: House) -> Ruling[Answer]:
    """For which hands the community card plays."""
    return Ruling(Chosen(CommunityPlays.EVERY_HAND.value), _for_every_hand(table))


def community_hands(table: Table, house: House) -> Ruling[Answer]:
    """For how many hands the community card plays."""
    return Ruling(Count(len(table.live)), _for_every_hand(table))


def hands_with_low(table: Table, house: House) -> Ruling[Answer]:
    """How many of the live hands make a low, a community card among their cards."""
    made = lows(table, house)

    def because() -> tuple[Reason, ...]:
        return (*(_for_every_hand(table) if table.community else ()), *made.because)

    return Ruling(Count(len(made.answer)), because)


def _for_every_hand(table: Table) -> tuple[Reason, ...]:
    seats = tuple(seat.number for seat in table.live)
    shared = table.community.card if table.community else None
    cards = (shared,) if shared else ()
    fact = Fact("river.plays_for_all", {"seats": seats})
    reasons = [Reason(rules.RULING, k.RIVER_SHORT_DECK, fact, seats, cards=cards)]
    all_in = tuple(seat.number for seat in table.live if not seat.stack)
    if all_in:
        reasons.append(Reason(rules.RULING, k.POTS_ALL_IN, Fact("river.shared_all_in", {"seats": all_in}), all_in))
    return tuple(reasons)
