"""Two processes and a broker under realistic failures: the broker restarts, a computer sleeps for a minute, the power
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


@pytest.mark.slow(whole=True)
def test_nothing_is_lost_or_doubled(broker, started, tmp_path):
    count, rng = 60, random.Random(16)
    code = invite_code.make(os.urandom(15))
    sides = [started(tmp_path, broker.port, code, seat, count) for seat in "ab"]
    harms = ["broker", "power", "both", "sleep"]
    at = [number * count // len(harms) for number in range(len(harms))]
    end = time.monotonic() + 400
    while min(side.known["finished"] for side in sides) < count:
        assert time.monotonic() < end, [side.known for side in sides]
        time.sleep(0.02)
        if not at or min(side.known["finished"] for side in sides) <= at[0]:
            continue
        at.pop(0)
        harm = harms.pop(0)
        if harm == "broker":
            for _ in range(5):
                broker.kill()
                time.sleep(rng.random())
                broker.start()
                time.sleep(2 * rng.random())
        elif harm == "sleep":
            rng.choice(sides).sleep(60)
        else:
            for _ in range(5):
                hit = sides if harm == "both" else [rng.choice(sides)]
                for side in hit:
                    side.cut()
                time.sleep(rng.random())
                for side in hit:
                    side.start()
                time.sleep(2 * rng.random())
    ones, others = [side.known for side in sides]
    assert ones["games"] == others["games"] and sorted(map(int, ones["games"])) == list(range(count))
    for moves in ones["games"].values():
        game = TicTacToe(3)
        for move in moves:
            assert move in game.legal_moves()
            game.push(move)
        assert game.outcome is not None
    assert not {"PARTED", "NO_SENSE", "NO_MOVE", "WRONG_TURN", "ROLLBACK"} & {*ones["said"], *others["said"]}
