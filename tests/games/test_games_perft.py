"""Perft: the number of games or positions after a number of moves."""

from perft import perft

from glowgrid.games.connectx import ConnectX
from glowgrid.games.othello import Othello
from glowgrid.games.quixo import Quixo
from glowgrid.games.tictactoe import TicTacToe


def positions(game, depth):
    """Return the sets of keys after 1, 2 ... `depth` moves."""
    levels = [set() for _ in range(depth + 1)]

    def visit(ply):
        name = game.key()
        if name in levels[ply]:
            return
        levels[ply].add(name)
        for move in game.legal_moves() if ply < depth else ():
            game.push(move)
            visit(ply + 1)
            game.pop()

    visit(0)
    return levels[1:]


def test_othello_has_the_published_number_of_openings():
    assert [perft(Othello(), depth) for depth in range(1, 8)] == [4, 12, 56, 244, 1396, 8200, 55092]


def test_connect_four_has_the_published_number_of_positions():
    assert [len(level) for level in positions(ConnectX(), 6)] == [7, 49, 238, 1120, 4263, 16422]


def test_connect_four_is_the_same_game_on_the_sparse_board():
    assert [len(level) for level in positions(ConnectX(memory=True), 4)] == [7, 49, 238, 1120]


def test_tic_tac_toe_has_5478_positions_and_765_up_to_symmetry():
    keys = set.union(*positions(TicTacToe(), 9)) | {TicTacToe().key()}
    assert len(keys) == 5478
    assert len({min(symmetries(key)) for key in keys}) == 765


def symmetries(key):
    board, turn = key[:9], key[9:]
    for _ in range(4):
        board = bytes(board[col * 3 + 2 - row] for row in range(3) for col in range(3))
        yield board + turn
        yield board[6:] + board[3:6] + board[:3] + turn


def test_quixo_starts_with_44_moves():
    assert [len(Quixo(size).legal_moves()) for size in (3, 4, 5)] == [20, 32, 44]
