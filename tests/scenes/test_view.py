"""The window onto the table: idle, resized, in another language, read aloud, repainted ten thousand times."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt, QTranslator
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsView
from pytestqt.qtbot import QtBot

from casino_qt.art.bake.spec import Spec
from casino_qt.art.pictures import Pictures
from casino_qt.croupier.speech import CallTexts
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.scenes.trente_et_quarante.scene import TrenteEtQuaranteScene
from casino_qt.scenes.view import TableView
from tests.reading.tree import read
from tests.scenes.conftest import MakeRoom
from tests.scenes.table_room import LARGER, SHOES, SPEC, Room


class Shouting(QTranslator):
    """A language in which everything is shouted."""

    def translate(self, context: str, sourceText: str, disambiguation: str | None = None, n: int = -1) -> str:
        return sourceText.upper() if context == "TrenteEtQuaranteScene" and "{" not in sourceText else ""

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def room(make_room: MakeRoom) -> Room:
    room = make_room()
    room.cut()
    return room


@pytest.fixture
def view(room: Room, qtbot: QtBot) -> TableView:
    view = TableView(room.scene)
    qtbot.addWidget(view)
    view.resize(720, 450)
    view.show()
    qtbot.waitExposed(view)
    QCoreApplication.processEvents()
    return view


def test_the_view_is_pixel_exact_and_repaints_little(view: TableView) -> None:
    assert view.transform().isIdentity()
    assert view.viewportUpdateMode() == QGraphicsView.ViewportUpdateMode.SmartViewportUpdate
    assert view.mapFromScene(QPointF(0, 0)) == QPoint(0, 0)


def test_an_idle_table_has_no_timer_and_no_repaint(room: Room, view: TableView) -> None:
    room.controller.bet(Spot.ROUGE, 2_500)
    room.run()
    QCoreApplication.processEvents()
    assert not room.ticker.running
    painted = view.paints
    for _ in range(20):
        QCoreApplication.processEvents()
    assert view.paints == painted


def test_while_a_card_flies_only_its_surroundings_are_repainted(room: Room, view: TableView) -> None:
    room.controller.coup()
    room.run(2_100)
    QCoreApplication.processEvents()
    areas: list[int] = []
    whole = view.viewport().width() * view.viewport().height()
    view.painted_area = areas.append
    room.run(160)
    QCoreApplication.processEvents()
    assert areas
    assert max(areas) < whole / 2


@pytest.mark.parametrize("after", [1_000, 2_600, 4_400, 6_500, 7_400, 9_000])
def test_a_resize_in_the_middle_of_a_coup_leaves_nothing_behind(make_room: MakeRoom, after: int) -> None:
    room = make_room(shoes=[f"{SHOES['rouge_gagne_et_couleur']} {SHOES['refait']} KS KD"])
    room.cut()
    for spot in Spot:
        room.controller.bet(spot, 12_500)
    room.controller.insure(Spot.COULEUR)
    room.controller.coup()
    room.run(after, frame=50.0)
    for spec in (LARGER, SPEC, LARGER):
        room.spec = spec
        room.scene.set_spec(spec, 1.0)
        room.run()
        room.check()


def test_a_higher_device_ratio_shows_the_same_table(room: Room) -> None:
    room.controller.bet(Spot.ROUGE, 2_500)
    room.run()
    before = room.scene.sceneRect()
    room.scene.set_spec(SPEC, 2.0)
    assert room.scene.sceneRect().width() == before.width() / 2
    for item in room.scene.items():
        pixmap = getattr(item, "pixmap", None)
        if pixmap is not None and not pixmap().isNull():
            assert pixmap().devicePixelRatio() == 2.0


def test_what_is_written_is_as_large_at_every_device_ratio(
    make_room: MakeRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tags, points and the score card have the same places and sizes on a screen twice as fine."""
    room = make_room(shoes=[SHOES["rouge_gagne_et_couleur"]])
    room.cut()
    room.controller.bet(Spot.ROUGE, 12_500)
    room.controller.coup()
    room.run()

    def written() -> dict[str, tuple[float, ...]]:
        boxes = {
            key: thing.item.sceneBoundingRect()
            for key, thing in room.scene.board.things.items()
            if thing.look[0] == "composed"
        }
        return {key: (box.x(), box.y(), box.width(), box.height()) for key, box in boxes.items()}

    plain = written()
    monkeypatch.setattr(room.pictures, "request", lambda *_: None)  # what is baked is no matter here
    room.scene.set_spec(Spec(2 * SPEC.scale, SPEC.width, SPEC.index, seen=SPEC.seen), 2.0)
    fine = written()
    assert len(plain) > 6
    assert fine.keys() == plain.keys()
    wrong = [(key, plain[key], fine[key]) for key in plain if fine[key] != pytest.approx(plain[key], abs=2)]
    assert not wrong


