"""Simulate the board: its power, time and parts, and the firmware that runs on the board.

Time is virtual and counted in microseconds. It passes only when the firmware waits or uses the hardware. Each operation
takes a fixed time, so every run repeats exactly:

    a pin operation 20 µs · a clock reading 10 µs · a print 100 µs · delay_us(n) n µs
    neopixel_write 10 µs per byte + 50 µs · nvm 1 ms to program, 45 ms more if it must be erased first
    a bot's thinking: no time, or as long as on the board (thinking_time.py)
    imports and garbage collection: no time, or as long as on the board (reading_time.py)

The controller is the code that lets time advance: a user interface, a script or a test.
"""

import heapq
import itertools
from collections.abc import Callable, Mapping
from threading import get_ident

from host_sim.board.hardware import faults, grid_settings, solder
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
TICKS_AT_START = TICKS_PERIOD - 65_536  # as on a real board, the counter starts again at 0 after 65 s


class Machine:
    """A board with its parts.

    - `firmware` is called when the board is powered on, with the machine as the argument. It runs on its own thread,
      and calls `spend` to let time pass.
    - `settings` are the settings that the firmware reads.
    - `soldered` are settings that describe the parts that are really there. None means the same as `settings`.
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
        self._soldered = dict(soldered)
        self.hardware, _ = solder(soldered)
        self.faults = faults(self.settings, soldered)
        self.serial = Serial()
        self.wires = Wires(self.report)
        self.strip = Strip(self.hardware.panel.count, self.hardware.pixel_order)
        self.switches = Switches(self.hardware.layout, self.wires, self.later, bounce_ms, seed or 0)
        self.touches = Touches()
        self.buzzer = Buzzer()
        self.sector = Sector()
        self.uart = Uart()
        # a radio is needed only to reach a broker
        self.radio = Radio() if soldered.get("MQTT_BROKER") else None
        self.watchers: list[Callable[[str, bytes], None]] = []
        self.now_us = 0.0
        self.reset_reason = "POWER_ON"
        self.is_booting = False
        self.drive_hidden = False  # True if boot.py has hidden the drive from the computer
        self.crashed = False  # True if boot.py or code.py has ever ended with an exception
        self.interpreter: Interpreter | None = None  # set while boot.py or code.py runs
        self._started_us = 0.0
        self._charged_us = 0.0  # time of imports and garbage collections that has yet to pass
        self._target_us = 0.0
        self._next_us = 0.0  # when `spend` must do more than add the time
        self._events: list[tuple[float, int, Callable[[], None]]] = []
        self._event_number = itertools.count()
        self._runner: ThreadRunner | None = None

    # -- power and time, for the controller

    @property
    def is_on(self) -> bool:
        return self._runner is not None

    @property
    def is_computing(self) -> bool:
        """True if the last call of `advance` ended before the firmware had finished its turn."""
        return self._runner is not None and self._runner.is_turn_running

    def power_on(self) -> None:
        """Start boot.py and code.py from the beginning. They run as soon as time advances."""
        if not self.is_on:
            self._started_us = self.now_us
            self.drive_hidden = False
            self._charged_us = 0.0
            self.touches.forget()
            self.uart.forget()
            self.reset_reason = "POWER_ON"
            self._runner = ThreadRunner(lambda: self.firmware(self))

    def power_off(self) -> None:
        """Cut the power: stop the firmware at once, and turn the lights off."""
        runner, self._runner = self._runner, None
        if runner and not runner.stop():
            raise RuntimeError(
                "code.py holds on after its power is gone: something in it catches every exception."
            )
        if self.radio is not None:
            self.radio.leave()
        self.open_pins()
        self.strip.darken()

    def replace_grid(self, width: int, height: int) -> None:
        """Replace the grid of lights, while the power is off."""
        grid = grid_settings(width, height, self.settings)
        self.settings.update(grid)
        self._soldered.update(grid)
        self.hardware, _ = solder(self._soldered)
        self.strip = Strip(self.hardware.panel.count, self.hardware.pixel_order)

    def advance(self, ms: float, patience_s: float | None = None) -> bool:
        """Let `ms` milliseconds pass, and return True.

        Return False if the firmware computes for `patience_s` real seconds without using the hardware. In that case,
        the next call of `advance` ignores its own `ms`, and continues to the time that this call should have reached.
        """
        if not self.is_computing:
            self._target_us = self.now_us + ms * 1000
            self._update_next_us()
        if self._runner and not self._runner.ended and not self._runner.run_turn(patience_s):
            return False
        if not self._runner or self._runner.ended:
            self._pass_until(self._target_us)
        return True

    def later(self, delay_us: float, action: Callable[[], None]) -> None:
        """Call `action` after `delay_us` microseconds of virtual time."""
        heapq.heappush(self._events, (self.now_us + delay_us, next(self._event_number), action))
        self._update_next_us()

    def report(self, fault: str) -> None:
        """Record a hardware fault and the current time."""
        self.faults.append(f"{fault} ({self.now_us / 1_000_000:.3f} s)")

    def frame(self) -> Frame:
        """Return the lights as a person sees them: rows of (red, green, blue)."""
        return self.hardware.panel.picture(self.strip.colours())

    def finger(self) -> tuple[int, int] | None:
        """Return (x, y) of the light that is touched now, or None.

        x is the column and y is the row of the light, as a person sees the grid.
        """
        light = self.touches.down
        return None if light is None else self.hardware.panel.seen(light)

    # -- for the firmware, which calls this through the modules in core/

    def spend(self, us: float) -> None:
        """Let `us` microseconds pass. This is called for each operation of the firmware, with the time that it takes.

        If `advance` reaches its end before these microseconds have passed, the controller runs before the firmware
        continues.
        """
        runner = self._runner
        if runner is None or runner.lost or get_ident() != runner.ident:
            raise PowerLost
        end = self.now_us + us
        if end < self._next_us:  # fast path for most of the thousands of operations per second
            self.now_us = end
            return
        end, self._charged_us = end + self._charged_us, 0.0
        while end >= self._target_us:
            self._pass_until(self._target_us)
            self._hand_back(runner)
        self._pass_until(end)
        self._update_next_us()

    def charge(self, us: float) -> None:
        """Add `us` microseconds to the time of the firmware's next operation.

        Imports call this instead of `spend`, because the firmware must not be interrupted during an import.
        """
        self._charged_us += us
        self._next_us = 0.0

    def ticks_ms(self) -> int:
        self.spend(CLOCK_US)
        return self.ticks()

    def ticks(self) -> int:
        """Return the board's counter of milliseconds. Unlike a call of `ticks_ms`, this call takes no virtual time.

        Simulated hardware that works in the background uses this method.
        """
        return int(TICKS_AT_START + self.uptime_us // 1000) % TICKS_PERIOD

    @property
    def uptime_us(self) -> float:
        return self.now_us - self._started_us

    def start_again(self) -> None:
        """Set the board's uptime back to 0, and record that software has reset the board."""
        self.reset_reason = "SOFTWARE"
        self._started_us = self.now_us

    def is_firmware(self) -> bool:
        """Return whether the caller runs on the firmware's thread."""
        return self._runner is not None and self._runner.is_mine()

    def send_pixels(self, pin: str, data: bytes) -> None:
        """Send `data` from `pin` to NeoPixels. The lights change only if the strip is connected to this pin."""
        self.spend(send_time_us(len(data)))
        if pin == self.hardware.pixel_pin:
            self.strip.write(data)
        for watcher in self.watchers:
            watcher(pin, data)

    def buzz(self, pin: str, hz: int) -> None:
        """Switch `pin` on and off at the frequency `hz`. The buzzer sounds only if it is connected to this pin."""
        self.spend(PIN_US)
        if pin == self.hardware.buzzer_pin:
            self.buzzer.sound(hz, self.now_us)

    def open_pins(self) -> None:
        """Release every pin, as a reset does. This also silences the buzzer."""
        self.wires.open_all()
        self.buzzer.sound(0, self.now_us)

    def _pass_until(self, moment_us: float) -> None:
        """Advance to `moment_us`, and carry out the actions that are scheduled until then."""
        while self._events and self._events[0][0] <= moment_us:
            self.now_us, _, action = heapq.heappop(self._events)
            action()
        self.now_us = moment_us

    def _update_next_us(self) -> None:
        """Set `_next_us` to the time of the next scheduled action or to the end of `advance`, whichever is earlier.

        If charged time has yet to pass, set `_next_us` to 0 instead.
        """
        if self._charged_us:
            self._next_us = 0.0
            return
        self._next_us = min(self._target_us, self._events[0][0]) if self._events else self._target_us

    def _hand_back(self, runner: ThreadRunner) -> None:
        """End the firmware's turn, and wait for the firmware's next turn.

        Between the two turns, the simulator's own modules and values are in use.
        """
        interpreter = self.interpreter
        if interpreter:
            interpreter.leave()
        try:
            runner.hand_back()
        finally:
            if interpreter:
                interpreter.enter()
