"""Read the settings in the options of the command line, and check them."""

from collections.abc import Collection

from glowgrid.config.errors import SettingError
from glowgrid.config.settings import Settings
from host_sim.board.overridden_settings import warnings
from tools.build.payload import ROOT, SETTINGS
from tools.build.uf2.chosen_settings import DEFAULTS, checked, pair, short, typed

Value = int | str

ALL = "docs/builders/settings.md lists them all."


def chosen(
    language: str | None, grid: str | None, pairs: list[str], pins: Collection[str]
) -> tuple[dict[str, Value], Settings]:
    """Return (settings that the options stand for, by name; all settings).

    `language` and `grid` are the options of these names, `pairs` those of --set. `pins`: the names of the board's pins.
    Raise SettingError, with the board's own sentence, if the board would refuse a value.
    """
    texts = dict(pair(text) for text in pairs)
    if language is not None:
        texts["LANGUAGE"] = language
    if grid is not None:
        texts["GRID_WIDTH"], texts["GRID_HEIGHT"] = _size(grid)
    for sentence in warnings(texts, DEFAULTS):
        raise SettingError(sentence if sentence.endswith("?") else f"{sentence} {ALL}")
    return checked(typed(texts), pins, (ROOT / SETTINGS).read_text(encoding="utf-8"))


def _size(text: str) -> tuple[str, str]:
    width, cross, height = text.lower().partition("x")
    if not (cross and width.isdecimal() and height.isdecimal()):
        raise SettingError(f"{short(text)!r} is not a size: write WIDTHxHEIGHT, such as 16x16.")
    return width, height
