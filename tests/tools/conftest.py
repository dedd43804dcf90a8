"""The drive that the tests of deploying share."""

from drives import root

__all__ = ["root"]
