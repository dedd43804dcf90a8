"""Script for the MicroPython VM: prints how many bytes 100 frames of a game at rest allocate."""

import gc
import sys

from fakes import Player

player = Player()
player.wait(2000)
if sys.argv[1] == "cursor":
    player.press("5" + "8" + "86" + "#")
elif sys.argv[1] == "digits":
    player.press("#5")
    player.wait(2000)
elif sys.argv[1] == "falling":
    player.press("6#4")
    player.wait(3000)
print(player.scene)
app, clock = player.app, player.console.clock


def frames(count):
    """Return the bytes that `count` frames allocate. Measured inside, because the call itself allocates, too."""
    before = gc.mem_alloc()
    for _ in range(count * 7):
        app.tick()
        clock.wait(5)
    return gc.mem_alloc() - before


frames(100)
gc.collect()
gc.disable()
shown = player.console.grid.frames
print(frames(100), player.console.grid.frames - shown)
