"""The lines on every wire: written and read. docs/developers/wire.md is their description for who writes another peer.

    $k3f9 12 0 1 9 M 8 0a31f2 d3*120aea
     match, seq, game, epoch, have, kind, what the kind has to say; after the star the check

Imports nothing of glowgrid.
"""

VERSION = 1  # of the language: a hello says it
MOST = 120  # characters of a line
NOBODY = "-"  # instead of a match's id, while none is agreed on

# kinds, each its letter's number; what it has to say stands behind it
HELLO = 72  # H: version, game, options, who sits where, nonce, the nonce heard
MOVE = 77  # M: ply, check of the position after it, notation
RESIGN = 88  # X: ply
OFFER = 79  # O: ply: a draw instead of it
DRAW = 68  # D: ply: the draw that was offered is taken
ASK = 84  # T: number of the question, how many moves are to be taken back
GRANT = 71  # G: number of the question, how many were
REFUSE = 82  # R: number of the question
AGAIN = 65  # A: number of the next game
WANT = 81  # Q: ply from which on the transcript is wanted
PART = 83  # S: ply, check of the position after the part's last move, moves
PING = 80  # P: check of the position
BYE = 66  # B: why

STATE_PART = 40  # moves in one published part of a match (match_state.py)

FIELDS = {HELLO: 6, MOVE: 3, RESIGN: 1, OFFER: 1, DRAW: 1, ASK: 2, GRANT: 2, REFUSE: 1, AGAIN: 1, WANT: 1}
FIELDS.update({PART: 3, PING: 1, BYE: 1})
_NUMBERS = RESIGN, OFFER, DRAW, ASK, GRANT, REFUSE, AGAIN, WANT  # have nothing but numbers to say
_LONGEST = 8  # digits of a number


def check(data: "bytes | bytearray | str") -> str:
    """Return six hex digits for bytes or an ASCII text: the number that they are in base 251, after a 1, mod 2**22 - 3.

    >>> check("k3f9 12 0 1 9 P 0a31f2")
    '01d892'
    """
    value = 1
    for byte in data.encode() if isinstance(data, str) else data:
        value = (value * 251 + byte) % 4194301  # 30 bits, and not more
    return f"{value:06x}"


class Line:
    """What a line says: `match`, `seq`, `game`, `epoch` and `have` as in docs/developers/wire.md, its `kind`, and
    `rest`, a list of what the kind has to say: text, but numbers where it has nothing else."""

    def __init__(self, match: str, numbers: "list[int]", kind: int, rest: list) -> None:
        self.match = match
        self.seq, self.game, self.epoch, self.have = numbers
        self.kind = kind
        self.rest = rest


def write(match: str, seq: int, game: int, epoch: int, have: int, kind: int, *rest: object) -> str:
    """Return a line, without its end."""
    words = [str(word) for word in rest]
    text = f"{match} {seq} {game} {epoch} {have} {chr(kind)} {' '.join(words)}"
    return f"${text}*{check(text)}"


def read(text: str) -> Line | None:
    """Return what a line says, from its last $ on; None where it is damaged, or none at all."""
    start, star = text.rfind("$") + 1, text.rfind("*")
    if not start or star != len(text) - 7 or star < start or len(text) - start >= MOST:
        return None
    body = text[start:star]
    if not _printable(body) or check(body) != text[star + 1 :]:
        return None
    words = body.split(" ", 6)
    if len(words) < 7 or not _is_id(words[0]) or len(words[5]) != 1:
        return None
    kind, numbers = ord(words[5]), _numbers(words[1:5])
    if kind not in FIELDS:
        return None
    rest = words[6].split(" ", FIELDS[kind] - 1)
    if kind in _NUMBERS:
        rest = _numbers(rest)
    if len(rest) != FIELDS[kind] or len(numbers) != 4:
        return None
    return Line(words[0], numbers, kind, rest)


def number(word: str) -> int:
    """Return a whole number from 0 on, or -1 where the word is none."""
    if not word or len(word) > _LONGEST:
        return -1
    for letter in word:
        if not "0" <= letter <= "9":
            return -1
    return int(word)


def _numbers(words: list) -> list:
    """Return these words as numbers; those from the first on that is none are left out."""
    found: list = []
    for word in words:
        if number(word) < 0:
            break
        found.append(number(word))
    return found


def _printable(text: str) -> bool:
    return not [letter for letter in text if not " " <= letter <= "~"]


def _is_id(word: str) -> bool:
    """Tell whether the word may be a match's id: NOBODY, or one to eight small letters and digits."""
    for letter in word:
        if not ("a" <= letter <= "z" or "0" <= letter <= "9"):
            return word == NOBODY
    return 0 < len(word) <= 8
