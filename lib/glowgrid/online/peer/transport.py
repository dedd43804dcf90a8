"""Sends and receives numbered messages over a link, and tracks whether the opponent is online.

A match has an id. A peer chooses a new nonce whenever it starts. Until each peer knows the other peer's nonce, the two
peers exchange only hellos (see handshake.py).
"""

# On the drive, this module is part of peer.py.

from ..protocol import messages
from ..protocol.messages import NOBODY, Message, check

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable

    from ..types import Clock, Link


class Transport:
    """Sends and receives messages.

    `match`: the match's id. `nonce`: this peer's nonce. `opponent`: the opponent's nonce, or "" if unknown. `is_known`:
    whether the opponent knows this peer's nonce. `sent`: how many messages this peer has sent.
    """

    def __init__(self, link: "Link", clock: "Clock", seed: int, again_ms: int, ping_ms: int) -> None:
        """Send over `link`. The nonce is computed from `seed` and the current time.

        Repeat a message that is not acknowledged within `again_ms`. Send at least one message every `ping_ms`.
        """
        self._link = link
        self._clock = clock
        self._again_ms, self._ping_ms = again_ms, ping_ms
        self.match = NOBODY
        self.nonce = check(f"{seed} {clock.now()}")
        self.opponent = ""
        self.is_known = False
        self.heard = 0  # number of the opponent's last message
        self.sent = 0
        self._owes_hello = False
        self._due = clock.now()

    def use(self, link: "Link") -> None:
        """Use a different link from now on."""
        self._link = link

    def poll(self) -> None:
        """Let the link send and receive data. Call `poll` in every round of the main loop."""
        self._link.poll(self._clock.now())

    def receive(self) -> Message | None:
        """Return the next message. Return None if no message has arrived, or if the next message is damaged."""
        text = self._link.receive()
        return None if text is None else messages.read(text)

    def accepts(self, message: Message) -> bool:
        """Return whether `message`, which is not a hello, is a new message of this match.

        A new message shows that the opponent knows this peer's nonce.
        """
        if not message.match == self.match != NOBODY or message.seq <= self.heard:
            return False
        self.heard = message.seq
        if not self.is_known and self.opponent:
            self.is_known = True
            self.hurry()  # the opponent does not know the moves of this side yet
        return True

    # -- identities

    def renew(self) -> None:
        """Choose a different nonce, because the opponent has chosen the same nonce as this peer."""
        self.nonce = check(f"{self.nonce} {self._clock.now()}")

    def meet(self, match: str, opponent: str, seq: int, is_known: bool) -> bool:
        """Accept a hello. From now on, exchange messages of the match `match` with the peer whose nonce is `opponent`.

        `seq`: the number of the hello. `is_known`: whether the opponent knows this peer's nonce. Return whether
        `opponent` is a new nonce. If so, the opponent has joined or was restarted.
        """
        is_new = opponent != self.opponent
        self.match, self.opponent, self.heard = match, opponent, seq
        self._owes_hello = not is_known
        self.is_known = self.is_known or is_known
        self.hurry()
        return is_new

    def resume(self, match: str) -> None:
        """After a restart, continue the match whose id is `match`."""
        self.match = match

    def lose(self) -> None:
        """Send hellos until the opponent is back online."""
        self.is_known = False

    # -- sending

    @property
    def must_greet(self) -> bool:
        """Whether the next message must be a hello."""
        return self._owes_hello or not self.is_known

    def is_due(self) -> bool:
        """Return whether it is time to send a message."""
        return self._clock.diff(self._clock.now(), self._due) >= 0

    def hurry(self) -> None:
        """Make the next message due now."""
        self._due = self._clock.now()

    def send(self, number: int, epoch: int, have: int, kind: int, *rest: object) -> bool:
        """Send a message. Return False if the link cannot accept it now.

        `number`, `epoch` and `have` describe the game. `rest` has the other fields of a message of this `kind`. All
        fields are explained in docs/developers/wire.md.
        """
        if not self._link.send(messages.write(self.match, self.sent + 1, number, epoch, have, kind, *rest)):
            return False
        self.sent += 1
        return True

    def wait(self, repeats: bool) -> None:
        """Record that a message was sent, and set the time when the next message is due.

        `repeats`: whether the message is repeated until it is acknowledged. If so, the next message is due sooner.
        """
        self._owes_hello = False
        self._due = self._clock.add(self._clock.now(), self._again_ms if repeats else self._ping_ms)


class Presence:
    """Tracks whether the opponent is online.

    `here`: whether a message has arrived recently. `last`: the name of the last sentence that was shown to the user.
    """

    def __init__(self, clock: "Clock", gone_ms: int, tell: "Callable") -> None:
        """Regard the opponent as offline after a silence of `gone_ms` ms.

        `tell(name, *values)` shows the sentence `name` from words/opponent_sentences.py, with `values` filled in.
        """
        self._clock = clock
        self._gone_ms = gone_ms
        self._tell = tell
        self._heard_at = clock.now()
        self.here = False
        self.last = ""

    def once(self, name: str, *values: object) -> None:
        """Show the sentence `name` to the user, unless the last sentence that was shown is the same."""
        if name != self.last:
            self.last = name
            self._tell(name, *values)

    def hear(self) -> None:
        """Record that a message from the opponent has just arrived."""
        self._heard_at = self._clock.now()
        if not self.here:
            self.here = True
            self.once("HERE")

    def is_overdue(self) -> bool:
        """Return whether an opponent who was online has been silent for too long."""
        return self.here and self._clock.diff(self._clock.now(), self._heard_at) > self._gone_ms

    def lose(self, why: str) -> None:
        """Record that the opponent is offline, and show the reason `why`: "GONE" (silent) or "LEFT" (has left the
        match)."""
        self.here = False
        self.once(why)
