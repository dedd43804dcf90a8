"""The parts around the board in the wiring diagram. Each part knows its terminals and draws itself.

To add a part, write a class with `terminals`, `bottom` and `draw`, and add it in wiring_picture.py.
"""

from glowgrid.config.settings import Settings
from tools.build.svg_drawing import Drawing, Point

ROW_COLOURS = ("#0d47a1", "#1e88e5", "#00838f", "#5e35b1")
COL_COLOURS = ("#d84315", "#8d5a2b", "#ad1457", "#6d7d1b")
POWER_COLOUR, GROUND_COLOUR, DATA_COLOUR, EXTRA_COLOUR = "#c62828", "#222222", "#2e7d32", "#00695c"


class Terminal:
    """The end of a wire at a part: the pin that it comes from, its place, and its colour."""

    def __init__(self, pin: str, point: Point, colour: str, ground_of: str = "") -> None:
        self.pin, self.point, self.colour = pin, point, colour
        self.ground_of = ground_of  # for GND: use the pin GND nearest to this pin


class Part:
    """A part on one side of the board. Wires reach it at x = `edge`."""

    def __init__(self, side: str, edge: float) -> None:
        self.side, self.edge = side, edge
        self.terminals: list[Terminal] = []
        self.bottom = 0.0

    def at(self, away: float) -> float:
        """Return the x that is `away` px farther from the board than the edge."""
        return self.edge - away if self.side == "left" else self.edge + away

    def span(self, near: float, far: float) -> float:
        """Return the left x of what lies between `near` and `far` px from the edge."""
        return min(self.at(near), self.at(far))

    def draw(self, drawing: Drawing) -> None:
        """Draw the part. Its wires are drawn before."""
        raise NotImplementedError


class Keypad(Part):
    """A matrix keypad from the front. Its cable is folded towards the board and ends in a connector."""

    KEY, MARGIN, WIRE = 48, 10, 16

    def __init__(self, settings: Settings, side: str, edge: float, top: float) -> None:
        super().__init__(side, edge)
        self.keys = settings.keypad_keys
        self.top = top
        self.width = len(self.keys[0]) * self.KEY + 2 * self.MARGIN
        self.height = len(self.keys) * self.KEY + 2 * self.MARGIN
        self.left = self.span(60, 60 + self.width)
        rows, cols = list(settings.keypad_rows), list(settings.keypad_cols)
        names = [f"R{number + 1}" for number in range(len(rows))] + [f"C{number + 1}" for number in range(len(cols))]
        colours = [ROW_COLOURS[number % 4] for number in range(len(rows))]
        colours += [COL_COLOURS[number % 4] for number in range(len(cols))]
        self.fold_top = top + self.height + 26
        self.bottom = self.fold_top + len(names) * self.WIRE + 58
        wires = list(zip(rows + cols, names, colours))
        if side == "right":
            wires.reverse()  # the cable is folded to the other side, so its first wire is at the bottom
        self.names = [name for _, name, _ in wires]
        for number, (pin, _, colour) in enumerate(wires):
            self.terminals.append(Terminal(pin, (edge, self._wire_y(number)), colour))

    def _wire_y(self, number: int) -> float:
        return self.fold_top + (number + 0.5) * self.WIRE

    def draw(self, drawing: Drawing) -> None:
        """Draw the cable, the connector with its labels, and the keys."""
        self._cable(drawing)
        drawing.text(self.left + self.width / 2, self.top - 10, "keypad, from the front", "middle", 16)
        drawing.rect(self.left, self.top, self.width, self.height, "#2b2f36", "#111", 8)
        for row, keys in enumerate(self.keys):
            for col, key in enumerate(keys):
                x = self.left + self.MARGIN + col * self.KEY
                y = self.top + self.MARGIN + row * self.KEY
                fill = "#3b6ea8" if key.isdigit() else "#b3413b"
                drawing.rect(x + 5, y + 5, self.KEY - 10, self.KEY - 10, fill, "#eee", 5)
                drawing.text(x + self.KEY / 2, y + self.KEY / 2 + 7, key, "middle", 20, "white", kind="key")
        many = len(self.terminals) * self.WIRE
        drawing.rect(self.span(0, 50), self.fold_top - 6, 50, many + 12, "#333", "#111", 4)
        for terminal, name in zip(self.terminals, self.names):
            y = terminal.point[1]
            drawing.rect(self.at(8) - 4, y - 4, 8, 8, "#d9b04c")
            drawing.text(self.at(32), y + 5, name, "middle", 13, "white", kind="connector")
        words = ("R = row, top row first. C = column,", "left column first. Cable folded once,", "wire 1 (R1) is left.")
        for number, line in enumerate(words):
            x = self.left if self.side == "left" else self.edge + 4
            drawing.text(x, self.fold_top + many + 26 + number * 17, line, size=14, colour="#444")

    def _cable(self, drawing: Drawing) -> None:
        many = len(self.terminals) * self.WIRE
        middle, low = self.left + self.width / 2, self.top + self.height
        left, right, top, bottom = middle - many / 2, middle + many / 2, self.fold_top, self.fold_top + many
        near, far = (right, left) if self.side == "left" else (left, right)
        end = {near: bottom, far: top}
        shape = [(left, low), (right, low), (right, end[right]), (left, end[left])]
        drawing.polygon(shape, "#d9d5c8", "#a8a394")
        drawing.polygon([(far, top), (self.at(50), top), (self.at(50), bottom), (near, bottom)], "#c8c3b3", "#a8a394")
        for number, terminal in enumerate(self.terminals):
            y = self._wire_y(number)
            x = far + (y - top) * (1 if near > far else -1)
            drawing.polyline([(x, y), (self.at(50), y)], terminal.colour, 1.2)
            drawing.polyline([(x, low), (x, min(y, top))], terminal.colour, 1.2)


