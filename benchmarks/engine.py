"""How many hands a second the engine replays with every ruling asked at every decision, against PokerKit in one run.

    python benchmarks/engine.py [--hands 100] [--rounds 5]    aim: ten times PokerKit's rate
    python benchmarks/engine.py --profile                     says where the engine's time goes

Plausible players play the hands once, by rules that both know: nobody runs out of chips and the deck is never short.
Then both replay the same hands in turn, act by act, and verify each act. Before each act of a player the engine says
who brings it in, who acts first, whose turn it is, what he may do and which pots there are; before the burn for
seventh street how it is dealt; before a hand is shown who shows and who is paid, before a pot is pushed who is paid.
PokerKit is asked for what it knows of these. It gives no reasons: those of the engine are read in a second
measurement, and left where they are in the first.
Last, the hands of six players are written down in PHH, and both read them and go through them: the engine audits.
For each hand the quickest of some rounds counts, as the others were disturbed.
"""

import argparse
import cProfile
import pstats
import random
import tempfile
import warnings
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from math import inf
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple, TypeVar, get_args

from pokerkit import (
    Automation,
    FixedLimitSevenCardStud,
    FixedLimitSevenCardStudHighLowSplitEightOrBetter,
    HandHistory,
    State,
)
from pokerkit import Card as OtherCard

from trainer import events as ev
from trainer.audit import audit
from trainer.cards import DECK
from trainer.houses.house import House
from trainer.houses.values import Game
from trainer.money import Stakes
from trainer.notation.hand import Hand
from trainer.notation.phh_write import write_phh
from trainer.play import Stub, loose_player, play_on
from trainer.procedure import play
from trainer.reasons import Ruling
from trainer.rulings.bring_in import bring_in
from trainer.rulings.first_to_act import opener
from trainer.rulings.payout import payout
from trainer.rulings.pots import pots
from trainer.rulings.river import river
from trainer.rulings.showdown import showdown
from trainer.rulings.turn import to_act
from trainer.rulings.wagers import options
from trainer.table import SIXTH, THIRD, Seat, Table

PLAYERS = (2, 6, 8)
STACK = 5_000
STAKES = Stakes(small=10, big=20, ante=1, bring_in=3)
HOUSE = House("both", "Both", {}).with_written({"games": "high, hilo", "open_pair.mode": "off"})
GAMES = {Game.HIGH: FixedLimitSevenCardStud, Game.HILO: FixedLimitSevenCardStudHighLowSplitEightOrBetter}
BY_ITSELF = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)
OTHER_CARDS = {card: next(OtherCard.parse(str(card))) for card in DECK}


Each = TypeVar("Each")


class Played(NamedTuple):
    """A hand to replay: the table before the antes, and what happened."""

    start: Table
    events: Sequence[ev.Event]


def hands(players: int) -> Iterator[Played]:
    """Hands that plausible players play, high and high/low in turn, without those in which the deck was short."""
    rng = random.Random(players)
    choose = loose_player(rng)
    while True:
        for game in GAMES:
            start = Table(STAKES, tuple(Seat(number, STACK) for number in range(1, players + 1)), game)
            events = play_on(start, HOUSE, Stub(rng), choose)
            if not any(isinstance(event, ev.StubRemixed | ev.CommunityCardDealt) for event in events):
                yield Played(start, events)


Rulings = tuple[Ruling[Any], ...]


def ask_of_act(table: Table) -> Rulings:
    """Every ruling that an act of a player depends on."""
    turn = to_act(table, HOUSE)
    asked = opener(table, HOUSE), turn, options(table, HOUSE, turn.answer or 0), pots(table, HOUSE)
    return (bring_in(table, HOUSE), *asked) if table.street is THIRD else asked


def ask_of_showing(table: Table) -> Rulings:
    """Who shows, and who will be paid."""
    return showdown(table, HOUSE), payout(table, HOUSE)


def ask_of_pot(table: Table) -> Rulings:
    """Who is paid."""
    return (payout(table, HOUSE),)


def ask_of_river(table: Table) -> Rulings:
    """How seventh street is dealt, where it is next."""
    return (river(table, HOUSE),) if table.closed and table.street is SIXTH else ()


ASKED: dict[type[ev.Event], Callable[[Table], Rulings]] = {
    **dict.fromkeys(get_args(ev.Action), ask_of_act),
    ev.CardBurned: ask_of_river,
    ev.HandShown: ask_of_showing,
    ev.PotPushed: ask_of_pot,
}


def replay(hand: Played, read: Callable[[Rulings], object] = bool) -> list[int]:
    """The hand replayed by the engine, with every ruling asked and `read`; the stacks at its end."""
    table = hand.start
    for event in hand.events:
        ask = ASKED.get(type(event))
        if ask:
            read(ask(table))
        table = play(table, HOUSE, event)
    return [seat.stack for seat in table.seats]


def replay_with_reasons(hand: Played) -> list[int]:
    """The same, with the reasons of every ruling read."""
    return replay(hand, lambda rulings: [ruling.because for ruling in rulings])


