"""Decides from an opponent's HELLO message whether both peers can play together, in which match, and on which sides.

It also parses the saved state of a match. Loaded for the handshake only. No function here changes any state.
"""

from ...engine.match import STOPPED
from ..protocol.messages import HELLO, NOBODY, VERSION, Message, check, listed, number

MEET, TELL, ECHO = 0, 1, 2  # first items of an Outcome

MYPY = False
if MYPY:  # true for type checkers only
    from ...engine.game import Game
    from .transport import Transport

    Outcome = tuple
    """(MEET, id of the match, whether our seats rotate by one, whether we join a match that has begun), or (TELL, name
    of a sentence in words/opponent_sentences.py, values to insert...), or (ECHO, name) if the message is our own."""


def hello(key: str, game: "Game", sides: str, transport: "Transport") -> tuple:
    """Return our HELLO message as a tuple (see next_message.py). `key`: the key of `game`. `sides`: as in `judge`."""
    return True, HELLO, VERSION, key, listed(game.options), sides, transport.nonce, transport.opponent or NOBODY


def judge(hello: Message, key: str, options: str, sides: str, match: str, nonce: str, phase: int) -> "Outcome":
    """Compare the opponent's hello with our match, and return the outcome.

    `key`, `options`: the key and the options of our game. `sides`: one letter per player, "h" for a player on our side,
    "e" for a player on the opponent's side. `match`: the id of our match, or NOBODY. `nonce`: this peer's nonce.
    `phase`: the phase of our match (engine/events.py).
    """
    version, their_key, their_options, their_sides, theirs, _ = hello.rest
    if version != str(VERSION):
        return TELL, "VERSION", version, VERSION
    if theirs == nonce:
        return ECHO, "ECHO"
    if their_key != key or their_options != options:
        return TELL, "OTHER_GAME", their_key, their_options
    if match != NOBODY and hello.match not in (NOBODY, match):
        return TELL, "OTHER_MATCH"
    if hello.match == NOBODY and phase == STOPPED:
        return TELL, "AGAIN"
    if match != NOBODY:
        return MEET, match, False, False
    return _agree(hello.match, sides, their_sides, nonce, theirs, phase)


def _agree(match: str, sides: str, their_sides: str, nonce: str, theirs: str, phase: int) -> "Outcome":
    """Return the outcome for a peer that is in no match: begin a new match, join the opponent's match, or refuse.

    `match`: the id of the opponent's match, or NOBODY. `sides`, `nonce`: the sides and the nonce of this peer.
    `their_sides`, `theirs`: the sides and the nonce of the opponent. `phase`: as in `judge`.
    """
    other = "".join(["h" if side == "e" else "e" for side in their_sides])
    if match == NOBODY and theirs < nonce or sides == other:
        other = sides  # the peer with the higher nonce keeps its sides
    turned = sides[1:] + sides[:1]
    fits = len(their_sides) == len(sides) and (len(sides) == 2 or their_sides != sides)
    if not fits or other not in (sides, turned) or phase and other != sides:
        return TELL, "SEATS"
    if match == NOBODY:
        return MEET, check(max(theirs, nonce) + min(theirs, nonce)), other != sides, False
    return MEET, match, other != sides, True


# -- after a restart


def saved(state: str) -> tuple:
    """Parse the `state` of a peer. Return (match id, number of the game, epoch, `words` for HiddenMoveGame.resume).

    The id is NOBODY if the state is invalid.
    """
    text, _, hidden = state.partition("!")
    words = text.split(".")
    hidden_words = hidden.partition(".")[0].split("!")
    if len(hidden_words) < 4 or number(hidden_words[1]) < 0:
        hidden_words = []
    if len(words) < 3 or number(words[1]) < 0 or number(words[2]) < 0:
        return NOBODY, 0, 0, hidden_words
    return words[0], int(words[1]), int(words[2]), hidden_words


def invited(state: str) -> "tuple[str, str, str] | None":
    """Return (letters of the invite code, seat, instance) from a peer's `state`. Return None if the match uses no
    network."""
    from ..protocol.invite_code import read

    words = state.split(".")
    if len(words) != 6 or words[4] not in ("a", "b"):
        return None
    if read(words[3]) != words[3]:
        return None
    return words[3], words[4], words[5]
