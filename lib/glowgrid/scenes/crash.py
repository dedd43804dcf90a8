"""The one crash screen: what went wrong on the serial console, a picture on the grid, and a key starts again.

Imported when it is needed, after whatever could be let go is gone: see App.run.
"""

from .. import words_saved as words
from .scene import PRESS

_CROSS = b"\xc3\xe7\x7e\x3c\x3c\x7e\xe7\xc3"
_WARN = 12 << 3 | 5


def show(console, canvas, memory, error) -> None:
    """Tell and show `error`; return once a key was pressed. * begins anew without the game."""
    _print(error)
    console.say(words.NO_MEMORY if isinstance(error, MemoryError) else words.CRASHED)
    canvas.clear()
    canvas.stamp(_CROSS, (canvas.width - 8) // 2, (canvas.height - 8) // 2, _WARN)
    try:
        console.grid.show(canvas)
    except Exception as dark:  # perhaps it is the grid that fails: what matters is told, and keys work
        _print(dark)
    if _wait(console) == "*":
        memory.drop()
        memory.update()


def _wait(console) -> str:
    """Return the first key pressed from now on."""
    clock, keypad = console.clock, console.keypad
    while True:
        keypad.poll(clock.now())
        event = keypad.get()
        if event is not None and event.kind == PRESS:
            return event.key
        clock.wait(5)


def _print(error) -> None:
    """Print the traceback, as boards and computers do it."""
    try:
        from traceback import format_exception
    except ImportError:
        import sys

        sys.print_exception(error)  # type: ignore[attr-defined]
    else:
        print("".join(format_exception(error)))
