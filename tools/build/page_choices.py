"""The choices in the web page's lists that come from Glowgrid's own tables, as HTML."""

import html

from glowgrid.config.language import LANGUAGES
from glowgrid.config.settings import TABLE
from tools.build.uf2.flash_layouts import LAYOUTS


def choices(languages: dict[str, str]) -> dict[str, str]:
    """Return a dict from a word in index.html to the options that replace it. `languages`: their names by key."""
    pins = next(iter(LAYOUTS.values())).pins
    return {
        "LANGUAGES": _options({key: languages.get(key, key) for key in LANGUAGES}),
        "BOARD_OPTIONS": _options({key: layout.name for key, layout in LAYOUTS.items()}),
        "PIN_OPTIONS": _options({pin: pin for pin in pins}),
        "COLOUR_OPTIONS": _options({order: order for order in allowed("PIXEL_ORDER")}),
    }


def allowed(setting: str) -> list[str]:
    """Return the values of a setting for which the board allows only some."""
    (found,) = [row[3] for row in TABLE if row[0] == setting]
    return [str(value) for value in found]


def _options(shown: dict[str, str]) -> str:
    return "".join(f'<option value="{value}">{html.escape(text)}</option>' for value, text in shown.items())
