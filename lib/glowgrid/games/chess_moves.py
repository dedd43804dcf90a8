"""The legal moves of each piece of chess. `ADD[kind](game, spot, moves)` appends the moves of the piece on `spot`.

The piece belongs to the player to move. `_scan` of the game has found the pins and checks.
"""

# On the drive, this module is part of chess.py.

MYPY = False
if MYPY:  # true for type checkers only
    from typing import Any  # a ChessBoard, whose module imports this one

STRAIGHT, DIAGONAL = (-10, -1, 1, 10), (-11, -9, 9, 11)
KNIGHT = (-21, -19, -12, -8, 8, 12, 19, 21)
_STEPS = ((), (), KNIGHT, DIAGONAL, STRAIGHT, STRAIGHT + DIAGONAL, STRAIGHT + DIAGONAL)  # by kind


def _add_pawn(game: "Any", spot: int, moves: list) -> None:
    board, escapes, start, ahead, other = game._board, game._escapes, spot << 7, -10, 16
    if game.turn == 2:
        ahead, other = 10, 8
    line = game._pins[game._pins.index(spot) + 1] if spot in game._pins else 0
    ends = []
    to = spot + ahead
    if not board[to] and (not line or line == 10 or line == -10):
        ends.append(to)
        if (spot > 80 if other == 16 else spot < 40) and not board[to + ahead]:
            ends.append(to + ahead)
    for side in (-1, 1):
        to = spot + ahead + side
        if board[to] & other:
            if not line or ahead + side == line or ahead + side == -line:
                ends.append(to)
        elif to == game._ep & 127 and game._ep & (256 if side < 0 else 128):
            moves.append(start + to)
    for to in ends:
        if escapes is None or to in escapes:
            moves.append(start + to)
            if not 30 < to < 90:
                moves.append(start + to + 0x4000)
                moves.append(start + to + 0x8000)
                moves.append(start + to + 0xC000)


def _add_piece(game: "Any", spot: int, moves: list) -> None:
    board, escapes, start, other, line = game._board, game._escapes, spot << 7, 24 - (game._board[spot] & 24), 0
    kind = board[spot] & 7
    if spot in game._pins:
        if kind == 2:
            return
        line = game._pins[game._pins.index(spot) + 1]
    for step in _STEPS[kind]:
        if line and step != line and step != -line:
            continue
        to = spot + step
        if kind > 2:
            while not board[to]:
                if escapes is None or to in escapes:
                    moves.append(start + to)
                to += step
        if (not board[to] or board[to] & other) and (escapes is None or to in escapes):
            moves.append(start + to)


def _add_king(game: "Any", spot: int, moves: list) -> None:
    board, attacked, start = game._board, game._attacked, spot << 7
    king = board[spot]
    other = 24 - (king & 24)
    board[spot] = 0  # so that it hides nothing behind it
    for step in _STEPS[6]:
        to = spot + step
        if (not board[to] or board[to] & other) and not attacked(to, other):
            moves.append(start + to)
    board[spot] = king
    rights = game._rights & 3 if other == 16 else game._rights >> 2
    if rights and game._escapes is None:
        for step in (1, -1):
            to = spot + step + step
            if not rights & (1 if step > 0 else 2) or board[spot + step] or board[to] or step < 0 and board[to - 1]:
                continue
            if not attacked(spot + step, other) and not attacked(to, other):
                moves.append(start + to)


ADD = (_add_king, _add_pawn, _add_piece, _add_piece, _add_piece, _add_piece, _add_king)  # by kind; 0 is no kind
