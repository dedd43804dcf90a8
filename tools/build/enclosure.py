"""Draw an enclosure for an 8x8 grid and a keypad to scale, and print its dimensions:

    python -m tools.build.enclosure [--svg docs/builders/enclosure.svg]

MEASURES has the dimensions in millimetres; docs/builders/build.md gives their sources.
"""

import sys
from pathlib import Path

from host_common import command_line
from tools.build.svg_drawing import Drawing

MEASURES = {  # in mm
    "pitch": 8.125,  # between pixel centres: a rigid matrix of 16x16 is 130 mm wide
    "pixels": 8,  # per side
    "led": 5.0,  # side of a WS2812B
    "led height": 1.6,
    "board": 1.6,  # thickness of the matrix board
    "wall": 1.0,  # thickness of the raster between two pixels
    "raster": 8.0,  # height above the matrix
    "diffuser": 3.0,  # thickness of the sheet
    "keypad width": 69.0,
    "keypad height": 77.0,
    "keypad": 0.8,
    "box wall": 3.0,
    "margin": 8.0,  # between the box's wall and the parts
    "between": 10.0,  # between grid and keypad
    "pico": 51.0,
    "pico width": 21.0,
    "room": 22.0,  # below the matrix: board, plugs, wires
}
SCALE = 4.0  # of the drawing: px per mm
CLOSE = 14.0  # of the detail
WOOD, SHEET, PCB, LED, DARK, LINE = "#d9b98a", "#dfe9f2", "#2e5d3b", "#fff3c4", "#333", "#666"


def sizes() -> dict[str, float]:
    """Return the sizes in millimetres that follow from MEASURES.

    They are the side of the matrix, the width, length and height of the box (outside), and the distance from the top of
    an LED to the diffuser.
    """
    m = MEASURES
    side = m["pitch"] * m["pixels"]
    return {
        "matrix": side,
        "width": max(side, m["keypad width"]) + 2 * (m["margin"] + m["box wall"]),
        "length": side + m["between"] + m["keypad height"] + 2 * (m["margin"] + m["box wall"]),
        "height": m["box wall"] + m["room"] + m["board"] + m["raster"] + m["diffuser"],
        "distance": m["raster"] - m["led height"],
    }


def dimensions() -> list[str]:
    """Return the dimensions as sentences, one for each part."""
    m, s = MEASURES, sizes()
    return [
        f"Grid: {m['pixels']}x{m['pixels']} pixels, {m['pitch']:.1f} mm apart: {s['matrix']:.0f} mm a side.",
        f"Raster: walls {m['wall']:.0f} mm thick and {m['raster']:.0f} mm high, between each two pixels.",
        f"Diffuser: {m['diffuser']:.0f} mm, {s['distance']:.1f} mm above the light of the LEDs.",
        f"Box outside: {s['width']:.0f} x {s['length']:.0f} x {s['height']:.0f} mm, walls of {m['box wall']:.0f} mm.",
        f"Openings on top: {s['matrix']:.0f} x {s['matrix']:.0f} mm for the diffuser; the keypad, "
        f"{m['keypad width']:.0f} x {m['keypad height']:.0f} mm, sticks on it, its cable goes through a slot of 25 mm.",
    ]


