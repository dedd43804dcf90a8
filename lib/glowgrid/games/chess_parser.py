"""Read moves of chess as its players write them. Loaded on demand."""

from .chess_board import ChessBoard
from .chess_notation import KINDS, PROMOTED, name_of


def parse(game: ChessBoard, text: str) -> int:
    """Return the legal move that `text` names: in standard algebraic notation, or as cells, such as `e2e4` or `e7e8q`.
    Signs may be missing. Raise a MoveError for anything else."""
    word = text.strip()
    while word and word[-1] in "+#!?":
        word = word[:-1]
    found = _castling(game, word)
    if found is None:
        found = []
        for spelling in (word, word[:1].upper() + word[1:].lower(), word.lower()):  # `bxc3` is a pawn before a bishop
            found = found or _fitting(game, spelling)
    if len(found) == 1:
        return found[0]
    from ..engine.faults import MoveError, short

    if found:
        raise MoveError(f"{short(text.strip())!r} fits several moves: write the cell where the piece starts, too.")
    raise MoveError(f"{short(text.strip())!r} is not a legal move here; {game.expected()}.")


def _castling(game: ChessBoard, word: str) -> "list | None":
    """Return a list with the move if `word` is a legal castling, [] if it is illegal, and None for other words."""
    word = word.upper().replace("0", "O").replace("-", "")
    if word not in ("OO", "OOO"):
        return None
    king = game._kings[game.turn]
    to = king + (2 if word == "OO" else -2)
    return [move for move in game.legal_moves() if move == (king << 7) + to]


def _fitting(game: ChessBoard, word: str) -> list:
    """Return the legal moves that `word` can mean."""
    for sign in "x-=:()":
        word = word.replace(sign, "")
    promoted = word[-1:].upper()
    if promoted and promoted in PROMOTED and len(word) > 2:
        word = word[:-1]
    else:
        promoted = ""
    start, end = word[:-2], word[-2:]
    kind = KINDS.find(start[0]) if start and start[0] in "PNBRQK" else 0
    if kind:
        start = start[1:]
    moves = []
    for move in game.legal_moves():
        spot, to = move >> 7 & 127, move & 127
        piece, own = game._board[spot] & 7, name_of(spot)
        if name_of(to) != end or piece != (kind or (piece if start == own else 1)):
            continue
        promotes = PROMOTED[move >> 14] if piece == 1 and not 30 < to < 90 else ""
        if promotes == promoted and start in ("", own[0], own[1], own):
            moves.append(move)
    return moves
