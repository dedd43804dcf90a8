"""Handshake that begins a session between a host and a guest; signed_link.py describes it.

Loaded on demand, and released once the session has begun.
"""

from .hmac import Key, same

HELLO, CHALLENGE, PROOF, RESTART = "!", "?", ".", "~"
_LENGTHS = {HELLO: 33, CHALLENGE: 49, PROOF: 49, RESTART: 17}  # of a whole message
_NONCE = 17  # where the first nonce ends
_BOTH = 33  # where the second one ends
_REPEAT_MS = 500  # the last message
_ATTEMPT_MS = 2000  # between two attempts while there is a session
_REPEATS = 6  # of the last message in an attempt
_ANSWERS = 8  # challenges in _REPEAT_MS
_PERIOD = (1 << 29) - 1  # of the clock


class Handshake:
    """What both sides have in common.

    key: of the session that has been agreed on (by the host), or that waits for the host's first line (by the guest).
    number: of the sessions that the host has begun, of the attempts that the guest has made.
    """

    def __init__(self, secret: bytes, chance: bytes, number: int) -> None:
        """secret: of both sides. chance: random bytes, new at every start. number: as of the handshake before."""
        self.key: Key | None = None
        self.number = number
        self.is_wanted = True  # whether a new session is needed
        self._secret, self._chance = Key(secret), Key(chance)
        self._said_at: int | None = None  # when the last message was sent

    def _passed(self, now: int, ms: int) -> bool:
        return self._said_at is None or (now - self._said_at & _PERIOD) >= ms

    def _verified(self, start: str, end: int, text: str) -> bool:
        """Tell whether a message is signed by the side with the letter `start`; `end` is where its signature begins."""
        return len(text) == _LENGTHS[text[0]] and self._secret.verifies(start + text[:end], text[end:])


class Guest(Handshake):
    """The guest's side."""

    def __init__(self, secret: bytes, chance: bytes, number: int, began_at: int) -> None:
        """As a Handshake; began_at: when the session began, if there is one."""
        Handshake.__init__(self, secret, chance, number)
        self._message = ""  # which is repeated until the other side answers
        self._repeats = 0
        self._began_at = began_at  # the last attempt, too

    def due(self, now: int, has_session: bool) -> str:
        """Return the message that is to be sent now, or ""; call `sent` once it is."""
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
        """Take note that the message was sent."""
        self._said_at = now
        self._repeats += 1

    def hear(self, text: str) -> str:
        """Take the host's challenge or its wish for a new session; return "", as it is `due` that answers."""
        kind, hello = text[0], self._message
        if kind == CHALLENGE:  # one for each attempt
            if hello[:1] == HELLO and text[1:_NONCE] == hello[1:_NONCE] and self._verified("a", _BOTH, text):
                proof = PROOF + text[1:_BOTH]
                self._message, self._repeats, self._said_at = proof + self._secret.sign("b" + proof), 0, None
                self.key = session(self._secret, text[1:_BOTH])
        elif kind == RESTART and not hello and self._verified("a", 1, text):
            self.is_wanted = True
        return ""


class Host(Handshake):
    """The host's side. It keeps nothing of a hello: its nonce follows from the guest's nonce, the number of its
    sessions and a secret that is new at every start, so a new session makes every other proof worthless."""

    def __init__(self, secret: bytes, chance: bytes, number: int, proof: str = "") -> None:
        """As a Handshake; proof: the one that began the present session."""
        Handshake.__init__(self, secret, chance, number)
        self.proof = proof
        self.confirms = False  # whether the guest has not heard yet that its proof was accepted
        self._answers = 0

    def due(self, now: int, has_session: bool) -> str:
        """Return the request for a new session where it is due, or ""; call `sent` once it is sent."""
        if not self._passed(now, _REPEAT_MS):
            return ""
        self._answers = 0
        if has_session and not self.is_wanted:
            self._said_at = now
            return ""
        return RESTART + self._secret.sign("a" + RESTART)

    def sent(self, now: int) -> None:
        """Take note that the request was sent."""
        self._said_at, self.is_wanted = now, False

    def hear(self, text: str) -> str:
        """Take a hello, and return the challenge; or a proof, and set `key` where it is valid."""
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
    """Return a handshake for the side "a" (host) or "b" (guest)."""
    return Host(secret, chance, number, proof) if side == "a" else Guest(secret, chance, number, began_at)


def session(secret: Key, both: str) -> Key:
    """Return the key of a session from the guest's and the host's nonce."""
    return Key(secret.digest("session " + both))
