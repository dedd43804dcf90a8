"""Evaluate positions of nine men's morris for a search: pieces, lines with two or three of one player, and mobility.

A line has a code: the pieces of player 1 in it, plus four times those of player 2. A piece is in two lines, so a search
can compute the next value without making the move.
"""

from ..engine.game import WON
from .morris_board import HAND, LINES, MATES, MILL, NEAR

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable
    from typing import Any

_PIECE = 100
_TRADE = 300  # makes exchanges good for the player with more pieces
_TAKE = 90  # of a mill that was just closed
_THREAT = 70  # of a mill that the player to move can close
_MOBILITY = 3  # of each free point next to a piece
# values of a line for player 1, by its code
_VALUES = (0, 3, 16, 22, -3, 0, -2, 0, -16, 2, 0, 0, -22)
_NEGATED = tuple([-value for value in _VALUES])
_columns = bytearray(24)  # by point: the index of its column among all lines; its row is point // 3


def _prepare() -> None:
    for at in range(24):
        _columns[LINES[24 + at]] = 8 + at // 3


_prepare()


def _codes(board: bytearray) -> list:
    steps, codes = (0, 1, 4), []
    for at in range(0, 48, 3):
        codes.append(steps[board[LINES[at]]] + steps[board[LINES[at + 1]]] + steps[board[LINES[at + 2]]])
    return codes


def _closing(game: "Any", codes: list, player: int) -> list:
    """Return the mills that `player` can close with the next move, each as 32 * line + its free point."""
    board, two, found = game._board, 2 if player == 1 else 8, []
    moves = not game._hand and game._pieces[player] > 3
    for line in range(16):
        if codes[line] == two:
            point = LINES[3 * line]
            if board[point]:
                point = LINES[3 * line + 1]
                if board[point]:
                    point = LINES[3 * line + 2]
            is_open = not moves
            if moves:
                one, other = MATES[point][:2] if line < 8 else MATES[point][2:]
                for start in NEAR[point]:
                    if board[start] == player and start != one and start != other:
                        is_open = True
            if is_open:
                found.append(32 * line + point)
    return found


def candidates(game: "Any") -> list:
    """Return the legal moves: first those that close a mill, then those that prevent one."""
    moves = game.legal_moves()
    if game._taking:
        return moves  # type: ignore[no-any-return]
    codes, turn = _codes(game._board), game.turn
    closing = [mill & 31 for mill in _closing(game, codes, turn)]
    preventing = [mill & 31 for mill in _closing(game, codes, 3 - turn)]
    if not closing and not preventing:
        return moves  # type: ignore[no-any-return]
    first: list = []
    second: list = []
    rest: list = []
    for move in moves:
        point = move & 31
        if point in closing and (move >> 5 > 23 or game._closed(point, turn, move >> 5)):
            first.append(move)
        else:
            (second if point in preventing else rest).append(move)
    return first + second + rest


def evaluate(game: "Any", player: int) -> int:
    """Return the value of an unfinished game for `player`."""
    turn, codes = game.turn, _codes(game._board)
    value = _settled(game, codes)
    if turn == 2:
        value = -value
    if game._taking:
        value += _TAKE
    elif _closing(game, codes, turn):
        value += _THREAT
    return value if turn == player else -value


def _settled(game: "Any", codes: list) -> int:
    """Return the value for player 1 without what the player to move can take."""
    board = game._board
    ones, twos = game._pieces[1] + game._hand // 2, game._pieces[2] + (game._hand + 1) // 2
    value = (ones - twos) * (_PIECE + _TRADE // (ones + twos))
    for code in codes:
        value += _VALUES[code]
    free = 0
    for point in range(24):
        if board[point]:
            sign = 3 - 2 * board[point]
            for beside in NEAR[point]:
                if not board[beside]:
                    free += sign
    return value + _MOBILITY * free  # type: ignore[no-any-return]


def foresight(game: "Any", player: int) -> "Callable[[int], int]":
    """Return a function f(move), as Game.foresight does. It takes the opponent's threats to be those before the move,
    except for the lines that the move changes."""
    board, turn, codes = game._board, game.turn, _codes(game._board)
    own, other, values = (1, 4, _VALUES) if turn == 1 else (4, 1, _NEGATED)
    now = _settled(game, codes) * (3 - 2 * turn)
    threats = _closing(game, codes, 3 - turn)
    sign = 1 if turn == player else -1
    wins = game._taking and not game._hand and game._pieces[3 - turn] == 3

    gains = ((1, -1, 1), (1, 1, -1))  # what a new piece of player 1 or 2 adds to mobility, by the owner beside it

    def room(point: int, gain: tuple) -> int:
        found = 0
        for beside in NEAR[point]:
            found += gain[board[beside]]
        return _MOBILITY * found

    def after(move: int) -> int:
        if wins:
            return sign * WON
        start, end = move >> 5, move & 31
        row, column = end // 3, _columns[end]
        one, two, value = codes[row], codes[column], now
        if start == MILL:
            value += _PIECE + room(end, gains[2 - turn])
            value += values[one - other] - values[one] + values[two - other] - values[two]
            for mill in threats:
                if mill >> 5 != row and mill >> 5 != column:
                    return sign * (value - _THREAT)
            return sign * value
        value += room(end, gains[turn - 1]) - values[one] - values[two]
        one, two = one + own, two + own
        if start < HAND:
            line = start // 3
            if line == row:
                one -= own
            else:
                value += values[codes[line] - own] - values[codes[line]]
            line = _columns[start]
            if line == column:
                two -= own
            else:
                value += values[codes[line] - own] - values[codes[line]]
            value -= room(start, gains[turn - 1])
            if end in NEAR[start]:
                value += 2 * _MOBILITY
        value += values[one] + values[two]
        if one == 3 * own or two == 3 * own:
            return sign * (value + _TAKE)
        for mill in threats:
            if mill & 31 != end:
                return sign * (value - _THREAT)
        return sign * value

    return after
