"""Link to the opponent by way of an MQTT broker: each side publishes its messages to a topic of its own.

    glowgrid/2/MATCH/a          messages of the host; b: of the guest
    glowgrid/2/MATCH/a/here     who holds the seat, see seat_claim.py
    glowgrid/2/MATCH/setup      retained: what the host plays, for guests, see state_publisher.py
    glowgrid/2/MATCH/state/0    retained: the match as spectators read it, in parts, see state_publisher.py
    glowgrid/2/MATCH/state/left a player has left the match, for spectators

The link has a client (mqtt/client.py, or another with its calls), and nothing here waits.
"""

from ..protocol.messages import STATE_PART

MYPY = False
if MYPY:  # type checkers take it for true
    from typing import Protocol

    from .seat_claim import SeatClaim

    class Client(Protocol):
        """A session with a broker. No call waits."""

        @property
        def fault(self) -> str: ...  # why there is no connection
        @property
        def connections(self) -> int: ...  # how often the broker has accepted one
        @property
        def up(self) -> bool: ...
        def subscribe(self, topic: str) -> None: ...
        def publish(self, topic: str, message: bytes, kept: bool = False, *, limited: bool = True) -> bool: ...
        def take(self) -> "tuple[str, bytes] | None": ...
        def poll(self, now: int) -> None: ...
        def close(self) -> None: ...


HOST, GUEST, SPECTATOR = "a", "b", ""  # seats
_GONE = "gone"
_IDLE_MS = 10_000  # after so long without use seat_claim.py is released
_RETRY_MS = 5000  # between two messages to an opponent who seems to be gone
_PERIOD = (1 << 29) - 1  # of the clock
_LAST_POLLS = 16  # of the client at the end
_QUEUE = 8  # messages, and parts, that wait here
_LONGEST = 1000  # bytes of a message
_LONGEST_LINE = 150  # bytes of a message from the opponent
_BATCH = 64  # messages without effect that a poll takes


class BrokerLink:
    """The host's, a guest's or a spectator's end.

    gone: whether the opponent has no connection, as far as the broker has said. holds: whether this instance holds its
    seat. seatings: how often it has taken it: each time the broker may have lost what it retained. taken: whether
    another instance holds it. left: whether this side has left. states: parts of the match that have come, as text, for
    whoever reads them. setup: what the host plays, as text, "" before it has come. parts: how many parts of the match
    the broker may retain.
    """

    def __init__(self, client: "Client", letters: str, seat: str, instance: str, chance: bytes) -> None:
        """Sit at `seat` of the match that the invite code `letters` belongs to. instance: six characters by which a
        program knows itself after a restart. chance: random bytes, 16 or more, new at every start."""
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
        self._accepted = 0  # the client's count of connections
        self._tried_at: int | None = None  # when something was last sent to an opponent who is gone
        self._now = 0
        self._root = topic(letters, "")
        self.state_key = state_key(letters)
        self.secret = secret(letters) if seat else b""
        self._other = GUEST if seat == HOST else HOST
        self._chance = chance
        self._term = 1  # of the presence
        self._said = ""  # last on the presence topic, which comes back
        self._presence: SeatClaim | None = None
        self._used_at = 0  # when that was of use last
        if seat:
            for end in (self._other, self._other + "/here", seat + "/here"):
                client.subscribe(self._root + end)
        if seat != HOST:
            client.subscribe(self._root + ("setup" if seat else "state/+"))

    def poll(self, now: int) -> None:
        """Do what is due."""
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
        if self._presence is not None and client.up and not self.left:
            self._attend(self._presence, now)

    def _load(self) -> "SeatClaim":
        """Return the presence, loaded for as long as it is of use."""
        self._used_at = self._now
        if self._presence is None:
            from .seat_claim import SeatClaim

            topic = self._root + self.seat + "/here"
            self._presence = SeatClaim(topic, self.secret, self.instance, self._chance, self._term)
        return self._presence  # type: ignore[return-value]  # there is one

    def _attend(self, presence: "SeatClaim", now: int) -> None:
        """Publish what is due on the presence topic, and release the presence once nothing is."""
        text = presence.due(now)
        if text and self._publish(self.seat + "/here", text, text[:1] == "h"):
            presence.sent(text, now)
            self._said = text
        self.seatings += presence.holds and not self.holds
        self.holds, self.taken, self._term = presence.holds, presence.taken, presence.term
        if presence.quiet and (now - self._used_at & _PERIOD) > _IDLE_MS:
            self._presence = None

    def leave(self, now: int) -> None:
        """Leave the match: publish that nobody holds the seat, tell spectators, and, if the opponent is gone, delete
        everything that the broker retains of the match. The connection stays, as it has to carry that: close it once
        the client has settled."""
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
        """Send a message to the opponent; False while it cannot be sent. To an opponent who is gone only one in five
        seconds is sent, as that may not be true; the others count as sent."""
        if not self.holds:
            return False
        if self.gone:
            if self._tried_at is not None and (self._now - self._tried_at & _PERIOD) < _RETRY_MS:
                return True
            self._tried_at = self._now
        return self._publish(self.seat, line)

    def receive(self) -> str | None:
        """Return the message that came longest ago, or None."""
        if not self._lines:
            self._take()
        return self._lines.pop(0) if self._lines else None

    def expect(self, moves: int) -> None:
        """Take note that the broker retains the parts of so many moves, even if the host has published them."""
        parts = moves // STATE_PART + 1
        if self.parts < parts:
            self.parts = parts

    def retain(self, end: str, text: str) -> bool:
        """Have the broker retain a text at a topic that ends so, "" to delete it; False while it cannot be sent. Only
        who holds the seat changes anything."""
        return self.holds and self._publish(end, text, True)

    def _publish(self, end: str, text: str, retained: bool = False) -> bool:
        return self.client.publish(self._root + end, text.encode(), retained)

    def _take(self) -> None:
        """Take what has come, as long as there is room for a message: what has no effect costs none, the rest waits
        with the client."""
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
                self.gone = False  # a broker may bring an old `gone` twice
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
    """Return a message as text; "" if not all of it is printable ASCII."""
    for byte in message:
        if not 32 <= byte < 127:
            return ""
    return message.decode()
