"""The window: the panel behind its diffuser, a keypad to click, and the computer's keys.

Part of the room host_sim.faces; imports pygame-ce, and Pillow through desk.py.
"""

import os
import threading
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame  # noqa: E402
from PIL import Image  # noqa: E402

from host_sim.faces import pc_keys  # noqa: E402
from host_sim.faces.real_time import RealTime, power_cycle  # noqa: E402
from host_sim.files import reason  # noqa: E402
from host_sim.pictures import paint  # noqa: E402
from host_sim.pictures.caption import caption  # noqa: E402
from host_sim.pictures.desk import Desk  # noqa: E402
from host_sim.simulator import Simulator  # noqa: E402

SIZE = (860, 620)
SMALLEST = (320, 260)
FRAMES_A_SECOND = 60
UNSEEN = ("offscreen", "dummy")  # what SDL falls back to where no display answers
LEGEND = (
    f"{pc_keys.LEGEND} · {pc_keys.NUMBER_PAD_LEGEND}\n"
    "Mouse: click a key; right or Shift click keeps it down\n"
    "F2 slower · F3 faster (or - and +) · F5 power cycle · F12 screenshot · Ctrl+Q quit"
)

TAP_US = 60_000  # a key that the computer reports as pressed and let go at once is down for so long


class CannotOpen(Exception):
    """There is no window to be had; the message is the system's reason."""


