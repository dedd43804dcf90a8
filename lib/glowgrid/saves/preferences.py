"""Collects the preferences from the records of the journal. `Saves` copies them, and then unloads this module."""

# On the drive, this module is part of journal_reader.py.

from .record_format import (
    ASIDE,
    BACK,
    BEGUN,
    BRIGHTNESS,
    CLOSED,
    LEFT,
    OVER,
    RESUMED,
    SETUP,
    SOUND,
    line_parts,
    with_last,
)


class Preferences:
    """Brightness, mute, the last setup of each game, and the games played most recently."""

    def __init__(self) -> None:
        self.brightness = b""  # percent, and the setting in settings.toml at that time
        self.silent = False  # whether the buzzer is muted
        self.setups: list[str] = []  # one per game, as record_format.setup returns it; the last started game is last
        self.waits = False  # whether there may be an unfinished game to resume
        self._aside = self._left = False  # whether there may be a game that is kept aside, or that was left

    def take(self, kind: int, payload: bytes) -> None:
        """Update the preferences from one record of the journal. Raise a ValueError if `payload` is invalid."""
        if kind == BRIGHTNESS:
            self.brightness = payload
        elif kind == SOUND:
            self.silent = any(payload)
        elif kind in (OVER, CLOSED):
            self.waits = self._aside or self._left
        elif kind in (BEGUN, BACK, ASIDE, LEFT):
            self.waits = True
            self._aside = self._aside or kind == ASIDE
            self._left = self._left or kind == LEFT
        elif kind == RESUMED:
            self._aside, self._left = self._aside and not payload, self._left and bool(payload)
            self.waits = True
        if kind in (BEGUN, SETUP):
            self.setups = with_last(self.setups, "/".join(line_parts(str(payload, "utf-8"))[:3]))