def test_another_language_in_the_middle_of_a_coup(room: Room, view: TableView, qapp: QApplication) -> None:
    room.controller.bet(Spot.ROUGE, 2_500)
    room.controller.coup()
    room.run(2_600)
    assert any("first card" in seen.look for seen in room.scene.picture())
    translator = Shouting()
    qapp.installTranslator(translator)
    try:
        QApplication.sendEvent(view, QEvent(QEvent.Type.LanguageChange))
        looks = "".join(seen.look for seen in room.scene.picture())
        assert "FIRST CARD" in looks
        assert "first card" not in looks
        assert room.scene.busy, "changing the language does not hurry the croupier"
        room.run()
        room.check()
    finally:
        qapp.removeTranslator(translator)
    QApplication.sendEvent(view, QEvent(QEvent.Type.LanguageChange))
    room.check()
    assert any("first card" in seen.look for seen in room.scene.picture())


def test_another_tongue_in_the_middle_of_a_coup(room: Room, view: TableView) -> None:
    def calls() -> str:
        return " ".join(seen.look for seen in room.scene.picture() if seen.kind in ("call", "point"))

    room.controller.coup()
    room.run(4_600)
    room.scene.set_calls(CallTexts("en", "fr"))
    assert room.scene.busy
    room.run()
    assert "wins" in calls() or "loses" in calls() or "après" in calls()
    assert "gagne" not in calls().split("', '")[0]


def test_the_spots_are_buttons_to_a_screen_reader(room: Room, view: TableView) -> None:
    table = read(view)
    assert [node.name for node in table.children if node.children] == ["Chances", "Chips"]
    chances = table.find("Grouping", "Chances")
    assert [node.name.partition(",")[0] for node in chances.children] == [
        "Noir",
        "Rouge",
        "Couleur",
        "Inverse",
    ]
    assert len(table.find("Grouping", "Chips").find_all("RadioButton")) == 8
    rouge = table.find("Button", "Rouge").what
    assert rouge.rect().width() > 100
    assert chances.what.indexOfChild(rouge) == 1
    assert rouge.parent().text(QAccessible.Text.Name) == "Chances"
    rouge.actionInterface().doAction(QAccessibleActionInterface.pressAction())
    assert room.controller.table.lying(Spot.ROUGE).stake == 2_500
    assert rouge.text(QAccessible.Text.Name) == "Rouge, stake 25"
    middle = rouge.rect().center()
    group = QAccessible.queryAccessibleInterface(view).childAt(middle.x(), middle.y())
    assert group.childAt(middle.x(), middle.y()).text(QAccessible.Text.Name) == "Rouge, stake 25"
    room.run()
    assert read(view).find("Button", "Insure Rouge"), "the stake may be insured now"
    rouge.actionInterface().doAction(QAccessibleActionInterface.decreaseAction())
    assert room.controller.table.lying(Spot.ROUGE).stake == 0


def test_nothing_is_read_out_before_it_is_told(make_room: MakeRoom) -> None:
    room = make_room(shoes=[f"{SHOES['rouge_perd_et_couleur']} KS KD KC AS KH QH JH AD"])
    room.cut()
    room.controller.bet(Spot.ROUGE, 2_500)
    room.run()

    def names() -> list[str]:
        return [spot.name() for spot in room.scene.focus_order.spots]

    room.controller.coup()
    room.run(2_000)
    assert "Rouge, stake 25" in names()
    assert not any(name.startswith("Row of") for name in names())
    room.run()
    assert "Rouge, nothing lies here" in names()
    assert "Row of noir: 31, nine of hearts, king of spades, six of clubs, six of diamonds" in names()
    assert "Rouge lost 25. Why this amount?" in names()


