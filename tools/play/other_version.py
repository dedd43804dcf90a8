"""A bot of another version of Glowgrid, for tournaments between versions. It thinks in a process of its own.

The process reads a line "SEED TRANSCRIPT" for each position and answers with a line "NODES MOVE", in the notation of
the game. This file is also the script of that process:

    other_version.py FOLDER BOT
"""

import subprocess
import sys
from collections.abc import Generator
from functools import cached_property
from pathlib import Path
from typing import Any


class OtherVersion:
    """The bot `key` of the clone in `folder`, with the method `think(game, rng)` like every bot."""

    def __init__(self, key: str, folder: str) -> None:
        """Raise ValueError if `folder` is no clone of Glowgrid. The process starts when the bot first thinks."""
        if not (Path(folder) / "lib" / "glowgrid").is_dir():
            raise ValueError(f"{folder} is no clone of Glowgrid: it has no lib/glowgrid.")
        self._command = [sys.executable, __file__, folder, key]
        self.nodes = 0

    @cached_property
    def _process(self) -> "subprocess.Popen[str]":
        return subprocess.Popen(self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def think(self, game: Any, rng: Any) -> Generator[int, None, int]:
        from glowgrid import games
        from glowgrid.engine import transcript

        yield 100
        assert self._process.stdin and self._process.stdout
        line = transcript.write(transcript.key_of(games.CATALOGUE, game), game.copy())
        self._process.stdin.write(f"{rng.below(1 << 20)} {line}\n")
        self._process.stdin.flush()
        nodes, _, move = self._process.stdout.readline().strip().partition(" ")
        self.nodes = int(nodes)
        return int(game.parse(move))


def answer(folder: str, key: str) -> None:
    """Read positions and write moves until the input ends."""
    sys.path.insert(0, str(Path(folder) / "lib"))
    sys.path.append(str(Path(__file__).resolve().parents[2]))  # for the clock, which is the same for all versions
    from glowgrid import bots, games
    from glowgrid.engine import transcript
    from glowgrid.engine.rng import Rng
    from tools.play.deciding import decide

    bot = bots.load(key)()
    for line in sys.stdin:
        seed, _, text = line.strip().partition(" ")
        game = transcript.read(text, games.load)[1]
        move = decide(bot, game, Rng(int(seed)))
        print(getattr(bot, "nodes", 0), game.notation(move), flush=True)


if __name__ == "__main__":
    answer(*sys.argv[1:])