class Window:
    """A window on a simulator; `run` stays until it is closed."""

    def __init__(self, sim: Simulator, speed: float = 1.0, pictures: Path | None = None) -> None:
        self.screen = _open(SIZE)
        self.sim = sim
        self.pace = RealTime(sim, speed)
        self._pictures = pictures or Path.cwd()
        self._keys_down: dict[int, str] = {}  # computer key -> the keypad's
        self._down_us: dict[str, float] = {}  # keypad key -> when it was last pressed
        self._clicked: str | None = None
        self._latched: set[str] = set()
        self._note, self._noted_at = "", 0  # shown until the board says more
        self._shown: dict[str, object] = {}
        self._lay_out(SIZE)

    def run(self, stop: threading.Event) -> None:
        """Play until the window is closed, or told to stop from outside."""
        clock = pygame.time.Clock()
        while not stop.is_set() and self.step(clock.tick(FRAMES_A_SECOND) / 1000):
            pass
        pygame.quit()

    def step(self, seconds: float) -> bool:
        """Take the events, live for so many seconds, and draw; False once the window is to close."""
        for event in pygame.event.get():
            if event.type == pygame.QUIT or not self._handle(event):
                return False
        self.pace.step(seconds)
        self.draw()
        return True

    # what people do

    def _handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            return self._key_down(event)
        if event.type == pygame.KEYUP:
            self._release(self._keys_down.pop(event.key, None))
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3):
            self._click(event)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            clicked, self._clicked = self._clicked, None
            self._release(clicked)
        elif event.type == pygame.VIDEORESIZE:
            self._lay_out((max(event.w, SMALLEST[0]), max(event.h, SMALLEST[1])))
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._release_all()
        return True

    def _key_down(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_q and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return False
        key = self._keypad_key(event)
        if key:
            self._keys_down[event.key] = key
            self._press(key)
        else:
            self._command(event)
        return True

    def _keypad_key(self, event: pygame.event.Event) -> str | None:
        layout = self.sim.machine.hardware.layout
        name = pygame.key.name(event.key)
        if name.startswith("[") and name[1:2].isdigit():
            return pc_keys.by_position(name[1], layout)
        return pc_keys.by_name(name, event.unicode, layout)

    def _command(self, event: pygame.event.Event) -> None:
        if event.key == pygame.K_F2 or event.unicode == "-":
            self.pace.slower()
        elif event.key == pygame.K_F3 or event.unicode == "+":
            self.pace.faster()
        elif event.key == pygame.K_F5:
            power_cycle(self.sim)
        elif event.key == pygame.K_F12:
            self._screenshot()

    def _click(self, event: pygame.event.Event) -> None:
        key = self._desk.key_at(*event.pos)
        if key is None:
            return
        if event.button == 3 or pygame.key.get_mods() & pygame.KMOD_SHIFT:
            self._latched ^= {key}
            self._release(key)
        else:
            self._clicked = key
            self._latched.discard(key)
        if key in self._latched or key == self._clicked:
            self._press(key)

    def _press(self, key: str) -> None:
        self._down_us[key] = self.sim.machine.now_us
        self.sim.down(key)

    def _release(self, key: str | None) -> None:
        """Let go of a key, unless another finger is on it; a quick tap takes as long as the firmware needs."""
        if key and key not in self._latched and key != self._clicked and key not in self._keys_down.values():
            left_us = self._down_us.get(key, 0) + TAP_US - self.sim.machine.now_us
            if left_us > 0:
                self.sim.machine.later(left_us, lambda: self._release(key))
            else:
                self.sim.up(key)

    def _release_all(self) -> None:
        held = [*self._keys_down.values(), self._clicked]
        self._keys_down.clear()
        self._clicked = None
        for key in held:
            self._release(key)

    # what they see

    def _lay_out(self, size: tuple[int, int]) -> None:
        hardware = self.sim.machine.hardware
        self._desk = Desk(*size, hardware.panel.seen_size, hardware.layout, LEGEND)
        self._shown.clear()
        self.screen = pygame.display.get_surface() or self.screen
        self.screen.fill(paint.DESK)
        self.screen.blit(_surface(self._desk.paint_legend()), self._desk.legend_at)

    def draw(self) -> None:
        """Paint what has changed since the last time."""
        desk, machine = self._desk, self.sim.machine
        frame, down = machine.frame(), frozenset(machine.switches.down)
        words = caption(self.sim.machine, self._note if len(machine.serial.text) == self._noted_at else "")
        changed = [
            self._paint("panel", frame, lambda: desk.paint_panel(frame), desk.panel_at),
            self._paint("keypad", down, lambda: desk.paint_keypad(down), desk.keypad_at),
            self._paint("caption", words, lambda: desk.paint_caption(words), desk.caption_at),
        ]
        if any(changed):
            pygame.display.flip()
        self._name()

    def _paint(
        self, part: str, state: object, paint: Callable[[], Image.Image], place: tuple[int, int]
    ) -> bool:
        """Paint a part anew if what it shows has changed."""
        if self._shown.get(part) == state:
            return False
        self._shown[part] = state
        self.screen.blit(_surface(paint()), place)
        return True

    def _name(self) -> None:
        computing = " · computing" if self.sim.machine.is_computing else ""
        pygame.display.set_caption(f"Glowgrid · {self.pace.speed:g}x{computing}")

    def _screenshot(self) -> None:
        path = self._pictures / f"glowgrid-{time.strftime('%Y%m%d-%H%M%S')}.png"
        try:
            self.sim.screenshot(path)
            self._note = f"Saved as {path}"
        except OSError as error:
            self._note = f"{path} cannot be written: {reason(error)}."
        self._noted_at = len(self.sim.machine.serial.text)


def _open(size: tuple[int, int]) -> pygame.Surface:
    try:
        pygame.display.init()
        if pygame.display.get_driver() in UNSEEN and not os.environ.get("SDL_VIDEODRIVER"):
            raise pygame.error("no display answers" + _asked())
        return pygame.display.set_mode(size, pygame.RESIZABLE)
    except pygame.error as error:
        pygame.display.quit()
        raise CannotOpen(error) from None


def _asked() -> str:
    """Name the displays that the environment names."""
    named = [f"{name}={os.environ[name]}" for name in ("DISPLAY", "WAYLAND_DISPLAY") if os.environ.get(name)]
    return f" at {' or '.join(named)}" if named else ""


def _surface(image: Image.Image) -> pygame.Surface:
    return pygame.image.frombytes(image.tobytes(), image.size, "RGB")
