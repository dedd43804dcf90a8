"""Timed board: replace the firmware's modules with modules that take as long as the originals take on the board.

Run the timed board in a separate process, because it replaces modules and traces every bytecode of the process.
"""

import builtins
import inspect
import sys
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType, ModuleType, SimpleNamespace
from typing import Any

from lab.pace import bytecode, rates
from tools.vm import fake_board
from tools.vm.fake_board import PERIOD

LOOKING = ("find", "index", "count", "insert", "remove", "replace")
SEARCHES = ("glowgrid.engine.thinking", "step")  # module and name of the function that runs a slice of a search
COUNTED = ("glowgrid", "adafruit_ticks", "code", "__main__")


class Time:
    """The time on the board, and the events so far. All times are in µs since code.py began.

    `us` is the current time. Each list records one kind of event, with the times of the events.
    """

    us = 0.0
    collecting = 0.0
    """The part of `us` that garbage collections took."""
    free = rates.HEAP
    is_searching = False
    """Whether a bot is searching. If no bot is searching, calls take nearly no memory (tests/device)."""
    sizes: dict[str, int] = {}
    settings: dict[str, int | str] = {"SEED": 1}
    shows: list[float] = []
    scans: list[float] = []
    """Times at which keypad scans began."""
    imports: list[tuple[float, float, str]] = []
    """(time at which an import ended, duration of the import, name of the module)"""
    said: list[tuple[float, str]] = []
    keys: list[tuple[float, int | None]] = [(0.0, None)]
    """(time, key that is down from that time on, or None for no key). The last time may be in the future."""


def now_ms() -> int:
    """Return the time on the board in ms, as the clock of the app counts it."""
    return int(Time.us / 1000) & (PERIOD - 1)


def down() -> list[int]:
    """Return the numbers of the keys that are down at the current time on the board."""
    while len(Time.keys) > 1 and Time.keys[1][0] <= Time.us:
        Time.keys.pop(0)
    key = Time.keys[0][1]
    return [] if key is None else [key]


class Flash(bytearray):
    """The non-volatile memory. Reading and writing take time on the board."""

    def __getitem__(self, where: Any) -> Any:
        found = super().__getitem__(where)
        Time.us += rates.NVM_READ_BYTE_US * (len(found) if isinstance(where, slice) else 1)
        return found

    def __setitem__(self, where: Any, what: Any) -> None:
        Time.us += rates.NVM_US + rates.NVM_BYTE_US * (len(what) if isinstance(where, slice) else 1)
        super().__setitem__(where, what)


class Matrix:
    """The keypad. A scan takes the same time as on the board."""

    def __init__(self, *wires: object) -> None:
        pass

    @property
    def pressed_keys(self) -> list[int]:
        Time.scans.append(Time.us)
        Time.us += rates.SCAN_US
        return down()


class Strip:
    def __init__(self, pin: object, pixels: int, **options: object) -> None:
        self._pixels = pixels

    def __setitem__(self, where: object, what: object) -> None:
        Time.us += rates.SLICE_US + rates.SLICE_PIXEL_US * self._pixels

    def show(self) -> None:
        Time.us += rates.SHOW_US + rates.SHOW_PIXEL_US * self._pixels
        Time.shows.append(Time.us)

    def deinit(self) -> None:
        pass


def _delay(us: int) -> None:
    Time.us += us


def getenv(name: str, default: object = None) -> object:
    Time.us += rates.GETENV_US
    return Time.settings.get(name, default)


def _collect(*generation: int) -> int:
    kept = sum([Time.sizes.get(name, 0) for name in sys.modules])
    Time.free = rates.HEAP - int(rates.KEPT_SHARE * kept)
    collection = rates.COLLECT_US + kept * rates.KEPT_BYTE_US
    Time.us += collection
    Time.collecting += collection
    return 0


def _say(*words: object, end: str = "") -> None:
    Time.us += rates.SAY_US
    Time.said.append((Time.us, " ".join(map(str, words))))


_costs: dict[CodeType, tuple[list[float], dict[int, int]]] = {}
_levels: dict[tuple[CodeType, type], float] = {}


def _trace(frame: FrameType, event: str, argument: object) -> Any:
    if not frame.f_globals.get("__name__", "").startswith(COUNTED):
        return None
    frame.f_trace_opcodes = True
    frame.f_trace_lines = False
    code = frame.f_code
    searches = (frame.f_globals["__name__"], code.co_name) == SEARCHES
    Time.is_searching |= searches
    if code not in _costs:
        _costs[code] = bytecode.costs(code, frame.f_globals), bytecode.takes(code)
    if bytecode.goes_on(code, frame.f_lasti):
        Time.us += rates.RESUME_US
    else:
        _begin(frame, code)
    costs, takes = _costs[code]

    def within(frame: FrameType, event: str, argument: object) -> Any:
        if event == "opcode":
            at = frame.f_lasti
            Time.us += costs[at]
            if at in takes:
                _take(takes[at])
        elif event == "return" and searches:
            Time.is_searching = False
        return within

    return within


