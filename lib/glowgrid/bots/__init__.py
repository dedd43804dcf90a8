"""Those who decide moves by themselves, imported only when chosen. Imports engine alone."""

from ..engine import registry

_SEARCH = "bots.search"

# key, title, module, class, icon (8 rows of 8 pixels, the leftmost is the highest bit), the modules that it needs
CATALOGUE = (
    ("random", "Random bot", "random", "Random", b"\x7e\x81\xa5\x81\x99\x81\x7e\x24", ""),
    ("easy", "Easy bot", "levels", "Easy", b"\x00\x00\x00\x00\x00\x00\x60\x60", _SEARCH),
    ("medium", "Medium bot", "levels", "Medium", b"\x00\x00\x00\x00\x0c\x0c\x6c\x6c", _SEARCH),
    ("hard", "Hard bot", "levels", "Hard", b"\x00\x03\x03\x03\x1b\x1b\xdb\xdb", _SEARCH),
)


# The transposition table's arrays, once a search was made: all searches of a game share them, as one thinks at a time.
# They go with the game, when the menu comes.
tables: list = []


def load(key: str):
    """Import the bot `key` and return its class; raise a ValueError for a key that is not there."""
    return registry.load(CATALOGUE, "glowgrid.bots", key)
