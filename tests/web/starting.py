"""How a visitor of the page starts a game."""

from glowgrid import games
from glowgrid.engine import transcript

KEYS = [row[0] for row in games.CATALOGUE]


def to_menu(visitor):
    visitor.until("Menu")
    return visitor


def choose(visitor, key):
    """Set up a game for people and begin it."""
    to_menu(visitor).press(*"6" * KEYS.index(key), "5")
    visitor.until("Setup")
    visitor.press(*(("Enter",) if games.load(key).players == 1 else ("8", "4", "Enter")))
    return visitor


def sit_down(visitor, key):
    """Start a game for two people, and wait for the first turn."""
    choose(visitor, key)
    visitor.hears("Player 1 (X) to move.")
    return visitor


def played(visitor):
    """Return the current game, by its transcript."""
    visitor.page.wait_for_function("glowgrid.transcript() !== ''")
    return transcript.read(visitor.transcript(), games.load)[1]
