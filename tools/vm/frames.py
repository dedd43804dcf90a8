"""Script for the VM: times the frames of a game's play scene, and the loop whose time on the board is known.

    frames.py GAME

It prints `GAME trip N clear N draw N show N`, in nanoseconds. The shortest of several rounds counts, because other work
on the computer only makes a round longer.
"""

import sys

from person import Person
from stop_watch import shortest

FRAMES = 20


def trips(count: int) -> int:
    total = 0
    for i in range(count):
        total += i
    return total


def frame(game: str) -> None:
    """Print the times of a frame of `game` while a person is to move."""
    person = Person()
    person.to_game(game)
    parts = (("clear", person.clear), ("draw", person.draw), ("show", person.show))
    trip = shortest(lambda: trips(2000), 10) / 2
    print(
        game, "trip", round(trip), " ".join([f"{name} {round(1000 * shortest(part, FRAMES))}" for name, part in parts])
    )


frame(sys.argv[1])
