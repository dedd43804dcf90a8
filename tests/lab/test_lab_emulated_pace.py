"""The times that are measured on the emulated board: the sentences by which the measurement follows a game."""

import pytest

from host_sim.simulator import Simulator
from lab.emulated_pace import Words


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_measurement_knows_what_the_board_prints_in_a_game(language):
    words = Words(language)
    with Simulator({"LANGUAGE": language}, seed=1) as sim:
        sim.expect(words.menu, 9000)
        sim.press("#")
        sim.expect(words.persons_turn, 9000)
        sim.press("B")
        sim.expect(words.nothing_back, 9000)
        sim.press("5")
        sim.expect(words.to_move, 9000)
        sim.press("A")
        sim.expect(words.paused, 9000)
        for key in "45":
            sim.press(key)
        sim.expect(words.ends_game, 9000)
