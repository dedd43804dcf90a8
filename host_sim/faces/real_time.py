"""Real time for the faces that people sit at: the machine keeps up with the wall clock, at a chosen speed.

Part of the room host_sim.faces; imports the standard library only.
"""

from host_sim.simulator import Simulator

SPEEDS = (0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0)
LONGEST_STEP_S = 0.1  # after a pause of the computer the machine does not race to make up for it
PATIENCE_S = 0.03  # how long a face waits for a firmware that computes, before it looks after its own keys again


class RealTime:
    """Drives a simulator by the seconds that pass outside."""

    def __init__(self, sim: Simulator, speed: float = 1.0) -> None:
        self.speed = speed
        self._sim = sim

    def step(self, seconds: float) -> None:
        """Let the machine live for so many real seconds; a computing firmware makes it fall behind."""
        self._sim.machine.advance(min(seconds, LONGEST_STEP_S) * 1000 * self.speed, PATIENCE_S)

    def faster(self) -> None:
        self.speed = next((speed for speed in SPEEDS if speed > self.speed), self.speed)

    def slower(self) -> None:
        self.speed = next((speed for speed in reversed(SPEEDS) if speed < self.speed), self.speed)


def power_cycle(sim: Simulator) -> None:
    """Unplug the board and plug it in again."""
    sim.power_off()
    sim.power_on()
