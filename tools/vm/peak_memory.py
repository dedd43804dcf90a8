"""Go to one scene, or play one game against a bot, and print the peak memory in bytes (a script that the VM runs):

    peak_memory.py menu | setup | pause | attract | result | replay | SCENE | GAME BOT MOVES [OPTION=VALUE ...]

Garbage is collected before each measurement, so only memory that the board really needs is counted. Memory that is
needed only for a moment, such as for compiling a module, is not measured. To find out how much that is, run the script
in a heap that is too small.
"""

import gc
import sys

from person import Person


class Watch(Person):
    """A simulated player who measures the heap at intervals.

    `every`: the length of the interval in rounds of the main loop.
    """

    def __init__(self, every: int = 20) -> None:
        self.peak = self._ticks = 0
        self._every = every
        super().__init__()

    def tick(self) -> None:
        Person.tick(self)
        self._ticks += 1
        if self._ticks % self._every == 0:
            self.look()

    def look(self) -> None:
        gc.collect()
        self.peak = max(self.peak, gc.mem_alloc())

    def play_out(self) -> None:
        match = self.app.session.match
        while match.game.outcome is None:
            match.play(match.game.legal_moves()[0])

    def replay(self) -> None:
        """Play the current game to its end. Then let the board replay it."""
        from glowgrid import games
        from glowgrid.engine import transcript

        session = self.app.session
        self.play_out()
        session.transcript = transcript.write(games.CATALOGUE[session.chosen][0], session.match.game)
        self.app.go("menu")
        self.app.go("splash")
        self.press("0")
        self.wait(3000)


def main(what: str, *rest: str) -> None:
    watch = Watch()
    watch.to_menu()
    if what == "menu":
        watch.press("66666666")
    elif what == "attract":
        watch.wait(150000)
    elif len(rest) < 2:
        watch.press("#")
        watch.wait(300)
        if what == "setup":
            watch.press("D888866")
        elif what == "pause":
            watch.press("*6666")
        elif what == "result":
            watch.play_out()
            watch.wait(1500)
        elif what == "replay":
            watch.replay()
        else:
            watch.app.go(what)
            watch.wait(500)
    else:
        watch.sit_down(what, rest[0], rest[2:])
        print(watch.play(int(rest[1])))
        watch.press("*")
        watch.wait(100)
    watch.look()
    print(watch.scene, watch.peak)


if __name__ == "__main__":
    main(*sys.argv[1:])
