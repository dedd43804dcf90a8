"""Types that several modules of the session share. Only annotations use them, so no board ever imports this module."""

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Iterable
    from typing import Protocol

    from ..engine.match import Match

    class Running(Protocol):
        """What loading bots needs of a running match (running_match.py)."""

        row: int
        match: Match
        keys: list
        has_hint: bool

        def load_later(self, steps: Iterable[None]) -> None: ...
