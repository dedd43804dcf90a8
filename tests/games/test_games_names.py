"""A board looks for what is stored in an object in all of its classes first, where one has a property: it gets slow as
a class's table of names fills. With six names more in Game a push of tic-tac-toe took a sixth longer.
"""

import pytest

from glowgrid.engine.game import Game
from glowgrid.engine.inarow import InARow

PLACES = (29, 37, 47, 59, 73, 97, 127)  # that MicroPython gives a table, one after the other, as it fills
NOT_THERE = {"__dict__", "__weakref__", "__doc__", "__annotations__"}
BESIDES = {"__module__", "__qualname__"}


@pytest.mark.parametrize("kind", [Game, InARow], ids=lambda kind: kind.__name__)
def test_a_class_leaves_room_in_its_table_of_names(kind):
    names = len(set(vars(kind)) - NOT_THERE | BESIDES)
    places = next(places for places in PLACES if places >= names)
    assert names <= places * 0.92, f"{names} names in {places} places: take some away, or add up to a larger table"
