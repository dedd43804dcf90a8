"""The headless face: runs a script in virtual time and writes what it saw.

Part of the room host_sim; imports Pillow, when it writes pictures. The same script and seed
give the same bytes.
"""

import sys
from collections.abc import Callable
from pathlib import Path

from host_sim import files, script
from host_sim.recorder import Recorder
from host_sim.simulator import Simulator, Stalled

FORMATS = ("png", "gif", "text")


def run(
    sim: Simulator,
    script_path: Path,
    out: Path,
    file_format: str = "png",
    with_keypad: bool = False,
    record: Path | None = None,
) -> int:
    """Run a script; returns the exit code: 0, 1 when something failed, 2 for a script that is wrong.

    FileError where a file cannot be read or written.
    """
    try:
        steps = script.parse(files.read_text(script_path), sim.machine.hardware.layout.names)
    except script.ScriptError as error:
        return _complain(f"{script_path.name}: {error}", 2)
    files.make_folder(out)
    if record:
        files.check_writable(record)
    recorder = Recorder(sim.machine) if record or file_format == "gif" else None
    try:
        failure = _play(sim, steps, _writer(sim, out, file_format, with_keypad))
    finally:  # after Ctrl-C, too
        (out / "serial.txt").write_text(sim.serial, encoding="utf-8")
        if recorder:
            recorder.save_gif(record or out / "run.gif", with_keypad)
    return _complain(f"{script_path.name}: {failure}", 1) if failure else 0


def _play(sim: Simulator, steps: list[script.Step], write: Callable[[str], None]) -> str:
    """Do the steps and return what went wrong, if anything."""
    try:
        with sim:
            script.run(steps, sim, write)
            write("end")
    except (script.ScriptError, Stalled) as error:
        return str(error)
    if sim.machine.crashed:
        return "code.py or boot.py ended with an exception, see serial.txt."
    if said := sim.unexpected_end:
        return f"code.py ended by itself, and the script did not expect what it said last: {said}"
    return ""


def _writer(sim: Simulator, out: Path, file_format: str, with_keypad: bool) -> Callable[[str], None]:
    def write(name: str) -> None:
        if file_format == "text":
            (out / f"{name}.txt").write_text(sim.text() + "\n", encoding="utf-8")
        else:
            sim.screenshot(out / f"{name}.png", with_keypad)

    return write


def _complain(sentence: str, code: int) -> int:
    print(sentence, file=sys.stderr)
    return code
