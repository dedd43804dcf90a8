"""The simulator's window: lights and a keypad to click, a log, and keyboard shortcuts.

Imports pygame-ce, and Pillow through `host_sim.pictures`.
"""

import os
import threading
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame  # noqa: E402

from host_sim import user_files, words  # noqa: E402
from host_sim.faces import pc_keys, screenshot  # noqa: E402
from host_sim.faces.card_view import CardView  # noqa: E402
from host_sim.faces.hands import Hands  # noqa: E402
from host_sim.faces.invitation import Invitation  # noqa: E402
from host_sim.faces.invitation_steps import steps_of  # noqa: E402
from host_sim.faces.message_log import MessageLog, View  # noqa: E402
from host_sim.faces.real_time import RealTime, power_cycle  # noqa: E402
from host_sim.faces.shortcuts import SHORTCUTS, command_of  # noqa: E402
from host_sim.faces.speaker import Speaker  # noqa: E402
from host_sim.faces.status_line import StatusLine  # noqa: E402
from host_sim.faces.window_drawing import Screen, Shown  # noqa: E402
from host_sim.faces.window_layout import WindowLayout, Wishes, inside  # noqa: E402
from host_sim.pictures.letters import font, wrap  # noqa: E402
from host_sim.pictures.status_card import Target  # noqa: E402
from host_sim.simulator import Simulator  # noqa: E402

FRAMES_A_SECOND = 60
WHEEL_LINES = 2


