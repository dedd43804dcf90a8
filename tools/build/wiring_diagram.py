"""Draw the wiring diagram for a settings.toml, and calculate the current that the grid draws:

    python -m tools.build.wiring_diagram [SETTINGS.toml] [--svg docs/builders/wiring.svg]

The diagram shows the wires from the board's pins to the strip and the keypad, and the path of the strip through the
grid. The command prints three currents:

- the current of the dark grid
- the current of the fully lit grid
- the limit POWER_BUDGET_MA: Glowgrid dims frames so that the grid stays below it
"""

import sys
from html import escape
from pathlib import Path

from glowgrid.config.errors import SettingError
from glowgrid.config.settings import Settings
from glowgrid.hal.power_budget import max_levels
from glowgrid.hal.strip_wiring import wiring
from host_common import command_line
from host_sim.board.overridden_settings import load

ROOT = Path(__file__).resolve().parents[2]
WIDTH, HEAD, LINE = 900, 70, 26
COLOURS = {"power": "#c62828", "ground": "#333333", "data": "#2e7d32", "row": "#1565c0", "col": "#ef6c00"}
STYLE = "font-family='sans-serif' font-size='14'"


class Drawing:
    """An SVG image: each method appends one element."""

    def __init__(self, width: int, height: int) -> None:
        size = f"width='{width}' height='{height}' viewBox='0 0 {width} {height}'"
        self.lines = [f"<svg xmlns='http://www.w3.org/2000/svg' {size} {STYLE}>"]
        self.lines.append("<rect width='100%' height='100%' fill='white'/>")

    def box(self, x: float, y: float, width: float, height: float, title: str = "") -> None:
        self.lines.append(
            f"<rect x='{x:g}' y='{y:g}' width='{width:g}' height='{height:g}' rx='8' fill='#f4f4f4' stroke='#888'/>"
        )
        if title:
            self.text(x + width / 2, y - 8, title, "middle")

    def text(self, x: float, y: float, words: str, anchor: str = "start", size: int = 14) -> None:
        place = f"x='{x:g}' y='{y:g}' text-anchor='{anchor}' font-size='{size}'"
        self.lines.append(f"<text {place}>{escape(words)}</text>")

    def wire(self, points: list[tuple[float, float]], kind: str, width: float = 2) -> None:
        path = " ".join(f"{x:g},{y:g}" for x, y in points)
        self.lines.append(f"<polyline points='{path}' fill='none' stroke='{COLOURS[kind]}' stroke-width='{width:g}'/>")

    def dot(self, x: float, y: float, radius: float, colour: str) -> None:
        self.lines.append(f"<circle cx='{x:g}' cy='{y:g}' r='{radius:g}' fill='{colour}'/>")

    def __str__(self) -> str:
        return "\n".join([*self.lines, "</svg>\n"])


def diagram(settings: Settings) -> str:
    """Return the wiring diagram as SVG."""
    rows, cols = len(settings.keypad_rows), len(settings.keypad_cols)
    wires = 3 + rows + cols
    height = max(HEAD + wires * LINE + 30, 480)
    drawing = Drawing(WIDTH, height)
    drawing.box(40, HEAD, 150, wires * LINE + 10, "board")
    _strip(drawing, settings)
    _keypad(drawing, settings)
    return str(drawing)


def _pin_y(number: int) -> float:
    return HEAD + 20 + number * LINE


def _strip(drawing: Drawing, settings: Settings) -> None:
    pins = (("5 V (VBUS)", "power"), ("GND", "ground"), (settings.pixel_pin, "data"))
    left, top, size = 560, HEAD + 20, 180
    for number, (pin, kind) in enumerate(pins):
        y, end = _pin_y(number), top + 16 + number * 22
        drawing.text(182, y + 5, pin, "end")
        bend = 330 - number * 14
        drawing.wire([(190, y), (bend, y), (bend, end), (left - 10, end)], kind)
        drawing.text(left - 16, end - 4, ("5V", "GND", "DIN")[number], "end", 12)
    drawing.box(380, top + 51, 100, 18)
    drawing.text(430, top + 64, "330 to 470 ohms", "middle", 11)
    drawing.text(345, top + 11, "1000 µF between 5V and GND", "start", 11)
    drawing.box(left - 10, top - 10, size + 20, size + 20, "grid, as you see it")
    _draw_strip_path(drawing, settings, left, top, size)


