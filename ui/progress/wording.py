"""Figures as a person reads them: shares, times, days and counts, in the reader's language."""

from datetime import date

from PySide6.QtCore import QDate, QLocale

from trainer.skills import SKILLS
from trainer.text.words import Words


def percent(words: Words, share: float) -> str:
    """A share from 0 to 1: 87%."""
    return words("{percent}%", percent=whole_percent(share))


def whole_percent(share: float) -> int:
    """A share in whole percent; only what is perfect is a hundred."""
    return 100 if share == 1 else min(round(share * 100), 99)


def seconds(words: Words, milliseconds: float) -> str:
    """A time in short: 4.8 s."""
    return words("{seconds} s", seconds=decimal(words, milliseconds / 1000))


def decimal(words: Words, number: float) -> str:
    """A number with one place, or none where it is large: 4.8."""
    return QLocale(words.language).toString(float(number), "f", 0 if abs(number) >= 99.95 else 1)


def count(words: Words, number: int) -> str:
    """A count with its thousands apart: 1,246."""
    return QLocale(words.language).toString(number)


def day(words: Words, at: date) -> str:
    """A day in short: 5 Nov."""
    # Translators: how a day is written in little room, such as 5 Nov: d is the day and MMM the month in short.
    return QLocale(words.language).toString(QDate(at.year, at.month, at.day), words("d MMM"))


def weekday(words: Words, number: int) -> str:
    """A day of the week in short, Monday being 0: Mon."""
    return QLocale(words.language).dayName(number + 1, QLocale.FormatType.ShortFormat)


def skill(words: Words, id: str) -> str:
    """A skill by its topic and its trap: Bring-in: Empty seats."""
    found = SKILLS[id]
    return words("{topic}: {trap}", topic=words.topic(found.topic), trap=words.trap(found))
