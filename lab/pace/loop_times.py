"""Play a game, and print the times of the main loop's rounds as JSON:

    python -m lab.pace.loop_times FOLDER alone|cable|PORT [here]

The second argument names the opponent: `alone` for a bot on the board, `cable` for a remote player at the other end of
a cable, or PORT for a remote player who uses the broker at this port of this computer. FOLDER is a drive (see
lab.pace.table). Times are estimates for the board. With `here`, they are processor times of the same rounds on this
computer.
"""

import json
import random
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from lab.pace import scenarios, timed_cable_and_radio, timed_modules
from lab.pace.timed_modules import Time
from lab.pace.timed_peer import THINKS_MS, Peer, step_aside
from lab.pace.timed_person import TimedPerson
from tools.vm.cable_ends import End

KEY = "gomoku"
PLAYS_MS = 40_000  # time that is measured, from the third move on
STILL_MS = 300  # after this time a move has been shown, saved and acknowledged
ARRIVES_MS = 100  # before a move of the opponent is played, its message is read for less than this time
PATIENCE_MS = 60_000
ALONE, CABLE = "alone", "cable"


class Clock:
    """A clock that the remote player uses. It shows the time of the board."""

    def now(self) -> int:
        return timed_modules.now_ms()

    def diff(self, a: int, b: int) -> int:
        return (a - b + (1 << 28)) % (1 << 29) - (1 << 28)

    def add(self, a: int, ms: int) -> int:
        return (a + ms) % (1 << 29)


@contextmanager
def free() -> Iterator[None]:
    """Context manager: operations inside the `with` statement take no time on the board."""
    traced, before = sys.gettrace(), Time.us
    timed_modules.stop()
    yield
    Time.us = before
    if traced is not None:
        timed_modules.go_on()


class Watched(TimedPerson):
    """A TimedPerson who also records the duration of each round of the main loop and the time of each frame, in ms.

    `noted` has the duration of each round on the board, without garbage collections. `here` has the processor time of
    the same rounds on this computer. `frames` has the time of each frame on the board.
    """

    def __init__(self, app: Any) -> None:
        super().__init__(app)
        self.noted: list[float] = []
        self.here: list[float] = []
        self.frames: list[float] = []
        self._paint, app.console.grid.paint = app.console.grid.paint, self._painted

    def _painted(self, canvas: Any) -> Any:
        self.frames.append(Time.us / 1000)
        return self._paint(canvas)

    def round(self) -> None:
        began, collecting, here = Time.us, Time.collecting, time.thread_time_ns()
        self.app.tick()
        self.app.tidy()
        self.here.append((time.thread_time_ns() - here) / 1e6)
        self.noted.append((Time.us - began - Time.collecting + collecting) / 1000)
        self.app.console.clock.wait(1)


class Table:
    """A board with a simulated player, who makes random moves.

    `how` names the opponent: "alone", "cable" or a port, as at the top of this file. `peer` is the remote opponent, or
    None if the opponent is a bot.
    """

    def __init__(self, person: Watched, how: str) -> None:
        self.person, self.how = person, how
        self.peer = Peer(KEY, Clock()) if how != ALONE else None
        self._chance = random.Random(1)
        self._since = 0.0
        self._is_seated = False

    def round(self) -> None:
        """Run one round of the board's main loop, then one round of the remote opponent. Make the player's move if it
        is due."""
        self.person.round()
        with free():
            if self.peer is not None and self._is_seated:
                self.peer.round()
            match = self.person.app.session.match
            if match is None or not match.awaits_person:
                self._since = Time.us
            elif Time.us - self._since > THINKS_MS * 1000:
                match.play(self._chance.choice(match.game.legal_moves()))

    def set_up(self) -> None:
        """Choose the game in the menu, choose the opponent, and start the game."""
        from glowgrid import games

        person, session = self.person, self.person.app.session
        person.until("sets up", 0)
        person.wait(300)
        while games.CATALOGUE[person.app.scene.item][0] != KEY:
            person.tap("6")
        person.tap("5")
        setup = session.setup()
        setup.who = ["", "random" if self.how == ALONE else "link", *setup.who[2:]]
        person.wait(500)
        person.tap("#")

    def seat(self) -> None:
        """Let the remote opponent join the match. Against a bot, do nothing."""
        if self.peer is None:
            return
        if self.how == CABLE:
            self.peer.by_cable(End())
        else:
            self.person.until("invite code: ", 0)
            said = next(said for _, said in Time.said if "invite code: " in said)
            self.peer.by_broker(int(self.how), said.partition("invite code: ")[2][:19])
        self._is_seated = True

    def begin(self) -> None:
        """Play until three moves have been made."""
        end = Time.us + PATIENCE_MS * 1000
        while self._ply() < 3:
            if Time.us > end:
                raise RuntimeError(f"The game does not begin: {Time.said[-5:]}")
            self.round()

    def _ply(self) -> int:
        match = self.person.app.session.match
        return match.game.ply if match is not None else 0

    def measure(self) -> dict[str, list[float]]:
        """Play on, and measure times. Return a dictionary from name to [median, 99th percentile, maximum] in ms.

        The names are:

        - "round": durations of rounds on the board
        - "here": processor times of the same rounds on this computer
        - "frame": intervals between frames
        - "still round": durations of rounds on the board while nobody moves
        - "still": intervals between frames while nobody moves
        """
        person, match = self.person, self.person.app.session.match
        end, moves, ply = Time.us + PLAYS_MS * 1000, [Time.us], 0
        person.noted, person.here, person.frames = [], [], []
        rounds: list[tuple[float, float]] = []
        while Time.us < end and match.game.outcome is None:
            self.round()
            rounds.append((Time.us, person.noted[-1]))
            if match.game.ply != ply:
                moves.append(Time.us)
                ply = match.game.ply
        still_rounds = [ms for at, ms in rounds if is_still(at, moves)]
        gaps = [after - before for before, after in zip(person.frames, person.frames[1:])]
        still = [gap for gap, after in zip(gaps, person.frames[1:]) if is_still(1000 * after, moves)]
        found = {"round": person.noted, "here": person.here, "frame": gaps, "still": still, "still round": still_rounds}
        return {name: figures(values) for name, values in found.items()}


def is_still(us: float, moves: list[float]) -> bool:
    """Return whether no move is made shortly before or after the time `us`.

    `moves`: the times of all moves. All times are in microseconds.
    """
    return not [at for at in moves if at - ARRIVES_MS * 1000 < us < at + STILL_MS * 1000]


def figures(values: list[float]) -> list[float]:
    """Return [median, 99th percentile, maximum] of `values`."""
    values = sorted(values)
    return [values[int(part * (len(values) - 1))] for part in (0.5, 0.99, 1)]


def main(folder: Path, how: str, here: bool) -> dict[str, list[float]]:
    """Play one game, and return its times, as `Table.measure` does.

    The arguments are those of the command at the top of this file. `how` names the opponent.
    """
    if how == CABLE:
        Time.settings |= {"LINK_TX": "GP12", "LINK_RX": "GP13"}
    elif how != ALONE:
        Time.settings |= {"MQTT_BROKER": f"127.0.0.1:{how}"}
    step_aside()
    person = Watched(scenarios.begin(folder, timed_cable_and_radio.modules()).app)
    if here:
        timed_modules.stop()
    table = Table(person, how)
    table.set_up()
    table.seat()
    table.begin()
    return table.measure()


if __name__ == "__main__":
    said = main(Path(sys.argv[1]), sys.argv[2], "here" in sys.argv[3:])
    timed_modules.stop()
    sys.stdout.write(json.dumps(said))
