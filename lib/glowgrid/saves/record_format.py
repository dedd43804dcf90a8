"""Defines the format of the saved data: the kinds of journal records, and how their payloads are encoded.

To add a new kind of record, start here.
"""

# kinds of records, with their payloads
BRIGHTNESS = 66  # two bytes: percent, and the setting in settings.toml at that time
BEGUN = 71  # a header
MOVE = 77  # a move
ACT = 75  # an act (engine/agreement.py) or a change of a flag (engine/flags.py), encoded like a move
BACK = 84  # a move was undone: no payload
OVER = 70  # a result; the column is 0 if a person won, 1 if another player won, 2 for a draw
CLOSED = 88  # the game was abandoned: no payload
SETUP = 85  # the first three parts of a header
RESULTS = 83  # a result; the columns are the numbers of such results; other levels of the game may follow
BEST = 72  # a result with an empty level; the columns are a person's fewest moves, and the fewest possible
STEP = 76  # a game's key and the fair bot's step in it, separated by /
MOVES = 78  # packed moves (packing.py)
SOUND = 81  # one byte: whether the buzzer is muted
ASIDE = 74  # the current game is kept aside, because a transcript was opened: no payload
LEFT = 69  # a person left the current game, which is kept instead of the one that was left before: no payload
RESUMED = 82  # the game that was left becomes the current game again: no payload; or the one kept aside: one byte
PARTY = 73  # the sixth part of a header, in an online game

A_MOVE = 7  # the largest size of a MOVE record in bytes
SHORT_MOVE = 3  # the size of its short form
RESERVE = 96  # bytes that one round of the main loop may write before `update` can free space

BY_HAND = ""  # the decider key of a person; others are a bot's key, or "link" for an online opponent
ALONE = "1 "  # prefix of a result's level


# -- a header: the setup of a match and the state at a game's start, such as `connectx/6,7,4,2,0/,easy/1/2,0,1`. If the
# game began from a position, the position is at the end, in braces.


def line(begin: str, turned: int, score: list) -> str:
    """Return the header of a saved game, such as `connectx/6,7,4,2,0/,easy/1/2,0,1`. `begin`: the return value of the
    function `setup`. `turned`: how often the seats have rotated. `score`: the score before the game."""
    return f"{begin}/{turned}/{joined(score)}"


def setup(key: str, options: tuple, who: list) -> str:
    """Return the first three parts of a header, such as `connectx/6,7,4,2,0/,easy`. `key`: the game's key. `options`:
    the values of its options. `who`: the decider keys of the players. If the last keys in `who` are equal, only one of
    them is written, because the last written key also applies to all further players."""
    keys = list(who)
    while len(keys) > 1 and keys[-1] == keys[-2]:
        keys.pop()
    return f"{key}/{joined(options)}/{','.join(keys)}"


def line_parts(text: str) -> list:
    """Return the first five parts of the header `text`, as strings. A missing part is ""."""
    return (text.partition("{")[0] + "////").split("/")[:5]


def joined(numbers: tuple | list) -> str:
    """Return ints as text, separated by commas."""
    return ",".join([str(number) for number in numbers])


def numbers(text: str) -> tuple:
    """Return the ints in `text`, which are separated by commas. Raise a ValueError if `text` contains anything else."""
    return tuple([int(number) for number in text.split(",") if number])


def setup_of(setups: list, key: str) -> str:
    """Return the setup of the game `key` from a list of setups as `setup` returns them, or "" if there is none."""
    for text in setups:
        if text.startswith(key + "/"):
            return text
    return ""


def with_last(setups: list, text: str) -> list:
    """Return a copy of the list `setups` that ends with the setup `text`, and has no other setup of that game."""
    before = setup_of(setups, text.partition("/")[0])
    return [other for other in setups if other != before] + [text]


# -- a result: key/level/columns, such as `othello/hard/1` or `othello/hard/4,1,0/easy/2,0,0`


def result(key: str, level: str, columns: tuple | list) -> str:
    """Return the result of a game for the statistics, as text such as `othello/hard/1`. `key`: the game's key.

    `level`: the key of the bot against whom it counts, or BY_HAND if only people played. In a game of one player,
    `level` begins with ALONE. `columns`: numbers whose meaning depends on the kind of record (see OVER and RESULTS).
    """
    return f"{key}/{level}/{joined(columns)}"


def result_parts(text: str) -> tuple:
    """Return (key, level, columns) of the result `text`. Raise a ValueError if `text` is not a valid result."""
    key, level, columns = text.split("/")
    return key, level, numbers(columns)


# -- moves


def move_number(data: bytes) -> int:
    """Return the move that `data` encodes in one byte, or in two bytes with the high byte first. Raise an
    IndexError if `data` is empty."""
    return data[0] if len(data) == 1 else data[0] << 8 | data[1]
