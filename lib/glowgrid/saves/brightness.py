"""Restores the brightness of the grid from the saved data, and saves it. Loaded on demand."""

from .record_format import BRIGHTNESS

MYPY = False
if MYPY:  # true for type checkers only
    from . import Saves


def restored(saves: "Saves", setting: int) -> int:
    """Return the saved brightness in percent. If `setting` has changed since the brightness was saved, return `setting`
    instead. `setting`: the brightness in settings.toml."""
    saves.brightness_setting = setting
    kept = saves.brightness
    return min(max(kept[0], 1), 100) if len(kept) == 2 and kept[1] == setting else setting


def keep(saves: "Saves", percent: int) -> None:
    """Save the brightness `percent`, together with the current brightness from settings.toml."""
    setting = saves.brightness_setting
    pair = bytes((percent, setting))
    if pair != (saves.brightness or bytes((setting, setting))):
        saves.brightness = pair
        saves.append(BRIGHTNESS, pair)
