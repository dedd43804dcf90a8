"""The headless face: runs a script in virtual time and writes what it saw.

Part of the room host_sim.faces; imports Pillow, when it writes pictures. The same script and seed
give the same bytes.
"""

from collections.abc import Callable
from pathlib import Path

from host_sim import files
from host_sim.faces import script
from host_sim.pictures.recorder import Recorder
from host_sim.simulator import Simulator, Stalled

FORMATS = ("png", "gif", "text")


def run(
    sim: Simulator,
    script_path: Path,
    out: Path,
    file_format: str = "png",
    with_keypad: bool = False,
    recording: Path | None = None,
) -> int:
    """Run a script; returns the exit code: 0, 1 when something failed, 2 for a script that is wrong.

    FileError where a file cannot be read or written.
    """
    hardware = sim.machine.hardware
    try:
        steps = script.parse(files.read_text(script_path), hardware.layout.names, hardware.panel.seen_size)
    except script.ScriptError as error:
        return _complain(f"{script_path.name}: {error}", 2)
    recording = recording or (out / "run.gif" if file_format == "gif" else None)
    _check_writable(steps, out, file_format, recording)
    recorder = Recorder(sim.machine) if recording else None
    failure = ""
    try:
        failure = _play(sim, steps, _writer(sim, out, file_format, with_keypad), recorder)
    finally:  # after Ctrl-C, too
        lost = _keep(sim, out, recorder, recording, with_keypad)
    if lost and not failure:
        return _complain(lost, 1)
    return _complain(f"{script_path.name}: {failure}", 1) if failure else 0


def _check_writable(steps: list[script.Step], out: Path, file_format: str, recording: Path | None) -> None:
    """Raise FileError before anything runs where a file of the script's cannot be written."""
    files.make_folder(out)
    names = [step.arguments[0] for step in steps if step.word == "screenshot"] + ["end"]
    for path in [out / f"{name}{_suffix(file_format)}" for name in names] + ([recording] if recording else []):
        files.check_writable(path)


def _keep(sim: Simulator, out: Path, recorder: Recorder | None, recording: Path | None, with_keypad: bool) -> str:
    """Write what was said and recorded; return what could not be written, if anything."""
    try:
        with files.writing(out / "serial.txt"):
            (out / "serial.txt").write_text(sim.serial, encoding="utf-8", errors="replace")
        if sim.machine.hardware.buzzer_pin:
            with files.writing(out / "sound.txt"):
                (out / "sound.txt").write_text(sim.sounds(), encoding="utf-8")
        if recorder and recording:
            with files.writing(recording):
                recorder.save(recording, with_keypad)
    except files.FileError as error:
        return str(error)
    return ""


def _play(
    sim: Simulator, steps: list[script.Step], write: Callable[[str], None], recorder: Recorder | None
) -> str:
    """Do the steps and return what went wrong, if anything."""
    try:
        with sim:
            script.run(steps, sim, write, recorder.record if recorder else lambda on: None)
            write("end")
    except (script.ScriptError, Stalled, files.FileError) as error:
        return str(error)
    if sim.machine.crashed:
        return "code.py or boot.py ended with an exception, see serial.txt."
    if said := sim.unexpected_end:
        return f"code.py ended by itself, and the script did not expect what it said last: {said}"
    return ""


def _writer(sim: Simulator, out: Path, file_format: str, with_keypad: bool) -> Callable[[str], None]:
    def write(name: str) -> None:
        path = out / f"{name}{_suffix(file_format)}"
        with files.writing(path):
            if file_format == "text":
                path.write_text(sim.text() + "\n", encoding="utf-8")
            else:
                sim.screenshot(path, with_keypad)

    return write


def _suffix(file_format: str) -> str:
    return ".txt" if file_format == "text" else ".png"


def _complain(sentence: str, code: int) -> int:
    files.complain(sentence)
    return code
