"""Exchanges messages with the opponent through an MQTT broker. Each side publishes to a topic of its own.

    glowgrid/2/MATCH/a          messages of the host
    glowgrid/2/MATCH/b          messages of the guest
    glowgrid/2/MATCH/a/here     which instance holds the host's seat, see seat_claim.py
    glowgrid/2/MATCH/b/here     which instance holds the guest's seat
    glowgrid/2/MATCH/setup      retained: the host's game and options, for guests, see state_publisher.py
    glowgrid/2/MATCH/state/0    retained: the first part of the match, for spectators, see state_publisher.py
    glowgrid/2/MATCH/state/left notice to spectators that a player has left the match

MATCH is the match's id (invite_code.py). The link uses mqtt/client.py, or a different client with the same methods. No
call blocks.
"""

from ..protocol.messages import STATE_PART

MYPY = False
if MYPY:  # true for type checkers only
    from typing import Protocol

    from .seat_claim import SeatClaim

    class Client(Protocol):
        """A session with a broker. No call blocks."""

        @property
        def fault(self) -> str: ...  # why the connection is closed
        @property
        def connections(self) -> int: ...  # how often the broker has accepted a connection
        @property
        def up(self) -> bool: ...
        def subscribe(self, topic: str) -> None: ...
        def publish(self, topic: str, message: bytes, kept: bool = False, *, limited: bool = True) -> bool: ...
        def take(self) -> "tuple[str, bytes] | None": ...
        def poll(self, now: int) -> None: ...
        def close(self) -> None: ...


HOST, GUEST, SPECTATOR = "a", "b", ""  # seats
_GONE = "gone"
_IDLE_MS = 10_000  # seat_claim.py is unloaded after this time without use
_RETRY_MS = 5000  # interval between messages to an opponent who seems to be offline
_PERIOD = (1 << 29) - 1  # period of the clock in ms, minus 1
_LAST_POLLS = 16  # calls of the client's `poll` when leaving
_QUEUE = 8  # maximum number of messages, or of parts, in a queue
_LONGEST = 1000  # maximum length of a message in bytes
_LONGEST_LINE = 150  # maximum length of a message from the opponent in bytes
_BATCH = 64  # maximum number of ignored messages per poll


