"""An invitation: 16 letters and digits that two sides know, and nobody else. From them come the match's id, which
everybody may see, and the secret that its lines are signed with.

The letters are Crockford's base 32, which has no I, L, O and U: what somebody types for them is understood. The last
letter is a check: one wrong letter, or two neighbours that changed places, are seen (but a 0 for a z).
"""

from .hmac import sha256

_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
_TAKEN_FOR = {"o": "0", "i": "1", "l": "1"}
_SIZE = 16  # letters: 75 bits of chance, and the check
_PRIME = 31


def make(chance: bytes) -> str:
    """Return a new code, in groups of four letters; chance: 15 bytes of it."""
    letters = "".join([_LETTERS[byte & 31] for byte in chance[: _SIZE - 1]])
    return shown(letters + _check(letters))


def shown(letters: str) -> str:
    """Return the letters in groups of four."""
    return "-".join([letters[at : at + 4] for at in range(0, _SIZE, 4)])


def read(text: str) -> str | None:
    """Return the letters of a code as somebody typed it, or None where it is none."""
    letters = "".join([_TAKEN_FOR.get(letter, letter) for letter in text.lower() if letter not in " -"])
    if len(letters) != _SIZE or [letter for letter in letters if letter not in _LETTERS]:
        return None
    return letters if _check(letters[:-1]) == letters[-1] else None


def match_id(letters: str) -> str:
    """Return the id of the match, eight letters: it tells nothing of the secret."""
    return "".join([_LETTERS[byte & 31] for byte in sha256(b"id" + letters.encode())[:8]])


def secret(letters: str) -> bytes:
    """Return the key of both sides, 32 bytes."""
    return sha256(b"key" + letters.encode())


def _check(letters: str) -> str:
    """Return the letter for a sum in which each place has its own weight."""
    total = 0
    for place, letter in enumerate(letters):
        total += (place + 1) * _LETTERS.index(letter)
    return _LETTERS[total % _PRIME]
