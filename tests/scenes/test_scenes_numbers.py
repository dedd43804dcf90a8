"""Numbers beside the board: counts on cells, and draws of chance. Draws that only set up a game stay secret."""

import pytest
from evening import Store
from fakes import Player
from tiny_light import go, last_lines, match, moves, pick

from glowgrid.view import font

WHITE = 0


def white(player, left=0, top=0, wide=8, high=8, size=1):
    """Return the rows of a part of the grid, one character per dot of size x size pixels: # if it is white."""
    grid = player.console.grid
    return [
        "".join(
            "#" if ink & 7 and ink >> 3 == WHITE else "."
            for ink in [grid.shown[y * grid.width + x] for x in range(left, left + wide * size, size)]
        )
        for y in range(top, top + high * size, size)
    ]


def glyphs(text):
    bits = font.columns(text)
    return ["".join("#" if column >> row & 1 else "." for column in bits) for row in range(5)]


# -- counts


@pytest.mark.parametrize(("cell", "text"), [(0, "24"), (1, "7"), (2, "0")])
@pytest.mark.parametrize(("size", "dot", "top"), [(8, 1, 1), (16, 2, 1)])
def test_the_count_at_the_cursor_is_a_number_beside_the_board(play, cell, text, size, dot, top):
    player = play("heaps", size=size)
    go(player, cell)
    player.wait(100)
    wanted = glyphs(text)
    assert white(player, 0, top, len(wanted[0]), 5, dot) == wanted
    assert not any("#" in row for row in white(player, len(wanted[0]) * dot, top, 8 - len(wanted[0]), 5, dot))


def test_the_count_of_the_last_move_is_shown_while_a_bot_thinks(play):
    player = play("heaps", ("", "random"))
    pick(player, 0)
    player.wait(50)
    assert match(player).game.ply == 1 and white(player, 0, 1, 3, 5) == glyphs("7")


def test_without_room_key_0_shows_the_count_for_a_second(play, monkeypatch):
    from glowgrid.scenes.beside_board import NumberPicture

    monkeypatch.setattr(NumberPicture, "place_beside", lambda *_: False)
    player = play("heaps")
    go(player, 0)
    player.wait(300)
    assert white(player, 0, 0, 7, 5) != glyphs("24")
    player.press("0")
    player.wait(500)
    assert white(player, 0, 0, 7, 5) == glyphs("24")
    player.wait(1000)
    assert white(player, 0, 0, 7, 5) != glyphs("24")


# -- draws

# the rows of each face of a die
FACES = "... ... ...", "... .#. ...", "#.. ... ..#", "#.. .#. ..#", "#.# ... #.#", "#.# .#. #.#", "#.# #.# #.#"




def face(number):
    """Return the rows of a die's face."""
    return FACES[number].split()


def die(player):
    """Return the face of the die beside the board of Track on 8x8."""
    return white(player, 5, 2, 3, 3)


def test_a_roll_stays_beside_the_board_until_the_player_has_chosen(play):
    player = play("track")
    rolled = moves(player)[0] - 100
    assert last_lines(player, 2) == [f"Player 1 (X) rolls {rolled}.", "Player 1 (X) to move."]
    player.wait(5000)
    assert die(player) == face(rolled)
    pick(player, 0)
    player.wait(50)
    assert len(moves(player)) == 2 and die(player) == ["..."] * 3
    player.wait(1500)
    assert die(player) == face(moves(player)[2] - 100)
    assert last_lines(player, 2)[0] == f"Player 2 (O) rolls {moves(player)[2] - 100}."


def test_a_roll_is_animated_for_less_than_600_ms_and_changes_at_most_three_times_a_second(play):
    player = play("track")
    pick(player, 0)
    while len(moves(player)) < 3:
        player.wait(20)
    seen = []
    for _ in range(60):
        player.wait(20)
        seen.append(die(player))
    changes = [at for at in range(1, 60) if seen[at] != seen[at - 1]]
    assert len(changes) == 2 and changes[1] * 20 < 600 and (changes[1] - changes[0]) * 20 >= 160
    assert seen[-1] == face(moves(player)[2] - 100)


def test_key_0_tells_the_roll_again(play):
    player = play("track")
    rolled = moves(player)[0] - 100
    player.press("0")
    assert f"Player 1 (X) rolls {rolled}." in last_lines(player, 3)
    player.wait(600)
    assert die(player) == face(rolled)


def test_after_taking_back_the_same_roll_is_beside_the_board(play):
    player = play("track")
    rolled = moves(player)[0] - 100
    pick(player, 0)
    player.wait(1500)
    player.press("B")
    player.wait(50)
    assert len(moves(player)) == 1 and die(player) == face(rolled)


def test_after_a_power_cut_the_roll_is_shown_and_told_again(play):
    store = Store()
    player = play("track", store=store)
    rolled = moves(player)[0] - 100
    again = Player(store=store)
    again.wait(2500)
    assert moves(again) == moves(player) and die(again) == face(rolled)
    assert f"Player 1 (X) rolls {rolled}." in again.console.said


def test_without_room_the_roll_stays_in_a_corner_until_a_key_and_0_shows_it_again(play, monkeypatch):
    import tiny

    monkeypatch.setattr(tiny.GAMES["dice"], "draw_form", "pips", raising=False)
    monkeypatch.setattr(tiny.GAMES["dice"], "draw_number", lambda self, move: move - 99, raising=False)
    player = play("dice")
    number = moves(player)[0] - 99
    player.wait(3000)
    assert white(player, 5, 5, 3, 3) == face(number)
    player.press("*")
    player.press("*")
    player.wait(100)
    assert white(player, 5, 5, 3, 3) != face(number)
    player.press("0")
    player.wait(2000)
    assert white(player, 5, 5, 3, 3) == face(number)


# -- draws that only set up the game


def test_draws_that_set_up_the_game_are_neither_told_nor_shown_nor_taken_back(play):
    player = play("lamps", ("",))
    drawn = match(player).game.ply
    assert drawn == 2
    said = player.console.said
    assert not any("Chance" in line or "+" in line for line in said)
    player.press("0")
    player.press("B")
    assert match(player).game.ply == 2
    assert not any("Chance" in line or "+" in line for line in said)