class BrokerLink:
    """The link of a host, a guest or a spectator.

    `gone`: whether the broker has reported that the opponent has no connection. `holds`: whether this running copy of
    the program holds its seat. `seatings`: how often this copy has taken the seat; each time, the broker may have lost
    retained messages. `taken`: whether a different copy holds the seat. `left`: whether this side has left the match.
    `states`: received parts of the match, as strings. `setup`: the host's game and options as a string, or "" until the
    string arrives. `parts`: number of parts of the match that the broker may still retain.
    """

    def __init__(self, client: "Client", letters: str, seat: str, instance: str, chance: bytes) -> None:
        """Join the match whose invite code has these `letters`. `seat`: HOST, GUEST or SPECTATOR.

        `instance`: six characters that identify this copy of the program. They stay the same after a restart.
        `chance`: at least 16 random bytes. They are new whenever the program starts.
        """
        from ..protocol.invite_code import secret, state_key, topic

        self.client = client
        self.letters = letters
        self.seat = seat
        self.instance = instance
        self.gone = True
        self.holds = self.taken = False
        self.left = False
        self.seatings = 0
        self.states: list = []
        self.setup = ""
        self.parts = 0
        self._lines: list = []
        self._accepted = 0  # the client's `connections` when this link last checked
        self._tried_at: int | None = None  # time of the last message to an opponent who seems to be offline
        self._now = 0
        self._root = topic(letters, "")
        self.state_key = state_key(letters)
        self.secret = secret(letters) if seat else b""
        self._other = GUEST if seat == HOST else HOST
        self._chance = chance
        self._term = 1  # highest term of the seat claim so far
        self._said = ""  # the last message to the presence topic; the broker sends it back
        self._seat_claim: SeatClaim | None = None
        self._used_at = 0  # time when the seat claim was last needed
        if seat:
            for end in (self._other, self._other + "/here", seat + "/here"):
                client.subscribe(self._root + end)
        if seat != HOST:
            client.subscribe(self._root + ("setup" if seat else "state/+"))

    def poll(self, now: int) -> None:
        """Do the work that is due at the time `now` in ms, without blocking."""
        client = self.client
        self._now = now
        client.poll(now)
        if not client.up:
            self._accepted = -1
            self.holds = False
        elif self._accepted != client.connections:
            self._accepted = client.connections
            if self.seat:
                self._load().claim(now)
        self._take()
        if self._seat_claim is not None and client.up and not self.left:
            self._attend(self._seat_claim, now)

    def _load(self) -> "SeatClaim":
        """Return the seat claim. Load it if necessary."""
        self._used_at = self._now
        if self._seat_claim is None:
            from .seat_claim import SeatClaim

            topic = self._root + self.seat + "/here"
            self._seat_claim = SeatClaim(topic, self.secret, self.instance, self._chance, self._term)
        return self._seat_claim  # type: ignore[return-value]  # there is one

    def _attend(self, claim: "SeatClaim", now: int) -> None:
        """If a message to the topic `here` is due, publish the message. Unload the seat claim when it is idle."""
        text = claim.due(now)
        if text and self._publish(self.seat + "/here", text, text[:1] == "h"):
            claim.sent(text, now)
            self._said = text
        self.seatings += claim.holds and not self.holds
        self.holds, self.taken, self._term = claim.holds, claim.taken, claim.term
        if claim.quiet and (now - self._used_at & _PERIOD) > _IDLE_MS:
            self._seat_claim = None

    def leave(self, now: int) -> None:
        """Leave the match: publish that nobody holds the seat, and notify spectators.

        If the opponent is offline, also delete all retained messages of the match. The connection stays open until all
        of this has been sent. The caller closes the connection after the client has settled.
        """
        self.left = True
        client, root = self.client, self._root
        if self.holds:
            from ..protocol.match_state import last_words

            for end, said in last_words(self.state_key, f"{self.seat} {self.instance}", self.gone, self.parts):
                client.publish(root + end, said.encode(), not said, limited=False)
        self.holds = False
        for _ in range(_LAST_POLLS):
            client.poll(now)

    def send(self, line: str) -> bool:
        """Send the message `line` to the opponent, and return True. Return False if the link cannot send a message now.

        If the opponent seems to be offline, send only one message every five seconds, in case the opponent is online
        after all. Discard the messages in between, and also return True for them.
        """
        if not self.holds:
            return False
        if self.gone:
            if self._tried_at is not None and (self._now - self._tried_at & _PERIOD) < _RETRY_MS:
                return True
            self._tried_at = self._now
        return self._publish(self.seat, line)

    def receive(self) -> str | None:
        """Remove the oldest received message from the queue and return it. Return None if the queue is empty."""
        if not self._lines:
            self._take()
        return self._lines.pop(0) if self._lines else None

    def expect(self, moves: int) -> None:
        """Record that this host may have published a match with `moves` moves before a restart, so the broker may still
        retain the parts of that match."""
        parts = moves // STATE_PART + 1
        if self.parts < parts:
            self.parts = parts

    def retain(self, end: str, text: str) -> bool:
        """Make `text` the retained message of the topic that ends with `end`. If `text` is "", delete the message.

        Return False if the link cannot publish now. Only the instance that holds the seat may publish.
        """
        return self.holds and self._publish(end, text, True)

    def _publish(self, end: str, text: str, retained: bool = False) -> bool:
        return self.client.publish(self._root + end, text.encode(), retained)

    def _take(self) -> None:
        """Move received messages from the client to the queues, until the queue of the opponent's messages is full.

        The remaining messages stay in the client.
        """
        for _ in range(_BATCH):
            if len(self._lines) >= _QUEUE:
                break
            found = self.client.take()
            if found is None:
                break
            topic, message = found
            if len(message) <= _LONGEST and topic.startswith(self._root):
                self._hear(topic, topic[len(self._root) :], _text(message))

    def _hear(self, topic: str, end: str, text: str) -> None:
        if end == self._other:
            if len(text) <= _LONGEST_LINE:
                self.gone = False  # some brokers deliver an old `gone` twice
                self._lines.append(text)
        elif end == "setup":
            self.setup = text
        elif end[:6] == "state/":
            if len(self.states) >= _QUEUE:
                self.states.pop(0)
            self.states.append(text)
        elif self.seat and end == self._other + "/here":
            if text in ("", _GONE):
                self.gone = True
            elif self.gone and self._load().is_here(topic, text):
                self.gone = False
        elif self.seat and end == self.seat + "/here" and text != self._said:
            self._load().hear(text, self._now)


def _text(message: bytes) -> str:
    """Return `message` as a string, or "" if `message` contains anything but printable ASCII characters."""
    for byte in message:
        if not 32 <= byte < 127:
            return ""
    return message.decode()
