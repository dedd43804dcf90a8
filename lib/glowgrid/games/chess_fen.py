"""Read and write positions of chess as its players do, in Forsyth-Edwards notation (FEN). Loaded on demand.

The six fields are the pieces from row 8 to row 1, the player to move, the rights to castle, the cell over which a pawn
has just moved two cells (written only if it can be captured there), the plies since the last capture or pawn's move,
and the number of the move. The last two may be missing. Source: Portable Game Notation Standard, section 16.1.
"""

from .chess_board import CELLS, SPOTS, ChessBoard
from .chess_moves import ADD

_LETTERS = "PNBRQK"  # by kind - 1


def _piece(letter: str) -> int:
    """Return the piece that `letter` stands for, or 0."""
    kind = _LETTERS.find(letter.upper()) + 1
    return kind and kind + (8 if letter.isupper() else 16)


def read(game: ChessBoard, text: str) -> None:
    """Change a new game to the position `text`. Raise a ValueError with a sentence for the user if `text` is not a
    possible position."""
    fields = text.split()
    rows = fields[0].split("/") if fields else []
    if len(fields) not in (4, 5, 6) or len(rows) != 8 or fields[1] not in ("w", "b"):
        raise _form(text)
    cells = b"".join([_row(row, text) for row in rows])
    _check_pieces(cells)
    for cell in range(64):
        game._put(cell, cells[cell])
    game.turn = 1 if fields[1] == "w" else 2
    game._rights = rights = _rights(cells, fields[2], text)
    game._first = game.turn
    game._quiet, game._number = _number(fields[4:5], 0, text), _number(fields[5:6], 1, text)
    game.hash ^= game._hashed(0, 15) ^ game._hashed(0, rights) ^ (0x2AAAAAAA if game.turn == 2 else 0)
    other = 3 - game.turn
    if game._attacked(game._kings[other], 8 * game.turn):
        raise ValueError("The player who isn't to move is in check.")
    if fields[3] != "-":
        _read_en_passant(game, fields[3], text)
    game._scan()
    found: list = []
    for spot in game._pieces[game.turn]:
        ADD[game._board[spot] & 7](game, spot, found)
    game._check_end(bool(found))


def _row(row: str, text: str) -> bytes:
    """Return the pieces of a row, such as `4P3`, a part of the position `text`."""
    cells = []
    for letter in row:
        piece = _piece(letter)
        if piece:
            cells.append(piece)
        elif letter in "12345678":
            cells.extend([0] * int(letter))
        else:
            raise _form(text)
    if len(cells) != 8:
        raise _form(text)
    return bytes(cells)


def _check_pieces(cells: bytes) -> None:
    """Raise a ValueError if a player has too many pieces or not one king, or if a pawn is where none can be."""
    for side in (8, 16):
        pieces = [piece & 7 for piece in cells if piece & side]
        if pieces.count(6) != 1:
            raise ValueError("Each side needs one king.")
        if len(pieces) > 16 or pieces.count(1) > 8:
            raise ValueError("A side has at most 16 pieces, and 8 of them are pawns.")
    if [piece for piece in cells[:8] + cells[56:] if piece & 7 == 1]:
        raise ValueError("No pawn can be in the first or the last row.")


def _rights(cells: bytes, field: str, text: str) -> int:
    """Return the rights to castle in `field`, such as `KQkq`. The king and the rook must not have moved."""
    rights = 0
    for letter in field if field != "-" else "":
        if letter not in "KQkq" or rights >> "KQkq".index(letter) & 1:
            raise _form(text)
        rights |= 1 << "KQkq".index(letter)
        first, side = (56, 8) if letter.isupper() else (0, 16)
        if cells[first + 4] != side + 6 or cells[first + (7 if letter in "Kk" else 0)] != side + 4:
            raise ValueError(f"{letter} says that castling is possible, but king or rook have moved.")
    return rights


def _read_en_passant(game: ChessBoard, name: str, text: str) -> None:
    """Allow the capture of the pawn that has passed over the cell `name`, if a pawn can capture it."""
    row = "6" if game.turn == 1 else "3"
    if len(name) != 2 or name[0] not in "abcdefgh" or name[1] not in "36":
        raise _form(text)
    over = SPOTS[(8 - int(row)) * 8 + ord(name[0]) - 97]
    ahead = 10 if game.turn == 1 else -10
    board = game._board
    if name[1] != row or board[over + ahead] != 17 - 8 * (game.turn - 1) or board[over] or board[over - ahead]:
        raise ValueError(f"No pawn has just moved over {name}.")
    game.turn = 3 - game.turn
    game.hash ^= game._allow_en_passant(over - ahead, over + ahead)
    game.turn = 3 - game.turn


def _number(words: list, lowest: int, text: str) -> int:
    if not words:
        return lowest
    if len(words[0]) > 4 or words[0].strip("0123456789"):
        raise _form(text)
    return min(max(int(words[0]), lowest), 100 if not lowest else 9999)


def _form(text: str) -> ValueError:
    from ..engine.faults import short

    return ValueError(f"{short(text)!r} is not a position of Chess: write it like 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1.")


def fen_of(game: ChessBoard) -> str:
    """Return the position."""
    rows = []
    for first in range(0, 64, 8):
        row, empty = "", 0
        for cell in range(first, first + 8):
            piece = game._board[SPOTS[cell]]
            if not piece:
                empty += 1
                continue
            letter = _LETTERS[(piece & 7) - 1]
            row += (str(empty) if empty else "") + (letter if piece < 16 else letter.lower())
            empty = 0
        rows.append(row + (str(empty) if empty else ""))
    rights = "".join(["KQkq"[bit] for bit in range(4) if game._rights >> bit & 1])
    cell = CELLS[game._ep & 127] if game._ep else -1
    passing = chr(97 + cell % 8) + str(8 - cell // 8) if cell >= 0 else "-"
    number = game._number + (game.ply + game._first - 1) // 2
    return f"{'/'.join(rows)} {' wb'[game.turn]} {rights or '-'} {passing} {game._quiet} {number}"
