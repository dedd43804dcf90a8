"""A simulated board with a radio, and what people do there."""

import re
import time
from contextlib import contextmanager

from host_sim.simulator import Simulator

CODE = re.compile(r"invitation: ([a-z0-9-]{19})\..*; with ([a-z0-9-]{14}) one")


class Board:
    """A board whose time goes as it likes; a real broker's answers need real time."""

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
    def match(self):
        return self.sim.newest("glowgrid.engine.match", "Match")

    @property
    def moves(self):
        return list(self.match.game.moves)

    @property
    def network(self):
        return self.sim.newest("glowgrid.hal.network_link", "NetworkLink")

    @property
    def is_connected(self):
        return self.sim.newest("glowgrid.online.mqtt.client", "Client").up

    @property
    def scene(self):
        return type(self.sim.newest("glowgrid.app", "App").scene).__name__

    @property
    def is_asked(self):
        """Whether a person here is to move, and would be heard: not on the way to the broker."""
        return self.match.awaits_person and self.scene == "Play"

    def invite(self):
        """Set tic-tac-toe up against somebody elsewhere, and begin; return the code, and the one to look on."""
        self.wait(2500)
        self.press("5" + "8" + "4" * 20)
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
    """Make boards that reach `broker`; all lose their power at the end."""
    made = []

    def make(seed, **settings):
        made.append(Board(broker, seed, **settings))
        return made[-1]

    yield make
    for board in made:
        board.sim.power_off()


def meet(boards):
    """Have two boards meet by an invitation; return them, the inviting one first, and the code."""
    one = boards(1)
    code, _ = one.invite()
    other = boards(2, INVITATION=code)
    until(lambda: "there." in one.said and "there." in other.said, one, other)
    return one, other, code


def until(done, *boards, s=20):
    end = time.monotonic() + s
    while not done():
        assert time.monotonic() < end, [board.said[-400:] for board in boards]
        for board in boards:
            board.wait(20)
        time.sleep(0.002)


def play(boards, rng, plies=9):
    """Have both play until the game is over, or has so many plies."""
    while boards[0].match.game.outcome is None and boards[0].match.game.ply < plies:
        ready = [board for board in boards if board.is_asked]
        if not ready:
            until(lambda: any(board.is_asked for board in boards), *boards)
            continue
        mover = ready[0]
        mover.press(str(rng.choice([move for move in range(9) if not mover.match.game.at(move)]) + 1))
        until(lambda mover=mover: not mover.match.awaits_person and boards[0].moves == boards[1].moves, *boards)
