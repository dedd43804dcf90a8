"""Bots and their catalogue. A bot is imported only when it is chosen. Bots import nothing but the engine."""

MYPY = False
if MYPY:  # true for type checkers only
    from typing import Any

    from ..engine.game import Game

_SEARCHES, _GUESSES = True, False  # names keep the rows small, because the loader shares their strings

# key, title, module, class, icon (8 rows of 8 pixels, the highest bit is on the left), whether it searches. The first
# bot that can play a game is the default opponent. The fair bot adapts to the player.
CATALOGUE = (
    ("easy", "Easy bot", "search", "Easy", b"\x00\x00\x00\x00\x00\x00\x60\x60", _SEARCHES),
    ("medium", "Medium bot", "search", "Medium", b"\x00\x00\x00\x00\x0c\x0c\x6c\x6c", _SEARCHES),
    ("hard", "Hard bot", "search", "Hard", b"\x00\x03\x03\x03\x1b\x1b\xdb\xdb", _SEARCHES),
    ("fair", "Fair bot", "fair", "Fair", b"\x00\x20\x72\x22\x22\x27\x02\x00", _SEARCHES),
    ("random", "Random bot", "random", "Random", b"\x7e\x81\xa5\x81\x99\x81\x7e\x24", _GUESSES),
)

ADVISER = "hard"  # the key of the bot that gives hints
ADAPTERS: list = []  # functions that take a bot's class and return the one to use instead


def able(game: "Game | type[Game]") -> tuple:
    """Return the rows of CATALOGUE whose bots can play `game`. Bots that search must not see what the game hides."""
    if game.perfect or game.is_searchable():  # type: ignore[union-attr]  # an Imperfect
        return CATALOGUE
    return tuple([row for row in CATALOGUE if not row[5]])


def register(row: tuple) -> None:
    """Append `row` to CATALOGUE. A decider from outside this package cannot be loaded with `load`."""
    global CATALOGUE
    CATALOGUE += (row,)  # type: ignore[assignment]


def load(key: str) -> "Any":
    """Import the bot `key`. Return its class after applying ADAPTERS. Raise a ValueError if `key` is unknown."""
    from ..engine import options

    bot = options.load(CATALOGUE, "glowgrid.bots", key)
    for adapt in ADAPTERS:
        bot = adapt(bot)
    return bot
