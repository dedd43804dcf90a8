"""Show the board as text in a terminal, for example over SSH. People use it with the keyboard and the mouse.

A line above the lights says whose turn it is, and keys without a job are dim. A terminal reports when a key is pressed,
but not when it is released. So each key of the board stays down for a moment, or for 800 ms if `h` was typed first.

Imports Textual and Rich.
"""

import textwrap
import threading
import time
from collections.abc import Callable
from typing import Any

from rich.text import Text
from textual.app import App, ComposeResult
from textual.containers import Grid, Horizontal
from textual.events import Key, Resize
from textual.widgets import Static

from host_common import qr_code
from host_sim import words
from host_sim.faces import pc_keys
from host_sim.faces.hands import HELD_US, TAP_US, Hands
from host_sim.faces.invitation import Invitation
from host_sim.faces.invitation_steps import steps_of
from host_sim.faces.message_log import MessageLog
from host_sim.faces.real_time import RealTime, power_cycle
from host_sim.faces.terminal_items import WIDTH, ItemsWidget, keys_line
from host_sim.faces.terminal_key_button import KeyButton
from host_sim.faces.terminal_lights import LightsWidget
from host_sim.faces.typed_ahead import TypedAhead
from host_sim.parts.switches import GAP, ButtonLayout
from host_sim.pictures.caption import LINES, caption, fit
from host_sim.simulator import Simulator

READING_S = 12  # for which a long sentence stays
FRAMES_A_SECOND = 30
MARGIN, WORDS_LINES = 3, 8
LEGEND_LINES = 28  # from this height, a terminal always has room for all keys of the emulator
LIST_COLUMNS = 80  # from this width, a list has all the room that it needs; below, the lights come first
LEGEND_LINES_MORE = 4  # lines that these need
CARD_LINES = 20
ARROWS = {"up": -1, "down": 1}  # keys that go through a list, and by how many items
TEXT_SCENES, TEXT_WIDTH = ("Rules", "Help"), 70  # scenes whose text is shown on a card, and its width in characters
WHOLE_BOARD_KEY, LANGUAGE_KEY = "g", "s"


