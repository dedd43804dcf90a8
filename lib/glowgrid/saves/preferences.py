"""What people have chosen, as the journal's records tell it. `Saves` keeps what it adds up to, and lets this go."""

from .format import BACK, BEGUN, BRIGHTNESS, CLOSED, OVER, SETUP, SOUND, line_parts, with_last


class Preferences:
    """Brightness, silence, how each game was last set up, and which were begun last: records are taken one by one."""

    def __init__(self) -> None:
        self.brightness = b""  # percent, and what settings.toml said then
        self.silent = False  # whether the buzzer is
        self.setups: dict[str, str] = {}  # by a game's key: the first three parts of its line
        self.recent: list[str] = []  # the keys of the games that were begun, the last one last
        self.waits = False  # whether a game may wait to go on

    def take(self, kind: int, payload: bytes) -> None:
        """Take one record, of any kind; raise a ValueError where it makes no sense."""
        if kind == BRIGHTNESS:
            self.brightness = payload
        elif kind == SOUND:
            self.silent = payload[0] > 0
        elif kind in (OVER, CLOSED):
            self.waits = False
        elif kind in (BEGUN, BACK):
            self.waits = True
        if kind in (BEGUN, SETUP):
            found = line_parts(str(payload, "utf-8"))
            key = found[0]
            self.setups[key] = "/".join(found[:3])
            self.recent = with_last(self.recent, key)
