"""A process with many matches, which play a move a second each. It is told what to do through a pipe:

("grow", COUNT)     have so many matches, all open; answers their number
("play", SECONDS)   play so long; answers a Seen
None                end
"""

import selectors
import time
from array import array
from collections import deque
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any

from .match import PERIOD, Match

AT_ONCE = 100  # matches that connect side by side
IN_A_ROW = 20  # moves, before what came is looked at
EVERY_S = 1.0  # a move of each match
OPEN_S = 30.0  # patience until those have both sides
LEFT_S = 5.0  # for what is still on its way at the end


@dataclass
class Seen:
    """What a crowd has seen: seconds from when each move was due until it was heard; moves that could not be made in
    time; messages that the broker took and brought; moves lost and doubled; seconds of processor time."""

    latencies: Any = field(default_factory=lambda: array("d"))
    late: int = 0
    messages: int = 0
    lost: int = 0
    doubled: int = 0
    busy_s: float = 0.0

    def add(self, other: "Seen") -> None:
        """Add what another crowd has seen in the same time."""
        self.latencies.extend(other.latencies)
        for name in ("late", "messages", "lost", "doubled", "busy_s"):
            setattr(self, name, getattr(self, name) + getattr(other, name))


def more_files() -> None:
    """Let this process, and those that it starts, have as many connections as they may."""
    import resource  # Windows has none

    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def run(port: int, told: Connection) -> None:
    """Do what comes through the pipe."""
    crowd = Crowd(port)
    while True:
        if told.poll():
            order = told.recv()
            if order is None:
                return
            told.send(crowd.grow(order[1]) if order[0] == "grow" else crowd.play(order[1]))
        crowd.idle()


class Crowd:
    def __init__(self, port: int) -> None:
        self.port = port
        self.matches: list[Match] = []
        self.seen = Seen()
        self._waits = selectors.DefaultSelector()
        self._next = 0  # the match that is looked at although nothing has come

    def grow(self, count: int) -> int:
        """Have so many matches, and wait until all are open; return how many are."""
        while len(self.matches) < count:
            try:
                new = [Match(self.port) for _ in range(min(AT_ONCE, count - len(self.matches)))]
            except OSError:
                break  # no more connections
            for match in new:
                self._connect(match)
            self.matches += new
            if not self._opened(new):
                break
        return sum(match.open for match in self.matches)

    def _opened(self, new: list[Match]) -> bool:
        """Wait until both sides of these matches are there; tell whether they are."""
        end = time.monotonic() + OPEN_S
        while not all(match.open for match in new):
            if time.monotonic() > end:
                return False
            for match in new:
                self._look_at(match)
            self.idle()
        return True

    def _connect(self, match: Match) -> None:
        for seat, side in enumerate(match.sides):
            side.client.open(side.socket, _now())
            self._waits.register(side.socket, selectors.EVENT_READ, (match, seat))

    def idle(self) -> None:
        """Deal with what comes, and keep all connections alive."""
        self.listen(0.01)
        for _ in range(len(self.matches) // 500 + 1):
            if self.matches:
                self._next = (self._next + 1) % len(self.matches)
                self._look_at(self.matches[self._next])

    def _look_at(self, match: Match) -> None:
        for seat in range(2):
            self._hear(match, seat)

    def listen(self, seconds: float) -> None:
        """Deal with what comes; wait for it so long at most."""
        for key, _ in self._waits.select(seconds):
            self._hear(*key.data)

    def _hear(self, match: Match, seat: int) -> None:
        side = match.sides[seat]
        if not side.client.opened:
            return
        took = match.hear(seat, _now(), time.monotonic())
        if took is not None:
            self.seen.latencies.append(took)
        if not side.client.opened:  # the broker has ended the connection
            self._waits.unregister(side.socket)

    def play(self, seconds: float) -> Seen:
        """Play so long, the matches evenly spread over each second."""
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
        """Have a match make the move that is due; return when its next one is."""
        self.seen.late += match.waits or not match.move(at, _now())
        return at + EVERY_S, match

    def _settle(self, end: float) -> None:
        while any(match.waits for match in self.matches) and time.monotonic() < end:
            self.listen(0.01)

    def _counts(self) -> tuple[int, int]:
        """Return how many messages went and came so far, and how many moves came twice."""
        messages = doubled = 0
        for match in self.matches:
            messages += match.said + match.states + sum(side.heard + side.read for side in match.sides)
            doubled += match.doubled
        return messages, doubled


def _now() -> int:
    return int(time.monotonic() * 1000) & PERIOD
