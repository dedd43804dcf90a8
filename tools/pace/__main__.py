"""Print rows of the table as JSON, in ms:

python -m tools.pace FOLDER start                 the start and the menu
python -m tools.pace FOLDER GAME[:OPTION,...]     a game against the hard bot
"""

import json
import sys
from pathlib import Path
from typing import Any

from tools.pace import rates, world
from tools.pace.desk import Desk
from tools.pace.world import Time

MENU_TAPS = "666444666"
KEYS = 5
Rows = dict[str, list[float]]


def begin(folder: Path) -> Desk:
    """Power on; return the desk at the first round of the loop."""
    source = (folder / "code.py").read_text(encoding="utf-8")
    sizes = json.loads((folder / "sizes.json").read_text(encoding="utf-8"))
    program, names = compile(source, "code.py", "exec"), {"__name__": "code"}
    Time.us = len(source) * rates.SOURCE_BYTE_US
    world.install(folder, sizes)
    exec(program, names)
    start: Any = names["start"]
    return Desk(start())


def start(desk: Desk) -> Rows:
    """Return when there is light, when the menu is, and what a key and a frame take there."""
    while not Time.shows:
        desk.round()
    rows = {"first light": [Time.shows[0] / 1000]}
    rows["menu on light"] = [desk.shown_after(desk.until("browse", 0)) / 1000]
    desk.wait(2000)
    desk.longest()
    rows["key in the menu"] = []
    for number, key in enumerate(MENU_TAPS):
        desk.wait(7.3 * number)
        rows["key in the menu"].append(desk.light(key, "browse"))
    return rows | {"round in the menu": [desk.longest()]}


def game(desk: Desk, key: str, options: tuple[int, ...] = ()) -> Rows:
    """Return what a game against the hard bot takes: from the menu to the board, keys, moves, frames."""
    from glowgrid import bots, games

    session = desk.app.session
    desk.until("browse", 0)
    desk.wait(300)
    session.chosen = [row[0] for row in games.CATALOGUE].index(key)
    desk.app.go("menu")
    desk.wait(500)
    rows = {"to the board": [desk.light("#", "to move")]}
    desk.app.go("menu")
    setup = session.setup()
    setup.who = ["", bots.CATALOGUE[-1][0], *setup.who[2:]]
    setup.options = options or setup.options
    desk.app.go("setup")
    desk.wait(500)
    rows["set-up to the board, hard"] = [desk.light("#", "to move")]
    return rows | play(desk, session.match)


def play(desk: Desk, match: Any) -> Rows:
    desk.longest()
    rows: Rows = {"key in play": [desk.light("B", "no move") for _ in range(KEYS)]}
    rows["round in play"] = [desk.longest()]
    began, said = move(desk, match)
    rows["hard's first move"] = [(desk.until("plays", said) - began) / 1000]
    desk.wait(500)
    began, said = move(desk, match)
    desk.wait(700)  # the move before stays so long before a bot thinks
    desk.longest()
    rows["key in thought"] = []
    for _ in range(KEYS):
        if not any("plays" in text for _, text in Time.said[said:]):
            rows["key in thought"].append(desk.light("C", ""))
    rows["round in thought"] = [desk.longest()]
    rows["hard's second move"] = [(desk.until("plays", said) - began) / 1000]
    return rows


def move(desk: Desk, match: Any) -> tuple[float, int]:
    """Play for the person; return when that is said, and how much was said then."""
    moves, since = match.game.legal_moves(), len(Time.said)
    match.play(moves[len(moves) // 2])
    at = desk.until("plays", since)
    return at, 1 + [when for when, _ in Time.said].index(at)


def main(folder: str, what: str) -> None:
    desk = begin(Path(folder))
    key, _, options = what.partition(":")
    rows = start(desk) if what == "start" else game(desk, key, tuple(map(int, filter(None, options.split(",")))))
    sys.settrace(None)
    sys.stdout.write(json.dumps(rows) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
