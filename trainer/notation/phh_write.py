"""A hand written in PHH, so that what is read back is the same table.

PHH has no words for burns, for bets pulled in, for chips given back and for pots pushed: whoever reads puts them in.
"""

from collections.abc import Iterable, Iterator
from fractions import Fraction

from trainer import events as ev
from trainer.cards import Card
from trainer.documents import toml_string
from trainer.houses.house import House
from trainer.houses.keys import KEYS
from trainer.houses.loader import house_ids, load_house
from trainer.houses.values import Structure
from trainer.notation.fields import as_written
from trainer.notation.hand import Hand
from trainer.notation.house_choice import PHH_HOUSE
from trainer.notation.phh import VARIANTS
from trainer.table import Street, Table


def write_phh(hand: Hand) -> str:
    """The hand as a PHH document. Its house stands as the shipped one of that name, with what it has otherwise."""
    start = hand.start
    unit, seats = start.stakes.unit, start.seats

    def money(chips: Fraction | int) -> str:
        return as_written(unit.chip * chips)

    antes = [start.stakes.ante if seat.ante is None else seat.ante for seat in seats]
    fields = {
        "variant": next(toml_string(name) for name, game in VARIANTS.items() if game is start.game),
        "ante_trimming_status": "true",
        "antes": _listed(map(money, antes)),
        "bring_in": money(start.stakes.bring_in),
        "small_bet": money(start.stakes.small),
        "big_bet": money(start.stakes.big),
        "starting_stacks": _listed(money(seat.stack) for seat in seats),
        "actions": _listed(map(toml_string, _actions(hand))),
        "seats": _listed(str(seat.number) for seat in seats),
    }
    if any(seat.name for seat in seats):
        fields["players"] = _listed(toml_string(seat.name) for seat in seats)
    if start.name:
        fields["table"] = toml_string(start.name)
    if hand.label:
        fields["hand"] = toml_string(hand.label)
    if hand.finishing:
        fields["finishing_stacks"] = _listed(money(hand.finishing[seat.number]) for seat in seats)
    if unit.symbol:
        fields["currency_symbol"] = toml_string(unit.symbol)
    fields |= _own_fields(hand, money(1))
    return "".join(f"{name} = {value}\n" for name, value in fields.items())


def _own_fields(hand: Hand, chip: str) -> dict[str, str]:
    base = load_house(hand.house.id if hand.house.id in house_ids() else PHH_HOUSE)
    fields = {"_house": toml_string(base.id), "_chip": chip}
    if hand.start.structure is not Structure.LIMIT:
        fields["_structure"] = toml_string(hand.start.structure.value)
    if hand.start.event_heads_up:
        fields["_event_heads_up"] = "true"
    clauses = _departures(base, hand.house)
    if clauses:
        fields["_clauses"] = "{ " + ", ".join(clauses) + " }"
    return fields


def _departures(base: House, house: House) -> list[str]:
    """The clauses that `house` has otherwise than `base`."""
    changed = (key for key in KEYS.values() if house[key] != base[key])
    return [f"{toml_string(key.text)} = {toml_string(key.write(house[key]))}" for key in changed]


def _actions(hand: Hand) -> Iterator[str]:
    players = {seat.number: f"p{at}" for at, seat in enumerate(hand.start.seats, 1)}
    dealt = [event for event in hand.events if isinstance(event, ev.CardDealt)][: len(players) * Street.THIRD]
    if len(dealt) == len(players) * Street.THIRD:
        hands: dict[int, list[Card | None]] = {number: [] for number in players}
        for event in dealt:
            hands[event.seat].append(event.card)
        yield from (f"d dh {players[number]} {_cards(cards)}" for number, cards in hands.items())
    else:
        yield from (f"d dh {players[event.seat]} {_cards([event.card])}" for event in dealt)
    # A hand that is shown is the same from then on; to replay every event for it would take most of the time.
    shown = hand.table if any(isinstance(event, ev.HandShown) for event in hand.events) else hand.start
    third = len(dealt)
    for happened in hand.events:
        if isinstance(happened, ev.CardDealt) and third:
            third -= 1
        else:
            yield from _action(happened, shown, players)


def _action(event: ev.Event, shown: Table, players: dict[int, str]) -> Iterator[str]:
    """The action that tells of one event; nothing for what the dealer does unasked. `shown` has the hands shown."""
    match event:
        case ev.CardDealt(seat=seat, card=card):
            yield f"d dh {players[seat]} {_cards([card])}"
        case ev.CommunityCardDealt(card=card):
            yield f"d db {_cards([card])}"
        case ev.BringInPosted(seat=seat):
            yield f"{players[seat]} pb"
        case ev.Completed(seat=seat, to=to) | ev.Bet(seat=seat, to=to) | ev.Raised(seat=seat, to=to):
            yield f"{players[seat]} cbr {as_written(shown.stakes.unit.value(to))}"
        case ev.Checked(seat=seat) | ev.Called(seat=seat):
            yield f"{players[seat]} cc"
        case ev.Folded(seat=seat):
            yield f"{players[seat]} f"
        case ev.HandShown(seat=seat):
            yield f"{players[seat]} sm {_cards(dealt.card for dealt in shown.seat(seat).cards)}"
        case ev.HandMucked(seat=seat):
            yield f"{players[seat]} sm"


def _cards(cards: Iterable[Card | None]) -> str:
    return "".join("??" if card is None else str(card) for card in cards)


def _listed(items: Iterable[str]) -> str:
    return f"[{', '.join(items)}]"
