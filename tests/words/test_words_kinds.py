"""Each table has all sentences of its kind, because a board loads only the table that it needs."""

import pytest
import shipped
from sentences import translations

from glowgrid import games
from glowgrid.config.language import LANGUAGES
from glowgrid.engine.hint_reasons import reason
from glowgrid.engine.rng import Rng
from glowgrid.translation import translate

PLIES = 60


def positions(key):
    """Yield the game before each move of a random game. Draws of chance are made between the moves."""
    game, rng = games.load(key)(), Rng(7)
    while game.outcome is None and game.ply < PLIES:
        if game.turn:
            yield game
        game.push(rng.choice(game.legal_moves()) if game.turn else game.draw(rng))


def refusals(game):
    """Return the reasons why cells can't be picked: first, and after each cell that can."""
    cells = range(game.rows * game.cols)
    starts = {game.path(move)[:1] for move in game.legal_moves()} | {()}
    return {game.refusal(picked, cell)[0] for picked in starts for cell in cells if game.at(cell) != 255}


def not_translated(sentences, name):
    """Return those of `sentences` that a language's table `name` lacks."""
    return {
        (language, text)
        for language in LANGUAGES[1:]
        for text in sentences - {""}
        if translate(text, translations(language, name)) == text
    }


@pytest.mark.parametrize("key", shipped.KEYS)
def test_the_table_of_refusals_has_every_reason_why_a_cell_cannot_be_picked(key):
    assert not not_translated(set().union(*map(refusals, positions(key))), "refusal")


@pytest.mark.parametrize("key", shipped.KEYS)
def test_the_table_of_hints_has_every_reason_for_a_hint(key):
    told = {reason(game, move) for game in positions(key) for move in game.legal_moves()[:20]}
    assert not not_translated(told, "hint")


def test_the_table_of_games_has_warnings_and_commands():
    chess = games.load("chess")()
    for move in ("e4", "e5", "Qh5", "d6", "Qxf7+"):
        chess.push(chess.parse(move))
    commands = {text for key in shipped.KEYS for text in sum([row[:2] for row in games.load(key)().commands()], ())}
    assert not not_translated({chess.warning()} | commands, "games")
