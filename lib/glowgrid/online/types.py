"""Types that several modules of online play share. Only annotations use them, so no board ever imports this module."""

MYPY = False
if MYPY:  # type checkers take it for true
    from typing import Protocol

    class Link(Protocol):
        """A wire that carries lines of text. No call waits."""

        def poll(self, now_ms: int) -> None: ...
        def send(self, line: str) -> bool: ...
        def receive(self) -> str | None: ...

    class Clock(Protocol):
        """Milliseconds, which wrap round."""

        def now(self) -> int: ...
        def diff(self, a: int, b: int) -> int: ...
        def add(self, a: int, ms: int) -> int: ...

    class Reader(Protocol):
        """Reads the names of moves in a game that may hide something (peer/secrets.py)."""

        def read(self, game: object, where: str, name: str) -> int: ...
