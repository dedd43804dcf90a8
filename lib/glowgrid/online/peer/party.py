"""One side of a wire: hears and says lines, agrees with the other side on a match, and knows whether it is there.

What they play is the business of seat.py. Nothing here waits: `attend` is called every round. The
link (`poll(now)`, `send(line) -> bool`, `receive() -> str | None`) and the clock are handed in.
"""

from ...engine.seat import REMOTE
from ...unload import borrow
from ..protocol import messages
from ..protocol.messages import HELLO, NOBODY, VERSION, Line, check

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Callable
    from typing import Any, Protocol

    from ...engine.match import Match

    class Link(Protocol):
        """A wire. No call waits."""

        def poll(self, now_ms: int) -> None: ...
        def send(self, line: str) -> bool: ...
        def receive(self) -> str | None: ...

    class Clock(Protocol):
        """Milliseconds, which wrap round."""

        def now(self) -> int: ...
        def diff(self, a: int, b: int) -> int: ...
        def add(self, a: int, ms: int) -> int: ...


_ROUND = 2  # lines that a round takes at most


class Party:
    again_ms = 250  # what is not acknowledged is said again after so long
    ping_ms = 1000  # and something at least so often
    gone_ms = 6000  # who was not heard for so long is gone

    def __init__(self, link: "Link", clock: "Clock", seed: int, key: str, tell: "Callable") -> None:
        """Speak over `link` about a match of the game `key`; `seed` makes the nonce. `tell(name, *values)` is called
        with the name of a sentence (words/link.py) and what it is about."""
        self.link = link
        self.clock = clock
        self.tell = tell
        self.key = key
        self.id = NOBODY  # the match's, once it is agreed on
        self.number = 0  # of the game: the first is 0
        self.epoch = 0  # how often moves were taken back in it
        self.here = False  # whether the other side was heard of late
        self.open = False  # whether the other side may know better what was played: after a restart
        self.nonce = check(f"{seed} {clock.now()}")
        self.their_nonce = ""
        self._seq = 0
        self.heard = 0  # their last line's
        self._heard_at = self._due = clock.now()
        self.greeted = False  # whether they know this side's nonce
        self.asks = False  # whether they are to have a hello
        self.fresh = True  # whether no game of the match has begun on this side
        self._told = ""  # what was told last
        self._greeting: Any = None  # the module, while nobody is greeted

    # -- what seat.py has to say

    match: "Match"
    start: "Callable[[], None]"  # the match

    def take(self, line: Line) -> None:
        """Take a line of the match."""
        raise NotImplementedError

    def topic(self) -> tuple:
        """Return what is to be said: whether it has to be acknowledged, its kind, and the rest."""
        raise NotImplementedError

    def counted(self) -> int:
        """Return how many moves there are on this side."""
        raise NotImplementedError

    def agreed(self) -> None:
        """Forget what was said before: the other side has begun anew."""
        raise NotImplementedError

    def begin(self, number: int) -> None:
        """Start the game with that number."""
        raise NotImplementedError

    # -- every round

    def attend(self, match: "Match") -> None:
        """Hear what has come and say what is due."""
        clock = self.clock
        self.link.poll(clock.now())
        for _ in range(_ROUND):
            text = self.link.receive()
            if text is None:
                break
            line = messages.read(text)
            if line is not None:
                self._hear(line)
        now = clock.now()
        if self.here and clock.diff(now, self._heard_at) > self.gone_ms:
            self.here = self.greeted = False
            self.once("GONE")
        if clock.diff(now, self._due) >= 0:
            self._speak(now)

    def hurry(self) -> None:
        """Say in this round what there is to say."""
        self._due = self.clock.now()

    def once(self, name: str, *values: object) -> None:
        """Tell something, but not what was told last."""
        if name != self._told:
            self._told = name
            self.tell(name, *values)

    def _speak(self, now: int) -> None:
        if not self.greeted or self.asks:
            options = ",".join([str(value) for value in self.match.game.options]) or NOBODY
            theirs = self.their_nonce or NOBODY
            said: tuple = (True, HELLO, VERSION, self.key, options, self.sides(), self.nonce, theirs)
        else:
            said = self.topic()
        if self.send(*said[1:]):
            self.asks = False
            self._due = self.clock.add(now, self.again_ms if said[0] else self.ping_ms)

    def send(self, kind: int, *rest: object) -> bool:
        """Send a line now; answer False where the link takes none."""
        line = messages.write(self.id, self._seq + 1, self.number, self.epoch, self.counted(), kind, *rest)
        if not self.link.send(line):
            return False
        self._seq += 1
        return True

    def _hear(self, line: Line) -> None:
        if line.kind == HELLO:
            if self._greeting is None:
                self._greeting = borrow("online.peer.greeting")
            self._greeting.greet(self, line)
        elif line.match == self.id != NOBODY and line.seq > self.heard:
            self.heard = line.seq
            self._greeting = None
            if not self.greeted and self.their_nonce:
                self.greeted = True
                self.hurry()  # they do not know yet what was played here
            self.found_here()
            self.take(line)

    def found_here(self) -> None:
        """Take the other side for here, as it was heard just now; say so where it was gone."""
        self._heard_at = self.clock.now()
        if not self.here:
            self.here = True
            self.once("HERE")

    def sides(self) -> str:
        """Return who sits where in this game, a letter a player: h for here, e for elsewhere."""
        return "".join(["e" if seat.kind == REMOTE else "h" for seat in self.match.seats])
