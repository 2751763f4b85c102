"""The faces are there, cover the five languages, keep the floor and stand where they should."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QRawFont

from casino_qt.art import lettering
from casino_qt.art.canvas import canvas, painter

ALPHABETS = {
    "fr": "AaÀàÂâÆæÇçÉéÈèÊêËëÎîÏïÔôŒœÙùÛûÜüŸÿ",
    "it": "ÀàÈèÉéÌìÒòÙù",
    "cs": "ÁáČčĎďÉéĚěÍíŇňÓóŘřŠšŤťÚúŮůÝýŽž",
    "ru": "АаБбВвГгДдЕеЁёЖжЗзИиЙйКкЛлМмНнОоПпРрСсТтУуФфХхЦцЧчШшЩщЪъЫыЬьЭэЮюЯя",
    "figures": "0123456789+−–—%.,:;!?·’«»\u00a0",
}


@pytest.mark.parametrize("family", [lettering.PLAYFAIR, lettering.CORMORANT, lettering.JOST])
@pytest.mark.parametrize("alphabet", sorted(ALPHABETS))
def test_every_face_covers_every_language(family: str, alphabet: str) -> None:
    raw = QRawFont.fromFont(lettering.font(family, 20))
    assert raw.familyName() == family
    missing = [letter for letter in ALPHABETS[alphabet] if not raw.supportsCharacter(ord(letter))]
    assert missing == []


def test_loading_twice_changes_nothing() -> None:
    lettering.load_fonts()
    lettering.load_fonts()
    assert lettering.text_width("Rouge", lettering.cloth(24)) > 0


def test_who_changes_a_face_changes_his_own() -> None:
    face = lettering.ui(16)
    width = lettering.text_width("1171", face)
    face.setFeature(QFont.Tag("tnum"), 1)
    assert lettering.text_width("1171", face) > width
    assert lettering.text_width("1171", lettering.ui(16)) == width


def test_a_missing_face_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lettering, "_loaded", [])
    monkeypatch.setattr(lettering, "_PACKAGES", ("fontpkg_that_is_not_there",))
    with pytest.raises(lettering.FontsMissing, match="fontpkg_that_is_not_there"):
        lettering.load_fonts()


@pytest.mark.parametrize("scale", [0.4, 0.55, 0.8, 1.0, 2.4])
def test_no_letter_falls_under_twelve_pixels(scale: float) -> None:
    for face in (lettering.ui, lettering.display, lettering.cloth, lettering.call):
        f = face(9, scale=scale)
        assert f.pixelSize() * scale >= 12.0
        assert QFontMetricsF(f).height() * scale >= 12.0
    assert lettering.floored(14, 1.0) == 14
    assert lettering.floored(10, 0.5) == 24


def test_sizes_are_whole_and_the_floor_rounds_up() -> None:
    """Qt rounds a fractional size: 14.1 would become 14, which at 0.85 is under the floor."""
    assert lettering.ui(14.5).pixelSize() == 15
    assert lettering.ui(14.4).pixelSize() == 14
    assert lettering.ui(9, scale=0.85).pixelSize() == 15
    assert lettering.ui(14, scale=0.8).pixelSize() == 15


def test_tracking_does_not_trail() -> None:
    tracked = lettering.label(20, tracking=0.2)
    plain = lettering.label(20, tracking=0.0)
    assert lettering.text_width("I", tracked) == pytest.approx(lettering.text_width("I", plain), abs=0.5)
    assert lettering.text_width("III", tracked) > lettering.text_width("III", plain) + 7


def test_a_four_has_no_hole_where_its_strokes_cross() -> None:
    """Variable faces overlap their contours: with the odd-even rule the crossing would be empty."""
    path = lettering.centred_path(0, 0, "4", lettering.display(200, 800))
    image = canvas(220, 220)
    p = painter(image)
    p.translate(110, 110)
    p.fillPath(path, QColor("#000000"))
    p.end()
    box = path.boundingRect()
    inked = sum(
        1
        for x in range(220)
        for y in range(220)
        if image.pixelColor(x, y).alpha() > 128 and box.contains(QPointF(x - 110, y - 110))
    )
    overlaps = path.simplified()
    simplified = canvas(220, 220)
    p = painter(simplified)
    p.translate(110, 110)
    p.fillPath(overlaps, QColor("#000000"))
    p.end()
    whole = sum(1 for x in range(220) for y in range(220) if simplified.pixelColor(x, y).alpha() > 128)
    assert inked == pytest.approx(whole, rel=0.01)


def test_centred_words_are_centred_by_their_ink() -> None:
    path = lettering.centred_path(50, 30, "33", lettering.display(35, 700))
    centre = path.boundingRect().center()
    assert centre.x() == pytest.approx(50)
    assert centre.y() == pytest.approx(30)
    squeezed = lettering.centred_path(0, 0, "10 000", lettering.display(40, 800), widest=60)
    assert squeezed.boundingRect().width() == pytest.approx(60)


@pytest.mark.parametrize("inside", [False, True])
def test_words_on_an_arc_stay_on_it(inside: bool) -> None:
    image = canvas(400, 400)
    p = painter(image)
    middle = 90 if inside else -90
    lettering.draw_on_arc(p, 200, 200, 150, "ORPHELINS", lettering.cloth(24, 700), "#FFFFFF", middle, inside)
    p.end()
    far = [
        (x, y)
        for x in range(0, 400, 2)
        for y in range(0, 400, 2)
        if image.pixelColor(x, y).alpha() > 60 and not 125 < ((x - 200) ** 2 + (y - 200) ** 2) ** 0.5 < 180
    ]
    assert far == []


@pytest.mark.parametrize("parts", [1.05, 1.3, 1.9, 2.2, 3.1])
def test_evened_lines_are_as_many_and_leave_no_word_over(parts: float) -> None:
    face = lettering.ui(15, 400)
    text = "Le croupier tire à 16, reste à tout 17 et reçoit sa deuxième carte en dernier."
    room = lettering.text_width(text, face) / parts
    filled, even = lettering.filled(text, face, room), lettering.evened(text, face, room)
    assert " ".join(even) == text
    assert len(even) == len(filled) >= 2
    widths = [lettering.text_width(line, face) for line in even]
    assert max(widths) <= room
    assert min(widths) > 0.5 * max(widths)


def test_a_line_or_a_word_of_its_own_is_left_as_it_is() -> None:
    face = lettering.ui(15, 400)
    assert lettering.evened("un seul mot", face, 500) == ["un seul mot"]
    assert lettering.evened("", face, 500) == [""]
    assert lettering.evened("Anticonstitutionnellement il dit", face, 40) == lettering.filled(
        "Anticonstitutionnellement il dit", face, 40
    )


FAMILY = "\N{MAN}\N{ZERO WIDTH JOINER}\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL}"
KSHI = (
    "\N{DEVANAGARI LETTER KA}\N{DEVANAGARI SIGN VIRAMA}\N{DEVANAGARI LETTER SSA}\N{DEVANAGARI VOWEL SIGN I}"
)


@pytest.mark.parametrize(
    "letter",
    ["w", "Ж", FAMILY, KSHI, "x\N{COMBINING CARON BELOW}", "\N{REGIONAL INDICATOR SYMBOL LETTER F}" * 2],
)
def test_a_long_name_goes_on_in_the_next_line_and_no_letter_is_torn(letter: str) -> None:
    face, name = lettering.ui(15, 400), f"Anna {letter * 12} Boris"
    room = 5.5 * max(lettering.text_width(letter, face), 10.0)
    lines = lettering.broken(name, face, room)
    assert len(lines) > 2
    assert max(lettering.text_width(line, face) for line in lines) <= room
    assert "".join(lines).replace(" ", "") == name.replace(" ", "")
    assert "".join(lines).count(letter) == sum(line.count(letter) for line in lines) == 12


def test_a_name_with_room_enough_stands_in_one_line() -> None:
    face = lettering.ui(15, 400)
    assert lettering.broken("Anna Boris", face, 300) == ["Anna Boris"]
    assert lettering.broken("Anna Boris", face, lettering.text_width("Anna", face) + 4) == ["Anna", "Boris"]