def test_focus_is_reported_with_its_name(room: Room, view: TableView) -> None:
    named: list[str] = []
    room.scene.focus_moved.connect(lambda spot: named.append(spot.name()))
    QTest.keyClick(view, Qt.Key.Key_Tab)
    QTest.keyClick(view, Qt.Key.Key_Tab)
    assert named == ["Noir, nothing lies here", "Rouge, nothing lies here"]


def test_enter_acts_nowhere_unseen(room: Room, view: TableView) -> None:
    view.setFocus(Qt.FocusReason.OtherFocusReason)
    assert not room.scene.focus_shown
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert room.scene.focus_shown
    assert room.scene.focus_order.current is room.scene.focus_order.spots[0]
    assert room.controller.in_play == 0
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert room.controller.in_play == 2_500


def test_calls_are_spoken(room: Room) -> None:
    spoken: list[str] = []
    room.scene.spoken.connect(spoken.append)
    room.controller.coup()
    room.run()
    assert len(spoken) >= 5
    assert all(spoken)


def test_a_view_that_goes_takes_its_reader_with_it(room: Room, qapp: QApplication) -> None:
    view = TableView(room.scene)
    reader = QAccessible.queryAccessibleInterface(view)
    assert reader.child(0).text(QAccessible.Text.Name)
    view.setScene(None)
    view.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    room.controller.bet(Spot.ROUGE, 2_500)
    room.run()
    room.check()


def test_the_light_goes_out_when_the_pointer_leaves(room: Room, view: TableView) -> None:
    QTest.mouseMove(view.viewport(), view.mapFromScene(room.scene.layout.stake(Spot.NOIR) * 0.5))
    assert room.scene._light.isVisible()
    QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
    assert not room.scene._light.isVisible()


def test_pictures_that_come_late_are_put_on(make_room: MakeRoom, tmp_path: Path) -> None:
    """Nothing is baked yet: the table stands bare and can be played; then the pictures come."""
    late = Pictures(tmp_path / "late")
    asked: list[tuple[str, Spec]] = []
    late.request = lambda sheet, spec: asked.append((sheet, spec))  # type: ignore[method-assign]  # a spy
    room = make_room(bare=late)
    room.cut()
    room.controller.bet(Spot.ROUGE, 2_500)
    room.run(1_000)
    assert {sheet for sheet, _ in asked} == set(room.scene.SHEETS)
    stake = room.scene.board.things["rouge/stake"]
    assert stake.item.pixmap().isNull()
    for sheet in TrenteEtQuaranteScene.SHEETS:
        late.bake_now(sheet, SPEC)
        late.ready.emit(sheet, SPEC)
    assert not stake.item.pixmap().isNull()
    room.run()
    room.check()


REPAINTS = """
import sys
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QPainterPath
from PySide6.QtWidgets import QApplication, QGraphicsScene
app = QApplication([])
from casino_qt.scenes.marks import FocusRing
from casino_qt.scenes.place import Place
scene = QGraphicsScene(0, 0, 60, 60)
ring = FocusRing(scene)
outline = QPainterPath()
outline.addEllipse(10, 10, 40, 40)
ring.follow(outline, Place(1.0))
image = QImage(60, 60, QImage.Format.Format_ARGB32_Premultiplied)
before = sys.getrefcount(None)
for _ in range(10_000):
    painter = QPainter(image)
    scene.render(painter, QRectF(0, 0, 60, 60), QRectF(0, 0, 60, 60))
    painter.end()
print(sys.getrefcount(None) - before)
"""


def test_ten_thousand_repaints_keep_every_reference() -> None:
    """A Qt for Python that loses a reference of None at every call ends the process after some thousand."""
    done = subprocess.run(
        [sys.executable, "-c", REPAINTS], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > -1_000
