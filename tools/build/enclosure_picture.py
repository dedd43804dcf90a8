"""The picture of the enclosure for an 8x8 grid, to scale, from the measures in enclosure_measures.py."""

from tools.build.enclosure_measures import measures, posts
from tools.build.svg_drawing import Drawing

PIXELS = 8
NUMBERS = measures(PIXELS)
SCALE = 4.0  # of the drawing: px per mm
CLOSE = 14.0  # of the detail
WOOD, LID, SHEET, PCB, LED = "#d9b98a", "#c9a56f", "#dfe9f2", "#2e5d3b", "#fff3c4"
DARK, LINE = "#333", "#666"


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

    def hole(self, x: float, y: float, diameter: float, fill: str) -> None:
        self.dot(self.left + x * self.scale, self.top + y * self.scale, diameter / 2 * self.scale, fill)

    def note(self, x: float, y: float, words: str, anchor: str = "start", size: int = 12, colour: str = "#222") -> None:
        self.text(self.left + x * self.scale, self.top + y * self.scale, words, anchor, size, colour)

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
    m = NUMBERS
    width, length = m["width"], m["length"]
    inset = length - m["grid_y"] - m["matrix"]
    plan.note(width / 2, -12, "From the front", "middle", 15)
    plan.area(0, 0, width, length, WOOD, radius=m["corner"])
    for x, y in posts(PIXELS):
        plan.hole(x, length - y, m["screw_head"], "#b8935f")
        plan.hole(x, length - y, m["screw_hole"], "#6b5230")
    left, sheet = m["grid_x"], (m["sheet"] - m["matrix"]) / 2
    plan.area(left - sheet, inset - sheet, m["sheet"], m["sheet"], "#22262b")
    pitch, gap = m["pitch"], m["wall"] / 2
    amber, blue = {(2, 1), (3, 2), (4, 4), (4, 3)}, {(3, 3), (2, 4), (5, 4)}
    for y in range(PIXELS):
        for x in range(PIXELS):
            fill = "#e0a020" if (x, y) in amber else "#2a7fd6" if (x, y) in blue else "#343a41"
            side = pitch - m["wall"]
            plan.area(left + x * pitch + gap, inset + y * pitch + gap, side, side, fill, fill, 0.6)
    across, top = m["keypad_x"], length - m["keypad_y"] - m["keypad_height"]
    plan.area(across, top, m["keypad_width"], m["keypad_height"], "#30343a", radius=1.5)
    step_x, step_y = m["keypad_width"] / 4, m["keypad_height"] / 4
    for row, keys in enumerate(("123A", "456B", "789C", "*0#D")):
        for col, key in enumerate(keys):
            fill = "#b3413b" if key in "ABCD*#" else "#3b6ea8"
            key_x, key_y = across + col * step_x, top + row * step_y
            plan.area(key_x + 2.6, key_y + 3.1, step_x - 5.2, step_y - 6.2, fill, "#ddd", 1)
            plan.note(key_x + step_x / 2, key_y + step_y / 2 + 1.4, key, "middle", 15, "white")
    plan.across(0, width, -4, f"{width:.0f}")
    plan.along(width + 3, inset - sheet, m["sheet"], f"{m['sheet']:.0f}")
    plan.along(width + 3, top, m["keypad_height"], f"{m['keypad_height']:.0f}")
    plan.along(width + 13, 0, length, f"{length:.0f}")
    plan.across(across, m["keypad_width"], length + 5, f"{m['keypad_width']:.0f}")