class Window:
    """A window that shows a simulator.

    - pictures: folder for screenshots; by default the current folder.
    - big: large text for a class or a projector.
    - screen: the system window to use; by default a new one.
    - dropped: called with a file that is dropped on the window; returns a sentence for the user.
    """

    def __init__(
        self, sim: Simulator, speed: float = 1.0, pictures: Path | None = None, big: bool = False,
        screen: Screen | None = None, dropped: Callable[[Path], str] | None = None,
    ) -> None:
        self._words = words.language(sim.language)
        self.screen = screen or Screen(words=self._words)
        self.sim = sim
        self.pace = RealTime(sim, speed)
        self._status = StatusLine(self.pace, self._words)
        self.log = MessageLog(sim.machine)
        self.invitation = Invitation(self.log, self._words, steps_of(sim, lambda key: self._hands.tap(key)))
        self.wishes = Wishes(big=big)
        self._pictures = pictures or Path.cwd()
        self._hands = Hands(sim)
        self.card = CardView(sim, self._hands)
        self._speaker = Speaker()
        self._dropped = dropped
        self._help_is_open = False
        self._mouse: tuple[int, int] | None = None
        self._commands: dict[str, Callable[[], object]] = {
            "help": self._help,
            "slower": self.pace.slower,
            "faster": self.pace.faster,
            **{name: partial(self._toggle, name) for name in ("keypad", "big", "log", "edges")},
            "power": lambda: self._restart(self._words.POWER_CYCLED, lambda: power_cycle(self.sim)),
            "language": self._change_language,
            "invitation": self.invitation.show,
            "copy": self._copy,
            "full": self._toggle_full,
            "picture": self._screenshot,
        }
        self._lay_out()

    def run(self, stop: threading.Event, each: Callable[[], None] = lambda: None) -> None:
        """Run until the window is closed or `stop` is set. Call `each` once per frame."""
        clock = pygame.time.Clock()
        while not stop.is_set() and self.step(clock.tick(FRAMES_A_SECOND) / 1000):
            each()
        self.screen.close()

    def step(self, seconds: float) -> bool:
        """Handle events, let `seconds` pass, and draw. Return False if the user has closed the window."""
        for event in pygame.event.get():
            if event.type == pygame.QUIT or not self._handle(event):
                return False
        self.pace.step(seconds)
        self._speaker.sound(self.sim.machine.buzzer.hz)
        self._status.step(seconds, self.card.is_busy)
        self.draw()
        return True

    # input

    def _handle(self, event: pygame.event.Event) -> bool:
        """Handle one event. Return False if the event closes the window."""
        if event.type == pygame.KEYDOWN:
            return self._key_down(event)
        if event.type == pygame.KEYUP:
            self._hands.key_up(event.key)
        elif event.type == pygame.MOUSEMOTION:
            self._mouse = event.pos
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3):
            return self._button_down(event)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._button_up(event)
        elif event.type == pygame.MOUSEWHEEL:
            self.view.scroll(event.y * WHEEL_LINES)
        elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self._lay_out()
        elif event.type == pygame.DROPFILE and self._dropped:
            self.log.note(self._dropped(Path(event.file)))
        elif event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE):
            self._leave(event.type == pygame.WINDOWFOCUSLOST)
        return True

    def _leave(self, for_good: bool) -> None:
        """Forget the position of the mouse, because the mouse has left the window or the window has lost the focus.

        `for_good`: whether the window has lost the focus. If True, also release the keys, and end a touch.
        """
        self._mouse = None
        if for_good:
            self._hands.let_go()
            self.sim.finger_up()

    def _key_down(self, event: pygame.event.Event) -> bool:
        """Handle a pressed key of the computer. Return False if this key closes the window."""
        name = pygame.key.name(event.key)
        if name not in ("page up", "page down"):
            self.view.follow()
        if name == "q" and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return False
        if name == "c" and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self._copy()
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT) and not event.mod & pygame.KMOD_MODE:
            return True
        closed = self._close_cards()
        key = pc_keys.by_pressed(name, event.unicode, self.sim.machine.hardware.layout)
        if key and closed != "help" and not (closed and name == "escape"):
            if not self.card.takes_key(name, key, self.layout.card, self.layout.text_px):
                self._hands.key_down(event.key, key)
        elif not key:
            self._command(command_of(name, event.unicode), name, closed)
        return True

    def _close_cards(self) -> str:
        """Close the card that is open. Return the command that opens this card, or "" if no card was open."""
        if self._help_is_open:
            self._help_is_open = False
            return "help"
        closed, self.invitation.is_open = "invitation" * self.invitation.is_open, False
        return closed

    def _command(self, command: str | None, name: str, closed: str = "") -> None:
        """Carry out `command`, or scroll the log if `name` is "page up" or "page down".

        `closed` is the command of the card that was just closed, or "". This command is not carried out, so that the
        card does not open again.
        """
        if command in self._commands and command != closed:
            self._commands[command]()
        elif name in ("page up", "page down"):
            self.view.scroll((self.view.rows - 1) * (1 if name == "page up" else -1))

    def _button_down(self, event: pygame.event.Event) -> bool:
        """Handle a pressed mouse button. Return False if the click closes the window."""
        self._mouse = event.pos
        self.view.follow()
        if self._help_is_open:
            return self._click_card(event)
        if self.invitation.is_open:
            self._click_invitation(event)
            return True
        light, key = self.layout.desk.light_at(*event.pos), self.layout.desk.key_at(*event.pos)
        target = self.card.target_at(event.pos, self.layout.card, self.layout.text_px)
        if key and (event.button == 3 or pygame.key.get_mods() & pygame.KMOD_SHIFT):
            self._hands.latch(key)
        elif event.button == 1 and key:
            self._hands.click(key)
        elif event.button == 1 and light:
            self.sim.finger_down(*light)
        elif event.button == 1 and target:
            self._click_target(target)
        elif event.button == 1 and inside(self.layout.hints, *event.pos):
            self._commands[self.screen.hint_at(self.layout, self._status.text, event.pos[0])]()
        return True

    def _button_up(self, event: pygame.event.Event) -> None:
        self._hands.click_ends()
        self.sim.finger_up()
        if getattr(event, "touch", False):
            self._mouse = None  # after a touch, there is no mouse pointer

    def _click_card(self, event: pygame.event.Event) -> bool:
        """Close the help card, and carry out the clicked command. Return False if this closes the window."""
        row = self.screen.card_row(self.layout, event.pos)
        self._help_is_open = False
        command = "" if row is None else SHORTCUTS[row].command
        if command in self._commands and command != "help":
            self._commands[command]()
        return command != "quit"

    def _click_invitation(self, event: pygame.event.Event) -> None:
        """Close the invitation card. If the click is on the card, also copy the code."""
        if self.screen.is_on_invitation(self.layout, self.invitation.content, event.pos):
            self._copy()
        self.invitation.is_open = False

    # commands of the shortcuts

    def _help(self) -> None:
        self._help_is_open = True

    def _toggle(self, name: str) -> None:
        """Turn one of the user's choices on or off, and lay out the window again. `name`: a field of Wishes."""
        self.wishes = replace(self.wishes, **{name: not getattr(self.wishes, name)})
        if name == "edges":
            self.log.note(self._words.EDGES_SHOWN if self.wishes.edges else self._words.EDGES_HIDDEN)
        self._lay_out()

    def _click_target(self, target: Target) -> None:
        """Do what a click on this part of the card means now: press a key, or give the board a larger grid."""
        if not target.grid:
            self.card.click(target)
        elif self.card.takes_clicks:
            self._restart(self._words.LARGER_GRID.format(target.grid), lambda: self.sim.use_grid(target.grid))

    def _restart(self, sentence: str, restart: Callable[[], None]) -> None:
        """Restart the board with `restart`, and show `sentence`."""
        self.log.note(sentence)
        self.invitation.forget()
        self.card.forget()
        restart()
        self._lay_out()

    def _change_language(self) -> None:
        """Change the language of the window and of the board."""
        code = words.after(self.sim.language)
        self._words = words.language(code)
        self.screen.words = self._status.words = self.invitation.words = self._words
        self._restart(self._words.LANGUAGE, lambda: self.sim.use_language(code))

    def _copy(self) -> None:
        self.invitation.copy(self.screen.copy)

    def _toggle_full(self) -> None:
        self.screen.toggle_full()
        self._lay_out()

    def _screenshot(self) -> None:
        message = screenshot.save(self.sim, self._pictures, self._words)
        self.log.note(message)
        user_files.complain(message)

    def _lay_out(self) -> None:
        """Compute the layout for the current size of the window."""
        hardware = self.sim.machine.hardware
        self.layout = layout = WindowLayout(self.screen.size, hardware.panel.seen_size, hardware.layout, self.wishes)
        width, letters = layout.log[2] - layout.log[0] - 3 * layout.margin, font(layout.text_px)
        self.view = View(self.log, layout.rows, lambda line: wrap(line, width, letters))
        self.screen.repaint_all()

    def draw(self) -> None:
        """Draw what has changed since the last frame."""
        self.log.update()
        self.view.update()
        self.invitation.update()
        if self.card.update():
            self.view.follow()
        desk, mouse = self.layout.desk, self._mouse
        invited = self.invitation.content if self.invitation.is_open and not self._help_is_open else None
        free = mouse and not self._help_is_open and not invited
        light = desk.light_at(*mouse) if mouse and free else None
        key = desk.key_at(*mouse) if mouse and free else None
        machine = self.sim.machine
        shown = Shown(
            frame=machine.frame(),
            edges=self.card.edges if self.wishes.edges else (),
            finger=machine.finger(),
            light=light,
            down=frozenset(machine.switches.down),
            key=key,
            game=self.card.card(self.layout.card, self.layout.text_px),
            target=self.card.target_at(mouse, self.layout.card, self.layout.text_px) if free else None,
            labels=self.card.labels,
            lines=tuple((text, line.kind, self.log.is_new(line)) for text, line in self.view.shown()),
            thumb=self.view.thumb,
            status=self._status.text,
            card=self._help_is_open,
            row=self.screen.card_row(self.layout, mouse) if mouse and self._help_is_open else None,
            invitation=invited,
            copies=bool(mouse and invited and self.screen.is_on_invitation(self.layout, invited, mouse)),
        )
        self.screen.show(self.layout, shown)
