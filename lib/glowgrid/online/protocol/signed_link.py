"""A link whose lines are signed, for wires that others reach: who has not the secret can neither write nor change one,
nor send an old one again.

    !MINE YOURS SIGN         hello: my nonce for this session, and the last of yours that I heard, 16 hex digits each
    .MINE YOURS SIGN         the same, by who needs no answer
    =COUNT SIGN LINE         a line: how many came before it in this session (8 hex digits), and the line itself

without the spaces. Hellos are signed with the secret, lines with a key that is made from it and both nonces; in either
the side is part of what is signed. A new nonce is believed once a hello has it that names our own: that is fresh. So a
power cut costs a new session and no memory. What doesn't fit is dropped, and answered by a hello, at most twice a
second.
"""

from .hmac import sha256, sign

MYPY = False
if MYPY:  # type checkers take it for true
    from typing import Any

HELLO, ANSWER, LINE = "!", ".", "="
_NONE = "0" * 16
_PAUSE_MS = 500  # between two hellos
_PERIOD = (1 << 29) - 1  # of the clock
_ROUND = 4  # lines that are looked at in a round
_HEAD = 25  # letters before a line


class SignedLink:
    """Sends and receives lines as the link below it does, signed."""

    def __init__(self, link: "Any", secret: bytes, side: str, nonce: bytes) -> None:
        """side: "a" here and "b" there, or the other way round. nonce: 8 bytes of chance."""
        self._link = link
        self._secret = secret
        self._side, self._other = side, "b" if side == "a" else "a"
        self._mine = "".join([f"{byte:02x}" for byte in nonce])
        self._heard = self._theirs = _NONE  # their nonces: the last that came, and the one that is believed
        self._is_known = False  # whether they have named mine
        self._key = b""
        self._sent = self._came = 0
        self._now = 0
        self._said: int | None = None  # when our last hello went
        self._due = True  # another hello

    @property
    def open(self) -> bool:
        """Whether the other side is there and believed."""
        return self._is_known and self._theirs != _NONE

    def poll(self, now: int) -> None:
        """Do what is due; `now` in ms that wrap at 2**29."""
        self._now = now
        self._link.poll(now)
        if self._due and (self._said is None or (now - self._said & _PERIOD) >= _PAUSE_MS):
            text = self._mine + self._heard
            if self._link.send((ANSWER if self.open else HELLO) + text + sign(self._secret, self._side + text)):
                self._said = now
                self._due = not self.open

    def send(self, line: str) -> bool:
        """Send a line; False while it can't go."""
        if self._said is None:
            self.poll(self._now)  # a line of a session that they do not know would be lost
        if not self.open or self._said is None:
            return False
        count = f"{self._sent + 1:08x}"
        if not self._link.send(LINE + count + sign(self._key, self._side + count + line) + line):
            return False
        self._sent += 1
        return True

    def receive(self) -> str | None:
        """Return the next line that is theirs, or None."""
        for _ in range(_ROUND):
            text = self._link.receive()
            if text is None:
                return None
            if text[:1] in (HELLO, ANSWER):
                self._hear(text)
            elif text[:1] == LINE:
                line = self._read(text)
                if line is not None:
                    return line
                self._due = True
        return None

    def _hear(self, text: str) -> None:
        said, signed = text[1:33], text[33:]
        if len(said) != 32 or signed != sign(self._secret, self._other + said):
            return
        theirs, mine = said[:16], said[16:]
        if theirs != self._heard or mine != self._mine or text[:1] == HELLO:
            self._due = True
        self._heard = theirs
        if mine == self._mine:
            if theirs != self._theirs:
                self._begin(theirs)
                if self._due:
                    self._said = None  # our answer goes at once
            self._is_known = True

    def _begin(self, theirs: str) -> None:
        """Begin a session with this nonce of theirs."""
        self._theirs = theirs
        nonces = self._mine + theirs if self._side == "a" else theirs + self._mine
        self._key = sha256(self._secret + nonces.encode())
        self._sent = self._came = 0

    def _read(self, text: str) -> str | None:
        """Return the line, or None where it isn't theirs, or an old one."""
        count, signed, line = text[1:9], text[9:_HEAD], text[_HEAD:]
        if not self._key or signed != sign(self._key, self._other + count + line):
            return None
        number = int(count, 16)
        if number <= self._came:
            return None
        self._came = number
        return line
