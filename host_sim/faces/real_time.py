"""Real time for interactive faces: the machine follows the wall clock at a chosen speed.

Imports only the standard library.
"""

from host_sim.simulator import Simulator

SPEEDS = (0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0)
LONGEST_STEP_S = 0.1  # after a pause of the computer, the machine does not catch up
PATIENCE_S = 0.03  # time that a face waits for a computing firmware before it handles its own events again


class RealTime:
    """Drives a simulator by the wall clock."""

    def __init__(self, sim: Simulator, speed: float = 1.0) -> None:
        self.speed = speed
        self._sim = sim

    def step(self, seconds: float) -> None:
        """Run the machine for `seconds` of real time. A firmware that computes for a long time makes it slower than
        real time."""
        self._sim.machine.advance(min(seconds, LONGEST_STEP_S) * 1000 * self.speed, PATIENCE_S)

    def faster(self) -> None:
        self.speed = next((speed for speed in SPEEDS if speed > self.speed), self.speed)

    def slower(self) -> None:
        self.speed = next((speed for speed in reversed(SPEEDS) if speed < self.speed), self.speed)


def power_cycle(sim: Simulator) -> None:
    """Unplug the board and plug it in again."""
    sim.power_off()
    sim.power_on()
