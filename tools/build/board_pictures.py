"""Pictures of boards for the wiring diagram: a Raspberry Pi Pico as it looks, and a plain box for any other board.

A board knows where each of its pins is: `place` returns the side and the point at which a wire begins.
"""

from tools.build.svg_drawing import Drawing, Point

Place = tuple[str, Point]
"""("left" or "right", the point where the wire begins)"""

_LEFT = "GP0 GP1 GND GP2 GP3 GP4 GP5 GND GP6 GP7 GP8 GP9 GND GP10 GP11 GP12 GP13 GND GP14 GP15"
_RIGHT = "VBUS VSYS GND 3V3_EN 3V3 ADC_VREF GP28 AGND GP27 GP26 RUN GP22 GND GP21 GP20 GP19 GP18 GND GP17 GP16"
PICO_LEFT, PICO_RIGHT = _LEFT.split(), _RIGHT.split()  # pins 1 to 20, and 40 to 21, both from the plug down
POWER, GROUND = "VBUS", "GND"  # names of the grid's supply pins in a diagram
MM = 9.0  # px per millimetre of a Pico
WIDTH_MM, LENGTH_MM, PITCH_MM, FIRST_MM, ROW_MM = 21.0, 51.0, 2.54, 1.37, 1.61
TAG_WIDTH, TAG_HEIGHT, LEG = 62, 18, 10
GOLD, GREEN, SILVER, CHIP = "#d9b04c", "#1f6b3a", "#c9ccd0", "#26282b"
UNUSED = "#e4e2da"


def is_pico(names: list[str]) -> bool:
    """Return whether a Pico has all these pins."""
    return all(name.startswith("GP") and name in PICO_LEFT + PICO_RIGHT for name in names)


class Board:
    """The base class of the pictures."""

    def places(self, name: str) -> list[tuple[int, Place]]:
        """Return the number and place of each pin with this name."""
        raise NotImplementedError

    def place(self, name: str) -> Place:
        """Return the place of a pin."""
        raise NotImplementedError

    def ground_near(self, name: str, taken: set[Point]) -> Place:
        """Return the place of the free pin GND that is nearest to a pin, on its side if possible."""
        side, (_, y) = self.place(name)
        free = [place for _, place in self.places(GROUND) if place[1] not in taken]
        return min(free, key=lambda place: (place[0] != side, abs(place[1][1] - y)))


