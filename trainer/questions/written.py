"""Answers as JSON text and back, and what JSON has no form for: cards as `9h`, fractions as `1/4`."""

from fractions import Fraction
from typing import Any

import msgspec

from trainer.cards import Card
from trainer.errors import ContentError, NotationError
from trainer.questions.answer import Answer


def plain(value: object) -> str:
    """A card or a fraction as text."""
    if isinstance(value, Card | Fraction):
        return str(value)
    raise NotImplementedError(type(value))


def meant(kind: type, written: Any) -> object:
    """The card or the fraction that `plain` wrote. Raises NotationError or ValueError for what is none."""
    if kind is Card:
        return Card.parse(written)
    if kind is Fraction:
        return Fraction(written)
    raise NotImplementedError(kind)


_encoder = msgspec.json.Encoder(enc_hook=plain)
_decoder: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer, dec_hook=meant)


def write_answer(answer: Answer) -> str:
    """An answer, with its kind."""
    return _encoder.encode(answer).decode()


def read_answer(written: str) -> Answer:
    """The answer that `write_answer` wrote. Raises ContentError for what is none."""
    try:
        return _decoder.decode(written)
    except (msgspec.DecodeError, NotationError):
        raise ContentError("answer_written", found=written) from None