class Buttons(Part):
    """Five or six push buttons. Each connects its pin to ground, and one wire of ground serves all of them."""

    NAMES = "up", "down", "left", "right", "OK", "back"
    STEP = 40  # px from button to button

    def __init__(self, settings: Settings, side: str, edge: float, top: float) -> None:
        super().__init__(side, edge)
        self.top = top
        pins = settings.button_pins
        self.low = top + len(pins) * self.STEP
        self.bottom = self.low + 46
        colours = (*ROW_COLOURS, *COL_COLOURS)
        for number, (pin, colour) in enumerate(zip(pins, colours)):
            self.terminals.append(Terminal(pin, (edge, top + (number + 0.5) * self.STEP), colour))
        self.terminals.append(Terminal("GND", (edge, self.low + 14), GROUND_COLOUR, ground_of=pins[-1]))

    def draw(self, drawing: Drawing) -> None:
        """Draw the buttons one below the other, each between its wire and the wire of ground."""
        near, far, ground = 30, 74, 110
        ground_y = self.terminals[-1].point[1]
        drawing.text(self.at((near + far) / 2), self.top - 10, "buttons", "middle", 16)
        drawing.polyline([(self.edge, ground_y), (self.at(ground), ground_y)], GROUND_COLOUR, 3)
        drawing.polyline([(self.at(ground), self.top + self.STEP / 2), (self.at(ground), ground_y)], GROUND_COLOUR, 3)
        for terminal, name in zip(self.terminals[:-1], self.NAMES):
            y = terminal.point[1]
            drawing.polyline([(self.edge, y), (self.at(near), y)], terminal.colour, 3)
            drawing.polyline([(self.at(far), y), (self.at(ground), y)], GROUND_COLOUR, 3)
            drawing.rect(self.span(near, far), y - 16, far - near, 32, "#2b2f36", "#111", 5)
            drawing.dot(self.at((near + far) / 2), y, 11, "#b3413b", "#111")
            drawing.text(self.at(ground + 14), y + 5, name, "end" if self.side == "left" else "start", 16, kind="key")
        drawing.text(self.at(near), ground_y + 22, "one ground for all", "middle", 14, "#444")


class Buzzer(Part):
    """A passive piezo buzzer behind 100 ohms."""

    def __init__(self, settings: Settings, side: str, edge: float, top: float) -> None:
        super().__init__(side, edge)
        self.top, self.bottom = top, top + 96
        pin = settings.buzzer_pin
        self.terminals = [
            Terminal(pin, (edge, top + 30), EXTRA_COLOUR),
            Terminal("GND", (edge, top + 66), GROUND_COLOUR, ground_of=pin),
        ]

    def draw(self, drawing: Drawing) -> None:
        """Draw the resistor, the disc and its two wires."""
        x = self.at(128)
        for terminal in self.terminals:
            drawing.polyline([terminal.point, (x, terminal.point[1])], terminal.colour, 3)
        resistor(drawing, self.span(14, 66), self.top + 30, ("#8d5a2b", "#222", "#8d5a2b"))  # 100 ohms
        drawing.text(self.at(40), self.top + 15, "100 Ω", "middle", 15)
        drawing.dot(x, self.top + 48, 34, "#2a2a2a", "#000")
        drawing.dot(x, self.top + 48, 6, "#777")
        drawing.text(x, self.top + 100, "passive buzzer", "middle", 15)


class OtherGlowgrid(Part):
    """The other board of a game over a cable. TX goes to its RX, and RX to its TX."""

    def __init__(self, settings: Settings, side: str, edge: float, top: float) -> None:
        super().__init__(side, edge)
        self.top, self.bottom = top, top + 122
        wires = (
            (settings.link_tx, "LINK_RX", EXTRA_COLOUR),
            (settings.link_rx, "LINK_TX", "#6a1b9a"),
            ("GND", "GND", GROUND_COLOUR),
        )
        self.names = [name for _, name, _ in wires]
        for number, (pin, _, colour) in enumerate(wires):
            ground_of = settings.link_rx if pin == "GND" else ""
            self.terminals.append(Terminal(pin, (edge, top + 34 + number * 26), colour, ground_of))

    def draw(self, drawing: Drawing) -> None:
        """Draw the board with its three pins, and arrows in the direction of the data."""
        drawing.rect(self.span(40, 190), self.top + 12, 150, 98, "#1f6b3a", "#123f22", 8)
        for terminal, name in zip(self.terminals, self.names):
            (x, y), pin = terminal.point, self.at(40)
            if name == "LINK_RX":
                drawing.arrow((x, y), (pin, y), terminal.colour)
            elif name == "LINK_TX":
                drawing.arrow((pin, y), (x, y), terminal.colour)
            else:
                drawing.polyline([(x, y), (pin, y)], terminal.colour, 3)
            drawing.dot(pin, y, 5, "#d9b04c")
            drawing.text(self.at(115), y + 5, f"its {name}", "middle", 14, "white")
        drawing.text(self.at(115), self.top + 4, "the other board", "middle", 15)


def resistor(drawing: Drawing, left: float, y: float, bands: tuple[str, str, str]) -> None:
    """Draw a resistor of 52 px with colour bands, on a horizontal wire at `y`."""
    drawing.rect(left, y - 8, 52, 16, "#e6cfa3", "#8f7a4e", 7)
    for number, colour in enumerate((*bands, "#c9a227")):
        drawing.rect(left + 9 + number * 9 + 4 * (number == 3), y - 8, 4, 16, colour)
