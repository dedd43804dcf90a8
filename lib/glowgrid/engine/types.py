"""Types that annotations in the engine and in other packages use. Boards never import this module."""

MYPY = False
if MYPY:  # true for type checkers only
    from array import array
    from collections.abc import Sequence
    from typing import Any, Protocol

    class Position(Protocol):
        """The part of a Game that as_text.py and notation.py use (see game.py)."""

        rows: int
        cols: int
        perfect: bool

        def at(self, cell: int) -> int: ...
        def fill(self, buffer: bytearray, viewer: int = 0) -> None: ...
        def kinds(self, viewer: int = 0) -> bytes: ...
        def legal_moves(self) -> list: ...
        def is_legal(self, move: int) -> bool: ...
        def notation(self, move: int) -> str: ...
        def expected(self) -> str: ...

    class Rows(Protocol):
        """The part of an in-a-row game that LineCounts uses (see inarow.py)."""

        rows: int
        cols: int
        players: int
        turn: int
        ply: int
        spots_of: list | array

        @property
        def to_win(self) -> int: ...
        def cell_of(self, spot: int) -> int: ...
        def legal_moves(self) -> list: ...
        def is_legal(self, move: int) -> bool: ...

    class LiveMatch(Protocol):
        """The part of a Match that its seats and the commands of the pause menu use (see match.py)."""

        floor: int
        holder: int
        phase: int
        event_player: int | None
        event_ply: int

        @property
        def game(self) -> Any: ...  # a Game
        @property
        def seats(self) -> Sequence: ...
        @property
        def seat(self) -> Any: ...  # a Seat, or None
        @property
        def thoughts(self) -> Any: ...  # a Thinking
        @property
        def rng(self) -> Any: ...  # an Rng
        @property
        def awaits_person(self) -> bool: ...
        def play(self, move: int) -> bool: ...
        def step(self) -> bool: ...
        def stop_if_over(self) -> None: ...
        def tell(self, event: int, move: int | None = None) -> None: ...

    class Clock(Protocol):
        """A clock in milliseconds (see hal/clock.py). `diff(a, b)` returns the milliseconds from `b` to `a`."""

        def now(self) -> Any: ...
        def diff(self, a: Any, b: Any) -> Any: ...

    class Searcher(Protocol):
        """The part of a bot that imperfect_search.py and forced_win.py use (see bots/search.py)."""

        nodes: int
        misses: int

        def budget(self, game: Any) -> int: ...
        def begin_slice(self, clock: Clock | None) -> None: ...
        def is_due(self) -> bool: ...
        def progress(self) -> int: ...
