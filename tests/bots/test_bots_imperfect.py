"""Bots in games with chance or hidden information."""

import pytest
from tiny_base import Unsure
from tiny_chance import Dice, Veil

from glowgrid import bots
from glowgrid.engine.game import ALL, CHANCE, Game, Outcome
from glowgrid.engine.imperfect import Imperfect
from glowgrid.engine.rng import Rng
from glowgrid.engine.thinking import Thinking

LEVELS = "easy", "fair", "medium", "hard"
ODDS = ((0, 2, 5), (9, 1, 0), (6, 4, 2), (4, 4, 3), (8, 0, 3))  # points for each result of the die, by bet
WEIGHTS = 1, 2, 3


class Bets(Unsure):
    """The player bets on one of five cells, then a die with three sides decides the points."""

    title = "Bets"

    def __init__(self):
        super().__init__(1, 5, 1)

    def _moves_now(self):
        return [10, 11, 12] if self.turn == CHANCE else [0, 1, 2, 3, 4]

    def chances(self):
        return [(10 + side, weight) for side, weight in enumerate(WEIGHTS)]

    def evaluate(self, player):
        return sum(ODDS[self._moves[at]][self._moves[at + 1] - 10] for at in range(0, self.ply - 1, 2))

    def _change(self, move, player):
        pass

    def _pass_on(self, player):
        self.turn = 1 - self.turn
        if self.ply == 8:
            self.outcome = Outcome(0, (), "all bets are made")


class Peek(Unsure):
    """Player 1 hides a stone in the upper row; player 2 wins by naming its cell at once."""

    title = "Peek"

    def __init__(self):
        super().__init__(2, 3, 2)

    def hides(self, cell, viewer):
        return cell < 3 and viewer != 1 and self.outcome is None

    def determinize(self, viewer, rng):
        game = self.copy()
        if viewer == 2:
            game._moves[0] = rng.below(3)
            game._board[:3] = bytes(3)
            game._board[game._moves[0]] = 1
        return game

    def _moves_now(self):
        return [0, 1, 2] if self.turn == 1 else [3, 4, 5]

    def _pass_on(self, player):
        self.turn = 3 - player
        if self.ply == 2:
            self.outcome = Outcome(2 if self.last() - 3 == self._moves[0] else 1, (), "the cell was named")


class Leak(Peek):
    """A game that hides something but forgets to shuffle it for bots."""

    determinize = Imperfect.determinize


class Advised(Peek):
    """A game with a strategy of its own."""

    def advice(self, viewer, rng):
        yield 50
        return 4


def best_move(game, bot="hard", seed=1):
    """Return the move that the bot chooses as it would in a match."""
    decider, thoughts, rng = bots.load(bot)(), Thinking(), Rng(seed)
    while (move := thoughts.step(decider, game, rng)) < 0:
        pass
    return move


def played(kind, *moves):
    game = kind()
    for move in moves:
        game.push(move)
    return game


def test_the_bot_prefers_the_move_with_the_better_average():
    averages = [sum(p * w for p, w in zip(points, WEIGHTS, strict=True)) / sum(WEIGHTS) for points in ODDS]
    assert averages.index(max(averages)) == 3 and averages[3] - averages[2] < 1  # a fraction of a point decides
    assert {best_move(played(Bets), "hard", seed) for seed in range(9)} == {3}


def test_every_searching_bot_plays_games_with_chance_or_hidden_information():
    for kind in Dice, Veil, Peek, Bets:
        assert bots.able(kind) == bots.able(kind()) == bots.CATALOGUE
        for level in LEVELS:
            game, rng = kind(), Rng(3)
            while game.outcome is None:
                game.push(game.draw(rng) if game.turn == CHANCE else best_move(game, level))


def test_a_bot_is_not_offered_if_it_would_see_what_is_hidden():
    assert [row[0] for row in bots.able(Leak)] == [row[0] for row in bots.able(Leak())] == ["random"]


def test_the_bot_does_not_use_what_its_player_may_not_see():
    for seed in range(12):
        assert len({best_move(played(Peek, hidden), "hard", seed) for hidden in range(3)}) == 1
        assert len({best_move(played(Veil, hidden), "hard", seed) for hidden in range(3)}) == 1
    named = [best_move(played(Peek, 0), "hard", seed) - 3 for seed in range(60)]
    assert all(10 < named.count(cell) < 32 for cell in range(3))  # by luck, not by looking


