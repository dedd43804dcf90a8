"""Invite codes: 16 letters and digits for the two players, and 12 that follow from them for spectators.

From the 12 follows the match's id, which is in its topics at a broker for everybody to see. The secret that signs the
players' messages follows from the 16, the key of what spectators read from the 12. No way leads back from the 12 to the
16, or from the id to either.

The characters are Crockford's base 32, which has no I, L, O and U; people may type those for 1 and 0. The last
character is a check: it finds one wrong character, or two neighbours that changed places (but for a 0 and a z). Boards
load this module on demand.
"""

from .hmac import sha256

_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
_TAKEN_FOR = {"o": "0", "i": "1", "l": "1"}
PLAYER, SPECTATOR = 16, 12  # characters: 75 and 55 random bits, and the check
_PRIME = 31
_ROOT = "glowgrid/2/"


def make(chance: bytes) -> str:
    """Return the letters of a new players' code from 15 random bytes."""
    return _checked(chance, PLAYER)


def shown(letters: str) -> str:
    """Return the letters in groups of four."""
    return "-".join([letters[at : at + 4] for at in range(0, len(letters), 4)])


def read(text: str) -> str | None:
    """Return the letters of a players' or spectators' code as somebody typed it; None if it is not one."""
    letters = "".join([_TAKEN_FOR.get(letter, letter) for letter in text.lower() if letter not in " -"])
    if len(letters) not in (PLAYER, SPECTATOR) or [letter for letter in letters if letter not in _LETTERS]:
        return None
    return letters if _check(letters[:-1]) == letters[-1] else None


def watching(letters: str) -> str:
    """Return the spectators' code that belongs to a code; a spectators' code is its own."""
    return letters if len(letters) == SPECTATOR else _checked(sha256(b"watch" + letters.encode()), SPECTATOR)


def both_shown(letters: str) -> tuple:
    """Return the code to play and the code for spectators, in groups of four."""
    return shown(letters), shown(watching(letters))


def match_id(letters: str) -> str:
    """Return the id of the match, eight letters that reveal nothing of the secrets."""
    return "".join([_LETTERS[byte & 31] for byte in sha256(b"id" + watching(letters).encode())[:8]])


def topic(letters: str, end: str) -> str:
    """Return one of the topics of the match (broker_link.py)."""
    return _ROOT + match_id(letters) + "/" + end


def will(letters: str, seat: str) -> "tuple[str, bytes] | None":
    """Return the MQTT will of a seat: a topic and the message retained there; None for spectators."""
    return (topic(letters, seat + "/here"), b"gone") if seat else None


def secret(letters: str) -> bytes:
    """Return the players' secret, 32 bytes, from their code."""
    return sha256(b"key" + letters.encode())


def state_key(letters: str) -> bytes:
    """Return the key of what spectators read, 32 bytes."""
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
