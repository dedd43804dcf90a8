"""Measure the longest time between two keypad scans, and the longest round of the main loop that draws a frame:

    python -m lab.pace.keypad_scan_gaps FOLDER LANGUAGE SIZE

While the times are measured, a simulated player goes through the scenes. FOLDER is a drive (see lab.pace.table),
LANGUAGE the code of a language, such as de, and SIZE the grid's width and height. The results are printed as JSON.
Times are estimates for the board, in ms. If modules are imported between two scans, the time of the longest import is
subtracted, because no scan is possible while a module is read. The time between two scans includes garbage collections.
"""

import json
import sys
from pathlib import Path
from typing import Any

from lab.pace import scenarios, timed_modules
from lab.pace.timed_modules import Time
from lab.pace.timed_person import TimedPerson

TAP_MS = 60
Found = dict[str, dict[str, float]]
"""A dictionary from name to {"gap": longest gap between scans, "round": longest round}, in ms."""


class Walk:
    """A simulated player who taps keys.

    Results are calculated at the end, because calculating them earlier would take time on the board.
    """

    def __init__(self, person: TimedPerson) -> None:
        self._person = person
        self._notes: list[tuple[str, int, int, int, int, float]] = []

    def tap(self, key: str, what: str, ms: float = 600) -> None:
        """Tap a key, then wait `ms`. Record the longest gap between scans and the longest round during this time.

        `what`: the name under which the two times are recorded.
        """
        person = self._person
        scans, imports = len(Time.scans), len(Time.imports)
        person.longest()
        person.down(key)
        person.wait(TAP_MS)
        person.up()
        person.wait(ms)
        self._notes.append((what, scans, len(Time.scans), imports, len(Time.imports), person.longest()))

    def found(self) -> Found:
        """Return the longest gap and the longest round for each name that was given to `tap`."""
        found: Found = {}
        for what, scans, scans_end, imports, imports_end, round_ms in self._notes:
            gap = longest_gap(Time.scans[max(scans - 1, 0) : scans_end], Time.imports[imports:imports_end])
            longest = found.setdefault(what, {"gap": 0.0, "round": 0.0})
            longest["gap"] = max(longest["gap"], gap)
            longest["round"] = max(longest["round"], round_ms)
        return found

    def taps(self, keys: str, what: str) -> None:
        for key in keys:
            self.tap(key, what)

    def leave(self) -> None:
        """Go back from the game to the menu, through the pause menu."""
        for key in "A45":
            self.tap(key, "leave", 900)
        if type(self._person.app.scene).__name__ == "Ask":
            self.tap("5", "leave", 1500)

    def to(self, key: str) -> None:
        """Move through the menu to the game `key`."""
        from glowgrid import games

        for _ in games.CATALOGUE:
            if games.CATALOGUE[self._person.app.scene.item][0] != key:
                self.tap("6", "menu")


def longest_gap(scans: list[float], imports: list[tuple[float, float, str]]) -> float:
    """Return the longest time between two successive scans, in ms.

    If modules are imported between two scans, the time of the longest import is subtracted. `scans`: times of the
    scans in µs. `imports`: (time when the import ended, its duration, name of the module), in µs.
    """
    longest = 0.0
    for before, after in zip(scans, scans[1:]):
        within = max([took for at, took, _ in imports if before < at <= after], default=0.0)
        longest = max(longest, after - before - within)
    return longest / 1000


def walk(person: TimedPerson) -> Walk:
    """Go through the scenes, and play on the largest board against the easy bot. Return the walk with its records."""
    person.wait(3500)
    going = Walk(person)
    going.tap("5", "set-up", 1000)
    going.tap("0", "rules", 1800)
    going.taps("**", "back")
    going.tap("#", "to the board", 2000)
    going.tap("5", "play", 1500)
    going.tap("0", "status", 900)
    going.tap("C", "hint", 2000)
    going.tap("A", "pause", 1000)
    going.taps("6*", "pause")
    going.tap("D", "new game", 1000)
    going.tap("*", "back", 900)
    going.leave()
    going.to("quixo")
    going.tap("#", "to the board", 2000)
    going.tap("5", "play")
    going.tap("*", "play")
    going.tap("D", "new game", 1000)
    going.tap("*", "back", 900)
    going.leave()
    going.to("gomoku")
    going.tap("5", "set-up", 1000)
    going.taps("88025#", "set-up")
    going.tap("#", "to the board", 2500)
    for key in "565458":
        going.tap(key, "play on the largest board", 2500 if key == "5" else 300)
    going.tap("0", "status", 900)
    going.tap("A", "pause", 1000)
    going.tap("8", "pause")
    going.tap("5", "rules", 1800)
    going.tap("*", "pause", 1000)
    going.tap("*", "back", 900)
    return going


def main(folder: Path, language: str, size: int) -> Found:
    Time.settings |= {"LANGUAGE": language, "GRID_WIDTH": size, "GRID_HEIGHT": size}
    person: Any = scenarios.begin(folder)
    walked = walk(person)
    timed_modules.stop()
    return walked.found()


if __name__ == "__main__":
    sys.stdout.write(json.dumps(main(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]))))
