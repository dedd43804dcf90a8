"""A wire by way of an MQTT broker: each side says its lines to a topic of its own, and hears the other's.

    glowgrid/1/MATCH/a          lines of the side that invites; b: of the one that joins
    glowgrid/1/MATCH/a/here     kept: `here INSTANCE SIGN`, or, as its will, `gone`
    glowgrid/1/MATCH/state/0    kept: the match as onlookers read it, see bulletin.py

INSTANCE tells two that want the same seat apart: who comes second waits until the first is gone. The link has a client
(mqtt/client.py, or another with its calls), and nothing here waits.
"""

from ...unload import borrow
from ..protocol.hmac import sign

MYPY = False
if MYPY:  # type checkers take it for true
    from typing import Protocol

    class Client(Protocol):
        """A session with a broker. No call waits."""

        fault: str  # why there is no connection

        @property
        def up(self) -> bool: ...
        def subscribe(self, topic: str) -> None: ...
        def publish(self, topic: str, message: bytes, kept: bool = False) -> bool: ...
        def take(self) -> "tuple[str, bytes] | None": ...
        def poll(self, now: int) -> None: ...
        def close(self) -> None: ...


INVITES, JOINS, WATCHES = "a", "b", ""  # seats
GONE = b"gone"
_HEAR_MS = 500  # who comes hears for so long whether somebody has the seat
_PERIOD = (1 << 29) - 1  # of the clock
_ROUND = 2  # messages that a round takes
_LAST = 16  # rounds of the client at the end
_MOST = 8  # lines, and parts, that wait here
_LONGEST = 1000  # bytes of a message


class BrokerLink:
    """`left`: whether this side has got up; `gone`: whether the other side has no connection, as far as the broker has
    said; `taken`: whether somebody else has this seat; `states`: parts of the match that have come, as text, which
    somebody takes."""

    def __init__(self, client: "Client", letters: str, seat: str, instance: str) -> None:
        """Sit at `seat` of the match that the code `letters` belongs to. instance: six letters by which one knows
        oneself after a power cut."""
        self.client = client
        self.letters = letters
        self.seat = seat
        self.gone = True
        self.taken = False
        self.states: list = []
        self._lines: list = []
        self.instance = instance
        self.left = False
        self._told = False  # whether it was said that somebody is here, over this connection
        self._up_at = -1  # since when there is one
        invitation = borrow("online.protocol.invite_code")
        self._root = invitation.topic(letters, "")
        self.secret = invitation.secret(letters) if seat else b""
        other = JOINS if seat == INVITES else INVITES
        self._hears, self._says = self._root + other, self._root + seat
        if seat:
            for end in (self._hears, self._hears + "/here", self._says + "/here"):
                client.subscribe(end)
        if seat != INVITES:
            client.subscribe(self._root + "state/+")

    def poll(self, now: int) -> None:
        """Do what is due."""
        client = self.client
        client.poll(now)
        if not client.up:
            self._told, self._up_at = False, -1
        elif self._up_at < 0:
            self._up_at = now
        elif self.seat and not self._told and not self.taken and (now - self._up_at & _PERIOD) > _HEAR_MS:
            self._told = client.publish(self._says + "/here", self._here(self._says, self.instance).encode(), True)
        for _ in range(_ROUND):
            found = client.take()
            if found is None:
                break
            if len(found[1]) <= _LONGEST:
                self._hear(*found)

    def leave(self, now: int) -> None:
        """Get up: what was said goes out, and that nobody is here any more. The connection is not ended, as who ends
        one before the broker has read all of it takes that back: the menu does it (scenes/parting.py), or the next
        match."""
        self.left = True
        if self.seat and self._told:
            self.client.publish(self._says + "/here", GONE, True)
        for _ in range(_LAST):
            self.client.poll(now)

    def send(self, line: str) -> bool:
        """Send a line; False while it can't go. To nobody it always goes."""
        if not self._told:
            return False
        return self.gone or self.client.publish(self._says, line.encode())

    def receive(self) -> str | None:
        """Return the line that came longest ago, or None."""
        return self._lines.pop(0) if self._lines else None

    def publish_state(self, part: int, text: str) -> bool:
        """Have a part of the match kept for onlookers; False while it can't go."""
        return self.client.up and self.client.publish(self._root + f"state/{part}", text.encode(), True)

    def _hear(self, topic: str, message: bytes) -> None:
        text = "".join([chr(byte) for byte in message if 32 <= byte < 127])
        if topic == self._hears:
            self.gone = False  # whatever came before: a broker may tell of an old will twice
            _wait(self._lines, text)
        elif topic.startswith(self._root + "state/"):
            _wait(self.states, text)
        elif topic == self._hears + "/here":
            words = text.split(" ")
            if text == "gone" or len(words) == 3 and text == self._here(self._hears, words[1]):
                self.gone = text == "gone"
        elif topic == self._says + "/here":
            self._meet_own(text)

    def _meet_own(self, text: str) -> None:
        """Take what is kept of one's own seat. Where two came at once, the one with the lower name steps back."""
        words = text.split(" ")
        if text == "gone":
            self.taken = self._told = False  # it is said again that somebody is here
        elif len(words) == 3 and text == self._here(self._says, words[1]) and words[1] != self.instance:
            self.taken = not self._told or words[1] > self.instance
            self._told = False

    def _here(self, topic: str, instance: str) -> str:
        return f"here {instance} {sign(self.secret, topic + instance)}"


def _wait(queue: list, text: str) -> None:
    """Put a text to those that wait; the oldest makes room."""
    if len(queue) >= _MOST:
        queue.pop(0)
    queue.append(text)
