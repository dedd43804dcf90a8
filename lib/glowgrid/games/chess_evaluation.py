"""Evaluate positions of chess for a search. Loaded on demand.

The value is the material and the places of the pieces (chess_board.py updates both with every move), minus the largest
loss that the player who has just moved is about to suffer. The loss of a defended piece is its value minus that of its
cheapest attacker. So a search sees one exchange beyond its last move.
"""

from ..engine.game import Game
from .chess_moves import DIAGONAL, KNIGHT, STRAIGHT

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable

    from .chess_board import ChessBoard

_WORTH = (0, 100, 310, 325, 500, 950, 2000)  # of a piece in an exchange, by kind
_FEW = 9  # with at most this many pieces, kings belong in the centre, and a search makes each move to evaluate it
_LINES = ((), (), (), DIAGONAL, STRAIGHT, STRAIGHT + DIAGONAL)  # by kind
_STEPS = STRAIGHT + DIAGONAL
_CENTRAL = 12  # the value of a step of a king towards the centre when few pieces are left
_MOP_UP, _UNGUARDED = 300, 20  # for driving a lone king to the edge; minus 20 if it is nearer to the rook


def _attacks(game: "ChessBoard", player: int) -> tuple:
    """Return three bytearrays by spot: how many pieces of `player` attack it, the kind of the cheapest of them, and
    where that piece is."""
    board = game._board
    counts, least, origin = bytearray(120), bytearray(120), bytearray(120)
    ahead = -10 if player == 1 else 10
    for spot in game._pieces[player]:
        kind = board[spot] & 7
        if kind == 1:
            ends = (spot + ahead - 1, spot + ahead + 1)
        elif kind == 2:
            ends = tuple([spot + step for step in KNIGHT])
        elif kind == 6:
            ends = tuple([spot + step for step in _STEPS])
        else:
            found: list = []
            for step in _LINES[kind]:
                to = spot + step
                while not board[to]:
                    found.append(to)
                    to += step
                found.append(to)
            ends = tuple(found)
        for to in ends:
            counts[to] += 1
            if not least[to] or kind < least[to]:
                least[to], origin[to] = kind, spot
    return counts, least, origin


def _losses(game: "ChessBoard", player: int, own: tuple, others: tuple) -> list:
    """Return (loss, spot) of the pieces that `player` would lose, the highest loss first. `own` and `others`: what the
    two players attack."""
    board, found = game._board, []
    for spot in game._pieces[player]:
        kind, attacker = board[spot] & 7, others[1][spot]
        if attacker and kind < 6:
            loss = _exchange(kind, attacker, own[0][spot])
            if loss > 0:
                found.append((loss, spot))
    found.sort()
    found.reverse()
    return found


def _exchange(kind: int, attacker: int, defenders: int) -> int:
    """Return what a player loses if a piece of `kind` is captured by an `attacker`."""
    if not defenders:
        return _WORTH[kind]
    return 0 if attacker == 6 else _WORTH[kind] - _WORTH[attacker]


def _static(game: "ChessBoard") -> int:
    """Return the value of the position for player 1, without what is attacked."""
    ones, twos, value = len(game._pieces[1]), len(game._pieces[2]), game._value
    if ones + twos > _FEW:
        return value
    if ones > 1 and twos > 1:
        return value + (_off_centre(game._kings[2]) - _off_centre(game._kings[1])) * _CENTRAL * 2
    if ones + twos == 2:
        return 0
    return value + _mop_up(game, 1) if twos == 1 else value - _mop_up(game, 2)


def _off_centre(spot: int) -> int:
    """Return how far a spot is from the centre: 0 to 6."""
    row, col = spot // 10 - 2, spot % 10 - 1
    return max(3 - row, row - 4) + max(3 - col, col - 4)


