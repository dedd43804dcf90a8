"""Fixtures for the tests of deploying."""

from drives import root

__all__ = ["root"]
