"""Sentences that the window and the terminal of the simulator write themselves, one module per language.

The modules contain only data. What stands around the lights for every screen is in `screen.words`, and what the board
says is in `glowgrid.words`. The command line itself, with its help and its errors, is in English.
"""

from types import ModuleType

from host_sim.words import de, en, es

_LANGUAGES = {"en": en, "de": de, "es": es}  # in the order in which a key changes between them


def language(code: str) -> ModuleType:
    """Return the module with the sentences of the language `code`, or the English one if there is none."""
    return _LANGUAGES.get(code, en)


def after(code: str) -> str:
    """Return the language to which a key changes from the language `code`."""
    codes = list(_LANGUAGES)
    return codes[(codes.index(code) + 1) % len(codes)]
