"""Play the board's buzzer on the computer's loudspeaker.

If the computer has no sound, nothing is played. Imports pygame-ce.
"""

from array import array
from functools import lru_cache

import pygame

RATE = 44100
LOUD = 2500  # amplitude, of at most 32767: as quiet as a small buzzer
PERIODS = 32  # number of waves in the sound that is looped; so the pitch is accurate to 0.1 %


class Speaker:
    """The loudspeaker."""

    def __init__(self) -> None:
        self.hz = 0
        self._works = True

    def sound(self, hz: int) -> None:
        """Play a sound with the frequency `hz`, or stop the sound if `hz` is 0. Call this once per frame."""
        if hz == self.hz or not self._works:
            return
        self.hz = hz
        try:
            if not pygame.mixer.get_init():
                pygame.mixer.init(RATE, -16, 1, 512)
            pygame.mixer.stop()
            if hz:
                _wave(hz).play(loops=-1)
        except pygame.error:
            self._works = False


@lru_cache(maxsize=32)
def _wave(hz: int) -> pygame.mixer.Sound:
    """Return a short square wave, the signal of a pin that is switched on and off. The caller plays it in a loop."""
    rate, _, channels = pygame.mixer.get_init() or (RATE, -16, 1)
    count = round(PERIODS * rate / hz)
    samples = array("h")
    for number in range(count):
        high = number * PERIODS * 2 // count % 2 == 0
        samples.extend([LOUD if high else -LOUD] * channels)
    return pygame.mixer.Sound(buffer=samples.tobytes())
