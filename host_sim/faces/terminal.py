"""Show the board as text in a terminal, for example over SSH. People use it with the keyboard and the mouse.

A terminal reports when a key is pressed, but not when it is released. So each key of the board stays down for 100 ms,
or for 800 ms if `h` was typed first. On terminals without colours, each light is a letter.

Imports Textual and Rich, and host_common for a QR code.
"""

import textwrap
import threading
import time
from collections.abc import Callable

from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual.app import App, ComposeResult
from textual.containers import Grid, Horizontal
from textual.events import Key, MouseDown, MouseUp, Resize
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Static

from host_common import qr_code
from host_sim.faces import pc_keys
from host_sim.faces.invitation import NONE, Invitation
from host_sim.faces.message_log import MessageLog
from host_sim.faces.real_time import RealTime, power_cycle
from host_sim.parts.strip import Colour
from host_sim.pictures.caption import LINES, caption, fit
from host_sim.pictures.terminal_colour import shade
from host_sim.pictures.text_art import letter
from host_sim.simulator import Simulator

TAP_US = 100_000
HOLD_US = 800_000
FRAMES_A_SECOND = 30
LARGEST_SCALE = 3
MARGIN = 3
WORDS_LINES = 8
MANY_COLOURS = ("truecolor", "256")  # with these colour systems, a dim light can be distinguished from black
PLAIN, MARK = Style(color="white"), "rgb(85,85,85)"
CARD = """\
Your invitation: {}
With {} one looks on.
Any key closes this; i shows it again."""
CARD_LINES = 20
HALVES = {(True, True): "█", (True, False): "▀", (False, True): "▄", (False, False): "·"}
COMMANDS = (
    "click a light or a key · h then a key: held 0.8 s · right click keeps a key down · - + speed · F5 power cycle"
    " · i invitation · Ctrl+Q quit"
)


