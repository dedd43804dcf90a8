"""Write and read moves of chess in standard algebraic notation (SAN). Loaded on demand."""

from .chess_board import CELLS, MATE, ChessBoard

_KINDS = " PNBRQK"
_PROMOTED = "QRBN"  # by the two highest bits of a move


def name_of(spot: int) -> str:
    """Return the name of a cell, such as e4."""
    return chr(97 + CELLS[spot] % 8) + str(8 - CELLS[spot] // 8)


def written(game: ChessBoard, move: int) -> str:
    """Return the name of a legal move, or of the move that was just made, such as `Nbd7`, `exd8=Q+` or `O-O`."""
    if game._board[move >> 7 & 127]:
        name = _name(game, move)
        game.push(move)
        name += _suffix(game)
        game.pop()
        return name
    outcome, suffix = game.outcome, _suffix(game)
    game.pop()
    name = _name(game, move)
    game.push(move)
    game.outcome = outcome  # which may be a resignation
    return name + suffix


def _suffix(game: ChessBoard) -> str:
    """Return the sign for a check or checkmate that the last move gave."""
    if not game._is_scanned:
        game._scan()
    if not game._checker:
        return ""
    return "#" if game.outcome is not None and game.outcome.why == MATE else "+"


def _name(game: ChessBoard, move: int) -> str:
    """Return the name of a legal move without the sign for a check."""
    spot, to = move >> 7 & 127, move & 127
    board = game._board
    kind = board[spot] & 7
    captures = "x" if board[to] or kind == 1 and (to - spot) % 10 else ""
    if kind == 1:
        name = (name_of(spot)[0] if captures else "") + captures + name_of(to)
        return name if 30 < to < 90 else name + "=" + _PROMOTED[move >> 14]
    if kind == 6 and to - spot in (2, -2):
        return "O-O" if to > spot else "O-O-O"
    others = [rival >> 7 for rival in game.legal_moves() if rival & 127 == to and rival >> 7 != spot]
    others = [name_of(other) for other in others if board[other & 127] == board[spot]]
    start = own = name_of(spot) if others else ""
    if others and not [other for other in others if other[0] == own[0]]:
        start = own[0]
    elif others and not [other for other in others if other[1] == own[1]]:
        start = own[1]
    return _KINDS[kind] + start + captures + name_of(to)


def parse(game: ChessBoard, text: str) -> int:
    """Return the legal move that `text` names: in the notation of `written`, or as cells, such as `e2e4` or `e7e8q`.
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
    if promoted and promoted in _PROMOTED and len(word) > 2:
        word = word[:-1]
    else:
        promoted = ""
    start, end = word[:-2], word[-2:]
    kind = _KINDS.find(start[0]) if start and start[0] in "PNBRQK" else 0
    if kind:
        start = start[1:]
    moves = []
    for move in game.legal_moves():
        spot, to = move >> 7 & 127, move & 127
        piece, own = game._board[spot] & 7, name_of(spot)
        if name_of(to) != end or piece != (kind or (piece if start == own else 1)):
            continue
        promotes = _PROMOTED[move >> 14] if piece == 1 and not 30 < to < 90 else ""
        if promotes == promoted and start in ("", own[0], own[1], own):
            moves.append(move)
    return moves
