"""Those who decide moves by themselves, imported only when chosen. Imports engine alone."""

MYPY = False
if MYPY:  # type checkers take it for true
    from typing import Any

    from ..engine.game import Game

_SEARCH = "bots.search"

# key, title, module, class, icon (8 rows of 8 pixels, the leftmost is the highest bit), the modules that it needs. The
# first that may play a game is whom one meets there at first, the last gives the hints
CATALOGUE = (
    ("easy", "Easy bot", "search", "Easy", b"\x00\x00\x00\x00\x00\x00\x60\x60", _SEARCH),
    ("random", "Random bot", "random", "Random", b"\x7e\x81\xa5\x81\x99\x81\x7e\x24", ""),
    ("fair", "Fair bot", "fair", "Fair", b"\x00\x20\x72\x22\x22\x27\x02\x00", _SEARCH),
    ("medium", "Medium bot", "search", "Medium", b"\x00\x00\x00\x00\x0c\x0c\x6c\x6c", _SEARCH),
    ("hard", "Hard bot", "search", "Hard", b"\x00\x03\x03\x03\x1b\x1b\xdb\xdb", _SEARCH),
)


def able(game: "Game | type[Game]") -> tuple:
    """Return the rows of those who may play a game: where it is not `perfect`, none that searches."""
    return CATALOGUE if game.perfect else tuple([row for row in CATALOGUE if _SEARCH not in row[5:6]])


def load(key: str) -> "Any":
    """Import the bot `key` and return its class; raise a ValueError for a key that is not there."""
    from ..engine import options

    return options.load(CATALOGUE, "glowgrid.bots", key)
