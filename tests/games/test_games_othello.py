"""Othello: the start, flipped discs, forced passes, the end of a game, and sizes.

Each test runs with the game for computers, and with the game on a board's drive.
"""

import pytest
from drive_games import of_the_drive

from glowgrid.engine.faults import OptionError
from glowgrid.engine.options import fit
from glowgrid.engine.rng import Rng
from glowgrid.games import othello_board
from glowgrid.games.othello import Othello


@pytest.fixture(autouse=True, params=[Othello, of_the_drive("othello")], ids=["computer", "drive"])
def _each_game(request, monkeypatch):
    monkeypatch.setitem(globals(), "Othello", request.param)


def play(game, text):
    for at in range(0, len(text), 2):
        game.push(game.parse(text[at : at + 2]))
    return game


def names(game, cells):
    return " ".join(map(game.notation, cells))


def plain_flips(game, cell):
    """Return the discs that flip when a disc is put on `cell`, by a slow but simple method."""
    size, turned = game.rows, set()
    for down, right in ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)):
        row, col, run = cell // size + down, cell % size + right, set()
        while 0 <= row < size and 0 <= col < size and game.at(row * size + col) == 3 - game.turn:
            run.add(row * size + col)
            row, col = row + down, col + right
        if 0 <= row < size and 0 <= col < size and game.at(row * size + col) == game.turn:
            turned |= run
    return turned if game.at(cell) == 0 else set()


def test_black_starts_on_d3_c4_f5_or_e6():
    game = Othello()
    assert (game.turn, names(game, game.legal_moves())) == (1, "d3 c4 f5 e6")
    assert names(game, [cell for cell in range(64) if game.at(cell) == 1]) == "e4 d5"


def test_discs_between_two_of_the_other_colour_are_flipped():
    game = play(Othello(), "f5d6c3")
    assert names(game, game.flipped()) == "d4"
    play(game, "d3c4b3")
    assert names(game, game.flipped()) == "c3 c4"
    game.pop()
    assert names(game, game.flipped()) == "d4"
    assert not Othello().flipped()


@pytest.mark.slow
@pytest.mark.parametrize("size", [8, 4, 6, 10, 14])
def test_the_flip_tables_agree_with_the_simple_method(size):
    rng = Rng(size)
    for _ in range(12):
        game = Othello(size)
        while game.outcome is None:
            legal = {cell: plain_flips(game, cell) for cell in range(size * size)}
            assert game.legal_moves() == [cell for cell in legal if legal[cell]]
            move = rng.choice(game.legal_moves())
            game.push(move)
            assert sorted(game.flipped()) == sorted(legal[move])


def test_a_full_flip_table_is_rebuilt_without_changing_results(monkeypatch):
    monkeypatch.setattr(othello_board, "_ROOM", 40)
    test_the_flip_tables_agree_with_the_simple_method(6)


def test_a_player_without_a_move_must_pass_and_the_pass_can_be_undone():
    rng, passes = Rng(1), 0
    for _ in range(200):
        game = Othello()
        while game.outcome is None:
            before = game.turn, game.key(), game.hash
            move = rng.choice(game.legal_moves())
            game.push(move)
            if game.outcome is None and game.turn == before[0]:
                passes += 1
                game.turn = 3 - game.turn
                assert game.legal_moves() == []
                game.turn = 3 - game.turn
                game.pop()
                assert (game.turn, game.key(), game.hash) == before
                game.push(move)
    assert passes > 50


def test_the_shortest_game_leaves_one_side_without_discs():
    game = play(Othello(), "e6f4e3f6g5d6e7f5c5")
    assert game.outcome.winner == 1
    assert game.outcome.line == tuple(cell for cell in range(64) if game.at(cell))
    assert set(map(game.at, game.outcome.line)) == {1}


