"""Decides which running copy of the program holds a seat (host or guest) of a match at a broker.

Each running copy, called an instance, has a name of its own. The seat has a presence topic, on which the messages below
are published. `here` and `claim` are signed with the players' secret. This list omits the signatures:

    here INSTANCE TERM NONCE    retained: this instance holds the seat
    claim INSTANCE NONCE        asks whether another instance holds the seat; NONCE is new for every claim
    gone                        from the broker, unsigned: an instance has lost its connection
    an empty message            unsigned: the player has left

An instance takes a seat as follows, at every new connection:

1. The instance claims the seat. If no other instance sends a `here` for half a second, the seat is free. Then
   the instance publishes its own `here` and holds the seat.
2. A `here` from another instance may be out of date, or a replay. Only an answer proves that the instance is alive:
   the holder of a seat answers a claim with a `here` that contains the claim's nonce. After five seconds without an
   answer, the claimant takes the seat, with a TERM that is higher than every TERM that it has seen.
3. After an answer, the seat is known to be taken. The claimant claims it again every ten seconds, and after a `gone`.

So an instance that has crashed blocks the seat for about 15 seconds at most. A holder compares each `here` from another
instance with its own `here`. The `here` with the higher TERM wins. If the TERMs are equal, the higher INSTANCE wins.
If the other `here` wins, the holder claims the seat itself, and gives up the seat if another instance answers that
claim. If its own `here` wins, and also after an incorrect `gone`, the holder publishes its own `here` again. If two
instances take the seat at the same time, one of them keeps it.

Loaded on demand: at a connection, and when a message arrives on a presence topic.
"""

from ..protocol.hmac import Key
from ..protocol.messages import number

GONE = "gone"
HERE, CLAIM = "here", "claim"
_FREE_MS = 500  # the seat is free after this time without another instance's `here`
_SILENT_MS = 5000  # the seat is free after this time without an answer
_REPEAT_MS = 1000  # interval between repeated claims
_RETRY_MS = 10_000  # interval between claims while the seat is taken
_ANSWER_MS = 250  # shortest interval between two `here` messages
_PERIOD = (1 << 29) - 1  # period of the clock in ms, minus 1


class SeatClaim:
    """The claim of this instance to its seat.

    `holds`: whether this instance holds the seat. `taken`: whether another instance holds the seat. `term`: the TERM of
    this instance's `here`.
    """

    def __init__(self, topic: str, secret: bytes, instance: str, chance: bytes, term: int) -> None:
        """Treat this instance as the holder of the seat, until `claim` is called.

        `topic`: the presence topic of the seat. `chance`: random bytes, new whenever the program starts. `term`: the
        value of the attribute `term` of the previous SeatClaim, or 1 for the first one.
        """
        self.holds, self.taken = True, False
        self.term = term
        self._topic, self._instance = topic, instance
        self._key, self._chance = Key(secret), Key(chance)
        self._since = self._retry_at = 0  # time when the claim began, and time when the seat was found to be taken
        self._nonce = ""  # nonce of the open claim, "" without one
        self._asked = "-"  # nonce of the claim that the next `here` answers
        self._owes = False  # whether a `here` must be published
        self._is_rivalled = False  # whether another instance's `here` was read
        self._sent_at: int | None = None  # time of the last message

    @property
    def quiet(self) -> bool:
        """Whether this instance holds the seat and has nothing to publish."""
        return self.holds and not self._owes and not self._nonce

    def claim(self, now: int) -> None:
        """Claim the seat at the time `now` in ms, which wraps at 2**29.

        Until the claim succeeds, this instance does not hold the seat.
        """
        self.holds, self._owes = False, False
        self._is_rivalled = self.taken
        self._ask(now)

    def due(self, now: int) -> str:
        """Return the message to publish now, or "" if no message is due.

        The caller must publish a `here` message as retained. After publishing any message, it must call `sent`.
        """
        self._wait(now)
        pause = None if self._sent_at is None else now - self._sent_at & _PERIOD
        if self.holds and self._owes and (pause is None or pause >= _ANSWER_MS):
            return self._signed(HERE, self._instance, str(self.term), self._asked)
        if self._nonce and (pause is None or pause >= _REPEAT_MS):
            return self._signed(CLAIM, self._instance, self._nonce)
        return ""

    def sent(self, text: str, now: int) -> None:
        """Record that the message `text` was published."""
        self._sent_at = now
        if text[:4] == HERE:
            self._owes, self._asked = False, "-"

    def hear(self, text: str, now: int) -> None:
        """Handle a message on the presence topic of this seat."""
        words = text.split(" ")
        if text in ("", GONE):
            self._owes = True
            if self.taken and not self._nonce:
                self.claim(now)
        elif words[0] == CLAIM and len(words) == 4:
            if words[1] != self._instance and self.is_signed(self._topic, text):
                self._asked, self._owes = words[2], True
        elif self.is_here(self._topic, text):
            self._meet(words[1], number(words[2]), words[3], now)

    def is_here(self, topic: str, text: str) -> bool:
        """Return whether `text`, a message on a presence topic, is a `here` with a valid signature."""
        words = text.split(" ")
        return len(words) == 5 and words[0] == HERE and number(words[2]) >= 0 and self.is_signed(topic, text)

    def is_signed(self, topic: str, text: str) -> bool:
        """Return whether `text`, a message on a presence topic, has a valid signature."""
        content, _, signature = text.rpartition(" ")
        return self._key.verifies(topic + " " + content, signature)

    def _wait(self, now: int) -> None:
        """Take the seat if nobody has answered the claim in time. If another instance holds the seat, claim it again
        after a while."""
        since = now - self._since & _PERIOD
        if self.taken and not self._nonce:
            if (now - self._retry_at & _PERIOD) >= _RETRY_MS:
                self.claim(now)
        elif self.holds:
            if self._nonce and since >= _SILENT_MS:
                # the instance that published the other `here` does not hold the seat
                self._nonce, self._owes = "", True
        elif since >= (_SILENT_MS if self._is_rivalled else _FREE_MS):
            self.holds, self.taken, self._owes = True, False, True
            self._nonce, self._sent_at = "", None

    def _meet(self, instance: str, term: int, nonce: str, now: int) -> None:
        """Handle a `here` message with the fields `instance`, `term` and `nonce`."""
        if instance == self._instance:
            self.term = max(self.term, term)
        elif self._nonce and nonce == self._nonce:
            self.holds, self.taken = False, True
            self._nonce, self._retry_at = "", now
        elif not self.holds:
            self._is_rivalled = True
            self.term = max(self.term, term + 1)
        elif (term, instance) <= (self.term, self._instance):
            self._owes = True
        elif not self._nonce:
            self._ask(now)

    def _ask(self, now: int) -> None:
        """Start a claim with a new nonce."""
        self._nonce = self._chance.sign(f"claim {now} {self._nonce}")
        self._since, self._sent_at = now, None

    def _signed(self, *words: str) -> str:
        text = " ".join(words)
        return text + " " + self._key.sign(self._topic + " " + text)
