"""Use the simulator interactively: choose between window and terminal, show messages, and save games.

The window and the terminal are imported only when they are chosen.
"""

import argparse
import contextlib
import importlib.util
import os
import signal
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from glowgrid.config.language import first_known
from host_sim import ROOT, state, user_files, words
from host_sim.dropped_files import open_in_new_window
from host_sim.keeper import Keeper
from host_sim.options import CannotStart, overrides
from host_sim.pictures.recorder import Recorder
from host_sim.simulator import Simulator
from host_sim.state import State

if TYPE_CHECKING:
    from host_sim.faces.window import Window

LAST_LINES = 8  # number of lines of the serial console that stay in the terminal after the end
UNSEEN = ("offscreen", "dummy")  # display drivers that show nothing


def run_interactive(sim: Simulator, options: argparse.Namespace) -> int:
    """Open the window or the terminal, and run until the user leaves. Return the exit code."""
    face, notice = choose_face(options.face)
    require("PIL", "Pillow")
    if options.record:
        user_files.check_writable(options.record)
    kept = State(_state_file(options, face), _is_connected(sim), words.language(sim.language))
    speak_as_before(sim, kept, options)
    try:
        return _run_face(sim, options, face, notice, kept)
    finally:
        kept.close()


def speak_as_before(sim: Simulator, kept: State, options: argparse.Namespace) -> None:
    """Use the language that the user has chosen with a key the last time, unless `options` name one."""
    if first_known(kept.content.language) and "LANGUAGE" not in overrides(options):
        sim.language = kept.content.language


def _run_face(sim: Simulator, options: argparse.Namespace, face: str, notice: str, kept: State) -> int:
    """Run `face`, window or terminal, until the user leaves. Return the exit code. `notice`: a first message."""
    window, notice = _open(sim, options, kept.content.window_box) if face == "window" else (None, notice)
    printer = listen(sim) if window else None
    recorder = Recorder(sim.machine) if options.record else None
    if options.fresh:
        kept.notes.append(words.language(sim.language).FRESH)
    notice = "\n".join([notice, *kept.notes]).strip()  # for the terminal, which shows it after opening
    later: list[str] = []  # messages to print after the terminal has closed
    keeper = Keeper(kept, sim, _announcer(window) if window else later.append)
    with _ctrl_c() as stop:
        with sim:
            if window:
                window.run(stop, lambda: keeper(window.screen.window_box))
            else:
                _terminal(sim, options.speed, notice, stop, keeper)
            keeper.finish()
        for sentence in later:
            user_files.complain(sentence)
        code = _save(recorder, options.record) if recorder else 0
    return exit_code(printer, 130 if stop.is_set() else code)


def serve_page(sim: Simulator, options: argparse.Namespace) -> int:
    """Serve the page for browsers until Ctrl-C, and return the exit code."""
    from host_sim.faces.page import Page

    pages = ROOT / "web" / "page"
    if not (pages / "index.html").is_file():
        raise CannotStart(f"The page's files are missing from {pages}.")
    try:
        page = Page(sim, pages, options.speed, options.host, options.port, options.host_name)
    except (OSError, OverflowError) as error:
        raise CannotStart(f"{options.host} port {options.port} cannot be used: {user_files.reason(error)}.") from None
    kept = State(_state_file(options, "web"), _is_connected(sim), words.language(sim.language))
    if options.fresh:
        kept.notes.append(words.language(sim.language).FRESH)
    keeper = Keeper(kept, sim, user_files.complain)
    printer = listen(sim)
    print(f"To play: {page.players_address}\nTo watch: {page.address}\nCtrl-C ends it.", flush=True)
    if options.host in ("127.0.0.1", "localhost") and os.environ.get("BROWSER") != "none":
        webbrowser.open(page.players_address)
    try:
        with _ctrl_c() as stop, sim:
            page.run(stop, keeper)
            keeper.finish()
    finally:
        kept.close()
    return exit_code(printer, 0)


def _state_file(options: argparse.Namespace, face: str) -> Path | None:
    """Return the file for saved games, or None if games are not saved.

    The option --state names the file. Without this option, the file is in the user's own folder, but games are not
    saved in these cases:

    - The option --fresh or --replay is used.
    - The drive of the board is not Glowgrid's own.
    - The face is the window, but nobody can see the window.
    """
    if options.state:
        return options.state  # type: ignore[no-any-return]
    unseen = face == "window" and os.environ.get("SDL_VIDEODRIVER") in UNSEEN
    if options.fresh or options.replay is not None or unseen or options.root.resolve() != ROOT:
        return None
    require("platformdirs", "platformdirs")
    return state.users_file()


