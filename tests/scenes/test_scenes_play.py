"""A game in play: picks, the cursor, falling pieces, the turn indicator, the last move, and the bot's answer."""

from by_keys import at_menu, at_setup_of, last_said, said, two_people

from glowgrid.words import match as words


def test_a_digit_picks_its_cell_at_once():
    player = two_people("tictactoe")
    player.press("5")
    assert player.app.session.match.game.at(4) == 1


def test_an_illegal_pick_flashes_and_changes_nothing():
    player = two_people("tictactoe")
    player.press("5")
    before = player.picture()
    player.press("5")
    assert "r7" in player.picture() and "r7" not in before
    assert player.app.session.match.game.ply == 1
    assert last_said(player, words.ILLEGAL)
    player.wait(1000)
    assert "r7" not in player.picture()


def test_a_piece_falls_in_connect_x():
    player = two_people("connectx")
    seen = set()
    player.console.keypad.events.append(type("E", (), {"kind": "press", "key": "4", "count": 0}))
    for _ in range(60):
        player.wait(10)
        for y in range(1, 7):
            if player.console.grid.shown[y * 8 + 3] in (1 << 3 | 7, 1 << 3 | 6):
                seen.add(y)
    assert seen == {1, 2, 3, 4, 5, 6}


def two_people_size_four():
    player = at_setup_of("tictactoe")
    player.press("84" + "86" + "#")
    assert player.app.session.match.game.rows == 4
    return player


def test_the_cursor_moves_stops_at_the_edge_and_picks():
    player = two_people_size_four()
    player.press("2222" + "4444" + "6" + "5")
    assert list(player.app.session.match.game.moves) == [1]


def test_a_held_key_repeats_the_movement_of_the_cursor():
    player = two_people_size_four()
    player.hold("4", 5)
    player.hold("2", 5)
    player.press("#")
    assert list(player.app.session.match.game.moves) == [0]


def flashes_of_the_lamp(player, cycle_ms):
    """Count how often the top row lights up in one cycle."""
    count, was = 0, True
    for _ in range(cycle_ms // 10):
        player.wait(10)
        lit = 7 in {ink & 7 for ink in player.console.grid.shown[:8]}
        count += lit and not was
        was = lit
    return count


def test_the_turn_indicator_flashes_once_per_player_number():
    player = two_people("connectx")
    assert flashes_of_the_lamp(player, 420 + 900) == 1
    left = player.picture().split("\n")[0]
    player.press("1")
    assert flashes_of_the_lamp(player, 2 * 420 + 900) == 2
    right = player.picture().split("\n")[0]
    assert left[:8].strip(" .") and not left[8:].strip(" .")
    assert right[8:].strip(" .") and not right[:8].strip(" .")


def test_the_last_move_breathes():
    player = two_people("connectx")
    player.press("4")
    player.wait(1000)
    levels = set()
    for _ in range(50):
        player.wait(30)
        levels.add(player.console.grid.shown[6 * 8 + 3] & 7)
    assert {3, 7} <= levels


def test_zero_reports_whose_turn_it_is():
    player = two_people("tictactoe")
    player.press("50")
    assert said(player, "Player 2 (O) to move.") and said(player, "Last move: b2.")


def test_a_bot_answers_by_itself():
    player = at_menu()
    player.press("#5")
    player.wait(1000)
    assert player.app.session.match.game.ply == 2


def test_keys_pressed_during_the_bots_turn_make_no_move_for_it():
    player = at_menu()
    player.press("#5")
    player.press("1")
    assert player.app.session.match.game.ply == 1
