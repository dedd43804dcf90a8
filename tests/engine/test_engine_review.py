"""A review steps through a game on a copy of its own, whatever the searches do meanwhile."""

from glowgrid.bots.search import Search
from glowgrid.engine import transcript
from glowgrid.engine.review import Review
from glowgrid.engine.rng import Rng
from glowgrid.engine.thinking import Thinking
from glowgrid.games.tictactoe import TicTacToe


def finished():
    game = TicTacToe()
    for move in (0, 3, 1, 4, 2):
        game.push(move)
    return game


def test_a_search_in_the_middle_of_a_review_does_not_change_its_game():
    game, thoughts, bot, said = finished(), Thinking(), Search(), []
    thoughts.game_for(bot, game, Rng(1))
    review = Review(game, thoughts)
    lines = transcript.tell("tictactoe", review, lambda part, end: said.append(part))
    for step in range(30):
        if next(lines, "the end") == "the end":
            break
        thoughts.game_for(bot, game, Rng(step))
    assert list(review.game.moves[: review.game.ply]) == [0, 3, 1, 4, 2] and review.left == 0
    assert said == ["tictactoe/3/a1a2b1b2c1"]


def test_a_closed_review_gives_its_copy_back_to_the_searches():
    game, thoughts, bot = finished(), Thinking(), Search()
    copy = thoughts.game_for(bot, game, Rng(1))
    review = Review(game, thoughts)
    for _ in review.prepare():
        pass
    assert review.game is copy and thoughts.copy is None
    review.close()
    assert thoughts.game_for(bot, game, Rng(1)) is copy
