"""From keys and touches to moves: the cursor, digits, consecutive picks, and refusals."""

import pytest
from fakes import Event, Player
from persons import persons

from glowgrid import games
from glowgrid.engine.match import Match
from glowgrid.scenes.move_picker import DigitPicker, GridPicker, later
from glowgrid.view.board_view import BoardView
from glowgrid.view.layout import Layout
from glowgrid.words import match as words


class Touch:
    """A touched pixel, as the simulator's keypad reports it."""

    kind, key, count = "press", "", 0

    def __init__(self, cell):
        self.cell = cell

    def as_key(self):
        return Event("press", "6")


class Picking:
    """A picker on a square canvas, by default of 8 x 8 pixels, with its refusals."""

    def __init__(self, key, *options, kind=GridPicker, size=8, position=""):
        load = games.load(key)
        self.game = load.from_position(position, options) if position else load(*options)
        self.board = BoardView(Match(self.game, persons(self.game)), size, size)
        self.refused = []
        self.picker = kind(self.game, self.board, lambda *why: self.refused.append(why))
        self.picker.begin(True)

    def press(self, keys):
        """Return the move that the last of these keys completes."""
        for key in keys:
            move = self.picker.handle(Event("press", key))
        return move

    def touch(self, x, y):
        return self.picker.handle(Touch(self.board.width * y + x))

    def touch_cell(self, cell):
        layout = self.board.layout
        return self.touch(layout.x_of(cell), layout.y_of(cell))


def test_the_cursor_starts_in_the_middle_and_5_picks_there():
    assert Picking("gomoku", 9, 5).press("5") == 40


def test_a_held_key_moves_the_cursor_and_a_held_5_picks_nothing():
    picking = Picking("gomoku", 9, 5)
    assert picking.picker.handle(Event("repeat", "4", 3)) is None and picking.picker.cursor == 39
    assert picking.picker.handle(Event("repeat", "5", 1)) is None


def test_a_digit_picks_its_cell_at_once_and_a_key_without_a_cell_is_refused():
    picking = Picking("tictactoe", kind=DigitPicker)
    assert picking.press("7") == 6
    assert picking.press("#") is None and picking.refused == [(words.NO_CURSOR,)]


def test_a_move_of_two_picks_is_complete_with_the_second():
    picking = Picking("quixo")
    assert picking.press("22445") is None and picking.picker.picked == (0,)
    assert picking.game.notation(picking.press("66665")) == "a1-e1"


def test_a_refused_pick_has_its_cell_and_its_reason_is_computed_later():
    picking = Picking("quixo")
    assert picking.press("885") is None and picking.refused == [("", 12)]
    assert set(later("refuse", picking.picker, 12)) == {None}
    assert picking.refused[1:] == [(words.ILLEGAL_WHY.format("it is not on the edge"), 12)]


def test_the_cursor_moves_to_the_nearest_cell_that_can_be_picked_if_these_are_few():
    picking = Picking("quixo")
    assert picking.picker.cursor == 2  # the nearest to the middle on the edge
    picking.press("445")
    assert picking.picker.cursor == 4  # the nearest end of the row and column of 0
    gomoku = Picking("gomoku", 9, 5)
    gomoku.game.push(gomoku.press("5"))
    gomoku.picker.begin(True)
    assert gomoku.picker.cursor == 40  # most cells can be picked, so it stays


def test_in_checkers_the_cursor_passes_over_the_light_squares():
    picking = Picking("checkers")
    for keys, expected in (("6", 2), ("4", -2), ("8", 7), ("2", -7), ("46", 0)):
        before = picking.picker.cursor
        picking.press(keys)
        assert picking.picker.cursor - before == expected


def test_a_touched_cell_is_picked_and_the_cursor_moves_there():
    picking = Picking("gomoku", 7, 5)
    assert picking.touch(0, 1) == 0
    assert picking.press("65") == 1
    assert Picking("gomoku", 7, 5).touch(7, 0) is None  # beside the board


def test_a_touched_light_square_of_checkers_is_refused_and_no_piece_beside_it_is_picked():
    picking = Picking("checkers")
    assert picking.touch(4, 2) is None and picking.picker.picked == () and picking.refused == [("", 20)]


def test_a_touched_column_takes_the_token_at_any_height_even_above_and_below_the_board():
    picking = Picking("connectx", kind=DigitPicker)
    assert [picking.touch(3, y) for y in range(8)] == [3] * 8
    assert picking.touch(7, 4) is None  # beside the last column


def test_a_touch_above_the_board_of_kalah_is_ignored_above_a_store_too():
    picking = Picking("kalah")
    assert {picking.touch(x, y) for x in range(8) for y in range(6)} == {None} and picking.refused == []


