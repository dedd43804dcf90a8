"""Key 0 in the menu: a demo with captions shows in 20 seconds how a game is played."""

import sys
from importlib import import_module

import pytest
import shipped
from fakes import Player

from glowgrid import games, words
from glowgrid.config.language import LANGUAGES
from glowgrid.engine import transcript
from glowgrid.engine.game import CHANCE, HOLE, PASS
from glowgrid.view.layout import NEUTRAL
from glowgrid.view.ticker import Ticker

KEYS = [row[0] for row in games.CATALOGUE]
SIZES = (5, 5), (8, 8), (16, 16), (32, 8), (32, 32)
SPOKEN = [("en", *size) for size in SIZES] + [(each, size, size) for each in LANGUAGES[1:] for size in (8, 32)]


def at_menu(key="tictactoe", width=8, height=8):
    player = Player(width, height)
    player.wait(2000)
    player.press("6" * KEYS.index(key))
    player.console.said.clear()
    return player


def begun(key, width=8, height=8):
    player = at_menu(key, width, height)
    player.press("0")
    while player.scene != "Demo":
        player.wait(5)
    return player


def watched(player):
    """Watch the demo to its end. Return its length in milliseconds."""
    clock = player.console.clock
    start = clock.now()
    while player.scene == "Demo":
        player.wait(20, 20)
    return clock.diff(clock.now(), start)


def module():
    """Return the scene's module as the next demo will import it."""
    return import_module("glowgrid.scenes.demo")


def captions(key, language="en"):
    return list(import_module(f"glowgrid.words.{language}.demo").TABLE[key])


@pytest.mark.parametrize("key", shipped.KEYS)
def test_each_demo_is_a_legal_game_with_a_winner(key):
    options, moves = module()._DEMOS[key].split("/")
    found, game = transcript.read(f"{key}/{options}/{moves.replace(',', ' ')}", games.load)
    assert found == key and game.outcome.winner
    assert moves.count(",") + 1 == len(captions(key))


@pytest.mark.parametrize("key", shipped.KEYS)
def test_it_shows_its_captions_in_turn_then_the_end_and_returns_to_its_game_in_the_menu(key):
    player = begun(key)
    watched(player)
    said = player.console.said
    assert said[0] == f"Demo of {games.CATALOGUE[KEYS.index(key)][1]}. Press any key to return."
    assert said[1:-2] == captions(key)
    assert said[-2].startswith(("Player 1 (X) wins: ", "Solved: "))
    assert player.scene == "Menu" and KEYS[player.app.session.chosen] == key and player.app.session.match is None
    assert player.app.scene.item == KEYS.index(key)


@pytest.mark.slow
@pytest.mark.parametrize(("language", "width", "height"), SPOKEN)
@pytest.mark.parametrize("key", shipped.KEYS)
def test_it_takes_about_20_seconds_on_every_grid_in_every_language(key, language, width, height, monkeypatch):
    monkeypatch.delattr(words, "demo", raising=False)  # another test may have left it there
    monkeypatch.setitem(sys.modules, "glowgrid.words.demo", import_module(f"glowgrid.words.{language}.demo"))
    player = begun(key, width, height)
    assert 15_000 < watched(player) < 25_000
    assert captions(key, language)[-1] in player.console.said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", shipped.KEYS)
def test_a_caption_scrolls_by_in_less_than_eight_seconds(key, language):
    for caption in captions(key, language):
        ticker = Ticker(8)
        ticker.show(caption)
        assert ticker.span * 2 // 3 < 8_000


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("key", shipped.KEYS)
def test_the_grid_shows_captions_and_the_board(key, width, height):
    """Every visible cell of the board agrees with the match."""
    player = begun(key, width, height)
    scene, seen = player.app.scene, [b""]
    while player.scene == "Demo" and scene._end is None:
        player.wait(20, 20)
        if seen[-1] != (position := bytes(scene._board.cells) + bytes(scene._board.looks)):
            seen.append(position)
        shown = [cell if cell < NEUTRAL else 0 for cell in scene._board.cells]
        cells, game = bytearray(len(shown)), scene._match.game
        game.fill(cells, *() if game.perfect else (scene._match.viewer,))
        assert shown == [cell % HOLE for cell in cells]
        assert scene._match.game.outcome is not None or any(player.console.grid.shown) or not scene._low
    game = scene._match.game
    # a board with answers shows no hidden move, and no answer alone; open cards are looks, which are not compared
    if not hasattr(game, "is_answer") and not hasattr(game, "closed"):
        rolls = CHANCE if hasattr(game, "draw_form") or game.mover(0) else -1  # draws that do not change the board
        moves = [ply for ply, move in enumerate(game.moves) if move != PASS and game.mover(ply) != rolls]
        assert len(seen) == len(moves) + 2


def test_the_next_pick_is_highlighted_in_white_before_the_move():
    player = begun("quixo")
    while player.app.scene._match.game.ply < 2:
        player.wait(20, 20)
    scene, picked = player.app.scene, set()
    path = scene._match.game.path(scene._match.game.parse("a2-e2"))
    while scene._match.game.ply == 2:
        player.wait(20, 20)
        for cell in path:
            x, y = scene._board.layout.x_of(cell), scene._board.layout.y_of(cell)
            if player.console.grid.shown[y * 8 + x] == 7:  # white
                picked.add(cell)
    assert picked == set(path)


@pytest.mark.parametrize("key", "123456789*0#ABCD")
def test_any_key_ends_it(key):
    player = begun("othello")
    player.wait(9000)
    player.press(key)
    assert player.scene == "Menu" and player.console.said[-1].startswith("Othello: # starts, 5 sets up")
    assert player.app.scene.item == KEYS.index("othello")


def test_attract_mode_does_not_start_during_a_demo_and_a_game_left_before_stays():
    player = at_menu("tictactoe")
    player.press("#5")
    player.wait(3000)
    plies = player.app.session.match.game.ply
    player.pause("leave")
    player.press("5")
    player.wait(300)
    assert player.app.session.left_game() == KEYS.index("tictactoe")
    player.press("60")
    player.wait(1000)
    assert player.scene == "Demo"
    player.press("5*")
    player.wait(1000)
    assert player.scene == "Play" and player.app.session.match.game.ply == plies


@pytest.mark.parametrize(
    ("rules", "said"), [("Take what you like.", "Take what you like."), ("", "This game has no rules")]
)
def test_a_game_without_a_demo_shows_its_rules(monkeypatch, rules, said):
    monkeypatch.delitem(module()._DEMOS, "gomoku")
    monkeypatch.setattr(games.load("gomoku"), "rules", rules)
    player = at_menu("gomoku")
    player.press("0")
    while player.scene != "Demo":
        player.wait(5)
    player.wait(3000)
    assert any(player.console.grid.shown) and player.console.said[1].startswith(said)
    watched(player)
    assert player.scene == "Menu"


def test_an_owners_game_can_have_a_demo(monkeypatch):
    kind = games.load("gomoku")
    monkeypatch.setattr(kind, "demo", ("5,3/c3 a1,c2 a2 c1", "Put a stone.", "Three win here."), raising=False)
    player = begun("gomoku")
    watched(player)
    assert player.console.said[1:4] == ["Put a stone.", "Three win here.", "Player 1 (X) wins: three in a row."]
