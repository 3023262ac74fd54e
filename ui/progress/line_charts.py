"""The charts of lines: accuracy and time by day, and how long what is known will last."""

from collections.abc import Sequence
from datetime import date

from trainer.learning.days import Day
from trainer.learning.forecast import Forecast
from trainer.learning.standing import LEAST_RIGHT
from trainer.text.words import Words
from ui.look import Look
from ui.progress import wording
from ui.progress.plot import Plot, Ticks
from ui.progress.sheet import Sheet, Value

_MOST_TICKS = 4
_DOT, _END = 4, 9


def show_accuracy(plot: Plot, days: Sequence[Day], look: Look) -> None:
    """Each day's share of right answers as a dot, that of the week up to it as a line, and how sure it is."""
    palette, words = look.palette, look.words
    own = [(_place(day), day.own.accuracy) for day in days if day.own]
    week = [(_place(day), day.week.accuracy) if day.week else None for day in days]
    bands = [(_place(day), *day.week.band) if day.week else None for day in days]
    y, y_ticks = _shares(words, [0.6, *(share for _, share in own), *(each[1] for each in bands if each)])
    plot.set_axes(_span(days), _dates(words, days), y, y_ticks)
    plot.add_band(bands, palette.trace_ground)
    mastered = words("mastered from {percent}", percent=wording.percent(words, LEAST_RIGHT))
    # On a long axis there is no room above it.
    plot.add_level(LEAST_RIGHT, mastered, below=y[0] < 0.5)
    plot.add_dots(own, palette.text3, _DOT)
    plot.add_line(week, palette.text, 2)
    plot.add_dots([point for point in week if point][-1:], palette.text, _END)


def accuracy_sheet(days: Sequence[Day], words: Words) -> Sheet:
    """Every day with answers."""
    heads = (
        words("Day"),
        words("Answers"),
        words("Right"),
        words("Accuracy, %"),
        words("Week, %"),
        words("Surely from, %"),
        words("Surely to, %"),
    )
    rows: list[tuple[Value, ...]] = []
    for day in days:
        if day.own and day.week:
            shares = (100 * share for share in (day.own.accuracy, day.week.accuracy, *day.week.band))
            rows.append((day.date, day.own.answers, day.own.right, *shares))
    return Sheet(heads, tuple(rows))


def show_times(plot: Plot, days: Sequence[Day], look: Look) -> None:
    """The median time of each day as a line, in seconds, over the middle half."""
    palette, words = look.palette, look.words
    timed = [(_place(day), day.own.times) for day in days if day.own]
    slowest = max((times.high for _, times in timed), default=1) / 1000
    step = next((each for each in (0.5, 1, 2, 3, 5, 10, 15, 30, 60, 120, 300) if 4 * each >= slowest), slowest / 4)
    ticks = [(part * step, wording.seconds(words, part * step * 1000)) for part in range(5)]
    plot.set_axes(_span(days), _dates(words, days), (-step * 0.06, step * 4.08), ticks)
    plot.add_band([(x, times.low / 1000, times.high / 1000) for x, times in timed], palette.trace_ground)
    line = [(x, times.median / 1000) for x, times in timed]
    plot.add_line(line, palette.trace, 2)
    plot.add_dots(line[-1:], palette.trace, _END)


def times_sheet(days: Sequence[Day], words: Words) -> Sheet:
    """Every day with answers."""
    heads = (
        words("Day"),
        words("Answers"),
        words("Median, s"),
        words("Quicker quarter, s"),
        words("Slower quarter, s"),
    )
    rows: list[tuple[Value, ...]] = []
    for day in days:
        if day.own:
            times = day.own.times
            rows.append((day.date, day.own.answers, times.median / 1000, times.low / 1000, times.high / 1000))
    return Sheet(heads, tuple(rows))


def show_forecast(plot: Plot, forecast: Forecast, look: Look) -> None:
    """How well a skill will be remembered, practised when it is due or not at all."""
    palette, words = look.palette, look.words
    days = max(len(forecast.reviewed), len(forecast.left_alone), 2) - 1
    y, y_ticks = _shares(words, [0.6, *forecast.reviewed, *forecast.left_alone])
    x_ticks = [
        (0.0, words("today")),
        *((round(days * part), words("+{days}", days=round(days * part))) for part in (0.5, 1)),
    ]
    plot.set_axes((0, days), x_ticks, y, y_ticks)
    plot.add_line(list(enumerate(forecast.left_alone)), palette.text3, 2, dash=True)
    plot.add_line(list(enumerate(forecast.reviewed)), palette.text, 2)
    # After the lines: where its name has no place that is free, they go behind it.
    plot.add_level(
        forecast.target, words("target {percent}", percent=wording.percent(words, forecast.target)), below=True
    )
    if forecast.left_alone:
        # Above the line, which falls.
        plot.add_note(days, forecast.left_alone[-1], words("left alone"), palette.text2, (1, 1.3))


def forecast_sheet(forecast: Forecast, words: Words) -> Sheet:
    """Every day of the forecast."""
    pairs = zip(forecast.reviewed, forecast.left_alone, strict=True)
    heads = (words("Days from now"), words("With reviews, %"), words("Left alone, %"))
    return Sheet(heads, tuple((day, 100 * kept, 100 * alone) for day, (kept, alone) in enumerate(pairs)))


def _shares(words: Words, shown: Sequence[float]) -> tuple[tuple[float, float], Ticks]:
    """From where to where an axis of shares goes that has room for those shown, and its ticks."""
    tenths = int(min(shown) * 10 + 1e-9)
    step = 1 if tenths >= 5 else 2
    low = tenths - tenths % step
    room = (10 - low) * 0.003
    ticks = [(at / 10, wording.percent(words, at / 10)) for at in range(low, 11, step)]
    return (low / 10 - room, 1 + room), ticks


def _place(day: Day) -> float:
    return day.date.toordinal()


def _span(days: Sequence[Day]) -> tuple[float, float]:
    first, last = _place(days[0]), _place(days[-1])
    room = max((last - first) * 0.02, 0.5)
    return first - room, last + room


def _dates(words: Words, days: Sequence[Day]) -> Ticks:
    """The first and the last day by their names, and some between them."""
    first, last = days[0].date.toordinal(), days[-1].date.toordinal()
    count = min(_MOST_TICKS, last - first + 1)
    if count == 1:
        return [(first, wording.day(words, days[0].date))]
    places = {first + round((last - first) * part / (count - 1)) for part in range(count)}
    return [(at, wording.day(words, date.fromordinal(at))) for at in sorted(places)]
