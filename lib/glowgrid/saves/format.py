"""What is saved, as bytes: the kinds of the journal's records, and how the payload of each is written and read again.

A new kind of record begins here.
"""

# A record's kind, and its payload.
BRIGHTNESS = 66  # two bytes: percent, and what settings.toml said then
BEGUN = 71  # a line
MOVE = 77  # a move
BACK = 84  # a move is taken back: nothing
OVER = 70  # a result: the column is 0 where a person won, 1 somebody else, 2 nobody
CLOSED = 88  # the game was left: nothing
SETUP = 85  # a line's first three parts
RESULTS = 83  # a result: the columns are how often each was so
STEP = 76  # a game's key and the fair bot's step in it, with / between
MOVES = 78  # packed moves (packing.py)
SOUND = 81  # one byte: whether the buzzer is silent
PARTY = 73  # a line's sixth part, where somebody elsewhere plays

A_MOVE = 7  # bytes that a MOVE takes at most, as a record
RESERVE = 96  # bytes of a journal that a round of the loop can write before there is time to make room

BY_HAND = ""  # who decides where a person does: else it is a bot's key, or "link" for somebody elsewhere
ALONE = "1 "  # before the level of a result


# -- a line: how a match is set up, and how a game of it begins, such as `connectx/6,7,4,2,0/,easy/1/2,0,1`


def line(begin: str, turned: int, score: list) -> str:
    """Return the line that begins with this set-up: then how often the seats have moved on, and the score."""
    return f"{begin}/{turned}/{joined(score)}"


def setup(key: str, options: tuple, who: list) -> str:
    """Return a line's first three parts: the game's key, its options, and who decides for each player, the last for all
    that follow."""
    keys = list(who)
    while len(keys) > 1 and keys[-1] == keys[-2]:
        keys.pop()
    return f"{key}/{joined(options)}/{','.join(keys)}"


def line_parts(text: str) -> list:
    """Return a line's five parts as text; those that it lacks are empty."""
    return (text + "////").split("/")[:5]


def joined(numbers: tuple | list) -> str:
    """Return whole numbers as a part of a line."""
    return ",".join([str(number) for number in numbers])


def numbers(text: str) -> tuple:
    """Return the whole numbers in a part; raise a ValueError where something else stands there."""
    return tuple([int(number) for number in text.split(",") if number])


def with_last(keys: list, key: str) -> list:
    """Return the keys with this one as the last of them."""
    return [other for other in keys if other != key] + [key]


# -- a result: key/level/columns, such as `othello/hard/1` or `othello/hard/4,1,0`


def result(key: str, level: str, columns: tuple | list) -> str:
    """Return a result: the game's key, and the best bot's, BY_HAND where only people played; after ALONE, where one
    plays by oneself."""
    return f"{key}/{level}/{joined(columns)}"


def result_parts(text: str) -> tuple:
    """Return (key, level, columns); raise a ValueError where it is no result."""
    key, level, columns = text.split("/")
    return key, level, numbers(columns)


# -- moves


def move_number(data: bytes) -> int:
    """Return which move it is, of one byte, or two with the higher first; raise an IndexError where it is none."""
    return data[0] if len(data) == 1 else data[0] << 8 | data[1]
