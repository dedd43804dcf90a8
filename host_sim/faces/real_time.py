"""Real time for interactive faces: the board's virtual time follows the computer's clock at a chosen speed."""

from host_sim.simulator import Simulator

SPEEDS = (0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0)
LONGEST_STEP_S = 0.1  # longest time of one step; if the computer has paused, the rest is skipped
PATIENCE_S = 0.03  # longest time that a face waits for a computing firmware before it handles its own events


class RealTime:
    """Lets the virtual time of a simulator pass: in real time if `speed` is 1, twice as fast if `speed` is 2."""

    def __init__(self, sim: Simulator, speed: float = 1.0) -> None:
        self.speed = speed
        self._sim = sim

    def step(self, seconds: float) -> None:
        """Let `seconds` times `speed` of virtual time pass. `seconds` is the real time since the last step.

        If `seconds` is very long, because the firmware has computed for a long time, less virtual time passes.
        """
        self._sim.machine.advance(min(seconds, LONGEST_STEP_S) * 1000 * self.speed, PATIENCE_S)

    def faster(self) -> None:
        """Choose the next higher speed."""
        self.speed = next((speed for speed in SPEEDS if speed > self.speed), self.speed)

    def slower(self) -> None:
        """Choose the next lower speed."""
        self.speed = next((speed for speed in reversed(SPEEDS) if speed < self.speed), self.speed)


def power_cycle(sim: Simulator) -> None:
    """Unplug the board, and plug it in again."""
    sim.power_off()
    sim.power_on()
