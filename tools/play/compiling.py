"""Compile functions with Numba (the extra `bench`) if it is installed. Without it, they run about 100 times slower."""

from typing import Any

try:
    from numba import njit
except ImportError:

    def njit(function: Any) -> Any:  # type: ignore[no-redef]
        """Return `function` as it is."""
        return function


__all__ = ["njit"]
