"""Types that several modules of the package saves use in annotations. Boards never import this module."""

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable
    from typing import Any, Protocol

    from ..engine.match import Match
    from .journal import Journal

    class SavedGame(Protocol):
        """The members of the class Autosave (in autosave.py) that compaction.py uses."""

        match: Match
        header: str
        begun: bool

        def result(self) -> bytes: ...

    class Store(Protocol):
        """The members of the class Saves that autosave.py, journal_snapshot.py and compaction.py use."""

        journal: Journal | None
        say: Callable[[str], None]
        game: Any  # the Autosave of the current match
        full: bool
        must_put_aside: bool
        told: bool
        brightness: bytes
        setups: list[str]

        def append(self, kind: int, payload: bytes = b"") -> None: ...
        def write(self, journal: Journal, write: Callable[..., bool], *values: object) -> bool: ...
        def drop(self, kind: int) -> None: ...
