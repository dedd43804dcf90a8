"""The Royal Game of Ur: rolls, captures, rosettes, forced passes, and agreement with a slow statement of the rules."""

import pytest
from statement_ur import Statement

from glowgrid.engine.game import CHANCE
from glowgrid.engine.looks import level_of
from glowgrid.engine.rng import Rng
from glowgrid.engine.turns import turn_start
from glowgrid.games.ur import Ur

STARTS, HOMES = {1: 20, 2: 4}, {1: 21, 2: 5}


def played(moves, pieces=7):
    game = Ur(pieces)
    for name in moves.split():
        game.push(game.parse(name))
    return game


def names(game):
    return [game.notation(move) for move in game.legal_moves()]


def test_four_two_sided_dice_decide_a_roll():
    assert [weight for _, weight in Ur().chances()] == [1, 4, 6, 4, 1]
    assert names(Ur()) == ["0", "1", "2", "3", "4"]


def test_a_piece_enters_by_the_roll_and_its_own_pieces_are_in_the_way():
    game = played("2 e3-c3 1 e1-d1 2")
    assert names(game) == ["c3-a3"] and game.turn == 1
    assert game.refusal((), STARTS[1]) == ("your own piece is there", 18)
    assert (game.count(STARTS[1]), game.count(STARTS[2]), game.count(HOMES[1])) == (6, 6, 0)


def test_a_rosette_gives_another_roll_that_belongs_to_the_same_turn():
    game = played("4 e3-a3 2")
    assert game.turn == 1 and names(game) == ["e3-c3", "a3-b2"]
    game.push(game.parse("a3-b2"))
    assert turn_start(game, game.ply) == 1  # the first move, after the first roll
    assert played("4 e3-a3 2 a3-b2 1").turn == 2


def test_a_captured_piece_starts_again_and_comes_back_with_a_take_back():
    game = played("2 e3-c3 3 e1-b1 4 c3-b2 3")
    assert names(game) == ["b1xb2"]
    before = game.lines(), game.key(), game.hash
    game.push(game.parse("b1xb2"))
    assert game.at(9) == 2 and game.count(STARTS[1]) == 7 and game.notation(game.last()) == "b1xb2"
    assert game.swept() == (1, 0, 8, 9) and game.trace() == (9,)
    game.pop()
    assert (game.lines(), game.key(), game.hash) == before


def test_a_piece_on_the_middle_rosette_cannot_be_captured():
    game = played("4 e3-a3 4 a3-d2 0 4 e1-a1 1 e1-d1 0 4")
    assert game.at(11) == 1 and names(game) == ["d1-a2"]
    assert game.refusal((), 0) == ("the piece there is safe", 11)


def test_home_needs_the_exact_number():
    game = played("4 e3-a3 4 a3-d2 4 d2-h2 0 3", pieces=1)
    assert names(game) == ["h2-f3"]
    game.pop()
    game.push(game.parse("4"))
    assert game.turn == CHANCE and game.passed() == (1,)
    game = played("4 e3-a3 4 a3-d2 4 d2-h2 0 3 h2-f3", pieces=1)
    assert game.outcome[:2] == (1, (HOMES[1],)) and game.score(1) == 1


def test_who_cannot_move_is_skipped_and_that_is_undone_with_the_roll():
    game = played("0")
    assert game.passed() == (1,) and game.turn == CHANCE
    game.push(game.parse("3"))
    assert game.turn == 2 and game.passed() == ()
    game.pop()
    assert game.passed() == (1,)
    game.pop()
    assert game.passed() == () and game.ply == 0


def test_the_last_move_stays_marked_while_the_next_player_rolls_and_chooses():
    assert played("2 e3-c3 3").trace() == played("2 e3-c3 0").trace() == (18,)
    assert played("2 e3-c3 3").swept() == ()


def test_rosettes_are_seen_on_the_empty_board_and_counts_as_brightness():
    from array import array

    looks = array("H", bytes(48))
    played("4 e3-a3").fill_looks(looks, 1)
    assert [cell for cell in range(24) if looks[cell]] == [0, 4, 6, 11, 20, 22]  # a3 is occupied, nobody is home
    assert level_of(looks[STARTS[1]]) == 6 and level_of(looks[STARTS[2]]) == 7


def places(game, player):
    """Return where a player's pieces are, in the words of the statement."""
    found = ["start"] * game.count(STARTS[player]) + ["home"] * game.count(HOMES[player])
    cells = [cell for cell in range(24) if game.count(cell) < 0 and game.at(cell) == player]
    return sorted(map(str, found + [(cell // 8, cell % 8) for cell in cells]))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
def test_random_games_agree_with_a_slow_statement_of_the_rules(seed):
    rng = Rng(seed + 1)
    for _ in range(100):
        game, statement = Ur(), Statement()
        while game.outcome is None:
            if game.turn == CHANCE:
                move = game.draw(rng)
                statement.rolled(game.draw_number(move))
            else:
                assert game.turn == statement.turn
                moves = game.legal_moves()
                squares = {"start" if STARTS[game.turn] == cell else (cell // 8, cell % 8) for cell in paths(game)}
                assert squares == statement.movable()
                move = rng.choice(moves)
                cell = game.path(move)[0]
                statement.move("start" if cell == STARTS[game.turn] else (cell // 8, cell % 8))
            game.push(move)
            assert [places(game, player) for player in (1, 2)] == [
                sorted(map(str, statement.places[player])) for player in (1, 2)
            ]
        assert game.outcome.winner == statement.winner()


def paths(game):
    return [game.path(move)[0] for move in game.legal_moves()]
