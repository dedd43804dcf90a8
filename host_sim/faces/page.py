"""Page for browsers: one browser plays on the simulator's board, and other browsers in the network may watch.

The page consists of the files in web/page. An element in index.html says that the board is on this computer. Lights and
messages are sent to the page as events (text/event-stream). Keys arrive as small requests, which must contain the
secret from the player's link. An invite code is shown only to the player, as text and on the lights.
"""

import base64
import contextlib
import json
import queue
import secrets
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from host_sim import words
from host_sim.faces.hands import Hands
from host_sim.faces.invitation import Invitation, has_code
from host_sim.faces.message_log import MessageLog
from host_sim.faces.page_requests import Handler, WatcherSlots
from host_sim.faces.real_time import RealTime
from host_sim.faces.web_server import ANYWHERE, WebServer, network_address, own_names
from host_sim.simulator import Simulator

FRAME_S = 1 / 60
ALIVE_S = 15  # time between empty events, which show that the simulator is running
KEPT_LINES = 50  # number of printed lines that are sent to a new page
CHECK_S = 0.25  # how often to check whether a match with an invite code has begun
ENGINE = "glowgrid.engine.match"
NOTHING = "null"  # a page then keeps what it shows around the lights


class Page:
    """Server of the page for one simulator."""

    def __init__(
        self,
        sim: Simulator,
        files: Path,
        speed: float = 1.0,
        host: str = "127.0.0.1",
        port: int = 0,
        names: Iterable[str] = (),
    ) -> None:
        """Prepare the server. Raise OSError if the port is in use.

        - `files` is the folder web/page.
        - `speed` is the speed of time. With 1, time passes as fast as on a real board.
        - `host` is the address at which the server can be reached, and `port` is its port. Port 0 means a free port.
        - `names` are further host names of this computer.
        """
        self.sim = sim
        self.files = files
        self.secret = secrets.token_urlsafe(9)
        self.log = MessageLog(sim.machine)
        self.player = ""  # identifier of the browser page that plays
        self.names = own_names([host, *names])
        self.slots = WatcherSlots()
        self.changed = threading.Condition()
        self.light = b""  # colours that the player sees, three bytes per light
        self.spectators_light = b""  # colours that spectators see
        self.screen = ""  # what is shown around the lights, as JSON of a description (screen/description.py)
        self.lines: list[tuple[int, str]] = []  # (number, line) of what the board has printed
        self.is_over = False
        self.requests: queue.Queue[str] = queue.Queue(200)
        self._pace = RealTime(sim, speed)
        self._hands = Hands(sim)
        self._said = 0
        self._invitation = Invitation(self.log)
        self._is_hidden = False
        self._checked = 0.0
        self._server = WebServer((host, port), type("PageHandler", (Handler,), {"face": self}))
        shown = (network_address() or "127.0.0.1") if host in ANYWHERE else host
        self.address = f"http://{shown}:{self._server.server_port}/"
        self.players_address = f"{self.address}?plays={self.secret}"

    def run(self, stop: threading.Event, each: Callable[[], None] = lambda: None) -> None:
        """Run the board, and send its lights to all pages, until `stop` is set. Call `each` once per frame."""
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        before = time.monotonic()
        try:
            while not stop.wait(FRAME_S):
                now = time.monotonic()
                self._obey()
                self._pace.step(now - before)
                before = now
                self._publish()
                each()
        finally:
            with self.changed:
                self.is_over = True
                self.changed.notify_all()
            self._server.shutdown()
            self._server.server_close()

    def about(self, who: str, secret: str) -> dict[str, Any]:
        """Return the data that a page needs at its start.

        `who` identifies the page. If `secret` is the player's secret, this page plays from now on, and all other
        pages only watch.
        """
        plays = secrets.compare_digest(secret.encode(), self.secret.encode())
        if plays:
            with self.changed:
                self.player = who
                self.changed.notify_all()
        hardware = self.sim.machine.hardware
        width, height = hardware.panel.seen_size
        layout = hardware.layout
        settings = self.sim.machine.settings
        return {
            "PLAYS": plays,
            "COLUMNS": width,
            "WIRE": list(range(width * height)),
            "PIXEL_ORDER": "RGB",
            "LANGUAGE": settings.get("LANGUAGE") or "en",
            "KEYPAD_KEYS": " ".join(layout.keys),
            "KEYPAD_ROWS": " ".join(map(str, range(len(layout.rows)))),
            "KEYPAD_COLS": " ".join(map(str, range(len(layout.cols)))),
        }

    def events(self, who: str, secret: str) -> Iterator[tuple[str, str]]:
        """Generator: yield (kind, data) for each event to send to the page `who`.

        About every ALIVE_S seconds, yield ("", ""), which shows the page that the simulator is running.
        """
        about = self.about(who, secret)
        yield "board", json.dumps(about)
        light, screen, count, plays = b"", "", 0, about["PLAYS"]
        until = time.monotonic() + ALIVE_S
        while not self.is_over:
            with self.changed:
                seen = self.light if plays else self.spectators_light
                is_new = seen != light or self._said != count or self._shown(plays) != screen
                if not is_new and not (plays and self.player != who):
                    self.changed.wait(ALIVE_S)
                lines, is_taken = [line for at, line in self.lines if at > count], plays and self.player != who
                count = self._said
                plays = plays and not is_taken
                now = self.light if plays else self.spectators_light
            if is_taken:
                yield "watch", ""
            for line in lines:
                yield "said", json.dumps(line if plays or not has_code(line) else self._hidden_line())
            if now != light:
                light = now
                yield "light", base64.b64encode(light).decode()
            if self._shown(plays) != screen:
                screen = self._shown(plays)
                yield "screen", screen
            if time.monotonic() > until:
                until = time.monotonic() + ALIVE_S
                yield "", ""

    def _hidden_line(self) -> str:
        """Return what spectators read instead of a line with an invite code."""
        return str(words.language(self.sim.language).HIDDEN_INVITATION)

    def _shown(self, plays: bool) -> str:
        """Return what a page shows around the lights. `plays`: whether it is the player's page."""
        return NOTHING if self._is_hidden and not plays else self.screen

    def _publish(self) -> None:
        """Send changed lights, descriptions and new messages to all pages."""
        self.log.update()
        self._check_invitation()
        light = bytes(part for row in self.sim.machine.frame() for colour in row for part in colour)
        watched = bytes(len(light)) if self._is_hidden else light
        new = self.log.count - self._said
        described = self.sim.describe()
        screen = json.dumps(described) if described else self.screen
        if (light, watched, screen) == (self.light, self.spectators_light, self.screen) and not new:
            return
        with self.changed:
            for line in self.log.lines[-new:] if new else []:
                self._said += 1
                self.lines.append((self._said, line.text))
            del self.lines[:-KEPT_LINES]
            self.light, self.spectators_light, self.screen = light, watched, screen
            self.changed.notify_all()

    def _check_invitation(self) -> None:
        """If there is an invite code, hide the lights from spectators until the match begins."""
        self._invitation.update()
        if not self._invitation.code:
            return
        if self.log.count != self._said or time.monotonic() - self._checked > CHECK_S:
            self._checked = time.monotonic()
            self._is_hidden = self._awaits_start()

    def _awaits_start(self) -> bool:
        """Return whether the board waits for its match to begin."""
        interpreter = self.sim.machine.interpreter
        with contextlib.suppress(LookupError):  # there is no match, or the program is not Glowgrid
            if interpreter:
                phase = self.sim.newest(ENGINE, "Match").phase
                return bool(phase == interpreter.module(ENGINE).NOT_STARTED)
        return False

    def _obey(self) -> None:
        """Carry out the player's requests."""
        with contextlib.suppress(queue.Empty):
            while True:
                self._do(*self.requests.get_nowait().split())

    def _do(self, what: str = "", *numbers: str) -> None:
        """Carry out a request: "touch LIGHT", "select ITEM", "choose ITEM CHOICE", "down ROW COLUMN" or "up"."""
        layout = self.sim.machine.hardware.layout
        try:
            given = [int(number) for number in numbers]
            if what == "touch":
                self.sim.finger_down(*divmod(given[0], self.sim.machine.hardware.panel.seen_size[0])[::-1])
                self.sim.machine.touches.lift()
            elif what == "select":
                self.sim.select(given[0])
            elif what == "choose":
                self.sim.choose(given[0], given[1])
            elif what in ("down", "up"):
                row, column = given
                key = layout.keys[row][column]
                if what == "down":
                    self._hands.key_down(row * 16 + column, key)
                else:
                    self._hands.key_up(row * 16 + column)
        except (ValueError, IndexError):
            pass  # not from our page, which sends only valid requests
