"""Run a script in virtual time without a display, and write the results to files.

The same script with the same seed writes the same bytes. Imports Pillow when it writes pictures.
"""

from collections.abc import Callable
from pathlib import Path

from host_sim import user_files
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
    """Run the script, and return the exit code: 0 for success, 1 if a step failed, 2 if the script is not valid.

    - `out` is the folder for the screenshots, the serial output and the tones.
    - `file_format` is the format of the screenshots. "gif" means PNG screenshots, and a recording of the run.
    - `with_keypad` is True if the pictures include the keypad.
    - `recording` is the file for a recording of the run. If `recording` is None, the run is recorded only if
      `file_format` is "gif". This recording is the file run.gif in `out`.

    Raise FileError if a file cannot be read or written.
    """
    hardware = sim.machine.hardware
    try:
        steps = script.parse(user_files.read_text(script_path), hardware.layout.names, hardware.panel.seen_size)
    except script.ScriptError as error:
        return _complain(f"{script_path.name}: {error}", 2)
    recording = recording or (out / "run.gif" if file_format == "gif" else None)
    _check_writable(steps, out, file_format, recording)
    recorder = Recorder(sim.machine) if recording else None
    failure = ""
    try:
        failure = _play(sim, steps, _writer(sim, out, file_format, with_keypad), recorder)
    finally:  # even after Ctrl-C
        lost = _keep(sim, out, recorder, recording, with_keypad)
    if lost and not failure:
        return _complain(lost, 1)
    return _complain(f"{script_path.name}: {failure}", 1) if failure else 0


def _check_writable(steps: list[script.Step], out: Path, file_format: str, recording: Path | None) -> None:
    """Raise FileError if one of the output files cannot be written. Called before the script runs."""
    user_files.make_folder(out)
    names = [step.arguments[0] for step in steps if step.word == "screenshot"] + ["end"]
    for path in [out / f"{name}{_suffix(file_format)}" for name in names] + ([recording] if recording else []):
        user_files.check_writable(path)


def _keep(sim: Simulator, out: Path, recorder: Recorder | None, recording: Path | None, with_keypad: bool) -> str:
    """Write the serial output, the tones and the recording. Return an error message, or "" after success."""
    try:
        with user_files.writing(out / "serial.txt"):
            (out / "serial.txt").write_text(sim.serial, encoding="utf-8", errors="replace")
        if sim.machine.hardware.buzzer_pin:
            with user_files.writing(out / "sound.txt"):
                (out / "sound.txt").write_text(sim.sounds(), encoding="utf-8")
        if recorder and recording:
            with user_files.writing(recording):
                recorder.save(recording, with_keypad)
    except user_files.FileError as error:
        return str(error)
    return ""


def _play(
    sim: Simulator, steps: list[script.Step], write: Callable[[str], None], recorder: Recorder | None
) -> str:
    """Run the steps of the script. Return a sentence about what has failed, or "" if nothing has failed."""
    try:
        with sim:
            script.run(steps, sim, write, recorder.record if recorder else lambda on: None)
            write("end")
    except (script.ScriptError, Stalled, user_files.FileError) as error:
        return str(error)
    if sim.machine.crashed:
        return "code.py or boot.py ended with an exception, see serial.txt."
    if last_line := sim.unexpected_end:
        return f"code.py ended by itself, and the script did not expect what it said last: {last_line}"
    return ""


def _writer(sim: Simulator, out: Path, file_format: str, with_keypad: bool) -> Callable[[str], None]:
    """Return a function `write(name)`, which writes a screenshot to a file with that name in the folder `out`."""
    def write(name: str) -> None:
        path = out / f"{name}{_suffix(file_format)}"
        with user_files.writing(path):
            if file_format == "text":
                path.write_text(sim.text() + "\n", encoding="utf-8")
            else:
                sim.screenshot(path, with_keypad)

    return write


def _suffix(file_format: str) -> str:
    return ".txt" if file_format == "text" else ".png"


def _complain(sentence: str, code: int) -> int:
    """Print a sentence for the user, and return `code`."""
    user_files.complain(sentence)
    return code
