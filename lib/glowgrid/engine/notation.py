"""Parse moves in a game's notation, for plain text, transcripts and online matches. Loaded on demand."""

MYPY = False
if MYPY:  # true for type checkers only
    from .types import Position


def parse(game: "Position", text: str) -> int:
    """Return the legal move that `text` names, or raise a MoveError that describes valid moves."""
    name = text.strip().lower()
    cell = cell_of(game, name)
    if cell >= 0 and game.is_legal(cell) and game.notation(cell) == name:
        return cell
    for move in game.legal_moves():
        if game.notation(move) == name:
            return move
    from .faults import MoveError, short

    raise MoveError(f"{short(name)!r} is not a legal move here; {game.expected()}.")


def cell_of(game: "Position", name: str) -> int:
    """Return the number of the cell `name`, such as "d3", or -1 if `name` has no row. The cell may be off the board."""
    row = name[1:3]
    if not row or row.strip("0123456789"):
        return -1
    return (int(row) - 1) * game.cols + ord(name[0]) - 97


def expected(game: "Position") -> str:
    """Return a phrase that says how to write a move now, such as `expected one of 9 moves such as a1`."""
    moves = game.legal_moves()
    if not moves:
        return "the game is over"
    one = game.notation(moves[0])
    return f"expected one of {len(moves)} moves such as {one}" if len(moves) > 1 else f"expected {one}"


# -- games with falling tokens


def column(game: "Position", text: str) -> int:
    """Return the column (counted from 0) that `text` names, or raise a MoveError that describes valid moves."""
    text = text.strip()
    is_column = text in [game.notation(col) for col in range(game.cols)]
    if is_column and game.is_legal(int(text) - 1):
        return int(text) - 1
    from .faults import MoveError, short

    if is_column:
        raise MoveError(f"Column {text} is full; {game.expected()} with room in it.")
    raise MoveError(f"{short(text)!r} is not a column; {game.expected()}.")
