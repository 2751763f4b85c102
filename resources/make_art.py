"""`make art`: every picture the repository holds, painted anew from the house's own drawings.

Lobby pictures for the very first start, the program's icons, pictures for installers.  The same sources give
the same pixels.  Needs Pillow and the faces; paints without a display.
"""

from __future__ import annotations

import io
import os
import struct
import sys
from collections.abc import Sequence
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PIL import Image
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from casino_qt.art.bake.sheets import paint_sheet
from casino_qt.art.bake.spec import Spec
from casino_qt.art.canvas import canvas, painter
from casino_qt.art.icons import paint_hatched_lozenge
from casino_qt.art.lettering import call, display, draw_text, load_fonts
from casino_qt.art.materials import draw_wood, felt, inlay, vertical
from casino_qt.art.palette import BAIZE_TRENTE_ET_QUARANTE, RAIL_TITLE, TEXT_2
from resources.emblem import emblem, emblem_svg
from resources.script_sheet import script_sheet, script_sheet_svg

ROOT = Path(__file__).resolve().parent
PICTURES, ICONS = ROOT / "pictures", ROOT / "icons"
INSTALLER = PICTURES / "installer"

ICON_SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 256)
ICNS_KINDS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
LOBBY_WIDTHS = (1440, 1600)
JPEG_QUALITY = 88
NAME = "casino-qt"
SCRIPT = "casino-qt-script"  # the icon of table scripts
SCRIPT_SIZES = (16, 22, 24, 32, 48, 64, 128, 256)

# Pictures of installers: name -> size in pixels.
SIDES = {"nsis_side": (164, 314)}
BANNERS = {"nsis_header": (150, 57), "wix_banner": (493, 58)}
PAGES = {"wix_dialog": (493, 312), "dmg_background": (660, 400)}


def to_pillow(image: QImage) -> Image.Image:
    """The picture as Pillow knows it, with straight alpha."""
    plain = image.convertToFormat(QImage.Format.Format_RGBA8888)
    w, h = plain.width(), plain.height()
    rows = bytes(plain.constBits())
    stride = plain.bytesPerLine()
    packed = b"".join(rows[y * stride : y * stride + w * 4] for y in range(h))
    return Image.frombytes("RGBA", (w, h), packed)


# ---------------------------------------------------------------------- lobby
def lobby_picture(width: int, scale: float = 1.0) -> Image.Image:
    """The lobby of a room `width` su wide, for the first start before anything is baked."""
    pictures = dict(paint_sheet("lobby", Spec(scale, width)))
    return to_pillow(pictures["background"].image).convert("RGB")


def write_lobby(folder: Path = PICTURES) -> None:
    """Write the stand-in lobbies as JPEG."""
    folder.mkdir(parents=True, exist_ok=True)
    for width in LOBBY_WIDTHS:
        write_jpeg(lobby_picture(width), folder / f"lobby_{width}.jpg")


def write_jpeg(picture: Image.Image, path: Path) -> None:
    """Write a JPEG without halved colours: red on green would fringe."""
    picture.save(path, quality=JPEG_QUALITY, optimize=True, progressive=True, subsampling=0)


