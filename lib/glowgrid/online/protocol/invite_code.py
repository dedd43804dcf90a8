"""An invitation: 16 letters and digits that two sides know, and nobody else. From them come 12 that onlookers know, and
from those the match's id, which everybody may see in its topics at a broker. The secret that the sides' lines are
signed with comes from the 16, the one that goes with what onlookers read from the 12: no way leads back.

The letters are Crockford's base 32, which has no I, L, O and U: what somebody types for them is understood. The last
letter is a check: one wrong letter, or two neighbours that changed places, are seen (but a 0 for a z). All of this is
needed when somebody sits down: on boards, borrow it.
"""

from .hmac import sha256

_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
_TAKEN_FOR = {"o": "0", "i": "1", "l": "1"}
PLAYS, WATCHES = 16, 12  # letters: 75 and 55 bits of chance, and the check
_PRIME = 31
_ROOT = "glowgrid/1/"


def make(chance: bytes) -> str:
    """Return the letters of a new code to play; chance: 15 bytes of it."""
    return _checked(chance, PLAYS)


def shown(letters: str) -> str:
    """Return the letters in groups of four."""
    return "-".join([letters[at : at + 4] for at in range(0, len(letters), 4)])


def read(text: str) -> str | None:
    """Return the letters of a code, to play or to look on, as somebody typed it; None where it is none."""
    letters = "".join([_TAKEN_FOR.get(letter, letter) for letter in text.lower() if letter not in " -"])
    if len(letters) not in (PLAYS, WATCHES) or [letter for letter in letters if letter not in _LETTERS]:
        return None
    return letters if _check(letters[:-1]) == letters[-1] else None


def watching(letters: str) -> str:
    """Return the code to look on that belongs to a code, itself where it is one."""
    return letters if len(letters) == WATCHES else _checked(sha256(b"watch" + letters.encode()), WATCHES)


def match_id(letters: str) -> str:
    """Return the id of the match, eight letters: it tells nothing of the secrets."""
    return "".join([_LETTERS[byte & 31] for byte in sha256(b"id" + watching(letters).encode())[:8]])


def topic(letters: str, end: str) -> str:
    """Return one of the topics of the match (broker_link.py)."""
    return _ROOT + match_id(letters) + "/" + end


def will(letters: str, seat: str) -> "tuple[str, bytes] | None":
    """Return what the broker is to say once somebody in that seat is gone: a topic, and the message kept there."""
    return (topic(letters, seat + "/here"), b"gone") if seat else None


def secret(letters: str) -> bytes:
    """Return the key of both sides, 32 bytes, from a code to play."""
    return sha256(b"key" + letters.encode())


def state_key(letters: str) -> bytes:
    """Return the key that goes with what onlookers read, 32 bytes."""
    return sha256(b"state" + watching(letters).encode())


def _checked(chance: bytes, size: int) -> str:
    letters = "".join([_LETTERS[byte & 31] for byte in chance[: size - 1]])
    return letters + _check(letters)


def _check(letters: str) -> str:
    """Return the letter for a sum in which each place has its own weight."""
    total = 0
    for place, letter in enumerate(letters):
        total += (place + 1) * _LETTERS.index(letter)
    return _LETTERS[total % _PRIME]
