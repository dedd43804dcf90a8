"""Measure on an emulated Raspberry Pi Pico the times that lab.pace estimates, and print them as JSON:

    python -m lab.emulated_pace --uf2 FILE [--core DIR] [--set NAME=VALUE ...]

The UF2 file contains CircuitPython for raspberry_pi_pico. Times are in ms of the board's time. The file
lab/pace/board.json keeps the times that were measured with the default settings. --set changes settings, such as
LANGUAGE=de. With the stock emulator the measurement takes hours (docs/builders/build.md).
"""

import json
import sys
from importlib import import_module
from pathlib import Path
from statistics import median

from glowgrid import bots, games
from host_common import command_line
from host_sim.board.hardware import solder
from host_sim.board.overridden_settings import SettingsError, parse_override
from host_sim.board.settings_parser import read
from lab.emulate import CannotStart, require
from lab.emulator import firmware_detection
from lab.emulator.drive_image import drive_image
from lab.emulator.probe import with_probe
from lab.pace import rates
from lab.pace.scenarios import KEYS_IN_PLAY, MENU_TAPS, PHASE_MS
from lab.pace.table import SET_UP, Rows
from lab.pace.timed_person import AFTER_MS, GAP_MS, HELD_MS, TAP_MS
from tools.build import payload

SEAT_HARD, MOVE = "h", "m"
STARTED = "code.py | "  # in the title that CircuitPython gives the terminal when code.py starts
PATIENCE_MS = 20_000
PROBE = f"""
def probe(app):
    import sys
    import supervisor
    tick, session = app.tick, app.session

    def told():
        tick()
        if supervisor.runtime.serial_bytes_available:
            typed = sys.stdin.read(1)
            if typed == "{SEAT_HARD}":
                setup = session.setup()
                setup.who = ["", "hard"] + list(setup.who[2:])
            elif typed == "{MOVE}":
                match = session.match
                session.rng.__init__({rates.SEED})
                moves = match.game.legal_moves()
                match.play(moves[len(moves) // 2])
                for _, _, command in match.game.commands():  # places the other ships of a fleet
                    command(match)

    app.tick = told

"""
"""Code that is added to code.py. Two letters can then be typed on the serial console.

SEAT_HARD seats the hard bot. MOVE makes the same move of the person as lab.pace.scenarios does, or places a fleet."""


class Words:
    """Parts of the sentences that the board prints in a language. No part occurs in any other sentence."""

    def __init__(self, language: str) -> None:
        names = "main_menu", "match", "pause", "special"
        main_menu, match, pause, special = [import_module(f"glowgrid.words.{language}.{name}") for name in names]
        self.menu: str = main_menu.MENU.split(". ")[-1]
        self.to_move: str = match.TURN.split("{}")[-1]
        hard = next(row[1] for row in bots.CATALOGUE if row[0] == "hard")
        name = match.BOTS.get(hard, hard)
        self.persons_turn = match.TURN.format(match.PLAYER.format(1), "X")
        self.bots_turn = match.TURN.format(name, "O")
        self.bot_plays = match.MOVED.format(name, "O", "|").split("|")[0]
        rolls = [sentence for sentence in special.DRAWN.values() if sentence.count("{}") == 3]  # with the player's name
        self.drawn = [sentence.split("{}")[2] for sentence in rolls]
        self.kept: str = match.KEPT
        self.nothing_back: str = match.NOTHING_BACK
        self.paused: str = pause.PAUSED
        self.ends_game: str = pause.ENDS_GAME[0].split("?")[0]  # the question, in any of its forms
        self.rows = games.Rows()
        self.rows.language = language


