"""Plays notes on a buzzer without blocking the main loop. Loaded only if the setting BUZZER_PIN names a pin."""

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable

    from pwmio import PWMOut

    from .clock import Clock

_HALF = 32768  # duty cycle of 50 %, which is the loudest


class Buzzer:
    """Plays the notes that are passed to `play`. If `watch` is set, it also plays the notes that `watch` returns.

    Call `poll` once per round of the main loop. While `silent` is True, no new notes start.
    """

    silent = False
    watch: "Callable[[], bytes] | None" = None  # called at each `poll`; returns notes, or b""

    def __init__(self, pwm: "PWMOut", clock: "Clock") -> None:
        """Play on `pwm`, a PWMOut with variable frequency."""
        self._pwm = pwm
        self._clock = clock
        self._notes = b""
        self._next = self._until = 0

    def play(self, notes: bytes) -> None:
        """Play `notes` instead of the current notes. Each note is two bytes: its frequency in Hz / 8 (0 for silence),
        and its length in ms / 10."""
        if not self.silent:
            self._notes = notes
            self._next = 0
            self._until = self._clock.now()

    def poll(self, now_ms: int) -> None:
        """Start the next note if the current note has ended. After the last note, stop."""
        watched = self.watch() if self.watch else b""
        if watched:
            self.play(watched)
        if not self._notes or self._clock.diff(now_ms, self._until) < 0:
            return
        notes, at = self._notes, self._next
        pitch = 0
        if at < len(notes):
            pitch = notes[at]
            self._until = self._clock.add(now_ms, 10 * notes[at + 1])
            self._next = at + 2
        else:
            self._notes = b""
        if pitch:
            self._pwm.frequency = 8 * pitch
        self._pwm.duty_cycle = _HALF if pitch else 0
