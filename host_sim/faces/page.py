"""Page face: one browser plays on the simulator's board, and other browsers in the network may watch.

The page's files are those of web/page; a value in index.html marks the board as one on this computer. Light and
messages are sent as events (text/event-stream). Keys arrive as small requests, which need the secret in the player's
link. An invite code is shown only to the player, both as text and on the grid.

Imports the simulator.
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

from host_sim.faces.hands import Hands
from host_sim.faces.invitation import Invitation, has_code
from host_sim.faces.message_log import MessageLog
from host_sim.faces.page_requests import Handler, Places
from host_sim.faces.real_time import RealTime
from host_sim.faces.web_server import WebServer, own_names
from host_sim.simulator import Simulator

FRAME_S = 1 / 60
ALIVE_S = 15  # interval of events that only show that the simulator is running
KEPT_LINES = 50  # number of printed lines that a new page gets
LOOK_S = 0.25  # interval of checks whether the match of an invitation has begun
ENGINE = "glowgrid.engine.match"
HIDDEN = "An invitation is shown to whoever plays. The light stays dark here until the match begins."


class Page:
    """Server of the page for one simulator. `run` returns when its `stop` is set."""

    def __init__(
        self,
        sim: Simulator,
        files: Path,
        speed: float = 1.0,
        host: str = "127.0.0.1",
        port: int = 0,
        names: Iterable[str] = (),
    ) -> None:
        """Prepare the server. `files` is web/page; `names` are further names of this computer. Raise OSError if the
        port is in use."""
        self.sim = sim
        self.files = files
        self.right = secrets.token_urlsafe(9)
        self.log = MessageLog(sim.machine)
        self.player = ""  # identifier of the page that plays
        self.names = own_names([host, *names])
        self.places = Places()
        self.changed = threading.Condition()
        self.light = b""  # the light for the player
        self.watched = b""  # the light for spectators
        self.lines: list[tuple[int, str]] = []  # numbered lines that the board has printed
        self.over = False
        self.asked: queue.Queue[str] = queue.Queue(200)
        self._pace = RealTime(sim, speed)
        self._hands = Hands(sim)
        self._said = 0
        self._invitation = Invitation(self.log)
        self._is_hidden = False
        self._looked = 0.0
        self._server = WebServer((host, port), type("PageHandler", (Handler,), {"face": self}))
        self.address = f"http://{host}:{self._server.server_port}/"
        self.players_address = f"{self.address}?plays={self.right}"

    def run(self, stop: threading.Event, each: Callable[[], None] = lambda: None) -> None:
        """Run the board and send its light to all pages until `stop` is set. Call `each` once per frame."""
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
                self.over = True
                self.changed.notify_all()
            self._server.shutdown()
            self._server.server_close()

    def about(self, who: str, right: str) -> dict[str, Any]:
        """Return the data with which a page starts. The newest page that has the player's secret plays."""
        plays = secrets.compare_digest(right.encode(), self.right.encode())
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

    def events(self, who: str, right: str) -> Iterator[tuple[str, str]]:
        """Yield the events for a page, as kind and data, until it closes. After a long silence yield ("", "")."""
        about = self.about(who, right)
        yield "board", json.dumps(about)
        light, count, plays = b"", 0, about["PLAYS"]
        until = time.monotonic() + ALIVE_S
        while not self.over:
            with self.changed:
                seen = self.light if plays else self.watched
                if seen == light and self._said == count and not (plays and self.player != who):
                    self.changed.wait(ALIVE_S)
                lines, is_taken = [line for at, line in self.lines if at > count], plays and self.player != who
                count = self._said
                plays = plays and not is_taken
                now = self.light if plays else self.watched
            if is_taken:
                yield "watch", ""
            for line in lines:
                yield "said", json.dumps(line if plays or not has_code(line) else HIDDEN)
            if now != light:
                light = now
                yield "light", base64.b64encode(light).decode()
            if time.monotonic() > until:
                until = time.monotonic() + ALIVE_S
                yield "", ""

    def _publish(self) -> None:
        """Send new light and messages to all pages."""
        self.log.update()
        self._look_at_invitation()
        light = bytes(part for row in self.sim.machine.frame() for colour in row for part in colour)
        watched = bytes(len(light)) if self._is_hidden else light
        new = self.log.count - self._said
        if (light, watched) == (self.light, self.watched) and not new:
            return
        with self.changed:
            for line in self.log.lines[-new:] if new else []:
                self._said += 1
                self.lines.append((self._said, line.text))
            del self.lines[:-KEPT_LINES]
            self.light, self.watched = light, watched
            self.changed.notify_all()

    def _look_at_invitation(self) -> None:
        """Hide the light from spectators while it shows an invite code, until the match begins."""
        self._invitation.update()
        if not self._invitation.code:
            return
        if self.log.count != self._said or time.monotonic() - self._looked > LOOK_S:
            self._looked = time.monotonic()
            self._is_hidden = self._awaits_start()

    def _awaits_start(self) -> bool:
        """Return True if the match of the board has not begun."""
        interpreter = self.sim.machine.interpreter
        with contextlib.suppress(LookupError):  # there is no match, or the drive has another program
            if interpreter:
                phase = self.sim.newest(ENGINE, "Match").phase
                return bool(phase == interpreter.module(ENGINE).NOT_STARTED)
        return False

    def _obey(self) -> None:
        """Carry out the player's requests."""
        with contextlib.suppress(queue.Empty):
            while True:
                self._do(*self.asked.get_nowait().split())

    def _do(self, what: str = "", *numbers: str) -> None:
        layout = self.sim.machine.hardware.layout
        try:
            given = [int(number) for number in numbers]
            if what == "touch":
                self.sim.finger_down(*divmod(given[0], self.sim.machine.hardware.panel.seen_size[0])[::-1])
                self.sim.machine.touches.lift()
            elif what in ("down", "up"):
                row, column = given
                key = layout.keys[row][column]
                if what == "down":
                    self._hands.key_down(row * 16 + column, key)
                else:
                    self._hands.key_up(row * 16 + column)
        except (ValueError, IndexError):
            pass  # our own page never sends such a request