class TimedBoard:
    """An emulated board with a simulated player. Times are in ms of the board's time since power-on."""

    def __init__(self, uf2: Path, changes: dict[str, int | str]) -> None:
        """Create the drive, and switch the board on.

        `uf2`: the file with the firmware. `changes`: a dict from the name of a setting to its value on the new drive.
        """
        from lab.emulator.emulated_board import Board

        drive = payload.payload(payload.MPY)
        lines = drive[payload.SETTINGS].decode().splitlines()
        lines = [line for line in lines if line.split(" ")[0] not in changes]
        lines += [f"{name} = {json.dumps(value)}" for name, value in changes.items()]
        drive[payload.SETTINGS] = "\n".join(lines + [""]).encode()
        drive[payload.CODE] = with_probe(drive[payload.CODE], PROBE)
        settings = read(drive[payload.SETTINGS].decode())
        self.words = Words(str(changes.get("LANGUAGE", "en")))
        hardware, _ = solder({name: value for name, value in settings.items() if value is not None})
        self.said: list[tuple[float, str]] = []
        self.began = 0.0  # when code.py started
        self._line = ""
        image = drive_image(drive, firmware_detection.of(uf2).sectors)
        self.board = Board(uf2, image, hardware, self._hear)
        self.board.power_on()

    def _hear(self, text: str) -> None:
        if STARTED in self._line + text and not self.began:
            self.began = self.board.now
        *lines, self._line = (self._line + text).split("\n")
        self.said += [(self.board.now, line.strip()) for line in lines]

    def wait(self, ms: float) -> None:
        self.board.advance(self.board.now + ms, lambda: None)

    def until(self, since: int, *texts: str) -> float:
        """Wait until a line is printed that contains one of `texts`. Return the time of that line.

        `since`: number of lines, counted from power-on, that are ignored.
        """
        end = self.board.now + PATIENCE_MS
        while self.board.now < end:
            for at, line in self.said[since:]:
                if any(text in line for text in texts):
                    return at
            self.wait(5)
        raise RuntimeError(f"{texts!r} is not said, but {[line for _, line in self.said[since:]]}")

    def frame_after(self, at: float) -> float:
        """Wait until the first frame at or after the time `at` is shown. Return the time of that frame."""
        while self.board.frames[-1][0] < at:
            self.wait(5)
        return next(shown for shown, _ in self.board.frames if shown >= at)

    def press(self, key: str) -> float:
        """Tap a key. Return the time of the press."""
        at = self.board.now
        self.board.keys.move(key, True)
        self.wait(TAP_MS)
        self.board.keys.move(key, False)
        return at

    def tap(self, key: str) -> None:
        self.press(key)
        self.wait(GAP_MS)

    def light(self, key: str, text: str, after_ms: float) -> float:
        """Wait `after_ms`, then hold a key until a line with `text` is printed and the next frame is shown.

        Return the ms from the press of the key to that frame.
        """
        self.wait(after_ms)
        since, began = len(self.said), self.board.now
        self.board.keys.move(key, True)
        shown = self.frame_after(self.until(since, text))
        self.wait(HELD_MS)
        self.board.keys.move(key, False)
        self.wait(AFTER_MS)
        return shown - began

    def start_game(self) -> float:
        """Tap # to start a game. When the board has announced whose turn it is, wait for the next frame.

        Return the ms from the tap to that frame. A game that begins with a roll shows the board for a moment before the
        roll. Then the frame is the last one before the roll is announced.
        """
        since, began = len(self.said), self.press("#")
        at = self.until(since, self.words.to_move, *self.words.drawn)
        shown = self.frame_after(at)
        if any(text in line for _, line in self.said[since:] for text in self.words.drawn):
            shown = max(before for before, _ in self.board.frames if before < at)
        self.wait(GAP_MS)
        return shown - began

    def hard_move(self, since: int) -> float:
        """Let the person move whenever it is their turn, until the bot has made its first move that is not hidden.

        Return the ms from the announcement of the bot's turn to that move.

        `since`: number of lines, counted from power-on, that were printed before the game began.
        """
        end, words, turn = self.board.now + PATIENCE_MS, self.words, 0.0
        while self.board.now < end:
            for at, line in self.said[since:]:
                if line == words.bots_turn:
                    turn = at
                if turn and line.startswith(words.bot_plays) and "?" not in line:
                    return at - turn
            since = len(self.said)
            if [line for _, line in self.said if line != words.kept][-1] == words.persons_turn:
                self.board.type(MOVE.encode())
                self.wait(300)
            self.wait(5)
        raise RuntimeError(f"the bot does not move: {[line for _, line in self.said[-9:]]}")

    def leave(self) -> None:
        """Go back to the menu through the pause menu."""
        since = len(self.said)
        self.tap("A")
        self.frame_after(self.until(since, self.words.paused))
        for key in "45":
            self.tap(key)
        self.until(since, self.words.menu, self.words.ends_game)
        if self.words.ends_game in self.said[-1][1]:
            self.tap("5")
            self.until(since, self.words.menu)
        self.wait(300)


def measure(board: TimedBoard) -> Rows:
    """Measure the start, the menu and each game. Return a dict from the name of each measurement to its time in ms."""
    rows: Rows = {}
    words = board.words
    menu = board.until(0, words.menu)
    rows["code.py to first light"] = board.board.frames[0][0] - board.began
    rows["code.py to menu on light"] = board.frame_after(menu) - board.began
    board.wait(300)
    keys = enumerate(MENU_TAPS)
    rows["key to light, menu"] = median([board.light(key, words.menu, PHASE_MS * number) for number, key in keys])
    for number, (key, title, *_) in enumerate(words.rows):
        if games.load(key).players == 1:
            continue  # it has no opponent
        while not board.said[-1][1].startswith(title):
            board.tap("6")
        rows[f"menu # to the board, {key}"] = board.start_game()
        if number == 0:
            held = [board.light("B", words.nothing_back, PHASE_MS * press) for press in range(KEYS_IN_PLAY)]
            rows["key to light, a person to move"] = median(held)
        board.leave()
        board.tap("5")
        board.board.type(SEAT_HARD.encode())
        board.wait(500)
        since = len(board.said)
        rows[SET_UP + key] = board.start_game()
        rows[f"hard's first move, {key}"] = board.hard_move(since)
        board.leave()
        sys.stderr.write(json.dumps(rows) + "\n")
    return rows


def main(arguments: list[str] | None = None) -> int:
    """Measure, and print the times as JSON. Return the exit code."""
    parser = command_line.parser("python -m lab.emulated_pace", "Measure times on the board.")
    parser.add_argument("--uf2", type=Path, required=True, metavar="FILE", help="CircuitPython for raspberry_pi_pico")
    parser.add_argument("--core", type=Path, metavar="DIR", help="a folder with another build of rp2040py")
    parser.add_argument("--set", nargs="+", default=[], metavar="NAME=VALUE", help="settings to change")
    options = parser.parse_args(arguments)
    try:
        require(options.core)
        changes = dict(parse_override(text) for text in options.set)
    except (CannotStart, SettingsError) as error:
        parser.error(str(error))
    rows = measure(TimedBoard(options.uf2, changes))
    print(json.dumps({name: round(ms, 1) for name, ms in rows.items()}, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
