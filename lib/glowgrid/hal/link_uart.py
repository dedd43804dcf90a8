"""A cable to a board elsewhere: the hardware's serial port, line by line. Imported where the settings name its pins.

`UART.write` waits on some boards until the hardware's queue of 32 bytes has room: so many go out at a time, and the
next when they must be through. What comes in while nobody asks waits in a buffer of 512 bytes.
"""

from busio import UART

from glowgrid.config.errors import refuse

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Callable

    from microcontroller import Pin

_BAUD = 115200
_AT_ONCE = 32  # bytes
_THROUGH_MS = 4  # such a piece takes 2.8
_MOST = 512  # bytes kept of what comes in


def plugged(take: "Callable[[str, str], Pin]", tx: str, rx: str) -> "UartLink":
    """Return the cable at the pins of these names, which `take(setting, name)` hands out; raise a SettingError where
    they are no UART's."""
    pins = take("LINK_TX", tx), take("LINK_RX", rx)
    try:
        return UartLink(*pins)
    except ValueError:
        both = tx + " " + rx
        raise refuse("LINK_TX", both, "with LINK_RX the two pins of a UART, such as GP12 and GP13") from None


class UartLink:
    def __init__(self, tx: "Pin", rx: "Pin") -> None:
        """Claim the pins; raise a ValueError where no UART has both."""
        self._uart = UART(tx, rx, baudrate=_BAUD, timeout=0, receiver_buffer_size=_MOST)
        self._out = self._in = b""
        self._at = 0  # when the last piece went out

    def poll(self, now_ms: int) -> None:
        """Send the next piece and fetch what has come; call it once a round."""
        if self._out and not 0 <= now_ms - self._at < _THROUGH_MS:
            self._at = now_ms
            self._uart.write(self._out[:_AT_ONCE])
            self._out = self._out[_AT_ONCE:]
        waiting = self._uart.in_waiting
        if waiting:
            self._in += self._uart.read(waiting) or b""
            if len(self._in) > _MOST:
                self._in = b""  # no line is so long

    def send(self, line: str) -> bool:
        """Take a line to be sent; answer False while the one before is on its way."""
        if self._out:
            return False
        self._out = (line + "\n").encode()
        return True

    def receive(self) -> str | None:
        """Return the next line that has come whole, or None."""
        end = self._in.find(b"\n")
        if end < 0:
            return None
        line, self._in = self._in[:end], self._in[end + 1 :]
        return "".join([chr(byte) for byte in line if 32 <= byte < 127])
