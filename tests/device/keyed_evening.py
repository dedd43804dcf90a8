"""Scripted evening through the keys of the simulated board, with the content of its flash sector at each step."""

import random

from evening import Evening, Store, opened, snapshot

from glowgrid import games
from glowgrid.saves.record_format import BRIGHTNESS
from host_sim.parts.nvm import SIZE, Sector
from host_sim.simulator import Simulator

TAP_MS = 35
GAMES = ("tictactoe", "connectx", "othello", "quixo", "gomoku", "domineering") * 2
MOST = 12  # moves per game, so that some are left unfinished


def is_marked(data):
    """Return whether the journal is marked as invalid, because it is about to be erased."""
    return not data[:16] == data[-16:] == b"\xff" * 16


class Watched(Sector):
    """A sector that reports each step at which power may be lost."""

    def __init__(self, data=b"\xff" * SIZE, watch=None):
        super().__init__()
        self.data[:] = data
        self.watch = watch or (lambda: None)

    def _step(self, us, spend):
        super()._step(us, spend)
        self.watch()


def nearly_full(room):
    """Return a sector on which games were played until fewer than `room` bytes are left."""
    store = Store()
    for _ in Evening(store).steps():
        pass
    journal = opened(store)
    while journal.room >= room:
        journal.append(BRIGHTNESS, bytes((40, 40)))
    return bytes(store.sector.data)


class Player:
    """A person at the board's keys, who remembers the games and the journal."""

    def __init__(self, sector):
        self.sim = Simulator(seed=1)
        self.sim.machine.sector = sector

    def power_on(self):
        """Power on and skip the splash screen with a key."""
        self.sim.power_on()
        self.sim.wait(80)
        self.tap("1")
        self.app = self.sim.newest("glowgrid.app.app", "App")

    def tap(self, keys):
        for key in keys:
            self.sim.hold(key, TAP_MS)
            self.sim.wait(TAP_MS)

    @property
    def scene(self):
        return type(self.app.scene).__name__

    def position(self):
        """Return the state to restore: all cells, whose turn it is, the moves, and the moves to redo."""
        match = self.app.session.match
        if match is None or match.game.outcome is not None:
            return None
        return (match.seats[0].colour, tuple(match.undone), tuple(match.game.moves), *board(match.game))

    def statistics(self):
        results = snapshot(self.sim.machine.sector.data).results
        return {"/".join(row): counts for row, counts in results.items()}

    def choose(self, key):
        """Start a game from the menu, as last set up."""
        menu = self.app.scene
        at = [row[0] for row in games.CATALOGUE].index(key)
        self.tap("6" * ((at - menu.item) % len(games.CATALOGUE)) + "#")

    def play(self, move):
        for cell in self.app.session.match.game.path(move):
            self._pick(cell)

    def _pick(self, cell):
        game = self.app.session.match.game
        for digit in range(1, 10):
            if game.digit(digit) == cell:
                return self.tap(str(digit))
        while (at := self.app.scene.picker.cursor) != cell:
            down, right = cell // game.cols - at // game.cols, cell % game.cols - at % game.cols
            self.tap(("8" if down > 0 else "2") if down else ("6" if right > 0 else "4"))
        self.tap("5")

    def take_back(self):
        self.tap("B")

    def redo(self):
        self.sim.hold("C", 600)
        self.tap("0")

    def leave(self):
        """Go to the menu: from a game through the pause menu, whose last item is Menu."""
        if self.scene == "Play":
            self.tap("*4#")
            if self.scene == "Ask":
                self.tap("5")
        elif self.scene == "Result":
            self.tap("*")


def board(game):
    """Return what is visible of a game: title, options, every cell's owner, and whose turn it is."""
    cells = bytes([game.at(cell) for cell in range(game.rows * game.cols)])
    return (game.title, tuple(game.options), cells, game.turn)


def replayed(game, moves):
    """Return the board after `moves`, replayed by the rules alone."""
    again = type(game)(*game.options)
    for move in moves:
        assert again.is_legal(move)
        again.push(move)
    return board(again)


class FilmedEvening:
    """An evening with a copy of the flash sector after each step of a write.

    `cuts` holds each copy with the index in `states` of the game's state at that time. After a power loss at that step,
    the board must restore this state or the next one.
    """

    def __init__(self, room=700, seed=3):
        self._random = random.Random(seed)
        self.sector = Watched(nearly_full(room), self._film)
        self.player = Player(self.sector)
        self.states: list = []  # (position, statistics) after each action
        self.titles: set = set()
        self.cuts: list = []  # (sector, index of the state before, whether a compaction was under way)
        self._erasures = self.sector.erasures
        with self.player.sim:
            self.player.power_on()
            self.player.leave()
            self._note()
            for key in GAMES:
                self._game(key)

    def _film(self):
        turning = self.sector.erasures > self._erasures or is_marked(self.sector.data)
        self.cuts.append((bytes(self.sector.data), len(self.states) - 1, turning))

    def _do(self, action, *arguments):
        action(*arguments)
        self._note()

    def _note(self):
        self.player.sim.wait(40)
        self._erasures = self.sector.erasures
        position = self.player.position()
        self.states.append((position, self.player.statistics()))
        if position:
            self.titles.add(position[3])
            assert position[3:] == replayed(self.player.app.session.match.game, position[2])

    def _game(self, key):
        player, rng = self.player, self._random
        self._do(player.choose, key)
        match = player.app.session.match
        while match.game.outcome is None and match.game.ply < MOST:
            self._do(player.play, rng.choice(match.game.legal_moves()))
            if match.game.outcome is None and rng.random() < 0.2:
                self._do(player.take_back)
                if rng.random() < 0.5:
                    self._do(player.redo)
        if match.game.outcome is not None:
            player.sim.wait(1500)
            if rng.random() < 0.5:
                self._do(player.take_back)
        self._do(player.leave)
