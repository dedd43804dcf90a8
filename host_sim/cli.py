"""Command line of the simulator: make the board that the options describe, then run a script or a user interface."""

import argparse
import os
from pathlib import Path

from glowgrid import games
from glowgrid.engine import transcript
from host_sim import ROOT, state, user_files
from host_sim.board.overridden_settings import SettingsError, load, parse_override, warnings
from host_sim.faces import headless
from host_sim.keeper import Keeper
from host_sim.options import CannotStart, overrides, parser, reading_time, transcript_of
from host_sim.parts.cable import CannotPlug, cable
from host_sim.simulator import Simulator
from host_sim.sitting import exit_code, listen, require, run_interactive, serve_page
from host_sim.state import State


def main(arguments: list[str] | None = None) -> int:
    """Run the simulator with the command-line `arguments`, and return the exit code."""
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
        if options.join and sim.machine.radio is None:
            raise CannotStart("--join needs the broker of the invitation: --broker HOST.")
        if options.link:
            sim.machine.uart.cable = cable(options.link)
        if options.web:
            return serve_page(sim, options)
        return _headless(sim, options) if options.headless else run_interactive(sim, options)
    except (CannotStart, CannotPlug, SettingsError, user_files.FileError) as error:
        user_files.complain(error)
        return 2
    except KeyboardInterrupt:
        return 130


def _check(options: argparse.Namespace) -> None:
    """Raise CannotStart if some of the options cannot be combined, or if the drive cannot run on a computer."""
    if options.headless and options.face:
        raise CannotStart(f"--headless has no display, so it cannot be combined with --face {options.face}.")
    if options.web and (options.headless or options.face or options.record):
        raise CannotStart("--web cannot be combined with --face, --headless or --record.")
    if options.script and not options.headless:
        raise CannotStart("--script works only with --headless.")
    if options.fresh and options.state:
        raise CannotStart("--fresh saves nothing, so it cannot be combined with --state. A new FILE starts empty, too.")
    if options.state:
        state.check(options.state)
    _check_drive(options.root)


def _check_drive(root: Path) -> None:
    """Raise CannotStart if `root` is not a drive that can run on a computer."""
    try:
        has_code = (root / "code.py").is_file()
        root.resolve()
    except (OSError, RuntimeError, ValueError) as error:  # RuntimeError: a symbolic link to itself
        raise CannotStart(f"{root} cannot be read: {user_files.reason(error)}.") from None
    if not has_code:
        raise CannotStart(f"There is no code.py in {root}; --root must be the drive with code.py.")
    if any((root / "lib").glob("glowgrid/*.mpy")):
        raise CannotStart(f"{root} is compiled for the board and cannot run on a computer: deploy it with --source.")
    for name in ("code.py", "boot.py"):
        user_files.check_readable(root / name)


def _check_transcript(text: str) -> None:
    """Raise CannotStart if `text`, the value of --replay, is no transcript of a game and names no file with one. The
    board would only print a sentence, and go on."""
    try:
        transcript.read(transcript_of(text), games.load)
    except ValueError as error:
        name = Path(text).name if os.path.exists(text) else user_files.short(text)
        raise CannotStart(f"{name} cannot be replayed: {error}") from None


def _unknown_settings(options: argparse.Namespace) -> list[str]:
    """Return a sentence for each setting that the user has given but that is not in the drive's settings.toml."""
    known = load(options.root / "settings.toml")
    named = dict(parse_override(text) for text in options.set)
    if options.settings:
        named = {**load(options.settings), **named}
    return warnings(named, known) if known else []


def _headless(sim: Simulator, options: argparse.Namespace) -> int:
    """Run the script of --script, and return the exit code.

    Games are saved only in the file that --state names. The file in which a user's games are usually saved is not used.
    """
    if not options.script:
        raise CannotStart("--headless needs --script FILE; --help describes scripts.")
    require("PIL", "Pillow")
    if options.replay is not None and options.root.resolve() == ROOT:
        _check_transcript(options.replay)
    kept = State(options.state)
    keeper = Keeper(kept, sim, user_files.complain)
    printer = listen(sim)
    try:
        code = headless.run(sim, options.script, options.out, options.format, options.draw_keypad, options.record)
        keeper.keep()
    finally:
        kept.close()
    return exit_code(printer, code)
