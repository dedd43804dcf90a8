"""Reads and writes the messages that two peers exchange. docs/developers/wire.md documents the format.

    $k3f9 12 0 1 9 M 8 0a31f2 d3*120aea

The first fields are match, seq, game, epoch, have and kind. After them come the fields that only messages of this kind
have, then a star and the checksum. This module imports no other module of glowgrid.
"""

# On the drive, this module is part of move_text.py.

VERSION = 2  # version of the protocol, part of every hello
MOST = 120  # maximum length of a message in characters
NOBODY = "-"  # the match's id before both peers have agreed on one

# kinds of messages: the character code of a letter; the comments list the fields of each kind
HELLO = 72  # H: version, game, options, sides, nonce, the opponent's nonce
MOVE = 77  # M: ply, checksum of the position after it, notation
RESIGN = 88  # X: ply
OFFER = 79  # O: ply at which the sender offers a draw
DRAW = 68  # D: ply at which the sender accepts the draw
ASK = 84  # T: number of the request, how many moves to take back
GRANT = 71  # G: number of the request, how many moves to take back, how many there were before
REFUSE = 82  # R: number of the request
AGAIN = 65  # A: number of the next game
WANT = 81  # Q: ply from which the sender needs the transcript
PART = 83  # S: ply, checksum of the position after the last move of this part, moves
COMMIT = 67  # C: ply, checksum of the position or -, commitment to a salt for the dice
REVEAL = 86  # V: ply, checksum of the position or -, the salt that was committed to
MARK = 75  # K: checksum of the position or -, how many acts, index of an act, checksum of the acts up to it, act or -
PING = 80  # P: checksum of the position
BYE = 66  # B: reason

STATE_PART = 40  # moves in one published part of a match (match_state.py)

KINDS = "HMSCVKPBXODTGRAQ"
_FIELDS = "6333351111123111"  # number of fields of each kind
_NUMBERS = 8  # index in KINDS from which on all fields are numbers
_LONGEST = 8  # maximum number of digits of a number


def check(data: "bytes | bytearray | str") -> str:
    """Return the checksum of bytes or ASCII text: six hex digits.

    The checksum is n % (2**22 - 3), where n is a number in base 251. The digits of n are a 1 and then all bytes.

    >>> check("k3f9 12 0 1 9 P 0a31f2")
    '01d892'
    """
    value = 1
    for byte in data.encode() if isinstance(data, str) else data:
        value = (value * 251 + byte) % 4194301  # stays within 30 bits
    return f"{value:06x}"


class Message:
    """A received message. `rest`: the fields after `kind`, as ints if all of them must be numbers, else as strings."""

    def __init__(self, match: str, numbers: "list[int]", kind: int, rest: list) -> None:
        self.match = match
        self.seq, self.game, self.epoch, self.have = numbers
        self.kind = kind
        self.rest = rest


def write(match: str, seq: int, game: int, epoch: int, have: int, kind: int, *rest: object) -> str:
    """Return a message as a line without a line feed. `rest`: the fields of this kind of message."""
    text = f"{match} {seq} {game} {epoch} {have} {chr(kind)} {' '.join(map(str, rest))}"
    return f"${text}*{check(text)}"


def read(text: str) -> Message | None:
    """Return the message that begins at the last $ of `text`, or None if it is damaged."""
    start, star = text.rfind("$") + 1, text.rfind("*")
    if not start or star != len(text) - 7 or star < start or len(text) - start >= MOST:
        return None
    body = text[start:star]
    for letter in body:
        if not " " <= letter <= "~":
            return None
    if check(body) != text[star + 1 :]:
        return None
    words = body.split(" ", 6)
    if len(words) < 7 or not _is_id(words[0]) or len(words[5]) != 1:
        return None
    kind, head = KINDS.find(words[5]), numbers(words[1:5])
    if kind < 0 or not head:
        return None
    count = int(_FIELDS[kind])
    rest = words[6].split(" ", count - 1)
    if kind >= _NUMBERS:
        rest = numbers(rest)
    return Message(words[0], head, ord(words[5]), rest) if len(rest) == count else None


def number(word: str) -> int:
    """Return the number that `word` shows in digits. Return -1 if `word` is not a number of one to eight digits."""
    if not word or len(word) > _LONGEST:
        return -1
    for letter in word:
        if not "0" <= letter <= "9":
            return -1
    return int(word)


def numbers(words: list) -> list:
    """Return the numbers in a list of words, or [] if one of the words is not a number."""
    found = [number(word) for word in words]
    return [] if -1 in found else found


def listed(options: tuple) -> str:
    """Return the values of a game's options as one word, such as "8,2". Return "-" if the game has no options."""
    return ",".join([str(value) for value in options]) or NOBODY


def _is_id(word: str) -> bool:
    """Return whether a word can be the id of a match: NOBODY, or one to eight lower-case letters and digits."""
    for letter in word:
        if not ("a" <= letter <= "z" or "0" <= letter <= "9"):
            return word == NOBODY
    return 0 < len(word) <= 8
