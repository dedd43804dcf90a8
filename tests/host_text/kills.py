"""Games in plain text between processes, in which the broker, the guest, or both are killed at random moments.

The guest is started again with the same command. The broker forgets whatever it has not written to disk. To run it by
hand, in the clone:

    PYTHONPATH=lib:.:tests/host_text .venv/bin/python tests/host_text/kills.py BROKER GAMES
"""

import random
import re
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from players import Player

from lab import local_brokers

MOVE = "), which "  # begins the question for a move
THERE = "Your opponent is here."
AGAIN = "Play again?"
TRANSCRIPT = re.compile(r"tictactoe/4/\S*")
STAGES = (
    "Connecting to the broker",
    "The host has not started",
    "Tic-tac-toe.",
    "You have joined.",
    "Someone else",
    THERE,
)
KILLS = 3
GAME_S = 150


@dataclass
class Outcome:
    """Both transcripts, the longest time in seconds that a guest with a broker waited for the game, and the kills."""

    transcripts: list = field(default_factory=list)
    locked_s: float = 0.0
    kills: list = field(default_factory=list)
    stages: dict = field(default_factory=dict)  # parts of that time: when the guest printed which sentence
    errors: str = ""


class Game:
    """One game of tic-tac-toe on 4x4 with a host, a guest, and a spectator who joins later."""

    def __init__(self, broker, seed):
        self.broker, self.chance, self.outcome = broker, random.Random(seed), Outcome()
        self.where = "--broker", f"127.0.0.1:{broker.port}"
        self.host = Player("--invite", *self.where)
        self.host.type("tictactoe", "4", "y")
        self.code, self.watch = self.host.code()
        self.everybody = [self.host]
        self.typed = {}
        self.waits_since = None
        self.join()

    def join(self):
        self.guest = Player("--join", self.code, *self.where)
        self.everybody.append(self.guest)
        self.waits_since, self.stages = time.monotonic(), {}

    def play(self):
        end = time.monotonic() + GAME_S
        spectator = None
        plan = sorted(self.chance.uniform(0.5, 8) for _ in range(KILLS))
        begun = None
        while not all(AGAIN in player.seen for player in (self.host, self.guest)):
            assert time.monotonic() < end, (self.outcome, self.host.seen[-600:], self.guest.seen[-600:])
            self.look()
            self.restart()
            begun = begun or (time.monotonic() if THERE in self.host.seen else None)
            if begun and spectator is None and time.monotonic() > begun + 2:
                spectator = Player("--join", self.watch, *self.where)
                self.everybody.append(spectator)
            if begun and plan and time.monotonic() > begun + plan[0]:
                plan.pop(0)
                self.kill()
            for player in (self.host, self.guest):
                self.type_for(player)
            time.sleep(0.01)
        self.outcome.transcripts = [self.transcript(player) for player in (self.host, self.guest)]
        return self.outcome

    def look(self):
        """Note the guest's progress on its way into the match."""
        if self.waits_since is None:
            return
        waited = time.monotonic() - self.waits_since
        for stage in STAGES:
            if stage in self.guest.seen:
                self.stages.setdefault(stage[:12], round(waited, 1))
        if THERE in self.guest.seen:
            if waited > self.outcome.locked_s:
                self.outcome.locked_s, self.outcome.stages = waited, self.stages
            self.waits_since = None

    def restart(self):
        """Start the guest again if it could not reach the broker."""
        if self.guest.process.poll() is not None:
            time.sleep(0.5)
            self.join()

    def kill(self):
        what = self.chance.choice(["broker", "guest", "both"])
        self.outcome.kills.append(what)
        if what != "broker":
            self.guest.process.kill()
            self.guest.process.wait()
        if what != "guest":
            self.broker.kill()
        time.sleep(self.chance.uniform(0, 1.5))
        if what == "both" and self.chance.random() < 0.5:
            self.join()  # while there is no broker
            time.sleep(self.chance.uniform(0, 1.5))
        if what != "guest":
            self.broker.start()
            if self.waits_since is not None:
                self.waits_since, self.stages = time.monotonic(), {}

    def type_for(self, player):
        """If a square is requested, type a random one. An occupied one is refused, and another one is requested."""
        asked = player.seen.count(MOVE)
        if asked > self.typed.get(player, 0) and player.process.poll() is None and self.chance.random() < 0.05:
            self.typed[player] = asked
            player.type(self.chance.choice("abcd") + self.chance.choice("1234"))

    def transcript(self, player):
        player.type("transcript")
        end = time.monotonic() + 20
        while not TRANSCRIPT.search(player.seen) and time.monotonic() < end:
            time.sleep(0.02)
        return TRANSCRIPT.findall(player.seen)[-1]

    def close(self):
        for player in self.everybody:
            self.outcome.errors += player.errors if "Traceback" in player.errors else ""
            player.kill()


def played(kind, folder, seed):
    """Play a game with a new broker. Return None if that broker is not installed."""
    with tempfile.TemporaryDirectory(dir=folder) as own:
        broker = local_brokers.made(kind, Path(own))
        return None if broker is None else _played(broker, seed)


def _played(broker, seed):
    broker.start()
    game = Game(broker, seed)
    try:
        return game.play()
    finally:
        game.close()
        broker.kill()


def main(name, games):
    worst, same = 0.0, 0
    for seed in range(games):
        outcome = played(local_brokers.KINDS[name], None, seed)
        worst, same = max(worst, outcome.locked_s), same + (len(set(outcome.transcripts)) == 1)
        print(
            name,
            seed,
            outcome.kills,
            f"{outcome.locked_s:.1f} s",
            outcome.stages,
            *outcome.transcripts,
            outcome.errors,
            flush=True,
        )
    print(f"{name}: {same} of {games} games ended with the same transcript; a guest waited {worst:.1f} s at most.")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
