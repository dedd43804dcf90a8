"""Sitting: interactive use of the simulator, with the choice of window or terminal, messages to the user, and saving.

Imports the whole package; the window and the terminal only when they are chosen.
"""

import argparse
import contextlib
import importlib.util
import os
import signal
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from host_sim import ROOT, state, user_files
from host_sim.options import CannotStart
from host_sim.pictures.recorder import Recorder
from host_sim.simulator import Simulator
from host_sim.state import Content, State

if TYPE_CHECKING:
    from host_sim.faces.window import Window

LAST_LINES = 8  # last lines of the serial console to print in the terminal at the end
KEEP_EVERY_S = 1.0
WRITES_MS = 200  # the board finishes a write within this time
UNSEEN = ("offscreen", "dummy")  # display drivers that show nothing
FRESH = "Fresh start: your saved games stay unchanged, and nothing you play now is saved."


class Keeper:
    """Saves the board's flash and the window's position while the simulator runs. Call it often."""

    def __init__(self, kept: State, sim: Simulator, tell: Callable[[str], None]) -> None:
        """Create the keeper. `tell(sentence)` is called when saving fails."""
        self.place = kept.content.place
        self._state = kept
        self._sim = sim
        self._tell = tell
        self._due = 0.0
        sim.machine.sector.data[:] = kept.content.flash
        self.tell_notes()

    def __call__(self, place: state.Place | None = None) -> None:
        """Save if a second has passed since the last time. `place` is the window's position."""
        self.place = place or self.place
        if time.monotonic() >= self._due:
            self._due = time.monotonic() + KEEP_EVERY_S
            self.keep()

    def keep(self) -> None:
        """Save now, unless the board is writing, because a half-written flash is useless."""
        if not self._sim.machine.sector.is_busy:
            self._state.keep(Content(bytes(self._sim.machine.sector.data), self.place))
        self.tell_notes()

    def tell_notes(self) -> None:
        """Pass on the notes about saving to the user."""
        for note in self._state.notes:
            self._tell(note)
        self._state.notes.clear()

    def finish(self) -> None:
        """Let the board finish its write while it still has power. Then save a last time."""
        machine = self._sim.machine
        end = machine.now_us + WRITES_MS * 1000
        while machine.sector.is_busy and machine.now_us < end and machine.advance(1, 1.0):
            pass
        self.keep()


def sit(sim: Simulator, options: argparse.Namespace) -> int:
    """Run the simulator until the user leaves, and return the exit code."""
    face, notice = choose_face(options.face)
    require("PIL", "Pillow")
    if options.record:
        user_files.check_writable(options.record)
    kept = State(_file(options, face), _is_connected(sim))
    try:
        return _sit(sim, options, face, notice, kept)
    finally:
        kept.close()


def _sit(sim: Simulator, options: argparse.Namespace, face: str, notice: str, kept: State) -> int:
    window, notice = _open(sim, options, kept.content.place) if face == "window" else (None, notice)
    reader = listen(sim) if window else None
    recorder = Recorder(sim.machine) if options.record else None
    if options.fresh:
        kept.notes.append(FRESH)
    notice = "\n".join([notice, *kept.notes]).strip()  # the terminal shows it once it has opened
    later: list[str] = []  # sentences to print after the terminal has closed
    keeper = Keeper(kept, sim, _teller(window) if window else later.append)
    with _ctrl_c() as stop:
        with sim:
            if window:
                window.run(stop, lambda: keeper(window.screen.place))
            else:
                _terminal(sim, options.speed, notice, stop, keeper)
            keeper.finish()
        for sentence in later:
            user_files.complain(sentence)
        code = _save(recorder, options.record) if recorder else 0
    return ended(reader, 130 if stop.is_set() else code)


def look_on(sim: Simulator, options: argparse.Namespace) -> int:
    """Serve the page until Ctrl-C, and return the exit code."""
    from host_sim.faces.page import Page

    pages = ROOT / "web" / "page"
    if not (pages / "index.html").is_file():
        raise CannotStart(f"The page's files are missing from {pages}.")
    try:
        page = Page(sim, pages, options.speed, options.host, options.port, options.host_name)
    except (OSError, OverflowError) as error:
        raise CannotStart(f"{options.host} port {options.port} cannot be used: {user_files.reason(error)}.") from None
    kept = State(_file(options, "web"), _is_connected(sim))
    if options.fresh:
        kept.notes.append(FRESH)
    keeper = Keeper(kept, sim, user_files.complain)
    reader = listen(sim)
    print(f"To play: {page.players_address}\nTo look on: {page.address}\nCtrl-C ends it.", flush=True)
    if options.host in ("127.0.0.1", "localhost") and os.environ.get("BROWSER") != "none":
        webbrowser.open(page.players_address)
    try:
        with _ctrl_c() as stop, sim:
            page.run(stop, keeper)
            keeper.finish()
    finally:
        kept.close()
    return ended(reader, 0)


