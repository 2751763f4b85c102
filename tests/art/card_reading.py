"""Reads painted cards back: pixels, masks of ink, blots."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image, ImageChops
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

Pixel = tuple[int, int, int]
Mask = list[list[bool]]
IVORY = (251, 244, 226, 255)


def pixels(image: QImage) -> Image.Image:
    """The picture for Pillow, colours not multiplied by alpha."""
    plain = image.convertToFormat(QImage.Format.Format_RGBA8888)
    size = (plain.width(), plain.height())
    data = bytes(plain.constBits())
    return Image.frombytes("RGBA", size, data, "raw", "RGBA", plain.bytesPerLine(), 1)


def data_of(image: QImage) -> bytes:
    """Every byte of the picture, for comparison."""
    return bytes(image.constBits())


def is_red(pixel: Pixel) -> bool:
    """Clearly a red ink, not skin, gold or ivory."""
    r, g, b = pixel
    return r > 120 and g < 90 and b < 95


def is_black(pixel: Pixel) -> bool:
    """Clearly black ink."""
    return max(pixel) < 75


def is_ink(pixel: Pixel) -> bool:
    """Red or black ink, at least half covering the ivory."""
    r, g, _b = pixel
    return g < 130 and (r < 140 or r - g > 60)


def mask(picture: Image.Image, wanted: Callable[[Pixel], bool]) -> Mask:
    """Rows of whether each pixel is ``wanted``; what is transparent counts as ivory."""
    rgb = Image.alpha_composite(Image.new("RGBA", picture.size, IVORY), picture).convert("RGB")
    width, height = rgb.size
    flat = rgb.tobytes()
    cells = [wanted((flat[i], flat[i + 1], flat[i + 2])) for i in range(0, len(flat), 3)]
    return [cells[row * width : (row + 1) * width] for row in range(height)]


def count(cells: Mask) -> int:
    """How many pixels are set."""
    return sum(map(sum, cells))


def upside_down(image: QImage) -> QImage:
    """The picture turned by 180 degrees, pixel for pixel."""
    return image.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)


def furthest(a: Image.Image, b: Image.Image) -> int:
    """The greatest difference of any channel of any pixel, 0…255."""
    return max(ImageChops.difference(a, b).tobytes())


def turned(cells: Mask) -> Mask:
    """The mask turned by 180 degrees."""
    return [row[::-1] for row in cells[::-1]]


def differing(a: Mask, b: Mask) -> int:
    """How many pixels differ between two masks of the same size."""
    return sum(x != y for first, second in zip(a, b, strict=True) for x, y in zip(first, second, strict=True))


def blots(cells: Mask, at_least: int) -> int:
    """How many connected blots of at least that many pixels there are."""
    left = {(x, y) for y, row in enumerate(cells) for x, cell in enumerate(row) if cell}
    found = 0
    while left:
        edge, size = [left.pop()], 0
        while edge:
            x, y = edge.pop()
            size += 1
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if near in left:
                    left.remove(near)
                    edge.append(near)
        found += size >= at_least
    return found
