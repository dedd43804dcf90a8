"""Machine: the virtual board with power, time, parts, and the firmware that runs on them.

Time is virtual, in microseconds. It passes only when the firmware waits or uses the hardware. Each operation has a
fixed cost, so that every run repeats exactly:

    a pin operation 20 µs · a clock reading 10 µs · a print 100 µs · delay_us(n) n µs
    neopixel_write 10 µs per byte + 50 µs · nvm 1 ms to program, 45 ms more if it must be erased first
    a bot's thinking nothing, or as long as on the board (thinking_time.py)
    imports and garbage collection nothing, or as long as on the board (reading_time.py)

Imports the standard library and `host_sim.parts`.
"""

import heapq
import itertools
from collections.abc import Callable, Mapping
from threading import get_ident

from host_sim.board.hardware import faults, solder
from host_sim.board.interpreter import Interpreter
from host_sim.board.overridden_settings import Value
from host_sim.board.thread_runner import ThreadRunner
from host_sim.parts.buzzer import Buzzer
from host_sim.parts.nvm import Sector
from host_sim.parts.pins import Wires
from host_sim.parts.power_loss import PowerLost
from host_sim.parts.radio import Radio
from host_sim.parts.serial import Serial
from host_sim.parts.strip import Strip, send_time_us
from host_sim.parts.strip_layout import Frame
from host_sim.parts.switches import Switches
from host_sim.parts.touches import Touches
from host_sim.parts.uart import Uart

CLOCK_US = 10
PIN_US = 20

TICKS_PERIOD = 1 << 29
TICKS_AT_START = TICKS_PERIOD - 65_536  # as on a real board: the counter wraps 65 s after power-on


