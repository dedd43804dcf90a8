"""A simulated player who presses the keys of an emulated board and measures how fast the board reacts.

A script can use the class Person in place of the simulator, because Person has the same methods.
"""

import re
import time
from collections.abc import Callable
from pathlib import Path

from host_sim.parts.strip_layout import Frame
from host_sim.pictures.desk import Desk
from host_sim.pictures.text_art import draw
from host_sim.simulator import TAP_MS, NotSaid
from lab.emulator.emulated_board import Board
from lab.emulator.probe import ASK, TELLS

LIGHT_WITHIN_MS = 400  # a later frame is not caused by the key
HEAP_WITHIN_MS = 3000
STARTS_MS = 4000  # added to each timeout, because imports take time here, unlike in the simulator
ENDED = "Code done running."
TITLE = re.compile("\x1b\\][^\x07\x1b]*(\x07|\x1b\\\\)")  # CircuitPython's sequence for the title bar of a terminal
CRASHED = "Traceback (most recent call last):"


class Person:
    """The simulated player.

    `make`: a function that creates the board. The argument of `make` is a function to which the board passes the text
    that it prints. `report`: a function that is called with each line of the report. The report states times in the
    board's time.
    """

    def __init__(self, make: Callable[[Callable[[str], None]], Board], report: Callable[[str], None]) -> None:
        self.serial = ""
        self.latencies: list[tuple[str, float]] = []
        self._report = report
        self._heard = 0
        self._line = ""
        self.board = make(self._hear)
        self.began = time.monotonic()
        self.step: Callable[[], None] = lambda: None

    # power and time

    def power_on(self) -> None:
        self.board.power_on()

    def power_off(self) -> None:
        self.board.power_off()

    def wait(self, ms: float) -> None:
        """Let `ms` milliseconds of the board's time pass."""
        self.board.advance(self.board.now + ms, self.step)

    # keys

    def down(self, key: str) -> None:
        self.board.keys.move(key, True)

    def up(self, key: str) -> None:
        self.board.keys.move(key, False)

    def press(self, key: str) -> None:
        """Tap a key, then wait for as long as the key was held. Report the time from the press to the first new frame.

        A frame is new if it differs from the last frame before the press.
        """
        before, at = len(self.board.frames), self.board.now
        self.hold(key, TAP_MS)
        self.wait(TAP_MS)
        self._tell_light(key, before, at)

    def hold(self, key: str, ms: float) -> None:
        self.down(key)
        self.wait(ms)
        self.up(key)

    def touch(self, x: int, y: int) -> None:
        raise NotSaid("this is a board, which feels no fingers: touch is for the simulator")

    def _tell_light(self, key: str, before: int, at: float) -> None:
        shown = self.board.frames[before - 1][1] if before else []
        while not self._changed(before, shown) and self.board.now < at + LIGHT_WITHIN_MS:
            self.wait(5)
        changed = self._changed(before, shown)
        if changed is None:
            self._report(f"key {key}: no new light within {LIGHT_WITHIN_MS} ms")
        else:
            self.latencies.append((key, changed - at))
            self._report(f"key {key}: light after {changed - at:.1f} ms")

    def _changed(self, before: int, shown: list) -> float | None:
        return next((at for at, pixels in self.board.frames[before:] if pixels != shown), None)

    # the serial console

    def type(self, text: str) -> None:
        self.board.type(text.encode())

    def expect(self, text: str, timeout_ms: float = 0) -> None:
        """Wait until the board prints `text`. Raise NotSaid on timeout.

        The search begins after the text that the previous call of `expect` found. The longest wait is `timeout_ms` +
        STARTS_MS, in ms of the board's time.
        """
        end = self.board.now + timeout_ms + STARTS_MS
        while (found := self.serial.find(text, self._heard)) < 0:
            if self.board.now >= end:
                raise NotSaid(f"expected {text!r}, but the serial console says {self.serial[self._heard :]!r}")
            self.wait(10)
        self._heard = found + len(text)

    def heap(self) -> str:
        """Let the board collect garbage. Return a sentence with the sizes of its free memory and largest free block."""
        before = len(self.serial)
        self.type(ASK)
        end = self.board.now + HEAP_WITHIN_MS
        while "\n" not in self.serial[before:].partition(TELLS)[2]:
            if self.board.now >= end:
                raise NotSaid(f"expected {TELLS!r}, but code.py does not answer")
            self.wait(10)
        return TELLS + self.serial[before:].partition(TELLS)[2].partition("\n")[0].strip()

    def _hear(self, text: str) -> None:
        self.serial = TITLE.sub("", self.serial + text.replace("\r", ""))
        *lines, self._line = (self._line + text).split("\n")
        for line in lines:
            told = TITLE.sub("", line).strip()
            if not told.startswith(TELLS):  # this line answers `heap`
                self._report(told)

    @property
    def fault(self) -> str:
        """A sentence that says how code.py ended, or "" while code.py is still running."""
        if CRASHED in self.serial:
            return "code.py or boot.py ended with an exception, see serial.txt."
        return "code.py ended by itself, see serial.txt." if ENDED in self.serial else ""

    # the light

    def frame(self) -> Frame:
        return self.board.hardware.panel.picture(self.board.strip.colours())

    def text(self) -> str:
        return draw(self.frame())

    def screenshot(self, path: Path, with_keypad: bool = False) -> None:
        hardware = self.board.hardware
        desk = Desk(hardware.panel.seen_size, hardware.layout if with_keypad else None)
        lines = [line for line in self.serial.splitlines() if line.strip()] or [""]
        desk.paint(self.frame(), lines[-1].strip(), frozenset()).save(path, format="PNG")
