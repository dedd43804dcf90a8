"""Read and write positions of Checkers as its players do: the FEN of PDN files. Loaded on demand.

`B:W21,22,K30:B1,2,K9` means that Black has the turn, White has men on 21 and 22 and a king on 30, and Black has men on
1 and 2 and a king on 9. Either side may come first. `W21-24` stands for four men. Small letters, spaces and a final
full stop can be read, too. Source: Portable Draughts Notation 3.0, section "FEN".
"""

from .checkers_board import SPOTS

_SIDES = " BW"  # by player
_MOST = 12  # pieces of a side
_SPOT_OF = bytes([spot for spot in SPOTS if spot])  # by number - 1


def read(text: str) -> tuple:
    """Return (board, turn) for the position `text`: the piece on each spot, and the player to move.

    Raise a ValueError with a sentence for the user if `text` is not a possible position.
    """
    parts = text.upper().replace(" ", "").rstrip(".").split(":")
    if len(parts) != 3 or parts[0] not in ("B", "W") or sorted([part[:1] for part in parts[1:]]) != ["B", "W"]:
        raise _form(text)
    board, counts = bytearray(45), [0, 0, 0]
    for part in parts[1:]:
        player = _SIDES.index(part[0])
        for name in part[1:].split(",") if part[1:] else ():
            is_king = name[:1] == "K"
            for number in _squares(name[is_king:], text):
                if board[_SPOT_OF[number - 1]]:
                    raise ValueError(f"Square {number} has two pieces.")
                if not is_king and (number > 28 if player == 1 else number < 5):
                    raise ValueError(f"A man on square {number} would be a king: write K{number}.")
                board[_SPOT_OF[number - 1]] = player + 4 * is_king
                counts[player] += 1
    if not 0 < min(counts[1:]) <= max(counts) <= _MOST:
        raise ValueError(f"Each side needs 1 to {_MOST} pieces.")
    return board, _SIDES.index(parts[0])


def _squares(name: str, text: str) -> range:
    """Return the numbers of the squares in `name`, such as `21` or `21-24`, a part of the position `text`."""
    ends = name.split("-")
    if len(ends) > 2 or [end for end in ends if not end or len(end) > 2 or end.strip("0123456789")]:
        raise _form(text)
    first, last = int(ends[0]), int(ends[-1])
    if not 0 < first <= last < 33:
        raise ValueError(f"{name} is not a square of Checkers: squares are 1 to 32.")
    return range(first, last + 1)


def _form(text: str) -> ValueError:
    from ..engine.faults import short

    return ValueError(f"{short(text)!r} is not a position of Checkers: write it like B:W21,22,K30:B1,2,K9.")


def fen_of(board: "bytes | bytearray", turn: int) -> str:
    """Return the position with the pieces `board`, by spot, where the player `turn` has to move."""
    sides = ["", "", ""]
    for at, spot in enumerate(_SPOT_OF):
        if board[spot]:
            sides[board[spot] & 3] += f",{'K' if board[spot] > 4 else ''}{at + 1}"
    return f"{_SIDES[turn]}:W{sides[2][1:]}:B{sides[1][1:]}"
