"""Signs and verifies what a host (side "a") and a guest (side "b") send over a connection that an attacker can change.

The attacker may read, forge, hold back, repeat and reorder messages, but does not know the secret that is derived from
the invite code. So the attacker can only delay or suppress messages. Messages are ASCII. The spaces shown below are
not sent, and SIGN is a signature:

    ! B SIGN             hello, guest to host: B is a nonce, new for every attempt
    ? B A SIGN           challenge, host to guest: A is the host's nonce for this B and for this session number
    . B A SIGN           proof, guest to host: the guest has received this challenge
    = COUNT SIGN TEXT    a line, in both directions: each side counts its lines of the session in COUNT, from 1
    ~ SIGN               restart, host to guest: asks for a new hello

Nonces and signatures have 64 bits (16 hex digits), COUNT has 8 hex digits. Hello, challenge, proof and restart are
signed with the secret. Lines are signed with the session's key, which is the HMAC of both nonces under the secret. Each
signed text begins with the letter of the side that signs and the first character of the message.

How a session begins:

    guest                                  host
    IDLE     -- ! B ----------------------->          B: new for this attempt
    HELLO    <------------------- ? B A ----          A = HMAC(boot secret, session number, B); the host stores nothing
    PROOF    -- . B A ---------------------> SESSION  A recomputed and equal: session number + 1, new key, counters 0
    SESSION  <----------- = 1 ------------            an empty line, or any other line under the key, confirms it

1. The guest starts an attempt when it has no session, when it receives a line that it cannot verify, or when the host
   asks for a restart. While it has a session, it starts at most one attempt every two seconds. The guest repeats its
   last message until the host answers, but only a few times. It accepts one challenge per attempt, which must
   contain B.
2. The host answers every hello without changing its session, so a flood of replayed hellos has no effect. A valid proof
   starts the new session. From then on the session number in A makes every other proof invalid: the proofs of earlier
   sessions and of other attempts. A restart of the host also makes them invalid, because it makes a new boot secret.
3. The guest keeps its old session until a line under the new key arrives.
4. A line is accepted once: its COUNT must be higher than that of the last accepted line. Lost lines are not repeated
   here; the layer above repeats its messages.
5. The host asks for a restart while it has no session, and after a line that it cannot verify, but at most twice a
   second. In the first second of a session it does not ask, because lines of the previous session may still arrive.

So each session has a new nonce from each side, and each side has proved that it knows the other side's nonce. A message
that was recorded in one session, or before a restart of either side, is not accepted in a later session.
"""

from .hmac import SIZE, Key

MYPY = False
if MYPY:  # true for type checkers only
    from typing import Any

LINE = "="
_HEAD = 25  # number of characters before a line's text
_GRACE_MS = 1000
_BUDGET = 64  # maximum number of ignored messages per call of `receive`
_PERIOD = (1 << 29) - 1  # period of the clock in ms, minus 1


class SignedLink:
    """A link that signs lines and sends them over another link, and verifies the lines that it receives from that link.

    This class has the same methods as that other link.
    """

    def __init__(self, link: "Any", secret: bytes, side: str, chance: bytes) -> None:
        """Use `link`, which has `poll(now)`, `send(text) -> bool` and `receive() -> str | None`.

        `secret`: signs the handshake, and is the same on both sides. `side`: "a" for the host, "b" for the guest.
        `chance`: at least 16 random bytes, new whenever the program starts.
        """
        self._link, self._secret, self._chance = link, secret, chance
        self._side, self._other = side, "b" if side == "a" else "a"
        self._key: Key | None = None  # key of the session
        self._sent = self._came = 0  # numbers of the last line sent and the last line accepted in the session
        self._number = 0  # number of sessions so far (host), or of attempts (guest)
        self._proof = ""  # for the host: the message that started the session
        self._confirms = False  # whether the guest waits for the first line of the session
        self._now = self._began_at = 0
        self._handshake: Any = None  # loaded while it is needed

    @property
    def open(self) -> bool:
        """Whether there is a session."""
        return self._key is not None

    def poll(self, now: int) -> None:
        """Do the work that is due now. `now`: the current time in ms, which wraps to 0 at 2**29."""
        self._now = now
        self._link.poll(now)
        if self._confirms:
            self._confirms = not self._send("")
        if self._key is None or self._handshake is not None:
            shake = self._shake()
            text = shake.due(now, self._key is not None)
            if text and self._link.send(text):
                shake.sent(now)

    def send(self, line: str) -> bool:
        """Send a line. Return False if it cannot be sent now."""
        return self._key is not None and not self._confirms and self._send(line)

    def receive(self) -> str | None:
        """Return the next valid line from the other side, or None if there is no such line at the moment."""
        for _ in range(_BUDGET):
            text = self._link.receive()
            if text is None:
                break
            if text[:1] == LINE:
                line = self._read(text)
                if line:
                    return line
            elif len(text) in (17, 33, 49) and text[0] in "!?.~":
                self._hear(text)
        return None

    def _send(self, line: str) -> bool:
        count = f"{self._sent + 1:08x}"
        signature = self._key.sign(self._side + LINE + count + line)  # type: ignore[union-attr]  # there is a session
        if not self._link.send(LINE + count + signature + line):
            return False
        self._sent += 1
        return True

    def _read(self, text: str) -> str | None:
        """Return the content of a line, or None if the line is forged, old or from a different session."""
        count, signature, line = text[1:9], text[9:_HEAD], text[_HEAD:]
        if len(signature) != SIZE or count.strip("0123456789abcdef"):
            return None
        signed, shake = self._other + LINE + count + line, self._handshake
        if self._key is None or not self._key.verifies(signed, signature):
            offered = shake.key if shake is not None and self._side == "b" else None
            if offered is None or not offered.verifies(signed, signature):
                self._doubt()
                return None
            self._begin(offered)
        number = int(count, 16)
        if number <= self._came:
            return None
        self._came = number
        return line

    def _doubt(self) -> None:
        """Request a new session, because a line could not be verified. A host does not request it in the first second
        of a session, because the line may belong to the previous session."""
        if self._side == "b" or self._key is None or (self._now - self._began_at & _PERIOD) > _GRACE_MS:
            self._shake().is_wanted = True

    def _hear(self, text: str) -> None:
        """Handle a message of the handshake."""
        shake = self._shake()
        reply = shake.hear(text)
        if reply:
            self._link.send(reply)
        elif self._side == "a":
            self._confirms = self._confirms or shake.confirms
            shake.confirms = False
            if shake.key is not None:
                self._proof = shake.proof
                self._begin(shake.key)

    def _begin(self, key: Key) -> None:
        """Start a session with `key`."""
        self._key, self._began_at = key, self._now
        self._sent = self._came = 0
        self._number = self._handshake.number
        self._handshake = None

    def _shake(self) -> "Any":
        """Return the current handshake. If no handshake is in progress, start one."""
        if self._handshake is None:
            from .link_handshake import begin

            last = self._number, self._began_at, self._proof
            self._handshake = begin(self._side, self._secret, self._chance, *last)
            self._handshake.is_wanted = self._key is None
        return self._handshake
