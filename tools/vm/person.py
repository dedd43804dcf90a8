"""A simulated player who plays on the fake board (fake_board.py). This script runs on the VMs and on CPython."""

import sys

from fake_board import KEYS, Board, install

MYPY = False
if MYPY:
    from typing import Any

    from glowgrid.engine.game import Game

TAP_MS = 60
STEP_MS = 5


def hush(console: object, text: str, end: str = "") -> None:
    """Print nothing. This function replaces the console's printer."""


class Person:
    """The simulated player. `tick` runs one round of the main loop."""

    def __init__(self) -> None:
        """Switch the board on with the default settings and a fixed seed."""
        install()
        from glowgrid.hal.console import Console
        from glowgrid.startup import start

        Console.printer = hush  # type: ignore[assignment]
        app = start()
        assert app is not None
        self.app, self.console = app, app.console

    @property
    def scene(self) -> str:
        return type(self.app.scene).__name__

    def tick(self) -> None:
        self.app.tick()
        self.app.tidy()
        self.console.clock.wait(STEP_MS)

    def wait(self, ms: int) -> None:
        for _ in range(ms // STEP_MS):
            self.tick()

    def press(self, keys: str) -> None:
        for key in keys:
            Board.down = [KEYS.index(key)]
            self.wait(TAP_MS)
            Board.down = []
            self.wait(TAP_MS)

    def to_menu(self) -> None:
        """Press a key to skip the splash screen, and wait for the menu."""
        self.press("5")
        while self.scene != "Menu":
            self.tick()

    def sit_down(self, game: str, bot: str, options: tuple = ()) -> None:
        """Set up a game and start it. This player has the first seat, and `bot` plays all other seats.

        `options` are strings "NAME=VALUE".
        """
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

    def play(self, moves: int, patience: int = 3000) -> int:
        """Play until `moves` moves have been made, the game ends, or `patience` rounds of the main loop have passed.

        Return the number of moves that have been made.
        """
        match = self.app.session.match
        while patience and match.game.ply < moves and match.game.outcome is None:
            if match.awaits_person:
                legal = match.game.candidates()
                match.play(legal[match.game.ply * 7 % len(legal)])
            self.tick()
            patience -= 1
        self.wait(200)
        return match.game.ply

    def frame(self) -> None:
        """Draw a frame and show it. One pixel is changed each time, because unchanged frames are not sent."""
        self.app.canvas.clear()
        self.app.scene.draw(self.app.canvas, self.console.clock.now())
        self.app.canvas.pixels[0] ^= 1
        self.console.grid.show(self.app.canvas)


def knows_moves(game: "Game") -> bool:
    """Return True if the game has its own `is_legal`, which can check a move without making a list of all moves."""
    from glowgrid.engine.match import Game  # from engine.game it would load a file that only an owner's game loads

    return type(game).is_legal is not Game.is_legal


def on_the_pause_menu() -> list:
    """Return the names of the scenes that the pause menu offers.

    The modules that this function loads are unloaded at the end.
    """
    from glowgrid.app.loader import unload

    before = list(sys.modules)
    from glowgrid.app.lifetimes import SCOPES
    from glowgrid.scenes.pause import icons

    found = [name for name, _ in icons(SCOPES)]
    for name in [name for name in sys.modules if name not in before]:
        unload(name)
    return found


def transcribe(session: "Any") -> None:
    """Keep a transcript of the current game, so that the next start replays the game.

    This function is not a generator, because the local variables of a generator would stay on the heap.
    """
    from glowgrid import games
    from glowgrid.engine import transcript

    session.transcript = transcript.write(games.CATALOGUE[session.chosen][0], session.match.game)


def loaded_modules() -> int:
    """Return a number that changes whenever the set of loaded modules changes.

    Counting the modules would not be enough, because one module can replace another.
    """
    return sum(hash(name) & 0xFFFF for name in sys.modules)
