"""Print rows of the table as JSON, in ms:

python -m tools.pace FOLDER start                 the start and the menu
python -m tools.pace FOLDER GAME[:OPTION,...]     a game against the hard bot
"""

import json
import sys
from pathlib import Path
from typing import Any

from tools.pace import rates, timed_board
from tools.pace.timed_board import Time
from tools.pace.timed_person import TimedPerson

MENU_TAPS = "6664446666644466"
KEYS = 15
KEYS_IN_PLAY = 60
"""So many that their median hardly depends on where in a scan each of them falls."""
PHASE_MS = 7.3
"""Each key of a row comes so much later than the one before: they fall anywhere between two scans or frames."""
Rows = dict[str, list[float]]


def begin(folder: Path, more: dict[str, Any] | None = None) -> TimedPerson:
    """Power on a board whose firmware has `more` modules; return the person at the first round of the loop."""
    source = (folder / "code.py").read_text(encoding="utf-8")
    sizes = json.loads((folder / "sizes.json").read_text(encoding="utf-8"))
    program, names = compile(source, "code.py", "exec"), {"__name__": "code"}
    Time.us = len(source) * rates.SOURCE_BYTE_US
    timed_board.install(folder, sizes, more or {})
    exec(program, names)
    start: Any = names["start"]
    return TimedPerson(start())


def start(person: TimedPerson) -> Rows:
    """Return when there is light, when the menu is, and what a key and a frame take there."""
    while not Time.shows:
        person.round()
    rows = {"first light": [Time.shows[0] / 1000]}
    rows["menu on light"] = [person.shown_after(person.until("browse", 0)) / 1000]
    person.wait(2000)
    person.longest()
    rows["key in the menu"] = [person.light(key, "browse", PHASE_MS * press) for press, key in enumerate(MENU_TAPS)]
    return rows | {"round in the menu": [person.longest()]}


def game(person: TimedPerson, key: str, options: tuple[int, ...] = ()) -> Rows:
    """Return what a game takes: from the menu to the board, keys there; and against hard, its moves, keys, frames. All
    but the first game are come to after another one, as in an evening."""
    from glowgrid import bots, games

    session, keys = person.app.session, [row[0] for row in games.CATALOGUE]
    person.until("browse", 0)
    person.wait(300)
    if key != keys[0]:
        visit(person, 0, 0)
        leave(person)
    rows = visit(person, keys.index(key), KEYS_IN_PLAY if key == keys[0] else 3)
    leave(person)
    person.tap("5")
    setup = session.setup()
    setup.who = ["", bots.CATALOGUE[-1][0], *setup.who[2:]]
    setup.options = options or setup.options
    person.wait(500)
    rows["set-up to the board, hard"] = [person.board()]
    return rows | against_hard(person, session)


def visit(person: TimedPerson, number: int, presses: int) -> Rows:
    """Come from the menu to a game's board and press a key there so often; nobody moves."""
    while person.app.scene.item != number:
        person.tap("6")
    rows = {"to the board": [person.board()]}
    person.longest()
    rows["key in play"] = [person.light("B", "no move", PHASE_MS * press) for press in range(presses)]
    return rows | {"round in play": [person.longest()]}


def leave(person: TimedPerson) -> None:
    since = len(Time.said)
    for key in "A45":
        person.tap(key)
    person.until("browse", since)
    person.wait(300)


def against_hard(person: TimedPerson, session: Any) -> Rows:
    began, said = move(person, session)
    rows = {"hard's first move": [(person.until("plays", said) - began) / 1000]}
    rows["round in thought"] = [person.longest()]
    person.wait(400)
    began, said = move(person, session)
    person.wait(250)
    rows["key in thought"] = []
    for number in range(KEYS):
        light = person.light("C", "no hint|plays", PHASE_MS * number)
        if any("plays" in text for _, text in Time.said[said:]):
            break
        rows["key in thought"].append(light)
    rows["hard's second move"] = [(person.until("plays", said) - began) / 1000]
    rows["round in thought"].append(person.longest())
    return rows


def move(person: TimedPerson, session: Any) -> tuple[float, int]:
    """Play for the person; return when that is said, and how much was said then. What the bot draws by chance is as
    on the board, where chance was begun anew at this point, too."""
    match, since = session.match, len(Time.said)
    session.rng.__init__(rates.SEED)
    moves = match.game.legal_moves()
    match.play(moves[len(moves) // 2])
    at = person.until("plays", since)
    person.longest()
    return at, 1 + [when for when, _ in Time.said].index(at)


def main(folder: str, what: str) -> None:
    person = begin(Path(folder))
    key, _, options = what.partition(":")
    rows = start(person) if what == "start" else game(person, key, tuple(map(int, filter(None, options.split(",")))))
    timed_board.stop()
    sys.stdout.write(json.dumps(rows) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
