"""SIGTERM ends a test run, even though SDL catches it while a window is open."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

CONFTEST = Path(__file__).resolve().parent.parent / "conftest.py"
OPENS_A_WINDOW = f"""
import runpy, sys, time
runpy.run_path({str(CONFTEST)!r})
import pygame
pygame.display.init()
pygame.display.set_mode((64, 64))
print("open", flush=True)
time.sleep(600)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows ends a process without a signal")
def test_sigterm_ends_a_run_while_a_test_has_a_window_open(monkeypatch):
    pytest.importorskip("pygame")
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.delenv("SDL_NO_SIGNAL_HANDLERS", raising=False)
    with subprocess.Popen([sys.executable, "-c", OPENS_A_WINDOW], stdout=subprocess.PIPE, text=True) as run:
        while "open" not in run.stdout.readline():
            assert run.poll() is None
        run.terminate()
        try:
            assert run.wait(60) == -signal.SIGTERM
        finally:
            run.kill()