def _draw_strip_path(drawing: Drawing, settings: Settings, left: int, top: int, size: int) -> None:
    """Draw the path of the strip as a line through the pixels, with a green dot on the first pixel."""
    width, height = settings.grid_width, settings.grid_height
    serpentine = settings.grid_wiring == "serpentine"
    strip = wiring(width, height, settings.grid_corner, settings.grid_order, serpentine, settings.grid_rotation)
    if settings.grid_rotation in (90, 270):
        width, height = height, width
    pitch = size / max(width, height)
    places = sorted((index, place) for place, index in enumerate(strip))
    points = [(left + (at % width + 0.5) * pitch, top + (at // width + 0.5) * pitch) for _, at in places]
    drawing.wire(points, "data", 1)
    for number, (x, y) in enumerate(points):
        drawing.dot(x, y, pitch * (0.36 if number == 0 else 0.2), "#2e7d32" if number == 0 else "#b8b8b8")


def _keypad(drawing: Drawing, settings: Settings) -> None:
    """Draw the keypad's keys. The wires of the rows come from the left. Those of the columns come from below."""
    left, top, pitch = 600, 300, 34
    for row, keys in enumerate(settings.keypad_keys):
        for col, key in enumerate(keys):
            drawing.box(left + col * pitch, top + row * pitch, pitch - 6, pitch - 6)
            drawing.text(left + col * pitch + 14, top + row * pitch + 19, key, "middle")
    drawing.text(left + pitch * len(settings.keypad_keys[0]) / 2, top - 6, "keypad, from the front", "middle", 12)
    bottom = top + len(settings.keypad_keys) * pitch
    for number, pin in enumerate([*settings.keypad_rows, *settings.keypad_cols]):
        y, row = _pin_y(3 + number), number < len(settings.keypad_rows)
        drawing.text(182, y + 5, pin, "end")
        if row:
            end = top + number * pitch + 14
            drawing.wire([(190, y), (470 - number * 14, y), (470 - number * 14, end), (left, end)], "row")
            drawing.text(left - 60, end - 4, f"row {number + 1}", "start", 11)
        else:
            col = number - len(settings.keypad_rows)
            x, low = left + col * pitch + 14, bottom + 10 + col * 10
            drawing.wire([(190, y), (400 - col * 14, y), (400 - col * 14, low), (x, low), (x, bottom - 6)], "col")


def sums(settings: Settings) -> list[str]:
    """Return the sentences of the power calculation."""
    pixels = settings.grid_width * settings.grid_height
    channels = 4 if "W" in settings.pixel_order else 3
    idle = -(-pixels * settings.pixel_idle_ua // 1000)
    channel = settings.pixel_channel_ma
    most = idle + pixels * channels * channel
    budget = settings.power_budget_ma
    supply = "a USB port gives that" if budget <= 450 else f"take a 5 V supply of at least {budget / 800:.1f} A"
    sentences = [
        f"{pixels} pixels draw {idle} mA while dark ({settings.pixel_idle_ua} µA each).",
        f"Fully lit, all white, they would draw {most / 1000:.1f} A: {channels} times {channel} mA each.",
    ]
    try:
        max_levels(budget, pixels, settings.pixel_idle_ua, channel)
    except SettingError as error:
        return [*sentences, str(error)]
    return [
        *sentences,
        f"POWER_BUDGET_MA = {budget}: frames are dimmed to stay below {budget / 1000:.2f} A; {supply}.",
        brightness(settings),
        f"The board itself draws about 50 mA more. Wires to the grid: {_wire(budget)}.",
    ]


def brightness(settings: Settings) -> str:
    """Return a sentence that says how many white pixels can have the full BRIGHTNESS within the power budget."""
    pixels = settings.grid_width * settings.grid_height
    limit = max_levels(settings.power_budget_ma, pixels, settings.pixel_idle_ua, settings.pixel_channel_ma)
    set_to = max(settings.brightness * 255 // 100, 1)  # level out of 255, for each of a white pixel's three channels
    many, all_lit = min(limit // (3 * set_to), pixels), min(limit / (3 * pixels * 255), settings.brightness / 100)
    return (
        f"BRIGHTNESS = {settings.brightness}: up to {many} white pixels get all of it, {settings.brightness} % of "
        f"their light; more are dimmed together, all {pixels} to {100 * all_lit:.1f} %. Colours take less."
    )


def _wire(budget: int) -> str:
    for limit, words in ((1000, "0.25 mm² (AWG 24)"), (3000, "0.5 mm² (AWG 20)"), (7000, "1 mm² (AWG 17)")):
        if budget <= limit:
            return words
    return "1.5 mm² or more, and feed 5 V in at several places"


def main(arguments: list[str] | None = None) -> int:
    """Print the power calculation, and return the exit code. If --svg names a file, write the diagram to it."""
    parser = command_line.parser("python -m tools.build.wiring_diagram", "Wiring diagram and power calculation.")
    parser.add_argument("settings", nargs="?", type=Path, default=ROOT / "settings.toml")
    parser.add_argument("--svg", type=Path, help="write the diagram to this file")
    options = parser.parse_args(arguments)
    try:
        settings = Settings(load(options.settings, must_exist=True).get)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    print("\n".join(sums(settings)))
    if options.svg:
        options.svg.write_text(diagram(settings), encoding="utf-8")
        print(f"Drawn: {options.svg}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
