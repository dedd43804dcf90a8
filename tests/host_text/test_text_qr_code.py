"""The invite code as a QR code in a terminal: what a camera reads, and when there is none."""

import re
import sys

import pytest
from brokers import running

from host_common import qr_code
from lab.local_brokers import mosquitto

segno = pytest.importorskip("segno")

CODE = "2hrd-3g1y-y2kr-619d"
LINE = re.compile(r"^((?:\x1b\[38;5;\d+;48;5;\d+m[▀ ]+)+)\x1b\[0m$", re.M)
RUN = re.compile(r"\x1b\[38;5;(231|16);48;5;(231|16)m([▀ ]+)")
WHITE_ON_BLACK = {"█": (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}


def modules(text):
    """Return the modules that a terminal's coloured characters show; colour 231 is white, a light module."""
    rows = []
    for line in LINE.findall(text):
        pairs = [
            (fore == "16" if char == "▀" else back == "16", back == "16")
            for fore, back, run in RUN.findall(line)
            for char in run
        ]
        rows += [[int(dark) for dark in row] for row in zip(*pairs)]
    return rows


def expected(code):
    rows = [list(row) for row in segno.make_qr(code.upper(), error="m").matrix_iter(border=4)]
    return rows + [[0] * len(rows[0])] * (len(rows) % 2)


class Screen:
    """Standard output, a terminal or not."""

    def __init__(self, encoding="utf-8", is_terminal=True):
        self.encoding, self._is_terminal = encoding, is_terminal

    def isatty(self):
        return self._is_terminal


def test_a_host_in_a_terminal_sees_a_readable_qr_code(terminal, tmp_path):
    with running(mosquitto, tmp_path) as broker:
        one = terminal("glowgrid", "--invite", "--broker", f"127.0.0.1:{broker.port}", size=(24, 80))
        one.until("Which game?")
        one.type("tictactoe\n\ny\n")
        one.until("Spectators use")
        code = re.search("[a-z0-9]{4}(-[a-z0-9]{4}){3}", one.read)[0]
        one.type("invitation\n")
        one.type("quit\n")
        one.until("Goodbye.")
        assert modules(one.seen) == 2 * expected(code)  # at once, and once more


@pytest.mark.parametrize(
    ("screen", "terminal"),
    [
        (Screen(is_terminal=False), "xterm"),
        (Screen(), "dumb"),
        (Screen("ascii"), "xterm"),
        (Screen("latin-1"), "xterm"),
    ],
)
def test_there_is_no_qr_code_if_the_output_cannot_show_it(monkeypatch, screen, terminal):
    monkeypatch.setattr(sys, "stdout", screen)
    monkeypatch.setenv("TERM", terminal)
    assert qr_code.lines(CODE) == []


def test_there_is_no_qr_code_without_segno(monkeypatch):
    monkeypatch.setattr(sys, "stdout", Screen())
    monkeypatch.setitem(sys.modules, "segno", None)
    assert qr_code.lines(CODE) == []


def test_an_old_windows_console_gets_a_qr_code_without_colours(monkeypatch):
    monkeypatch.setattr(sys, "stdout", Screen())
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.delenv("TERM", raising=False)
    monkeypatch.delenv("WT_SESSION", raising=False)
    shown = [zip(*[WHITE_ON_BLACK[char] for char in line]) for line in qr_code.lines(CODE)]
    assert [list(row) for pair in shown for row in pair] == expected(CODE)
    monkeypatch.setenv("WT_SESSION", "1")
    assert modules("\n".join(qr_code.lines(CODE))) == expected(CODE)