class LightsWidget(Widget):
    """The lights of the board. Each light is `scale` lines high and 2 * `scale` characters wide.

    If `scale` is 0, each character shows two lights, one above the other.
    """

    def __init__(self, sim: Simulator, colours: str | None) -> None:
        super().__init__(id="panel")
        self._colours = colours
        self._sim = sim
        self._machine = sim.machine
        self.frame = sim.machine.frame()
        self.scale = 1

    def fit(self, width: int, height: int) -> int:
        """Make the lights as large as possible within `width` x `height` characters. Return how many lines of
        characters the lights need."""
        columns, rows = len(self.frame[0]), len(self.frame)
        self.scale = max(0, min(width // columns // 2, height // rows, LARGEST_SCALE))
        self.styles.width = columns * 2 * self.scale or columns
        self.styles.height = lines = rows * self.scale or (rows + 1) // 2
        self.refresh()
        return lines

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
        if self.scale:
            row, is_middle = self.frame[y // self.scale], y % self.scale == self.scale // 2
            return Strip([self._pixel(colour, is_middle) for colour in row])
        upper, lower = self.frame[2 * y], self.frame[min(2 * y + 1, len(self.frame) - 1)]
        return Strip([self._two_pixels(above, below) for above, below in zip(upper, lower, strict=True)])

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


class KeyButton(Static):
    """A key to click. The key is down while the mouse button is down. The right mouse button locks the key down."""

    def __init__(self, sim: Simulator, key: str) -> None:
        super().__init__(key, classes="key", markup=False)
        self._sim = sim
        self.key = key
        self.latched = False

    def on_mouse_down(self, event: MouseDown) -> None:
        self.capture_mouse()
        self.latched = event.button == 3 and not self.latched
        self._sim.down(self.key)

    def on_mouse_up(self, event: MouseUp) -> None:
        self.release_mouse()
        if not self.latched:
            self._sim.up(self.key)


class Terminal(App[None]):
    """The board in a terminal. `run` returns after Ctrl+Q."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { align: center middle; background: #0d0e11; layers: below above; }
    #invitation { layer: above; width: auto; height: auto; padding: 0 1; background: #16181d; color: #dee2e8; }
    #desk { align: center middle; }
    #panel, #keypad { margin: 0 3; }
    .key { width: 5; height: 1; margin: 0 1 1 0; content-align: center middle; }
    .key { background: #2c2f36; color: #dee2e8; }
    .key.down { background: #ffb03b; color: #0d0e11; }
    #caption { width: 100%; height: 3; content-align: center middle; color: #ffffff; }
    #legend { width: 100%; height: auto; text-align: center; color: #8a919c; }
    """

    def __init__(
        self,
        sim: Simulator,
        speed: float = 1.0,
        notice: str = "",
        stop: threading.Event | None = None,
        colours: str | None = "auto",
        each: Callable[[], None] = lambda: None,
    ) -> None:
        """Create the application, which shows the board `sim`.

        - `speed`: the speed of time. With 1, time passes as fast as on a real board.
        - `notice`: the text below the board while the board has nothing to say.
        - `stop`: when this event is set, the application ends.
        - `colours`: Rich's name for the terminal's colour system. None means no colours. "auto" means that the colour
          system is detected.
        - `each`: this function is called once per frame.
        """
        super().__init__()
        self.colours = _colours(self) if colours == "auto" else colours
        self._stop = stop or threading.Event()
        self._each = each
        self.sim = sim
        self.pace = RealTime(sim, speed)
        self._layout = sim.machine.hardware.layout
        self._notice = notice
        self._caption_text = notice
        self._hold_next = False
        self._before = time.monotonic()
        self._invitation = Invitation(MessageLog(sim.machine))
        self._shown_invitation: tuple[str, ...] = ()  # content of the invitation card, or () if it is closed

    def compose(self) -> ComposeResult:
        self._panel = LightsWidget(self.sim, self.colours)
        self._buttons = [KeyButton(self.sim, key) for row in self._layout.keys for key in row]
        self._caption = Static(self._notice, id="caption", markup=False)
        keypad = Grid(*self._buttons, id="keypad")
        keypad.styles.grid_size_columns = len(self._layout.cols)
        keypad.styles.width, keypad.styles.height = len(self._layout.cols) * 6, len(self._layout.rows) * 2
        self._desk = Horizontal(self._panel, keypad, id="desk")
        yield self._desk
        yield self._caption
        yield Static(f"{pc_keys.LEGEND}\n{COMMANDS}", id="legend", markup=False)
        self._card = Static(id="invitation", markup=False)
        self._card.display = False
        yield self._card

    def on_mount(self) -> None:
        self._fit(self.size.width, self.size.height)
        self.set_interval(1 / FRAMES_A_SECOND, self._step)

    def on_resize(self, event: Resize) -> None:
        self._fit(event.size.width, event.size.height)

    def _fit(self, width: int, height: int) -> None:
        """Adapt the size of the lights to a terminal of `width` x `height` characters."""
        keys = len(self._layout.cols) * 6, len(self._layout.rows) * 2
        lines = self._panel.fit(width - keys[0] - 4 * MARGIN, height - WORDS_LINES)
        self._desk.styles.height = max(lines, keys[1]) + 1

    def _step(self) -> None:
        """Run the machine up to now, and redraw what has changed."""
        now = time.monotonic()
        self.pace.step(now - self._before)
        self._before = now
        self._panel.redraw()
        self._each()
        for button in self._buttons:
            button.set_class(button.key in self.sim.machine.switches.down, "down")
        if self._stop.is_set():
            self.exit()
        words = "\n".join(fit(caption(self.sim.machine) or self._notice, self._wrap, LINES))
        if words != self._caption_text:
            self._caption_text = words
            self._caption.update(words)
        self._look_at_invitation()

    def _look_at_invitation(self) -> None:
        """Open, update or close the invitation card."""
        self._invitation.update()
        wanted = self._invitation.content if self._invitation.is_open else ()
        if wanted != self._shown_invitation:
            self._shown_invitation = wanted
            self._card.display = bool(wanted)
            self._card.update(self._card_text() if wanted else "")

    def _card_text(self) -> Text:
        """Return the text of the invitation card, with a QR code if there is room."""
        code, watching, since = self._invitation.content
        paragraphs = [CARD.format(code, watching), since]
        fits = self.size.height > CARD_LINES
        lines = (qr_code.coloured(code) if self.colours else qr_code.plain(code)) if fits else []
        return Text.from_ansi("\n".join([*lines, *filter(None, paragraphs)]))

    def _wrap(self, line: str) -> list[str]:
        return textwrap.wrap(line, max(1, self.size.width))

    def on_key(self, event: Key) -> None:
        key = pc_keys.by_name(event.key, event.character or "", self._layout)
        was_open, self._invitation.is_open = self._invitation.is_open, False
        if was_open and event.key == "escape":
            return
        if key:
            self._tap(key)
        elif event.character == "i" and not was_open:
            self._invitation.show()
            if not self._invitation.code:
                self.notify(NONE)
        elif event.character == "h":
            self._hold_next = True
        elif event.character == "+":
            self.pace.faster()
        elif event.character == "-":
            self.pace.slower()
        elif event.key == "f5":
            self._invitation.forget()
            power_cycle(self.sim)

    def _tap(self, key: str) -> None:
        """Press a key, and schedule its release."""
        self.sim.down(key)
        self.sim.machine.later(HOLD_US if self._hold_next else TAP_US, lambda: self.sim.up(key))
        self._hold_next = False


def _colours(app: App[None]) -> str | None:
    return None if app.no_color or app.console.no_color else app.console.color_system
