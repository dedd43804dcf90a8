"""Nim and Hex, from the files on their page: their rules, and how well hard plays Nim."""

import pytest


@pytest.mark.slow(whole=True)
@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("nim y Enter Enter a1 a2 a3 a4", "Player 2 (O) wins: the last stone is taken."),
        ("nim y Enter Enter a1 b2 a2 c3 a3 b4 a4", "Player 1 (X) wins: the last stone is taken."),
        ("hex 3 y Enter Enter b1 a2 b2 c2 b3", "Player 1 (X) wins: a connection."),
        ("hex 3 y Enter Enter a1 c1 c3 b2 b3 a3", "Player 2 (O) wins: a connection."),
    ],
)
def test_the_small_games_can_be_played_to_their_ends_in_plain_text(follow, typed, told):
    typed = f"{typed} n\n".replace("Enter", "").replace(" ", "\n")
    assert told in follow("small-games.md")("-m", "glowgrid", typed=typed)


@pytest.mark.slow(whole=True)
def test_hard_makes_no_mistake_at_nim(follow):
    code = """
import itertools
from glowgrid import bots, games
from glowgrid.engine.rng import Rng
def best(game):
    thought = bots.load("hard")().think(game, Rng(1))
    try:
        next(thought)
        while True:
            thought.send(None)
    except StopIteration as done:
        return done.value
for left in itertools.product(range(2), range(4), range(6), range(8)):
    total = left[0] ^ left[1] ^ left[2] ^ left[3]
    if total and sum(left) % 5 == 0:
        game = games.load("nim")()
        game._left[:] = bytes(left)
        move = best(game)
        print(total and left[move // 7] ^ move % 7 ^ total)
"""
    assert set(follow("small-games.md")("-c", code).split()) == {"0"}


@pytest.mark.slow(whole=True)
def test_a_game_of_hex_ends_with_the_first_chain_between_the_two_sides(follow):
    code = """
from glowgrid import games
from glowgrid.engine.rng import Rng
rng = Rng(7)
for number in range(300):
    size = 3 + number % 5
    game, parent = games.load("hex")(size), {}
    def top(cell):
        while parent[cell] != cell:
            cell = parent[cell]
        return cell
    def joined(player):
        ends = {1: "NS", 2: "WE"}[player]
        return top((ends[0], player)) == top((ends[1], player))
    for player in (1, 2):
        parent.update({(end, player): (end, player) for end in "NSWE"})
    while game.outcome is None:
        assert not joined(1) and not joined(2)
        player, move = game.turn, rng.choice(game.legal_moves())
        row, col = divmod(move, size)
        parent[row, col, player] = row, col, player
        near = [(row, col - 1), (row, col + 1), (row - 1, col), (row + 1, col), (row - 1, col + 1), (row + 1, col - 1)]
        line = row if player == 1 else col
        edges = [end for end, edge in zip({1: "NS", 2: "WE"}[player], (0, size - 1)) if line == edge]
        for other in [*((r, c, player) for r, c in near), *((end, player) for end in edges)]:
            if other in parent:
                parent[top(other)] = top((row, col, player))
        game.push(move)
    assert joined(game.outcome.winner) and game.outcome.winner == player
print("agreed")
"""
    assert follow("small-games.md")("-c", code) == "agreed\n"
