"""A buzzer without electronics in it: it sounds at the frequency at which its pin goes up and down.

Part of the room host_sim.parts; imports the standard library only.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Tone:
    """A tone that has ended: when it began, how high it was and how long."""

    at_ms: int
    hz: int
    ms: int

    def __str__(self) -> str:
        return f"{self.at_ms / 1000:.3f} s: {self.hz} Hz, {self.ms} ms"


class Buzzer:
    """`hz` is what sounds now, 0 for nothing; `tones` are those before."""

    def __init__(self) -> None:
        self.hz = 0
        self.tones: list[Tone] = []
        self._since_us = 0.0

    def sound(self, hz: int, now_us: float) -> None:
        """Sound so high from now on."""
        if hz == self.hz:
            return
        if self.hz and now_us > self._since_us:
            began = round(self._since_us / 1000)
            self.tones.append(Tone(began, self.hz, round(now_us / 1000) - began))
        self.hz, self._since_us = hz, now_us
