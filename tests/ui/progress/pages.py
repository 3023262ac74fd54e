"""What the tests of the progress page share: answers, and how a page is made."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from trainer.learning.attempt import Mode, Result
from trainer.skills import SKILLS
from ui.pages.progress import ProgressPage
from ui.sample_results import sample_results

NOW = datetime(2026, 3, 20, 12, tzinfo=UTC)
"""A Friday."""

MakePage = Callable[..., ProgressPage]


def sample(count: int) -> list[Result]:
    """Made-up answers at two houses, mostly the first, of the two months up to `NOW`."""
    return sample_results(3, count, NOW, list(SKILLS.values()), ["cardroom", "tda"])


def answer(
    skill: str,
    days_ago: float = 0,
    *,
    right: bool = True,
    ms: int = 4000,
    house: str = "cardroom",
    misconception: str | None = None,
) -> Result:
    """One answer, some days before `NOW`."""
    return Result(skill, house, right, misconception, ms, Mode.PRACTICE, NOW - timedelta(days=days_ago), "")
