"""Signs for a stranger that do not depend on colour: the shape of each side, the turn indicator, the winning row."""

import pytest
from fakes import Player

from glowgrid import games
from glowgrid.engine.game import ALL

AMBER, BLUE, WHITE, GO = 1, 2, 0, 13


def two_people(key, size=8, options=""):
    player = Player(size, size, 1)
    player.wait(2000)
    player.press("6" * [row[0] for row in games.CATALOGUE].index(key) + "5" + "84" + options + "#")
    return player


def shape(player, x, y, size):
    """Return which pixels of a cell are lit, row by row."""
    grid = player.console.grid
    rows = range(y, y + size)
    return ["".join("#" if grid.shown[row * grid.width + col] else "." for col in range(x, x + size)) for row in rows]


NOTCHED = {8: ["##", "#."], 16: ["####", "#..#", "#..#", "####"]}
PLACES = {8: (0, 3), 16: (1, 6)}  # the first column and the second of tic-tac-toe


@pytest.mark.parametrize("size", [8, 16])
def test_a_side_keeps_its_shape_as_last_move_in_a_winning_row_and_after_a_rematch(size):
    player, cell = two_people("tictactoe", size), len(NOTCHED[size])
    top = (size - 3 * cell - 2 + 1) // 2  # the board is in the middle
    first, second = PLACES[size]
    player.press("12")
    for _ in range(20):  # the last move breathes
        player.wait(100)
        assert shape(player, first, top, cell) == ["#" * cell] * cell
        assert shape(player, second, top, cell) == NOTCHED[size]
    player.press("437")  # amber has 1, 4 and 7
    player.wait(1500)
    assert player.scene == "Result"
    player.press("#")
    player.press("14253")
    player.wait(1500)
    for _ in range(10):  # now blue has started, and has 1, 2 and 3
        player.wait(100)
        assert shape(player, first, top, cell) == NOTCHED[size]
        assert shape(player, first, top + cell + 1, cell) == ["#" * cell] * cell


def test_a_winning_row_of_either_side_blinks_white():
    player = two_people("connectx")
    player.press("71727" + "3" + "5" + "4")  # blue has 1 to 4 of the bottom row
    player.wait(1500)
    seen, rest = set(), set()
    for _ in range(20):
        player.wait(50)
        bottom = player.console.grid.shown[48:56]
        seen |= {bytes(bottom[:4])}
        rest |= {ink for ink in player.console.grid.shown if ink >> 3 in (AMBER, BLUE)} - set(bottom[:4])
    assert seen == {bytes([WHITE << 3 | 6] * 4), bytes([BLUE << 3 | 5] * 4)}
    assert max(ink & 7 for ink in rest) <= 3


def test_without_lit_targets_the_cursor_has_the_colour_of_the_player_to_move():
    player = two_people("domineering")

    def hues():
        seen = set()
        for _ in range(40):
            player.wait(50)
            seen.add(player.console.grid.shown[4 * 8 + 4] >> 3)
        return seen

    assert hues() == {WHITE, AMBER}
    player.press("4444" + "5" + "6666")
    player.wait(2000)
    assert hues() == {WHITE, BLUE}


def test_nothing_beside_a_window_is_as_bright_as_a_piece():
    player = two_people("gomoku")
    player.wait(300)
    shown = player.console.grid.shown
    frame = [shown[row * 8 + 7] for row in range(8)] + list(shown[56:63])
    assert set(frame) == {0, GO << 3 | 2}


def is_framed(player, colour):
    """Return whether most of the lower and the right edge of the grid are lit in this colour. Pieces may fill one of
    them, and numbers may cover parts of the edges."""
    shown, width = player.console.grid.shown, player.console.grid.width
    edges = shown[-width:], shown[width - 1 :: width]
    return all(list(edge).count(colour << 3 | 7) > width // 2 for edge in edges)


@pytest.mark.parametrize("size", [8, 16])
@pytest.mark.parametrize("key", [row[0] for row in games.CATALOGUE])
def test_0_flashes_a_frame_in_the_colour_of_the_side_to_move_once_per_player_number(key, size):
    player = two_people(key, size)
    match = player.app.session.match
    for _ in range(2):
        player.wait(2500)
        if match.game.outcome is not None:
            break
        if match.holder not in (ALL, match.game.turn):
            player.press("5")  # takes the board
        colour = match.game.turn
        player.press("0")
        framed, flashes = False, 0
        for _ in range(80):
            player.wait(15)
            lit = is_framed(player, colour) and bool(player.app.scene.overlays)  # then the board is dim
            flashes += lit and not framed
            framed = lit
        assert flashes == colour and not framed
        match.play(match.game.legal_moves()[0])
