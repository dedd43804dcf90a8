"""Types that several modules of online play share. Only annotations use them, so boards never import this module."""

MYPY = False
if MYPY:  # type checkers take it for true
    from typing import Protocol

    class Link(Protocol):
        """A wire or network connection that carries lines of text. No call blocks."""

        def poll(self, now_ms: int) -> None: ...
        def send(self, line: str) -> bool: ...
        def receive(self) -> str | None: ...

    class Clock(Protocol):
        """A clock in milliseconds, whose value wraps."""

        def now(self) -> int: ...
        def diff(self, a: int, b: int) -> int: ...
        def add(self, a: int, ms: int) -> int: ...

    class Reader(Protocol):
        """Reads the names of moves in a game with hidden moves (peer/hidden_moves.py)."""

        def read(self, game: object, where: str, name: str) -> int: ...
