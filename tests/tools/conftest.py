"""Fixtures for the tests of deploying."""

from drives import root
from web_drives import board, small

__all__ = ["board", "root", "small"]
