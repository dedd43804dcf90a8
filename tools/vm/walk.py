"""Runs on the VM: walk to a scene, or play a game against a bot, and print the most bytes that were in use.

    walk.py menu | setup | pause | attract | result | replay | another scene | GAME BOT MOVES [OPTION=VALUE ...]

Garbage is collected before each look, so what is counted is what the board cannot do without. What compiling a module
takes for a moment is seen only by a heap that is too small for it.
"""

import gc
import sys

from person import Person


class Watch(Person):
    """A person who watches the heap."""

    def __init__(self, every=20):
        self.peak = self._ticks = 0
        self._every = every
        super().__init__()

    def tick(self):
        Person.tick(self)
        self._ticks += 1
        if self._ticks % self._every == 0:
            self.look()

    def look(self):
        gc.collect()
        self.peak = max(self.peak, gc.mem_alloc())

    def to_menu(self):
        self.press("5")
        while self.scene != "Menu":
            self.tick()

    def sit_down(self, game, bot, options):
        """Set a game up: a person first, the bot on every other seat."""
        from glowgrid import games

        session = self.app.session
        session.chosen = [row[0] for row in games.CATALOGUE].index(game)
        self.app.go("setup")
        setup = session.setup()
        names = [option.name for option in session.game_class().OPTIONS]
        values = list(setup.options)
        for text in options:
            name, value = text.split("=")
            values[names.index(name)] = int(value)
        setup.options = tuple(values)
        setup.who = [""] + [bot] * 9
        self.wait(100)
        self.press("#")

    def play(self, moves, patience=3000):
        """Play so many moves or to the end, in a limited number of ticks; return how many were played."""
        match = self.app.session.match
        while patience and match.game.ply < moves and match.game.outcome is None:
            if match.seat.person:
                match.play(self.legal(match.game))
            self.tick()
            patience -= 1
        self.wait(200)
        return match.game.ply

    def play_out(self):
        match = self.app.session.match
        while match.game.outcome is None:
            match.play(match.game.legal_moves()[0])

    def replay(self):
        """Show the game that was just played."""
        from glowgrid import games
        from glowgrid.engine import transcript

        session = self.app.session
        self.play_out()
        session.open(transcript.write(games.CATALOGUE[session.chosen][0], session.match.game))
        self.app.go("replay")
        self.wait(3000)

    def legal(self, game):
        moves = game.candidates()
        return moves[game.ply * 7 % len(moves)]


def main(what, *rest):
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
