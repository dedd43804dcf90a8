"""Measure how many matches a broker can carry: try a growing number of matches, until the broker is overloaded.

This module starts the broker, and the processes that play the matches.
"""

import multiprocessing
import os
import re
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from lab.local_brokers import Broker

from .crowd import Seen, run

FIRST = 50  # number of matches at the start
FINER = 3  # steps to narrow down the limit, once a number of matches has failed
MOST_MS = 1000.0
ANSWERS_S = 600  # time to wait for the processes

Used = tuple[float, float] | None


@dataclass
class Row:
    """Results for one number of matches.

    `messages` is the number of messages per second. `p50_ms` and `p99_ms` are percentiles of the time from
    the moment when a move is due until the other side reads the move. `late` counts moves that could not be made when
    they were due, `lost` moves that never arrived, and `doubled` moves that arrived twice.

    `memory` is the broker's memory in KB per match. `broker_busy` and `matches_busy` are the processor time that the
    broker and the matches used, as a share of one processor. `memory` and `broker_busy` are None if they are unknown.
    """

    matches: int
    messages: float
    p50_ms: float
    p99_ms: float
    late: int
    lost: int
    doubled: int
    memory: float | None
    broker_busy: float | None
    matches_busy: float

    @property
    def held(self) -> bool:
        """True if the broker could carry the matches.

        This means that no move was late, lost or doubled, and that less than one move in a hundred took over a second.
        """
        return not (self.late or self.lost or self.doubled) and self.p99_ms < MOST_MS


class GrowingLoad:
    """Context manager that starts a broker and the processes with the matches. At the end it kills all of them."""

    def __init__(self, broker: Broker, processes: int) -> None:
        self._broker, self._count = broker, processes
        self._pipes: list[Connection] = []
        self._crowds: list[Any] = []
        self._empty: Used = None

    def __enter__(self) -> "GrowingLoad":
        self._broker.start()
        context = multiprocessing.get_context("spawn")
        for _ in range(self._count):
            here, there = context.Pipe()
            crowd = context.Process(target=run, args=(self._broker.port, there), daemon=True)
            crowd.start()
            self._pipes.append(here)
            self._crowds.append(crowd)
        self._empty = used(self._broker.running.pid)
        return self

    def __exit__(self, *_: object) -> None:
        for crowd in self._crowds:
            crowd.kill()
            crowd.join()
        self._broker.kill()

    def play(self, matches: int, seconds: float) -> Row | None:
        """Let `matches` matches play for `seconds`. Return the results, or None if some matches could not start."""
        shares = [matches // self._count + (at < matches % self._count) for at in range(self._count)]
        if sum(self._ask([("grow", share) for share in shares])) < matches:
            print(f"Only some of {matches:,} matches could start.", file=sys.stderr)
            return None
        before, begin = used(self._broker.running.pid), time.monotonic()
        seen = Seen()
        for each in self._ask([("play", seconds)] * self._count):
            seen.add(each)
        return self._row(matches, seconds, seen, before, time.monotonic() - begin)

    def _ask(self, orders: list) -> list:
        for pipe, order in zip(self._pipes, orders):
            pipe.send(order)
        for pipe in self._pipes:
            if not pipe.poll(ANSWERS_S):
                raise TimeoutError("the matches do not answer")
        return [pipe.recv() for pipe in self._pipes]

    def _row(self, matches: int, seconds: float, seen: Seen, before: Used, took: float) -> Row:
        after, empty = used(self._broker.running.pid), self._empty
        memory = busy = None
        if after and before and empty:
            memory = (after[0] - empty[0]) / matches
            busy = (after[1] - before[1]) / took
        times = sorted(seen.latencies) or [float("inf")]
        p50, p99 = (1000 * times[int(part * (len(times) - 1))] for part in (0.5, 0.99))
        faults = seen.late, seen.lost, seen.doubled
        return Row(matches, seen.messages / seconds, p50, p99, *faults, memory, busy, seen.busy_s / took)


def used(process: int) -> Used:
    """Return (memory in KB, processor time in seconds) of the process with the id `process`, or None if unknown."""
    try:
        about = Path(f"/proc/{process}")
        memory = re.search(r"VmRSS:\s+(\d+)", (about / "status").read_text())
        ticks = (about / "stat").read_text().rpartition(")")[2].split()[11:13]
    except OSError:
        return None
    return (float(memory[1]), sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")) if memory else None


def growing(start: Callable[[], GrowingLoad], seconds: float) -> Iterator[Row]:
    """Try growing numbers of matches until the broker cannot carry them. Then find the limit more exactly.

    To find the limit, try numbers between the highest number of matches that the broker could carry and the lowest
    number that the broker could not carry. Yield the results for each number of matches.

    `start` is called for each number of matches, and returns a load with a new broker.
    """
    low, high, count, finer = 0, 0, FIRST, 0
    while finer <= FINER:
        with start() as load:
            row = load.play(count, seconds)
        if row is not None:
            yield row
        if row is not None and row.held:
            low = count
        else:
            high = count
        finer += high > 0
        count = (low + high) // 2 if high else low * 2
