"""Press random keys on simulated boards, and check that nothing goes wrong:

    python -m tools.check.fuzz [--events 1000000] [--seed 1] [--jobs N]

A random player presses and holds keys, presses two keys at once, waits, starts games of the whole catalogue, and cuts
the power. These checks are made:

- After each event the firmware must not have crashed.
- When no move is animated, the grid must show the match's position (tools/check/light_matches_game.py).
- From time to time the player presses a key that the scene's text names for leaving. The scene must then end.
- From time to time the player must be able to reach the menu.

The events are divided into parts. Each part has its own board and its own seed. The command prints one line per part.
If anything failed, it prints the seed that reproduces the failure, and exits with 1.
"""

import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

from host_common import command_line
from tools.build.lifetimes_table import icons
from tools.check.random_person import Found, RandomPerson

PART = 5_000  # events per power-on, so that parts can run in parallel
ANY = "123456789*0#ABCD"
NAMED = {name.capitalize(): "*" for name, _ in icons()}  # scene -> the keys that leave it
NAMED |= {  # keys that the scene's own text or README.md names
    "Trouble": ANY,
    "Splash": ANY,
    "Menu": "5#0",
    "Setup": "*#",
    "Play": "*AD",
    "Result": "*#AD",
    "Analysis": "*5#",
    "Replay": "*AD",
    "Pause": "*A",
    "Ask": ANY,
    "Connecting": "*",
    "Joining": "*",
    "Help": "*#50ABCD",
    "Rules": "*#50ABCD",
    "Statistics": "*A#",
    "Attract": ANY,
    "Demo": ANY,
    "Sleep": ANY,
    "Check": "*",  # must be held
}


def play(seed: int, events: int) -> Found:
    """Play one part of `events` events with the seed `seed`, and return its results."""
    return RandomPerson(seed, events, NAMED).run()


def play_all(
    events: int, seed: int, jobs: int | None, part: int = PART, tell: Callable[[Found], None] | None = None
) -> Found:
    """Play `events` events, in parts that run in parallel, and return the sum of their results.

    `seed` is the seed of the first part. The seed of each later part is greater by 1. `jobs` is the number of
    processes; None means one per core. `part` is the maximum number of events in a part. `tell` is called after each
    part, with the sum so far.
    """
    sizes = [min(part, events - done) for done in range(0, events, part)]
    total = Found()
    with ProcessPoolExecutor(jobs) as pool:
        for found in pool.map(play, range(seed, seed + len(sizes)), sizes):
            total.events += found.events
            total.looks += found.looks
            total.left += found.left
            total.faults += found.faults
            if tell:
                tell(total)
    return total


def main(arguments: list[str] | None = None) -> int:
    """Play all parts, print the results, and return the exit code."""
    parser = command_line.parser("python -m tools.check.fuzz", "Random keys through the pins.")
    events = "total number of key events (default: a million)"
    parser.add_argument("--events", type=command_line.count, default=1_000_000, help=events)
    parser.add_argument("--seed", type=int, default=1, help="seed of the first part; later parts count up")
    parser.add_argument("--jobs", type=command_line.count, default=os.cpu_count(), help="parts to run in parallel")
    options = parser.parse_args(arguments)
    started = time.monotonic()

    def tell(total: Found) -> None:
        seconds = time.monotonic() - started
        faults = ", ".join(fault.split("\n")[0] for fault in total.faults) or "no faults"
        print(f"{total.events} events, {seconds:.0f} s, {faults}", flush=True)

    total = play_all(options.events, options.seed, options.jobs, tell=tell)
    for what, counts in (("scenes left", total.left), ("compared with the light", total.looks)):
        print(what + ": " + ", ".join(f"{name} {count}" for name, count in sorted(counts.items())))
    print("\n".join(total.faults))
    return 1 if total.faults else 0


if __name__ == "__main__":
    sys.exit(main())
