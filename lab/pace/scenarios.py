"""Play a scenario on the timed board, and print the times in ms as JSON:

    python -m lab.pace.scenarios FOLDER start              the start and the menu
    python -m lab.pace.scenarios FOLDER imports            each module that is imported before the menu
    python -m lab.pace.scenarios FOLDER GAME[:OPTION,...]  a game against the hard bot

FOLDER is a drive (see lab.pace.table). The module `table` runs this command for each scenario.
"""

import json
import sys
from pathlib import Path
from typing import Any

from lab.pace import rates, timed_modules
from lab.pace.timed_modules import Time
from lab.pace.timed_person import TimedPerson

MENU_TAPS = "6664446666644466"
KEYS = 15
KEYS_IN_PLAY = 60
"""Number of keys that are pressed during play.

The number is so large that the median of their times hardly depends on when, between two scans, keys are pressed."""
WORDS = "glowgrid.words."
PHASE_MS = 7.3
"""Extra wait before a key is pressed, in ms, for each key of the row that was pressed before.

So the keys of a row are pressed at all moments between two scans and between two frames."""
Rows = dict[str, list[float]]


def begin(folder: Path, more: dict[str, Any] | None = None) -> TimedPerson:
    """Switch a board on, and return a simulated player at this board. The main loop has not run yet.

    `folder`: the drive. `more`: replacements for further modules of the firmware, by name.
    """
    source = (folder / "code.py").read_text(encoding="utf-8")
    sizes = with_words(json.loads((folder / "sizes.json").read_text(encoding="utf-8")))
    program, names = compile(source, "code.py", "exec"), {"__name__": "code"}
    Time.us = len(source) * rates.SOURCE_BYTE_US
    timed_modules.install(folder, sizes, more or {})
    exec(program, names)
    start: Any = names["start"]
    return TimedPerson(start())


def with_words(sizes: dict[str, int]) -> dict[str, int]:
    """Return `sizes` with a second name for each module of the board's language.

    `sizes`: a dictionary from module to bytes. If the language is German, for example, code imports the module
    `glowgrid.words.de.pause` as `glowgrid.words.pause`. So the size of this module is listed under both names.
    """
    before = f"{WORDS}{Time.settings.get('LANGUAGE', 'en')}."
    return sizes | {name.replace(before, WORDS): size for name, size in sizes.items() if name.startswith(before)}


def start(person: TimedPerson) -> Rows:
    """Measure the start and the menu. Return a dictionary from the name of a row to its times in ms.

    The rows are:

    - the time from the start to the first light
    - the time from the start to the menu
    - for each key in the menu, the time until the light changes
    - the duration of the longest round of the main loop in the menu; only rounds that send a frame count
    """
    while not Time.shows:
        person.round()
    rows = {"first light": [Time.shows[0] / 1000]}
    rows["menu on light"] = [person.shown_after(person.until("sets up", 0)) / 1000]
    person.wait(2000)
    person.longest()
    rows["key in the menu"] = [person.light(key, "sets up", PHASE_MS * press) for press, key in enumerate(MENU_TAPS)]
    return rows | {"round in the menu": [person.longest()]}


def imports(person: TimedPerson) -> Rows:
    """Return a dictionary with all modules that are imported before the menu opens.

    Each key is a module's name. Its value is a list of the times that the imports of this module take, in ms.
    """
    person.until("sets up", 0)
    rows: Rows = {name: [us / 1000] for name, us in timed_modules.library_us().items()}
    for _, us, name in Time.imports:
        rows.setdefault(name, []).append(us / 1000)
    return rows


def game(person: TimedPerson, key: str, options: tuple[int, ...] = ()) -> Rows:
    """Play the game `key`.

    Return the times from the menu to the board and from keys to light, and how long the hard bot's moves take.
    `options`: the game's options, or () for the default.

    Another game is opened before the game `key`, because people usually play several games in succession. This other
    game is the first game of the catalogue. If `key` is itself that first game, no other game is opened before it.
    """
    from glowgrid import games

    session, keys = person.app.session, [row[0] for row in games.CATALOGUE]
    person.until("sets up", 0)
    person.wait(300)
    if key != keys[0]:
        visit(person, 0, 0)
        leave(person)
    rows = visit(person, keys.index(key), KEYS_IN_PLAY if key == keys[0] else 3)
    leave(person)
    person.tap("5")
    setup = session.setup()
    setup.who = ["", "hard", *setup.who[2:]]
    setup.options = options or setup.options
    person.wait(500)
    rows["set-up to the board, hard"] = [person.board()]
    return rows | against_hard(person, session)


def visit(person: TimedPerson, number: int, presses: int) -> Rows:
    """Go from the menu to the board of a game, and press a key there `presses` times. Nobody makes a move.

    Return the times from the menu to the board and from each key to light. Also return the duration of the longest
    round of the main loop; only rounds that send a frame count.

    `number`: the index of the game in the catalogue.
    """
    while person.app.scene.item != number:
        person.tap("6")
    rows = {"to the board": [person.board()]}
    person.longest()
    rows["key in play"] = [person.light("B", "no move", PHASE_MS * press) for press in range(presses)]
    return rows | {"round in play": [person.longest()]}


def leave(person: TimedPerson) -> None:
    """Go back to the menu through the pause menu."""
    since = len(Time.said)
    for key in "A45":
        person.tap(key)
    person.until("sets up", since)
    person.wait(300)


def against_hard(person: TimedPerson, session: Any) -> Rows:
    """Play against the hard bot until it has moved twice.

    Return how long each move of the bot takes. Also return two kinds of times that are measured while the bot thinks:
    the times from keys to light, and the durations of the longest rounds of the main loop that send a frame.
    """
    began, said = move(person, session)
    rows = {"hard's first move": [(person.until("plays", said) - began) / 1000]}
    rows["round in thought"] = [person.longest()]
    person.wait(400)
    began, said = move(person, session)
    person.wait(250)
    rows["key in thought"] = []
    for number in range(KEYS):
        light = person.light("C", "No hint|plays", PHASE_MS * number)
        if any("plays" in text for _, text in Time.said[said:]):
            break
        rows["key in thought"].append(light)
    rows["hard's second move"] = [(person.until("plays", said) - began) / 1000]
    rows["round in thought"].append(person.longest())
    return rows


def move(person: TimedPerson, session: Any) -> tuple[float, int]:
    """Make the simulated player's move.

    Return (time in µs when the board announces the move, number of lines that the board has printed until then).

    Before the move, the random number generator is restarted with a fixed seed. So the bot makes the same random
    choices as in the measurement on the emulated board.
    """
    match, since = session.match, len(Time.said)
    session.rng.__init__(rates.SEED)
    moves = match.game.legal_moves()
    match.play(moves[len(moves) // 2])
    at = person.until("plays", since)
    person.longest()
    return at, 1 + [when for when, _ in Time.said].index(at)


def main(folder: str, what: str) -> None:
    """Play the scenario `what` with the drive in `folder`, and print the times.

    `what`: "start", "imports", or a game with its options, as GAME[:OPTION,...].
    """
    person = begin(Path(folder))
    key, _, options = what.partition(":")
    if what in ("start", "imports"):
        rows = start(person) if what == "start" else imports(person)
    else:
        rows = game(person, key, tuple(map(int, filter(None, options.split(",")))))
    timed_modules.stop()
    sys.stdout.write(json.dumps(rows) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
