"""Players in processes of their own, and brokers between them."""

import shutil

import pytest
from brokers import broker as broker
from players import Player


@pytest.fixture
def player():
    """Start somebody; nobody outlives the test."""
    begun = []

    def start(*arguments, **environment):
        begun.append(Player(*arguments, **environment))
        return begun[-1]

    yield start
    for one in begun:
        one.kill()


@pytest.fixture
def terminal():
    """Start a module in a terminal of its own; none outlives the test."""
    from terminals import Terminal

    begun = []

    def start(*arguments, **options):
        begun.append(Terminal(*arguments, **options))
        return begun[-1]

    yield start
    for one in begun:
        one.kill()


@pytest.fixture
def command_of():
    """Return where a program is; the test is skipped where it is not installed."""

    def found(name):
        path = shutil.which(name, path="/usr/local/bin:/usr/bin:/usr/sbin:/opt/homebrew/sbin:/opt/homebrew/bin")
        return path or pytest.skip(f"{name} is not installed")

    return found
