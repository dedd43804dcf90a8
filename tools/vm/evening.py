"""Script for the VMs: simulates a player who plays for an evening, with the deployed files of the drive.

Each game is set up against the hard bot, or against the strongest bot that can play the game. The player plays it for
a while with hints, pauses, undone moves and a new game. Then the player watches the demo, and leaves the board idle
until the attract mode starts.

The 32-bit VM collects garbage only between two calls from outside. So code outside the VM calls `begin` once, and then
`tick` once per round of the main loop. On the 64-bit VM, fixed_heap_evening.py makes these calls. `tick` returns the
name of the place that the evening has reached: a scene, or the game that is being played.
"""

import sys

from fake_board import PERIOD, Board, install
from person import STEP_MS, knows_moves, loaded_modules, on_the_pause_menu, transcribe
from stepped_person import SteppedPerson

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Iterator
    from typing import Any

    from glowgrid.engine.match import Match

PLIES = 8
REST_MS = 125000
TRIES = 250  # moves to try in one call, because each illegal move leaves an exception on the heap


class Evening(SteppedPerson):
    """A simulated player with a plan. Most methods are generators that yield before each round of the main loop."""

    def __init__(self, order: list[str], rounds: int) -> None:
        SteppedPerson.__init__(self)
        self.order = order
        self.rounds = rounds
        self.game: str | None = None
        self.tried = 0  # moves that were tried in earlier calls

    def steps(self) -> "Iterator[None]":
        """Generator: switch the board on, and play every game `rounds` times.

        If `rounds` is 0, play every game once, and visit no scenes between the games.
        """
        yield from self.power_on()
        for game in () if self.rounds else self.order:
            yield from self.play(game)
        for _ in range(self.rounds):
            for game in self.order:
                yield from self.play(game)
                yield from self.demo()
                yield from self.rest()
            yield from self.look_round()

    def play(self, game: str) -> "Iterator[None]":
        """Generator: set `game` up against the hard bot, play it, and return to the menu."""
        from glowgrid import games

        keys = [row[0] for row in games.CATALOGUE]
        count = (keys.index(game) - self.app.session.chosen) % len(keys)
        self.game, self.tried = game, 0
        yield from self.press("6" * count + "5")
        yield from self.until("Setup")
        yield from self.press("8")  # the second player's item, if there is one
        while not self.has_its_opponent():
            yield from self.press("6")
        yield from self.press("88886422#")
        yield from self.until("Play")
        yield from self.sits()
        yield from self.moves(PLIES)
        yield from self.again()
        yield from self.leave()

    def sits(self) -> "Iterator[None]":
        """Generator: wait until the opponent has joined. This wait ends at once, because the opponent is a bot."""
        return iter(())

    def again(self) -> "Iterator[None]":
        """Generator: start the same game anew before the current game is over, and play the new game."""
        yield from self.press("D")
        yield from self.press("#" if self.scene() == "Setup" else "##")
        yield from self.agree()
        yield from self.until("Play")
        yield from self.moves(PLIES)

    def has_its_opponent(self) -> bool:
        """Return True if player 2 in the setup is the hard bot, or the random bot where hard cannot play the game.

        If the game has no player 2, also return True.
        """
        from glowgrid import bots
        from glowgrid.scenes.setup import players_with  # from engine.options it would load one more file

        session = self.app.session
        kind, setup = session.game_class(), session.setup()
        keys = [row[0] for row in bots.able(kind)]
        opponent = bots.ADVISER if bots.ADVISER in keys else keys[0]
        return players_with(kind, setup.options) == 1 or setup.who[1] == opponent

    def moves(self, plies: int) -> "Iterator[None]":
        """Generator: play until `plies` plies have been made after those that set up the game, or the game is over.

        Meanwhile, get a hint, open the pause menu, and undo and redo a move.
        """
        match = self.app.session.match
        plies += getattr(match.game, "setup_plies", 0)
        hinted = undone = False
        yield from self.wait(300)
        while match.game.ply < plies and match.game.outcome is None:
            yield from self.turn(match)
            if match.game.ply >= 2 and not hinted:
                hinted = True
                yield from self.press("C")
                while match.thinking:
                    yield from self.wait(50)
                yield from self.wait(500)
            elif match.game.ply >= 4 and not undone:
                undone = True
                yield from self.press("*66*")
                yield from self.until("Play")
                yield from self.take_back()
        match = None  # a local variable of a finished generator would live as long as its caller

    def take_back(self) -> "Iterator[None]":
        """Generator: undo a move with B, redo it by holding C, and press some cursor keys."""
        yield from self.press("B")
        yield from self.hold("C", 700)
        yield from self.press("0246")

    def turn(self, match: "Any") -> "Iterator[None]":
        """Generator: wait until it is the player's turn, make a move, and wait until the other players have moved."""
        yield from self.sit(match)
        if match.game.outcome is None:
            while not self.move(match):
                yield
            yield from self.sit(match)
        match = None

    def move(self, match: "Match") -> bool:
        """Try to find and play a legal move. Return True if a move was played.

        Moves that are single cells are tried first, then pairs of cells. As in real play, a list of all
        moves is made only if necessary. Each attempt leaves garbage, so this method limits the number of attempts. If
        it finds no move, its next call continues with the moves that have not been tried yet.
        """
        game = match.game
        cells = game.rows * game.cols
        first, tried = cells // 2 + game.ply * 7, self.tried
        if not knows_moves(game) or tried >= cells + cells * cells:
            legal = game.legal_moves()
            return match.play(legal[first % len(legal)])
        for number in range(tried, tried + TRIES):
            move = (first + number) % cells if number < cells else (first + number - cells) % (cells * cells)
            if game.is_legal(move):
                self.tried = 0
                return match.play(move)
        self.tried += TRIES
        return False

    def sit(self, match: "Any", patience: int = 8000) -> "Iterator[None]":
        while match.game.outcome is None and not match.awaits_person:
            if not patience:
                raise RuntimeError("the bot never moves")
            patience -= 1
            yield from self.wait(STEP_MS)
        match = None

    def leave(self) -> "Iterator[None]":
        yield from self.wait(1500)
        if self.scene() == "Result":
            yield from self.press("*")
        else:
            yield from self.press("*4#")
            yield from self.agree()
        yield from self.until("Menu")
        self.game = None

    def rest(self) -> "Iterator[None]":
        """Generator: wait in the menu until the attract mode starts, watch it, and end it."""
        yield from self.wait(500)
        Board.ms = (Board.ms + REST_MS) & (PERIOD - 1)
        yield from self.until("Attract")
        yield from self.wait(6000)
        yield from self.press("5")
        yield from self.until("Menu")

    def demo(self) -> "Iterator[None]":
        """Generator: watch the demo of the selected game to its end."""
        yield from self.press("0")
        yield from self.until("Demo")
        yield from self.until("Menu", 40000)  # a game without a demo shows its rules, however long they are

    def look_round(self) -> "Iterator[None]":
        """Generator: visit the scenes of the pause menu, and replay the transcript of the last game."""
        yield from self.press("#")
        yield from self.until("Play")
        # the game may end after two moves, so there is none left to pause
        short = 0 < self.app.session.match.game.longest < 4
        yield from self.moves(0 if short else 2)
        if self.app.session.match.game.outcome is not None:
            yield from self.leave()
            return
        for name in on_the_pause_menu():
            yield from self.press("*")
            yield from self.until("Pause")
            self.app.go(name)
            yield from self.wait(500)
            self.app.go("back")  # BACK of scenes/scene.py, which is no module on the drive
            yield from self.press("*")
            yield from self.until("Play")
        if not short:
            transcribe(self.app.session)
        yield from self.leave()
        if short:
            return
        self.app.go("splash")
        yield from self.press("0")
        yield from self.until("Replay")
        yield from self.wait(3000)
        self.app.go("menu")
        yield from self.wait(100)

    def label(self) -> str:
        """Return the name of the place that the evening has reached: a scene, or the game that is being played."""
        scene = self.scene().lower()
        if scene == "menu" and loaded_modules() != self.came_with:
            return "on the way"  # between two scenes; the modules of the next are already loaded
        if scene != "play":
            return scene
        match = self.app.session.match
        return (self.game or "another") + (" thinking" if match is not None and match.thinking else "")


_evening: "Any" = None
_steps: "Any" = None


def begin(order: str, rounds: int) -> None:
    """Prepare an evening in which each game in `order` is played `rounds` times. If `rounds` is 0, each game is played
    once, and no scenes are visited between the games.

    `order` is "GAME,GAME,..." or "LANGUAGE:GAME,GAME,...".
    """
    language, _, order = order.rpartition(":")
    install({"SEED": 1, "LANGUAGE": language or "en"})
    spend(Evening(order.split(","), rounds))


def spend(evening: Evening) -> None:
    """Make `tick` play `evening`."""
    global _evening, _steps
    _evening, _steps = evening, evening.steps()


def tick() -> str | None:
    """Run one round of the main loop, and return the name of the place that the evening has reached.

    Return "" before the app has started, and None at the end of the evening.
    """
    try:
        next(_steps)
    except StopIteration:
        return None
    return _evening.label()


def excused() -> bool:
    """Return True if the last round was allowed to allocate large blocks, as `SteppedPerson.round` explains."""
    return _evening.excused


def loaded() -> str:
    """Return the names of Glowgrid's loaded modules, separated by spaces."""
    return " ".join([name for name in sys.modules if name.startswith("glowgrid")])
