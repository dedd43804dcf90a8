"""Scripts for the headless face, with one step per line.

    press KEY     hold KEY MS   down KEY       up KEY      touch X Y
    wait MS       expect TEXT   type TEXT      screenshot NAME
    record off    record on     power off      power on    heap

A line that starts with # is a comment. A # after a complete step starts a comment, too.
"""

import contextlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from host_sim.simulator import NotSaid
from host_sim.user_files import short

EXPECT_MS = 5000
LONGEST_MS = 86_400_000  # one day
LONGEST_NAME = 60  # in characters of up to four bytes: file systems allow 255 bytes with the suffix

SHAPES = {
    "press": ("KEY",),
    "hold": ("KEY", "MS"),
    "down": ("KEY",),
    "up": ("KEY",),
    "touch": ("X", "Y"),
    "wait": ("MS",),
    "expect": ("TEXT",),
    "type": ("TEXT",),
    "screenshot": ("NAME",),
    "record": ("on or off",),
    "power": ("on or off",),
    "heap": (),
}


class ScriptError(ValueError):
    """A line of the script is not valid, or an expected text was not printed. The exception's message contains the line
    number."""


@dataclass(frozen=True)
class Step:
    """One step: the number of its line, its command and its arguments."""

    line: int
    word: str
    arguments: tuple[str, ...]


def parse(text: str, keys: str, seen_size: tuple[int, int] = (32, 32)) -> list[Step]:
    """Return the steps of a script. Raise ScriptError for the first line that is not valid.

    `keys` is a string of all keys on the keypad. `seen_size` is the (width, height) of the grid in lights.
    """
    steps = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip() and not line.lstrip().startswith("#"):
            steps.append(_parse_line(number, line.strip(), keys, seen_size))
    return steps


class Board(Protocol):
    """The methods that a script needs from a board. The board may be simulated or emulated."""

    def press(self, key: str) -> None: ...
    def hold(self, key: str, ms: float) -> None: ...
    def down(self, key: str) -> None: ...
    def up(self, key: str) -> None: ...
    def touch(self, x: int, y: int) -> None: ...
    def wait(self, ms: float) -> None: ...
    def expect(self, text: str, timeout_ms: float = 0) -> None: ...
    def type(self, text: str) -> None: ...
    def power_on(self) -> None: ...
    def power_off(self) -> None: ...
    def heap(self) -> str: ...


def run(
    steps: list[Step],
    sim: Board,
    screenshot: Callable[[str], None],
    record: Callable[[bool], None] = lambda on: None,
) -> None:
    """Run the steps on the board `sim`. Raise ScriptError if an expected text is not printed.

    `screenshot(name)` saves a picture. `record(on)` continues the recording if `on` is True, otherwise it pauses the
    recording.
    """
    for step in steps:
        try:
            _do(step, sim, screenshot, record)
        except NotSaid as error:
            raise ScriptError(f"line {step.line}: {error}.") from None


def _do(step: Step, sim: Board, screenshot: Callable[[str], None], record: Callable[[bool], None]) -> None:
    """Run one step."""
    first = step.arguments[0] if step.arguments else ""
    actions: dict[str, Callable[[], None]] = {
        "press": lambda: sim.press(first),
        "hold": lambda: sim.hold(first, float(step.arguments[1])),
        "down": lambda: sim.down(first),
        "up": lambda: sim.up(first),
        "touch": lambda: sim.touch(int(first), int(step.arguments[1])),
        "wait": lambda: sim.wait(float(first)),
        "expect": lambda: sim.expect(first, EXPECT_MS),
        "type": lambda: sim.type(first + "\n"),
        "screenshot": lambda: screenshot(first),
        "heap": lambda: _print(sim.heap()),
        "record": lambda: record(first == "on"),
        "power": sim.power_on if first == "on" else sim.power_off,
    }
    actions[step.word]()


def _print(line: str) -> None:
    """Print a line, unless standard output is closed."""
    with contextlib.suppress(OSError):  # stdout is closed
        print(line, flush=True)


def _parse_line(number: int, line: str, keys: str, seen_size: tuple[int, int]) -> Step:
    """Return the step that `line` contains. Raise ScriptError if `line` is not valid.

    `number` is the line's number, for the error message. `keys` and `seen_size` are the same as in `parse`.
    """
    word, _, rest = line.partition(" ")
    shape = SHAPES.get(word)
    if shape is None:
        raise ScriptError(f"line {number}: {short(word)!r} is not a step; the steps are {', '.join(SHAPES)}.")
    arguments = _arguments(rest.strip(), shape)
    if len(arguments) != len(shape):
        raise ScriptError(f"line {number}: {short(line)!r} must be {' '.join((word, *shape))!r}.")
    for kind, value in zip(shape, arguments, strict=True):
        _check(number, word, kind, value, keys, seen_size)
    return Step(number, word, arguments)


def _arguments(rest: str, shape: tuple[str, ...]) -> tuple[str, ...]:
    """Return the arguments of a step.

    `rest` is the part of the line after the command. `shape` has one kind, such as "KEY" or "MS", for each argument
    that the command needs.
    """
    if shape == ("TEXT",):
        return (rest,) if rest else ()
    words = rest.split()
    if len(words) > len(shape) and words[len(shape)].startswith("#"):
        words = words[: len(shape)]
    return tuple(words)


def _check(number: int, word: str, kind: str, value: str, keys: str, seen_size: tuple[int, int]) -> None:
    """Raise ScriptError if the argument `value` is not valid for its `kind`, such as "KEY" or "MS".

    `number` is the number of the line, and `word` is its command. `keys` and `seen_size` are the same as in `parse`.
    """
    named = short(value)
    sides = {"X": seen_size[0], "Y": seen_size[1]}
    problem = {
        "KEY": f"there is no key {named!r}; this keypad has {' '.join(keys)}"
        * (len(value) != 1 or value not in keys),
        "MS": f"{named!r} is not a time; it must be a whole number of milliseconds, at most {LONGEST_MS}"
        * (not _is_time(value)),
        "NAME": f"{named!r} is not a file name; it may have letters, digits, - and _, at most {LONGEST_NAME}"
        * (not _is_name(value)),
        "on or off": f"{word} must be on or off, not {named!r}" * (value not in ("on", "off")),
        **{
            side: f"{side} is {named!r}, but must be 0 to {lights - 1}" * (not _is_below(value, lights))
            for side, lights in sides.items()
        },
    }.get(kind)
    if problem:
        raise ScriptError(f"line {number}: {problem}.")


def _is_time(value: str) -> bool:
    return value.isdecimal() and len(value) < 12 and int(value) <= LONGEST_MS


def _is_below(value: str, end: int) -> bool:
    return value.isdecimal() and len(value) < 12 and int(value) < end


def _is_name(value: str) -> bool:
    return len(value) <= LONGEST_NAME and value.replace("-", "").replace("_", "").isalnum()
