"""Messages between two peers over a link, and whether the opponent is there.

A match has an id; each peer has a nonce, a new one each time it is switched on. Until the opponent knows ours, and we
know theirs, only hellos are exchanged (handshake.py).
"""

from ..protocol import messages
from ..protocol.messages import NOBODY, Message, check

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Callable

    from ..types import Clock, Link


class Transport:
    """Sends and receives messages. `match` is the match's id, `nonce` and `opponent` are the nonces of both peers,
    `is_known` tells whether the opponent knows our nonce, `sent` counts messages."""

    def __init__(self, link: "Link", clock: "Clock", seed: int, again_ms: int, ping_ms: int) -> None:
        """Repeat after `again_ms` what the opponent has to acknowledge, and say something at least every `ping_ms`."""
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
        """Speak over another link from now on."""
        self._link = link

    def poll(self) -> None:
        """Let the link work; call it every round."""
        self._link.poll(self._clock.now())

    def receive(self) -> Message | None:
        """Return the next message; None if there is none, or it is damaged."""
        text = self._link.receive()
        return None if text is None else messages.read(text)

    def accepts(self, message: Message) -> bool:
        """Tell whether a message (no hello) is a new one of this match; if so, the opponent knows our nonce."""
        if not message.match == self.match != NOBODY or message.seq <= self.heard:
            return False
        self.heard = message.seq
        if not self.is_known and self.opponent:
            self.is_known = True
            self.hurry()  # the opponent does not know yet what was played here
        return True

    # -- who speaks with whom

    def renew(self) -> None:
        """Take another nonce: the opponent has the same."""
        self.nonce = check(f"{self.nonce} {self._clock.now()}")

    def meet(self, match: str, opponent: str, seq: int, is_known: bool) -> bool:
        """Speak with this opponent in this match from now on, after a hello with that number; answer whether it was
        switched on since the last one."""
        is_new = opponent != self.opponent
        self.match, self.opponent, self.heard = match, opponent, seq
        self._owes_hello = not is_known
        self.is_known = self.is_known or is_known
        self.hurry()
        return is_new

    def resume(self, match: str) -> None:
        """Go on in a match after a restart."""
        self.match = match

    def lose(self) -> None:
        """Say hello until the opponent is back."""
        self.is_known = False

    # -- speaking

    @property
    def must_greet(self) -> bool:
        """Whether the next message has to be a hello."""
        return self._owes_hello or not self.is_known

    def is_due(self) -> bool:
        """Tell whether it is time to say something."""
        return self._clock.diff(self._clock.now(), self._due) >= 0

    def hurry(self) -> None:
        """Make it time to say something."""
        self._due = self._clock.now()

    def send(self, number: int, epoch: int, have: int, kind: int, *rest: object) -> bool:
        """Send a message now; answer False if the link takes none. number, epoch, have: of the game, as in
        docs/developers/wire.md."""
        if not self._link.send(messages.write(self.match, self.sent + 1, number, epoch, have, kind, *rest)):
            return False
        self.sent += 1
        return True

    def wait(self, repeats: bool) -> None:
        """Note that what was due has been said; with `repeats` the opponent has to acknowledge it."""
        self._owes_hello = False
        self._due = self._clock.add(self._clock.now(), self._again_ms if repeats else self._ping_ms)


class Presence:
    """`here`: whether the opponent was heard of late; `last`: the name of the sentence that was told last."""

    def __init__(self, clock: "Clock", gone_ms: int, tell: "Callable") -> None:
        """Miss an opponent who is silent for `gone_ms`. `tell(name, *values)` gets the name of a sentence
        (words/link.py) and its values."""
        self._clock = clock
        self._gone_ms = gone_ms
        self._tell = tell
        self._heard_at = clock.now()
        self.here = False
        self.last = ""

    def once(self, name: str, *values: object) -> None:
        """Tell a sentence, unless it was the last one told."""
        if name != self.last:
            self.last = name
            self._tell(name, *values)

    def hear(self) -> None:
        """Note that the opponent was heard just now."""
        self._heard_at = self._clock.now()
        if not self.here:
            self.here = True
            self.once("HERE")

    def is_overdue(self) -> bool:
        """Return whether an opponent who was present has now been silent for too long."""
        return self.here and self._clock.diff(self._clock.now(), self._heard_at) > self._gone_ms

    def lose(self, why: str) -> None:
        """Note that the opponent is away: "GONE" or "LEFT"."""
        self.here = False
        self.once(why)
