"""Two processes and a broker under realistic failures: the broker restarts, a computer sleeps for a while, the power
fails on either side. No move is lost or doubled.
"""

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from glowgrid.games.tictactoe import TicTacToe
from glowgrid.online.protocol import invite_code

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]


class Process:
    """One side (peer_process.py), which can be killed, restarted and put to sleep."""

    def __init__(self, folder, port, code, seat, games):
        self.file = folder / f"{seat}.json"
        self.words = [str(self.file), str(port), code, seat, str(ord(seat)), str(games)]
        self.start()

    def start(self):
        paths = os.pathsep.join(str(path) for path in (HERE, ROOT / "lib", ROOT))
        environment = {**os.environ, "PYTHONPATH": paths}
        self.running = subprocess.Popen([sys.executable, str(HERE / "peer_process.py"), *self.words], env=environment)

    def cut(self):
        self.running.kill()
        self.running.wait()

    def sleep(self, seconds):
        self.running.send_signal(signal.SIGSTOP)
        time.sleep(seconds)
        self.running.send_signal(signal.SIGCONT)

    @property
    def known(self):
        assert self.running.poll() in (None, -9), "it has ended by itself"
        return json.loads(self.file.read_text()) if self.file.exists() else {"finished": 0}


@pytest.fixture
def started():
    sides = []
    yield lambda *words: sides.append(Process(*words)) or sides[-1]
    for side in sides:
        side.cut()


def restart_broker(broker, sides, rng):
    for _ in range(5):
        broker.kill()
        time.sleep(rng.random())
        broker.start()
        time.sleep(2 * rng.random())


def cut_power_of_one(broker, sides, rng):
    for _ in range(5):
        cut_power(broker, [rng.choice(sides)], rng)


def cut_power_of_both(broker, sides, rng):
    for _ in range(5):
        cut_power(broker, sides, rng)


def cut_power(broker, sides, rng):
    for side in sides:
        side.cut()
    time.sleep(rng.random())
    for side in sides:
        side.start()
    time.sleep(2 * rng.random())


def sleep_a_while(broker, sides, rng):
    rng.choice(sides).sleep(ASLEEP_S)


ASLEEP_S = 50  # longer than a broker waits for a message: one and a half times the keepalive of 30 s
HARMS = restart_broker, cut_power_of_one, cut_power_of_both, sleep_a_while
GAMES = 6  # for each harm: 24 with each broker


def wait_for(sides, count, seconds):
    """Wait until `count` games are over on both sides."""
    end = time.monotonic() + seconds
    while min(side.known["finished"] for side in sides) < count:
        assert time.monotonic() < end, [side.known for side in sides]
        time.sleep(0.02)


@pytest.mark.slow(weekly=True, minutes=1)
@pytest.mark.parametrize("harm", HARMS, ids=lambda harm: harm.__name__)
def test_nothing_is_lost_or_doubled(broker, started, tmp_path, harm):
    rng = random.Random(HARMS.index(harm))
    code = invite_code.make(os.urandom(15))
    sides = [started(tmp_path, broker.port, code, seat, GAMES) for seat in "ab"]
    wait_for(sides, 1, 100)
    harm(broker, sides, rng)
    wait_for(sides, GAMES, 300)
    ones, others = [side.known for side in sides]
    assert ones["games"] == others["games"] and sorted(map(int, ones["games"])) == list(range(GAMES))
    for moves in ones["games"].values():
        game = TicTacToe(3)
        for move in moves:
            assert move in game.legal_moves()
            game.push(move)
        assert game.outcome is not None
    assert not {"PARTED", "NO_SENSE", "NO_MOVE", "WRONG_TURN", "ROLLBACK"} & {*ones["said"], *others["said"]}
