"""Tiny games for tests. Each is of a kind that differs from two players placing pieces in turn."""

import tiny_chance
import tiny_flags
import tiny_hidden
import tiny_numbers
import tiny_picks
import tiny_position
import tiny_turns

MODULES = tiny_turns, tiny_picks, tiny_chance, tiny_hidden, tiny_numbers, tiny_position, tiny_flags
NAMES = """Walk Twice Take Block Crown Skip
Stay Hollow Lined Shot Choose Hops Points Wide
Dice Veil Duel Heaps Track Lamps Glimpse
Fill Sown Coin"""
GAMES = {name.lower(): getattr(module, name) for name in NAMES.split() for module in MODULES if hasattr(module, name)}


def install(monkeypatch, classes=GAMES):
    """Add these games to the end of the catalogue. They have no modules to import or unload."""
    from glowgrid import games

    load = games.load
    rows = tuple([(key, classes[key].title, "tictactoe", classes[key].__name__, b"\0" * 8) for key in classes])
    monkeypatch.setattr(games, "CATALOGUE", tuple(games.CATALOGUE) + rows)
    monkeypatch.setattr(games, "load", lambda key: classes[key] if key in classes else load(key))