class Machine:
    """A board with its parts. It calls `firmware` with itself as the argument when it is powered on.

    The firmware runs on its own thread and calls `spend` to let time pass. It reads `settings`; `soldered` describes
    the parts that are really there (by default according to the same settings).
    """

    def __init__(
        self,
        firmware: Callable[["Machine"], None],
        settings: Mapping[str, Value],
        soldered: Mapping[str, Value] | None = None,
        seed: int | None = None,
        bounce_ms: float = 0,
    ) -> None:
        self.firmware = firmware
        self.settings = dict(settings)
        self.seed = seed
        soldered = self.settings if soldered is None else soldered
        self.hardware, _ = solder(soldered)
        self.faults = faults(self.settings, soldered)
        self.serial = Serial()
        self.wires = Wires(self.report)
        self.strip = Strip(self.hardware.panel.count, self.hardware.pixel_order)
        self.switches = Switches(self.hardware.layout, self.wires, self.later, bounce_ms, seed or 0)
        self.fingers = Touches()
        self.buzzer = Buzzer()
        self.sector = Sector()
        self.uart = Uart()
        # the radio is needed only with a broker
        self.radio = Radio() if soldered.get("MQTT_BROKER") else None
        self.watchers: list[Callable[[str, bytes], None]] = []
        self.now_us = 0.0
        self.reset_reason = "POWER_ON"
        self.is_booting = False
        self.drive_hidden = False  # whether boot.py has hidden the drive from the computer
        self.crashed = False  # whether boot.py or code.py has ever ended with an exception
        self.interpreter: Interpreter | None = None  # active during the firmware's turns
        self._started_us = 0.0
        self._owed_us = 0.0  # cost of imports and collections that has not passed yet
        self._target_us = 0.0
        self._next_us = 0.0  # the earliest time of a scheduled action outside the firmware
        self._events: list[tuple[float, int, Callable[[], None]]] = []
        self._event_number = itertools.count()
        self._runner: ThreadRunner | None = None

    # power and time, for the controller

    @property
    def is_on(self) -> bool:
        return self._runner is not None

    @property
    def is_computing(self) -> bool:
        """True if the firmware did not finish its turn within the patience of `advance`."""
        return self._runner is not None and self._runner.given

    def power_on(self) -> None:
        """Start boot.py and code.py from the beginning. Nothing runs until time advances."""
        if not self.is_on:
            self._started_us = self.now_us
            self.drive_hidden = False
            self._owed_us = 0.0
            self.fingers.forget()
            self.uart.forget()
            self.reset_reason = "POWER_ON"
            self._runner = ThreadRunner(lambda: self.firmware(self))

    def power_off(self) -> None:
        """Cut the power: stop the firmware immediately, and turn the lights off."""
        runner, self._runner = self._runner, None
        if runner and not runner.stop():
            raise RuntimeError(
                "code.py holds on after its power is gone: something in it catches every exception."
            )
        if self.radio is not None:
            self.radio.leave()
        self.open_pins()
        self.strip.darken()

    def advance(self, ms: float, patience_s: float | None = None) -> bool:
        """Let `ms` milliseconds pass. Return False if the firmware computes for `patience_s` real seconds without a
        pause.

        After False, call this again to continue to the same time.
        """
        if not self.is_computing:
            self._target_us = self.now_us + ms * 1000
            self._look_ahead()
        if self._runner and not self._runner.ended and not self._runner.give(patience_s):
            return False
        if not self._runner or self._runner.ended:
            self._pass_until(self._target_us)
        return True

    def later(self, delay_us: float, action: Callable[[], None]) -> None:
        """Call `action` after `delay_us` of virtual time."""
        heapq.heappush(self._events, (self.now_us + delay_us, next(self._event_number), action))
        self._look_ahead()

    def report(self, fault: str) -> None:
        """Record a hardware fault with its time."""
        self.faults.append(f"{fault} ({self.now_us / 1_000_000:.3f} s)")

    def frame(self) -> Frame:
        """Return the rows of (r, g, b) that a person sees."""
        return self.hardware.panel.picture(self.strip.colours())

    def finger(self) -> tuple[int, int] | None:
        """Return x and y of the touched light, as a person sees it, or None."""
        light = self.fingers.down
        return None if light is None else self.hardware.panel.seen(light)

    # for the core modules, called by the firmware

    def spend(self, us: float) -> None:
        """Let the time of an operation pass. The controller takes over if its time is reached meanwhile."""
        runner = self._runner
        if runner is None or runner.lost or get_ident() != runner.ident:
            raise PowerLost
        end = self.now_us + us
        if end < self._next_us:  # the fast path: most of the thousands of operations a second end here
            self.now_us = end
            return
        end, self._owed_us = end + self._owed_us, 0.0
        while end >= self._target_us:
            self._pass_until(self._target_us)
            self._hand_back(runner)
        self._pass_until(end)
        self._look_ahead()

    def owe(self, us: float) -> None:
        """Let this time pass at the next operation, when the firmware can be interrupted."""
        self._owed_us += us
        self._next_us = 0.0

    def ticks_ms(self) -> int:
        self.spend(CLOCK_US)
        return self.ticks()

    def ticks(self) -> int:
        """Return the milliseconds of the board's clock, for hardware that works in the background."""
        return int(TICKS_AT_START + self.uptime_us // 1000) % TICKS_PERIOD

    @property
    def uptime_us(self) -> float:
        return self.now_us - self._started_us

    def start_again(self) -> None:
        """Reset the pins and the clock."""
        self.reset_reason = "SOFTWARE"
        self._started_us = self.now_us

    def is_firmware(self) -> bool:
        return self._runner is not None and self._runner.is_mine()

    def send_pixels(self, pin: str, data: bytes) -> None:
        """Send bytes from a pin in the NeoPixel protocol. They light something only on the strip's pin."""
        self.spend(send_time_us(len(data)))
        if pin == self.hardware.pixel_pin:
            self.strip.write(data)
        for watcher in self.watchers:
            watcher(pin, data)

    def buzz(self, pin: str, hz: int) -> None:
        """Switch a pin at `hz`. It makes a sound only on the buzzer's pin."""
        self.spend(PIN_US)
        if pin == self.hardware.buzzer_pin:
            self.buzzer.sound(hz, self.now_us)

    def open_pins(self) -> None:
        """Release every pin, as a reset does. The buzzer stops."""
        self.wires.open_all()
        self.buzzer.sound(0, self.now_us)

    def _pass_until(self, moment_us: float) -> None:
        while self._events and self._events[0][0] <= moment_us:
            self.now_us, _, action = heapq.heappop(self._events)
            action()
        self.now_us = moment_us

    def _look_ahead(self) -> None:
        if self._owed_us:
            self._next_us = 0.0
            return
        self._next_us = min(self._target_us, self._events[0][0]) if self._events else self._target_us

    def _hand_back(self, runner: ThreadRunner) -> None:
        interpreter = self.interpreter
        if interpreter:
            interpreter.leave()
        try:
            runner.hand_back()
        finally:
            if interpreter:
                interpreter.enter()