# ---------------------------------------------------------------------- icons
def write_icons(folder: Path = ICONS) -> None:
    """Write the emblem and the sheet of a table script: PNG at every size, .ico, .icns, SVG."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, paint, svg in ((NAME, emblem, emblem_svg), (SCRIPT, script_sheet, script_sheet_svg)):
        drawn = {size: to_pillow(paint(size)) for size in sorted({*ICON_SIZES, *ICO_SIZES})}
        for size in ICON_SIZES if name == NAME else SCRIPT_SIZES:
            drawn[size].save(folder / f"{name}_{size}.png", optimize=True)
        drawn[256].save(
            folder / f"{name}.ico",
            sizes=[(size, size) for size in ICO_SIZES],
            append_images=[drawn[size] for size in ICO_SIZES if size != 256],
        )
        write_icns({size: drawn[size] for size in ICNS_KINDS}, folder / f"{name}.icns")
        (folder / f"{name}.svg").write_text(svg(), encoding="utf-8")


def write_icns(drawn: dict[int, Image.Image], path: Path) -> None:
    """Write a macOS icon: a plain container of PNG pictures, only of sizes that were drawn."""
    chunks = []
    for size, picture in drawn.items():
        data = io.BytesIO()
        picture.save(data, "PNG", optimize=True)
        chunks.append(ICNS_KINDS[size] + struct.pack(">I", 8 + data.tell()) + data.getvalue())
    body = b"".join(chunks)
    path.write_bytes(b"icns" + struct.pack(">I", 8 + len(body)) + body)


# ---------------------------------------------------------------------- installers
def _cloth(w: int, h: int, rail: int) -> QImage:
    """Baize under a mahogany rail `rail` pixels high."""
    image = canvas(w, h, QColor("#1F0C07"))
    p = painter(image)
    felt(p, QRectF(0, rail, w, h - rail), BAIZE_TRENTE_ET_QUARANTE, (0.5, 0.4), 0.75, 0.9)
    draw_wood(p, QRectF(0, 0, w, rail), 21)
    p.fillRect(
        QRectF(0, 0, w, rail),
        vertical(
            0, rail, ((0, QColor(0, 0, 0, 140)), (0.3, QColor(255, 210, 160, 26)), (1, QColor(0, 0, 0, 170)))
        ),
    )
    inlay(p, ((0, rail), (w, rail)), 2)
    p.end()
    return image


def side_picture(w: int, h: int) -> Image.Image:
    """The tall picture beside an installer's pages."""
    image = _cloth(w, h, 40)
    p = painter(image)
    p.drawImage(QRectF(w / 2 - 46, 62, 92, 92), emblem(368))
    draw_text(p, w / 2, 188, "Casino Qt", display(23, 600), RAIL_TITLE, "c", (QColor(0, 0, 0, 160), 0, 1.2))
    draw_text(p, w / 2, 210, "Faites vos jeux", call(16, 600), TEXT_2, "c", (QColor(0, 0, 0, 160), 0, 1))
    for x, rouge in ((w / 2 - 30, True), (w / 2 + 30, False)):
        paint_hatched_lozenge(p, x, 262, 44, 60, rouge)
    p.end()
    return to_pillow(image).convert("RGB")


def banner_picture(w: int, h: int) -> Image.Image:
    """The flat picture above an installer's pages: plain paper, the emblem at its right end."""
    image = canvas(w, h, QColor("#FFFBEE"))  # one colour: the installer goes on with it beside the picture
    p = painter(image)
    size = h - 10
    p.drawImage(QRectF(w - size - 6, 5, size, size), emblem(size * 4))
    p.end()
    return to_pillow(image).convert("RGB")


def page_picture(w: int, h: int, name: str) -> Image.Image:
    """The full picture of an installer's first page; the writing is the installer's, on its light part."""
    image = canvas(w, h, QColor("#FBF4E2"))
    p = painter(image)
    if name.startswith("dmg"):
        p.drawImage(0, 0, _cloth(w, h, 52))
        draw_text(
            p, w / 2, 34, "Casino Qt", display(22, 600), RAIL_TITLE, "c", (QColor(0, 0, 0, 200), 0, 1.2)
        )
        for x, rouge in ((w * 0.5 - 15, True), (w * 0.5 + 15, False)):
            paint_hatched_lozenge(p, x, h * 0.5, 26, 38, rouge)
    else:
        p.fillRect(QRectF(0, 0, w, h), vertical(0, h, ((0, "#FFFBEE"), (1, "#EFE3C8"))))
        p.drawImage(0, 0, _cloth(164, h, 40))
        p.drawImage(QRectF(36, 96, 92, 92), emblem(368))
    p.end()
    return to_pillow(image).convert("RGB")


def write_installer(folder: Path = INSTALLER) -> None:
    """Write the pictures of the installers: BMP where the tools want it, JPEG for macOS."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, size in SIDES.items():
        side_picture(*size).save(folder / f"{name}.bmp")
    for name, size in BANNERS.items():
        banner_picture(*size).save(folder / f"{name}.bmp")
    for name, size in PAGES.items():
        picture = page_picture(*size, name)
        if name.startswith("dmg"):
            write_jpeg(picture, folder / f"{name}.jpg")
        else:
            picture.save(folder / f"{name}.bmp")


def main(arguments: Sequence[str] | None = None) -> int:
    """Paint everything, or only what is named: lobby, icons, installer."""
    wanted = list(sys.argv[1:] if arguments is None else arguments) or ["lobby", "icons", "installer"]
    application = QApplication.instance() or QApplication(sys.argv[:1])
    load_fonts()
    writers = {"lobby": write_lobby, "icons": write_icons, "installer": write_installer}
    for name in wanted:
        if name not in writers:
            print(f"there is no picture called {name}; there are {', '.join(writers)}", file=sys.stderr)
            return 2
        writers[name]()
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main())
