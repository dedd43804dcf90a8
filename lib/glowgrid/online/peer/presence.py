"""Whether the opponent is there, and what the person here was told of that."""

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Callable

    from ..types import Clock


class Presence:
    """`here`: whether the opponent was heard of late; `last`: the name of the sentence that was told last."""

    def __init__(self, clock: "Clock", gone_ms: int, tell: "Callable") -> None:
        """Miss an opponent who is silent for `gone_ms`. `tell(name, *values)` gets the name of a sentence
        (words/link.py) and its values."""
        self._clock = clock
        self._gone_ms = gone_ms
        self._tell = tell
        self._heard_at = clock.now()
        self.here = False
        self.last = ""

    def once(self, name: str, *values: object) -> None:
        """Tell a sentence, unless it was the last one told."""
        if name != self.last:
            self.last = name
            self._tell(name, *values)

    def hear(self) -> None:
        """Note that the opponent was heard just now."""
        self._heard_at = self._clock.now()
        if not self.here:
            self.here = True
            self.once("HERE")

    def is_overdue(self) -> bool:
        """Tell whether the opponent, so far here, has been silent for too long."""
        return self.here and self._clock.diff(self._clock.now(), self._heard_at) > self._gone_ms

    def lose(self, why: str) -> None:
        """Note that the opponent is away: "GONE" or "LEFT"."""
        self.here = False
        self.once(why)
