"""Matches of tic-tac-toe in common starting states."""

from persons import persons

from glowgrid.engine.match import Match
from glowgrid.engine.seat import BOT, Seat
from glowgrid.games.tictactoe import TicTacToe


def bot_seat(name, bot):
    return Seat(name, kind=BOT, decider=bot)


def people(game=None, seats=None):
    """Return a match of tic-tac-toe or of `game`, between people unless `seats` are given."""
    game = game or TicTacToe()
    return Match(game, seats or persons(game))


def started(game=None, seats=None):
    match = people(game, seats)
    match.events = []
    match.observe(lambda event, move: match.events.append((event, move)))
    match.start()
    return match
