"""What each house answers to a question, and by which clause."""

from collections.abc import Sequence

from trainer.houses.house import House
from trainer.marking import There, at_houses
from trainer.questions import Question
from ui.look import Look
from ui.theme import Role
from ui.widgets.block import Column, Part, Passage


def other_houses(question: Question, houses: Sequence[House], look: Look) -> Column:
    """A box for each house, the question's own first; an answer that is not the same there stands out, by a word too.
    It is reckoned now: nothing of it is known before."""
    heading = Passage(look.words("At each house"), Role.HEADING, look.palette.text)
    boxes = [_box(there, question, look) for there in at_houses(question, houses)]
    return Column([heading, *boxes], 8)


def _box(there: There, question: Question, look: Look) -> Column:
    words, palette = look.words, look.palette
    named = words(there.house.name)
    if there.house.id == question.house.id:
        named = words("{house}, where you train", house=named)
    parts: list[Part] = [Passage(named, Role.SMALL, palette.text2)]
    if there.answer is None:
        parts.append(Passage(words("This cannot come up here."), Role.SMALL, palette.text2))
    else:
        said = words.answer(there.answer, question)
        if there.differs:
            said = words("{answer} (differs)", answer=said)
        parts.append(Passage(said, Role.STRONG, palette.brass if there.differs else palette.text))
    if there.clause is not None:
        value = words.clause_value(there.clause, there.house.clause(there.clause).value)
        told = words("{clause}: {value}", clause=words.clause_title(there.clause.text), value=value)
        parts.append(Passage(told, Role.SMALL, palette.text2))
    edge = palette.brass if there.differs else palette.line
    return Column(parts, 2, (12, 8, 12, 8), ground=palette.bg2, edge=edge)