def test_more_discs_win_and_the_line_is_all_discs_of_the_winner():
    rng, winners = Rng(5), set()
    for _ in range(150):
        game = Othello(4)
        while game.outcome is None:
            game.push(rng.choice(game.legal_moves()))
        ones, twos = ([cell for cell in range(16) if game.at(cell) == player] for player in (1, 2))
        winner = (len(ones) > len(twos)) + 2 * (len(twos) > len(ones))
        assert game.outcome[:2] == (winner, tuple(((), ones, twos)[winner]))
        assert game.outcome.why == ("more discs" if winner else "the same number of discs")
        assert [game.score(player) for player in (1, 2)] == [len(ones), len(twos)]
        winners.add(winner)
    assert winners == {0, 1, 2}


# -- handicap


@pytest.mark.parametrize(("corners", "given"), [(0, ""), (1, "a1"), (2, "a1 h8"), (3, "a1 h1 h8"), (4, "a1 h1 a8 h8")])
def test_a_handicap_gives_black_corners_and_black_starts(corners, given):
    game = Othello(8, corners)
    assert names(game, [cell for cell in (0, 7, 56, 63) if game.at(cell) == 1]) == given
    assert (game.turn, game.score(1), game.score(2)) == (1, 2 + corners, 2)
    assert names(game, game.legal_moves()) == "d3 c4 f5 e6"
    assert game.key() == game.copy().key() and game.options == (8, corners)


@pytest.mark.parametrize("size", [4, 6, 8, 14])
@pytest.mark.parametrize("corners", [1, 2, 3, 4])
def test_with_a_handicap_the_flip_tables_agree_with_the_simple_method_to_the_last_move(size, corners):
    rng = Rng(size)
    for _ in range(4 if size < 14 else 1):
        game = Othello(size, corners)
        start = game.key()
        while game.outcome is None:
            legal = [cell for cell in range(size * size) if plain_flips(game, cell)]
            assert game.legal_moves() == legal
            game.push(rng.choice(legal))
        assert game.ply <= game.longest and game.score(1) + game.score(2) == game.ply + 4 + corners
        while game.ply:
            game.pop()
        assert game.key() == start


@pytest.mark.parametrize("corners", range(5))
def test_the_predicted_value_of_a_late_move_is_its_value_after_the_move(corners):
    for seed in range(3):
        game, rng = Othello(6, corners), Rng(seed)
        while game.outcome is None:
            moves = game.candidates()
            before, foreseen = game.foresight(1), {}
            for move in moves:
                foreseen[move] = before(move)
            for move in moves:
                game.push(move)
                worth = game.evaluate(1)
                assert worth == foreseen[move] or game.longest - game.ply >= 7
                game.pop()
            game.push(rng.choice(moves))


def test_handicap_corners_score_high_and_their_neighbours_count_as_edges():
    even, given = Othello(6), Othello(6, 2)
    assert given.evaluate(1) - even.evaluate(1) == 200
    play(even, "e4"), play(given, "e4")
    assert given.evaluate(2) < even.evaluate(2) - 150


@pytest.mark.parametrize("corners", [-1, 5, "2"])
def test_unsupported_handicaps_are_refused(corners):
    with pytest.raises(OptionError, match="corners is .*, but it must be a whole number from 0 to 4."):
        Othello(8, corners)


def test_games_of_different_sizes_do_not_affect_each_other():
    small, large = Othello(4), Othello(8)
    small.push(small.legal_moves()[0])
    large.push(large.legal_moves()[0])
    assert (names(small, small.trace()), names(large, large.trace())) == ("b1", "d3")


@pytest.mark.parametrize("size", [3, 5, 7, 16, 2, "8"])
def test_odd_and_unsupported_sizes_are_refused_and_the_allowed_ones_named(size):
    with pytest.raises(OptionError) as refused:
        Othello(size)
    assert str(refused.value) == f"size is {size!r}, but it must be a whole number from 4 to 14 in steps of 2."


def test_a_requested_size_is_rounded_to_a_supported_one():
    assert [fit(Othello.OPTIONS, (size,)) for size in (3, 4, 7, 9, 99)] == [(4,), (4,), (6,), (8,), (14,)]
