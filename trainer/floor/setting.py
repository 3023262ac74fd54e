"""A table as it is set up: who sits where with how much, what is played, and where the deal begins."""

from collections.abc import Mapping
from fractions import Fraction
from unicodedata import category, normalize

import msgspec
from msgspec.structs import replace

from trainer.errors import NotationError
from trainer.houses import keys as k
from trainer.houses.house import DealtStakes, House
from trainer.houses.values import Game, Structure
from trainer.money import Stakes, Unit, amount
from trainer.notation import phh
from trainer.notation.fields import common_chip, in_chips
from trainer.notation.hand import Hand
from trainer.notation.house_choice import require_dealt
from trainer.notation.phh_write import write_phh
from trainer.table import Seat, Table

USUAL_BETS = 25
"""The big bets that a player has before him where nobody says how much it is."""

NAME_LENGTH = 40
"""The most signs of a name that is typed."""

_JOINERS = "\u200c\u200d"
"""Without a width, but some scripts and pictures are written with them."""


class Player(msgspec.Struct, frozen=True):
    """A player at his seat with his money; `ante` is his own where it is not the table's."""

    seat: int
    stack: Fraction
    name: str = ""
    ante: Fraction | None = None


class Amounts(msgspec.Struct, frozen=True):
    """What a table plays for, in money: small and big bet, ante, bring-in and the smallest chip."""

    small: Fraction
    big: Fraction
    ante: Fraction
    bring_in: Fraction
    chip: Fraction
    symbol: str = ""

    @classmethod
    def of(cls, stakes: Stakes) -> "Amounts":
        """The amounts of a table's stakes."""
        value = stakes.unit.value
        bets = (value(stakes.small), value(stakes.big), value(stakes.ante), value(stakes.bring_in))
        return cls(*bets, stakes.unit.chip, stakes.unit.symbol)


class Setting(msgspec.Struct, frozen=True):
    """A table before the antes, at a house. `players` go by their seats; `first` is the seat dealt to first."""

    house: House
    game: Game
    structure: Structure
    amounts: Amounts
    players: tuple[Player, ...]
    first: int
    name: str = ""
    event_heads_up: bool = False

    @classmethod
    def of(cls, start: Table, house: House) -> "Setting":
        """The setting of a table before the antes."""
        value = start.stakes.unit.value
        players = [
            Player(seat.number, value(seat.stack), seat.name, None if seat.ante is None else value(seat.ante))
            for seat in start.seats
        ]
        return cls(
            house,
            start.game,
            start.structure,
            Amounts.of(start.stakes),
            tuple(sorted(players, key=lambda player: player.seat)),
            start.seats[0].number,
            start.name,
            start.event_heads_up,
        )

    @property
    def table(self) -> Table:
        """The table, its amounts in the smallest chip that all of them can be paid in.

        Raises NotationError for a game or structure that the house does not deal.
        """
        require_dealt(self.house, self.game, self.structure)
        amounts = self.amounts
        small, big, ante, bring_in = bets = (amounts.small, amounts.big, amounts.ante, amounts.bring_in)
        own = [player.ante for player in self.players if player.ante is not None]
        chip = common_chip([amounts.chip, *bets, *own, *(player.stack for player in self.players)])
        unit = Unit(chip, amounts.symbol)
        seats = [
            Seat(
                player.seat,
                in_chips(unit, player.stack),
                player.name,
                ante=None if player.ante is None else in_chips(unit, player.ante),
            )
            for player in self.players
        ]
        dealt_before = sum(player.seat < self.first for player in self.players)
        stakes = Stakes(
            in_chips(unit, small), in_chips(unit, big), in_chips(unit, ante), in_chips(unit, bring_in), unit
        )
        clockwise = (*seats[dealt_before:], *seats[:dealt_before])
        return Table(stakes, clockwise, self.game, self.structure, self.name, self.event_heads_up)

    def seating(self, stacks: Mapping[int, Fraction], names: Mapping[int, str] | None = None) -> "Setting":
        """The same table with these seats taken, each with so much; who stays keeps his ante, and his name but where
        `names` has another for his seat.

        Raises NotationError where nobody is seated.
        """
        if not stacks:
            raise NotationError("record_players", found=0, facts=_players(self.house))
        before = {player.seat: player for player in self.players}
        known = {player.seat: player.name for player in self.players}
        known |= {seat: name_of(name) for seat, name in (names or {}).items()}
        players = tuple(
            replace(before.get(seat) or Player(seat, stack), stack=stack, name=known.get(seat, ""))
            for seat, stack in sorted(stacks.items())
        )
        seats = [player.seat for player in players]
        first = self.first if self.first in seats else next((seat for seat in seats if seat > self.first), seats[0])
        return replace(self, players=players, first=first)

    def kept(self) -> str:
        """The setting as a text to be kept, a hand in PHH in which nothing has happened. Raises what `table` does."""
        return write_phh(Hand(self.table, (), self.house))


def from_kept(text: str) -> Setting:
    """A setting that was kept. Raises what reading a hand raises."""
    hand = phh.read(phh.parse(text.encode()), None, {})
    return Setting.of(hand.start, hand.house)


def amount_of(written: str) -> Fraction:
    """An amount as somebody types it. Raises NotationError for what is none."""
    worth = amount(written.strip())
    if worth is None:
        raise NotationError("floor_amount", found=written)
    return worth


def name_of(written: str) -> str:
    """A player's name as somebody types it, without what cannot be read: in one line, no signs that steer, and no more
    than NAME_LENGTH of them."""
    signs = "".join(sign for sign in normalize("NFC", written) if not _steers(sign))
    return " ".join(signs.split())[:NAME_LENGTH].rstrip()


def _steers(sign: str) -> bool:
    """Whether a sign is a control character, one that turns others round, or half a character."""
    return category(sign) in ("Cc", "Cf", "Cs") and sign not in _JOINERS and not sign.isspace()


def usual(house: House, dealt: DealtStakes | None = None) -> Setting:
    """A full table of a house, at the first of its stakes or those `dealt`."""
    dealt = dealt or house.stakes[0]
    amounts = Amounts.of(dealt.stakes)
    stack = amounts.big * USUAL_BETS
    players = tuple(Player(seat, stack) for seat in range(1, house[k.PLAYERS_MOST] + 1))
    return Setting(house, dealt.game, dealt.structure, amounts, players, 1)


def _players(house: House) -> dict[str, object]:
    return {"least": house[k.PLAYERS_LEAST], "most": house[k.PLAYERS_MOST]}
