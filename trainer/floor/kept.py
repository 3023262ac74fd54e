"""What was told of a hand, written down to be gone on with at another time."""

import msgspec

from trainer.cards import Card
from trainer.errors import NotationError
from trainer.floor.dispute import Dispute, Spot, Told
from trainer.floor.setting import Setting, from_kept


class _Kept(msgspec.Struct, frozen=True):
    table: str
    cards: tuple[tuple[int, int, str | None], ...]
    acts: tuple[Told, ...]


_decoder = msgspec.json.Decoder(_Kept, dec_hook=lambda kind, written: Card.parse(written))


def write_dispute(dispute: Dispute) -> str:
    """A dispute as a text: its table, the cards that were named, and what the players did. Raises what its table
    raises."""
    table = Setting.of(dispute.start, dispute.house).kept()
    cards = tuple((spot.seat, spot.nth, None if card is None else str(card)) for spot, card in dispute.cards.items())
    return msgspec.json.encode(_Kept(table, cards, dispute.acts), enc_hook=str).decode()


def read_dispute(written: str) -> Dispute:
    """The dispute that `write_dispute` wrote. Raises DoorcardError where it is none, or cannot have been so at the
    house as it is by now."""
    try:
        kept = _decoder.decode(written)
    except (msgspec.MsgspecError, ValueError):
        raise NotationError("floor_kept") from None
    setting = from_kept(kept.table)
    cards = {Spot(seat, nth): None if card is None else Card.parse(card) for seat, nth, card in kept.cards}
    dispute = Dispute(setting.table, setting.house, cards, kept.acts)
    _ = dispute.table  # that it can have been so
    return dispute
