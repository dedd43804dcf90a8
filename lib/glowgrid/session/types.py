"""Defines the types that the session shares with the app and the scenes. Only annotations use these types. So a board
never imports this module.
"""

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Iterable, Iterator
    from typing import Any, Protocol

    from ..engine.match import Match

    class Scope(Protocol):
        """Modules that are loaded and unloaded together (app/loader.py)."""

    class Loader(Protocol):
        """Loads and unloads modules (app/loader.py)."""

        def of_scene(self, scene: str, game: str, online: bool) -> Any: ...
        def open(self, roots: list) -> Any: ...
        def keep(self, scope: Any) -> Any: ...
        def load(self, scope: Any) -> Iterator[None]: ...
        def hold(self) -> None: ...
        def release(self) -> None: ...
        def close(self, scope: Any) -> None: ...
        def table(self) -> Any: ...

    class Running(Protocol):
        """The part of a RunningMatch (running_match.py) that bot_loading.py uses."""

        row: int
        match: Match
        keys: list
        loader: Loader
        warning: str
        bots: Scope | None
        hint: Scope | None

        def load_later(self, steps: Iterable[None]) -> None: ...
        def unload_bots(self) -> None: ...
