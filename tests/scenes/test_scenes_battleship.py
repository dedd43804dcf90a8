"""Battleship on light and in plain text: two people at one board see nothing of each other's ships."""

import pytest
from tiny_light import go, last_lines, match, pick, pictures

from glowgrid.engine.looks import RED, hue_of
from glowgrid.view.palette import FULL

FLEETS = [  # of player 1: bow and stern of each ship; they have the same cells free in the last two rows
    ((0, 4), (8, 11), (16, 18), (24, 26), (32, 33)),
    ((7, 39), (6, 30), (5, 21), (4, 20), (0, 1)),
]
OTHER = ((0, 4), (8, 11), (16, 18), (24, 26), (32, 33))  # of player 2
MISSES = 63, 62, 55, 54


def place(player, fleet):
    player.press("5")  # takes the board
    for ship in fleet:
        pick(player, *ship)


@pytest.mark.parametrize("size", [5, 8, 16])
def test_player_2_sees_the_same_whatever_player_1_has_placed(play, size):
    """Also with key 0, with a hint, after a pause, and in the sentences of the console."""
    told = []
    for fleet in FLEETS:
        player = play("battleship", size=size)
        place(player, fleet)
        player.console.said.clear()
        shown = pictures(player, 3000)
        player.press("5")
        for ship in OTHER:
            pick(player, *ship)
        shown += pictures(player, 3000)
        player.press("5")
        pick(player, MISSES[0])  # player 1, whose view differs with key 0 only
        shown += pictures(player, 5000)
        player.press("5")
        go(player, MISSES[1])
        shown += pictures(player, 500)
        player.press("0")
        shown += pictures(player, 3500)
        player.press("C")
        shown += pictures(player, 3000)
        player.press("A")
        shown += pictures(player, 500)
        player.press("*5")
        pick(player, MISSES[2])
        shown += pictures(player, 4000)
        told.append((shown, list(player.console.said), player.app.scene.picker.cursor))
    assert told[0] == told[1]


def test_the_pause_menu_offers_no_transcript_before_the_end(play):
    player = play("battleship")
    place(player, FLEETS[0])
    player.press("A")
    player.wait(300)
    assert "transcript" not in [row[0] for row in player.app.scene.rows]


def test_a_resignation_shows_the_ships_so_it_is_not_taken_back(play):
    player = play("battleship", ("", "easy"))
    place(player, FLEETS[0])
    player.wait(4000)
    pick(player, MISSES[0])
    player.wait(8000)
    player.pause("Resign")
    player.press("5")
    player.wait(4000)
    assert player.scene == "Result" and not [line for line in player.console.said if "B takes back" in line]
    player.press("B")
    player.wait(500)
    assert player.scene == "Result" and match(player).game.outcome
    assert last_lines(player)[-1] == "This can't be taken back, because it revealed something hidden."


def test_chance_places_the_rest_of_a_fleet_while_0_is_held(play):
    player = play("battleship")
    player.press("5")  # takes the board
    pick(player, *FLEETS[0][0])
    player.hold("0", 5)
    game = match(player).game
    assert game.ply == 5 and game.turn == 2 and last_lines(player)[0] == "Player 2: take the board, then press 5."
    player.hold("0", 5)
    assert game.ply == 5  # nobody has taken the board
    for _ in range(2):
        player.wait(5000)
        player.press("5")
        player.wait(100)
        player.hold("0", 5)
    assert game.ply == 10 and game.turn == 1  # a shot is nobody's but the player's


def test_key_0_shows_the_own_board_until_it_closes(play):
    player = play("battleship", ("", "random"))
    for ship in FLEETS[0]:
        pick(player, *ship)
    player.wait(5000)
    assert match(player).game.ply == 10 and match(player).awaits_person
    board = player.app.scene.board
    assert not any(board.cells)
    player.press("0")
    player.wait(600)
    assert list(board.cells[:5]) == [1] * 5 and player.console.grid.shown[1] == 1 << 3 | FULL
    player.wait(4000)
    assert not any(board.cells) and sum(board.mask) == 64 and not player.app.scene.overlays
    player.press("0")
    player.wait(300)
    pick(player, 63)
    player.wait(100)
    assert match(player).game.ply == 11 and not any(board.cells[:5])


def test_a_window_onto_the_own_board_follows_the_cursor(play):
    player = play("battleship", ("", "random"), 5)
    for ship in FLEETS[0]:
        pick(player, *ship)
    player.wait(5000)
    player.press("0")
    player.wait(600)
    player.press("2222222" + "4444444")
    assert player.app.scene.board.cells[0] == 1 and player.app.scene.board.layout.top == 0
    player.press("#")
    assert player.app.scene.board.cells[0] != 1


def test_a_person_sees_the_own_board_while_the_bot_waits_for_the_answer(play):
    player = play("battleship", ("", "random"))
    for ship in FLEETS[0]:
        pick(player, *ship)
    player.wait(5000)
    pick(player, 63)
    game, seen = match(player).game, False
    for _ in range(400):
        player.wait(25)
        if game.is_answer(game.ply) and game.turn == 1:
            seen = True
            assert list(player.app.scene.board.cells[:5]) == [1] * 5 and player.app.scene.last == game.trace()
    assert seen and not player.app.scene.last and not any(player.app.scene.board.cells[:5])


def test_chance_places_the_ships_from_the_pause_menu(play):
    player = play("battleship", ("", "random"))
    player.pause("At random")
    player.wait(500)
    assert match(player).game.ply >= 5 and "The ships are placed at random." in player.console.said


def test_a_hit_is_red_and_a_sentence_tells_it(play):
    player = play("battleship", ("", "random"))
    for ship in FLEETS[0]:
        pick(player, *ship)
    player.wait(5000)
    game = match(player).game
    pick(player, next(cell for cell in range(64) if game._ships[2][cell]))
    for _ in range(60):
        player.wait(25)
        if len(game.moves) == 12:
            break
    assert any(line.endswith("answers: hit.") for line in last_lines(player, 3))
    assert RED in [hue_of(look) for look in player.app.scene.board.looks]
