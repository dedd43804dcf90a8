"""Firmware on a drive: runs boot.py, then code.py, each in a fresh interpreter.

Imports the standard library and `host_sim.parts`.
"""

import gc
import importlib.util
import os
import runpy
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

from host_sim.board import running_machine
from host_sim.board.interpreter import CORE, Interpreter, entropy
from host_sim.board.machine import Machine
from host_sim.board.reading_time import US_A_BYTE, Watched, collecting, stripped_bytes
from host_sim.board.running_machine import Reload, Reset
from host_sim.board.thinking_time import timed
from host_sim.parts.power_loss import PowerLost
from host_sim.parts.serial import Input, Output

BOOT_US = 10_000


class Firmware:
    """Firmware. A machine calls it with itself as the argument.

    `root` is the folder in place of the CIRCUITPY drive. With `thinking_time`, bots take as long as on the board;
    otherwise they take no time. `reading_time` is "source" or "mpy": imports and collections take as long as on a board
    with such files. With "" they take no time.
    """

    def __init__(self, root: Path, thinking_time: bool = False, reading_time: str = "") -> None:
        self.root = root
        self._thinking_time = thinking_time
        self._reading_time = reading_time

    def __call__(self, machine: Machine) -> None:
        """Run boot.py and code.py until code.py ends. Resets and reloads start it again."""
        urandom = entropy(machine.seed)
        reset = True
        while True:
            try:
                if reset:
                    machine.spend(BOOT_US)
                    self._run(machine, "boot.py", urandom)
                machine.spend(BOOT_US)
                self._run(machine, "code.py", urandom)
                return machine.serial.end()
            except Reset:
                reset = True
                machine.start_again()
            except Reload:
                reset = False

    def _run(self, machine: Machine, name: str, urandom: Callable[[int], bytes]) -> None:
        """Run one file. Its output and its traceback go to the serial console."""
        path = self.root / name
        machine.is_booting = name == "boot.py"
        machine.interpreter = Interpreter(self.root, self._replacements(machine, urandom))
        machine.interpreter.enter()
        try:
            if path.exists() or not machine.is_booting:
                _put_time_in_place()
                if self._reading_time:
                    machine.owe(stripped_bytes(path) * US_A_BYTE["source"])
                runpy.run_path(str(path), run_name="__main__")
        except (PowerLost, Reset, Reload):
            raise
        except SystemExit:
            pass
        except BaseException as error:
            machine.crashed = True
            machine.serial.put(_traceback(error, path))
        finally:
            machine.interpreter.leave()
            machine.interpreter = None
            machine.open_pins()

    def _replacements(self, machine: Machine, urandom: Callable[[int], bytes]) -> list[tuple[object, str, Any]]:
        def getenv(name: str, default: Any = None) -> Any:
            return machine.settings[name] if name in machine.settings else os.environ.get(name, default)

        replacements: list[tuple[object, str, Any]] = [
            (running_machine, "machine", machine),
            (running_machine, "timed", timed(machine.spend) if self._thinking_time else None),
            (sys, "stdout", Output(machine.serial, machine.spend, machine.is_firmware, sys.stdout)),
            (sys, "stdin", Input(machine.serial, machine.is_firmware, sys.stdin)),
            (os, "getenv", getenv),
            (os, "urandom", urandom),
        ]
        finders: list[Any] = [*sys.meta_path]
        if self._reading_time:
            finders.insert(0, Watched(machine.owe, US_A_BYTE[self._reading_time]))
            replacements.append((gc, "collect", collecting(gc.collect, machine.owe)))
        replacements.append((sys, "meta_path", finders))
        return replacements


def _put_time_in_place() -> None:
    """Load the board's `time` by its path. By name, Python would find its own built-in module."""
    spec = importlib.util.spec_from_file_location("time", CORE / "time.py")
    assert spec and spec.loader
    sys.modules["time"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(sys.modules["time"])


def _traceback(error: BaseException, path: Path) -> str:
    """Format an exception without the simulator's frames and without the drive's path on the PC."""
    frames: TracebackType | None = error.__traceback__
    while frames and frames.tb_frame.f_code.co_filename != str(path):
        frames = frames.tb_next
    lines = "".join(traceback.format_exception(type(error), error, frames))
    return lines.replace(f"{path.parent}{os.sep}", "")
