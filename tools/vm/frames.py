"""Runs on the VM: time the frames of a game's play scene, and the loop whose time on the board is known.

    frames.py GAME

prints `GAME trip N clear N draw N show N`, in nanoseconds. The shortest of some rounds counts: whatever
else the computer does only makes a round longer.
"""

import sys
import time

from walk import Watch

ROUNDS = 25
FRAMES = 20


def trips(count):
    total = 0
    for i in range(count):
        total += i
    return total


def shortest(what, times):
    """Return the nanoseconds of one call."""
    best = 0
    for _ in range(ROUNDS):
        began = time.ticks_us()
        for _ in range(times):
            what()
        took = time.ticks_diff(time.ticks_us(), began)
        best = min(best or took, took)
    return best * 1000 // times


def frame(game):
    """Print what a frame of `game` takes while a person is to move."""
    watch = Watch()
    watch.to_menu()
    watch.sit_down(game, "random", ())
    watch.play(4)  # so early nothing is over
    while not watch.app.session.match.seat.person:
        watch.tick()
    watch.wait(2000)
    app, grid, now = watch.app, watch.console.grid, watch.console.clock.now()

    def draw():
        app.scene.draw(app.canvas, now)

    def show():
        grid._stale = True
        grid.show(app.canvas)

    draw()
    parts = (("clear", app.canvas.clear), ("draw", draw), ("show", show))
    trip = shortest(lambda: trips(2000), 10) / 2000
    print(game, "trip", trip, " ".join([f"{name} {shortest(part, FRAMES)}" for name, part in parts]))


if __name__ == "__main__":
    frame(sys.argv[1])
