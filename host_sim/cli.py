"""The command line: builds the board that the options describe, and shows it through one of the faces.

Part of the room host_sim; imports all of it, and the window and the terminal when they are chosen.
"""

import argparse
import contextlib
import importlib.util
import os
import signal
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from host_sim import files
from host_sim.board.settings import SettingsError, load, parse_override, warnings
from host_sim.faces import headless
from host_sim.options import CannotStart, overrides, parser, reading_time
from host_sim.pictures.recorder import Recorder
from host_sim.simulator import Simulator

if TYPE_CHECKING:
    from host_sim.faces.window import Window

LAST_LINES = 8  # of the serial console: what the terminal leaves behind


def main(arguments: list[str] | None = None) -> int:
    """Run the simulator; returns the exit code."""
    options = parser().read(arguments)
    try:
        _check(options)
        sim = Simulator(
            settings=overrides(options),
            seed=options.seed,
            root=options.root,
            settings_file=options.settings,
            bounce_ms=options.bounce,
            patience_s=options.patience or None,
            thinking_time=not options.headless if options.thinking_time is None else options.thinking_time,
            reading_time=reading_time(options),
        )
        sim.machine.faults += _unknown_settings(options)
        return _headless(sim, options) if options.headless else _interactive(sim, options)
    except (CannotStart, SettingsError, files.FileError) as error:
        files.complain(error)
        return 2
    except KeyboardInterrupt:
        return 130


def _check(options: argparse.Namespace) -> None:
    """Refuse options that do not go together, and a drive with nothing to run."""
    if options.headless and options.face:
        raise CannotStart(f"--headless shows nothing, so it does not go with --face {options.face}.")
    if options.script and not options.headless:
        raise CannotStart("--script is for --headless; a window or a terminal takes its keys from you.")
    _check_drive(options.root)


def _check_drive(root: Path) -> None:
    try:
        has_code = (root / "code.py").is_file()
        root.resolve()
    except (OSError, RuntimeError, ValueError) as error:  # RuntimeError: a link that leads to itself
        raise CannotStart(f"{root} cannot be read: {files.reason(error)}.") from None
    if not has_code:
        raise CannotStart(f"There is no code.py in {root}; --root is the drive with code.py.")
    if any((root / "lib").glob("glowgrid/*.mpy")):
        raise CannotStart(f"{root} is compiled for the board, which a computer cannot run: deploy it with --source.")
    for name in ("code.py", "boot.py"):
        files.check_readable(root / name)


def _unknown_settings(options: argparse.Namespace) -> list[str]:
    """Return a sentence for each setting that the person named and the drive's settings.toml does not have."""
    known = load(options.root / "settings.toml")
    named = dict(parse_override(text) for text in options.set)
    if options.settings:
        named = {**load(options.settings), **named}
    return warnings(named, known) if known else []


def _headless(sim: Simulator, options: argparse.Namespace) -> int:
    if not options.script:
        raise CannotStart("--headless needs --script FILE; see --help for what a script says.")
    _require("PIL", "Pillow")
    reader = _listen(sim)
    code = headless.run(sim, options.script, options.out, options.format, options.draw_keypad, options.record)
    return _ended(reader, code)


def _interactive(sim: Simulator, options: argparse.Namespace) -> int:
    face, notice = _choose_face(options.face)
    _require("PIL", "Pillow")
    if options.record:
        files.check_writable(options.record)
    window, notice = _open(sim, options) if face == "window" else (None, notice)
    reader = _listen(sim) if window else None
    recorder = Recorder(sim.machine) if options.record else None
    with _ctrl_c() as stop:
        with sim:
            if window:
                window.run(stop)
            else:
                _terminal(sim, options.speed, notice, stop)
        code = _save(recorder, options.record) if recorder else 0
    return _ended(reader, 130 if stop.is_set() else code)


def _ended(reader: files.Reader | None, code: int) -> int:
    """Say what the person's end of the serial console did not take; return the exit code."""
    if reader is None or not reader.failure:
        return code
    files.complain(reader.failure)
    return code or 1


@contextlib.contextmanager
def _ctrl_c() -> Iterator[threading.Event]:
    """Note Ctrl-C and go on, so that the board ends, and the record is written, in peace."""
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
    """Write the record; return the exit code."""
    try:
        with files.writing(path):
            recorder.save(path)
    except files.FileError as error:
        files.complain(error)
        return 1
    return 0


def _choose_face(wish: str | None) -> tuple[str, str]:
    """Return the face, and what to say about the choice."""
    display = sys.platform != "linux" or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    )
    terminal = _is_terminal()
    if wish == "window" and not display:
        raise CannotStart(
            "There is no display for a window; --face terminal plays here, --headless runs a script."
        )
    if wish == "terminal" and not terminal:
        raise CannotStart(
            "This is no terminal to play in; --headless --script FILE runs a script without one."
        )
    if wish or display:
        return wish or "window", ""
    if terminal:
        return "terminal", "There is no display, so this is the terminal."
    raise CannotStart(
        "There is neither a display nor a terminal here; --headless --script FILE runs without them."
    )


def _is_terminal() -> bool:
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def _open(sim: Simulator, options: argparse.Namespace) -> "tuple[Window | None, str]":
    """Open the window; where none can be had and none was wished for, return what to say in the terminal instead."""
    _require("pygame", "pygame-ce")
    from host_sim.faces.screen import CannotOpen
    from host_sim.faces.window import Window

    try:
        return Window(sim, options.speed, big=options.big), ""
    except CannotOpen as error:
        if options.face is None and _is_terminal():
            return None, f"The window cannot open ({error}), so this is the terminal."
        raise CannotStart(f"The window cannot open ({error}); try --face terminal or --headless.") from None


def _terminal(sim: Simulator, speed: float, notice: str, stop: threading.Event) -> None:
    _require("textual", "Textual")
    from host_sim.faces.terminal import Terminal

    if notice:
        files.complain(notice)
    Terminal(sim, speed, notice, stop).run()
    for line in sim.machine.faults + sim.machine.serial.last_lines(LAST_LINES):
        print(line)


def _listen(sim: Simulator) -> files.Reader:
    """Show the serial console, and what is wrong with the hardware, where the simulator was started."""
    reader = files.Reader()
    sim.machine.serial.listeners.append(reader.show)
    for fault in sim.machine.faults:
        files.complain(fault)
    return reader


def _require(module: str, name: str) -> None:
    if importlib.util.find_spec(module) is None:
        raise CannotStart(
            f'{name} is not installed: pip install "glowgrid[sim]" brings all the simulator needs.'
        )