def replay_by_pokerkit(hand: Played) -> list[int]:
    """The hand replayed by PokerKit, with its queries asked; the stacks at its end."""
    count = len(hand.start.seats)
    state = GAMES[hand.start.game].create_state(
        BY_ITSELF, True, STAKES.ante, STAKES.bring_in, STAKES.small, STAKES.big, [STACK] * count, count
    )
    for event in hand.events:
        match event:
            case ev.CardBurned(card=card) if card is not None:
                state.burn_card((OTHER_CARDS[card],))
            case ev.CardDealt(card=card, seat=seat) if card is not None:
                state.deal_hole((OTHER_CARDS[card],), seat - 1)
            case ev.BringInPosted():
                query(state)
                state.post_bring_in()
            case ev.Completed(to=to) | ev.Bet(to=to) | ev.Raised(to=to):
                query(state)
                state.complete_bet_or_raise_to(to)
            case ev.Checked() | ev.Called():
                query(state)
                state.check_or_call()
            case ev.Folded():
                query(state)
                state.fold()
            case ev.HandShown():
                query_showdown(state)
                state.show_or_muck_hole_cards(True)
    return state.stacks


def query(state: State) -> tuple[object, ...]:
    """What PokerKit can say of who acts, what he may do and which pots there are."""
    return (
        state.opener_index,
        state.actor_index,
        state.can_post_bring_in(),
        state.effective_bring_in_amount,
        state.can_fold(),
        state.can_check_or_call(),
        state.checking_or_calling_amount,
        state.can_complete_bet_or_raise_to(),
        state.min_completion_betting_or_raising_to_amount,
        state.max_completion_betting_or_raising_to_amount,
        tuple(state.pots),
    )


def query_showdown(state: State) -> tuple[object, ...]:
    """What PokerKit can say of who shows, and of what the hands are worth that are left."""
    hands = [
        state.get_hand(player, 0, kind)
        for player in state.player_indices
        if state.statuses[player]
        for kind in state.hand_type_indices
    ]
    return state.showdown_index, state.can_show_or_muck_hole_cards(), hands


def audited(file: Path) -> bool:
    """Whether the hand in a file agrees with the rules, all its acts and its payments."""
    return not any(hand.departures or hand.unreadable for hand in audit(file))


def read_by_pokerkit(file: Path) -> bool:
    """Whether the hand in a file can be gone through to its end."""
    history = HandHistory.loads(file.read_text())
    return not [state.status for state in history][-1]


def seconds(does: Callable[[Each], object], one: Each) -> float:
    """The time that one of them takes."""
    start = process_time()
    does(one)
    return process_time() - start


def agree(hand: Played) -> bool:
    """Whether both pay out the same, but for chips that do not divide: PokerKit gives those by a rule of its own."""
    pairs = list(zip(replay(hand), replay_by_pokerkit(hand), strict=True))
    return all(abs(own - other) <= 2 for own, other in pairs) and sum(own - other for own, other in pairs) == 0


def compare(
    what: str, own: Callable[[Each], object], other: Callable[[Each], object], each: Sequence[Each], rounds: int
) -> None:
    """Let both do it, in turn so that a busy machine slows both, and print the rates."""
    ours = theirs = [inf] * len(each)
    for _ in range(rounds):
        ours = [min(quickest, seconds(own, one)) for quickest, one in zip(ours, each, strict=True)]
        theirs = [min(quickest, seconds(other, one)) for quickest, one in zip(theirs, each, strict=True)]
    rate, others = len(each) / sum(ours), len(each) / sum(theirs)
    print(f"{what:<10}{rate:7.0f} hands/s  PokerKit {others:6.0f}  ratio {rate / others:5.1f}")


def compare_reading(played: Sequence[Played], rounds: int) -> None:
    """The same with hands that are written down."""
    warnings.simplefilter("ignore")  # PokerKit's, of burns that it draws at random
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder, f"{number}.phh") for number in range(len(played))]
        for file, hand in zip(files, played, strict=True):
            file.write_text(write_phh(Hand(hand.start, tuple(hand.events), HOUSE)))
        assert all(map(audited, files)), "a hand played by the rules departs from them"
        assert all(map(read_by_pokerkit, files)), "a hand does not come to its end"
        compare("read", audited, read_by_pokerkit, files, rounds)


def profile(count: int) -> None:
    """Print where the time of replaying six-handed goes."""
    played = list(islice(hands(6), count))
    with cProfile.Profile() as profiler:
        for hand in played:
            replay(hand)
    pstats.Stats(profiler).sort_stats("tottime").print_stats(40)


def main() -> None:
    """Print the rates, or the profile."""
    reader = argparse.ArgumentParser(description="Hands replayed a second with every ruling asked, against PokerKit.")
    reader.add_argument("--hands", type=int, default=100)
    reader.add_argument("--rounds", type=int, default=5)
    reader.add_argument("--profile", action="store_true")
    asked = reader.parse_args()
    if asked.profile:
        profile(asked.hands)
        return
    for players in PLAYERS:
        played = list(islice(hands(players), asked.hands))
        assert all(map(agree, played)), "the two do not pay out the same"
        compare(f"{players} players", replay, replay_by_pokerkit, played, asked.rounds)
        compare("reasons", replay_with_reasons, replay_by_pokerkit, played, asked.rounds)
    compare_reading(list(islice(hands(6), asked.hands)), asked.rounds)


if __name__ == "__main__":
    main()
