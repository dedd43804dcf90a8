"""Keys that were typed before the screen showed what the last key did.

What an arrow key means depends on the screen: in a list it goes to the next item, elsewhere it moves the cursor. So it
waits until the screen shows the effect of the last key. Later keys wait behind it, in their order.
"""

from collections import deque
from collections.abc import Callable

from host_sim.faces.hands import Hands

MOST = 16  # keys that wait; further ones are ignored
NOTICED_US = 80_000  # after this time, the firmware has noticed a press
LONGEST_US = 1_000_000  # no key waits longer than this for the effect of the last one, such as a bot's long search


class TypedAhead:
    """Keys that wait for the effect of the last key that `hands` have pressed."""

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self._shown_us = 0.0  # the press whose effect the screen shows
        self._waiting: deque[Callable[[], None]] = deque()

    def take(self, action: Callable[[], None], depends: bool) -> bool:
        """Let the `action` of a key wait, if it must, and return whether it waits. `depends`: whether it depends on
        what the screen shows."""
        if not self._waiting and (self._is_ready() or not depends):
            return False
        if len(self._waiting) < MOST:
            self._waiting.append(action)
        return True

    def update(self, is_current: bool) -> None:
        """Do the actions that need not wait any longer. Call this once per frame. `is_current`: whether the screen
        shows what the board does now."""
        pressed_us = self._hands.pressed_us
        if is_current and self._hands.now_us >= pressed_us + NOTICED_US:
            self._shown_us = pressed_us
        while self._waiting and self._is_ready():
            self._waiting.popleft()()

    def _is_ready(self) -> bool:
        hands = self._hands
        is_late = hands.now_us > hands.pressed_us + LONGEST_US
        return not hands.is_tapping and (self._shown_us == hands.pressed_us or is_late)
