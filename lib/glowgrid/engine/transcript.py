"""Transcript: a game as one line, key/options/moves, such as `connectx/6,7,4,2,0/4453` or `othello/8/f5d6c3`.

Moves use the game's notation. They are joined if each is one character, or each is a letter and a number; otherwise
spaces separate them. Options are in the game's order; trailing options may be omitted and take their defaults.
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
    """Return the game's key in `catalogue`."""
    name = type(game).__name__
    return [row[0] for row in catalogue if row[3] == name][0]


def write(key: str, game: "Game") -> str:
    """Return `game` as one line. `key` is its key in the catalogue."""
    options = ",".join([str(value) for value in game.options])
    start = type(game)(*game.options)
    text = _moves(start, game)
    names = text.split()
    if all([_is_cell(name) for name in names]) or all([len(name) == 1 for name in names]) and _joinable(start):
        text = text.replace(" ", "")
    return f"{key}/{options}/{text}{_end_name(game.ended)}"


def _joinable(start: "Game") -> bool:
    """Return whether all first moves are single characters, so that joined moves can be split."""
    return all([len(start.notation(move)) == 1 for move in start.legal_moves()])


def _end_name(end: int) -> str:
    """Return the name of RESIGN or DRAW as the end of a transcript; "" for 0."""
    if not end:
        return ""
    from .resign_and_draw import NAMES

    return " " + NAMES[end]


def tell(key: str, review: "Review", say: "Callable[[str], None]") -> "Iterator[None]":
    """Pass the reviewed game to `say` as one line, or as several if it is long.

    This generator steps back through the moves and forward again, one per step, and leaves the review at the last move.
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
    """Return the moves of `game` with spaces between them, each in the notation of its position."""
    text = ""
    for move in game.moves[: game.ply]:
        text += start.notation(move) + " "
        start.push(move)
    return text[:-1]


def _is_cell(name: str) -> bool:
    return name[0].isalpha() and name[1:].isdigit()


def read(line: str, load: "Callable[[str], type[Game]]") -> tuple:
    """Return (key, game) for a transcript.

    `load` returns the class for a key, as `games.load` does. If the line is invalid, raise a TranscriptError, or
    another ValueError with a sentence.
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
    """Return an error whose sentence may quote the start of the text."""
    from .faults import TranscriptError, short

    return TranscriptError(f"{sentence}{short(quoted)!r}{rest}" if rest else sentence)


def _play(game: "Game", text: str) -> None:
    """Play one move, several joined moves, or a final `resign` or `draw`."""
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
    """Split joined moves: before each letter if the text starts with one, otherwise into characters."""
    if not text[0].isalpha():
        return list(text)
    names: list = []
    for character in text:
        if character.isalpha():
            names.append(character)
        else:
            names[-1] += character
    return names
