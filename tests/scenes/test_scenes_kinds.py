"""Games of every kind on the grid: moves and passes are reported for the right player, and kings and neutral pieces
have their own look.
"""

import pytest
import tiny
from evening import Store
from fakes import Player

from glowgrid import games
from glowgrid.scenes.scene import BEGIN
from glowgrid.session.match_start_modes import NEW
from glowgrid.words import match as words
from glowgrid.words import result

KEYS = f"{result.KEYS[True]} {result.TURNING_POINTS} {result.MENU[True]}"


@pytest.fixture
def play(monkeypatch):
    """Start a tiny game between people with some moves in its notation, on a grid of `size` pixels."""
    tiny.install(monkeypatch)

    def begin(key, moves="", size=8, store=None):
        player = Player(size, size, store=store or Store())
        player.wait(2000)
        session = player.app.session
        session.chosen = [row[0] for row in games.CATALOGUE].index(key)
        session.setup().who = [""] * 10
        player.app.go((BEGIN, NEW))
        for name in moves.split():
            move(player, name)
        return player

    return begin


def move(player, name):
    match = player.app.session.match
    match.play(match.game.parse(name))
    player.wait(100)


def said(player, count):
    return player.console.said[-count:]


def seen(player, x, y, ms=3000):
    """Return the values of one pixel in that time."""
    inks, grid = set(), player.console.grid
    for _ in range(ms // 25):
        player.wait(25)
        inks.add((grid.shown[y * grid.width + x] >> 3, grid.shown[y * grid.width + x] & 7))
    return inks


def test_two_moves_per_turn_are_reported_for_the_same_player_and_nobody_passes(play):
    player = play("twice", "a1 b2 a2")
    assert said(player, 6) == [
        "Player 1 (X) plays a1.",
        "Player 1 (X) to move.",
        "Player 1 (X) plays b2.",
        "Player 2 (O) to move.",
        "Player 2 (O) plays a2.",
        "Player 2 (O) to move.",
    ]
    player.press("B")
    assert said(player, 2) == ["Moves taken back: 1.", "Player 2 (O) to move."]
    player.press("B")
    assert said(player, 2) == ["Moves taken back: 1.", "Player 1 (X) to move."]


def test_a_removed_piece_is_reported_and_its_empty_cell_breathes(play):
    player = play("take", "b1")  # player 2's
    assert said(player, 2) == ["Player 1 (X) plays b1.", "Player 2 (O) to move."]
    assert len({level for _, level in seen(player, 3, 3)}) > 2
    player.press("0")
    assert "Last move: b1. It pulses." in said(player, 3)


def test_a_forced_pass_of_the_middle_player_is_reported_and_shown_in_their_colour(play):
    player = play("skip", "a1 a2 a3 b1 b2 b3 c1")
    assert said(player, 3) == [
        "Player 1 (X) plays c1.",
        "Player 2 (O) can't move and passes.",
        "Player 3 (#) to move.",
    ]
    assert (2, 7) in seen(player, 0, 0, 700)
    player.press("B")
    assert said(player, 1) == ["Player 1 (X) to move."]
    player.wait(1000)
    assert (2, 7) not in seen(player, 0, 0)


def test_a_neutral_block_looks_neither_like_a_player_nor_like_an_empty_cell(play):
    player = play("block", "a1 c1")
    assert said(player, 2) == ["Player 2 (O) plays c1.", "Player 1 (X) to move."]
    assert seen(player, 0, 0) == {(11, 7)}  # the move before the last: grey and steady
    assert {hue for hue, _ in seen(player, 6, 0)} == {11}  # the last move breathes


@pytest.mark.parametrize("size", [8, 16])
def test_a_win_without_winning_cells_is_shown_to_its_end(play, size):
    player = play("block", "b2 a1 c1 a3 c3", size)
    assert player.app.session.match.game.outcome[:2] == (1, ())
    assert (1, 7) in seen(player, 0, 0)  # the edge blinks in the winner's colour
    player.wait(15_000)  # all pictures of the result
    assert player.scene == "Result"
    assert any("Player 1 (X) wins" in line for line in player.console.said)
    player.press("#")
    assert player.scene == "Play" and player.app.session.match.game.ply == 0


@pytest.mark.parametrize("size", [4, 8, 16])
def test_a_king_never_looks_like_a_man_even_as_the_last_move(play, size):
    """Player 2's man takes a man of player 1 and is crowned there. Player 1's other man is crowned too."""
    player = play("crown", "a1-a2 b4-b3 a2-a3 b3-b2 a3-a4 b2-b1", size)
    layout = player.app.scene.board.layout

    def white(cell):
        at = layout.size // 3
        return 0 in {hue for hue, level in seen(player, layout.x_of(cell) + at, layout.y_of(cell) + at) if level}

    player.wait(1500)
    player.press("2")  # moves the cursor from a king
    kings = [cell for cell in range(8) if cell != player.app.scene.picker.cursor and white(cell)]
    assert kings == [1, 6]


def test_a_solo_game_reports_done_and_the_number_of_tries(play):
    player = play("walk", "a1 b1 c1 c2 b2")
    assert said(player, 2) == ["Player 1 (X) plays b2.", "Player 1 (X) to move."]
    move(player, "a2")
    player.wait(1000)
    assert said(player, 1) == [f"Solved! Tries: 1, solved: 1. {KEYS}"]
    player.press("#")
    for name in ["b1", "a1", "a2", "b2", "c2"]:
        move(player, name)
    move(player, "c1")
    player.wait(1000)
    assert said(player, 1) == [f"Solved! Tries: 2, solved: 2. {KEYS}"]
    player.press("#")
    for name in ["b1", "b2", "a2", "a1"]:
        move(player, name)
    player.wait(1000)
    assert said(player, 1)[0].startswith("Not solved this time. Tries: 3, solved: 2.")
    assert "side" not in " ".join(player.console.said)


def test_the_setup_of_a_solo_game_has_one_line_for_the_player(play):
    player = play("walk")
    player.press("D")
    assert said(player, 1)[0].startswith("Player 1: Person.")
    player.press("8")
    assert said(player, 1)[0].startswith("Player 1: Person.")


def test_the_statistics_count_the_tries_of_a_solo_game(play):
    store = Store()
    player = play("walk", "a1 b1 c1 c2 b2 a2", store=store)
    player.wait(1000)
    player.press("#")
    for name in ["b1", "b2", "a2", "a1"]:
        move(player, name)
    player.wait(1000)
    player.pause("statistics")
    assert said(player, 1) == ["Walk, Person: solved 1 of 2 times."]


def test_the_key_help_mentions_dim_cells_only_if_there_are_some(play):
    player = play("twice", "a1")
    player.press("0")
    assert words.DIM not in said(player, 3)  # most cells can be picked, so they stay dark
    player = play("skip", "a1")
    player.press("0")
    assert words.DIM in said(player, 3)


@pytest.mark.parametrize("key", tiny.GAMES)
def test_every_kind_is_restored_after_a_power_cut_and_its_moves_can_be_undone(play, key):
    store, plies = Store(), 3
    player = play(key, store=store)
    match = player.app.session.match
    while match.game.ply < plies:
        if match.awaits_person:
            match.play(match.game.legal_moves()[-(match.game.ply % 2)])
        player.wait(1000)
    plies = match.game.ply  # the match itself has played an answer
    taken = match.take_back()
    player.wait(100)
    game, again = match.game, Player(store=store)
    session = again.app.session
    again.wait(2000)
    goes_on = (
        f"Your game of {game.title} continues after {game.ply} move{'s' * (game.ply != 1)}. To leave it: * and Menu."
    )
    assert goes_on in again.console.said
    back = session.match.game
    assert (back.key(), list(back.moves), back.turn) == (game.key(), list(game.moves), game.turn)
    assert [back.mover(ply) for ply in range(game.ply)] == [game.mover(ply) for ply in range(game.ply)]
    assert bool(session.match.undone) == (taken > 0) == (key not in ("veil", "duel", "coin"))
    if taken:
        session.match.redo(to_person=True)
    assert session.match.game.ply == plies
