"""How bots value positions of nine men's morris, and which moves they try first."""

from generators import result_of
from test_games_morris import names, placed, played

from glowgrid import bots
from glowgrid.engine.rng import Rng
from glowgrid.games.morris import Morris


def chosen(game, level, seed=1):
    """Return the notation of the move that the bot chooses."""
    return game.notation(result_of(bots.load(level)().think(game, Rng(seed))))


def test_moves_that_close_a_mill_come_first_and_then_those_that_prevent_one():
    game = played("a7 d6 d7 f6")
    assert [game.notation(move) for move in game.candidates()[:2]] == ["g7", "b6"]
    assert sorted(game.candidates()) == game.legal_moves()
    game = placed("a7 d7 g4 c3", "b6 d6 f4 e3")
    assert game.notation(game.candidates()[0]) == "g4-g7" and sorted(game.candidates()) == game.legal_moves()


def test_a_mill_needs_a_piece_that_can_move_there():
    game = placed("a7 d7 c3 e4", "b6 d6 f4 e3")  # no piece is next to g7
    assert [game.notation(move) for move in game.candidates()] == names(game)


def test_hard_closes_mills_prevents_them_and_wins():
    assert chosen(played("a7 d6 d7 f6"), "hard") == "g7"
    assert chosen(played("a7 d6 d7"), "hard") == "g7"
    assert chosen(placed("a7 d7 g4 c3", "b6 d6 e3"), "hard") == "g4-g7"


def test_foresight_is_near_the_evaluation_after_the_move():
    rng = Rng(5)
    for _ in range(20):
        game = Morris()
        while game.outcome is None and game.ply < 80:
            if not game._taking:
                check_foresight(game)
            game.push(game.random_move(rng))


def check_foresight(game):
    """Check that the estimates differ only by threats, except where the game ends."""
    for player in (1, 2):
        estimate = game.foresight(player)
        for move in game.legal_moves():
            game.push(move)
            exact, is_over = game.evaluate(player), game.outcome is not None
            game.pop()
            assert is_over or abs(exact - estimate(move)) in (0, 70), game.notation(move)
