"""A buzzer on a pin: notes that play while the loop goes on. Loaded only where BUZZER_PIN names a pin."""

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Callable

    from pwmio import PWMOut

    from .clock import Clock

_HALF = 32768  # of the time the pin is high: as loud as it gets


class Buzzer:
    """Call `poll` often: it plays what `play` was given, and what `watch` answers, if somebody has set that. While
    `silent`, nothing begins to play."""

    silent = False
    watch: "Callable[[], bytes] | None" = None  # asked at every `poll` for notes; b"" for none

    def __init__(self, pwm: "PWMOut", clock: "Clock") -> None:
        """Take a PWMOut of variable frequency."""
        self._pwm = pwm
        self._clock = clock
        self._notes = b""
        self._next = self._until = 0

    def play(self, notes: bytes) -> None:
        """Begin to play notes, two bytes each: Hz / 8 (0 is a rest) and ms / 10. They end whatever else was playing."""
        if not self.silent:
            self._notes = notes
            self._next = 0
            self._until = self._clock.now()

    def poll(self, now_ms: int) -> None:
        """Go on to the next note, or the end, if it is due."""
        asked = self.watch() if self.watch else b""
        if asked:
            self.play(asked)
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
