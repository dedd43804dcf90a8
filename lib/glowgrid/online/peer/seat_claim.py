"""Which instance of the program holds a seat (host or guest) of a match at a broker.

Three messages go to the seat's presence topic, each signed with the players' secret, here without the signature:

    here INSTANCE TERM NONCE    retained: this instance holds the seat
    claim INSTANCE NONCE        is anybody holding it? NONCE is new for every claim
    gone, or nothing at all     from the broker, unsigned: the connection is lost; the player has left

How a seat is taken, at every new connection:

1. The instance claims the seat and listens. If no other `here` is there after half a second, the seat is free: it
   publishes its own and holds the seat.
2. If another instance's `here` is there, that may be a dead one's, or a replayed one. Only an answer proves that
   somebody lives: whoever holds the seat answers a claim by a `here` that contains the claim's nonce. Without an
   answer for five seconds the claimant takes over, with a TERM above every one that it has seen.
3. With an answer the seat is taken. The instance claims it again every ten seconds, or as soon as it hears `gone`.

So nobody is locked out for more than about 15 seconds by an instance that is dead. A holder that reads another
instance's `here` steps back only for a higher TERM (the higher INSTANCE where they are equal), and only if a claim of
its own is answered; otherwise it publishes its own `here` again, as it does at a `gone` that is not true. Of two that
took over at the same time one remains.

Loaded on demand: at a connection, and when something is published to a presence topic.
"""

from ..protocol.hmac import Key
from ..protocol.messages import number

GONE = "gone"
HERE, CLAIM = "here", "claim"
_FREE_MS = 500  # without another's `here` the seat is free
_SILENT_MS = 5000  # without an answer it is, too
_REPEAT_MS = 1000  # claims
_RETRY_MS = 10_000  # while it is taken
_ANSWER_MS = 250  # between two `here`
_PERIOD = (1 << 29) - 1  # of the clock


class SeatClaim:
    """State of one's own seat.

    holds: whether this instance holds it. taken: whether another one does. term: of the `here` that is published.
    """

    def __init__(self, topic: str, secret: bytes, instance: str, chance: bytes, term: int) -> None:
        """topic: of the seat. chance: random bytes, new at every start. term: as of the SeatClaim before, at first 1.

        The seat is held until `claim` says otherwise.
        """
        self.holds, self.taken = True, False
        self.term = term
        self._topic, self._instance = topic, instance
        self._key, self._chance = Key(secret), Key(chance)
        self._since = self._retry_at = 0  # when a claim began, and when the seat was found to be taken
        self._nonce = ""  # of the claim, "" without one
        self._asked = "-"  # the nonce that the next `here` answers
        self._owes = False  # whether the next `here` is due
        self._is_rivalled = False  # whether another's `here` was read
        self._said_at: int | None = None  # when the last message was sent

    @property
    def quiet(self) -> bool:
        """Whether the seat is held and nothing is due."""
        return self.holds and not self._owes and not self._nonce

    def claim(self, now: int) -> None:
        """Claim the seat, which is not held until then. `now` in ms that wrap at 2**29."""
        self.holds, self._owes = False, False
        self._is_rivalled = self.taken
        self._ask(now)

    def due(self, now: int) -> str:
        """Return the message that is to be published now, or "". `here` is to be retained. Call `sent` once it is."""
        self._wait(now)
        pause = None if self._said_at is None else now - self._said_at & _PERIOD
        if self.holds and self._owes and (pause is None or pause >= _ANSWER_MS):
            return self._signed(HERE, self._instance, str(self.term), self._asked)
        if self._nonce and (pause is None or pause >= _REPEAT_MS):
            return self._signed(CLAIM, self._instance, self._nonce)
        return ""

    def sent(self, text: str, now: int) -> None:
        """Take note that a message was published."""
        self._said_at = now
        if text[:4] == HERE:
            self._owes, self._asked = False, "-"

    def hear(self, text: str, now: int) -> None:
        """Take what was published to the seat's topic."""
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
        """Tell whether a message to a presence topic is a `here` that is signed."""
        words = text.split(" ")
        return len(words) == 5 and words[0] == HERE and number(words[2]) >= 0 and self.is_signed(topic, text)

    def is_signed(self, topic: str, text: str) -> bool:
        """Tell whether a message to a presence topic is signed."""
        said, _, signature = text.rpartition(" ")
        return self._key.verifies(topic + " " + said, signature)

    def _wait(self, now: int) -> None:
        """Take the seat where nobody has answered, and claim it again after a while."""
        since = now - self._since & _PERIOD
        if self.taken and not self._nonce:
            if (now - self._retry_at & _PERIOD) >= _RETRY_MS:
                self.claim(now)
        elif self.holds:
            if self._nonce and since >= _SILENT_MS:
                self._nonce, self._owes = "", True  # whoever said to hold the seat does not
        elif since >= (_SILENT_MS if self._is_rivalled else _FREE_MS):
            self.holds, self.taken, self._owes = True, False, True
            self._nonce, self._said_at = "", None

    def _meet(self, instance: str, term: int, nonce: str, now: int) -> None:
        """Take a `here`."""
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
        """Begin to ask who holds the seat, with a new nonce."""
        self._nonce = self._chance.sign(f"claim {now} {self._nonce}")
        self._since, self._said_at = now, None

    def _signed(self, *words: str) -> str:
        text = " ".join(words)
        return text + " " + self._key.sign(self._topic + " " + text)