def _section(plan: Plan) -> None:
    """Draw the cross section through the middle of the grid."""
    m = NUMBERS
    width, height, wall, lid = m["width"], m["height"], m["box_wall"], m["lid_height"]
    plan.note(width / 2, -12, "Cut across the grid", "middle", 15)
    plan.area(0, 0, width, height, "#fffdf8")
    plan.area(0, height - wall, width, wall, WOOD)
    for x in (0, width - wall):
        plan.area(x, lid, wall, height - lid, WOOD)
    middle, left = width / 2, m["grid_x"]
    seat, window = middle - m["sheet"] / 2, middle - m["raster_top"] / 2
    for mirror in (False, True):
        for edge, top in ((seat, 0.0), (window, m["diffuser"])):
            plan.area(width - edge if mirror else 0, top, edge, lid - top, LID, "none")
    plan.area(seat, 0, m["sheet"], m["diffuser"], SHEET)
    board = m["diffuser"] + m["raster"]
    for x in (middle - m["raster_outer"] / 2, middle + m["raster_top"] / 2):
        plan.area(x, lid + 0.2, m["flange"], board - lid - 0.2, "#f7f7f7")
    for number in range(PIXELS + 1):
        x = left + number * m["pitch"] - m["wall"] / 2
        plan.area(x, m["diffuser"], m["wall"], m["raster"], "#f7f7f7")
    for number in range(PIXELS):
        x = left + (number + 0.5) * m["pitch"] - m["led"] / 2
        plan.area(x, board - m["led_height"], m["led"], m["led_height"], LED)
    plan.area(left, board, m["matrix"], m["board"], PCB)
    low = board + m["board"]
    floor = height - wall
    for x in (left + 4, left + m["matrix"] - 4):
        plan.area(x - m["pillar"] / 2, low, m["pillar"], m["foam"], "#777")
        plan.area(x - m["pillar"] / 2, low + m["foam"], m["pillar"], floor - low - m["foam"], "#eee3cf")
    _pico(plan, floor)
    plan.note(wall + 24, floor - 8.5, "Pico, 51 x 21")
    plan.along(width + 3, 0, height, f"{height:.0f}")
    plan.across(0, width, -4, f"{width:.0f}")
    plan.across(left, m["matrix"], height + 6, f"{m['matrix']:.0f}")
    plan.note(0, height + 11, "Pillars with 1 mm of foam carry the matrix; its raster catches under the lid.")


def _pico(plan: Plan, floor: float) -> None:
    """Draw the Pico on its posts, with its socket at the opening in the wall."""
    m = NUMBERS
    x, low = m["pico_x"], floor - m["pico_post"]
    for hole in (m["pico_hole"], m["pico"] - m["pico_hole"]):
        plan.area(x + hole - 2.2, low, 4.4, m["pico_post"], "#eee3cf")
    middle = low - m["pico_board"] - m["usb_height"] / 2
    plan.area(0, middle - m["plug_height"] / 2, m["box_wall"], m["plug_height"], "#fffdf8")
    plan.area(x, low - m["pico_board"], m["pico"], m["pico_board"], "#3f7d4f")
    plan.area(x - 1.3, low - m["pico_board"] - m["usb_height"], 6, m["usb_height"], "#bbb")


def _detail(plan: Plan) -> None:
    """Draw an enlarged cross section of two pixels and the layers above them."""
    m = NUMBERS
    pitch, shown = m["pitch"], 2
    board = m["diffuser"] + m["raster"]
    plan.note(shown * pitch / 2, -2.2, "Two pixels, closer", "middle", 15)
    plan.area(-0.5, 0, shown * pitch + 1, m["diffuser"], SHEET)
    for number in range(shown):
        middle = (number + 0.5) * pitch
        x, low, high = plan.left + middle * plan.scale, board - m["led_height"], m["diffuser"]
        reach = (pitch - m["wall"]) / 2
        points = f"{x:g},{plan.top + low * plan.scale:g} "
        points += f"{x - reach * plan.scale:g},{plan.top + high * plan.scale:g} "
        points += f"{x + reach * plan.scale:g},{plan.top + high * plan.scale:g}"
        fill = "#f3c14e" if number == 0 else "#6fa8e8"
        plan.lines.append(f"<polygon points='{points}' fill='{fill}' fill-opacity='0.45'/>")
        plan.area(middle - m["led"] / 2, low, m["led"], m["led_height"], LED)
    for number in range(shown + 1):
        plan.area(number * pitch - m["wall"] / 2, m["diffuser"], m["wall"], m["raster"], "#f7f7f7")
    plan.area(-0.5, board, shown * pitch + 1, m["board"], PCB)
    right = shown * pitch + 1.6
    plan.along(right, 0, m["diffuser"], f"diffuser, {m['diffuser']:.0f}", 0.5)
    plan.along(right, m["diffuser"], m["distance"], f"to the light, {m['distance']:.1f}", 0.5)
    plan.along(right, board - m["led_height"], m["led_height"], f"LED, {m['led_height']:.1f}", 0.5)
    plan.along(right, board, m["board"], f"matrix, {m['board']:.1f}", 0.5)
    plan.across(pitch / 2, pitch, board + m["board"] + 2.2, f"pitch, {pitch:.1f}")
    low = board + m["board"]
    plan.note(-0.5, low + 4.4, f"white raster, {m['wall']:.0f} thick, {m['raster']:.0f} high: it keeps a pixel's")
    plan.note(-0.5, low + 5.6, "light to its own square; without it neighbours mix.")
