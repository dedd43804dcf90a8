"""Simulates a passive buzzer, whose pitch is the frequency at which its pin is switched."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Tone:
    """A tone that has ended: its start, its frequency and its length."""

    at_ms: int
    hz: int
    ms: int

    def __str__(self) -> str:
        return f"{self.at_ms / 1000:.3f} s: {self.hz} Hz, {self.ms} ms"


class Buzzer:
    """A buzzer. `hz` is the current frequency, or 0 for silence. `tones` are the tones that have ended."""

    def __init__(self) -> None:
        self.hz = 0
        self.tones: list[Tone] = []
        self._since_us = 0.0

    def sound(self, hz: int, now_us: float) -> None:
        """Change the frequency to `hz`; 0 means silence."""
        if hz == self.hz:
            return
        if self.hz and now_us > self._since_us:
            began = round(self._since_us / 1000)
            self.tones.append(Tone(began, self.hz, round(now_us / 1000) - began))
        self.hz, self._since_us = hz, now_us
