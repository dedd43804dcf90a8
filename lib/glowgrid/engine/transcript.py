"""Write and read transcripts. A transcript is a game as one line of text: key/options/moves.

Examples are `connectx/6,7,4,2,0/4453` and `othello/8/f5d6c3`. Moves use the game's notation. They are joined without
spaces if each is one character, or if each is a letter and a number. Options are in the game's order; the last ones may
be omitted and take their defaults.
"""

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable, Iterator

    from .game import Game
    from .review import Review

_LINE_LENGTH = 400  # `tell` breaks a line after this many characters
_ENDS = ("resign", "draw")
_FORM = "a game is written key/options/moves, such as othello/8/f5d6c3"


def key_of(catalogue: tuple, game: "Game") -> str:
    """Return the key of the game's row in `catalogue`."""
    name = type(game).__name__
    return [row[0] for row in catalogue if row[3] == name][0]


def write(key: str, game: "Game") -> str:
    """Return the transcript of `game`, whose key in the catalogue is `key`."""
    options = ",".join([str(value) for value in game.options])
    start = type(game)(*game.options)
    text = _moves(start, game)
    names = text.split()
    if all([_is_cell(name) for name in names]) or all([len(name) == 1 for name in names]) and _joinable(start):
        text = text.replace(" ", "")
    return f"{key}/{options}/{text}{_end_name(game.ended)}"


def _joinable(start: "Game") -> bool:
    """Return whether every legal first move is written as one character. Such moves can be joined without spaces and
    split again."""
    return all([len(start.notation(move)) == 1 for move in start.legal_moves()])


def _end_name(end: int) -> str:
    """Return the name of `end` (RESIGN or DRAW) with a space before it, as a transcript ends. Return "" if `end` is
    0."""
    if not end:
        return ""
    from .resign_and_draw import NAMES

    return " " + NAMES[end]


def tell(key: str, review: "Review", say: "Callable[[str], None]") -> "Iterator[None]":
    """Generator: pass the transcript of the reviewed game to `say`, in several parts if it is long.

    It steps back through the moves and then forward again, one move per step. Afterwards the review is at the last
    move.
    """
    for _ in review.prepare():
        yield
    game, moves, cells, ones = review.game, review.moves, True, True
    while game.ply:
        name = game.notation(game.pop())
        cells = cells and _is_cell(name)
        ones = ones and len(name) == 1
        yield
    space = "" if cells or ones and _joinable(game) else " "
    text = f"{key}/{','.join([str(value) for value in game.options])}/"
    for move in moves:
        if len(text) > _LINE_LENGTH:
            say(text)
            text = ""
        text += game.notation(move) + space
        game.push(move)
        yield
    say((text.rstrip() + _end_name(review.ended)).lstrip())


def _moves(start: "Game", game: "Game") -> str:
    """Return the moves of `game`, separated by spaces. They are replayed on `start`, a new game with the same
    options."""
    text = ""
    for move in game.moves[: game.ply]:
        text += start.notation(move) + " "
        start.push(move)
    return text[:-1]


def _is_cell(name: str) -> bool:
    return name[0].isalpha() and name[1:].isdigit()


def read(line: str, load: "Callable[[str], type[Game]]") -> tuple:
    """Return (key, game) for the transcript `line`.

    `load` returns the class of a game by its key, as `games.load` does. If the line is invalid, raise a TranscriptError
    or a different ValueError; its message is a sentence for the user.
    """
    parts = line.strip().split("/")
    if len(parts) != 3:
        raise _error("", line, f" is not a transcript: {_FORM}.")
    key = parts[0].strip()
    game_class = load(key)
    game = game_class(*_options(parts[1], game_class))
    for text in parts[2].split():
        _play(game, text)
    return key, game


def _options(text: str, game_class: "type[Game]") -> list:
    words = [word.strip() for word in text.split(",")] if text.strip() else []
    for word in words:
        if not word or len(word) > 6 or word.strip("0123456789"):
            raise _error("", word, " is not an option: options are whole numbers separated by commas.")
    if len(words) > len(game_class.OPTIONS):
        raise _error(f"There are {len(words)} options, and {game_class.title} has {len(game_class.OPTIONS)}.")
    return [int(word) for word in words]


def _error(sentence: str, quoted: str = "", rest: str = "") -> ValueError:
    """Return a TranscriptError with the message `sentence`. If `rest` is given, append the start of `quoted` in
    quotation marks, and then `rest`."""
    from .faults import TranscriptError, short

    return TranscriptError(f"{sentence}{short(quoted)!r}{rest}" if rest else sentence)


def _play(game: "Game", text: str) -> None:
    """Play the moves in `text` on `game`. `text` is one move, several joined moves, `resign`, or `draw`."""
    for name in [text] if text in _ENDS or _parsed(game, text) is not None else _split(text):
        if game.outcome is not None:
            raise _error(f"The game is over after move {game.ply}, but ", name, " follows.")
        move = _parsed(game, name)
        if move is not None:
            game.push(move)
        elif name in _ENDS:
            from .resign_and_draw import NAMES, end

            end(game, [each for each in NAMES if NAMES[each] == name][0])
        else:
            raise _error(f"Move {game.ply + 1}: ", name, f" is not a legal move there; {game.expected()}.")


def _parsed(game: "Game", name: str) -> int | None:
    try:
        return game.parse(name)
    except ValueError:
        return None


def _split(text: str) -> list:
    """Split joined moves. If the text starts with a letter, each move begins with a letter; otherwise each is one
    character."""
    if not text[0].isalpha():
        return list(text)
    names: list = []
    for character in text:
        if character.isalpha():
            names.append(character)
        else:
            names[-1] += character
    return names
