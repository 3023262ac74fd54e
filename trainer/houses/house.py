"""A house: its clauses, each with where it comes from, and the stakes it deals."""

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from trainer.errors import ContentError
from trainer.houses.keys import KEYS, Key
from trainer.houses.values import Game, Provenance, Structure
from trainer.money import Stakes

T = TypeVar("T")


class Clause(msgspec.Struct, frozen=True):
    """One clause of a house: its value, and how the house comes to it.

    `source` is a sentence number such as `000.54`, or a book and its rule. `restated` says the clause in our words,
    an English sentence of the catalogue; where nobody has put it in words, its value speaks for itself. `reading`
    says how a silent, garbled or contradictory text is read, and `literal` is the value its words would have, where
    the engine can play it.
    """

    key: Key[Any]
    value: Any
    provenance: Provenance
    source: str = ""
    restated: str = ""
    reading: str = ""
    literal: Any = None


class DealtStakes(msgspec.Struct, frozen=True):
    """Stakes a house deals, with the amounts its page does not give (`assumed`) and how uneven ones were `rounded`.

    `assumed` names amounts out of `small`, `big`, `ante`, `bring_in`, `chip`; `rounded` is an English sentence of the
    catalogue.
    """

    stakes: Stakes
    game: Game
    structure: Structure = Structure.LIMIT
    assumed: tuple[str, ...] = ()
    rounded: str = ""


class House:
    """The rules of one room, and the stakes it deals. Ask it for a clause's value by its key: `house[BRING_IN_TIE]`.

    `clauses` holds those the house has, by their text; a key it does not have gives the mainstream value. A house is
    never changed: `with_clause` and `with_written` make another one. `version` tells houses of one id apart. `copy_of`
    are the ids of the house that this one was made from, and of those that one goes back to.
    """

    __slots__ = ("id", "name", "clauses", "stakes", "copy_of", "_values", "_version")

    def __init__(
        self,
        id: str,
        name: str,
        clauses: Mapping[str, Clause],
        stakes: tuple[DealtStakes, ...] = (),
        copy_of: tuple[str, ...] = (),
    ) -> None:
        self.id = id
        self.name = name
        self.clauses = clauses
        self.stakes = stakes
        self.copy_of = copy_of
        self._values: dict[Key[Any], Any] = {
            key: clauses[text].value if text in clauses else key.mainstream for text, key in KEYS.items()
        }
        self._version: str | None = None

    def __getitem__(self, key: Key[T]) -> T:
        value: T = self._values[key]
        return value

    def clause(self, key: Key[Any]) -> Clause:
        """The clause under `key`; where the house has none, the mainstream value as our assumption."""
        return self.clauses.get(key.text) or Clause(key, key.mainstream, Provenance.ASSUMED)

    def with_clause(self, key: Key[T], value: T) -> "House":
        """The same house with another value under `key`: what an instructor's switch and a misconception are.

        The value it has already changes nothing: the clause keeps where it comes from.
        """
        return self._with({key: value})

    def _with(self, values: Mapping[Key[Any], Any]) -> "House":
        changed = {
            key.text: Clause(key, value, Provenance.ASSUMED)
            for key, value in values.items()
            if not (key.text in self.clauses and self[key] == value)
        }
        if not changed:
            return self
        return House(self.id, self.name, {**self.clauses, **changed}, self.stakes, self.copy_of)

    def with_written(self, overrides: Mapping[str, object]) -> "House":
        """The same house with clauses as a file or the command line writes them.

        Raises ContentError for a key that no house has, or a value that the key does not take.
        """
        values: dict[Key[Any], Any] = {}
        for text, written in overrides.items():
            key = KEYS.get(text)
            if key is None:
                raise ContentError("clause_key", found=text, facts={"near": nearest_key(text)})
            values[key] = key.read(written)
        return self._with(values)

    @property
    def version(self) -> str:
        """Twelve hex digits that change when any clause's value does, or the stakes: whatever a deal is made of."""
        if self._version is None:
            import hashlib

            lines = [self.id, *(f"{text}={key.write(self[key])}" for text, key in sorted(KEYS.items()))]
            for dealt in self.stakes:
                stakes = dealt.stakes
                amounts = (stakes.small, stakes.big, stakes.ante, stakes.bring_in, stakes.unit.chip, stakes.unit.symbol)
                lines.append(f"{dealt.game.value} {dealt.structure.value} {' '.join(map(str, amounts))}")
            self._version = hashlib.sha256("\n".join(lines).encode()).hexdigest()[:12]
        return self._version

    def __repr__(self) -> str:
        return f"<house {self.id}>"


def nearest_key(text: str) -> str:
    """The clause key most like a mistyped one, to be offered in its place."""
    import difflib

    return next(iter(difflib.get_close_matches(text, KEYS, n=1, cutoff=0.0)), next(iter(KEYS)))
