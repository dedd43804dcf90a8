"""Starts a session between the two sides of a signed link. signed_link.py describes the handshake.

Loaded on demand, and unloaded once the session has started.
"""

from .hmac import Key, same

HELLO, CHALLENGE, PROOF, RESTART = "!", "?", ".", "~"
_LENGTHS = {HELLO: 33, CHALLENGE: 49, PROOF: 49, RESTART: 17}  # length of each message in characters
_NONCE = 17  # index after the first nonce
_BOTH = 33  # index after the second nonce
_REPEAT_MS = 500  # interval between repetitions of the last message
_ATTEMPT_MS = 2000  # interval between two attempts while there is a session
_REPEATS = 6  # maximum number of repetitions in an attempt
_ANSWERS = 8  # maximum number of challenges in _REPEAT_MS
_PERIOD = (1 << 29) - 1  # period of the clock in ms, minus 1


class Handshake:
    """Base class of the two sides of the handshake, Guest and Host.

    `key`: the key of the new session, or None before it is known. The guest does not use the key until the host's first
    line arrives. `number`: for a host, how many sessions it has started; for a guest, how many attempts it has made.
    """

    def __init__(self, secret: bytes, chance: bytes, number: int) -> None:
        """Start a handshake. `secret` is the same on both sides.

        `chance`: random bytes, new whenever the program starts. `number`: the attribute `number` of the previous
        handshake.
        """
        self.key: Key | None = None
        self.number = number
        self.is_wanted = True  # whether a new session is needed
        self._secret, self._chance = Key(secret), Key(chance)
        self._sent_at: int | None = None  # time of the last message

    def _passed(self, now: int, ms: int) -> bool:
        return self._sent_at is None or (now - self._sent_at & _PERIOD) >= ms

    def _verified(self, start: str, end: int, text: str) -> bool:
        """Return whether the side `start` ("a" or "b") has signed the message `text`. The signature begins at the index
        `end` of `text`."""
        return len(text) == _LENGTHS[text[0]] and self._secret.verifies(start + text[:end], text[end:])


class Guest(Handshake):
    """The guest's side of the handshake."""

    def __init__(self, secret: bytes, chance: bytes, number: int, began_at: int) -> None:
        """Create the guest's handshake. `began_at`: time in ms when the last session began, or 0 if none did."""
        Handshake.__init__(self, secret, chance, number)
        self._message = ""  # the message to repeat until the other side answers
        self._repeats = 0
        self._began_at = began_at  # time of the last session or attempt

    def due(self, now: int, has_session: bool) -> str:
        """Return the message to send now, or "". The caller calls `sent` after sending it.

        `has_session`: whether the guest still has an earlier session.
        """
        if not self._passed(now, _REPEAT_MS):
            return ""
        if self._repeats >= _REPEATS:
            self._message, self.key, self._repeats = "", None, 0
            self.is_wanted = self.is_wanted or not has_session
        is_early = has_session and (now - self._began_at & _PERIOD) < _ATTEMPT_MS
        if not self._message and self.is_wanted and not is_early:
            self.is_wanted, self.key = False, None
            self.number += 1
            self._began_at, self._repeats = now, 0
            hello = HELLO + self._chance.sign(f"guest {self.number}")
            self._message = hello + self._secret.sign("b" + hello)
        return self._message

    def sent(self, now: int) -> None:
        """Record that the message from `due` was sent."""
        self._sent_at = now
        self._repeats += 1

    def hear(self, text: str) -> str:
        """Handle a challenge or a request for a new session from the host. Return "", because `due` returns the guest's
        answer."""
        kind, hello = text[0], self._message
        if kind == CHALLENGE:  # accept one for each attempt
            if hello[:1] == HELLO and text[1:_NONCE] == hello[1:_NONCE] and self._verified("a", _BOTH, text):
                proof = PROOF + text[1:_BOTH]
                self._message, self._repeats, self._sent_at = proof + self._secret.sign("b" + proof), 0, None
                self.key = session(self._secret, text[1:_BOTH])
        elif kind == RESTART and not hello and self._verified("a", 1, text):
            self.is_wanted = True
        return ""


class Host(Handshake):
    """The host's side of the handshake. A hello from the guest changes nothing on this side.

    The host's nonce is derived from the guest's nonce, the number of sessions and random bytes that are new after each
    start of the program. A proof contains the host's nonce, so each new session makes all earlier proofs invalid.
    """

    def __init__(self, secret: bytes, chance: bytes, number: int, proof: str = "") -> None:
        """Create the host's handshake. `proof`: the message that started the current session."""
        Handshake.__init__(self, secret, chance, number)
        self.proof = proof
        self.confirms = False  # whether the guest does not know yet that its proof was accepted
        self._answers = 0

    def due(self, now: int, has_session: bool) -> str:
        """Return the request for a new session if it is due, otherwise "". The caller calls `sent` after sending it.

        `has_session`: whether the host still has an earlier session.
        """
        if not self._passed(now, _REPEAT_MS):
            return ""
        self._answers = 0
        if has_session and not self.is_wanted:
            self._sent_at = now
            return ""
        return RESTART + self._secret.sign("a" + RESTART)

    def sent(self, now: int) -> None:
        """Record that the request from `due` was sent."""
        self._sent_at, self.is_wanted = now, False

    def hear(self, text: str) -> str:
        """Handle a hello or a proof from the guest.

        For a valid hello, return the challenge. For a valid proof, set `key` and return "". Otherwise return "".
        """
        kind = text[0]
        if kind not in (HELLO, PROOF) or self._answers >= _ANSWERS:
            return ""
        self._answers += 1
        if text == self.proof:
            self.confirms = True
            return ""
        theirs = text[1:_NONCE]
        both = theirs + self._chance.sign(f"host {self.number} {theirs}")
        if kind == HELLO and self._verified("b", _NONCE, text):
            return CHALLENGE + both + self._secret.sign("a" + CHALLENGE + both)
        if kind == PROOF and same(text[1:_BOTH], both) and self._verified("b", _BOTH, text):
            self.number += 1
            self.key, self.proof, self.confirms = session(self._secret, both), text, True
        return ""


def begin(side: str, secret: bytes, chance: bytes, number: int, began_at: int, proof: str) -> Handshake:
    """Return a handshake for the side "a" (host) or "b" (guest). The other arguments are passed to Host or Guest."""
    return Host(secret, chance, number, proof) if side == "a" else Guest(secret, chance, number, began_at)


def session(secret: Key, both: str) -> Key:
    """Return the key of a session. `both`: the guest's nonce followed by the host's nonce."""
    return Key(secret.digest("session " + both))
