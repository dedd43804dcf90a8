"""Whole games on the page, played by touch."""

import json
import random

import pytest
import shipped
from clicks import layout_on_8x8, moves_to_click
from starting import KEYS, choose, played, sit_down

from glowgrid import games

pytestmark = pytest.mark.slow(whole=True)

AWAITED = """import js
import virtual_board
match = virtual_board._app.session.match
awaited = None
if match.awaits_person and match.holder not in (-1, match.game.turn):
    awaited = "the board"
elif match.awaits_person:
    awaited = str(list(match.game.path(match.game.legal_moves()[-1])))
js.globalThis.answer = awaited
"""


@pytest.mark.parametrize("key", ["connectx", "quixo", "othello", "dots", "checkers", "lightsout"])
def test_a_whole_game_is_played_by_touch(visit, key):
    game = games.load(key)()
    visitor, chance = sit_down(visit(), key), random.Random(3)
    if game.players == 1:
        game = played(visitor)  # the page has drawn the puzzle
        game.legal_moves = lambda: game.candidates()[:1]
    for move, pixels in moves_to_click(game, layout_on_8x8(game), chance):
        if getattr(game, "agreeing", False):
            visitor.press("Enter", "Enter")  # both players agree with the marks
            break
        if pixels:
            visitor.plays(pixels, f"plays {game.notation(move)}.")
        else:
            visitor.page.keyboard.press("0", delay=900)  # held to pass
            visitor.hears("passes.")
    visitor.until("Result")
    assert visitor.errors == []


@pytest.mark.parametrize("key", [key for key in KEYS if not games.load(key).perfect and key not in shipped.OWN])
def test_a_game_with_chance_or_secrets_is_played_by_touch(visit, key):
    visitor = choose(visit(), key)
    layout, attempts = layout_on_8x8(games.load(key)()), 0
    while visitor.said().count(" plays ") < 12 and visitor.scene() != "Result" and attempts < 600:
        attempts += 1
        cells = visitor.page.evaluate("code => glowgrid.python(code)", AWAITED)
        if cells == "the board":
            visitor.press("5")
        elif cells is not None:
            for cell in json.loads(cells):
                visitor.touch(layout.x_of(cell), layout.y_of(cell))
        visitor.page.wait_for_timeout(100)
    assert visitor.errors == [] and (visitor.said().count(" plays ") >= 12 or visitor.scene() == "Result")
