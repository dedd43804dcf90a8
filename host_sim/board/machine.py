"""The virtual board: power, time, its parts, and a firmware that runs on them.

Part of the room host_sim.board; imports the standard library and parts. Time is virtual: a count of microseconds that
moves only when the firmware waits or touches the hardware, each by a fixed cost, so a run repeats exactly.
What things cost:

    a pin operation 20 µs · a look at the clock 10 µs · a print 100 µs · delay_us(n) n µs
    neopixel_write 10 µs a byte + 50 µs · nvm 1 ms to program, 45 ms more where it must be erased first
    a bot's thinking nothing, or what it takes on the board (thinking_time.py)
    importing and collecting garbage nothing, or what they take on the board (reading_time.py)
"""

import heapq
import itertools
from collections.abc import Callable, Mapping
from threading import get_ident

from host_sim.board.hardware import faults, solder
from host_sim.board.interpreter import Interpreter
from host_sim.board.settings import Value
from host_sim.board.thread_runner import ThreadRunner
from host_sim.parts.buzzer import Buzzer
from host_sim.parts.fingers import Fingers
from host_sim.parts.nvm import Sector
from host_sim.parts.panel import Frame
from host_sim.parts.pins import Wires
from host_sim.parts.power import PowerLost
from host_sim.parts.radio import Radio
from host_sim.parts.serial import Serial
from host_sim.parts.strip import Strip, send_time_us
from host_sim.parts.switches import Switches
from host_sim.parts.uart import Uart

CLOCK_US = 10
PIN_US = 20

TICKS_PERIOD = 1 << 29
TICKS_AT_START = TICKS_PERIOD - 65_536  # as on a real board: the wrap comes 65 s after power-on


class Machine:
    """A board with its parts, on which `firmware` runs: a function of the machine, called when the power comes.

    It runs on a thread of its own, and time passes for it by `spend`. `settings` is what the firmware reads, `soldered`
    what is really there (by default the same).
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
        self.fingers = Fingers()
        self.buzzer = Buzzer()
        self.sector = Sector()
        self.uart = Uart()
        self.radio = Radio() if soldered.get("MQTT_BROKER") else None  # a board that has none needs none
        self.watchers: list[Callable[[str, bytes], None]] = []
        self.now_us = 0.0
        self.reset_reason = "POWER_ON"
        self.is_booting = False
        self.drive_hidden = False  # from the computer, by boot.py
        self.crashed = False  # whether boot.py or code.py has ever ended with an exception
        self.interpreter: Interpreter | None = None  # put in place in the firmware's turns, where it has one
        self._started_us = 0.0
        self._owed_us = 0.0  # time that has passed in the firmware, but for nobody else yet
        self._target_us = 0.0
        self._next_us = 0.0  # the earliest moment at which anybody but the firmware does anything
        self._events: list[tuple[float, int, Callable[[], None]]] = []
        self._event_number = itertools.count()
        self._runner: ThreadRunner | None = None

    # power and time, for whoever controls the machine

    @property
    def is_on(self) -> bool:
        return self._runner is not None

    @property
    def is_computing(self) -> bool:
        """True while a firmware is in a turn that it has not ended in the time `advance` was given."""
        return self._runner is not None and self._runner.given

    def power_on(self) -> None:
        """Start boot.py and code.py afresh; nothing happens before time advances."""
        if not self.is_on:
            self._started_us = self.now_us
            self.drive_hidden = False
            self._owed_us = 0.0
            self.fingers.forget()
            self.uart.forget()
            self.reset_reason = "POWER_ON"
            self._runner = ThreadRunner(lambda: self.firmware(self))

    def power_off(self) -> None:
        """Cut the power: the firmware ends wherever it is, and the lights go out."""
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
        """Let time pass; False when the firmware computes for `patience_s` real seconds on end.

        After a False the next call waits for the same moment again.
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
        """Do something at a moment of virtual time, whoever is running then."""
        heapq.heappush(self._events, (self.now_us + delay_us, next(self._event_number), action))
        self._look_ahead()

    def report(self, fault: str) -> None:
        """Note a fault of the hardware, with its time."""
        self.faults.append(f"{fault} ({self.now_us / 1_000_000:.3f} s)")

    def frame(self) -> Frame:
        """Return the rows of (r, g, b) that a person sees."""
        return self.hardware.panel.picture(self.strip.colours())

    def finger(self) -> tuple[int, int] | None:
        """Return x and y of the light, as a person sees it, that a finger is on."""
        light = self.fingers.down
        return None if light is None else self.hardware.panel.seen(light)

    # what the core modules need; all of it is called by the firmware

    def spend(self, us: float) -> None:
        """Pass the time that an operation costs; the controller goes on when its moment comes within it."""
        runner = self._runner
        if runner is None or runner.lost or get_ident() != runner.ident:
            raise PowerLost
        end = self.now_us + us
        if end < self._next_us:  # most operations end here, and there are thousands a second
            self.now_us = end
            return
        end, self._owed_us = end + self._owed_us, 0.0
        while end >= self._target_us:
            self._pass_until(self._target_us)
            self._hand_back(runner)
        self._pass_until(end)
        self._look_ahead()

    def owe(self, us: float) -> None:
        """Have this time pass at the next operation, where the firmware can be interrupted."""
        self._owed_us += us
        self._next_us = 0.0

    def ticks_ms(self) -> int:
        self.spend(CLOCK_US)
        return self.ticks()

    def ticks(self) -> int:
        """Return the milliseconds of the board's clock, for what looks at it in the background."""
        return int(TICKS_AT_START + self.uptime_us // 1000) % TICKS_PERIOD

    @property
    def uptime_us(self) -> float:
        return self.now_us - self._started_us

    def start_again(self) -> None:
        """Do what a reset does: the pins open and the clock starts anew."""
        self.reset_reason = "SOFTWARE"
        self._started_us = self.now_us

    def is_firmware(self) -> bool:
        return self._runner is not None and self._runner.is_mine()

    def send_pixels(self, pin: str, data: bytes) -> None:
        """Put bytes on a pin as NeoPixel bits; only the strip's own pin lights anything."""
        self.spend(send_time_us(len(data)))
        if pin == self.hardware.pixel_pin:
            self.strip.write(data)
        for watcher in self.watchers:
            watcher(pin, data)

    def buzz(self, pin: str, hz: int) -> None:
        """Have a pin go up and down so often a second; only the buzzer's own is heard."""
        self.spend(PIN_US)
        if pin == self.hardware.buzzer_pin:
            self.buzzer.sound(hz, self.now_us)

    def open_pins(self) -> None:
        """Let go of every pin, as a reset does: nothing sounds any more."""
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
