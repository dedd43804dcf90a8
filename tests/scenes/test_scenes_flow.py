"""A person at the keypad: from power-on through every scene, seen on the light they stand before."""

import pytest
from fakes import Event, Player

from glowgrid import games
from glowgrid.words import match as words
from glowgrid.words import menus


def at_menu(width=8, height=8, seed=1):
    player = Player(width, height, seed)
    player.wait(2000)
    return player


def at_setup_of(key, width=8, height=8):
    player = at_menu(width, height)
    for _ in range([row[0] for row in games.CATALOGUE].index(key)):
        player.press("6")
    player.press("5")
    return player


def two_people(key, width=8, height=8):
    """Return a player in a game between two people."""
    player = at_setup_of(key, width, height)
    player.press("84#")
    return player


def said(player, text):
    return any(text in line for line in player.console.said)


def last_said(player, text):
    return text in player.console.said[-1]


# -- power-on, menu


def test_power_on_shows_light_and_comes_to_the_menu_by_itself():
    player = Player()
    player.wait(100)
    assert player.scene == "Splash" and any(player.console.grid.shown)
    player.wait(2000)
    assert player.scene == "Menu"


def test_the_splash_takes_1100_ms():
    player = Player()
    player.wait(1100)
    assert player.scene == "Splash"
    player.wait(20)
    assert player.scene == "Menu"


def test_a_key_is_seen_on_light_in_the_same_round_of_the_loop():
    player = at_menu()
    for moment in range(0, 35, 5):  # wherever between two frames
        player.wait(500 + moment)
        before = player.picture()
        player.console.keypad.events.append(Event("press", "6"))
        player.wait(5)
        assert player.picture() != before


def test_any_key_skips_the_splash():
    player = Player()
    player.press("0")
    assert player.scene == "Menu"


def test_one_key_starts_a_game_against_the_bot():
    player = at_menu()
    player.press("#")
    assert player.scene == "Play"
    match = player.app.session.match
    assert [seat.person for seat in match.seats] == [True, False]


