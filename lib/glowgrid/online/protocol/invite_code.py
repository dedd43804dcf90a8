"""Invite codes: 16 letters and digits for the two players. A code of 12 for spectators is derived from them.

The code of 12 determines the match's id, which everybody can see in its topics at a broker. The secret that signs the
players' messages is derived from the 16 characters, and the key of the spectators' messages from the 12. It is
impossible to derive the 16 characters from the 12, or either code from the id.

The characters are Crockford's base 32, which has no I, L, O and U; a typed I or L counts as 1, and an O as 0. The last
character is a checksum: it detects one wrong character, or two neighbours that were swapped (except a 0 and a z).
Boards load this module on demand.
"""

from .hmac import sha256

_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
_TAKEN_FOR = {"o": "0", "i": "1", "l": "1"}
PLAYER, SPECTATOR = 16, 12  # characters: 75 and 55 random bits, and the checksum
_PRIME = 31
_ROOT = "glowgrid/2/"


def make(chance: bytes) -> str:
    """Return the letters of a new code for players from 15 random bytes."""
    return _checked(chance, PLAYER)


def shown(letters: str) -> str:
    """Return the letters in groups of four, as the user sees them."""
    return "-".join([letters[at : at + 4] for at in range(0, len(letters), 4)])


def read(text: str) -> str | None:
    """Return the letters of a typed code for players or spectators, or None if it is invalid."""
    letters = "".join([_TAKEN_FOR.get(letter, letter) for letter in text.lower() if letter not in " -"])
    if len(letters) not in (PLAYER, SPECTATOR) or [letter for letter in letters if letter not in _LETTERS]:
        return None
    return letters if _check(letters[:-1]) == letters[-1] else None


def watching(letters: str) -> str:
    """Return the spectators' code of a match, from either of its codes."""
    return letters if len(letters) == SPECTATOR else _checked(sha256(b"watch" + letters.encode()), SPECTATOR)


def both_shown(letters: str) -> tuple:
    """Return the players' code and the spectators' code, in groups of four."""
    return shown(letters), shown(watching(letters))


def match_id(letters: str) -> str:
    """Return the id of the match: eight letters that reveal nothing about the secrets."""
    return "".join([_LETTERS[byte & 31] for byte in sha256(b"id" + watching(letters).encode())[:8]])


def topic(letters: str, end: str) -> str:
    """Return the topic of the match that ends with `end` (broker_link.py)."""
    return _ROOT + match_id(letters) + "/" + end


def will(letters: str, seat: str) -> "tuple[str, bytes] | None":
    """Return the MQTT will of a seat as (topic, message), or None for spectators. The broker retains that message."""
    return (topic(letters, seat + "/here"), b"gone") if seat else None


def secret(letters: str) -> bytes:
    """Return the players' secret for their code, 32 bytes."""
    return sha256(b"key" + letters.encode())


def state_key(letters: str) -> bytes:
    """Return the key of the spectators' messages, 32 bytes."""
    return sha256(b"state" + watching(letters).encode())


def _checked(chance: bytes, size: int) -> str:
    letters = "".join([_LETTERS[byte & 31] for byte in chance[: size - 1]])
    return letters + _check(letters)


def _check(letters: str) -> str:
    """Return the checksum character. Each place has a different weight."""
    total = 0
    for place, letter in enumerate(letters):
        total += (place + 1) * _LETTERS.index(letter)
    return _LETTERS[total % _PRIME]
