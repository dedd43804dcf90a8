"""A move whose motion is "sow": its cells change one after the other, from the first to the last."""

import pytest
from tiny_light import AMBER, BLUE, LINE, go, hues, match, pick, pictures, seen

from glowgrid.view import motion
from glowgrid.view.palette import WHITE

CELL_MS = 130


def row(player, cells):
    """Return the hue of each of `cells`, which are on a grid with one pixel per cell."""
    layout, grid = player.app.scene.board.layout, player.console.grid
    return [grid.shown[layout.y_of(cell) * grid.width + layout.x_of(cell)] >> 3 for cell in cells]


def test_each_cell_shows_its_piece_only_when_the_motion_has_passed_it(play):
    player = play("sown")
    match(player).play(2)
    assert match(player).game.swept() == (0, 1, 2)
    seen = []
    for _ in range(3 * CELL_MS // 10):
        player.wait(10)
        seen.append(row(player, (0, 1, 2)))
    start = seen.index([WHITE, LINE, LINE])
    steps = [hues for at, hues in enumerate(seen) if at >= start and hues != seen[at - 1]]
    assert steps == [[WHITE, LINE, LINE], [AMBER, WHITE, LINE], [AMBER, AMBER, WHITE]]
    player.wait(300)
    assert row(player, (0, 1, 2)) == [AMBER, AMBER, AMBER]


def test_with_reduced_motion_all_cells_change_at_once(play, monkeypatch):
    player = play("sown")
    monkeypatch.setattr(motion, "is_reduced", True)
    pick(player, 2)
    player.wait(30)
    assert row(player, (0, 1)) == [AMBER, AMBER]


@pytest.mark.parametrize("size", [8, 16])
def test_the_seeds_of_kalah_reach_one_pit_after_the_other(play, size):
    player = play("kalah", size=size)
    before = bytes(player.console.grid.shown)
    match(player).play(13)  # f2, whose last seed falls into f1
    assert match(player).game.swept() == (13, 14, 15, 6, 5)
    moving = pictures(player, 4 * CELL_MS - 50)
    layout = player.app.scene.board.layout
    last = layout.y_of(5) * size + layout.x_of(5)
    assert {picture[last] >> 3 for picture in moving} == {before[last] >> 3}  # nothing has changed there
    player.wait(CELL_MS)
    assert player.console.grid.shown[last] & 7 > 0


def test_pits_that_can_be_picked_dim_even_if_as_many_are_empty_and_the_cursor_goes_to_one_of_them(play):
    player = play("kalah")
    for pit in "f2", "g1", "b2":
        match(player).play(match(player).game.parse(pit))
        player.wait(1500)
    game, scene = match(player).game, player.app.scene
    assert [game.notation(move) for move in game.legal_moves()] == ["b1", "c1", "d1", "e1"]
    assert scene.picker.cursor in game.legal_moves()
    go(player, 1)
    assert {level for hue, level in seen(player, 4) if hue == BLUE} == {2, 5}


@pytest.mark.parametrize("size", [8, 16])
def test_cells_that_would_get_a_seed_flash_white_because_they_stay_with_their_owners(play, size):
    player = play("kalah", size=size)
    game = match(player).game
    match(player).play(game.parse("b2"))
    player.wait(1500)
    go(player, 2)  # c1 of player 2
    assert game.preview((), 2) == (2, 1, 0, 9, 10)
    expected = {1: {WHITE, BLUE}, 0: {WHITE, BLUE}, 9: {WHITE}, 10: {WHITE, AMBER}}  # nothing is left in b2, cell 9
    assert {cell: hues(player, cell) for cell in expected} == expected
