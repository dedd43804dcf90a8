"""Sends and receives lines over a cable to another board, through the board's serial port. Imported only if LINK_TX is
set.

On some boards, `UART.write` blocks while the hardware's queue of 32 bytes is full. So at most 32 bytes are written at
once. The next bytes are written when this queue is sure to be empty. Received bytes wait in a buffer of 512 bytes.
"""

from busio import UART

from glowgrid.config.errors import refuse

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable

    from microcontroller import Pin

_BAUD = 115200
_CHUNK = 32  # maximum number of bytes per write
_CHUNK_MS = 4  # sending a chunk takes 2.8 ms
_BUFFER = 512  # size of the buffer for received bytes


def open_link(take: "Callable[[str, str], Pin]", tx: str, rx: str) -> "UartLink":
    """Return a link that uses the pins named `tx` and `rx`. `take(setting, name)` returns a pin by its name.

    Raise SettingError if no UART can use these two pins.
    """
    pins = take("LINK_TX", tx), take("LINK_RX", rx)
    try:
        return UartLink(*pins)
    except ValueError:
        both = tx + " " + rx
        raise refuse("LINK_TX", both, "the TX pin of a UART whose RX pin is LINK_RX, such as GP12 and GP13") from None


class UartLink:
    """Sends and receives lines of text. Call `poll` once per round of the main loop."""

    def __init__(self, tx: "Pin", rx: "Pin") -> None:
        """Claim the pins. Raise ValueError if no UART can use these two pins."""
        self._uart = UART(tx, rx, baudrate=_BAUD, timeout=0, receiver_buffer_size=_BUFFER)
        self._out = self._in = b""
        self._sent_at = 0  # time of the last chunk, in ms

    def poll(self, now_ms: int) -> None:
        """Send at most 32 bytes of the queued line, and read the bytes that have been received."""
        if self._out and not 0 <= now_ms - self._sent_at < _CHUNK_MS:
            self._sent_at = now_ms
            self._uart.write(self._out[:_CHUNK])
            self._out = self._out[_CHUNK:]
        waiting = self._uart.in_waiting
        if waiting:
            self._in += self._uart.read(waiting) or b""
            if len(self._in) > _BUFFER:
                self._in = b""  # longer than any line, so it must be noise

    def send(self, line: str) -> bool:
        """Queue `line` and return True. If the previous line is still being sent, do nothing and return False."""
        if self._out:
            return False
        self._out = (line + "\n").encode()
        return True

    def receive(self) -> str | None:
        """Remove the next complete line from the buffer and return it. Return None if no line is complete."""
        end = self._in.find(b"\n")
        if end < 0:
            return None
        line, self._in = self._in[:end], self._in[end + 1 :]
        return "".join([chr(byte) for byte in line if 32 <= byte < 127])