def test_touching_another_piece_of_the_player_picks_that_one_instead():
    picking = Picking("chess")
    picking.touch(4, 6)
    picking.touch(6, 7)
    assert picking.picker.picked == (62,) and picking.refused == []  # Ng1, not the pawn e2
    picking.touch(7, 7)  # a rook that cannot move
    assert picking.picker.picked == (62,) and picking.refused == [("", 63)]
    assert picking.game.notation(picking.touch(5, 5)) == "Nf3"


def test_a_refused_touch_on_another_piece_does_not_scroll_a_board_larger_than_the_grid():
    picking = Picking("chess", size=5)
    layout = picking.board.layout
    assert layout.windowed
    picking.board.follow(57)
    picking.touch_cell(57)
    picking.board.follow(63)
    window = layout.top, layout.left
    picking.touch_cell(63)  # a rook that cannot move
    assert picking.picker.picked == (57,) and picking.refused == [("", 63)]
    assert (layout.top, layout.left) == window and picking.picker.cursor == 63
    picking.touch_cell(62)
    assert picking.picker.picked == (62,)


def test_touching_another_piece_while_a_promotion_is_chosen_picks_that_one_instead():
    picking = Picking("chess", position="8/1P6/8/8/8/5k2/8/K6R w - - 0 1")
    picking.touch_cell(9)
    picking.touch_cell(1)
    assert picking.picker.picked == (9, 1) and picking.game.choices((9, 1))
    picking.touch_cell(63)
    assert picking.picker.picked == (63,) and picking.refused == []
    assert picking.game.notation(picking.touch_cell(62)) == "Rg1"


def test_touching_a_cell_where_a_ship_does_not_fit_keeps_its_other_end():
    picking = Picking("battleship")
    picking.touch(0, 0)
    picking.touch(7, 7)
    assert picking.picker.picked == (0,) and len(picking.refused) == 1


# -- on the grid


def two_people(key):
    player = Player()
    player.wait(2000)
    player.press("6" * [row[0] for row in games.CATALOGUE].index(key) + "584#")
    return player


def touch(player, x, y):
    player.console.keypad.events.append(Touch(8 * y + x))
    player.wait(100)


def test_a_game_can_be_played_by_touching_its_cells():
    player = two_people("tictactoe")
    for x, y in ((0, 0), (3, 3), (6, 6)):
        touch(player, x, y)
    assert list(player.app.session.match.game.moves) == [0, 4, 8]
    touch(player, 2, 2)  # a line between the cells
    touch(player, 0, 0)
    assert player.app.session.match.game.ply == 3 and player.console.said[-1] == words.ILLEGAL


def test_without_anything_to_pick_a_touch_acts_as_a_key():
    player = Player()
    player.wait(2000)
    player.press("56#")  # only bots
    touch(player, 7, 0)
    assert player.console.said[-1] == words.PACE.format(300)


def test_a_touch_during_the_bots_turn_says_whose_turn_it_is():
    player = Player()
    player.wait(2000)
    player.press("#1")
    said = len(player.console.said)
    touch(player, 7, 7)
    player.wait(20)
    assert player.app.session.match.thinking and player.console.said[said:] == ["Easy bot (O) to move."]


def test_touching_a_pick_again_cancels_it():
    player = two_people("quixo")
    layout = Layout(5, 5, 8, 8)
    touch(player, layout.x_of(0), layout.y_of(0))
    assert player.console.said[-1] == words.WHERE_TO
    touch(player, layout.x_of(0), layout.y_of(0))
    assert player.console.said[-1] == "Player 1 (X) to move."
    touch(player, layout.x_of(12), layout.y_of(12))
    assert player.console.said[-1] == words.ILLEGAL_WHY.format("it is not on the edge")
    for cell in (4, 0):
        touch(player, layout.x_of(cell), layout.y_of(cell))
    assert "Player 1 (X) plays e1-a1." in player.console.said


@pytest.mark.parametrize("key", [row[0] for row in games.CATALOGUE])
def test_touching_any_pixel_picks_is_refused_or_does_nothing_in_every_game(key):
    player = two_people(key)
    for pixel in range(0, 64, 3):
        touch(player, pixel % 8, pixel // 8)
        player.wait(800)
    assert player.scene in ("Play", "Result")


def test_during_the_hardware_check_a_touch_answers_nothing():
    player = Player()
    player.wait(2000)
    player.press("#A")
    while player.console.said[-1] != "Hardware check":
        player.press("6")
    player.press("5")
    said = list(player.console.said)
    for pixel in range(64):
        touch(player, pixel % 8, pixel // 8)
    assert player.console.said == said and player.scene == "Check"


@pytest.mark.parametrize("scene", ["trouble", "splash", "menu", "setup", "pause", "help", "statistics", "attract"])
def test_in_other_scenes_a_touch_acts_as_a_key_and_never_crashes(scene):
    player = Player()
    player.wait(2000)
    player.app.go(("trouble", ["GRID_WIDTH is wrong."]) if scene == "trouble" else scene)
    for pixel in (0, 27, 63, 36):
        touch(player, pixel % 8, pixel // 8)
        player.wait(200)
    assert player.scene != "Crash"
