"""Opponents for tournaments, in addition to the catalogue's bots: a greedy player, two programs that other people
wrote, and the bots of another clone.

Games against these opponents show how strong the bots are. Like every bot, they have the method `think(game, rng)`.
"""

from collections.abc import Generator
from importlib.util import find_spec
from typing import Any

from glowgrid import bots
from glowgrid.engine.rng import Rng
from tools.play.other_version import OtherVersion
from tools.play.stockfish_opponent import Stockfish


class Greedy:
    """Othello player that always makes the move that flips the most discs."""

    def think(self, game: Any, rng: Rng) -> Generator[int, None, int]:
        yield 100
        best: list[int] = []
        most = -1
        for move in game.legal_moves():
            game.push(move)
            turned = len(game.flipped())
            game.pop()
            if turned > most:
                best, most = [], turned
            if turned == most:
                best.append(move)
        return rng.choice(best)


def make(key: str) -> Any:
    """Return the bot or the extra opponent with the name `key`. "hard@FOLDER" is the hard bot of the clone in FOLDER.

    Raise ValueError if there is none, or if its program is not installed.
    """
    name, _, folder = key.partition("@")
    if folder:
        return OtherVersion(name, folder)
    if key == "greedy":
        return Greedy()
    if key == "stockfish":
        return Stockfish()
    if key == "openspiel":
        if not find_spec("open_spiel"):
            raise ValueError('OpenSpiel is not installed: pip install -e ".[bench]"')
        from tools.play.openspiel_opponent import OpenSpiel

        return OpenSpiel()
    return bots.load(key)()