class Pico(Board):
    """A Raspberry Pi Pico seen from above, with the USB plug up. A Pico W, 2 and 2 W have the same pins."""

    title = "Raspberry Pi Pico, from above"
    width, height = WIDTH_MM * MM, LENGTH_MM * MM

    def __init__(self, left: float, top: float) -> None:
        self.left, self.top = left, top

    def places(self, name: str) -> list[tuple[int, Place]]:
        """Return the number and place of each pin with this name. There are eight pins GND."""
        found = []
        for row, (one, other) in enumerate(zip(PICO_LEFT, PICO_RIGHT)):
            y = self.top + (FIRST_MM + row * PITCH_MM) * MM
            if one == name:
                found.append((row + 1, ("left", (self.left - LEG - TAG_WIDTH, y))))
            if other == name:
                found.append((40 - row, ("right", (self.left + self.width + LEG + TAG_WIDTH, y))))
        return found

    def place(self, name: str) -> Place:
        """Return the place of a pin. For GND, it is pin 38, next to VBUS."""
        found = dict(self.places(name))
        return found[38] if name == GROUND else next(iter(found.values()))

    def draw(self, drawing: Drawing, colours: dict[Point, str]) -> None:
        """Draw the board. The tags of pins in `colours` (point -> colour) are in the colour of their wire."""
        self._board(drawing)
        for row, names in enumerate(zip(PICO_LEFT, PICO_RIGHT)):
            y = self.top + (FIRST_MM + row * PITCH_MM) * MM
            for on_left, name in zip((True, False), names):
                self._pin(drawing, row + 1 if on_left else 40 - row, name, on_left, y, colours)

    def _pin(
        self, drawing: Drawing, number: int, name: str, on_left: bool, y: float, colours: dict[Point, str]
    ) -> None:
        edge = self.left if on_left else self.left + self.width
        inward = 1 if on_left else -1
        centre = edge + inward * ROW_MM * MM
        half = PITCH_MM * MM * 0.32
        drawing.rect(min(edge, centre), y - half, ROW_MM * MM, 2 * half, GOLD, kind="pad")
        if name == "GND":
            drawing.rect(centre - half, y - half, 2 * half, 2 * half, GOLD)  # pads of ground pins are square
        else:
            drawing.dot(centre, y, half, GOLD)
        drawing.dot(centre, y, 0.5 * MM, "#fffdf2")
        drawing.dot(edge, y, 0.45 * MM, "#fcfbf7")  # castellation
        number_x = centre + inward * half + inward * 3
        drawing.text(number_x, y + 3, str(number), "start" if on_left else "end", 10, "#cfe3d4", kind="number")
        outer = edge - inward * (LEG + TAG_WIDTH)
        used = colours.get((outer, y))
        drawing.polyline([(edge, y), (edge - inward * LEG, y)], used or "#c9c6bb", 2)
        drawing.rect(min(outer, outer + inward * TAG_WIDTH), y - TAG_HEIGHT / 2, TAG_WIDTH, TAG_HEIGHT, used or UNUSED,
                     radius=4)  # fmt: skip
        colour, size = ("white" if used else "#77746a"), (15 if len(name) < 7 else 11)
        middle = outer + inward * TAG_WIDTH / 2
        drawing.text(middle, y + 5, name, "middle", size, colour, kind="pin used" if used else "pin")

    def _board(self, drawing: Drawing) -> None:
        left, top, mm = self.left, self.top, MM

        def part(x: float, y: float, width: float, height: float, fill: str, line: str = "none", r: float = 0) -> None:
            drawing.rect(left + x * mm, top + y * mm, width * mm, height * mm, fill, line, r)

        part(0, 0, WIDTH_MM, LENGTH_MM, GREEN, "#123f22", 5)
        for x in (4.8, WIDTH_MM - 4.8):
            for y in (2.0, LENGTH_MM - 2.0):
                drawing.dot(left + x * mm, top + y * mm, 1.5 * mm, "#2a7d47")
                drawing.dot(left + x * mm, top + y * mm, 1.05 * mm, "#fcfbf7", "#123f22")
        part(6.5, -1.3, 8.0, 5.9, SILVER, "#7d8288", 3)
        part(7.3, -1.3, 6.4, 0.6, "#9aa0a6")
        drawing.text(left + 10.5 * mm, top + 2.3 * mm, "USB", "middle", 13, "#444")
        part(4.9, 9.6, 3.4, 4.3, SILVER, "#7d8288", 2)
        part(5.6, 10.5, 2.0, 2.5, "#f7f7f5", "#999", 3)
        drawing.text(left + 4.4 * mm, top + 15.6 * mm, "BOOTSEL", "start", 9, "white")
        part(12.3, 8.2, 3.4, 3.0, "#5c5f63", "#222", 1)  # inductor of the 3.3 V converter
        part(12.6, 12.2, 2.4, 2.4, CHIP)
        part(8.0, 17.0, 4.2, 3.6, CHIP)  # flash
        part(7.0, 22.0, 7.0, 7.0, CHIP, "#000", 2)
        drawing.text(left + 10.5 * mm, top + 26.0 * mm, "RP2040", "middle", 11, "#e8e8e8")
        drawing.dot(left + 7.8 * mm, top + 22.8 * mm, 0.3 * mm, "#888")
        part(8.9, 31.0, 3.2, 2.5, SILVER, "#7d8288", 2)  # crystal
        drawing.text(left + 10.5 * mm, top + 37.5 * mm, "Raspberry Pi", "middle", 11, "white")
        drawing.text(left + 10.5 * mm, top + 39.0 * mm, "Pico", "middle", 11, "white")
        drawing.text(left + 10.5 * mm, top + 46.6 * mm, "DEBUG", "middle", 9, "white")
        for number in range(3):
            x = 10.5 + (number - 1) * PITCH_MM
            part(x - 0.8, LENGTH_MM - 2.4, 1.6, 2.4, GOLD)
            drawing.dot(left + x * mm, top + (LENGTH_MM - 1.6) * mm, 0.5 * mm, "#fffdf2")
            drawing.dot(left + x * mm, top + LENGTH_MM * mm, 0.45 * mm, "#fcfbf7")


class OtherBoard(Board):
    """A board that this program has no picture of: a box with the pins in use, in the order of their parts.

    left, right: names of the pins on each side. A name can occur more than once, such as GND.
    """

    title = "your board"
    width = 150.0
    pitch = 26.0

    def __init__(self, x: float, top: float, left: list[str], right: list[str]) -> None:
        self.left, self.top = x, top
        self.names = {"left": left, "right": right}
        self.height = max(len(left), len(right), 8) * self.pitch + 20

    def places(self, name: str) -> list[tuple[int, Place]]:
        """Return the row and place of each pin with this name."""
        found = []
        for side, names in self.names.items():
            x = self.left - LEG if side == "left" else self.left + self.width + LEG
            found += [(row, (side, (x, self._y(row)))) for row, one in enumerate(names) if one == name]
        return found

    def place(self, name: str) -> Place:
        """Return the place of a pin. For GND, it is the first one on the right, next to 5 V."""
        found = [place for _, place in self.places(name)]
        return next((place for place in found if place[0] == "right"), found[0])

    def _y(self, row: int) -> float:
        return self.top + 22 + row * self.pitch

    def draw(self, drawing: Drawing, colours: dict[Point, str]) -> None:
        """Draw the box with its pins. `colours`: point -> colour of the wire."""
        drawing.rect(self.left, self.top, self.width, self.height, GREEN, "#123f22", 8)
        for side, names in self.names.items():
            for row, name in enumerate(names):
                y = self._y(row)
                at, anchor = (self.left + 10, "start") if side == "left" else (self.left + self.width - 10, "end")
                edge = self.left if side == "left" else self.left + self.width
                point = (self.left - LEG if side == "left" else edge + LEG, y)
                drawing.polyline([(edge, y), point], colours.get(point, "#c9c6bb"), 2)
                drawing.dot(edge, y, 5, GOLD)
                words = "5 V" if name == POWER else name
                drawing.text(at, y + 5, words, anchor, 14, "white", kind="pin used")
