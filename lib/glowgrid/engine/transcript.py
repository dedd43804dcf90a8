"""Write and read transcripts. A transcript is a game as one line of text: key/options/moves.

Examples: `connectx/6,7,4,2,0/4453`, `othello/8/f5d6c3`. Moves use the game's notation. There is no separator
between moves if each move is one character, or each is a letter and a number. Options at the end may be omitted. The
moves follow the position from which the game began, in braces, unless it began as usual: `key/options/{position}moves`.
After the last move, `=b1,done,done` are the acts of an agreement (agreement.py).
"""

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable, Iterable, Iterator

    from .game import Game
    from .review import Review

_PART_LENGTH = 400  # `tell` passes on a part of the line once it is longer than this many characters
_ENDS = ("resign", "draw")
_FORM = "a game is written key/options/moves, such as othello/8/f5d6c3"


def key_of(catalogue: "Iterable[tuple]", game: "Game") -> str:
    """Return the key of `game`, which is the first item of the game's row in `catalogue`."""
    name = type(game).__name__
    return [row[0] for row in catalogue if row[3] == name][0]


def write(key: str, game: "Game") -> str:
    """Return the transcript of `game`, whose key in the catalogue is `key`."""
    from .review import Review
    from .thinking import Thinking

    parts: list = []
    for _ in tell(key, Review(game, Thinking()), lambda part, end: parts.append(part)):
        pass
    return "".join(parts)


def tell(key: str, review: "Review", say: "Callable[[str, str], None]") -> "Iterator[None]":
    """Generator: pass the transcript of the reviewed game to `say(part, end)`, in several parts if it is long.

    `end` is a line break after the last part, and "" after the others, so that a transcript is always one line.
    The generator undoes all moves and plays them again, one move per step. Afterwards the review is at the last move.
    """
    yield from review.prepare()
    game, moves, cells, ones = review.game, review.moves, True, True
    while game.ply:
        name = game.notation(game.pop())
        cells = cells and name[0].isalpha() and name[1:].isdigit()
        ones = ones and len(name) == 1
        yield
    # joined moves of one character can be split again only if all first moves are one character
    ones = ones and all([len(game.notation(move)) == 1 for move in game.legal_moves()])
    space = "" if cells or ones else " "
    text = f"{key}/{','.join([str(value) for value in game.options])}/"
    if hasattr(game, "start_position"):
        text += "{" + game.start_position + "}"
    continued = getattr(game, "continued", None)  # writes the jumps of a turn as one word
    for move in moves:
        if len(text) > _PART_LENGTH:
            say(text, "")
            text = ""
        name = game.notation(move)
        goes_on = continued and game.ply and game.mover() == game.turn
        text += continued(name) if goes_on else (space if game.ply else "") + name
        game.push(move)
        yield
    if review.acts:
        from .agreement_acts import write as write_acts

        text += " " + write_acts(game, review.acts)
        review.mark()
    if review.ended:
        from .resign_and_draw import NAMES

        text += " " + NAMES[review.ended]
    say(text, "\n")


def read(line: str, load: "Callable[[str], type[Game]]") -> tuple:
    """Return (key, game) for the transcript `line`. `load(key)` returns the class of a game, as `games.load` does. If
    the line is invalid, raise a TranscriptError or another ValueError, with a sentence for the user."""
    parts, position, end = line.strip().split("/", 2), "", "}"
    moves = parts[-1].strip()
    if moves[:1] == "{":
        position, end, moves = moves[1:].partition("}")
    if len(parts) != 3 or "/" in moves:
        raise _error("", line, f" is not a transcript: {_FORM}.")
    if not end:
        raise _error("", "{" + position, " has no closing brace.")
    key = parts[0].strip()
    game_class = load(key)
    game = game_class(*_options(parts[1], game_class))
    if position:
        from .positions import begin

        game = begin(game_class, game.options, position.strip())
    names_in = getattr(game, "names_in", None)
    for text in moves.split():
        if text[0] == "=":
            _agree(game, text)
            continue
        for name in names_in(text) if names_in else (text,):
            _play(game, name)
    return key, game


def _options(text: str, game_class: "type[Game]") -> list:
    words = [word.strip() for word in text.split(",")] if text.strip() else []
    for word in words:
        if not word or len(word) > 6 or word.strip("0123456789"):
            raise _error("", word, " is not an option: options are whole numbers separated by commas.")
    if len(words) > len(game_class.OPTIONS):
        raise _error(f"Too many options: {len(words)} instead of at most {len(game_class.OPTIONS)}.")
    return [int(word) for word in words]


def _error(sentence: str, quoted: str = "", rest: str = "") -> ValueError:
    """Return a TranscriptError with `sentence`. Unless `rest` is "", add `quoted` (short, in quotes), then `rest`."""
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


def _agree(game: "Game", text: str) -> None:
    """Carry out the acts of an agreement in `text`, such as `=b1,done,done`."""
    from .agreement_acts import read

    wrong = read(game, text.lower())
    if wrong is not None:
        raise _error(f"After move {game.ply}: ", wrong, " can't be marked there.")


def _parsed(game: "Game", name: str) -> int | None:
    try:
        return game.parse(name)
    except ValueError:
        return None


def _split(text: str) -> list:
    """Return the moves in `text`: parts that begin with a letter if `text` does, otherwise single characters."""
    if not text[0].isalpha():
        return list(text)
    names: list = []
    for character in text:
        if character.isalpha():
            names.append(character)
        else:
            names[-1] += character
    return names
