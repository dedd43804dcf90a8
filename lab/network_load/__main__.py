"""Measure how many matches one broker can carry if each match makes a move per second:

    python -m lab.network_load [--broker mosquitto|nats-server] [--matches N] [--seconds S] [--processes P]

Each side of a match has its own connection, with the same client, topics, signatures and messages as a board. The host
of a match also publishes the match for spectators. The number of matches grows until one move in a hundred takes more
than a second, or until a move is still on its way when the next one is due. With --matches, only N matches are tried.
The time of a move is measured from the moment when the move is due until the other side has read it. The broker and the
matches share this computer. A broker that runs alone on a computer carries more matches.
"""

import argparse
import multiprocessing
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from host_common import command_line
from host_common.command_line import count
from lab import local_brokers

from .crowd import more_files
from .growing_load import GrowingLoad, Row, growing

COLUMNS = ["matches", "messages a second", "p50 ms", "p99 ms", "late", "lost", "doubled"]
COLUMNS += ["broker's memory a match", "its processor", "the matches'"]
HEAD = f"| {' | '.join(COLUMNS)} |\n|{' ---: |' * len(COLUMNS)}"


def parse(arguments: list[str]) -> argparse.Namespace:
    parser = command_line.parser("python -m lab.network_load", __doc__.split("\n")[0])
    parser.add_argument("--broker", choices=local_brokers.KINDS, default="mosquitto", help="default: mosquitto")
    parser.add_argument("--matches", type=count, metavar="N", help="try only this number of matches")
    parser.add_argument("--seconds", type=count, default=10, metavar="S", help="seconds of play per row (default: 10)")
    cores = multiprocessing.cpu_count()
    parser.add_argument("--processes", type=count, default=cores, metavar="P", help=f"processes (here {cores})")
    return parser.parse_args(arguments)


def shown(row: Row) -> str:
    cells = (f"{row.matches:,}", f"{row.messages:,.0f}", f"{row.p50_ms:.1f}", f"{row.p99_ms:.1f}", row.late, row.lost)
    memory = f"{row.memory:,.1f} KB" if row.memory is not None else "?"
    busy = f"{row.broker_busy:.0%}" if row.broker_busy is not None else "?"
    return "| " + " | ".join(map(str, (*cells, row.doubled, memory, busy, f"{row.matches_busy:.0%}"))) + " |"


def measured(kind: str, matches: int | None, seconds: int, processes: int) -> Iterator[Row]:
    """Yield the results for `matches` matches. If `matches` is None, yield results for growing numbers of matches.

    `kind`: name of the broker's program. `seconds`: how long each number of matches plays. `processes`: number of
    processes that share the matches.
    """
    with tempfile.TemporaryDirectory() as folder:

        def start() -> GrowingLoad:
            broker = local_brokers.made(local_brokers.KINDS[kind], Path(tempfile.mkdtemp(dir=folder)))
            assert broker is not None
            return GrowingLoad(broker, processes)

        if matches is None:
            yield from growing(start, seconds)
            return
        with start() as load:
            row = load.play(matches, seconds)
        if row is not None:
            yield row


def main(arguments: list[str] | None = None) -> int:
    """Measure, print a row for each number of matches, and return the exit code.

    `arguments`: the command's arguments. None means the arguments of this process.
    """
    wanted = parse(sys.argv[1:] if arguments is None else arguments)
    if local_brokers.program(wanted.broker) is None:
        print(f"{wanted.broker} is not installed.", file=sys.stderr)
        return 1
    more_files()
    print(HEAD)
    held = 0
    for row in measured(wanted.broker, wanted.matches, wanted.seconds, wanted.processes):
        print(shown(row), flush=True)
        held = max(held, row.matches * row.held)
    print(f"\n{wanted.broker} held {held:,} matches with a move a second each.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
