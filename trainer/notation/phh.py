"""A hand read from PHH, the poker hand history format: one TOML document, its actions a list of short texts.

A hand may stop anywhere, also while a street is being dealt. Fields of our own start with an underscore: `_house`,
`_structure`, `_clauses`, `_chip`, `_event_heads_up`.
"""

import re
from collections.abc import Callable, Mapping
from decimal import Decimal
from fractions import Fraction
from functools import partial
from itertools import pairwise
from typing import Any

from trainer.cards import Card
from trainer.documents import BadToml, parse_toml
from trainer.errors import ContentError, DoorcardError, NotationError
from trainer.houses.house import House
from trainer.houses.loader import load_house
from trainer.houses.values import Game, Structure
from trainer.money import Stakes, Unit
from trainer.notation.fields import MOST, Fields, common_chip, in_chips, worth
from trainer.notation.hand import Hand
from trainer.notation.house_choice import PHH_HOUSE, choose
from trainer.notation.recorder import MOST_SEATS, Cards, Recorder
from trainer.table import Seat, Street, Table

VARIANTS = {"F7S": Game.HIGH, "F7S/8": Game.HILO}
_REQUIRED = ("variant", "antes", "bring_in", "small_bet", "big_bet", "starting_stacks", "actions")
_PLAYERS = ("seats", "players", "finishing_stacks", "winnings", "time_banks")
_PLACE = ("event", "venue", "url", "address", "city", "region", "postal_code", "country", "table", "seat_count")
_TIME = ("time", "time_zone", "time_zone_abbreviation", "day", "month", "year", "time_limit")
_OTHER = ("ante_trimming_status", "author", "hand", "level", "currency", "currency_symbol")
STANDARD_FIELDS = frozenset((*_REQUIRED, *_PLAYERS, *_PLACE, *_TIME, *_OTHER))
"""The fields of the format; those that are not of this game or this table are passed over."""
_AMOUNT = r"[0-9]{1,13}(\.[0-9]{1,8})?"

Step = Callable[[], None]


def parse(content: bytes) -> Mapping[str, Any]:
    """The TOML document of a file, its decimals exact. Raises NotationError, naming the line."""
    try:
        return parse_toml(content, Decimal)
    except BadToml as bad:
        raise NotationError("phh_toml", found=bad.found, where=(f"line {bad.line}",)) from None


def read(written: Mapping[str, Any], house: str | None, clauses: Mapping[str, object], noting: bool = False) -> Hand:
    """The hand that one PHH document tells, under `house` or the house it names itself, `clauses` over its own.

    Raises NotationError at the field or the action that is wrong, IllegalEvent at the action that is not allowed.
    """
    fields = Fields(written)
    game = fields.choice("variant", VARIANTS)
    for name in written:
        if name not in STANDARD_FIELDS and not name.startswith("_"):
            raise NotationError("phh_field", found=name)
    structure = fields.choice("_structure", {kind.value: kind for kind in Structure}, Structure.LIMIT)
    played = _house(fields, house, game, structure, clauses)
    start = _start(fields, game, structure)
    finishing = _finishing(fields, start)
    actions = fields.listed("actions", _text, "phh_text")
    label = _number_or_name(fields, "hand")
    recorder = Recorder(start, played, noting=noting)
    with recorder.as_far_as_it_goes():
        _tell(recorder, actions)
    return Hand(start, tuple(recorder.events), played, label, finishing, departures=tuple(recorder.departures))


def _house(fields: Fields, house: str | None, game: Game, structure: Structure, clauses: Mapping[str, object]) -> House:
    """The house the hand is read by. What is wrong with the one it names, or with its clauses, is told at the field."""
    overrides, place = fields.flattened("_clauses"), "_clauses"
    try:
        House("", "", {}).with_written(overrides)
        if house is None:
            place, house = "_house", fields.text("_house", PHH_HOUSE)
            load_house(house)
    except ContentError as error:
        raise error.at(place) from None
    return choose(house, game, structure, overrides, clauses)


def _start(fields: Fields, game: Game, structure: Structure) -> Table:
    stacks = fields.listed("starting_stacks", lambda item: worth(item) or None, "phh_amount")
    count = len(stacks)
    antes = fields.listed("antes", worth, "phh_amount_or_none", count)
    bets = {name: fields.amount(name) for name in ("small_bet", "big_bet", "bring_in")}
    chip = fields.amount("_chip") if "_chip" in fields else common_chip([*antes, *bets.values(), *stacks])
    unit = Unit(chip, fields.text("currency_symbol"))

    small, big, bring_in = (in_chips(unit, bet, name) for name, bet in bets.items())
    posted = [in_chips(unit, ante, "antes") for ante in antes]
    usual = max(posted, default=0)
    numbers, names = _numbers(fields, count), _names(fields, count)
    seats = tuple(
        Seat(number, in_chips(unit, stack, "starting_stacks"), name, ante=None if ante == usual else ante)
        for number, name, stack, ante in zip(numbers, names, stacks, posted, strict=True)
    )
    stakes = Stakes(small, big, usual, bring_in, unit)
    return Table(stakes, seats, game, structure, _number_or_name(fields, "table"), fields.switch("_event_heads_up"))


