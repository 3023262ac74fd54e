"""What a trainee has mastered goes on at a copy of his house, and is asked again where its rules were changed."""

from pytestqt.qtbot import QtBot

from tests.ui.program import Program, answer
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.draft import copied, identified, set_by_hand, with_own_clause
from trainer.houses.house import House
from trainer.houses.loader import load_house
from trainer.houses.own import save_house
from ui.app import App

SKILLS = ("bring_in.equal_rank", "stub.left_now")


def answered(app: App) -> None:
    """A right answer to each of the skills, at the house trained for."""
    for skill in SKILLS:
        app.window.begin(None, skill=skill, seed=3)
        answer(app)
        app.bridge.end()


def train_at(app: App, qtbot: QtBot, house: str) -> None:
    app.window._house_chosen(house)
    qtbot.waitUntil(lambda: app.window.house.id == house and not app.ledger.busy, timeout=10_000)


def kept(house: House) -> House:
    made = identified(copied(house, "The Corner House"), ())
    save_house(made)
    return made


def set_burns(house: House, burns: v.Burns) -> None:
    save_house(with_own_clause(house, set_by_hand(k.BURNS, burns, "House rules 4", "", "")))


def test_a_copy_takes_over_what_was_known_and_an_edit_asks_again_only_what_it_changes(
    program: Program, qtbot: QtBot
) -> None:
    app = program.start()
    answered(app)
    made = kept(load_house("cardroom"))
    train_at(app, qtbot, made.id)
    assert set(app.ledger.standings) == set(SKILLS)
    # The burns are others: how many cards the stub has left is asked again, and only that.
    set_burns(made, v.Burns.THIRD_ON)
    train_at(app, qtbot, made.id)
    assert set(app.ledger.standings) == {"bring_in.equal_rank"}
    answered(app)
    assert set(app.ledger.standings) == set(SKILLS)
    program.stop()
    app = program.start()
    assert app.window.house[k.BURNS] is v.Burns.THIRD_ON
    assert app.ledger.standings["bring_in.equal_rank"].answers == 2
    assert app.ledger.standings["stub.left_now"].answers == 1
    # Another house has nothing of it.
    train_at(app, qtbot, "tda")
    assert app.ledger.standings == {}
