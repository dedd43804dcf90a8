"""The lights of the board as characters in a terminal. On terminals without colours, each light is a letter.

Imports Textual and Rich.
"""

from rich.segment import Segment
from rich.style import Style
from textual.events import MouseDown, MouseUp
from textual.strip import Strip
from textual.widget import Widget

from host_sim.parts.strip import Colour
from host_sim.pictures.terminal_colour import shade
from host_sim.pictures.text_art import letter
from host_sim.simulator import Simulator

LARGEST_SCALE = 3
GUTTER = 3  # width of the columns beside the lights, in which the names of rows are
MANY_COLOURS = ("truecolor", "256")  # with these colour systems, a dim light can be distinguished from black
NAMES = Style(color="rgb(164,170,180)")
PLAIN, MARK = Style(color="white"), "rgb(85,85,85)"
HALVES = {(True, True): "█", (True, False): "▀", (False, True): "▄", (False, False): "·"}


class LightsWidget(Widget):
    """The lights of the board. Each light is `scale` lines high and 2 * `scale` characters wide.

    If `scale` is 0, each character shows two lights, one above the other. The names of columns and rows are around the
    lights.
    """

    def __init__(self, sim: Simulator, colours: str | None) -> None:
        super().__init__(id="panel")
        self._colours = colours
        self._sim = sim
        self._machine = sim.machine
        self.frame = sim.machine.frame()
        self.scale = 1
        self._edges: list[tuple[str, str, float]] = []  # see screen/board_frame.py

    def fit(self, width: int, height: int) -> int:
        """Make the lights as large as possible within `width` x `height` characters. Return how many lines of
        characters the lights and the names of columns need. The names' line may be outside `height`."""
        columns, rows = len(self.frame[0]), len(self.frame)
        self.scale = max(0, min((width - 2 * GUTTER) // columns // 2, height // rows, LARGEST_SCALE))
        self.styles.width = 2 * GUTTER + (columns * 2 * self.scale or columns)
        self.styles.height = lines = 1 + (rows * self.scale or (rows + 1) // 2)
        self.refresh()
        return lines

    def label(self, edges: list[tuple[str, str, float]]) -> None:
        """Show these names of columns and rows, as in screen/board_frame.py. [] hides them."""
        if edges != self._edges:
            self._edges = edges
            self.refresh()

    def on_mouse_down(self, event: MouseDown) -> None:
        light = self._light_at(event.x, event.y)
        if event.button == 1 and light:
            self.capture_mouse()
            self._sim.finger_down(*light)

    def on_mouse_up(self, event: MouseUp) -> None:
        self.release_mouse()
        self._sim.finger_up()

    def _light_at(self, x: int, y: int) -> tuple[int, int] | None:
        """Return (column, row) of the light that is shown at the character (x, y), or None if there is no light.

        If the character shows two lights, return the upper light.
        """
        x -= GUTTER
        column, row = (x // (2 * self.scale), y // self.scale) if self.scale else (x, 2 * y)
        is_there = 0 <= column < len(self.frame[0]) and 0 <= row < len(self.frame)
        return (column, row) if is_there else None

    def redraw(self) -> None:
        """Redraw if a light has changed."""
        frame = self._machine.frame()
        if frame != self.frame:
            self.frame = frame
            self.refresh()

    def render_line(self, y: int) -> Strip:
        if y * 2 >= len(self.frame) * (2 * self.scale or 1):
            return Strip([Segment(self._column_names(), NAMES)])
        if self.scale:
            row, is_middle = self.frame[y // self.scale], y % self.scale == self.scale // 2
            lights = [self._pixel(colour, is_middle) for colour in row]
        else:
            upper, lower = self.frame[2 * y], self.frame[min(2 * y + 1, len(self.frame) - 1)]
            lights = [self._two_pixels(above, below) for above, below in zip(upper, lower, strict=True)]
        left, right = self._row_name(y, "left").rjust(GUTTER - 1) + " ", " " + self._row_name(y, "right")
        return Strip([Segment(left, NAMES), *lights, Segment(right.ljust(GUTTER), NAMES)])

    def _row_name(self, y: int, side: str) -> str:
        """Return the name of the row whose middle is in line `y` of characters, or ""."""
        lines = self.scale or 0.5  # per light
        return next((text for text, at, place in self._edges if at == side and int(place * lines) == y), "")

    def _column_names(self) -> str:
        """Return the line with the names of the columns."""
        line = [" "] * (2 * GUTTER + len(self.frame[0]) * (2 * self.scale or 1))
        for text, side, place in self._edges:
            if side == "bottom":
                at = GUTTER + int(place * (2 * self.scale or 1))
                line[at : at + len(text)] = text
        return "".join(line)

    def _pixel(self, colour: Colour, is_middle: bool) -> Segment:
        """Return one of the lines of characters that show a light. `is_middle` is True for the middle line.

        In a terminal without colours, the middle line contains the letter of the light's colour. In a terminal with few
        colours, the middle line contains a dot if the light is off.
        """
        shown = self._rgb(colour)
        mark = "" if not is_middle or self._colours in MANY_COLOURS else letter(colour)
        if self._colours:
            mark = "·" if mark == "." else ""
        text = mark.center(2 * self.scale)
        return Segment(text, Style(color=MARK, bgcolor=shown) if self._colours else PLAIN)

    def _two_pixels(self, above: Colour, below: Colour) -> Segment:
        """Return the character for two lights, one above the other."""
        if not self._colours:
            return Segment(HALVES[any(above), any(below)], PLAIN)
        if self._colours not in MANY_COLOURS and not any(above + below):
            return Segment("·", Style(color=MARK, bgcolor=self._rgb(above)))
        return Segment("▀", Style(color=self._rgb(above), bgcolor=self._rgb(below)))

    def _rgb(self, colour: Colour) -> str:
        return "rgb({},{},{})".format(*shade(colour, self._colours))