def _numbers(fields: Fields, count: int) -> list[int]:
    """The seat numbers of the players, clockwise from the dealer."""
    if "seats" not in fields:
        return list(range(1, count + 1))
    seats = fields.listed("seats", _seat_number, "phh_seat", count)
    if len({*seats}) < count or sum(a > b for a, b in pairwise([*seats, *seats[:1]])) > 1:
        raise NotationError("phh_seats", found=seats, where=("seats",))
    return seats


def _seat_number(item: object) -> int | None:
    if isinstance(item, bool) or not isinstance(item, int):
        return None
    return item if 1 <= item <= MOST_SEATS else None


def _names(fields: Fields, count: int) -> list[str]:
    return fields.listed("players", _text, "phh_text", count) if "players" in fields else [""] * count


def _text(item: object) -> str | None:
    return item if isinstance(item, str) else None


def _number_or_name(fields: Fields, name: str) -> str:
    """What the record calls the hand or the table, by a number or in words."""
    return str(fields.field(name, _number_or_text, "phh_label")) if name in fields else ""


def _number_or_text(item: object) -> int | str | None:
    if isinstance(item, int) and not isinstance(item, bool) and 0 <= item <= MOST:
        return item
    return _text(item)


def _finishing(fields: Fields, start: Table) -> dict[int, Fraction]:
    """The stacks the record ends with, in smallest chips, however it splits them."""
    if "finishing_stacks" not in fields:
        return {}
    stacks = fields.listed("finishing_stacks", worth, "phh_amount_or_none", len(start.seats))
    unit = start.stakes.unit
    return {seat.number: stack / unit.chip for seat, stack in zip(start.seats, stacks, strict=True)}


def _tell(recorder: Recorder, actions: list[str]) -> None:
    numbers = [seat.number for seat in recorder.table.seats]
    steps: list[tuple[int, Step]] = []
    for at, action in enumerate(actions):
        try:
            steps.extend((at, step) for step in _steps(recorder, numbers, action))
        except DoorcardError as error:
            raise error.at(f"action {at + 1}") from None
    for at, step in _in_rounds(steps, actions, len(numbers)):
        try:
            step()
        except DoorcardError as error:
            raise error.at(f"action {at + 1}", actions[at]) from None
    recorder.stop()


def _steps(recorder: Recorder, numbers: list[int], action: str) -> list[Step]:
    """What one action does: nothing where it is a comment, and one step a card where it deals several."""
    match action.partition("#")[0].split():
        case []:
            return []
        case ["d", "dh", player, cards]:
            seat = _seat(numbers, player)
            return [partial(recorder.deal, seat, card) for card in _cards(cards)]
        case ["d", "db", cards]:
            return [partial(recorder.community, card) for card in _cards(cards)]
        case [player, "pb"]:
            return [partial(recorder.bring_in, _seat(numbers, player))]
        case [player, "f"]:
            return [partial(recorder.fold, _seat(numbers, player))]
        case [player, "cc"]:
            return [partial(recorder.check_or_call, _seat(numbers, player))]
        case [player, "cbr", amount] if re.fullmatch(_AMOUNT, amount):
            to = in_chips(recorder.table.stakes.unit, Fraction(amount))
            return [partial(recorder.wager, _seat(numbers, player), to)]
        case [player, "sm"]:
            return [partial(recorder.muck_or_show, _seat(numbers, player))]
        case [player, "sm", "-"]:
            return [partial(recorder.show_known, _seat(numbers, player))]
        case [player, "sm", cards]:
            return [partial(recorder.show, _seat(numbers, player), _cards(cards))]
        case _:
            raise NotationError("phh_action", found=action)


def _seat(numbers: list[int], player: str) -> int:
    named = re.fullmatch(r"p([1-9])", player)
    if not named or int(named[1]) > len(numbers):
        raise NotationError("phh_player", found=player, facts={"count": len(numbers)})
    return numbers[int(named[1]) - 1]


def _cards(written: str) -> Cards:
    if len(written) % 2:
        raise NotationError("cards", found=written)
    pairs = [written[at : at + 2] for at in range(0, len(written), 2)]
    return tuple(None if pair == "??" else Card.parse(pair) for pair in pairs)


def _in_rounds(steps: list[tuple[int, Step]], actions: list[str], count: int) -> list[tuple[int, Step]]:
    """The steps with third street dealt one card at a time round the table, if the record has all of it."""
    whole = [re.fullmatch(r"d dh p(\d) \S{6}", action) for action in actions[:count]]
    if [int(match[1]) for match in whole if match] != list(range(1, count + 1)):
        return steps
    dealt = [steps[seat * Street.THIRD + card] for card in range(Street.THIRD) for seat in range(count)]
    return dealt + steps[len(dealt) :]
