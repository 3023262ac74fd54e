"""Lessons: what is taught before it is asked, read from a folder a lesson."""

from trainer.lessons.lesson import HouseRows, Lesson, LiveTable, Part, Predict, Prose
from trainer.lessons.reading import lesson_names, load_lesson, read_lesson

__all__ = [
    "HouseRows",
    "Lesson",
    "LiveTable",
    "Part",
    "Predict",
    "Prose",
    "lesson_names",
    "load_lesson",
    "read_lesson",
]
