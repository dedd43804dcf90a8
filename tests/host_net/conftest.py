"""Players in processes of their own, and brokers between them."""

import pytest
from brokers import broker as broker
from network_board import many
from players import Player


@pytest.fixture
def boards(broker):
    with many(broker) as make:
        yield make


def begun(kind):
    """Start somebody of that kind with what is given; nobody outlives the test."""
    all_of_them = []

    def start(*arguments, **options):
        all_of_them.append(kind(*arguments, **options))
        return all_of_them[-1]

    yield start
    for one in all_of_them:
        one.kill()


@pytest.fixture
def player():
    yield from begun(Player)


@pytest.fixture
def terminal():
    """Start a module in a terminal of its own."""
    from terminals import Terminal

    yield from begun(Terminal)
