"""Client of CircuitPython's web workflow, with which a board's files are read and written over the network.

The source of each path, method, header and status code is https://docs.circuitpython.org/en/latest/docs/workflows.html.
A board serves one connection at a time, and closes it after each answer.
"""

import base64
import http.client
import json
import os
import re
import select
import socket
import time
from urllib.parse import quote, urlsplit

from tools.deploy import deploy_sentences as sentences
from tools.deploy.deploy_sentences import Trouble
from tools.deploy.drive import LARGEST

VARIABLE = "CIRCUITPY_WEB_API_PASSWORD"
API = 4  # the version of the web workflow for which this client is written
_CONTINUE = b"HTTP/1.1 100"
_HOST = re.compile(r"(?:[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*|\[[0-9A-Fa-f:.]+\])(?::[0-9]{1,5})?")


def password() -> str:
    """Return the password of the board's web workflow, from the environment. Raise Trouble if it is missing."""
    found = os.environ.get(VARIABLE, "")
    if not found:
        raise Trouble(sentences.no_password(VARIABLE))
    return found


class WebWorkflow:
    """Client of one board. Every failure is Trouble, with a sentence for the user; no sentence has the password."""

    timeout = 20.0  # seconds without an answer, after which the board counts as lost
    patience = 1.0  # seconds to wait for "100 Continue" before the content is sent anyway
    pause = 1.0  # seconds before a request is repeated
    attempts = 3  # number of times that a request is sent if the connection breaks

    def __init__(self, host: str, secret: str) -> None:
        self.host = host.removeprefix("http://").rstrip("/")
        if not _HOST.fullmatch(self.host):
            raise Trouble(sentences.no_host(host))
        self._authorization = "Basic " + base64.b64encode(f":{secret}".encode()).decode()
        self._met = False  # the board has answered once

    def connect(self) -> dict:
        """Return what the board says about itself (/cp/version.json).

        circuitpython.local redirects to the name of one board. That name becomes `host`.
        """
        for _ in range(3):
            status, content, place = self._send("GET", "/cp/version.json")
            if status != 307:
                break
            self.host = urlsplit(place).netloc
            if not _HOST.fullmatch(self.host):
                raise Trouble(sentences.not_a_board(self.host))
        found = self._parsed(content) if status == 200 else {}
        if not isinstance(found.get("version"), str):
            raise Trouble(sentences.not_a_board(self.host))
        if found.get("web_api_version") != API:
            raise Trouble(sentences.other_api(str(found.get("web_api_version")), API))
        self._met = True
        return found

    def listing(self, folder: str) -> dict | None:
        """Return what the board says about a folder, or None if there is no such folder."""
        path = f"/fs/{folder}/" if folder else "/fs/"
        status, content = self._asked("GET", path, {"Accept": "application/json"}, allowed=(200, 404))
        return self._parsed(content) if status == 200 else None

    def get(self, path: str) -> bytes | None:
        """Return the first LARGEST bytes of a file, or None if there is no such file."""
        status, content = self._asked("GET", f"/fs/{path}", allowed=(200, 404))
        return content if status == 200 else None

    def put(self, path: str, content: bytes) -> None:
        """Write a file in place. Its folder exists."""
        self._asked("PUT", f"/fs/{path}", {"X-Timestamp": _now()}, content)

    def make_folder(self, path: str) -> None:
        """Make a folder. The folder above it exists."""
        self._asked("PUT", f"/fs/{path}/", {"X-Timestamp": _now()})

    def move(self, path: str, new: str) -> None:
        """Rename a file or a folder. Nothing may be at `new`."""
        self._asked("MOVE", f"/fs/{path}", {"X-Destination": quote(f"/fs/{new}")}, gone=True)

    def delete(self, path: str) -> None:
        """Remove a file, or a folder with everything in it."""
        self._asked("DELETE", f"/fs/{path}", gone=True)

    def _asked(
        self,
        method: str,
        path: str,
        headers: dict[str, str] | None = None,
        body: bytes | None = None,
        allowed: tuple[int, ...] = (201, 204),
        gone: bool = False,
    ) -> tuple[int, bytes]:
        """Send a request about a file, and return (status, content). Repeat it if the connection breaks.

        `allowed`: the statuses of success. `gone`: a repeated request succeeds with 404, because the lost first
        answer was a success.
        """
        for attempt in range(self.attempts):
            try:
                status, content, _ = self._send(method, path, headers, body)
            except _Broken as error:
                if attempt + 1 == self.attempts:
                    raise Trouble(sentences.LOST) from error.__cause__
                time.sleep(self.pause)
                continue
            if status in allowed or gone and attempt and status == 404:
                return status, content
            raise Trouble(sentences.of_status(status, f"{method} {path}", VARIABLE))
        raise Trouble(sentences.LOST)

    def _send(
        self, method: str, path: str, headers: dict[str, str] | None = None, body: bytes | None = None
    ) -> tuple[int, bytes, str]:
        """Send one request. Return (status, content, the address of a redirect)."""
        connection = http.client.HTTPConnection(self.host, timeout=self.timeout)
        try:
            connection.connect()
            self._send_head(connection, method, path, headers or {}, body)
            if body:
                self._send_body(connection, body)
            answer = connection.getresponse()
            return answer.status, answer.read(LARGEST), answer.getheader("Location") or ""
        except (socket.gaierror, UnicodeError) as error:
            raise Trouble(sentences.unknown_host(self.host)) from error
        except TimeoutError as error:
            raise Trouble(sentences.LOST if self._met else sentences.no_answer(self.host)) from error
        except (OSError, http.client.HTTPException) as error:
            if self._met:
                raise _Broken from error
            refused = isinstance(error, ConnectionRefusedError)
            raise Trouble((sentences.refused if refused else sentences.no_answer)(self.host)) from error
        finally:
            connection.close()

    def _send_head(
        self,
        connection: http.client.HTTPConnection,
        method: str,
        path: str,
        headers: dict[str, str],
        body: bytes | None,
    ) -> None:
        connection.putrequest(method, quote(path), skip_accept_encoding=True)
        if path.startswith("/fs/"):
            connection.putheader("Authorization", self._authorization)
        for name, value in headers.items():
            connection.putheader(name, value)
        if method == "PUT":
            connection.putheader("Content-Length", str(len(body or b"")))
        if body:
            connection.putheader("Expect", "100-continue")
        connection.endheaders()

    def _send_body(self, connection: http.client.HTTPConnection, body: bytes) -> None:
        """Send the content of a file as soon as the board asks for it. If it refuses the file, send nothing.

        A board that cannot write waits for the content before it says so. So the content is sent even if the board
        has not answered for a while.
        """
        if select.select([connection.sock], [], [], self.patience)[0]:
            start = b""
            while len(start) < len(_CONTINUE):
                start = connection.sock.recv(len(_CONTINUE), socket.MSG_PEEK)
                if not start:
                    return
            if start != _CONTINUE:
                return
        try:
            connection.sock.sendall(body)
        except ConnectionError:
            pass  # the board may have answered before it closed the connection

    def _parsed(self, content: bytes) -> dict:
        """Return a JSON object. Raise Trouble if `content` is anything else."""
        try:
            found = json.loads(content.decode(errors="replace"))
        except ValueError as error:
            raise Trouble(sentences.not_a_board(self.host)) from error
        if not isinstance(found, dict):
            raise Trouble(sentences.not_a_board(self.host))
        return found


class _Broken(Exception):
    """Raised if the connection to a board that has answered before breaks."""


def _now() -> str:
    """Return the time in milliseconds since 1970, for the date of a file."""
    return str(time.time_ns() // 1_000_000)
