"""A simulated board with a radio, and the actions of its user."""

import re
import time
from contextlib import contextmanager

from host_sim.simulator import Simulator

CODE = re.compile(r"code: ([a-z0-9-]{19})\..* Spectators use ([a-z0-9-]{14})\.")


class Board:
    """A board in virtual time. The answers of a real broker take real time."""

    def __init__(self, broker, seed, **settings):
        wifi = {"MQTT_BROKER": broker and f"127.0.0.1:{broker.port}", "WIFI_SSID": "home", "ATTRACT_SECONDS": 3600}
        self.sim = Simulator(settings={**wifi, **settings}, seed=seed)
        self.sim.power_on()

    def wait(self, ms):
        self.sim.wait(ms)

    def press(self, keys, ms=120):
        for key in keys:
            self.sim.down(key)
            self.wait(60)
            self.sim.up(key)
            self.wait(ms)

    @property
    def said(self):
        return self.sim.serial

    @property
    def app(self):
        return self.sim.newest("glowgrid.app.app", "App")

    @property
    def match(self):
        return self.sim.newest("glowgrid.engine.match", "Match")

    @property
    def moves(self):
        return list(self.match.game.moves)

    @property
    def network(self):
        return self.app.console.link

    @property
    def is_connected(self):
        client = self.network.client
        return client is not None and client.up

    @property
    def scene(self):
        """Return the name of the scene, or "" while the next one is loaded."""
        scene = self.app.scene
        return type(scene).__name__ if scene else ""

    @property
    def is_asked(self):
        """Return whether a local person is to move and the keys reach the game, with no attempt to connect in
        progress."""
        return self.match.awaits_person and self.scene == "Play"

    def invite(self):
        """Set up an online game of tic-tac-toe and start it. Return the invite code and the code for spectators."""
        self.wait(2500)
        until(lambda: self.scene == "Menu", self)
        self.press("5")
        until(lambda: self.scene == "Setup", self)
        self.press("8" + "4" * 20)
        for _ in range(8):
            if "Online" in self.sim.machine.serial.last_line:
                break
            self.press("6")
        self.press("#", 1500)
        found = CODE.findall(self.said)
        assert found, self.said[-800:]
        return found[-1]


@contextmanager
def many(broker):
    """Create boards that connect to `broker`, and power all of them off at the end."""
    made = []

    def make(seed, **settings):
        made.append(Board(broker, seed, **settings))
        return made[-1]

    yield make
    for board in made:
        board.sim.power_off()


def meet(boards):
    """Connect two boards by an invitation. Return them, the host first, and the invite code."""
    one = boards(1)
    code, _ = one.invite()
    other = boards(2, INVITATION=code)
    until(lambda: "is here." in one.said and "is here." in other.said, one, other)
    return one, other, code


def until(done, *boards, s=20):
    end = time.monotonic() + s
    while not done():
        assert time.monotonic() < end, [board.said[-400:] for board in boards]
        for board in boards:
            board.wait(20)
        time.sleep(0.002)


def play(boards, rng, plies=9):
    """Let both boards play until the game is over or has `plies` plies."""
    while boards[0].match.game.outcome is None and boards[0].match.game.ply < plies:
        ready = [board for board in boards if board.is_asked]
        if not ready:
            until(lambda: any(board.is_asked for board in boards), *boards)
            continue
        mover = ready[0]
        mover.press(str(rng.choice([move for move in range(9) if not mover.match.game.at(move)]) + 1))
        until(lambda mover=mover: not mover.match.awaits_person and boards[0].moves == boards[1].moves, *boards)
