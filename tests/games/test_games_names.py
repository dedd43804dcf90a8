"""The number of names in Game and InARow.

On a board, a property in a class makes each attribute access search the name tables of all base classes, and a fuller
table is slower. Six more names in Game made a push in tic-tac-toe a sixth slower.
"""

import pytest

from glowgrid.engine.game import Game
from glowgrid.engine.inarow import InARow

PLACES = (29, 37, 47, 59, 73, 97, 127)  # MicroPython's table sizes, in order of growth
NOT_THERE = {"__dict__", "__weakref__", "__doc__", "__annotations__"}
BESIDES = {"__module__", "__qualname__"}


@pytest.mark.parametrize("kind", [Game, InARow], ids=lambda kind: kind.__name__)
def test_a_class_leaves_room_in_its_table_of_names(kind):
    names = len(set(vars(kind)) - NOT_THERE | BESIDES)
    places = next(places for places in PLACES if places >= names)
    assert names <= places * 0.92, f"{names} names in {places} places: take some away, or add up to a larger table"