def _native(frame: FrameType, event: str, function: Any) -> None:
    """Add the time that a call of a firmware function takes on the board. `sys.setprofile` gets this function.

    Only functions that look at every item or byte of their object, such as `find`, and `open` are counted here.
    """
    if event == "c_call" and frame.f_code in _costs:
        name, of = function.__name__, function.__self__
        if name == "split":
            parts = of.splitlines() if "\n" in of else of.split()  # the separator is not visible here
            Time.us += rates.PART_US * len(parts)
        elif name in LOOKING:
            Time.us += rates.LOOK_US * len(of)
        elif name == "open":
            Time.us += rates.FILE_US


def _begin(frame: FrameType, code: CodeType) -> None:
    """Add the time that a call of a Python function takes on the board. Take the call's memory from the free heap."""
    Time.us += rates.CALL_US
    if Time.is_searching and frame.f_globals["__name__"].startswith(rates.SEARCHING):
        _take(rates.CALL_TAKES)
    if code.co_flags & inspect.CO_GENERATOR:
        Time.us += rates.GENERATOR_US
        _take(rates.GENERATOR_TAKES)
    elif code.co_varnames[:1] == ("self",):
        owner = type(frame.f_locals["self"])
        if (code, owner) not in _levels:
            _levels[code, owner] = rates.METHOD_US + rates.LEVEL_US * bytecode.levels(code, owner)
        Time.us += _levels[code, owner]
        if code.co_name == "__init__":
            Time.us += rates.NEW_US
            _take(rates.NEW_TAKES)


def _take(count: int) -> None:
    """Allocate `count` bytes of the heap. If fewer bytes are free, collect garbage."""
    Time.free -= count
    if Time.free < 0:
        _collect()


def stop() -> None:
    """Stop counting the time that bytecodes and calls take on the board."""
    sys.settrace(None)
    sys.setprofile(None)


def go_on() -> None:
    """Start or resume counting the time that bytecodes and calls take on the board."""
    sys.setprofile(_native)
    sys.settrace(_trace)


def _importing(sizes: dict[str, int]) -> Callable[..., ModuleType]:
    """Return a replacement for `__import__` that adds the time that importing each module takes on the board.

    `sizes`: a dictionary from the name of a module to the size of its `.mpy` file in bytes.
    """
    real = builtins.__import__
    depth = 0

    def importing(name: str, *rest: Any, **named: Any) -> ModuleType:
        nonlocal depth
        if depth:
            return real(name, *rest, **named)
        before = set(sys.modules)
        depth += 1
        try:
            module = real(name, *rest, **named)
        finally:
            depth -= 1
        for other in set(sys.modules) - before:
            size = sizes.get(other, 0)
            if size:
                began = Time.us
                Time.us += size * rates.BYTE_US + rates.MODULE_US
                collecting = Time.collecting
                _collect()
                Time.collecting = collecting  # this collection is part of the import
                Time.imports.append((Time.us, Time.us - began, other))
        return module

    return importing


def library_us() -> dict[str, float]:
    """Return the import times of the libraries that this module replaces, as {name of the library: time in µs}."""
    return {name: Time.sizes[name] * rates.BYTE_US + rates.MODULE_US for name in ("adafruit_matrixkeypad", "neopixel")}


def install(folder: Path, sizes: dict[str, int], more: dict[str, Any]) -> None:
    """Replace the firmware's modules, and begin to count time.

    `folder`: the drive. `sizes`: a dictionary from the name of a module to the size of its `.mpy` file in bytes.
    `more`: replacements for further modules of the firmware, as a dictionary from the name of the module.
    """
    stand_ins: dict[str, Any] = fake_board.modules({}) | {
        "microcontroller": SimpleNamespace(delay_us=_delay, nvm=Flash(b"\xff" * 4096)),
        "supervisor": SimpleNamespace(ticks_ms=now_ms, reload=None),
        "os": SimpleNamespace(getenv=getenv, urandom=lambda count: bytes(count)),
        "gc": SimpleNamespace(collect=_collect, mem_free=lambda: 100_000),
    }
    sys.path.insert(0, str(folder / "lib"))
    Time.sizes = sizes
    builtins.__import__ = _importing(sizes)
    hardware = {
        "adafruit_matrixkeypad": SimpleNamespace(Matrix_Keypad=Matrix),
        "neopixel": SimpleNamespace(NeoPixel=Strip),
    }
    Time.us += sum(library_us().values())
    sys.modules.update(stand_ins | hardware | more)
    builtins.print = _say  # type: ignore[assignment]
    go_on()
