"""The tournament of the bots: chance moves by itself, and each bot only on its turn."""

import pytest

from tools.play import tournament


class Counting:
    """A bot that plays the first legal move, and remembers whose turn it was."""

    turns: list = []

    def think(self, game, rng):
        Counting.turns.append(game.turn)
        return game.legal_moves()[0]
        yield


@pytest.mark.parametrize("seat", [0, 1])
def test_the_dice_are_rolled_by_chance_and_not_by_a_bot(monkeypatch, seat):
    monkeypatch.setattr(tournament, "make", lambda name: Counting())
    monkeypatch.setattr(tournament, "_bots", {})
    Counting.turns.clear()
    _, (_, _, moves) = tournament.play((0, "ur", ("one", "other"), 1, seat))
    assert set(Counting.turns) == {1, 2} and sum(moves) == len(Counting.turns)