def _mop_up(game: "ChessBoard", player: int) -> int:
    """Return how well `player` drives the lone king of the opponent to the edge: the rook or queen leaves it little
    room, and the own king is near the corner of that room which the rook guards."""
    mine, king, board = game._kings[player], game._kings[3 - player], game._board
    best, corner, rook = 64, king, 0
    for spot in game._pieces[player]:
        if board[spot] & 7 in (4, 5):
            rows, cols = spot // 10 - king // 10, spot % 10 - king % 10
            high = spot // 10 - 2 if rows > 0 else 9 - spot // 10 if rows < 0 else 8
            wide = spot % 10 - 1 if cols > 0 else 8 - spot % 10 if cols < 0 else 8
            if high * wide < best:
                best, rook = high * wide, spot
                corner = spot - 10 * ((rows > 0) - (rows < 0)) - (cols > 0) + (cols < 0)
    value = _MOP_UP + 10 * _off_centre(king) - 20 * best - 8 * _apart(mine, corner) - 6 * _apart(mine, king)
    return value - (_UNGUARDED if rook and _apart(rook, king) < _apart(rook, mine) else 0)


def _apart(one: int, other: int) -> int:
    """Return how many steps a king takes from a spot to another."""
    return max(abs(one // 10 - other // 10), abs(one % 10 - other % 10))


def evaluate(game: "ChessBoard", player: int) -> int:
    """Return the value of an unfinished game for `player`."""
    turn = game.turn
    value = _static(game) if player == 1 else -_static(game)
    mine = _attacks(game, 3 - turn)
    losses = _losses(game, 3 - turn, mine, _attacks(game, turn))
    loss = losses[0][0] if losses else 0
    value += loss if turn == player else -loss
    return min(max(value, -8999), 8999)


def foresight(game: "ChessBoard", player: int) -> "Callable[[int], int]":
    """Return a function f(move), as Game.foresight does. It makes a move only if this gives check or few pieces are
    left."""
    turn, board, worth = game.turn, game._board, game._worth
    made = Game.foresight(game, player)
    if len(game._pieces[1]) + len(game._pieces[2]) <= _FEW + 1:
        return made
    own, others = _attacks(game, turn), _attacks(game, 3 - turn)
    counts, cheapest, attackers = own[0], others[1], others[2]
    losses = _losses(game, turn, own, others)[:3]
    checking, hidden = _checking(game)
    base = game._value
    sign = 1 if turn == 1 else -1
    view = 1 if turn == player else -1

    def after(move: int) -> int:
        spot, to = move >> 7 & 127, move & 127
        piece, taken = board[spot], board[to]
        kind = piece & 7
        if kind == 1 and not 30 < to < 90:
            piece += 4 - (move >> 14)
        if checking[to] >> (piece & 7) & 1 or spot in hidden:
            return made(move)
        value = base + worth[piece][to] - worth[board[spot]][spot]
        if taken:
            value -= worth[taken][to]
        value *= sign
        kind, attacker, loss = piece & 7, cheapest[to], 0
        if attacker and kind < 6:
            loss = max(_exchange(kind, attacker, counts[to] - (board[spot] & 7 > 1 or taken > 0)), 0)
        for other, threatened in losses:
            if threatened != spot and attackers[threatened] != to:
                loss = max(loss, other) + min(loss, other) // 8
                break
        value -= loss
        return view * min(max(value, -8999), 8999)

    return after


def _checking(game: "ChessBoard") -> tuple:
    """Return (the kinds of pieces of the player to move that give check from a spot, as bits, by spot; the spots of the
    pieces that give check when they leave a line)."""
    board, king, own = game._board, game._kings[3 - game.turn], 8 * game.turn
    checking, hidden = bytearray(120), []
    ahead = 10 if game.turn == 1 else -10
    checking[king + ahead - 1] = checking[king + ahead + 1] = 2
    for step in KNIGHT:
        checking[king + step] |= 4
    for step in _STEPS:
        slider = 4 if step in STRAIGHT else 3
        to = king + step
        while not board[to]:
            checking[to] |= 32 | 1 << slider
            to += step
        checking[to] |= 32 | 1 << slider  # where a capture may end
        if board[to] & own:
            blocker = to
            to += step
            while not board[to]:
                to += step
            if board[to] & own and board[to] & 7 in (slider, 5):
                hidden.append(blocker)
    return checking, hidden


def candidates(game: "ChessBoard") -> list:
    """Return the legal moves: captures of the most valuable pieces first."""
    board, quiet, captures = game._board, [], []
    for move in game.legal_moves():
        taken = board[move & 127]
        if taken:
            captures.append((_WORTH[board[move >> 7 & 127] & 7] - 8 * _WORTH[taken & 7], move))
        else:
            quiet.append(move)
    captures.sort()
    return [move for _, move in captures] + quiet
