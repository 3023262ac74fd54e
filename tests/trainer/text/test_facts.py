"""Every fact that a ruling can see has a sentence, and the sentence says what the fact carries."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache
from itertools import pairwise
from pathlib import Path
from string import Formatter

import pytest

from tests.trainer.text.hands import hand, houses
from tests.trainer.text.source import facts
from trainer.cards import Card, Rank, Suit, parse_cards
from trainer.events import AntePosted, CardDealt
from trainer.floor.report import report
from trainer.hands import Category, best_high, best_low
from trainer.houses.house import House
from trainer.money import Chips, Unit
from trainer.reasons import Fact
from trainer.rulings.betting import open_pair
from trainer.rulings.river import Procedure
from trainer.table import Street, apply
from trainer.text.facts import FACTS
from trainer.text.marker import Counted
from trainer.text.words import Words

UNSAID: Mapping[str, frozenset[str]] = {
    # The same amounts come with either sentence; an ordinary bring-in is told once.
    "bring_in.amount.full": frozenset({"bring_in"}),
    # What the house does on every street is said of all of them at once.
    "burns.none": frozenset({"street"}),
    "burns.fourth_on": frozenset({"street"}),
    "burns.third_on": frozenset({"street"}),
    # Who holds which suit is drawn beside the sentence.
    **dict.fromkeys(
        ("bring_in.lowest_suit_first", "bring_in.tie.suit_low", "bring_in.tie.suit_high", "opener.tie.suit"),
        frozenset({"cards", "holders"}),
    ),
    "pots.main": frozenset({"side"}),
    # One card is no more than its rank.
    "opener.rank.last_card": frozenset({"category"}),
    "river.stub.no_burns": frozenset({"burned"}),
    "wagers.short_all_in.unopened": frozenset({"full"}),
    # The counts come together in the step after.
    "river.needs.burn_0": frozenset({"needed", "live"}),
    "river.needs.burn_1": frozenset({"needed", "live"}),
    "river.count": frozenset({"burned"}),
    **{f"river.procedure.{way.value}": frozenset({"mixed", "live", "stub"}) for way in Procedure},
    # Who may muck is told once it is not nobody.
    "showdown.muck.never": frozenset({"seats", "all_in"}),
    "showdown.muck.allowed": frozenset({"all_in"}),
    "showdown.muck.not_once_all_in": frozenset({"seats"}),
    "showdown.muck.not_once_all_in.nobody": frozenset({"all_in"}),
    "showdown.muck.not_if_all_in.nobody": frozenset({"all_in"}),
}
"""What a fact carries and its sentence leaves out, and why."""

ROYAL, WHEEL = parse_cards("AsKsQsJsTs"), parse_cards("5d4c3h2sAd")
SAMPLES: Mapping[str, object] = {
    **dict.fromkeys(
        ("amount", "bring_in", "each", "from", "full", "least", "most", "size", "stack", "total"), Chips(15)
    ),
    **dict.fromkeys(("seat", "low", "best", "after", "side", "pot"), 3),
    **dict.fromkeys(("seats", "all_in", "passed"), (2, 5, 8)),
    "totals": (Chips(10), Chips(20)),
    "rank": Rank.KING,
    "other": Rank.QUEEN,
    "others": (1, 4),
    "five": ROYAL,
    "cards": ROYAL[:2],
    "category": Category.PAIR,
    "lower": Category.HIGH_CARD,
    "suit": Suit.CLUBS,
    "card": Card.parse("2c"),
    "street": Street.FOURTH,
    "hand": best_high(ROYAL),
    "low_hand": best_low(WHEEL),
}
"""A value of each name a fact gives its values; any other is a count."""


@cache
def placeholders(key: str) -> set[str]:
    form = FACTS[key]
    sentences = (form.one, form.many) if isinstance(form, Counted) else (form,)
    found = {name for sentence in sentences for _, name, _, _ in Formatter().parse(sentence) if name}
    if "showing" in found:
        found = found - {"showing"} | {"category", "rank"}
    return found - {"count"} | {form.by} if isinstance(form, Counted) else found


def facts_of_hand(house: House, seed: int) -> Iterator[Fact]:
    table, events = hand(house, seed)
    for event, following in pairwise([*events, None]):
        table = apply(table, event)
        if not isinstance(following, AntePosted | CardDealt):
            yield from (reason.fact for reason in report(table, house).because)
            yield from (reason.fact for reason in open_pair(table, house).because)


def test_every_fact_met_in_play_is_said_with_all_it_carries() -> None:
    words, met = Words(), dict[str, Fact]()
    for seed, house in enumerate(houses()):
        for fact in facts_of_hand(house, seed):
            if met.get(fact.key) == fact:
                continue  # it was so at the moment before, too
            met[fact.key] = fact
            left_out = set(fact.values) - placeholders(fact.key) - UNSAID.get(fact.key, set())
            # Which pot a step is about may be plain from what stands around it.
            assert not left_out - {"pot"}, fact
            said = words.fact(fact, Unit())
            assert said[0] == said[0].upper(), said
            assert said[-1] == ".", said
            assert not set("{}<>") & set(said), said
    assert len(met) > 80


def test_every_fact_that_the_code_names_has_a_sentence_with_what_it_carries(root: Path) -> None:
    named = facts(root)
    assert len(named) > 60
    assert not [each.place for each in named if not any(each.pattern.fullmatch(key) for key in FACTS)]
    for key in FACTS:
        carried = [each.values for each in named if each.pattern.fullmatch(key)]
        # Every step of a payout carries its pot as well.
        said = placeholders(key) - ({"pot"} if key.startswith("payout.") else set())
        assert any(values is None or said <= values for values in carried), key


def test_no_sentence_is_of_a_fact_that_nobody_names(root: Path) -> None:
    named = facts(root)
    assert not [key for key in FACTS if not any(each.pattern.fullmatch(key) for each in named)]


def test_every_sentence_can_be_said() -> None:
    words = Words()
    for key in FACTS:
        low = key == "payout.best_low"
        values = {name: SAMPLES.get("low_hand" if low and name == "low" else name, 4) for name in placeholders(key)}
        assert not set("{}") & set(words.fact(Fact(key, values), Unit())), key


@pytest.mark.parametrize(
    ("key", "values", "sentence"),
    [
        ("bring_in.lowest_rank", {"rank": Rank.TWO, "count": 1}, "Lowest rank showing: two, one card."),
        ("bring_in.lowest_rank", {"rank": Rank.SIX, "count": 3}, "Lowest rank showing: sixes, 3 cards."),
        (
            "bring_in.tie.suit_low",
            {"card": Card.parse("2c"), "seat": 6},
            "Equal rank, so the lowest suit decides: the two of clubs, seat 6.",
        ),
        ("bring_in.ace.low", {"seats": (2, 7)}, "Seats 2 and 7: an ace is the lowest door card here."),
        ("opener.rank.board", {"category": Category.PAIR, "rank": Rank.QUEEN}, "Best board: a pair of queens."),
        ("opener.category.board", {"category": Category.TWO_PAIR}, "Best board: two pair."),
        # Chips of half a dollar: 30 are $15, 50 are $25, 71 are $35.50.
        (
            "wagers.totals",
            {"from": Chips(30), "totals": (Chips(50), Chips(71))},
            "Counted from the last full wager, $15, he may wager to a total of $25 or $35.50.",
        ),
        (
            "payout.only_one",
            {"pot": 0, "seat": 2, "amount": Chips(3000)},
            "Only seat 2 can win the main pot: $1,500.",
        ),
        ("payout.only_one", {"pot": 2, "seat": 2, "amount": Chips(1)}, "Only seat 2 can win side pot 2: $0.50."),
        (
            "payout.best_high",
            {"pot": 0, "seats": (4,), "hand": best_high(ROYAL)},
            "Best high hand for the main pot: royal flush, seat 4.",
        ),
        (
            "payout.best_low",
            {"pot": 1, "seats": (1, 4, 6), "low": best_low(WHEEL)},
            "Best low hand for side pot 1: 5-4-3-2-A, seats 1, 4 and 6.",
        ),
    ],
)
def test_a_sentence_as_it_is_read(key: str, values: Mapping[str, object], sentence: str) -> None:
    assert Words().fact(Fact(key, values), Unit(Fraction(1, 2), "$")) == sentence


def test_a_fact_nobody_knows_is_not_shown_to_a_reader() -> None:
    with pytest.raises(KeyError):
        Words().fact(Fact("bring_in.unheard_of"), Unit())
