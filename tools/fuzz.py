"""Press random keys, through the pins of the simulated board, and watch that nothing goes wrong:

    python -m tools.fuzz [--events 1000000] [--seed 1] [--jobs N]

A person who cannot play sits at the keypad: presses, holds, presses two keys at once, waits, starts games of the whole
catalogue, cuts the power. After each event the firmware must not have crashed, and once at rest the light must show
what the match says (tools/light_check.py). Now and then the scene is left with one of the keys that its words name, and
the menu is reached with them. Prints a line a part; ends with 1 if anything failed, and says with which seed it comes
again.
"""

import argparse
import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

from glowgrid.app.scope_table import icons
from tools.random_person import Found, RandomPerson

PART = 5_000  # events to a power-on, so that parts run side by side
ANY = "123456789*0#ABCD"
NAMED = {name.capitalize(): "*" for name, _ in icons()}  # the keys that leave a scene
NAMED |= {  # as its words and README.md have them
    "Trouble": ANY,
    "Splash": ANY,
    "Menu": "5#0",
    "Setup": "*#",
    "Play": "*AD",
    "Result": "*#AD",
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
    "Check": "*",  # held
}


def play(seed: int, events: int) -> Found:
    """Play one part."""
    return RandomPerson(seed, events, NAMED).run()


def play_all(
    events: int, seed: int, jobs: int | None, part: int = PART, tell: Callable[[Found], None] | None = None
) -> Found:
    """Play parts side by side until there were so many events; `tell` is called with the sum after each."""
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
    """Play all parts; return how the command ends."""
    parser = argparse.ArgumentParser(prog="python -m tools.fuzz", description="Random keys through the pins.")
    parser.add_argument("--events", type=int, default=1_000_000, help="key events in all (default: a million)")
    parser.add_argument("--seed", type=int, default=1, help="of the first part; each has one of its own")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="parts at a time")
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
