"""The words at the right of the window's bottom line: an unusual speed of time, and whether the board is busy."""

from types import ModuleType

from host_sim.faces.real_time import RealTime

PATIENCE_S = 1.0  # a board that is busy for less time is not mentioned


class StatusLine:
    """The words for a board whose time is `pace`. `words`: the module of host_sim.words with the window's language."""

    def __init__(self, pace: RealTime, words: ModuleType) -> None:
        self._pace = pace
        self.words = words
        self._busy_s = 0.0  # for how long the board has been busy

    def step(self, seconds: float, is_busy: bool) -> None:
        """Note that `seconds` have passed, and whether the board is busy now."""
        self._busy_s = self._busy_s + seconds if is_busy else 0.0

    @property
    def text(self) -> str:
        """The speed of time if it is unusual, and that the board is busy; "" if there is neither."""
        speed = "" if self._pace.speed == 1 else self.words.SPEED.format(self._pace.speed)
        return " · ".join(filter(None, (speed, self.words.BUSY * (self._busy_s > PATIENCE_S))))
