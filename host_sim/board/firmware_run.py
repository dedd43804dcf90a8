"""Run a firmware: boot.py, then code.py, each in a fresh interpreter."""

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

from host_sim.board import current_machine
from host_sim.board.current_machine import Reload, Reset
from host_sim.board.interpreter import CORE, Interpreter, random_source
from host_sim.board.machine import Machine
from host_sim.board.reading_time import US_A_BYTE, ImportCharge, charged_collect, stripped_bytes
from host_sim.board.thinking_time import timed
from host_sim.parts.power_loss import PowerLost
from host_sim.parts.serial import Input, Output

BOOT_US = 10_000


class Firmware:
    """The program on a drive. To run the program, a machine calls this object and passes itself as the argument.

    - `root` is the folder that replaces the CIRCUITPY drive.
    - `thinking_time` is True if bots take as long as on the board. If it is False, bots take no time.
    - `reading_time` is "source", "mpy" or "". If it is "source" or "mpy", imports and garbage collections take as long
      as on a board with this kind of files. If it is "", they take no time.
    """

    def __init__(self, root: Path, thinking_time: bool = False, reading_time: str = "") -> None:
        self.root = root
        self._thinking_time = thinking_time
        self._reading_time = reading_time

    def __call__(self, machine: Machine) -> None:
        """Run boot.py and code.py until code.py ends. A reset runs both again. A reload runs only code.py again."""
        urandom = random_source(machine.seed)
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
        """Run the file `name`. Its output and its traceback go to the serial console."""
        path = self.root / name
        machine.is_booting = name == "boot.py"
        machine.interpreter = Interpreter(self.root, self._replacements(machine, urandom))
        machine.interpreter.enter()
        try:
            if path.exists() or not machine.is_booting:
                _install_time()
                if self._reading_time:
                    machine.charge(stripped_bytes(path) * US_A_BYTE["source"])
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
        """Return the attributes that have a different value while the firmware runs, as (owner, name, value)."""

        def getenv(name: str, default: Any = None) -> Any:
            return machine.settings[name] if name in machine.settings else os.environ.get(name, default)

        replacements: list[tuple[object, str, Any]] = [
            (current_machine, "machine", machine),
            (current_machine, "timed", timed(machine.spend if self._thinking_time else None)),
            (sys, "stdout", Output(machine.serial, machine.spend, machine.is_firmware, sys.stdout)),
            (sys, "stdin", Input(machine.serial, machine.is_firmware, sys.stdin)),
            (os, "getenv", getenv),
            (os, "urandom", urandom),
        ]
        finders: list[Any] = [*sys.meta_path]
        if self._reading_time:
            finders.insert(0, ImportCharge(machine.charge, US_A_BYTE[self._reading_time]))
            replacements.append((gc, "collect", charged_collect(gc.collect, machine.charge)))
        replacements.append((sys, "meta_path", finders))
        return replacements


def _install_time() -> None:
    """Load the `time` module of core/ by its path. `import time` would always find Python's built-in module.

    The module is loaded completely before `import time` can find it, because it imports the built-in module itself, and
    other threads may import `time` meanwhile.
    """
    spec = importlib.util.spec_from_file_location("time", CORE / "time.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    sys.modules["time"] = module


def _traceback(error: BaseException, path: Path) -> str:
    """Return the traceback of `error` as text, without the simulator's own frames and without the path of the drive."""
    frames: TracebackType | None = error.__traceback__
    while frames and frames.tb_frame.f_code.co_filename != str(path):
        frames = frames.tb_next
    lines = "".join(traceback.format_exception(type(error), error, frames))
    return lines.replace(f"{path.parent}{os.sep}", "")
