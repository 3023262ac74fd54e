"""Everything the program says, in one language: sentences for facts, errors, duties, events and clauses.

`Words` is made once, for the reader's language, and handed down to whatever speaks. What it needs for a kind of thing
is loaded when such a thing is first said: the first window and a single ruling are there the sooner.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from trainer.text.marker import N_
from trainer.text.names import Names

if TYPE_CHECKING:
    from trainer import events as ev
    from trainer.errors import DoorcardError
    from trainer.houses.house import House
    from trainer.houses.keys import Key
    from trainer.houses.values import Provenance
    from trainer.marking import Mark
    from trainer.money import Unit
    from trainer.procedure import Duty
    from trainer.questions import Act, Answer, Question
    from trainer.reasons import Fact
    from trainer.rulings.river import Procedure
    from trainer.simulate.preview import Ruled
    from trainer.skills import Skill, Topic
    from trainer.table import Seat, Table

PROVENANCES: Mapping[str, str] = {"stated": N_("Stated"), "cited": N_("Cited"), "assumed": N_("Assumed")}

TOPICS: Mapping[str, str] = {
    "bring_in": N_("Bring-in"),
    "first_to_act": N_("First to act"),
    "bet_sizes": N_("Bet sizes"),
    "shared_river": N_("Shared river"),
    "actions": N_("Actions"),
    "high_hand": N_("High hands"),
    "split": N_("Split pots"),
    "stub": N_("Counting the stub"),
    "showdown": N_("Showdown"),
    "low_hand": N_("Low hands"),
    "odd_chip": N_("Odd chips"),
    "pots": N_("Pots"),
    "dealing": N_("Dealing"),
    "stakes": N_("Stakes"),
    "irregularities": N_("Irregularities"),
}

PROCEDURES: Mapping[str, tuple[str, str]] = {
    "deal": (N_("Deal as usual"), N_("Burn where the house burns, then one card to each live hand.")),
    "remix_all": (
        N_("Mix stub and burns"),
        N_("Shuffle the stub with the burns, cut, burn one, then one card to each live hand."),
    ),
    "remix_last": (
        N_("Mix the last card and burns"),
        N_("Deal all but the last card, shuffle that card with the burns, cut and go on."),
    ),
    "community": (
        N_("One community card"),
        N_("Burn where the house burns, then one card in the middle for all."),
    ),
    "community_after_remix": (
        N_("Mix, then community card"),
        N_("Shuffle the stub with the burns, cut, burn where the house burns, then one card in the middle for all."),
    ),
    "muck_reshuffled": (
        N_("Mix in the muck"),
        N_("Shuffle the folded cards into the stub, then one card to each live hand."),
    ),
}


class Words(Names):
    """What the program says in one language. An unknown key raises KeyError: it is never shown to a reader."""

    def fact(self, fact: Fact, unit: Unit) -> str:
        """The sentence for one step of a ruling; amounts are worded in `unit`."""
        from trainer.text.facts import FACTS

        values = {name: self.value(value, unit) for name, value in fact.values.items()}
        if "category" in fact.values and "rank" in fact.values:
            values["showing"] = self.showing(fact.values["category"], fact.values["rank"])
        if "pot" in fact.values:
            values["pot"] = self.pot(fact.values["pot"])
        return self.sentence(FACTS[fact.key], values)

    def error(self, error: DoorcardError, *, titled: bool = False) -> str:
        """One sentence that names the place, what was found there and what was expected, and the clause that says so:
        by its key, which commands take, or `titled` as the houses' table heads its row.

        Amounts are worded in the error's fact `unit`, else in smallest chips.
        """
        from trainer.text import errors

        return errors.error(self, error, titled=titled)

    def clause_title(self, key: str) -> str:
        """A clause by the name that heads its row; `key` is its text."""
        from trainer.text.clauses import TITLES

        return self(TITLES[key])

    def clause_value(self, key: Key[Any], value: Any) -> str:
        """What a clause's value means, in a few words."""
        from trainer.text.clauses import value_words

        return value_words(key, value, self)

    def situation(self, name: str) -> str:
        """A situation that hands are counted by, in a few words; `name` is what `trainer.simulate` calls it."""
        from trainer.text.situations import SITUATIONS

        return self(SITUATIONS[name])

    def differing(self, ruled: Ruled, count: int, hands: int) -> str:
        """In how many of so many dealt hands another house makes a ruling otherwise."""
        from trainer.text.preview import DIFFERS

        return self(DIFFERS[ruled], count=f"{count:,}", hands=f"{hands:,}")

    def provenance(self, provenance: Provenance) -> str:
        """Where a clause comes from, in a word: Stated."""
        return self(PROVENANCES[provenance.value])

    def procedure(self, procedure: Procedure) -> str:
        """A way of dealing the river, in a few words."""
        return self(PROCEDURES[procedure.value][0])

    def procedure_line(self, procedure: Procedure) -> str:
        """A way of dealing the river, in a sentence."""
        return self(PROCEDURES[procedure.value][1])

    def duty(self, duty: Duty, unit: Unit) -> str:
        """What happens next at the table, as a sentence to the dealer."""
        from trainer.text import commentary

        return commentary.duty(self, duty, unit)

    def event(self, event: ev.Event, table: Table) -> str:
        """What happens, as somebody tells it who watches; `table` is as it was just before. Hole cards stay secret."""
        from trainer.text import commentary

        return commentary.event(self, event, table)

    def announcement(self, table: Table, house: House) -> str | None:
        """What a dealer says aloud before the first action of a street; None where there is nothing to say."""
        from trainer.text import commentary

        return commentary.announcement(self, table, house)

    def seat(self, seat: Seat, unit: Unit, *, named: bool = False) -> str:
        """A player as a screen reader reads him out, by his name too if `named`; give a seat as its viewer sees it."""
        from trainer.text import description

        return description.seat(self, seat, unit, named=named)

    def stub(self, table: Table) -> str:
        """The stub, read out with its count."""
        from trainer.text import description

        return description.stub(self, table)

    def burns(self, table: Table) -> str:
        """The burns, read out with their count."""
        from trainer.text import description

        return description.burns(self, table)

    def community(self, table: Table) -> str:
        """The community card, read out; give a table as its viewer sees it."""
        from trainer.text import description

        return description.community(self, table)

    def describe(self, table: Table, viewer: int | None = None, *, counts: bool = True, named: bool = False) -> str:
        """The whole table read out to `viewer`, or to the dealer, a line each for seats, bets, pot and deck.

        Nothing is said that the viewer cannot see; without `counts` neither stub nor burns are counted; players are
        called by their names too if `named`.
        """
        from trainer.text import description

        return description.table(self, table.visible_to(viewer), counts=counts, named=named)

    def ask(self, question: Question) -> str:
        """What a question asks, in a sentence."""
        from trainer.text import questions

        return questions.ask(self, question)

    def answer(self, given: Answer, question: Question) -> str:
        """An answer to a question as a sentence, right or wrong."""
        from trainer.text import questions

        return questions.answer(self, given, question)

    def partly(self, mark: Mark) -> str:
        """What of a wrong answer was right, or which part is wrong; empty where there is nothing to say."""
        from trainer.text import partly

        return partly.partly(self, mark)

    def choice(self, key: str) -> tuple[str, str]:
        """One of a question's choices, in a few words, and in a sentence where there is more to say."""
        from trainer.text import questions

        return questions.choice(self, key)

    def nobody(self, question: Question) -> str:
        """The answer that no seat alone is meant, as a sentence; empty where it is always a seat."""
        from trainer.text import questions

        return questions.nobody(self, question)

    def act(self, act: Act) -> str:
        """What a player may do, in a word or two."""
        from trainer.text import questions

        return self(questions.ACTS[act])

    def place(self, place: int) -> str:
        """A place in an order, the first being 1: 1st."""
        from trainer.text import questions

        return self(questions.PLACES[place - 1])

    def topic(self, topic: Topic) -> str:
        """What a topic is called."""
        return self(TOPICS[topic.value])

    def trap(self, skill: Skill) -> str:
        """What a skill's trap is called, in a few words."""
        from trainer.text import questions

        return questions.trap(self, skill)

    def astray(self, question: Question, mark: Mark) -> tuple[str, str] | None:
        """The step of the mistake behind a wrong answer and the right one, a sentence each; None where none is
        named."""
        from trainer.text import astray

        return astray.astray(self, question, mark)

    def misconception(self, name: str) -> str:
        """A mistake by its name, and what is right."""
        from trainer.text import questions

        return questions.misconception(self, name)