def _file(options: argparse.Namespace, face: str) -> Path | None:
    """Return the file for saved games, or None.

    The user's own file belongs to Glowgrid's own drive and a visible screen.
    """
    if options.state:
        return options.state  # type: ignore[no-any-return]
    unseen = face == "window" and os.environ.get("SDL_VIDEODRIVER") in UNSEEN
    if options.fresh or options.replay or unseen or options.root.resolve() != ROOT:
        return None
    require("platformdirs", "platformdirs")
    return state.users_file()


def _is_connected(sim: Simulator) -> bool:
    """Return whether the board is connected to another one by cable or radio."""
    return sim.machine.radio is not None or sim.machine.uart.cable is not None


def _teller(window: "Window") -> Callable[[str], None]:
    """Return a function that shows a sentence in the window and on stderr."""

    def tell(sentence: str) -> None:
        user_files.complain(sentence)
        window.log.note(sentence)

    return tell


def ended(reader: user_files.Reader | None, code: int) -> int:
    """Report serial output that could not be written, and return the exit code."""
    if reader is None or not reader.failure:
        return code
    user_files.complain(reader.failure)
    return code or 1


@contextlib.contextmanager
def _ctrl_c() -> Iterator[threading.Event]:
    """Turn Ctrl-C into an event, so that the board can end and the recording can be written."""
    stop = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield stop
        return
    before = signal.signal(signal.SIGINT, lambda *_: stop.set())
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


def _save(recorder: Recorder, path: Path) -> int:
    """Write the recording and return the exit code."""
    try:
        with user_files.writing(path):
            recorder.save(path)
    except user_files.FileError as error:
        user_files.complain(error)
        return 1
    return 0


def choose_face(wish: str | None) -> tuple[str, str]:
    """Return the face to open, and a sentence about the choice, or ""."""
    display = sys.platform != "linux" or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    )
    terminal = is_terminal()
    if wish == "window" and not display:
        raise CannotStart(
            "There is no display for a window; use --face terminal to play here, or --headless to run a script."
        )
    if wish == "terminal" and not terminal:
        raise CannotStart(
            "There is no terminal to play in; --headless --script FILE runs a script without one."
        )
    if wish or display:
        return wish or "window", ""
    if terminal:
        return "terminal", "No display found, so Glowgrid runs in the terminal."
    raise CannotStart(
        "There is neither a display nor a terminal here; --headless --script FILE runs without them."
    )


def is_terminal() -> bool:
    """Return whether stdin and stdout are a terminal."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def _open(
    sim: Simulator, options: argparse.Namespace, place: state.Place | None
) -> "tuple[Window | None, str]":
    """Open the window. If that fails and the user has not chosen a face, return a sentence for the terminal instead."""
    require("pygame", "pygame-ce")
    from host_sim.faces.window import Window
    from host_sim.faces.window_drawing import CannotOpen, Screen

    try:
        return Window(sim, options.speed, big=options.big, screen=Screen(place)), ""
    except CannotOpen as error:
        if options.face is None and is_terminal():
            return None, f"The window cannot open ({error}), so Glowgrid runs in the terminal."
        raise CannotStart(f"The window cannot open ({error}); try --face terminal or --headless.") from None


def _terminal(
    sim: Simulator, speed: float, notice: str, stop: threading.Event, each: Callable[[], None]
) -> None:
    require("textual", "Textual")
    from host_sim.faces.terminal import Terminal

    Terminal(sim, speed, notice, stop, each=each).run()
    for line in sim.machine.faults + sim.machine.serial.last_lines(LAST_LINES):
        print(line)


def listen(sim: Simulator) -> user_files.Reader:
    """Print the serial console's output and the hardware faults."""
    reader = user_files.Reader()
    sim.machine.serial.listeners.append(reader.show)
    for fault in sim.machine.faults:
        user_files.complain(fault)
    return reader


def require(module: str, name: str) -> None:
    """Raise CannotStart if a library is missing."""
    if importlib.util.find_spec(module) is None:
        raise CannotStart(
            f'{name} is not installed: pip install "glowgrid[sim]" installs everything that it needs.'
        )
