"""A life of the firmware: boot.py, then code.py, each in a fresh interpreter's world.

Part of the room host_sim; imports the standard library only.
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
from typing import TYPE_CHECKING, Any

from host_sim.baton import PowerLost
from host_sim.reading import US_A_BYTE, Watched, collecting, lean_bytes
from host_sim.serial import Input, Output
from host_sim.thinking import Charged
from host_sim.world import CORE, World, entropy

if TYPE_CHECKING:
    from host_sim.machine import Machine

BOOT_US = 10_000

board: Any = None
"""The machine whose firmware is running: the core modules take it from here when they are imported."""


class Reload(BaseException):
    """Raised inside the firmware by `supervisor.reload`: code.py starts again."""


class Reset(BaseException):
    """Raised inside the firmware by `microcontroller.reset`: everything starts again."""


def live(machine: "Machine") -> None:
    """Run boot.py and code.py to the end of code.py; resets and reloads start it again."""
    urandom = entropy(machine.seed)
    reset = True
    while True:
        try:
            if reset:
                machine.spend(BOOT_US)
                _run(machine, "boot.py", urandom)
            machine.spend(BOOT_US)
            _run(machine, "code.py", urandom)
            return machine.serial.end()
        except Reset:
            reset = True
            machine.start_again()
        except Reload:
            reset = False


def _run(machine: "Machine", name: str, urandom: Callable[[int], bytes]) -> None:
    """Run one file; what it prints and how it fails goes to the serial console."""
    path = machine.root / name
    machine.is_booting = name == "boot.py"
    machine.world = World(machine.root, _replacements(machine, urandom))
    machine.world.enter()
    try:
        if path.exists() or not machine.is_booting:
            _put_time_in_place()
            if machine.reading:
                machine.owe(lean_bytes(path) * US_A_BYTE["source"])
            runpy.run_path(str(path), run_name="__main__")
    except (PowerLost, Reset, Reload):
        raise
    except SystemExit:
        pass
    except BaseException as error:
        machine.crashed = True
        machine.serial.put(_traceback(error, path))
    finally:
        machine.world.leave()
        machine.world = None
        machine.wires.open_all()


def _replacements(machine: "Machine", urandom: Callable[[int], bytes]) -> list[tuple[object, str, Any]]:
    def getenv(name: str, default: Any = None) -> Any:
        return machine.settings[name] if name in machine.settings else os.environ.get(name, default)

    replacements: list[tuple[object, str, Any]] = [
        (sys.modules[__name__], "board", machine),
        (sys, "stdout", Output(machine.serial, machine.spend, machine.is_firmware, sys.stdout)),
        (sys, "stdin", Input(machine.serial, machine.is_firmware, sys.stdin)),
        (os, "getenv", getenv),
        (os, "urandom", urandom),
    ]
    finders: list[Any] = [*sys.meta_path]
    if machine.thinking_takes_time:
        finders.insert(0, Charged(machine.spend))
    if machine.reading:
        finders.insert(0, Watched(machine.owe, US_A_BYTE[machine.reading]))
        replacements.append((gc, "collect", collecting(gc.collect, machine.owe)))
    replacements.append((sys, "meta_path", finders))
    return replacements


def _put_time_in_place() -> None:
    """Load the board's `time`: by its path alone Python would find its own, which is built in."""
    spec = importlib.util.spec_from_file_location("time", CORE / "time.py")
    assert spec and spec.loader
    sys.modules["time"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(sys.modules["time"])


def _traceback(error: BaseException, path: Path) -> str:
    """Format an exception without the simulator around it: its frames, and where the drive lies on the PC."""
    frames: TracebackType | None = error.__traceback__
    while frames and frames.tb_frame.f_code.co_filename != str(path):
        frames = frames.tb_next
    lines = "".join(traceback.format_exception(type(error), error, frames))
    return lines.replace(f"{path.parent}{os.sep}", "")
