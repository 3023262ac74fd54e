"""Whatever a record tells, its audit ends with a table that can be: no chip made or lost, no card twice."""

from hypothesis import given
from hypothesis import strategies as st

from tests.trainer.notation.conftest import after_the_deal, document
from tests.trainer.notation.test_any_input import CARDS, PLAYERS, TOKENS, WRITTEN, said_in_one_sentence
from trainer.audit import payments
from trainer.errors import DoorcardError
from trainer.notation import phh
from trainer.notation.hand import Hand
from trainer.notation.history import tell
from trainer.table import Table

ACTS = st.one_of(
    st.builds("{} {}".format, PLAYERS, st.sampled_from(["f", "cc", "cc", "pb", "sm -", "cbr 10", "cbr 20", "cbr 33"])),
    st.builds("d dh {} {}".format, PLAYERS, CARDS),
    TOKENS,
)


def chips(table: Table) -> int:
    return sum(seat.stack + seat.bet for seat in table.seats) + table.pot


def assert_can_be(hand: Hand) -> None:
    table, cards = hand.table, hand.table.known_cards()
    assert chips(table) == chips(hand.start)
    assert all(seat.stack >= 0 and seat.bet >= 0 for seat in table.seats)
    assert table.stub >= 0
    assert len(cards) == len(set(cards))
    for departure in (*hand.departures, *payments(hand)):
        said_in_one_sentence(departure.refused)


@given(st.lists(ACTS, max_size=40))
def test_any_actions(acts: list[str]) -> None:
    written = {**phh.parse(document().encode()), "finishing_stacks": [500] * 8}
    written["actions"] = [*written["actions"], *acts]
    try:
        hand = phh.read(written, None, {}, noting=True)
    except DoorcardError as error:
        said_in_one_sentence(error)
    else:
        assert_can_be(hand)


@given(st.data())
def test_any_order_of_the_lines_of_a_history(data: st.DataObject) -> None:
    room, lines = data.draw(st.sampled_from(WRITTEN))
    lines = list(lines)
    for _ in range(data.draw(st.integers(1, 3))):
        at, other = (data.draw(st.integers(0, len(lines) - 1)) for _ in range(2))
        match data.draw(st.sampled_from(["drop", "twice", "swap", "next"])):
            case "drop":
                lines[at] = ""
            case "twice":
                lines.insert(other, lines[at])
            case "swap":
                lines[at], lines[other] = lines[other], lines[at]
            case _:
                lines[at - 1], lines[at] = lines[at], lines[at - 1]
    try:
        hand = tell(room, lines, 1, data.draw(st.sampled_from([None, "cardroom", "tda"])), {}, noting=True)
    except DoorcardError as error:
        said_in_one_sentence(error)
    else:
        assert_can_be(hand)


def test_what_the_rules_allow_is_read_alike_with_notes_and_without() -> None:
    for room, lines in WRITTEN:
        assert tell(room, lines, 1, None, {}, noting=True) == tell(room, lines, 1, None, {})
    dealt = phh.parse(document(actions=after_the_deal("p6 pb", "p7 cc", "p8 cbr 10")).encode())
    assert phh.read(dealt, None, {}, noting=True).events == phh.read(dealt, None, {}).events
