"""Help bots to search Breakthrough: sort moves, find the answers to a threat, and rate moves before they are made."""

# On the drive, this module is part of breakthrough.py.

from ..engine.game import WON

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable
    from typing import Any

_BROKEN = 1000  # value of a piece that is one row before its goal and can't be captured


def candidates(game: "Any") -> list:
    """Return the legal moves: first captures, then others. Pieces near their goal come first."""
    board, cells = game._board, len(game._board)
    takes: list = []
    rest: list = []
    moves = game.legal_moves()
    if game.turn == 1:
        moves.reverse()
    for move in moves:
        (takes if board[move % cells] else rest).append(move)
    return takes + rest


def urgent(game: "Any") -> list:
    """Return a move that wins. If there is none, return the captures of pieces that would win next, or all moves if no
    piece would."""
    board, cols, turn, moves = game._board, game.cols, game.turn, candidates(game)
    cells = len(board)
    near, far = (cells - 2 * cols, cols) if turn == 1 else (cols, cells - 2 * cols)  # first cells of the rows
    for move in moves:
        if near <= move // cells < near + cols:
            return [move]
    if not any([board[cell] == 3 - turn for cell in range(far, far + cols)]):
        return moves
    answers = [move for move in moves if far <= move % cells < far + cols and board[move % cells]]
    return answers or moves[:1]  # all moves lose


def foresight(game: "Any", player: int) -> "Callable[[int], int]":
    """Return a function f(move) that returns the value for `player` after `move`. A piece that moves to a cell where it
    can be captured by more pieces than protect it counts as lost."""
    board, cols, turn, value = game._board, game.cols, game.turn, game.evaluate(player)
    cells, other, sign = len(board), 3 - turn, 1 if turn == player else -1
    step, mine, theirs = cols if turn == 1 else -cols, game._worths[turn], game._worths[other]
    is_last = game._left[other] == 1

    def after(move: int) -> int:
        start, end = move // cells, move % cells
        if not 0 <= end + step < cells or is_last and board[end]:
            return sign * WON
        gain, col, attackers = mine[end] - mine[start], end % cols, 0
        protectors = 0 if end == start + step else -1  # the piece does not protect itself
        if board[end]:
            gain += theirs[end]
        if col:
            attackers += board[end + step - 1] == other
            protectors += board[end - step - 1] == turn
        if col < cols - 1:
            attackers += board[end + step + 1] == other
            protectors += board[end - step + 1] == turn
        if attackers > protectors:
            gain -= mine[end]
        elif not attackers and not 0 <= end + 2 * step < cells:
            gain += _BROKEN
        return value + sign * gain

    return after
