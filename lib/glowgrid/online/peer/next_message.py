"""Chooses the next message to the opponent. Loaded only while something other than moves has to be sent.

The functions return a tuple: (whether the opponent has to acknowledge the message, kind of the message, its fields...).
docs/developers/wire.md explains the kinds and the fields.
"""

from ...engine import events
from ..protocol.messages import AGAIN, BYE, PART, WANT
from ..protocol.move_text import UNKNOWN

MYPY = False
if MYPY:  # true for type checkers only
    from .shared_game import SharedGame


def most_urgent(game: "SharedGame", is_odd: int) -> tuple:
    """Return the message with the highest priority. `is_odd`: 1 after an odd number of sent messages, else 0."""
    exchange, consent, hidden_moves = game.exchange, game.consent, game.hidden_moves
    is_cleared, marks = game.match.phase == events.NOT_STARTED, game.marking()
    owes = exchange.lacks or exchange.wanted >= 0 or marks is not None and marks.lacks
    if is_cleared and (game.parted or not owes):
        return True, AGAIN, exchange.number + 1
    if game.parted and is_odd:
        return False, BYE, "parted"
    if exchange.wanted >= 0:
        return _part(game)
    transcript = (game.owed() if hidden_moves is not None else None) or game.transcript
    # the opponent reveals nothing until it knows that the game is over
    waits = exchange.lacks and hidden_moves is not None and is_odd
    if transcript is not None and not waits:
        return True, WANT, transcript.count
    message = () if consent is None else consent.reply()
    if not message:
        message = exchange.next_move(game.match.game)
    if not message and hidden_moves is not None:
        message = game.next_draw()
    if not message and consent is not None and (marks is None or not is_odd):
        message = consent.request()
    if not message and marks is not None:
        message = marks.message(exchange.position(game.match.game))
    return message or exchange.ping(game.match.game)


def _part(game: "SharedGame") -> tuple:
    """Return a message with the part of our transcript that the opponent has asked for."""
    exchange = game.exchange
    ply, log = exchange.wanted, exchange.log
    names = log.part(ply)
    exchange.want(-1)
    if not names:
        return exchange.ping(game.match.game)
    is_last = ply + names.count(" ") + 1 == log.count
    return False, PART, ply, exchange.position(game.match.game) if is_last else UNKNOWN, names