class Plan(Drawing):
    """A drawing whose coordinates are millimetres from an origin that can be moved."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__(width, height)
        self.left = self.top = 0.0
        self.scale = SCALE

    def at(self, left: float, top: float, scale: float = SCALE) -> None:
        """Move the origin to (`left`, `top`) in pixels, and set the scale in pixels per millimetre."""
        self.left, self.top, self.scale = left, top, scale

    def area(
        self, x: float, y: float, width: float, height: float, fill: str, line: str = DARK, radius: float = 0
    ) -> None:
        s = self.scale
        self.lines.append(
            f"<rect x='{self.left + x * s:g}' y='{self.top + y * s:g}' width='{width * s:g}' height='{height * s:g}' "
            f"rx='{radius * s:g}' fill='{fill}' stroke='{line}' stroke-width='0.8'/>"
        )

    def note(self, x: float, y: float, words: str, anchor: str = "start", size: int = 12) -> None:
        self.text(self.left + x * self.scale, self.top + y * self.scale, words, anchor, size)

    def line(self, x: float, y: float, to_x: float, to_y: float, ends: bool = False, colour: str = LINE) -> None:
        s = self.scale
        a, b, c, d = (self.left + x * s, self.top + y * s, self.left + to_x * s, self.top + to_y * s)
        marks = " marker-start='url(#tick)' marker-end='url(#tick)'" if ends else ""
        self.lines.append(
            f"<line x1='{a:g}' y1='{b:g}' x2='{c:g}' y2='{d:g}' stroke='{colour}' stroke-width='0.8'{marks}/>"
        )

    def across(self, x: float, width: float, y: float, words: str) -> None:
        """Draw a horizontal dimension line of `width` mm, with a label above it."""
        self.line(x, y, x + width, y, ends=True)
        self.note(x + width / 2, y - 4 / self.scale, words, "middle")

    def along(self, x: float, y: float, height: float, words: str, aside: float = 1.5) -> None:
        """Draw a vertical dimension line of `height` mm, with a label `aside` mm to its right."""
        self.line(x, y, x, y + height, ends=True)
        self.note(x + aside, y + height / 2 + 4 / self.scale, words)


def drawing() -> str:
    """Return the whole drawing as SVG."""
    plan = Plan(1000, 880)
    plan.lines.append(
        "<defs><marker id='tick' viewBox='-4 -4 8 8' markerWidth='8' markerHeight='8' orient='auto'>"
        f"<path d='M-2 3 L2 -3' stroke='{DARK}' fill='none'/></marker></defs>"
    )
    plan.at(60, 90)
    _front(plan)
    plan.at(520, 90)
    _section(plan)
    plan.at(560, 420, CLOSE)
    _detail(plan)
    plan.at(560, 820)
    plan.line(0, 0, 50, 0, ends=True)
    plan.note(0, 5, "50 mm, for front and section; the detail is 3.5 times larger")
    return str(plan)


def _front(plan: Plan) -> None:
    m, s = MEASURES, sizes()
    width, length, inset = s["width"], s["length"], m["margin"] + m["box wall"]
    plan.note(width / 2, -12, "From the front", "middle", 15)
    plan.area(0, 0, width, length, WOOD, radius=3)
    left = (width - s["matrix"]) / 2
    plan.area(left, inset, s["matrix"], s["matrix"], "#22262b")
    pitch, gap = m["pitch"], m["wall"] / 2
    amber, blue = {(2, 1), (3, 2), (4, 4), (4, 3)}, {(3, 3), (2, 4), (5, 4)}
    for y in range(int(m["pixels"])):
        for x in range(int(m["pixels"])):
            fill = "#e0a020" if (x, y) in amber else "#2a7fd6" if (x, y) in blue else "#343a41"
            side = pitch - m["wall"]
            plan.area(left + x * pitch + gap, inset + y * pitch + gap, side, side, fill, fill, 0.6)
    across, top = (width - m["keypad width"]) / 2, inset + s["matrix"] + m["between"]
    plan.area(across, top, m["keypad width"], m["keypad height"], "#30343a", radius=1.5)
    step_x, step_y = m["keypad width"] / 4, m["keypad height"] / 4
    for row, keys in enumerate(("123A", "456B", "789C", "*0#D")):
        for col, key in enumerate(keys):
            fill = "#b3413b" if key in "ABCD*#" else "#3b6ea8"
            key_x, key_y = across + col * step_x, top + row * step_y
            plan.area(key_x + 2.6, key_y + 3.1, step_x - 5.2, step_y - 6.2, fill, "#ddd", 1)
            plan.lines.append("<g fill='white'>")
            plan.note(key_x + step_x / 2, key_y + step_y / 2 + 1.4, key, "middle", 15)
            plan.lines.append("</g>")
    plan.across(0, width, -4, f"{width:.0f}")
    plan.along(width + 3, inset, s["matrix"], f"{s['matrix']:.0f}")
    plan.along(width + 3, top, m["keypad height"], f"{m['keypad height']:.0f}")
    plan.along(width + 13, 0, length, f"{length:.0f}")
    plan.across(across, m["keypad width"], length + 5, f"{m['keypad width']:.0f}")


def _section(plan: Plan) -> None:
    """Draw the cross section through the middle of the grid."""
    m, s = MEASURES, sizes()
    width, height, wall = s["width"], s["height"], m["box wall"]
    plan.note(width / 2, -12, "Cut across the grid", "middle", 15)
    plan.area(0, 0, width, height, "#fffdf8")
    plan.area(0, height - wall, width, wall, WOOD)
    plan.area(0, 0, wall, height, WOOD)
    plan.area(width - wall, 0, wall, height, WOOD)
    left = (width - s["matrix"]) / 2
    plan.area(wall, 0, left - wall, wall, WOOD)
    plan.area(width - left, 0, left - wall, wall, WOOD)
    plan.area(left, 0, s["matrix"], m["diffuser"], SHEET)
    board = m["diffuser"] + m["raster"]
    for number in range(int(m["pixels"]) + 1):
        x = left + number * m["pitch"] - m["wall"] / 2
        plan.area(x, m["diffuser"], m["wall"], m["raster"], "#f7f7f7")
    for number in range(int(m["pixels"])):
        x = left + (number + 0.5) * m["pitch"] - m["led"] / 2
        plan.area(x, board - m["led height"], m["led"], m["led height"], LED)
    plan.area(left, board, s["matrix"], m["board"], PCB)
    floor = height - wall
    plan.area(wall + 4, floor - 3, 4, 3, "#eee")
    plan.area(wall + 43, floor - 3, 4, 3, "#eee")
    plan.area(0, floor - 8, wall, 5, "#fffdf8")  # opening for the plug
    plan.area(wall, floor - 4, m["pico"], 1, "#3f7d4f")
    plan.area(wall - 1.3, floor - 7, 7.5, 3, "#bbb")
    plan.note(wall + 10, floor - 8.5, "Pico, 51 x 21; its plug goes in through the wall")
    plan.along(width + 3, 0, height, f"{height:.0f}")
    plan.across(0, width, -4, f"{width:.0f}")
    plan.across(left, s["matrix"], height + 6, f"{s['matrix']:.0f}")


def _detail(plan: Plan) -> None:
    """Draw an enlarged cross section of two pixels and the layers above them."""
    m, s = MEASURES, sizes()
    pitch, shown = m["pitch"], 2
    board = m["diffuser"] + m["raster"]
    plan.note(shown * pitch / 2, -2.2, "Two pixels, closer", "middle", 15)
    plan.area(-0.5, 0, shown * pitch + 1, m["diffuser"], SHEET)
    for number in range(shown):
        middle = (number + 0.5) * pitch
        x, low, high = plan.left + middle * plan.scale, board - m["led height"], m["diffuser"]
        reach = (pitch - m["wall"]) / 2
        points = f"{x:g},{plan.top + low * plan.scale:g} "
        points += f"{x - reach * plan.scale:g},{plan.top + high * plan.scale:g} "
        points += f"{x + reach * plan.scale:g},{plan.top + high * plan.scale:g}"
        fill = "#f3c14e" if number == 0 else "#6fa8e8"
        plan.lines.append(f"<polygon points='{points}' fill='{fill}' fill-opacity='0.45'/>")
        plan.area(middle - m["led"] / 2, low, m["led"], m["led height"], LED)
    for number in range(shown + 1):
        plan.area(number * pitch - m["wall"] / 2, m["diffuser"], m["wall"], m["raster"], "#f7f7f7")
    plan.area(-0.5, board, shown * pitch + 1, m["board"], PCB)
    right = shown * pitch + 1.6
    plan.along(right, 0, m["diffuser"], f"diffuser, {m['diffuser']:.0f}", 0.5)
    plan.along(right, m["diffuser"], s["distance"], f"to the light, {s['distance']:.1f}", 0.5)
    plan.along(right, board - m["led height"], m["led height"], f"LED, {m['led height']:.1f}", 0.5)
    plan.along(right, board, m["board"], f"matrix, {m['board']:.1f}", 0.5)
    plan.across(pitch / 2, pitch, board + m["board"] + 2.2, f"pitch, {pitch:.1f}")
    low = board + m["board"]
    plan.note(-0.5, low + 4.4, f"white raster, {m['wall']:.0f} thick, {m['raster']:.0f} high: it keeps a pixel's")
    plan.note(-0.5, low + 5.6, "light to its own square; without it neighbours mix.")


def main(arguments: list[str] | None = None) -> int:
    """Print the dimensions, write the drawing if --svg names a file, and return the exit code."""
    parser = command_line.parser("python -m tools.build.enclosure", "Draw an enclosure to scale.")
    parser.add_argument("--svg", type=Path, help="write the drawing to this file")
    options = parser.parse_args(arguments)
    print("\n".join(dimensions()))
    if options.svg:
        options.svg.write_text(drawing(), encoding="utf-8")
        print(f"Drawn: {options.svg}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
