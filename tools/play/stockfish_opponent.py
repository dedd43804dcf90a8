"""Stockfish as an opponent at chess, at its weakest level.

Stockfish is a separate program, for example from the Debian package `stockfish`. This module talks to it over the
Universal Chess Interface (UCI): https://backscattering.de/chess/uci/.
"""

import os
import shutil
import subprocess
from collections.abc import Generator
from functools import cached_property
from typing import Any

LEVEL = 0  # of 0 to 20


class Stockfish:
    """Stockfish at level 0. It searches one ply and picks one of its four best moves, partly at random. The random
    numbers are its own, so the same seed does not always give the same move."""

    def __init__(self) -> None:
        """Raise ValueError if Stockfish is not installed. The program starts when it first thinks."""
        folders = os.pathsep.join([os.environ.get("PATH", ""), "/usr/games"])  # where Debian puts it
        path = shutil.which("stockfish", path=folders)
        if path is None:
            raise ValueError("Stockfish is not installed: apt install stockfish, or see stockfishchess.org.")
        self._path = path

    @cached_property
    def _process(self) -> "subprocess.Popen[str]":
        process = subprocess.Popen([self._path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        print(f"setoption name Skill Level value {LEVEL}", file=process.stdin)
        return process

    def think(self, game: Any, rng: Any) -> Generator[int, None, int]:
        yield 100
        process = self._process
        print(f"position fen {game.position()}", f"go depth {LEVEL + 1}", sep="\n", file=process.stdin)
        assert process.stdout
        for line in process.stdout:
            if line.startswith("bestmove "):
                return int(game.parse(line.split()[1]))
        raise ConnectionError("Stockfish has stopped.")
