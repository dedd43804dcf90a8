"""A person at the menu."""

import pytest
from fakes import Player


@pytest.fixture
def menu():
    player = Player(8, 8, 1)
    player.wait(3000)
    assert player.scene == "Menu"
    return player
