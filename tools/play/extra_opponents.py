"""Opponents for tournaments, in addition to the catalogue's bots: a greedy player, Negamax from easyAI, and the bots
of another clone.

Games against these opponents show how strong the bots are. Like every bot, they have the method `think(game, rng)`.
easyAI is a Python package. To install it, run `pip install -e ".[bench]"`.
"""

from collections.abc import Generator
from typing import Any

from glowgrid import bots
from glowgrid.engine.rng import Rng
from tools.play.other_version import OtherVersion


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


class EasyAI:
    """Connect four player that uses Negamax from the package easyAI. Negamax searches `depth` plies deep."""

    def __init__(self, depth: int = 6) -> None:
        import numpy
        from easyAI import AI_Player, Negamax
        from easyAI.games.ConnectFour import ConnectFour

        player = AI_Player(Negamax(depth))
        self._zeros = numpy.zeros
        self._game = ConnectFour([player, player])

    def think(self, game: Any, rng: Rng) -> Generator[int, None, int]:
        yield 100
        board = self._zeros((game.rows, game.cols), dtype=int)
        for cell in range(game.rows * game.cols):
            board[game.rows - 1 - cell // game.cols][cell % game.cols] = game.at(cell)  # its rows count from the bottom
        self._game.board, self._game.current_player = board, game.turn
        return int(self._game.get_move())


def make(key: str) -> Any:
    """Return the bot or the extra opponent with the name `key`. "hard@FOLDER" is the hard bot of the clone in FOLDER.

    Raise ValueError if there is none.
    """
    name, _, folder = key.partition("@")
    if folder:
        return OtherVersion(name, folder)
    others = {"greedy": Greedy, "easyai": EasyAI}
    return others[key]() if key in others else bots.load(key)()