def hue_of(icon, x, y):
    """Return whose colour a pixel of an icon has, 0 for nobody's: each has one at most."""
    hues = [half + 1 for half in range(len(icon) // 8) if icon[8 * half + y] & 128 >> x]
    assert len(hues) < 2
    return hues[0] if hues else 0


@pytest.mark.parametrize(("side", "size", "top"), [(16, 2, 0), (32, 3, 1), (12, 1, 2)])
def test_icons_grow_with_the_grid_and_the_name_stands_below_where_there_is_room(side, size, top):
    player = at_menu(side, side)
    icon, shown = games.CATALOGUE[0][4], player.console.grid.shown
    left = (side - 8 * size) // 2
    for y in range(8 * size):
        for x in range(8 * size):
            assert shown[(top + y) * side + left + x] >> 3 == hue_of(icon, x // size, y // size)
    assert side < 32 or any(shown[(side - 5) * side :])


def test_what_was_played_last_comes_first_in_the_menu_also_after_a_power_cut():
    player = Player(store=bytearray(b"\xff" * 4096))
    player.wait(2000)
    for key in ("quixo", "gomoku", "quixo"):
        names = [row[0] for row in games.CATALOGUE]
        while names[player.app.scene.rows[player.app.scene.item]] != key:
            player.press("6")
        player.press("#")
        player.press("A4")
        player.press("5")
        assert player.scene == "Menu"
    for _ in range(2):
        titles = []
        for _ in range(4):
            titles.append(player.app.scene.name(player.app.scene.item))
            player.press("6")
        assert titles == ["Quixo", "Gomoku", "Tic-tac-toe", "Connect X"]
        player.power_on()
        player.wait(2000)


def test_the_menu_shows_each_games_icon_and_name():
    player = at_menu()
    for row in games.CATALOGUE:
        hues = [[player.console.grid.shown[y * 8 + x] >> 3 for x in range(8)] for y in range(8)]
        assert hues == [[hue_of(row[4], x, y) for x in range(8)] for y in range(8)]
        assert said(player, row[1])
        player.press("6")
    assert player.app.scene.item == 0


def test_browsing_goes_both_ways_round():
    player = at_menu()
    player.press("4")
    assert player.app.scene.item == len(games.CATALOGUE) - 1


def test_the_name_scrolls_by():
    player = at_menu()
    pictures = set()
    for _ in range(8):
        player.wait(500)
        pictures.add(player.picture())
    assert len(pictures) > 4


# -- set-up


def test_who_plays_is_chosen_for_each_side():
    player = two_people("tictactoe")
    assert [seat.person for seat in player.app.session.match.seats] == [True, True]


def test_an_option_is_changed_by_keys_and_typed():
    player = at_setup_of("connectx")
    player.press("886")
    assert last_said(player, "Rows: 7")
    player.press("12#")
    assert last_said(player, "Rows: 12")
    player.press("#")
    assert player.app.session.match.game.rows == 12


def test_a_number_out_of_range_is_refused_with_the_range_and_the_old_one_stays():
    player = at_setup_of("connectx")
    player.press("88101#")
    assert last_said(player, "101 is not allowed. Rows: 3 to 100.")
    player.press("#")
    assert player.app.session.match.game.rows == 6


def test_a_typed_number_can_be_let_go():
    player = at_setup_of("connectx")
    player.press("889*")
    assert player.scene == "Setup" and last_said(player, "Rows: 6")


def test_a_number_that_begins_with_a_key_that_browses_is_typed_with_a_zero():
    player = at_setup_of("connectx")
    player.press("88" + "020#" + "#")
    assert player.app.session.match.game.rows == 20


def test_a_smaller_board_pulls_the_number_to_win_along():
    player = at_setup_of("connectx")
    player.press("88" + "444" + "#")
    assert player.app.session.match.game.options[:3] == (3, 7, 3)


def test_more_players_get_lines_of_their_own():
    player = at_setup_of("connectx")
    player.press("2266")  # up to the last line but one: players
    assert last_said(player, "Players: 4")
    player.press("#")
    assert [seat.person for seat in player.app.session.match.seats] == [True, False, False, False]


def test_a_switch_is_changed_and_the_board_saves_memory():
    player = at_setup_of("connectx")
    player.press("26")
    assert last_said(player, "yes")
    player.press("#")
    assert player.app.session.match.game.options[4] == 1


def test_the_set_up_is_remembered():
    player = at_setup_of("connectx")
    player.press("88" + "6" + "*" + "#")
    assert player.app.session.match.game.rows == 7


def test_a_held_key_changes_a_number_faster():
    player = at_setup_of("connectx")
    player.press("88")
    player.hold("6", 14)
    assert player.app.session.setup().options[0] > 40


def test_every_option_of_every_game_can_be_reached_and_changed():
    for row in games.CATALOGUE:
        game_class = games.load(row[0])
        for index, option in enumerate(game_class.OPTIONS):
            player = at_setup_of(row[0])
            before = player.app.session.setup().options[index]
            player.press("8" * (2 + index))
            player.press("6" if before < player.app.scene._top(index) else "4")
            assert player.app.session.setup().options[index] != before, (row[0], option.name)


# -- play


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


def test_three_by_three_is_drawn_large_with_lines():
    player = two_people("tictactoe")
    player.press("1")
    rows = player.picture().split("\n")
    assert rows[0][:4] == rows[1][:4] and rows[0][0] == "1" and int(rows[0][1]) > 2
    assert rows[2] == "l1" * 8
    assert {row[4:6] for row in rows} == {"l1"}


def test_a_piece_falls_in_connect_x():
    player = two_people("connectx")
    seen = set()
    player.console.keypad.events.append(type("E", (), {"kind": "press", "key": "4", "count": 0}))
    for _ in range(60):
        player.wait(10)
        for y in range(2, 8):
            if player.console.grid.shown[y * 8 + 3] in (1 << 3 | 7, 1 << 3 | 6):
                seen.add(y)
    assert seen == {2, 3, 4, 5, 6, 7}


def two_people_size_four():
    player = at_setup_of("tictactoe")
    player.press("84" + "86" + "#")
    assert player.app.session.match.game.rows == 4
    return player


def test_the_cursor_moves_stops_at_the_edge_and_picks():
    player = two_people_size_four()
    player.press("2222" + "4444" + "6" + "5")
    assert list(player.app.session.match.game.moves) == [1]


def test_a_held_key_moves_the_cursor_on():
    player = two_people_size_four()
    player.hold("4", 5)
    player.hold("2", 5)
    player.press("#")
    assert list(player.app.session.match.game.moves) == [0]


def test_a_board_larger_than_the_grid_is_seen_through_a_window_that_follows_the_cursor():
    player = at_setup_of("tictactoe")
    player.press("84" + "8" + "020#" + "#")
    layout = player.app.scene.board.layout
    assert (layout.rows, layout.cols) == (7, 7)
    player.press("2" * 20 + "4" * 20)
    assert (layout.top, layout.left) == (0, 0)
    corner = player.picture().split("\n")
    assert corner[0].endswith("g2") and corner[7].startswith("g2")
    player.press("8" * 20 + "6" * 20)
    assert (layout.top, layout.left) == (13, 13)
    player.press("5")
    assert player.app.session.match.game.at(399) == 1


def flashes_of_the_lamp(player, cycle_ms):
    """Count how often the top row lights up in one cycle."""
    count, was = 0, True
    for _ in range(cycle_ms // 10):
        player.wait(10)
        lit = 7 in {ink & 7 for ink in player.console.grid.shown[:8]}
        count += lit and not was
        was = lit
    return count


def test_whose_turn_it_is_shows_in_as_many_flashes_as_the_players_number():
    player = two_people("connectx")
    assert flashes_of_the_lamp(player, 260 + 900) == 1
    left = player.picture().split("\n")[0]
    player.press("1")
    assert flashes_of_the_lamp(player, 2 * 260 + 900) == 2
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
        levels.add(player.console.grid.shown[7 * 8 + 3] & 7)
    assert {3, 7} <= levels


def test_zero_tells_whose_turn_it_is():
    player = two_people("tictactoe")
    player.press("50")
    assert said(player, "Player 2 (O) to move.") and said(player, "Last move: b2.")


def test_a_bot_answers_by_itself():
    player = at_menu()
    player.press("#5")
    player.wait(1000)
    assert player.app.session.match.game.ply == 2


def test_keys_pressed_while_the_bot_is_to_move_do_not_play_for_it():
    player = at_menu()
    player.press("#5")
    player.press("1")
    assert player.app.session.match.game.ply == 1


# -- take back, redo, hint


def pictures(player):
    player.wait(50)
    return player.picture()


def test_take_back_against_a_bot_comes_back_to_the_person():
    player = at_menu()
    player.press("#5")
    player.wait(1000)
    player.press("B")
    assert player.app.session.match.game.ply == 0


def test_take_back_held_takes_two():
    player = two_people("tictactoe")
    player.press("123")
    player.hold("B")
    assert player.app.session.match.game.ply == 1


def test_a_take_back_that_is_not_possible_is_refused_visibly():
    player = two_people("tictactoe")
    player.press("B")
    player.wait(120)
    assert player.picture().split("\n")[0] == "r7" * 8
    assert last_said(player, words.NOTHING_BACK)


def test_what_was_taken_back_can_be_played_again():
    player = two_people("tictactoe")
    player.press("5B")
    player.hold("C")
    assert list(player.app.session.match.game.moves) == [4]


def test_a_hint_pulses_and_any_key_takes_it_back():
    player = two_people("tictactoe")
    player.press("C")
    player.wait(8000)
    assert said(player, "Hint:")
    assert "W" in {letter for _ in range(20) for letter in pictures(player)}
    player.press("0")
    player.wait(1200)
    assert "W" not in player.picture()
    assert player.app.session.match.game.ply == 0


# -- over


def win(player):
    player.press("14253")
    player.wait(1500)
    return player


def test_a_win_is_told_and_its_line_stands_out():
    player = win(two_people("tictactoe"))
    assert player.scene == "Result"
    assert said(player, "Player 1 (X) has won: three in a row.")
    top = player.picture().split("\n")[0]
    bottom = player.picture().split("\n")[3]
    assert int(top[1]) >= 4 and "23" in bottom and "27" not in bottom


def test_a_draw_looks_like_a_draw():
    player = two_people("tictactoe")
    player.press("123546879")
    player.wait(1500)
    assert player.scene == "Result" and said(player, "A draw: no room is left.")
    seen = set()
    for _ in range(40):
        player.wait(50)
        seen |= {ink & 7 for ink in player.console.grid.shown if ink >> 3 in (1, 2)}
    assert {1, 7} <= seen


def test_a_rematch_lets_the_other_side_start_and_keeps_the_score():
    player = win(two_people("tictactoe"))
    player.press("#")
    match = player.app.session.match
    assert player.scene == "Play" and match.seats[0].name == "Player 2"
    player.press("14253")
    player.wait(1500)
    assert last_but(player, "Score: Player 2 1, Player 1 1, draws 0.")


def last_but(player, text):
    return any(text in line for line in player.console.said[-3:])


def test_the_winning_move_can_be_taken_back_and_the_score_with_it():
    player = win(two_people("tictactoe"))
    player.press("B")
    assert player.scene == "Play" and player.app.session.match.game.ply == 4
    player.press("3")
    player.wait(1500)
    assert said(player, "Player 1 1, Player 2 0, draws 0.") and not said(player, "Player 1 2")


def test_from_the_end_one_comes_to_the_menu():
    player = win(two_people("tictactoe"))
    player.press("*")
    assert player.scene == "Menu"


# -- pause


@pytest.mark.parametrize("key", ["A", "*"])
def test_pause_and_resume_leave_the_game_as_it_was(key):
    player = two_people("tictactoe")
    player.press("5" + key)
    assert player.scene == "Pause"
    player.press(key)
    assert player.scene == "Play" and player.app.session.match.game.ply == 1


def test_a_3x4_keypad_reaches_everything_through_pause():
    player = two_people("tictactoe")
    player.press("12")
    player.pause("take_back")
    assert player.scene == "Play" and player.app.session.match.game.ply == 1
    player.pause("redo")
    assert player.app.session.match.game.ply == 2
    player.pause("hint")
    player.wait(8000)
    assert said(player, "Hint:")
    player.pause("new_game")
    player.press("5")
    assert player.scene == "Play" and player.app.session.match.game.ply == 0
    player.pause("who")
    assert player.scene == "Setup"
    player.press("#")
    player.pause("leave")
    assert player.scene == "Menu"


def test_brightness_steps_and_shows():
    player = two_people("tictactoe")
    player.pause("brightness")
    assert player.console.grid.brightness == 60 and player.scene == "Pause"
    player.press("555")
    assert player.console.grid.brightness == 10
    player.press("*")
    assert player.scene == "Pause" and menus.PAUSE[player.app.scene.item][0] == "brightness"
    player.press("*")
    assert player.scene == "Play"


def test_how_the_keys_work_is_told_and_comes_back():
    player = two_people("tictactoe")
    player.pause("help")
    assert player.scene == "Help" and said(player, menus.KEYS[0])
    player.press("5")
    assert player.scene == "Pause"


def test_corners_are_given_in_the_set_up_and_the_sides_stay_when_it_is_played_again():
    player = at_setup_of("othello")
    player.press("84882")  # between people, with the corners' line below the size's
    player.press("8")
    assert said(player, "Corners given: 0 (0 to 4).")
    player.press("666#")
    match = player.app.session.match
    assert match.game.options == (8, 3) and [match.game.at(cell) for cell in (0, 7, 56, 63)] == [1, 1, 0, 1]
    while match.game.outcome is None:
        match.play(match.game.legal_moves()[0])
    player.wait(5000)
    assert player.scene == "Result" and "# tries again" in player.console.said[-1]
    player.press("#")
    player.wait(500)
    assert player.scene == "Play" and player.app.session.match.seats[0].name == "Player 1"


# -- attract


def test_after_two_minutes_the_board_plays_itself_dimmed_and_any_key_comes_back():
    player = at_menu()
    player.press("6")
    player.wait(119_000, 50)
    assert player.scene == "Menu"
    player.wait(2_000, 50)
    assert player.scene == "Attract" and player.console.grid.brightness < 40
    player.wait(3_000, 50)
    assert any(player.app.scene._match.game.moves)
    player.hold("6", 3)
    assert player.scene == "Menu" and player.app.scene.item == 1
    assert player.console.grid.brightness == 40


def test_attract_never_interrupts_a_game_in_which_a_person_sits():
    player = two_people("tictactoe")
    player.wait(130_000, 100)
    assert player.scene == "Play"
    player.press("A")
    player.wait(130_000, 100)
    assert player.scene == "Pause"


def test_bots_against_bots_are_a_show_with_a_pace():
    player = at_setup_of("tictactoe")
    player.press("6#")
    player.press("66")
    assert said(player, "120 ms a move.")
    player.wait(1500)
    assert player.app.session.match.game.ply > 3
    player.wait(130_000, 50)
    assert player.scene in ("Play", "Result") and sum(player.app.session.score) > 5


# -- every size of grid


@pytest.mark.parametrize(("width", "height"), [(5, 5), (8, 8), (16, 16), (32, 8), (7, 32), (32, 32)])
def test_every_game_is_played_to_its_end_on_every_grid(width, height):
    for row in games.CATALOGUE:
        player = at_setup_of(row[0], width, height)
        player.press("6#66")
        while player.scene == "Play":
            player.wait(500, 20)
        assert player.scene == "Result"
        assert any(player.console.grid.shown)


def test_a_round_that_took_long_leaves_its_frame_to_the_next_one():
    player = Player()
    player.press("0#")
    player.wait(300)
    scene, clock, grid, updates = player.app.scene, player.console.clock, player.console.grid, []

    def update(now_ms):  # a collection of garbage, a slice of thought
        updates.append(now_ms)
        clock.wait(18)

    scene.update = update
    for _ in range(10):
        before, thought = grid.frames, len(updates)
        player.app.tick()
        assert grid.frames - before + len(updates) - thought == 1  # either, never both in one round
        clock.wait(1)
    assert len(updates) >= 5


def test_a_key_is_seen_in_the_round_that_reads_it_before_anything_else_is_done():
    player = Player()
    player.press("0")
    while player.scene != "Menu":
        player.wait(100)
    scene, grid, updates = player.app.scene, player.console.grid, []
    scene.update = lambda now_ms: updates.append(now_ms)
    for key in "646":
        before, done = grid.frames, len(updates)
        player.console.keypad.events.append(Event("press", key))
        player.app.tick()
        assert grid.frames == before + 1 and len(updates) == done
        player.app.tick()
        assert len(updates) == done + 1


def test_the_board_is_seen_before_its_bot_is_there_which_then_plays():
    player = Player()
    player.press("0")
    while player.scene != "Menu":
        player.wait(100)
    player.console.keypad.events.append(Event("press", "#"))
    while player.scene != "Play":
        player.app.tick()
    match, frames = player.app.session.match, player.console.grid.frames
    player.console.keypad.events.append(Event("press", "5"))  # before anybody could
    player.app.tick()
    assert match.seats[1].decider is None and match.game.ply == 1
    assert player.console.grid.frames > frames
    player.wait(3000)
    assert match.game.ply > 1


def test_a_draw_offered_before_the_bot_is_there_waits_for_its_answer():
    player = Player()
    player.press("0")
    while player.scene != "Menu":
        player.wait(100)
    player.console.keypad.events.append(Event("press", "#"))
    while player.scene != "Play":
        player.app.tick()
    match = player.app.session.match
    player.app.session.wish = lambda match: "" if match.seats[1].decider else "nobody there"
    player.app.scene.resume()
    assert match.seats[1].decider is not None and "nobody there" not in player.console.said


def test_what_is_refused_flashes_before_the_reason_is_looked_for():
    player = at_setup_of("quixo")
    player.press("846#")
    while player.scene != "Play":
        player.wait(100)
    player.press("68")
    said, grid = player.console.said, player.console.grid
    told, frames = len(said), grid.frames
    player.console.keypad.events.append(Event("press", "5"))
    player.app.tick()
    assert len(said) == told and grid.frames == frames + 1
    player.app.tick()
    assert "not at the edge" in said[-1]


@pytest.mark.parametrize("took", range(9, 33, 3))
def test_a_move_is_taken_over_in_a_round_without_a_frame(took):
    player = Player()
    player.wait(1600)
    player.press("46#")
    while player.scene != "Play":
        player.press("0")
    board, clock, grid, taken = player.app.scene.board, player.console.clock, player.console.grid, []
    refresh, match = board.refresh, player.app.session.match
    step = match.step

    def think():
        clock.wait(took)
        return step()

    def slow():  # a large board on the board: all its cells, and where one may go now
        taken.append(match.game.ply)
        clock.wait(20)
        refresh()

    board.refresh, match.step = slow, think
    player.console.keypad.events.append(Event("press", "5"))
    for _ in range(1500):
        before, moves = grid.frames, len(taken)
        player.app.tick()
        assert grid.frames == before or len(taken) == moves
        clock.wait(1)
    assert len(taken) > 1 and match.game.ply > 1  # the person's move, and the bot's
