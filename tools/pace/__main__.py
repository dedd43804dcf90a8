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

MENU_TAPS = "6664446666644466"
KEYS = 15
PHASE_MS = 7.3
"""Each key of a row comes so much later than the one before: they fall anywhere between two scans or frames."""
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
    rows["key in the menu"] = [desk.light(key, "browse", PHASE_MS * press) for press, key in enumerate(MENU_TAPS)]
    return rows | {"round in the menu": [desk.longest()]}


def game(desk: Desk, key: str, options: tuple[int, ...] = ()) -> Rows:
    """Return what a game takes: from the menu to the board, keys there; and against hard, its moves, keys, frames. All
    but the first game are come to after another one, as in an evening."""
    from glowgrid import bots, games

    session, keys = desk.app.session, [row[0] for row in games.CATALOGUE]
    desk.until("browse", 0)
    desk.wait(300)
    if key != keys[0]:
        visit(desk, 0, 0)
        leave(desk)
    rows = visit(desk, keys.index(key), KEYS if key == keys[0] else 3)
    leave(desk)
    desk.tap("5")
    setup = session.setup()
    setup.who = ["", bots.CATALOGUE[-1][0], *setup.who[2:]]
    setup.options = options or setup.options
    desk.wait(500)
    rows["set-up to the board, hard"] = [desk.board()]
    return rows | against_hard(desk, session)


def visit(desk: Desk, number: int, presses: int) -> Rows:
    """Come from the menu to a game's board and press a key there so often; nobody moves."""
    while desk.app.scene.item != number:
        desk.tap("6")
    rows = {"to the board": [desk.board()]}
    desk.longest()
    rows["key in play"] = [desk.light("B", "no move", PHASE_MS * press) for press in range(presses)]
    return rows | {"round in play": [desk.longest()]}


def leave(desk: Desk) -> None:
    since = len(Time.said)
    for key in "A45":
        desk.tap(key)
    desk.until("browse", since)
    desk.wait(300)


def against_hard(desk: Desk, session: Any) -> Rows:
    began, said = move(desk, session)
    rows = {"hard's first move": [(desk.until("plays", said) - began) / 1000]}
    rows["round in thought"] = [desk.longest()]
    desk.wait(400)
    began, said = move(desk, session)
    desk.wait(250)
    rows["key in thought"] = []
    for number in range(KEYS):
        light = desk.light("C", "no hint|plays", PHASE_MS * number)
        if any("plays" in text for _, text in Time.said[said:]):
            break
        rows["key in thought"].append(light)
    rows["hard's second move"] = [(desk.until("plays", said) - began) / 1000]
    rows["round in thought"].append(desk.longest())
    return rows


def move(desk: Desk, session: Any) -> tuple[float, int]:
    """Play for the person; return when that is said, and how much was said then. What the bot draws by chance is as
    on the board, where chance was begun anew at this point, too."""
    match, since = session.match, len(Time.said)
    session.rng.__init__(rates.SEED)
    moves = match.game.legal_moves()
    match.play(moves[len(moves) // 2])
    at = desk.until("plays", since)
    desk.longest()
    return at, 1 + [when for when, _ in Time.said].index(at)


def main(folder: str, what: str) -> None:
    desk = begin(Path(folder))
    key, _, options = what.partition(":")
    rows = start(desk) if what == "start" else game(desk, key, tuple(map(int, filter(None, options.split(",")))))
    world.stop()
    sys.stdout.write(json.dumps(rows) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
