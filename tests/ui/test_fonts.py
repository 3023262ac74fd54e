"""The packaged type: that it has every letter needed, real weights and figures of one width."""

import pytest
from PySide6.QtGui import QFontInfo, QFontMetricsF, QGlyphRun, QTextLayout

from ui import fonts

# A sentence a language, chosen for its letters; each is one the program is read in or made ready for.
TEXTS = {
    "English": "The quick brown fox jumps over the lazy dog 0123456789 $£€¢ “” ‘’ – — … × ½ •",
    "Thai": "ใครต้องวางเดิมพันบังคับ และเท่าไร ไพ่คว่ำ กองกลาง ๐๑๒๓๔๕๖๗๘๙ ฿",
    "Vietnamese": "Ai phải đặt cược bắt buộc, và bao nhiêu? Ưu thế thuộc về bài ngửa thấp nhất. Ẵm ỡ ỷ ợ ữ ₫",
    "Russian": "Съешь же ещё этих мягких французских булок, да выпей чаю. Кто вносит принудительную ставку? ₽",
    "Portuguese": "Quem faz a aposta obrigatória, e de quanto? À mão, ação, exceção, pôquer, você, mãe, índio",
}


def _runs(text: str) -> list[QGlyphRun]:
    layout = QTextLayout(text, fonts.font(20))
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    return layout.glyphRuns()


@pytest.mark.parametrize("language", TEXTS)
@pytest.mark.usefixtures("qapp")
def test_no_letter_is_missing(language: str) -> None:
    runs = _runs(TEXTS[language])
    assert {run.rawFont().familyName() for run in runs} <= set(fonts.FAMILIES)
    assert all(glyph != 0 for run in runs for glyph in run.glyphIndexes())


@pytest.mark.usefixtures("qapp")
def test_a_missing_letter_would_be_seen() -> None:
    families = {run.rawFont().familyName() for run in _runs("漢")}
    glyphs = [glyph for run in _runs("漢") for glyph in run.glyphIndexes()]
    assert 0 in glyphs or not families <= set(fonts.FAMILIES)


@pytest.mark.usefixtures("qapp")
def test_weights_are_drawn_and_not_smeared() -> None:
    """A bolder weight of a variable font is wider; smeared outlines keep the width of the regular ones."""
    widths = [QFontMetricsF(fonts.font(100, weight)).horizontalAdvance("Seat") for weight in (400, 500, 600, 700)]
    assert widths == sorted(set(widths))
    narrow = QFontMetricsF(fonts.font(100, 700, 62.5)).horizontalAdvance("10")
    assert narrow < QFontMetricsF(fonts.font(100, 700)).horizontalAdvance("10") * 0.85


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("weight", [400, 600])
def test_figures_are_of_one_width(weight: int) -> None:
    metrics = QFontMetricsF(fonts.font(64, weight))
    assert len({metrics.horizontalAdvance(figure) for figure in "0123456789"}) == 1


@pytest.mark.usefixtures("qapp")
def test_the_type_is_the_packaged_one() -> None:
    made = fonts.font(14)
    assert QFontInfo(made).family() == "Noto Sans"
    assert made.pixelSize() == 14
