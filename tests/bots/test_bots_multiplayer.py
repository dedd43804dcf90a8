"""Bots among three or more players: each plays for itself, and a line shared by two players counts for neither."""

import random

import pytest
from persons import persons
from winning_moves import winning_moves

from glowgrid import bots, games
from glowgrid.engine import transcript
from glowgrid.engine.match import HINTED, Match
from glowgrid.engine.rng import Rng
from glowgrid.games.connectx import ConnectX
from tools.play.deciding import decide

SIZES = ((6, 7, 4), (5, 8, 3), (8, 10, 4), (7, 7, 3))  # rows, columns, tokens in a row to win


def hint(game):
    """Return the move that the hint key C suggests to the player."""
    match, told = Match(game, persons(game)), []
    match.observe(lambda event, move: told.append(move) if event == HINTED else None)
    match.start()
    match.advise(bots.load("hard")())
    while match.thinking:
        match.step()
    return told[0]


def positions(players, count, wanted):
    """Yield `count` positions of random games with the result of `wanted`, skipping empty results."""
    rng = random.Random(players)
    while count:
        rows, cols, to_win = rng.choice(SIZES)
        game = ConnectX(rows, cols, to_win, players)
        for _ in range(rng.randrange(rows * cols)):
            if game.outcome is None:
                game.push(rng.choice(game.legal_moves()))
        if game.outcome is None and wanted(game):
            count -= 1
            yield game, wanted(game)


def wins(game):
    return winning_moves(game, game.turn)


def stops(game):
    """Return the moves after which the next player cannot win at once, provided that other moves allow it. Return an
    empty list if the player to move can win now."""
    if wins(game):
        return []
    found = []
    for move in game.legal_moves():
        game.push(move)
        if game.outcome is None and not winning_moves(game, game.turn):
            found.append(move)
        game.pop()
    return found if len(found) < len(game.legal_moves()) else []


@pytest.mark.slow
def test_a_hint_finds_every_win_in_one_move(cases):
    for players in (3, 4, 5, 10):
        for game, right in positions(players, cases(1000), wins):
            assert hint(game) in right, str(game)


@pytest.mark.slow(weekly=True)
def test_without_a_win_in_one_move_a_hint_stops_the_next_player_if_possible(cases):
    for players in (3, 4, 5, 10):
        for game, right in positions(players, cases(1000), stops):
            assert hint(game) in right, str(game)


def test_a_hint_lets_the_first_player_win_in_a_row_that_two_others_could_fill():
    _, game = transcript.read("connectx/4,4,3,3,0/411411", games.load)
    assert game.notation(hint(game)) == "4"


def of_rows(game, player):
    """Compute the expected `evaluate(player)` from the board alone."""
    rows, cols, to_win, sums = game.rows, game.cols, game.to_win, [0] * (game.players + 1)
    for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
        for row in range(rows):
            for col in range(cols):
                last = row + down * (to_win - 1), col + right * (to_win - 1)
                if last[0] < rows and 0 <= last[1] < cols:
                    line = [game.at((row + down * i) * cols + col + right * i) for i in range(to_win)]
                    owners = set(line) - {0}
                    if len(owners) == 1:
                        sums[owners.pop()] += 4 ** (min(to_win - line.count(0), 5) - 1)
    return 2 * sums[player] - sum(sums)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 10])
def test_a_position_scores_by_the_lines_that_only_one_player_occupies(players):
    for game, _ in positions(players, 15, lambda game: game.options[:4] != (6, 7, 4, 2)):  # there, lines have weights
        for _ in range(4):
            for player in range(1, players + 1):
                assert game.evaluate(player) == of_rows(game, player)
            foresight = game.foresight(1)
            for move in game.legal_moves():
                seen = foresight(move)
                game.push(move)
                assert seen == game.evaluate(1)
                game.pop()
                foresight = game.foresight(1)
            if game.can_pop():
                game.pop()


@pytest.mark.parametrize("options", [(20, 20, 10, 3), (20, 20, 10, 2), (25, 25, 14, 5)])
def test_a_position_without_a_winner_scores_between_minus_9000_and_9000(options):
    game = ConnectX(*options)
    for player in range(1, game.players + 1):
        game.evaluate(player)
    rng, scores = random.Random(1), []
    while game.outcome is None and game.ply < 300:
        moves = game.legal_moves()
        game.push(moves[game.turn * 3 % len(moves)] if game.ply % 8 else rng.choice(moves))
        scores += [game.evaluate(player) for player in range(1, game.players + 1) if game.outcome is None]
    assert scores
    assert max(scores) < 9000
    assert min(scores) > -9000


@pytest.mark.slow
def test_a_hard_bot_among_random_bots_wins_far_more_than_its_share(cases):
    count = cases(60)
    for players, least in ((3, 80), (4, 75)):
        hard, other, won = bots.load("hard")(), bots.load("random")(), 0
        for number in range(count):
            game, rng, seat = ConnectX(players=players), Rng(100 + number), 1 + number % players
            while game.outcome is None:
                game.push(decide(hard if game.turn == seat else other, game, rng))
            won += game.outcome.winner == seat
        assert 100 * won >= least * count
