"""Pairs on the grid: cards open at once, two that differ stay open until a key or for three seconds, and bots wait."""

import pytest
from fakes import Player
from tiny_light import match

from glowgrid.engine.game import CHANCE
from glowgrid.saves.record_format import BY_HAND
from glowgrid.scenes.scene import BEGIN
from glowgrid.session.match_start_modes import NEW
from screen import cells
from screen.words import en as words

CARD = 64  # plus the number of a card: a draw


def play(who=(BY_HAND, BY_HAND), options=(4, 4, 2), grid=16):
    player = Player(grid, grid)
    player.wait(2000)
    player.app.session.choose("pairs")
    setup = player.app.session.setup()
    setup.who, setup.options = [*who, *[BY_HAND] * 8], options
    player.app.go((BEGIN, NEW))
    while player.app.session.running.load():
        pass
    player.wait(200)
    return player


def turn(player, *cells, wait=100):
    """Turn cards with the cursor. Each cell that was not seen yet gets the next of the cards A, B, C and so on."""
    for cell in cells:
        live = match(player)
        live.draws[live.game.ply + 1] = CARD + len(set(bytes(live.game.key()[:16]))) - 1
        player.app.scene.picker.cursor = cell
        player.press("5")
        player.wait(wait)
        assert live.game.turn != CHANCE  # the card is open at once


def told(player, cell):
    return cells.of(player.app.scene, words)["cells"][cell][1].split(",")[0]


def pixels(player, cell):
    layout, grid = player.app.scene.board.layout, player.console.grid
    x, y = layout.x_of(cell), layout.y_of(cell)
    return [grid.shown[(y + down) * grid.width + x + right] for down in range(3) for right in range(3)]


def lit(player, cell):
    """Return which pixels of a cell are lit."""
    return [ink & 7 > 0 for ink in pixels(player, cell)]


def test_cards_have_different_faces_and_closed_cards_are_full_squares():
    player = play()
    turn(player, 0, 1)
    assert [lit(player, cell).count(True) for cell in (0, 1, 2)] == [5, 5, 9]  # a plus and a cross
    assert lit(player, 0) != lit(player, 1)
    assert {ink >> 3 for ink in pixels(player, 0)} != {ink >> 3 for ink in pixels(player, 1)}
    assert [told(player, cell) for cell in (0, 1)] == ["card A", "card B"]


def shown(player, cell):
    """Return the hue of each lit pixel of a cell: a picture that does not depend on brightness."""
    layout, grid = player.app.scene.board.layout, player.console.grid
    at, side = layout.y_of(cell) * grid.width + layout.x_of(cell), range(layout.size)
    inks = [grid.shown[at + down * grid.width + right] for down in side for right in side]
    return [ink >> 3 if ink & 7 else -1 for ink in inks]


def show(player, *cards):
    """Turn two cards, as (cell, number of the card), after the cards before have closed."""
    live = match(player)
    player.press("5" if player.app.scene.waits else "")
    for cell, card in cards:
        live.draws[live.game.ply + 1] = CARD + card
        live.play(cell)
        player.wait(100)


@pytest.mark.parametrize(("options", "grid"), [((4, 4, 4), 8), ((6, 6, 4), 16)])
def test_no_card_in_cells_of_2x2_pixels_looks_like_a_pair_that_is_taken(options, grid):
    player = play([BY_HAND] * 4, options, grid)
    assert player.app.scene.board.layout.size == 2
    kinds, faces, taken = options[0] * options[1] // 2, [], []
    for card in range(0, kinds, 2):  # cells 0, 1, 2 and so on get the cards A, B, C and so on
        show(player, (card, card), (card + 1, card + 1))
        faces += [shown(player, card), shown(player, card + 1)]
    for card in range(4):
        show(player, (card, card), (kinds + card, card))
        show(player, (kinds - 2, kinds - 2), (kinds - 1, kinds - 1))
        taken.append(shown(player, card))
    assert len({str(picture) for picture in faces + taken}) == kinds + 4


def test_two_cards_that_differ_close_after_three_seconds():
    player = play()
    turn(player, 0, 1)
    player.wait(2700)
    assert lit(player, 0).count(True) == 5
    player.wait(500)
    assert lit(player, 0) == lit(player, 1) == [True] * 9
    assert told(player, 0) == told(player, 2)
    turn(player, 3)
    assert lit(player, 0) == [True] * 9 != lit(player, 3)


@pytest.mark.parametrize("key", "5268#")
def test_a_key_closes_them_and_does_nothing_else(key):
    player = play()
    turn(player, 0, 1)
    cursor = player.app.scene.picker.cursor
    player.press(key)
    player.wait(100)
    assert lit(player, 0) == [True] * 9
    assert match(player).game.ply == 4 and player.app.scene.picker.cursor == cursor
    turn(player, 5)
    assert match(player).game.ply == 6


def test_a_pair_does_not_have_to_close():
    player = play()
    turn(player, 0, 1)
    player.press("5")
    player.wait(100)
    live = match(player)
    live.draws[live.game.ply + 1] = live.draws[live.game.ply + 3] = CARD + 2
    for cell in (4, 5):
        player.app.scene.picker.cursor = cell
        player.press("5")
        player.wait(100)
    assert live.game.score(2) == 1 and live.game.turn == 2
    assert [told(player, cell) for cell in (4, 5)] == ["card C", "card C"]  # until the next card is turned
    player.app.scene.picker.cursor = 6
    player.press("5")
    player.wait(100)
    assert live.game.ply == 10


def test_a_bot_waits_until_the_person_has_seen_the_cards():
    player = play((BY_HAND, "easy"))
    turn(player, 0, 1)
    player.wait(2700)
    assert match(player).game.ply == 4
    player.wait(1500)
    assert match(player).game.ply > 4


def test_a_key_lets_the_bot_go_on():
    player = play((BY_HAND, "easy"))
    turn(player, 0, 1)
    player.press("5")
    player.wait(1200)
    assert match(player).game.ply > 4


def test_the_person_sees_what_the_bot_has_turned():
    player = play((BY_HAND, "easy"))
    turn(player, 0, 1)
    player.press("5")
    live = match(player)
    for _ in range(400):
        player.wait(20)
        if live.game.ply >= 8:
            break
    player.wait(100)
    shown = [cell for cell in live.game.trace() if not live.game.at(cell)]
    assert all(told(player, cell).startswith("card ") for cell in shown)


def test_each_card_is_told_and_nothing_can_be_taken_back():
    player = play()
    turn(player, 0, 1)
    assert "It is A." in player.console.said and "It is B." in player.console.said
    player.press("5B")
    player.wait(100)
    assert player.console.said[-1] == "This can't be taken back, because it revealed something hidden."
    assert match(player).game.ply == 4


def test_a_show_of_bots_does_not_wait():
    player = play(("easy", "easy"))
    player.wait(9000)
    assert match(player).game.ply >= 12


def test_between_flashes_the_cursor_on_a_closed_card_has_the_colour_of_the_player_to_move():
    player = play(grid=8)
    for hue in (1, 2):  # 8 x 8 lights have no room for a turn indicator
        player.app.scene.picker.cursor = 15
        player.wait(40)
        seen = {player.console.grid.shown[63] >> 3 for _ in range(80) if not player.wait(25)}
        assert seen == {0, hue}  # white in the flashes
        turn(player, 0, 1)  # they differ
        player.wait(3500)