def test_a_game_can_have_a_strategy_of_its_own():
    assert [best_move(played(Advised, 1), "hard", seed) for seed in range(5)] == [4] * 5


def test_a_search_leaves_its_game_as_it_was_even_if_it_is_stopped():
    game = played(Dice, 100)
    key, thought = game.key(), bots.load("hard")().think(game, Rng(1))
    next(thought)
    next(thought)
    thought.close()
    assert game.key() == key and game.ply == 1


class Seeded(Bets):
    """A puzzle that is perfect once chance has set it up. It is won by eight moves to the right cell."""

    perfect = True

    def _moves_now(self):
        return [10, 11, 12] if self.turn == CHANCE else [1, 2]

    def key(self, viewer=ALL):
        return super().key(viewer) + bytes(self._moves[: self.ply])

    def __init__(self):
        super().__init__()
        self.turn, self.perfect = CHANCE, False

    def evaluate(self, player):
        return Game.evaluate(self, player)

    def _pass_on(self, player):
        self.turn, self.perfect = 1, True
        if self.ply == 9:
            self.outcome = Outcome(int(set(self._moves[1:9]) == {self._moves[0] - 10}), (), "eight presses")

    def pop(self):
        move = super().pop()
        self.perfect = self.ply > 0
        return move


def test_a_game_is_searched_like_a_perfect_one_once_chance_has_set_it_up():
    game = played(Seeded, 12, 2, 2, 2)  # five plies more to the end, deeper than a search with chance looks
    assert {best_move(game, "hard", seed) for seed in range(6)} == {2}
    assert bots.able(Seeded) == bots.able(Seeded()) == bots.CATALOGUE


class Race(Unsure):
    """Each turn a player takes a sure 2 points or the roll of a die: 0 or 3. The first with 8 points wins."""

    title = "Race"
    goal = 8

    def __init__(self):
        super().__init__(1, 3, 2)
        self._points = [bytes(3)]

    def _moves_now(self):
        return [10, 13] if self.turn == CHANCE else [0, 2]

    def evaluate(self, player):
        if self.outcome is not None:
            return Game.evaluate(self, player)
        return self._points[-1][player] - self._points[-1][3 - player]

    def _change(self, move, player):
        points = bytearray(self._points[-1])
        points[player or self.mover()] += move - 10 if player == CHANCE else move
        self._points.append(bytes(points))

    def _pass_on(self, player):
        one = player or self.mover(-2)
        self.turn = CHANCE if player and self.last() == 0 else 3 - one
        if self._points[-1][one] >= self.goal:
            self.outcome = Outcome(one, (), f"{self.goal} points")

    def pop(self):
        self._points.pop()
        return super().pop()


class LongRace(Race):
    """The die shows 0 or 1, so a move that takes 2 points is always better. The first with 12 points wins."""

    goal = 12

    def _moves_now(self):
        return [10, 11] if self.turn == CHANCE else [0, 2]


@pytest.mark.parametrize("level", ["medium", "hard"])
@pytest.mark.parametrize("seed", range(3))
def test_searching_bots_beat_the_random_bot_where_averages_decide(level, seed):
    won, rng = 0, Rng(seed)
    for number in range(10):
        game, searcher = LongRace(), number % 2 + 1
        while game.outcome is None:
            if game.turn == CHANCE:
                game.push(game.draw(rng))
            else:
                game.push(best_move(game, level if game.turn == searcher else "random", rng.below(1000)))
        won += game.outcome.winner == searcher
    assert won >= 9


# -- copies


def pushes_of(kind, moves):
    """Return how many moves are pushed while a bot that does not search thinks after each of `moves`."""
    count = [0]

    class Counted(kind):
        def push(self, move):
            count[0] += 1
            super().push(move)

    game, thoughts, bot = Counted(), Thinking(), bots.load("easy")()
    for move in moves:
        game.push(move)
        thoughts.game_for(bot, game, Rng(1))
    return count[0] - len(moves)


def test_a_game_with_chance_only_is_not_copied_for_each_move():
    moves = 100, 0, 100, 3, 101, 1, 101, 4
    assert pushes_of(Dice, moves) == len(moves)  # one push for each new move, not 1 + 2 + ... + 8 = 36
    assert pushes_of(Veil, (0, 3, 10)) == 6  # something is hidden, so each thought gets a new copy
