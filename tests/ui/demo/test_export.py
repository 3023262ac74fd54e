"""Pictures and hands written to files: whole, or not at all, under names that any system takes."""

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from trainer.notation.read import read_hands
from trainer.text.words import Words
from ui import theme
from ui.demo.bundled import BUNDLED, bundled_hand
from ui.demo.export import HANDS, PICTURES, file_name, save_hand, save_picture, with_ending
from ui.look import Look
from ui.table.marks import Marks
from ui.table.scene import TableScene


@pytest.fixture
def scene(qapp: QApplication, qtbot: QtBot) -> TableScene:
    look = Look(Words("en"), theme.DARK)
    made = TableScene(look.labels, str, look.palette)
    made.show(bundled_hand("five-streets.phh").table.visible_to(None), Marks())
    return made


@pytest.mark.parametrize(
    ("ending", "begins"), [(".png", b"\x89PNG\r\n"), (".svg", b"<?xml"), (".pdf", b"%PDF-"), (".PNG", b"\x89PNG\r\n")]
)
def test_a_picture_is_what_its_name_says(scene: TableScene, tmp_path: Path, ending: str, begins: bytes) -> None:
    file = tmp_path / f"table{ending}"
    save_picture(scene, file)
    content = file.read_bytes()
    assert content.startswith(begins)
    assert len(content) > 10_000
    assert [*tmp_path.iterdir()] == [file]


def test_a_picture_shows_the_table(scene: TableScene, tmp_path: Path) -> None:
    save_picture(scene, tmp_path / "table.png")
    image = QImage(str(tmp_path / "table.png"))
    size = scene.sceneRect().size()
    assert (image.width(), image.height()) == (round(size.width() * 2), round(size.height() * 2))
    # Felt in the middle, above the pot: green, and not the ground outside the rail.
    felt = image.pixelColor(image.width() // 2, image.height() // 4)
    corner = image.pixelColor(4, 4)
    assert felt.green() > felt.red()
    assert felt != corner


def test_a_picture_that_can_be_enlarged_is_made_of_shapes_alone(scene: TableScene, tmp_path: Path) -> None:
    for ending in (".svg", ".pdf"):
        save_picture(scene, tmp_path / f"table{ending}")
    svg = (tmp_path / "table.svg").read_text(encoding="utf-8")
    # No letters for a font to be found for, and no dots.
    assert "<text" not in svg
    assert "<image" not in svg
    pdf = (tmp_path / "table.pdf").read_bytes()
    assert b"/Subtype /Image" not in pdf
    # Letters are written without what dims them, and what fades by a mask as a black bar over the card below.
    assert b"/Font" not in pdf.replace(b"/Font <<\n>>", b"")
    assert b"/SMask <<" not in pdf


def test_the_shapes_show_what_the_dots_do(scene: TableScene, tmp_path: Path) -> None:
    """Drawn at one size, the two differ by no more than the edges of what is drawn."""
    for ending in (".svg", ".png"):
        save_picture(scene, tmp_path / f"table{ending}")
    dots = QImage(str(tmp_path / "table.png")).convertToFormat(QImage.Format.Format_Grayscale8)
    drawn = QImage(dots.size(), QImage.Format.Format_ARGB32_Premultiplied)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    QSvgRenderer(str(tmp_path / "table.svg")).render(painter)
    painter.end()
    shapes = drawn.convertToFormat(QImage.Format.Format_Grayscale8)
    apart = 0
    for y in range(0, dots.height(), 5):
        for x in range(0, dots.width(), 5):
            apart += abs(dots.pixelColor(x, y).lightness() - shapes.pixelColor(x, y).lightness()) > 40
    # A card of 67 by 95 units takes a 115th of the picture, which is 1000 by 730.
    assert apart < dots.width() * dots.height() / 25 / 400


def test_no_other_ending_is_written(scene: TableScene, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="gif"):
        save_picture(scene, tmp_path / "table.gif")
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize("ending", [".png", ".svg", ".pdf", ".phh"])
def test_where_nothing_can_be_written_nothing_is(scene: TableScene, tmp_path: Path, ending: str) -> None:
    file = tmp_path / "nowhere" / f"table{ending}"
    hand = bundled_hand("five-streets.phh")
    write = partial(save_hand, hand) if ending == ".phh" else partial(save_picture, scene)
    with pytest.raises(OSError, match=r"nowhere|No such file"):
        write(file)
    assert not file.parent.exists()


def test_what_was_there_stays_until_the_new_is_whole(
    scene: TableScene, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "table.png"
    file.write_bytes(b"before")
    monkeypatch.setattr("ui.demo.export.QImageWriter.write", lambda *_: False)
    with pytest.raises(OSError):  # noqa: PT011 - what it says is the system's
        save_picture(scene, file)
    assert file.read_bytes() == b"before"
    assert [*tmp_path.iterdir()] == [file]


@pytest.mark.parametrize("name", BUNDLED)
def test_a_hand_that_is_written_is_read_back_the_same(tmp_path: Path, name: str) -> None:
    hand = bundled_hand(name)
    save_hand(hand, tmp_path / "hand.phh")
    (again,) = read_hands(tmp_path / "hand.phh")
    assert (again.start, again.events) == (hand.start, hand.events)
    assert (again.house.id, again.house.version) == (hand.house.id, hand.house.version)


@pytest.mark.parametrize(
    ("parts", "name"),
    [
        (("Table 14", "7"), "table-14-7"),
        (("", ""), "hand"),
        (("../../etc/passwd",), "etc-passwd"),
        (('a/b\\c:d*e?"<f>|\n\x00g',), "a-b-c-d-e-f-g"),
        (("CON",), "hand-con"),
        (("โต๊ะ 3",), "โต๊ะ-3"),
        ((".hidden",), "hidden"),
        (("x" * 300,), "x" * 60),
    ],
)
def test_a_name_is_made_of_what_any_system_takes(parts: tuple[str, ...], name: str) -> None:
    assert file_name(*parts) == name


@pytest.mark.parametrize(
    ("typed", "kind", "written"),
    [
        # The proposed name left as it was: the kind chosen in the list counts.
        ("hand.png", ".pdf", "hand.pdf"),
        ("hand.PNG", ".svg", "hand.svg"),
        ("hand.png", ".png", "hand.png"),
        # Another ending typed, the list left as it was.
        ("hand.svg", ".png", "hand.svg"),
        # None typed, or a point that is part of the name.
        ("hand", ".svg", "hand.svg"),
        ("hand v1.2", ".png", "hand v1.2.png"),
        ("hand v1.2", ".pdf", "hand v1.2.pdf"),
        ("hand.gif", ".png", "hand.gif.png"),
    ],
)
def test_a_picture_is_written_as_its_name_or_the_list_says(typed: str, kind: str, written: str) -> None:
    assert with_ending(Path("/home/ann") / typed, kind, PICTURES) == Path("/home/ann") / written


@pytest.mark.parametrize(
    ("typed", "written"), [("hand.phh", "hand.phh"), ("hand", "hand.phh"), ("hand v1.2", "hand v1.2.phh")]
)
def test_a_hand_is_always_written_as_one(typed: str, written: str) -> None:
    assert with_ending(Path(typed), ".phh", HANDS) == Path(written)
