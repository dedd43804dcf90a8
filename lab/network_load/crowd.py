"""Run many matches in one process, for the load test of a broker. In each match, one move is made per second.

The process receives these orders through a pipe:

    ("grow", COUNT)    open matches until there are COUNT matches; the process answers with the number of open matches
    ("play", SECONDS)  play for SECONDS; the process answers with the results, an object of class Seen
    None               end the process
"""

import selectors
import time
from array import array
from collections import deque
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any

from .load_match import PERIOD, Match

AT_ONCE = 100  # number of matches that connect at the same time
IN_A_ROW = 20  # moves that are made before incoming messages are handled
EVERY_S = 1.0  # interval between a match's moves
OPEN_S = 30.0  # time to wait until both sides are connected
LEFT_S = 5.0  # time at the end for messages that have not arrived yet


@dataclass
class Seen:
    """Results of a crowd, which is the group of all matches that one process runs.

    - `latencies` has one number for each move: the seconds between the time when the move is due and the time when
      the opponent's side reads the move.
    - `late` counts moves that could not be made when they were due.
    - `messages` counts messages to and from the broker.
    - `lost` counts moves that never arrived.
    - `doubled` counts moves that arrived twice.
    - `busy_s` is the processor time of the process in seconds.
    """

    latencies: Any = field(default_factory=lambda: array("d"))
    late: int = 0
    messages: int = 0
    lost: int = 0
    doubled: int = 0
    busy_s: float = 0.0

    def add(self, other: "Seen") -> None:
        """Add the results of another crowd that has played at the same time."""
        self.latencies.extend(other.latencies)
        for name in ("late", "messages", "lost", "doubled", "busy_s"):
            setattr(self, name, getattr(self, name) + getattr(other, name))


def more_files() -> None:
    """Raise the limit on open connections for this process and its child processes."""
    import resource  # not available on Windows

    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def run(port: int, orders: Connection) -> None:
    """Carry out the orders that arrive through the pipe `orders`. `port`: the broker's port on this computer."""
    crowd = Crowd(port)
    while True:
        if orders.poll():
            order = orders.recv()
            if order is None:
                return
            orders.send(crowd.grow(order[1]) if order[0] == "grow" else crowd.play(order[1]))
        crowd.idle()


class Crowd:
    def __init__(self, port: int) -> None:
        self.port = port
        self.matches: list[Match] = []
        self.seen = Seen()
        self._waits = selectors.DefaultSelector()
        self._next = 0  # the next match to check even without a message

    def grow(self, count: int) -> int:
        """Open matches until there are `count` matches, and wait until all of them are connected.

        Return the number of connected matches. It is less than `count` if connecting fails or takes too long.
        """
        while len(self.matches) < count:
            try:
                new = [Match(self.port) for _ in range(min(AT_ONCE, count - len(self.matches)))]
            except OSError:
                break  # no more connections are possible
            for match in new:
                self._connect(match)
            self.matches += new
            if not self._opened(new):
                break
        return sum(match.open for match in self.matches)

    def _opened(self, new: list[Match]) -> bool:
        """Wait until both sides of the matches `new` are connected. Return False if that takes too long."""
        end = time.monotonic() + OPEN_S
        while not all(match.open for match in new):
            if time.monotonic() > end:
                return False
            for match in new:
                self._check(match)
            self.idle()
        return True

    def _connect(self, match: Match) -> None:
        for seat, side in enumerate(match.sides):
            side.client.open(side.socket, _now())
            self._waits.register(side.socket, selectors.EVENT_READ, (match, seat))

    def idle(self) -> None:
        """Handle incoming messages, and send messages that keep the connections alive.

        Each call sends such messages for only some of the matches.
        """
        self.listen(0.01)
        for _ in range(len(self.matches) // 500 + 1):
            if self.matches:
                self._next = (self._next + 1) % len(self.matches)
                self._check(self.matches[self._next])

    def _check(self, match: Match) -> None:
        for seat in range(2):
            self._receive(match, seat)

    def listen(self, seconds: float) -> None:
        """Wait at most `seconds` for incoming messages, and handle them."""
        for key, _ in self._waits.select(seconds):
            self._receive(*key.data)

    def _receive(self, match: Match, seat: int) -> None:
        side = match.sides[seat]
        if not side.client.opened:
            return
        delay = match.receive(seat, _now(), time.monotonic())
        if delay is not None:
            self.seen.latencies.append(delay)
        if not side.client.opened:  # the broker has closed the connection
            self._waits.unregister(side.socket)

    def play(self, seconds: float) -> Seen:
        """Play all matches for `seconds`, and return the results.

        In each match, one move is made per second. The moves of different matches are spread evenly over each second.
        """
        self.seen, before = Seen(), self._counts()
        busy, begin = time.process_time(), time.monotonic()
        due = deque((begin + at * EVERY_S / len(self.matches), match) for at, match in enumerate(self.matches))
        while due[0][0] < begin + seconds:
            for _ in range(IN_A_ROW):
                if due[0][0] <= time.monotonic():
                    due.append(self._move(*due.popleft()))
            self.listen(max(0.0, min(0.01, due[0][0] - time.monotonic())))
        self._settle(begin + seconds + LEFT_S)
        self.seen.messages, self.seen.doubled = [after - old for after, old in zip(self._counts(), before)]
        self.seen.lost = sum(match.waits for match in self.matches)
        self.seen.busy_s = time.process_time() - busy
        return self.seen

    def _move(self, at: float, match: Match) -> tuple[float, Match]:
        """Make the next move of `match`. `at`: the time when that move is due.

        Return (time when the following move is due, match).
        """
        self.seen.late += match.waits or not match.move(at, _now())
        return at + EVERY_S, match

    def _settle(self, end: float) -> None:
        while any(match.waits for match in self.matches) and time.monotonic() < end:
            self.listen(0.01)

    def _counts(self) -> tuple[int, int]:
        """Return (messages, doubled) for all matches so far.

        `messages` counts the messages that were sent or received. `doubled` counts the moves that arrived twice.
        """
        messages = doubled = 0
        for match in self.matches:
            messages += match.said + match.states + sum(side.heard + side.read for side in match.sides)
            doubled += match.doubled
        return messages, doubled


def _now() -> int:
    return int(time.monotonic() * 1000) & PERIOD
