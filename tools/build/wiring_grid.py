"""The grid in the wiring diagram, with its supply: resistor, capacitor, switch and a power supply of its own."""

from glowgrid.config.settings import Settings
from glowgrid.hal.strip_wiring import wiring
from tools.build.board_pictures import GROUND, POWER, Place
from tools.build.svg_drawing import Drawing, Point
from tools.build.wiring_parts import DATA_COLOUR, EXTRA_COLOUR, GROUND_COLOUR, POWER_COLOUR, Part, Terminal, resistor

USB_MA = 450  # a larger power budget needs a supply of its own
SIZE = 232.0  # of the pixels together
RIM = 9.0  # of the panel around them
ROOM, SWITCH = 142, 84  # between the edge and the panel: for resistor and capacitor, and for the switch
PAD = 40  # from pad to pad above or below the panel
COLOURS = {"DIN": DATA_COLOUR, "5V": POWER_COLOUR, "GND": GROUND_COLOUR}


def needs_supply(settings: Settings) -> bool:
    """Return whether the power budget is larger than what USB gives."""
    return settings.power_budget_ma > USB_MA


def supply_amperes(settings: Settings) -> float:
    """Return the rating of a supply for the power budget, with a quarter in reserve."""
    return settings.power_budget_ma / 800


class Grid(Part):
    """The grid as the player sees it, with the path of the strip, and the wires to its first pixel.

    board: y of the board's upper and lower edge.
    The three wires run in lanes: `lanes` maps DIN, 5V and GND to the height of their lane.
    """

    def __init__(
        self, settings: Settings, side: str, edge: float, pins: dict[str, Place], board: tuple[float, float]
    ) -> None:
        super().__init__(side, edge)
        self.settings = settings
        self.has_switch = bool(settings.sleep_pin)
        self.has_supply = needs_supply(settings)
        self.room = ROOM + SWITCH * self.has_switch  # px between the edge and the panel
        self.pitch, self.places, self.cols, self.rows = _strip(settings)
        self.width, self.height = self.cols * self.pitch + 2 * RIM, self.rows * self.pitch + 2 * RIM
        self.left = self.span(self.room, self.room + self.width)
        col, row = self.places[0]
        self.is_low = row > self.rows / 2
        self.is_far = (col < self.cols / 2) == (side == "left") and self.cols > 1
        self.names = sorted(("DIN", "5V", "GND"), key=lambda name: _arrival(pins[name], side, sum(board) / 2))
        self.lanes: dict[str, float] = {}
        self.top = 0.0
        self._set_lanes(pins, board[0])
        self.bottom = max(self.top + self.height + 34, *(y + 40 for y in self.lanes.values()))
        self._set_terminals()
        self.highest = min(self.top - 44, *(y - 40 for y in self.lanes.values()))
        if self.has_supply and self.outside < 0:
            self.highest = min(self.highest, self.outer_lane - 130)

    def _set_lanes(self, pins: dict[str, Place], board_top: float) -> None:
        gaps = [46.0 if "DIN" not in pair else 36.0 for pair in zip(self.names, self.names[1:])]
        below_first = dict(zip(self.names, (0.0, gaps[0], gaps[0] + gaps[1])))
        total = gaps[0] + gaps[1]
        if self.is_low:
            self.top = board_top - 60
            low = self.top + self.height
            first = low + 50 if self.is_far else low - RIM - self.pitch / 2 - total
        else:
            anchor = next((name for name in ("5V", "DIN", "GND") if pins[name][0] == self.side), "DIN")
            first = max(pins[anchor][1][1] - below_first[anchor], 60)
            self.top = first + total + 50 if self.is_far else first - RIM - self.pitch / 2
        self.lanes = {name: first + below for name, below in below_first.items()}

    def _set_terminals(self) -> None:
        pins = {"DIN": self.settings.pixel_pin, "5V": POWER, "GND": GROUND}
        for name in self.names:
            if not (name == "5V" and self.has_supply):
                self.terminals.append(Terminal(pins[name], (self.edge, self.lanes[name]), COLOURS[name]))
        self.outside = 1 if self.names[0] == "DIN" else -1  # direction from the lanes to free room
        self.outer_lane = max(self.lanes.values()) if self.outside > 0 else min(self.lanes.values())
        if self.has_switch:
            y = self.outer_lane + 30 * self.outside
            self.terminals.append(Terminal(self.settings.sleep_pin, (self.edge, y), EXTRA_COLOUR))

    def draw(self, drawing: Drawing) -> None:
        """Draw the lanes with their parts, the panel and the strip."""
        self._panel(drawing)
        for number, name in enumerate(self.names):
            drawing.polyline(self._lane(number, name), COLOURS[name], 3)
        if self.has_supply:
            self._supply(drawing)
        if self.has_switch:
            self._switch(drawing)
        self._capacitor(drawing)
        x, y = self.span(52, 104) + (-SWITCH if self.side == "left" else SWITCH) * self.has_switch, self.lanes["DIN"]
        resistor(drawing, x, y, ("#e67e22", "#e67e22", "#8d5a2b"))  # 330 ohms
        drawing.text(x + 26, y - 13, "330 to 470 Ω", "middle", 14)
        self._pads(drawing)

    def _pad(self, number: int) -> Point:
        """Return the place of a pad on the panel's rim."""
        y = self.lanes[self.names[number]]
        if not self.is_far:
            return (self.at(self.room), y)
        turn = number if (self.side == "left") != self.is_low else 2 - number
        first = self.left + RIM + (self.places[0][0] + 0.5) * self.pitch
        start = min(max(first - PAD, self.left + 16), self.left + self.width - 2 * PAD - 12)
        return (start + turn * PAD, self.top + self.height if self.is_low else self.top)

    def _lane(self, number: int, name: str) -> list[Point]:
        x, y = self._pad(number)
        start = self.at(8) if name == "5V" and self.has_supply else self.edge
        return [(start, self.lanes[name]), (x, self.lanes[name]), (x, y)]

    def _pads(self, drawing: Drawing) -> None:
        for number, name in enumerate(self.names):
            x, y = self._pad(number)
            drawing.rect(x - 6, y - 6, 12, 12, "#d9b04c", "#7a5f1c", 2)
            if self.is_far:
                drawing.text(x + 5, y + (20 if self.is_low else -12), name, size=13, colour=COLOURS[name])
            else:
                drawing.text(x + (-9 if self.side == "right" else 9), y + 17, name,
                             "end" if self.side == "right" else "start", 13, COLOURS[name])  # fmt: skip
            if name == "DIN":
                drawing.arrow((x, y), self._centre(self.places[0]), "#7ee08a", 3)

    def _centre(self, place: tuple[int, int]) -> Point:
        col, row = place
        return (self.left + RIM + (col + 0.5) * self.pitch, self.top + RIM + (row + 0.5) * self.pitch)

    def _panel(self, drawing: Drawing) -> None:
        s = self.settings
        title = f"grid {self.cols}x{self.rows}, from the front"
        y = self.top - 12 if self.is_low or not self.is_far else self.top + self.height + 22
        drawing.text(self.left + self.width / 2, y, title, "middle", 16)
        drawing.rect(self.left, self.top, self.width, self.height, "#20242a", "#000", 5)
        side = self.pitch * 0.7
        for number, place in enumerate(self.places):
            x, y = self._centre(place)
            fill = "#7ee08a" if number == 0 else "#e9e6da"
            drawing.rect(x - side / 2, y - side / 2, side, side, fill, radius=side / 6, kind="pixel")
        drawing.polyline([self._centre(place) for place in self.places], "#4d9de0", max(self.pitch / 18, 0.6), "strip")
        end, before = self._centre(self.places[-1]), self._centre(self.places[-2])
        drawing.arrow(before, end, "#4d9de0", max(self.pitch / 18, 0.6))
        corner = f"{'bottom' if self.is_low else 'top'}-{'left' if self.places[0][0] < self.cols / 2 else 'right'}"
        words = f"first pixel: {corner}; {s.grid_wiring}"
        away = self.height + 22 if self.is_low is False and not self.is_far else -32
        if self.is_far and not self.is_low:
            away = self.height + 40
        drawing.text(self.left + self.width / 2, self.top + away, words, "middle", 14, "#444")

    def _capacitor(self, drawing: Drawing) -> None:
        """Draw an electrolytic capacitor between the lanes 5V and GND. The stripe is at its minus."""
        x = self.at(24 + SWITCH * self.has_switch)
        plus, minus = self.lanes["5V"], self.lanes["GND"]
        down = 1 if minus > plus else -1
        drawing.polyline([(x, plus), (x, minus)], "#888", 2.5)
        top = min(plus, minus) + 6
        drawing.rect(x - 13, top, 26, 34, "#2b3f73", "#141d38", 4)
        stripe = minus - down * 6
        drawing.rect(x - 13, stripe - (10 if down > 0 else 0), 26, 10, "#cdd3e2", radius=2)
        drawing.text(x, stripe + (-1 if down > 0 else 9), "−", "middle", 13, "#111")
        drawing.text(x, plus + down * 17 + (5 if down > 0 else 3), "+", "middle", 15, "white")
        for y, colour in ((plus, POWER_COLOUR), (minus, GROUND_COLOUR)):
            drawing.dot(x, y, 4.5, colour)
        anchor, text_x = ("start", x + 18) if self.side == "right" else ("end", x - 18)
        drawing.text(text_x, top + 14, "1000 µF", anchor, 14)
        drawing.text(text_x, top + 30, "≥ 6.3 V", anchor, 14)

    def _switch(self, drawing: Drawing) -> None:
        y, lane = self.lanes["5V"], self.terminals[-1].point[1]
        middle = self.at(50)
        route = [(self.edge, lane), (middle, lane), (middle, y)]
        drawing.polyline(route, "#fcfbf7", 7)
        drawing.polyline(route, EXTRA_COLOUR, 2.5)
        drawing.rect(self.span(16, 84), y - 13, 68, 26, "#3a3d42", "#111", 4)
        drawing.text(middle, y + 5, "MOSFET", "middle", 13, "white")
        aside = self.at(104 if self.has_supply else 56)
        drawing.text(
            aside, lane + 5 + 9 * self.outside, "sleep switch:", "start" if self.side == "right" else "end", 12
        )
        drawing.text(aside, lane + 19 + 9 * self.outside, "see Power", "start" if self.side == "right" else "end", 12)

    def _supply(self, drawing: Drawing) -> None:
        near = self.outer_lane + (62 if self.has_switch else 34) * self.outside
        for x, name in ((self.at(8), "5V"), (self.at(92), "GND")):
            drawing.polyline([(x, near), (x, self.lanes[name])], "#fcfbf7", 7)
            drawing.polyline([(x, near), (x, self.lanes[name])], COLOURS[name], 3)
            drawing.dot(x, self.lanes[name], 4.5, COLOURS[name])
            drawing.text(x + (6 if x < self.at(50) else -6), near - 5 * self.outside + 4, "+" if name == "5V" else "−",
                         "start" if x < self.at(50) else "end", 15)  # fmt: skip
        top = near if self.outside > 0 else near - 44
        drawing.rect(self.span(0, 100), top, 100, 44, "#4a4f57", "#111", 5)
        drawing.text(self.at(50), top + 19, "5 V supply", "middle", 14, "white")
        drawing.text(self.at(50), top + 36, f"{supply_amperes(self.settings):.1f} A or more", "middle", 12, "white")
        self.bottom = max(self.bottom, top + 60)


def _arrival(place: Place, side: str, middle: float) -> float:
    """Return a number that sorts pins by the height at which their wires reach the grid's side of the board."""
    pin_side, (_, y) = place
    if pin_side == side:
        return y
    return -1000 - y if y < middle else 10000 - y


def _strip(settings: Settings) -> tuple[float, list[tuple[int, int]], int, int]:
    """Return the pitch in px, the (column, row) of each pixel along the strip, and the columns and rows as seen."""
    width, height = settings.grid_width, settings.grid_height
    serpentine = settings.grid_wiring == "serpentine"
    strip = wiring(width, height, settings.grid_corner, settings.grid_order, serpentine, settings.grid_rotation)
    if settings.grid_rotation in (90, 270):
        width, height = height, width
    places = sorted((index, place) for place, index in enumerate(strip))
    return SIZE / max(width, height), [(at % width, at // width) for _, at in places], width, height
