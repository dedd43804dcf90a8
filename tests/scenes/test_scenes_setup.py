"""The setup: players, options changed by keys or typed, and the memory of both."""

from by_keys import at_setup_of, last_said, said, two_people

from glowgrid import games


def test_the_player_of_each_side_can_be_chosen():
    player = two_people("tictactoe")
    assert [seat.person for seat in player.app.session.match.seats] == [True, True]


def test_an_option_can_be_changed_by_keys_and_typed():
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


def test_a_typed_number_can_be_cancelled():
    player = at_setup_of("connectx")
    player.press("889*")
    assert player.scene == "Setup" and last_said(player, "Rows: 6")


def test_a_number_that_starts_with_a_browsing_key_is_typed_with_a_leading_zero():
    player = at_setup_of("connectx")
    player.press("88" + "020#" + "#")
    assert player.app.session.match.game.rows == 20


def test_a_smaller_board_reduces_the_number_to_win():
    player = at_setup_of("connectx")
    player.press("88" + "444" + "#")
    assert player.app.session.match.game.options[:3] == (3, 7, 3)


def test_additional_players_have_their_own_lines():
    player = at_setup_of("connectx")
    player.press("2266")  # to the last line but one: the number of players
    assert last_said(player, "Players: 4")
    player.press("#")
    assert [seat.person for seat in player.app.session.match.seats] == [True, False, False, False]


def test_a_switch_can_turn_on_the_sparse_board():
    player = at_setup_of("connectx")
    player.press("26")
    assert last_said(player, "yes")
    player.press("#")
    assert player.app.session.match.game.options[4] == 1


def test_the_setup_is_remembered():
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
            if option.low == option.high:
                continue  # there is nothing to choose
            player = at_setup_of(row[0])
            before = player.app.session.setup().options[index]
            player.press("8" * (min(player.app.session.game_class().players or 2, 2) + index))
            player.press("6" if before < player.app.scene._top(index) else "4")
            assert player.app.session.setup().options[index] != before, (row[0], option.name)


def test_corners_are_given_in_the_setup_and_the_handicap_stays_in_a_rematch():
    player = at_setup_of("othello")
    player.press("84882")  # between people, with the line for corners below the one for the size
    player.press("8")
    assert said(player, "Handicap corners: 0 (0 to 4).")
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
