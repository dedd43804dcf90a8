"""Timed person: a simulated player who presses keys, and measures the time from a key press to a frame."""

from typing import Any

from lab.pace.timed_modules import Time
from tools.vm.fake_board import KEYS

TAP_MS = 80
GAP_MS = 200
HELD_MS = 20
AFTER_MS = 600  # until the mark of a refused key has disappeared


class TimedPerson:
    def __init__(self, app: Any) -> None:
        self.app = app
        self._longest = 0.0

    def round(self) -> None:
        """Run one round of the main loop, as App.run does."""
        began, shows, collecting = Time.us, len(Time.shows), Time.collecting
        self.app.tick()
        self.app.tidy()
        if len(Time.shows) > shows:
            self._longest = max(self._longest, Time.us - began - (Time.collecting - collecting))
        self.app.console.clock.wait(1)

    def longest(self) -> float:
        """Return the duration in ms of the longest round that has sent a frame since the last call of `longest`.

        The time of garbage collections is subtracted.
        """
        longest, self._longest = self._longest, 0.0
        return longest / 1000

    def wait(self, ms: float) -> None:
        end = Time.us + ms * 1000
        while Time.us < end:
            self.round()

    def down(self, key: str, after_ms: float = 0) -> float:
        """Schedule a key press in `after_ms` milliseconds. The board may be busy with an operation at that time.

        Return the time of the press in µs.
        """
        at = Time.us + after_ms * 1000
        Time.keys.append((at, KEYS.index(key)))
        return at

    def up(self) -> None:
        Time.keys.append((Time.us, None))

    def press(self, key: str) -> float:
        """Press a key and release it. Return the time of the press in µs."""
        at = self.down(key)
        self.wait(TAP_MS)
        self.up()
        return at

    def tap(self, key: str) -> None:
        self.press(key)
        self.wait(GAP_MS)

    def until(self, texts: str, since: int, ms: float = 15000) -> float:
        """Run the main loop until the board prints a line with one of `texts`. Return the time of that line in µs.

        `texts`: the texts, separated by "|". `since`: how many of the first printed lines to ignore. `ms`: the longest
        time to wait, in ms of the board's time. Raise RuntimeError if no such line is printed in this time.
        """
        end = Time.us + ms * 1000
        while Time.us < end:
            for at, said in Time.said[since:]:
                if any(text in said for text in texts.split("|")):
                    return at
            self.round()
        raise RuntimeError(f"{texts!r} is not said, but {Time.said[since:]}")

    def light(self, key: str, texts: str, after_ms: float = 0) -> float:
        """Hold a key until a line with one of `texts` is printed and the next frame is shown.

        `texts`: the texts, separated by "|". `after_ms`: ms to wait before the key is pressed.

        Return the ms between the press of the key and that frame.
        """
        since, began = len(Time.said), self.down(key, after_ms)
        shown = self.shown_after(self.until(texts, since))
        self.wait(HELD_MS)
        self.up()
        self.wait(AFTER_MS)
        return (shown - began) / 1000

    def board(self) -> float:
        """Tap # to start a game. Wait until the board has announced whose turn it is, and then for the next frame.

        Return the ms from the tap to that frame.
        """
        since, began = len(Time.said), self.press("#")
        shown = self.shown_after(self.until("to move", since))
        self.wait(GAP_MS)
        return (shown - began) / 1000

    def shown_after(self, at: float) -> float:
        """Run the main loop until a frame is shown at or after the time `at` (in µs). Return the time of that frame."""
        while Time.shows[-1] < at:
            self.round()
        return next(show for show in Time.shows if show >= at)
