"""Save the simulator's state regularly while it runs."""

import time
from collections.abc import Callable

from host_sim import state
from host_sim.simulator import Simulator
from host_sim.state import Content, State

KEEP_EVERY_S = 1.0
WRITES_MS = 200  # longest time that the board needs to finish a write


class Keeper:
    """Saves the board's flash memory and the window's position. Call this object often while the simulator runs."""

    def __init__(self, kept: State, sim: Simulator, tell: Callable[[str], None]) -> None:
        """Copy the saved flash from `kept` to the board. `tell(sentence)` is called with messages for the user."""
        self.window_box = kept.content.window_box
        sim.chosen_language = sim.chosen_language or kept.content.language
        self._state = kept
        self._sim = sim
        self._tell = tell
        self._due = 0.0
        sim.machine.sector.data[:] = kept.content.flash
        self.tell_notes()

    def __call__(self, window_box: state.WindowBox | None = None) -> None:
        """Save if at least KEEP_EVERY_S seconds have passed since the last save. `window_box` is the position and size
        of the window, or None if the last known position and size stay valid."""
        self.window_box = window_box or self.window_box
        if time.monotonic() >= self._due:
            self._due = time.monotonic() + KEEP_EVERY_S
            self.keep()

    def keep(self) -> None:
        """Save now. While the board is writing to its flash, do not save, because a half-written flash is useless."""
        if not self._sim.machine.sector.is_busy:
            language = self._sim.chosen_language
            self._state.keep(Content(bytes(self._sim.machine.sector.data), self.window_box, language))
        self.tell_notes()

    def tell_notes(self) -> None:
        """Show the messages about saving to the user."""
        for note in self._state.notes:
            self._tell(note)
        self._state.notes.clear()

    def finish(self) -> None:
        """Let the board finish its current write, then save for the last time. Call this before the power is cut."""
        machine = self._sim.machine
        end = machine.now_us + WRITES_MS * 1000
        while machine.sector.is_busy and machine.now_us < end and machine.advance(1, 1.0):
            pass
        self.keep()
