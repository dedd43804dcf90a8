"""Emulated board, a Pico or Pico W: its power, flash, time and radio, and the wires to light, keys and serial console.

Times are in ms of the board's time. The Pico W's radio uses this computer's network. The board may join a WiFi network
of any name, with any password of eight characters. The board's own address is 10.0.0.2. To other computers, the board's
connections seem to come from this computer.
"""

import asyncio
import codecs
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rp2040py.boards import BoardSpec, FlashLayout
from rp2040py.device import MicroPythonDevice
from rp2040py.execute_batch import execute_batch
from rp2040py.external.cyw43 import Cyw43439
from rp2040py.external.ws2812 import Ws2812
from rp2040py.gpio_pin import GPIOPinState
from rp2040py.memory_map import FLASH_START_ADDRESS

from host_sim.board.hardware import Hardware
from host_sim.parts.strip import Strip
from lab.emulator import firmware_detection
from lab.emulator.keys import KeyWires, number

BLOCK = 4096
TICK = 8  # instructions between two readings of the clock


class Board:
    """An emulated board. Its power is off at first.

    `uf2`: the file with the firmware. `drive`: the image of the drive before the first start. `hear`: a function that
    is called with each piece of text that the board prints. `flash`: the content of the whole flash before the first
    start, instead of the firmware and the drive. `frames` collects (time, colours) for each frame that the strip
    receives. `scans` collects the time at which each keypad scan starts.
    """

    def __init__(
        self, uf2: Path, drive: bytes, hardware: Hardware, hear: Callable[[str], None], flash: bytes = b""
    ) -> None:
        self.hardware = hardware
        self.frames: list[tuple[float, list]] = []
        self.scans: list[float] = []
        self.strip = Strip(hardware.panel.count, hardware.pixel_order)
        self.keys = KeyWires(hardware.layout)
        self._kind = firmware_detection.of(uf2)
        radio = (Cyw43439,) if self._kind.has_radio else ()
        self._spec = BoardSpec(
            extras=(self._light, lambda: self.keys, *radio),
            layout=FlashLayout(fs_start=self._kind.drive_at, fs_blockcount=len(drive) // BLOCK, fs_blocksize=BLOCK),
            image=str(uf2),
        )
        self._network = asyncio.new_event_loop()  # runs the radio's connections
        self._drive, self._flash = drive, flash
        self._hear = hear
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._passed = 0.0  # ms before the last power-on
        self._device: Any = None
        self._reading: tuple[int, ...] = ()  # (endpoint, size) of a read of the board that waits for typed bytes

    @property
    def flash(self) -> bytes:
        """The content of the flash. While the power is off, other content can be written."""
        return bytes(self._device.mcu.flash) if self._device else self._flash

    @flash.setter
    def flash(self, content: bytes) -> None:
        self._flash = content

    @property
    def now(self) -> float:
        """The board's time in ms since this object was created.

        This time passes only during calls of `advance`. There it passes even while the power is off.
        """
        return self._passed + (self._device.mcu.clock.nanos / 1e6 if self._device else 0.0)

    def power_on(self) -> None:
        """Switch the board on. The board then runs only during calls of `advance`."""
        if self._device:
            return
        device = MicroPythonDevice(board=self._spec, circuitpython=True)
        flash = device.mcu.flash
        if self._flash:
            flash[: len(self._flash)] = self._flash
        else:
            at = self._kind.drive_at
            flash[at : at + len(self._drive)] = self._drive
        device.cdc.on_serial_data = self._heard
        self._answer_read: Any = device.cdc.usb.on_endpoint_read
        device.cdc.usb.on_endpoint_read = self._read
        device.mcu.gpio[number(self.hardware.layout.rows[0])].add_listener(self._row_changed)
        device.mcu.core.pc = FLASH_START_ADDRESS
        device.simulator.stopped = False
        device.simulator.bind_loop(self._network)
        self._device = device

    def power_off(self) -> None:
        """Cut the power. The flash keeps its content."""
        if self._device:
            self._flash, self._passed = bytes(self._device.mcu.flash), self.now
            self._device, self._reading = None, ()
            self.strip.darken()
            for connection in asyncio.all_tasks(self._network):
                connection.cancel()
            self._answer()

    def advance(self, until: float, step: Callable[[], None] = lambda: None) -> None:
        """Run until the time `until`, in ms of the board's time. `step` is called after each batch of instructions."""
        if self._device is None:
            self._passed = max(self._passed, until)
        while self._device and self.now < until:
            execute_batch(self._device.simulator, TICK)
            if self._kind.has_radio:
                self._answer()
            step()

    def type(self, data: bytes) -> None:
        """Send bytes to the board's serial console, as if a user typed them."""
        for byte in data if self._device else b"":
            self._device.cdc.send_serial_byte(byte)
        if self._reading and self._device:
            (endpoint, size), self._reading = self._reading, ()
            self._answer_read(endpoint, size)

    def _read(self, endpoint: int, size: int) -> None:
        """Answer a read of `size` bytes that the board's USB device has started on `endpoint`, a number.

        While nothing is typed, leave the read unanswered, as a computer does. Without this method, the emulator would
        answer at once with no bytes, and the board would spend half of its time starting new reads.
        """
        cdc = self._device.cdc
        if endpoint and endpoint == cdc._out_endpoint and not cdc.tx_fifo.item_count:
            self._reading = endpoint, size
        else:
            self._answer_read(endpoint, size)

    def _answer(self) -> None:
        """Do the work that is due on the radio's connections."""
        self._network.call_soon(self._network.stop)
        self._network.run_forever()

    def _light(self) -> Ws2812:
        pin, order = number(self.hardware.pixel_pin), self.hardware.pixel_order
        return Ws2812(gpio=pin, color_order=order, on_pixels=self._latched)

    def _latched(self, pixels: list) -> None:
        order = ["RGBW".index(colour) for colour in self.hardware.pixel_order]
        self.strip.write(bytes(pixel[place] for pixel in pixels for place in order))
        self.frames.append((self.now, [tuple(pixel) for pixel in pixels]))

    def _heard(self, data: Any) -> None:
        self._hear(self._decoder.decode(bytes(data if isinstance(data, (bytes, bytearray, list)) else [data])))

    def _row_changed(self, state: GPIOPinState, before: GPIOPinState) -> None:
        if state == GPIOPinState.LOW:
            self.scans.append(self.now)