class Terminal(App[None]):
    """The board in a terminal. `run` returns after Ctrl+Q."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { align: center middle; background: #0d0e11; layers: below above; }
    #invitation { layer: above; width: auto; height: auto; padding: 0 1; background: #16181d; color: #dee2e8; }
    #text { layer: above; width: auto; height: auto; padding: 1 2; background: #16181d; color: #dee2e8; }
    #desk { align: center middle; }
    #panel, #keypad, #items { margin: 0 3; }
    #items { width: auto; height: auto; color: #dee2e8; }
    .key { width: 5; height: 1; margin: 0 1 1 0; content-align: center middle; }
    .key { background: #2c2f36; color: #dee2e8; }
    .key.idle { color: #6a707a; }
    #status { width: 100%; height: 1; text-align: center; color: #ffffff; text-style: bold; }
    .key.down { background: #ffb03b; color: #0d0e11; }
    #caption { width: 100%; height: 3; content-align: center middle; color: #ffffff; }
    #labels { width: 100%; height: auto; text-align: center; color: #c8ccd4; }
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
        self._has_buttons = isinstance(self._layout, ButtonLayout)
        self._notice = notice
        self._caption_text = notice
        self._hands = Hands(sim)
        self._typed_ahead = TypedAhead(self._hands)
        self._described: dict[str, Any] = {}  # what was shown around the lights in the last frame
        self._hold_next = False
        self._is_high = self._has_legend = False  # of the terminal; whether the user wants to see all keys
        self._has_edges = True  # whether the names of columns and rows are shown
        self._before = time.monotonic()
        self._words = words.language(sim.language)
        self._invitation = Invitation(MessageLog(sim.machine), self._words, steps_of(sim, self._tap))
        self._shown_invitation: tuple[str, ...] = ()  # content of the invitation card, or () if it is closed

    def compose(self) -> ComposeResult:
        self._panel = LightsWidget(self.sim, self.colours)
        keys = [key for row in self._layout.keys for key in row]
        self._buttons = [KeyButton(self.sim, key, self._layout.cap(key)) for key in keys if key != GAP]
        left = iter(self._buttons)
        self._caption = Static(self._notice, id="caption", markup=False)
        keypad = Grid(*[Static() if key == GAP else next(left) for key in keys], id="keypad")
        keypad.styles.grid_size_columns = len(self._layout.cols)
        keypad.styles.width, keypad.styles.height = len(self._layout.cols) * 6, len(self._layout.rows) * 2
        self._keypad, self._items = keypad, ItemsWidget(self._choose)
        self._desk = Horizontal(self._panel, keypad, self._items, id="desk")
        self._status = Static(id="status", markup=False)
        self._labels = Static(id="labels", markup=False)
        self._legend = Static(self._words.TERMINAL_HELP, id="legend", markup=False)
        yield self._status
        yield self._desk
        yield self._caption
        yield self._labels
        yield self._legend
        self._card = Static(id="invitation", markup=False)
        self._text = Static(id="text", markup=False)
        self._card.display = self._text.display = False
        yield self._text
        yield self._card

    def on_mount(self) -> None:
        self._fit(self.size.width, self.size.height)
        self.set_interval(1 / FRAMES_A_SECOND, self._step)

    def on_resize(self, event: Resize) -> None:
        self._fit(event.size.width, event.size.height)

    def _fit(self, width: int, height: int) -> None:
        """Adapt the size of the lights to a terminal of `width` x `height` characters."""
        keys = len(self._layout.cols) * 6, len(self._layout.rows) * 2
        self._is_high = height >= LEGEND_LINES
        words_lines = WORDS_LINES + (LEGEND_LINES_MORE if self._is_high else 0)
        room = max(keys[0], WIDTH) if width >= LIST_COLUMNS else keys[0]
        lines = self._panel.fit(width - room - 4 * MARGIN, height - words_lines)
        self._desk_height = max(lines, keys[1] + 1)
        self._desk.styles.height = self._desk_height
        self._show_legend()

    def _show_legend(self) -> None:
        """Show all keys of the emulator instead of what the board's keys do, or both if there is room. Otherwise show
        only the key that shows them."""
        keys = self._words.TERMINAL_BUTTONS if self._has_buttons else self._words.TERMINAL_KEYS
        legend = f"{keys}\n{self._words.TERMINAL_COMMANDS}"
        self._labels.display = self._is_high or not self._has_legend
        self._legend.update(legend if self._is_high or self._has_legend else self._words.TERMINAL_HELP)

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
        self._show_status()
        self._look_at_invitation()

    def _show_status(self) -> None:
        """Show the game, whose turn it is, and what the keys do now."""
        described = self.sim.describe()
        if described is not None and described != self._described:
            self._show(described)
        self._typed_ahead.update(described is not None)

    def _show(self, described: dict[str, Any]) -> None:
        self._described = described
        self._panel.label(described["edges"] if self._has_edges else [])
        text = described["detail"] if described["scene"] in TEXT_SCENES else ""
        self._text.display = bool(text)
        width = min(TEXT_WIDTH, self.size.width - 4)
        self._text.update("\n".join(line for part in text.split("\n") for line in textwrap.wrap(part, width)))
        parts = [described["title"], described["headline"], "" if text else described["detail"], described["cursor"]]
        self._status.update(" · ".join(filter(None, parts)))
        self._items.show(described["items"], self._desk_height)
        self._keypad.display = not described["items"]
        self._labels.update(keys_line(described, self._enter_key(), WHOLE_BOARD_KEY, self._has_buttons))
        for button in self._buttons:
            button.set_class(button.key not in described["keys"], "idle")

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
        paragraphs = [self._words.TERMINAL_INVITATION.format(code, watching), since]
        fits = self.size.height > CARD_LINES
        lines = (qr_code.coloured(code) if self.colours else qr_code.plain(code)) if fits else []
        return Text.from_ansi("\n".join([*lines, *filter(None, paragraphs)]))

    def _wrap(self, line: str) -> list[str]:
        return textwrap.wrap(line, max(1, self.size.width))

    def on_key(self, event: Key) -> None:
        depends = bool(self._described) and event.key in (*ARROWS, "enter")
        if not self._typed_ahead.take(lambda: self._do(event), depends):
            self._do(event)

    def _do(self, event: Key) -> None:
        """Do what a key of the computer stands for."""
        key = pc_keys.by_name(event.key, event.character or "", self._layout)
        was_open, self._invitation.is_open = self._invitation.is_open, False
        if was_open and event.key == "escape":
            return
        if event.key in ARROWS and self._described.get("items"):
            self.sim.move_selection(ARROWS[event.key])
        elif key:
            self._tap(self._enter_key() if event.key == "enter" else key)
        elif event.character == "i" and not was_open:
            if noted := self._invitation.show():
                self.notify(noted, timeout=READING_S)
        elif event.character == "n":
            self._has_edges = not self._has_edges
            self._panel.label(self._described.get("edges", []) if self._has_edges else [])
            self.clear_notifications()
            self.notify(self._words.EDGES_SHOWN if self._has_edges else self._words.EDGES_HIDDEN)
        elif event.character == WHOLE_BOARD_KEY and self._described.get("larger_grid"):
            self._use_grid(self._described["larger_grid"]["side"])
        elif event.character == LANGUAGE_KEY:
            self._change_language()
        elif event.character == "?":
            self._has_legend = not self._has_legend
            self._show_legend()
        elif event.character == "h":
            self._hold_next = True
        elif event.character == "+":
            self.pace.faster()
        elif event.character == "-":
            self.pace.slower()
        elif event.key == "f5":
            self._invitation.forget()
            power_cycle(self.sim)

    def _use_grid(self, side: int) -> None:
        """Give the board a grid of `side` x `side` lights. The game goes on."""
        self._invitation.forget()
        self.sim.use_grid(side)
        self._fit(self.size.width, self.size.height)

    def _change_language(self) -> None:
        """Change the language of the terminal and of the board. The game goes on."""
        code = words.after(self.sim.language)
        self._words = self._invitation.words = words.language(code)
        self._invitation.forget()
        self.sim.use_language(code)
        self._show_legend()
        self.notify(self._words.LANGUAGE)

    def _choose(self, item: int, key: str) -> None:
        """Select an item, and press the key that chooses it. A game in the menu is only selected at first."""
        chosen = self._described["items"][item]
        self.sim.select(item)
        if key and (chosen["is_current"] or not chosen["more"]):
            self._tap(key)

    def _enter_key(self) -> str:
        """Return the key that Enter presses: one that goes on with the selected game if it was left, otherwise #."""
        items, own = self._described.get("items", []), self._layout.own_key("#")
        return next((str(item["key"]) for item in items if item["is_current"] and item["more"]), own or "")

    def _tap(self, key: str) -> None:
        """Press a key, and schedule its release."""
        self._hands.tap(key, HELD_US if self._hold_next else TAP_US)
        self._hold_next = False


def _colours(app: App[None]) -> str | None:
    return None if app.no_color or app.console.no_color else app.console.color_system
