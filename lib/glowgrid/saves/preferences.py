"""Collects the preferences from the records of the journal. `Saves` copies them, and then unloads this module."""

# On the drive, this module is part of journal_reader.py.

from .record_format import ASIDE, BACK, BEGUN, BRIGHTNESS, CLOSED, OVER, SETUP, SOUND, line_parts, with_last


class Preferences:
    """Brightness, mute, the last setup of each game, and the games played most recently."""

    def __init__(self) -> None:
        self.brightness = b""  # percent, and the setting in settings.toml at that time
        self.silent = False  # whether the buzzer is muted
        self.setups: dict[str, str] = {}  # the first three parts of a game's header, by the game's key
        self.recent: list[str] = []  # the keys of the games that were started, the latest at the end
        self.waits = False  # whether there may be an unfinished game to resume
        self._aside = False  # whether there may be a game that is kept aside

    def take(self, kind: int, payload: bytes) -> None:
        """Update the preferences from one record of the journal. Raise a ValueError if `payload` is invalid."""
        if kind == BRIGHTNESS:
            self.brightness = payload
        elif kind == SOUND:
            self.silent = payload[0] > 0
        elif kind in (OVER, CLOSED):
            self.waits = self._aside
        elif kind in (BEGUN, BACK, ASIDE):
            self.waits = True
            self._aside = self._aside or kind == ASIDE
        if kind in (BEGUN, SETUP):
            found = line_parts(str(payload, "utf-8"))
            key = found[0]
            self.setups[key] = "/".join(found[:3])
            self.recent = with_last(self.recent, key)
