"""Types that sessions and scenes share with the app, for type checkers."""

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Iterator
    from typing import Any, Protocol

    class Scope(Protocol):
        """The modules that stay loaded for a while (app/loader.py)."""

    class Loader(Protocol):
        """What loads and unloads modules (app/loader.py)."""

        def open(self, roots: list) -> Any: ...
        def load(self, scope: Any) -> Iterator[None]: ...
        def close(self, scope: Any) -> None: ...
        def table(self) -> Any: ...
