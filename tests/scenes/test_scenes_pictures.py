"""Some states of each game on grids of four sizes, compared with the reviewed pictures in tests/scenes/pictures."""

import pytest
import states

CASES = [pytest.param(key, size, id=f"{key}-{size}") for key in states.GAMES for size in states.SIZES]


@pytest.mark.parametrize(("key", "size"), CASES)
def test_a_game_looks_like_its_reviewed_picture(key, size):
    kept = (states.FOLDER / f"{key}-{size}.txt").read_text(encoding="utf-8")
    assert states.text(key, size) == kept, "look at it, and run tests/scenes/states.py where it is right"


@pytest.mark.slow
@pytest.mark.parametrize("key", states.GAMES)
def test_a_target_is_never_as_bright_as_a_piece(key):
    for size in states.SIZES:
        player = states.start(key, size)
        pieces = [cell for cell, owner in enumerate(player.app.scene.board.cells) if owner]
        layout, bright, lit = player.app.scene.board.layout, 0, 0
        for _ in range(60):
            player.wait(25)
            shown, picker = player.console.grid.shown, player.app.scene.picker
            below = {picker.cursor, *picker.game.preview((), picker.cursor)} if picker.points else ()
            for cell, mark in enumerate(player.app.scene.board.mask):
                if mark and layout.sees(cell) and cell not in pieces and cell not in below:
                    x, y = layout.x_of(cell), layout.y_of(cell)
                    block = [shown[(y + j) * size + x + i] for i in range(layout.size) for j in range(layout.size)]
                    coloured = [ink & 7 for ink in block if ink & 7 and 0 < ink >> 3 < 11]
                    bright, lit = max([bright, *coloured]), max(lit, len(coloured) * 4 if layout.size > 1 else 0)
        assert bright <= 4 and lit <= 4 * max(layout.size**2 // 4, 1)


def test_the_preview_of_a_domino_and_a_hint_show_both_halves():
    player = states.start("domineering", 8)
    picker = player.app.scene.picker
    hues = {player.console.grid.shown[cell] >> 3 for cell in (picker.cursor, picker.cursor + 8) if not player.wait(25)}
    assert 1 in hues and player.console.grid.shown[picker.cursor + 8] >> 3 == 1
    player.press("C")
    for _ in range(400):
        player.wait(50)
        if picker.hint:
            break
    first = picker.hint[0]
    assert set(picker.hint) == {first, first + 8}


def test_neighbouring_dominoes_are_separate_and_each_looks_like_one_piece():
    player = states.at("domineering", 8)
    states.play(player, [0, 10, 1, 26])
    player.wait(1000)
    level = [ink & 7 for ink in player.console.grid.shown]
    assert level[0] == level[1] == 7 and level[8] == level[9] == 5  # two upright ones, side by side
    player = states.at("domineering", 32)
    states.play(player, [0, 10, 1, 26])
    shown, top = player.console.grid.shown, player.app.scene.board.layout.y
    # across the line below, and not across the one beside
    assert shown[(top + 3) * 32] == shown[top * 32] == 1 << 3 | 7 and shown[top * 32 + 3] >> 3 == 11


@pytest.mark.parametrize(("cell", "fault", "why"), [(19, 27, "no room for the lower half"), (27, 27, "it is taken")])
def test_a_refusal_shows_which_half_has_no_room(cell, fault, why):
    player = states.at("domineering", 8)
    states.play(player, [4, 27])  # a flat one in the middle
    player.app.scene.picker.cursor = cell
    player.press("5")
    assert why in player.console.said[-1]
    reds = {at for at, ink in enumerate(player.console.grid.shown) if ink >> 3 == 12}
    player.wait(100)
    reds |= {at for at, ink in enumerate(player.console.grid.shown) if ink >> 3 == 12}
    assert {fault // 8 * 8, fault // 8 * 8 + 7, fault % 8, 56 + fault % 8} <= reds  # a cross from edge to edge


def test_the_preview_in_othello_shows_the_discs_that_would_flip():
    player = states.start("othello", 8)
    picker = player.app.scene.picker
    move = player.app.session.match.game.legal_moves()[0]
    picker.cursor = move
    picker.pick(())
    game, seen = player.app.session.match.game.copy(), set()
    game.push(move)
    turned = game.swept()[0]
    for _ in range(60):
        player.wait(25)
        seen.add(player.console.grid.shown[turned])
    assert {1 << 3 | 3, 2 << 3 | 7} <= seen


def test_an_own_disc_below_the_cursor_looks_like_a_disc_and_not_like_a_target():
    player = states.start("othello", 8)
    player.app.scene.picker.cursor = 28
    seen = set()
    for _ in range(60):
        player.wait(25)
        seen.add(player.console.grid.shown[28])
    assert seen == {1 << 3 | 7, 4}  # the usual amber, and white in the rhythm of the cursor


@pytest.mark.parametrize("size", [5, 8])
def test_0_shows_a_board_larger_than_the_grid_as_a_whole_for_a_moment(size):
    player = states.at("gomoku", size)
    states.play(player, [0, 224, 14])
    before = player.picture()
    player.press("0")
    seen = set()
    for _ in range(40):
        player.wait(50)
        seen.add(player.picture())
    by = 15 // size + 1
    corners = [picture.split("\n")[(size - -(-15 // by)) // 2].strip()[:2] for picture in seen]
    assert "17" in corners and any("27" in picture for picture in seen)
    player.wait(1500)
    assert player.picture().count("g2") == before.count("g2")


def test_a_hint_cancels_the_first_pick():
    player = states.pick("quixo", 8)
    assert player.app.scene.picker.picked
    player.press("C")
    assert player.app.scene.picker.picked == ()


@pytest.mark.parametrize("size", states.SIZES)
@pytest.mark.parametrize("key", [key for key in states.GAMES if key not in ("dots", "lightsout", "minesweeper")])
def test_the_thinking_indicator_breathes_and_covers_no_part_of_the_board(key, size):
    if (key, size) == ("ur", 5):
        pytest.skip("there the die covers a corner of the board")
    if (key, size) == ("pairs", 8):
        pytest.skip("the cards cover the whole grid, and a bot chooses one at once")
    player = states.thinking(key, size)
    board, levels, seen = player.app.scene.board, set(), set()
    layout = board.layout
    pieces = [cell for cell, owner in enumerate(board.cells) if owner in (1, 2) and layout.sees(cell)]
    if key == "ur":  # the start and home are bars
        pieces = [cell for cell in pieces if player.app.session.match.game.count(cell) < 0]
    if key == "chess":  # the first pixel of a cell with another piece can be dark or white
        pieces = [cell for cell in pieces if player.app.session.match.game.kind(cell) == 3]
    elif key == "kalah":  # the pits are bars, the stores in the first and the last cell are not
        pieces = [cell for cell in pieces if cell in (0, len(board.cells) - 1)]
    for _ in range(50):
        player.wait(50)
        shown = player.console.grid.shown
        levels |= {ink & 7 for ink in shown if ink >> 3 == 2}
        seen |= {shown[layout.y_of(cell) * size + layout.x_of(cell)] >> 3 for cell in pieces}
    assert len(levels) >= 3 and seen <= {1, 2}


# -- the result


def said(player):
    return player.console.said


def test_the_cells_of_a_side_without_room_flash_and_the_reason_is_reported():
    player = states.end("domineering", 8)
    game, seen = player.app.session.match.game, set()
    player.wait(1000)
    empty = [cell for cell in range(64) if not game.at(cell)]
    for _ in range(20):
        player.wait(50)
        seen |= {cell for cell in empty if player.console.grid.shown[cell] >> 3 == 12}
    assert seen == set(empty)
    assert "wins: no room for a vertical domino." in said(player)[-1]


def test_both_scores_scroll_by_and_repeat():
    player = states.end("othello", 8)
    hues = []
    for _ in range(2 * 180):
        player.wait(50)
        seen = {ink >> 3 for ink in player.console.grid.shown if ink & 7}
        if len(seen) == 1 and (not hues or hues[-1] != seen):
            hues.append(seen)
    assert hues[:4] == [{1}, {2}, {1}, {2}]
    player = states.end("othello", 16)
    player.wait(7000)
    shown = player.console.grid.shown
    assert {ink >> 3 for ink in shown if ink & 7} == {1, 2}
    assert {i % 16 < 8 for i, ink in enumerate(shown) if ink >> 3 == 2 and ink & 7} == {False}


def test_the_transcript_is_printed_at_every_end_of_a_game():
    player = states.end("quixo", 8)
    player.wait(500)
    assert said(player)[-2] == states.GAMES["quixo"][2] and "wins" in said(player)[-1]


def test_stepping_through_the_moves_returns_to_the_end_before_any_other_action():
    player = states.end("tictactoe", 8)
    game = player.app.session.match.game
    moves = list(game.moves)
    player.wait(500)
    player.press("77")
    assert said(player)[-1].startswith("Move 3 of 5: c1.")
    assert sum(player.app.scene.board.cells) == 1 + 2 + 1
    player.press("9")
    assert said(player)[-1].startswith("Move 4 of 5: ")
    player.press("0")
    assert list(game.moves) == moves and game.outcome is not None and "wins" in said(player)[-1]
    player.press("9")
    assert said(player)[-1] == "No more moves that way."
    player.press("7")
    player.wait(21000)
    assert list(game.moves) == moves and game.outcome is not None
    player.press("7#")
    assert player.scene == "Play" and player.app.session.match.game.ply == 0


def test_a_resigned_game_is_still_resigned_after_stepping_through_it():
    player = states.at("tictactoe", 8)
    states.play(player, [0, 1, 0xFFFE])
    player.wait(500)
    player.press("777")
    assert "No more moves that way." in said(player)[-1] and not any(player.app.scene.board.cells)
    player.press("0")
    game = player.app.session.match.game
    assert game.outcome.winner == 2 and list(game.moves) == [0, 1, 0xFFFE]
    assert "tictactoe/3/a1b1 resign" in said(player)


def test_the_pause_menu_prints_the_transcript_and_the_game_continues_unchanged():
    player = states.at("othello", 8)
    states.play(player, [19, 18])
    player.pause("transcript")
    player.wait(200)
    assert "othello/8,0/d3c3" in said(player)
    player.press("*")
    assert player.scene == "Play" and player.app.session.match.game.ply == 2


@pytest.mark.parametrize("size", states.SIZES)
def test_a_draw_shows_and_reports_the_score_of_each_side(size):
    player = states.at("othello", size, options=(4, 0))
    states.play(player, states.transcript.read("othello/4/d3b4a1d1b1d2a4c1c4a3d4a2", states.load)[1].moves, 40)
    while player.scene != "Result" or player.app.scene._lines is not None:
        player.wait(50)
    assert "It's a draw: the same number of discs. Points: Player 1 8, Player 2 8. " in player.console.said[-1]
    shapes = {1: set(), 2: set()}
    for _ in range(220):
        player.wait(50)
        shown = player.console.grid.shown
        for hue in shapes:
            lit = [at for at, ink in enumerate(shown) if ink >> 3 == hue and ink & 7 == 7]
            if len(lit) == 13 and max(lit) // size - min(lit) // size == 4:  # like the 8
                left = min(at % size for at in lit)
                shapes[hue].add(tuple(sorted(at // size * 8 + at % size - left for at in lit)))
    assert shapes[1] == shapes[2] and len(shapes[1]) == 1
