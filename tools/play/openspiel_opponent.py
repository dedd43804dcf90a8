"""OpenSpiel's Monte Carlo tree search as an opponent in any game of Glowgrid without chance or hidden information.

OpenSpiel is a Python package of the extra `bench`. Its search asks only for legal moves, results and random play-outs,
so, unlike the bots, it knows nothing about the game.
"""

from collections.abc import Generator
from typing import Any

import numpy
import pyspiel
from open_spiel.python.algorithms import mcts

from glowgrid.engine.game import Game
from glowgrid.engine.rng import Rng

SIMULATIONS = 1_000
EXPLORATION = 1.4  # of UCT, close to the square root of 2, as in the literature


class Position:
    """A game with the methods of `pyspiel.State` that the search calls. Its players are 0 and 1."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def clone(self) -> "Position":
        return Position(self.game.copy())

    def legal_actions(self, player: int = 0) -> list[int]:
        return self.game.legal_moves()

    def apply_action(self, move: int) -> None:
        self.game.push(move)

    def current_player(self) -> int:
        return self.game.turn - 1

    def is_terminal(self) -> bool:
        return self.game.outcome is not None

    def is_chance_node(self) -> bool:
        return False

    def returns(self) -> list[float]:
        """Return the results of both players, from -1 to 1."""
        outcome = self.game.outcome
        winner = outcome.winner if outcome else None
        return [0.0 if not winner else 1.0 if winner == player else -1.0 for player in (1, 2)]


class RandomGames(mcts.Evaluator):
    """Judges a position by one random game from it to the end."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def evaluate(self, position: Position) -> list[float]:
        """Return the results of a random game. It is played in `position`, which the search does not use again."""
        game, rng = position.game, self._rng
        while game.outcome is None:
            game.push(game.random_move(rng))
        return position.returns()

    def prior(self, position: Position) -> list[tuple[int, float]]:
        """Return each legal move with the same chance."""
        moves = position.legal_actions()
        return [(move, 1 / len(moves)) for move in moves]


class OpenSpiel:
    """OpenSpiel's search with a fixed number of simulations. `nodes` counts them."""

    nodes = SIMULATIONS

    def __init__(self) -> None:
        # the search needs a game of OpenSpiel, of which it reads only that players take turns and that a win counts 1
        self._game = pyspiel.load_game("tic_tac_toe")

    def think(self, game: Any, rng: Rng) -> Generator[int, None, int]:
        yield 100
        random_state = numpy.random.RandomState(rng.below(1 << 30))
        search = mcts.MCTSBot(self._game, EXPLORATION, SIMULATIONS, RandomGames(rng), random_state=random_state)
        return int(search.step(Position(game)))
