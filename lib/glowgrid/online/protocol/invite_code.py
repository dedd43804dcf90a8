"""Creates and checks invite codes, and derives from them the topics and secrets with which boards meet at a broker.

Players use a code of 16 characters. Spectators use a code of 12 characters, derived from the players' code. Two
things are derived from the spectators' code: the match's id, which everybody can see in the topics at the broker, and
the key that signs the messages for spectators. The secret that signs the players' messages is derived from the players'
code. Nobody can derive the players' code from the spectators' code, or either code from the id.

The characters are Crockford's base 32, which has no I, L, O and U. A typed I or L counts as 1, and an O as 0. The last
character of a code is a checksum, which detects one wrong character or two swapped neighbours. But it cannot tell a 0
from a z. In this module, `letters` is a code without hyphens. Boards load the module on demand.
"""

from .hmac import sha256

_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
_TAKEN_FOR = {"o": "0", "i": "1", "l": "1"}
PLAYER, SPECTATOR = 16, 12  # lengths of the codes: 75 or 55 random bits at 5 bits per character, and the checksum
_PRIME = 31
_ROOT = "glowgrid/2/"


def make(chance: bytes) -> str:
    """Return the letters of a new players' code. `chance`: 15 random bytes."""
    return _checked(chance, PLAYER)


def shown(letters: str) -> str:
    """Return `letters` as the user sees them: in groups of four, with hyphens between the groups."""
    return "-".join([letters[at : at + 4] for at in range(0, len(letters), 4)])


def read(text: str) -> str | None:
    """Return the letters of `text`, a players' or spectators' code that the user has typed. Return None if the code is
    invalid."""
    letters = "".join([_TAKEN_FOR.get(letter, letter) for letter in text.lower() if letter not in " -"])
    if len(letters) not in (PLAYER, SPECTATOR) or [letter for letter in letters if letter not in _LETTERS]:
        return None
    return letters if _check(letters[:-1]) == letters[-1] else None


def watching(letters: str) -> str:
    """Return the letters of the spectators' code. `letters` may be either code of the match."""
    return letters if len(letters) == SPECTATOR else _checked(sha256(b"watch" + letters.encode()), SPECTATOR)


def both_shown(letters: str) -> tuple:
    """Return (players' code, spectators' code), both as the user sees them. `letters`: the players' code."""
    return shown(letters), shown(watching(letters))


def match_id(letters: str) -> str:
    """Return the id of the match: eight letters and digits that reveal nothing about the codes. `letters` may be either
    code."""
    return "".join([_LETTERS[byte & 31] for byte in sha256(b"id" + watching(letters).encode())[:8]])


def topic(letters: str, end: str) -> str:
    """Return a topic of the match. `end` is the last part of the topic, such as "a/here". broker_link.py lists the
    topics."""
    return _ROOT + match_id(letters) + "/" + end


def will(letters: str, seat: str) -> "tuple[str, bytes] | None":
    """Return the MQTT will of a player, as (topic, message). Return None for spectators, whose `seat` is "".

    If the player's connection is lost, the broker publishes the message on the topic, and retains the message.
    """
    return (topic(letters, seat + "/here"), b"gone") if seat else None


def secret(letters: str) -> bytes:
    """Return the secret of 32 bytes that signs the players' messages. `letters`: the players' code."""
    return sha256(b"key" + letters.encode())


def state_key(letters: str) -> bytes:
    """Return the key of 32 bytes that signs the messages for spectators. `letters` may be either code of the match."""
    return sha256(b"state" + watching(letters).encode())


def _checked(chance: bytes, size: int) -> str:
    letters = "".join([_LETTERS[byte & 31] for byte in chance[: size - 1]])
    return letters + _check(letters)


def _check(letters: str) -> str:
    """Return the checksum character for `letters`. It is a sum in which each letter is weighted by its position."""
    total = 0
    for index, letter in enumerate(letters):
        total += (index + 1) * _LETTERS.index(letter)
    return _LETTERS[total % _PRIME]
