"""Simulate both ends of the cable between a board and its opponent. This module runs on the VMs and on CPython."""


class UART:
    """The board's end of the cable, with the interface of `busio.UART`."""

    come, sent = b"", b""

    def __init__(self, tx: object, rx: object, baudrate: int, timeout: int, receiver_buffer_size: int) -> None:
        pass

    @property
    def in_waiting(self) -> int:
        return len(UART.come)

    def read(self, count: int) -> bytes:
        data, UART.come = UART.come[:count], UART.come[count:]
        return data

    def write(self, data: bytes) -> None:
        UART.sent += data


class End:
    """The opponent's end of the cable, with the interface of the firmware's links."""

    def poll(self, now_ms: int) -> None:
        pass

    def send(self, line: str) -> bool:
        UART.come += line.encode() + b"\n"
        return True

    def receive(self) -> str | None:
        end = UART.sent.find(b"\n")
        if end < 0:
            return None
        line, UART.sent = UART.sent[:end], UART.sent[end + 1 :]
        return line.decode()
