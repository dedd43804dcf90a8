"""Seats for games between people."""

from glowgrid.engine.game import MARKS
from glowgrid.engine.seat import Seat


def persons(game):
    """Return one seat per player, named by number."""
    return [Seat(f"Player {number}", MARKS[number], number) for number in range(1, game.players + 1)]
