"""What stands below a question, and which keys answer it, by the kind of question."""

from collections.abc import Sequence

from trainer.questions import Hidden, Kind, Question
from trainer.text.words import Words

Hint = tuple[Sequence[str], str]


def hint(question: Question, words: Words) -> str:
    """What a dealer would know, and how the answer is meant; empty where the question and the table say it all."""
    known = [words.fact(fact, question.table.stakes.unit) for fact in question.situation]
    match question.kind:
        case Kind.SEAT_AND_AMOUNT:
            text = words("Give the bring-in and, where he may open for more, that total too.")
        case Kind.AMOUNTS:
            text = words("Give every total for this street that he may make it, or say that there is none.")
        case Kind.AMOUNT:
            text = words("Give the chips he adds now.")
        case _ if Hidden.COUNTS in question.hidden:
            text = words("The counts of the stub and the burns are covered: work them out.")
        case _:
            text = ""
    return " ".join([*known, text]).strip()


def keys(kind: Kind, words: Words) -> list[Hint]:
    """The keys that give an answer of this kind."""
    seat: Hint = (("1", "–", "8"), words("seat"))
    amount: Hint = (("0", "–", "9"), words("amount"))
    another: Hint = ((words("Space"),), words("another amount"))
    part: Hint = ((words("Tab"),), words("next part"))
    clear: Hint = (("⌫",), words("clear"))
    match kind:
        case Kind.SEAT:
            return [seat, clear]
        case Kind.SEAT_AND_AMOUNT:
            return [seat, amount, another, part, clear]
        case Kind.AMOUNTS:
            return [amount, another, (("N",), words("none")), clear]
        case Kind.PROCEDURE | Kind.CHOICE:
            return [(("A", "–", "H"), words("choose"))]
        case _:
            return [amount, clear]