def _is_connected(sim: Simulator) -> bool:
    """Return whether the board has a radio, or a cable to a second board."""
    return sim.machine.radio is not None or sim.machine.uart.cable is not None


def _announcer(window: "Window") -> Callable[[str], None]:
    """Return a function that prints a sentence to standard error and adds it to the log of the window."""

    def tell(sentence: str) -> None:
        user_files.complain(sentence)
        window.log.note(sentence)

    return tell


def exit_code(printer: user_files.ConsolePrinter | None, code: int) -> int:
    """Return the exit code of the simulator, which is usually `code`.

    If `printer` could not write the serial output, print the reason. If `code` is 0 in this case, return 1. `printer`
    is None if no serial output is written.
    """
    if printer is None or not printer.failure:
        return code
    user_files.complain(printer.failure)
    return code or 1


@contextlib.contextmanager
def _ctrl_c() -> Iterator[threading.Event]:
    """Context manager: yield an event. During the `with` block, Ctrl-C only sets this event.

    The caller can then stop the board in an orderly way, and write a recording.
    """
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
    """Write the recording to `path`, and return the exit code."""
    try:
        with user_files.writing(path):
            recorder.save(path)
    except user_files.FileError as error:
        user_files.complain(error)
        return 1
    return 0


def choose_face(wish: str | None) -> tuple[str, str]:
    """Return (face, sentence). The face is "window" or "terminal". The sentence explains the choice to the user. It is
    "" if there is nothing to explain.

    `wish` is the face that the user has asked for, or None. Raise CannotStart if this face is impossible, or if `wish`
    is None and both faces are impossible.
    """
    display = sys.platform != "linux" or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    )
    terminal = is_terminal()
    if wish == "window" and not display:
        raise CannotStart(
            "There is no display for a window; use --face terminal to play here, or --headless to run a script."
        )
    if wish == "terminal" and not terminal:
        raise CannotStart("There is no terminal to play in; --headless --script FILE runs a script without one.")
    if wish or display:
        return wish or "window", ""
    if terminal:
        return "terminal", "No display found, so Glowgrid runs in the terminal."
    raise CannotStart("There is neither a display nor a terminal here; --headless --script FILE runs without them.")


def is_terminal() -> bool:
    """Return whether standard input and output are both a terminal."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def _open(
    sim: Simulator, options: argparse.Namespace, window_box: state.WindowBox | None
) -> "tuple[Window | None, str]":
    """Open the window, and return (window, "").

    If the window cannot open, return (None, sentence). The caller then continues in the terminal, and shows the
    sentence. But if the user has asked for the window, or if there is no terminal, raise CannotStart.
    """
    require("pygame", "pygame-ce")
    from host_sim.faces.system_window import CannotOpen
    from host_sim.faces.window import Window
    from host_sim.faces.window_drawing import Screen

    try:
        screen = Screen(window_box, words.language(sim.language))
        dropped = partial(open_in_new_window, language=sim.language)
        return Window(sim, options.speed, big=options.big, screen=screen, dropped=dropped), ""
    except CannotOpen as error:
        if options.face is None and is_terminal():
            return None, f"The window cannot open ({error}), so Glowgrid runs in the terminal."
        raise CannotStart(f"The window cannot open ({error}); try --face terminal or --headless.") from None


def _terminal(
    sim: Simulator, speed: float, notice: str, stop: threading.Event, each: Callable[[], None]
) -> None:
    """Run in the terminal until the user leaves. Afterwards, print the faults and the last lines of the serial
    console."""
    require("textual", "Textual")
    from host_sim.faces.terminal import Terminal

    Terminal(sim, speed, notice, stop, each=each).run()
    for line in sim.machine.faults + sim.machine.serial.last_lines(LAST_LINES):
        print(line)


def listen(sim: Simulator) -> user_files.ConsolePrinter:
    """Print the hardware faults so far. From now on, also print the output of the serial console. Return the object
    that prints this output."""
    printer = user_files.ConsolePrinter()
    sim.machine.serial.listeners.append(printer.show)
    for fault in sim.machine.faults:
        user_files.complain(fault)
    return printer


def require(module: str, name: str) -> None:
    """Raise CannotStart if the Python module `module` is not installed. `name` is the name of the library in the
    message for the user."""
    if importlib.util.find_spec(module) is None:
        raise CannotStart(
            f'{name} is not installed: pip install "glowgrid[sim]" installs everything that it needs.'
        )
