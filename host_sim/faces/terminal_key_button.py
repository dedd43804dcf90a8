"""A key of the keypad in the terminal.

Imports Textual.
"""

from textual.events import MouseDown, MouseUp
from textual.widgets import Static

from host_sim.simulator import Simulator


class KeyButton(Static):
    """A key to click. The key is down while the mouse button is down. The right mouse button locks the key down."""

    def __init__(self, sim: Simulator, key: str, cap: str) -> None:
        super().__init__(cap, classes="key", markup=False)
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
