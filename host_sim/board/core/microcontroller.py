"""CircuitPython's `microcontroller`: pins, delays, the processor, resets and non-volatile memory.

This module has two names that do not exist on a real board:

- `timed` is a hook that makes bots think like on the board (see board/thinking_time.py).
- `touched()` returns a light that was touched.
"""

import virtual_board as _board

_machine = _board.machine


class Pin:
    """A pin of the chip. `_name` is its name in the module `board`, such as "GP2"."""

    def __init__(self, name):
        self._name = name

    def __repr__(self):
        return "board." + self._name


class _Pins:
    """Type of `microcontroller.pin`, which has the pins GPIO0 to GPIO28."""

    def __init__(self):
        for number in range(29):
            setattr(self, f"GPIO{number}", Pin(f"GP{number}"))


class ResetReason:
    """The possible reasons why the board has started."""

    POWER_ON = "POWER_ON"
    BROWNOUT = "BROWNOUT"
    SOFTWARE = "SOFTWARE"
    DEEP_SLEEP_ALARM = "DEEP_SLEEP_ALARM"
    RESET_PIN = "RESET_PIN"
    WATCHDOG = "WATCHDOG"
    UNKNOWN = "UNKNOWN"
    RESCUE_DEBUG = "RESCUE_DEBUG"


class RunMode:
    """The modes in which the board can run after a reset. The simulator has only NORMAL."""

    NORMAL = "NORMAL"
    SAFE_MODE = "SAFE_MODE"
    UF2 = "UF2"
    BOOTLOADER = "BOOTLOADER"


class Processor:
    """An RP2040 at room temperature."""

    frequency = 125_000_000
    temperature = 25.0
    voltage = None
    uid = bytearray(b"\xe6\x61GLOWGR")

    @property
    def reset_reason(self):
        return getattr(ResetReason, _machine.reset_reason)


class ByteArray:
    """The non-volatile memory `nvm`. It is read and written by index, or by slices without a step."""

    def __len__(self):
        return len(_machine.sector.data)

    def __bool__(self):
        return True

    def __getitem__(self, index):
        _machine.spend(10)
        if isinstance(index, slice):
            start, stop = self._range(index)
            return bytearray(_machine.sector.data[start:stop])
        return _machine.sector.data[index]

    def __setitem__(self, index, value):
        if isinstance(index, slice):
            start, stop = self._range(index)
            value = bytes(value)
            if len(value) != stop - start:
                raise ValueError("Slice and value different lengths.")
        else:
            start = range(len(self))[index]
            if not 0 <= value <= 255:
                raise ValueError("Bytes must be between 0 and 255.")
            value = bytes((value,))
        _machine.sector.write(start, value, _machine.spend)

    def _range(self, index):
        if index.step not in (None, 1):
            raise NotImplementedError("only slices with step=1 (aka None) are supported")
        start = 0 if index.start is None else self._bound(index.start)
        stop = len(self) if index.stop is None else self._bound(index.stop)
        return start, max(start, stop)

    def _bound(self, index):
        """Convert a slice bound, which may be negative, to an index from the start.

        This replaces `slice.indices`, which some MicroPython builds lack.
        """
        size = len(self)
        return max(index + size, 0) if index < 0 else min(index, size)


pin = _Pins()
cpu = Processor()
cpus = (cpu,)
nvm = ByteArray()
watchdog = None
timed = _board.timed


def delay_us(delay):
    """Wait for `delay` microseconds."""
    _machine.spend(delay)


def touched():
    """Return the oldest touch that this function has not returned yet, or None if there is no such touch.

    A touch is an integer: the index that the touched light has on the strip.
    """
    return _machine.touches.take()


def reset():
    """Restart the board: boot.py, then code.py."""
    _machine.spend(0)
    raise _board.Reset


def on_next_reset(run_mode):
    """Do nothing, because the simulator has only one run mode."""


def disable_interrupts():
    """Do nothing, because the simulator has no interrupts."""


def enable_interrupts():
    """Do nothing, because the simulator has no interrupts."""
