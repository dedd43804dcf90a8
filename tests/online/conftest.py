import pytest
from brokers import broker as broker
from live_game import live_games_are_guarded as live_games_are_guarded
from network_board import many


@pytest.fixture(autouse=True)
def only_the_match_changes_its_game(live_games_are_guarded):
    """Fail any test of online play in which anything but the match pushes or pops the live game."""


@pytest.fixture
def boards(broker):
    with many(broker) as make:
        yield make
