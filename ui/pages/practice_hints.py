"""What stands below a question, and which keys answer it, by the kind of question."""

from collections.abc import Sequence

from trainer.questions import Asks, Hidden, Kind, Question
from trainer.text.words import Words

Hint = tuple[Sequence[str], str]

_FEW = 3


def hint(question: Question, words: Words) -> str:
    """What a dealer would know, and how the answer is meant; empty where the question and the table say it all."""
    # Who has checked is noted on the table itself.
    told = [fact for fact in question.situation if fact.key != "street.checked"]
    known = [words.fact(fact, question.table.stakes.unit) for fact in told]
    if question.revealed:
        known.append(words("A bar marks a hole card."))
    match question.kind:
        case Kind.SEAT_AND_AMOUNT:
            text = words("Give the bring-in and, where he may open for more, that total too.")
        case Kind.AMOUNTS:
            text = words("Give every total he may make it on this street, or none.")
        case Kind.AMOUNT if question.asks is Asks.CALL:
            text = words("Give the chips he adds now.")
        case _ if Hidden.COUNTS in question.hidden:
            text = words("The counts of the stub and the burns are covered: work them out.")
        case _:
            text = ""
    return " ".join([*known, text]).strip()


def keys(question: Question, words: Words) -> list[Hint]:
    """The keys that give an answer to this question."""
    live = tuple(seat.number for seat in question.table.live)
    seat: Hint = (_numbers(live if question.kind is Kind.SPLIT else question.nameable), words("seat"))
    amount: Hint = (("0", "–", "9"), words("amount"))
    another: Hint = ((words("Space"),), words("another amount"))
    part: Hint = ((words("Tab"),), words("next part"))
    clear: Hint = (("⌫",), words("clear"))
    match question.kind:
        case Kind.SEAT:
            return [seat, clear]
        case Kind.SEAT_AND_AMOUNT:
            return [seat, amount, another, part, clear]
        case Kind.AMOUNTS:
            return [amount, another, (("N",), words("none")), clear]
        case Kind.SPLIT:
            return [
                seat,
                amount,
                ((words("Tab"),), words("next seat")),
                ((words("Space"),), words("choose a seat")),
                clear,
            ]
        case Kind.ORDER:
            return [seat, (("⌫",), words("take back"))]
        case Kind.ACTIONS:
            return [(("F", "K", "C", "B", "M", "R", "I"), words("pick")), clear]
        case Kind.CARDS:
            return [(("1", "–", "7"), words("pick")), clear]
        case Kind.PROCEDURE | Kind.CHOICE:
            last = chr(ord("A") + len(question.choices) - 1)
            return [(("A", "–", last), words("choose"))]
        case _:
            return [amount, clear]


def _numbers(seats: Sequence[int]) -> Sequence[str]:
    """The keys of these seats: each one's where they are few, else the first and the last."""
    return (str(seats[0]), "–", str(seats[-1])) if len(seats) > _FEW else [str(seat) for seat in seats]
