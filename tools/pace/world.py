"""The core modules that the app stands on, and the time that passes on them at the board's rates.

Runs in a process of its own: it takes the places of modules, and traces every bytecode.
"""

import builtins
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType, ModuleType, SimpleNamespace
from typing import Any

from tools.pace import rates

PERIOD = 1 << 29
KEYS = "123A456B789C*0#D"
COUNTED = ("glowgrid", "adafruit_ticks", "code", "__main__")


class Time:
    """What has passed on the board since code.py began, and what came to pass in it."""

    us = 0.0
    collecting = collection = 0.0
    """Of the time, what collections took, and the last one."""
    ops = calls = read = 0
    free = rates.HEAP
    sizes: dict[str, int] = {}
    shows: list[float] = []
    scans: list[float] = []
    said: list[tuple[float, str]] = []
    moves: list[tuple[float, int, bool]] = []
    """When which key goes down (True) or up."""


def now_ms() -> int:
    """Return the milliseconds that the app reads."""
    return int(Time.us / 1000) & (PERIOD - 1)


def down() -> list[int]:
    """Return which keys are down now."""
    keys: list[int] = []
    while Time.moves and len(Time.moves) > 1 and Time.moves[1][0] <= Time.us:
        Time.moves.pop(0)
    if Time.moves and Time.moves[0][0] <= Time.us and Time.moves[0][2]:
        keys.append(Time.moves[0][1])
    return keys


class Pin:
    def __init__(self, pin: object) -> None:
        if pin is None:
            raise TypeError

    def deinit(self) -> None:
        pass


class Matrix:
    """A keypad that is scanned at the board's rate."""

    def __init__(self, *wires: object) -> None:
        pass

    @property
    def pressed_keys(self) -> list[int]:
        Time.us += rates.SCAN_US
        Time.scans.append(Time.us)
        return down()


class Strip:
    def __init__(self, *wires: object, **options: object) -> None:
        pass

    def __setitem__(self, where: object, what: object) -> None:
        Time.us += rates.SLICE_US

    def show(self) -> None:
        Time.us += rates.SHOW_US
        Time.shows.append(Time.us)

    def deinit(self) -> None:
        pass


def _delay(us: int) -> None:
    Time.us += us


def _getenv(name: str, default: object = None) -> object:
    Time.us += rates.GETENV_US
    return {"SEED": 1}.get(name, default)


def _collect(*generation: int) -> int:
    kept = sum([Time.sizes.get(name, 0) for name in sys.modules])
    Time.free = rates.HEAP - int(rates.KEPT_SHARE * kept)
    Time.collection = rates.COLLECT_US + kept * rates.KEPT_BYTE_US
    Time.us += Time.collection
    Time.collecting += Time.collection
    return 0


def _say(*words: object) -> None:
    Time.us += rates.SAY_US
    Time.said.append((Time.us, " ".join(map(str, words))))


def _trace_line(frame: FrameType, event: str, argument: object) -> Any:
    if event == "opcode":
        Time.us += rates.OP_US
        Time.ops += 1
    return _trace_line


def _trace(frame: FrameType, event: str, argument: object) -> Any:
    if not frame.f_globals.get("__name__", "").startswith(COUNTED):
        return None
    frame.f_trace_opcodes = True
    frame.f_trace_lines = False
    Time.us += rates.CALL_US
    Time.calls += 1
    Time.free -= rates.GARBAGE
    if Time.free < 0:
        _collect()
    return _trace_line


def _importing(sizes: dict[str, int]) -> Callable[..., ModuleType]:
    """Return an `__import__` that charges for the bytes of what comes in."""
    real = builtins.__import__
    depth = 0

    def importing(name: str, *rest: Any) -> ModuleType:
        nonlocal depth
        if depth:
            return real(name, *rest)
        before = set(sys.modules)
        depth += 1
        try:
            module = real(name, *rest)
        finally:
            depth -= 1
        for other in set(sys.modules) - before:
            size = sizes.get(other, 0)
            if size:
                Time.us += size * rates.BYTE_US + rates.MODULE_US
                Time.read += size
                _collect()
        return module

    return importing


def install(folder: Path, sizes: dict[str, int]) -> None:
    """Put the modules where `import` finds them; `sizes` has the bytes of each module's `.mpy`."""
    board = SimpleNamespace(**{f"GP{number}": number for number in range(29)})
    stand_ins: dict[str, Any] = {
        "board": board,
        "digitalio": SimpleNamespace(DigitalInOut=Pin),
        "microcontroller": SimpleNamespace(delay_us=_delay, nvm=bytearray(b"\xff" * 4096)),
        "micropython": SimpleNamespace(const=lambda value: value),
        "supervisor": SimpleNamespace(ticks_ms=now_ms, reload=None),
        "os": SimpleNamespace(getenv=_getenv, urandom=lambda count: bytes(count)),
        "gc": SimpleNamespace(collect=_collect, mem_free=lambda: 100_000),
    }
    sys.path.insert(0, str(folder / "lib"))
    Time.sizes = sizes
    builtins.__import__ = _importing(sizes)
    hardware = {
        "adafruit_matrixkeypad": SimpleNamespace(Matrix_Keypad=Matrix),
        "neopixel": SimpleNamespace(NeoPixel=Strip),
    }
    for name in hardware:
        Time.us += sizes[name] * rates.BYTE_US + rates.MODULE_US
    sys.modules.update(stand_ins | hardware)
    builtins.print = _say
    sys.settrace(_trace)
