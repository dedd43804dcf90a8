import pytest
from brokers import broker as broker
from network_board import many


@pytest.fixture
def boards(broker):
    with many(broker) as make:
        yield make
