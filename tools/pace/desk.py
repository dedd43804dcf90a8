"""Somebody at the board with a stop watch: presses keys, waits, and measures from a key to the light, in ms."""

from typing import Any

from tools.pace.world import KEYS, Time

TAP_MS = 80
AFTER_MS = 570  # until what a key was refused with has gone


class Desk:
    def __init__(self, app: Any) -> None:
        self.app = app
        self._longest = 0.0

    def round(self) -> None:
        """Do a round of the loop as App.run does."""
        began, shows, collecting = Time.us, len(Time.shows), Time.collecting
        self.app.tick()
        if len(Time.shows) > shows:
            self._longest = max(self._longest, Time.us - began - (Time.collecting - collecting))
        self.app.console.clock.wait(1)

    def longest(self) -> float:
        """Return the longest round that drew since this was asked last, without a collection: one that collects garbage
        leaves its frame to the next."""
        longest, self._longest = self._longest, 0.0
        return longest / 1000

    def wait(self, ms: float) -> None:
        end = Time.us + ms * 1000
        while Time.us < end:
            self.round()

    def press(self, key: str, ms: float = TAP_MS) -> float:
        """Have a key go down now, and up in a while; return the time."""
        began, number = Time.us, KEYS.index(key)
        Time.moves = [(began, number, True), (began + ms * 1000, number, False)]
        return began

    def until(self, text: str, since: int, ms: float = 15000) -> float:
        """Go on until something is said with `text` in it, after so much was said; return when."""
        end = Time.us + ms * 1000
        while Time.us < end:
            for at, said in Time.said[since:]:
                if text in said:
                    return at
            self.round()
        raise RuntimeError(f"{text!r} is not said, but {Time.said[since:]}")

    def light(self, key: str, text: str) -> float:
        """Press a key; return the ms until the first frame after what is said then."""
        since, began = len(Time.said), self.press(key)
        shown = self.shown_after(self.until(text, since))
        self.wait(TAP_MS + AFTER_MS)
        return (shown - began) / 1000

    def shown_after(self, at: float) -> float:
        """Go on to the first frame after this time; return when it is shown."""
        while Time.shows[-1] < at:
            self.round()
        return next(show for show in Time.shows if show >= at)
