"""Online matches in plain text, over a broker: what host, guest and spectator type and read."""

import signal

import pytest

MOVE = "), which "  # begins the question for a move


@pytest.fixture
def start(player, broker):
    def begin(*arguments, **environment):
        return player(*arguments, "--broker", f"127.0.0.1:{broker.port}", **environment)

    return begin


def invite(start, *answers):
    """Host a game of tic-tac-toe, in which the host begins by default. Return the host and both codes."""
    one = start("--invite")
    one.type("tictactoe", *(answers or ("", "y")))
    return (one, *one.code())


def two(start, *answers):
    one, code, watching = invite(start, *answers)
    one.until(f"To join in plain text: python -m glowgrid --join {code} --broker 127.0.0.1:")
    other = start("--join", code)
    for player in (one, other):
        player.until("Your opponent is here.")
    return one, other, watching


def play(moves, *players):
    """Let the players type squares in turn, each when they are asked."""
    for number, square in enumerate(moves):
        mover = players[number % 2]
        mover.until(MOVE)
        mover.type(str(square))


def test_a_whole_game_by_invite_code_with_a_spectator(start):
    one, other, watching = two(start)
    onlooker = start("--join", watching.upper())
    onlooker.until("You are watching")
    play([4, 0, 5], one, other)
    other.until(MOVE)
    other.type("4")
    other.until("Row 2, column 2 is already played.")
    play([3, 6, 2, 1, 7, 8], other, one)
    for player in (one, other, onlooker):
        player.until("It's a draw: the board is full.")
    onlooker.type("undo", "5", "transcript", "quit")
    onlooker.until("tictactoe/3/b2a1c2a2a3c1b1b3c3")
    assert onlooker.seen.count("You are a spectator. Type quit to leave.") == 2
    assert "Online (O) plays row 1, column 1." in one.seen
    assert "Online (X) plays row 2, column 2." in other.seen
    assert "Player 2 (O) plays row 1, column 1." in onlooker.seen
    for player in (one, other):
        player.type("n")
        player.until("Goodbye.")
        assert (player.end(), player.errors) == (0, "")


def test_in_a_rematch_the_other_side_begins_and_the_spectator_follows(start):
    one, other, watching = two(start)
    onlooker = start("--join", watching)
    play([0, 3, 1, 4, 2], one, other)
    for player in (one, other, onlooker):
        player.until("wins: three in a row.")
    one.until("Play again?")
    one.type("y")
    one.until("The game starts when your opponent wants to play again, too.")
    other.until("Your opponent wants to play again.")
    other.type("y")
    play([4, 0, 8], other, one)
    one.until("Online (O) plays row 3, column 3.")
    onlooker.until("Player 2 (O) plays row 3, column 3.")
    assert "taken back" not in onlooker.seen


def test_moves_are_undone_once_the_opponent_agrees(start):
    one, other, _ = two(start)
    play([4], one)
    one.until("Online (O) to move.")
    one.type("undo")  # while the other side is to move
    one.until("Your opponent is asked whether you may take moves back.")
    other.until("Your opponent wants to take moves back: 1. Do you agree? (y or n):")
    other.type("n")
    one.until("Your opponent does not let you take moves back.")
    other.type("0")
    one.until(MOVE)
    one.type("undo")
    other.until("Your opponent wants to take moves back: 2. Do you agree? (y or n):")
    other.type("maybe", "yes")
    other.until("Moves taken back: 2.")
    one.until("Moves taken back: 2.")
    play([8], one)
    other.until("Online (X) plays row 3, column 3.")


def test_the_last_moves_of_a_finished_game_can_be_undone(start):
    one, other, _ = two(start)
    play([0, 3, 1, 4, 2], one, other)
    for player in (one, other):
        player.until("Play again?")
    other.type("undo")
    one.until("Your opponent wants to take moves back: 2. Do you agree? (y or n): ")
    one.type("y")
    for player in (one, other):
        player.until("Moves taken back: 2.")
    play([5, 2], other, one)
    other.until("Online (X) wins")


def test_a_draw_can_be_offered_in_the_opponents_turn(start):
    one, other, _ = two(start)
    play([4], one)
    one.until("Online (O) to move.")
    one.type("draw", "y")
    one.until("Waiting for your opponent's answer.")
    other.until("Your opponent offers a draw. Do you agree? (y or n):")
    other.type("y")
    for player in (one, other):
        player.until("Both players agree to a draw.")
        player.until("Play again?")


def test_only_the_player_to_move_can_resign(start):
    one, other, _ = two(start)
    other.type("0")
    other.until("It is the turn of Online (X).")
    other.type("resign")
    other.until("You can only resign on your turn")
    other.type("hint", "redo", "replay othello/8/f5", "new", "help")
    other.until("No hint right now.")
    other.until("This does not work in an online game")
    other.until("draw: Offer your opponent a draw?")
    one.type("resign", "y")
    other.until("Online (X) resigns.")
    other.until("wins")


def test_a_person_can_play_several_sides(start):
    one = start("--invite")
    one.type("connectx", "4", "4", "3", "3", "y", "y", "y", "n", "y", "n", "f")
    code, _ = one.code()
    assert "At least one player must be on this computer, and at least one on another." in one.seen
    other = start("--join", code)
    for mover, column in ((other, 1), (one, 2), (other, 1), (other, 3), (one, 3)):
        mover.until("which column? ")
        mover.type(str(column))
    other.until("Online (O) plays 3.")


# -- leaving and coming back


@pytest.mark.slow(whole=True)
@pytest.mark.parametrize(
    ("leave", "told"),
    [
        (lambda player: player.type("quit"), "Goodbye.\n"),
        (lambda player: player.process.send_signal(signal.SIGINT), "\nThe game ends here. Goodbye.\n"),
        (lambda player: player.end(), "\nThe game ends here. Goodbye.\n"),
        pytest.param(
            lambda player: player.process.send_signal(signal.SIGHUP),
            "\nThe game ends here. Goodbye.\n",
            marks=pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="Windows closes windows in another way"),
        ),
        (lambda player: player.process.send_signal(signal.SIGTERM), "\nThe game ends here. Goodbye.\n"),
    ],
    ids=["quit", "Ctrl-C", "the end of input", "the window is closed", "the computer shuts down"],
)
def test_the_opponent_is_told_when_somebody_leaves_and_they_can_come_back(start, leave, told):
    one, code, _ = invite(start)
    other = start("--join", code)
    play([4, 0, 8], one, other)
    other.until(MOVE)
    leave(other)
    one.until("Your opponent has left the game.")
    assert other.end() == 0 and other.errors == ""
    assert other.seen.endswith(told)
    again = start("--join", code)
    again.until("Online (X) plays row 3, column 3.")
    play([1, 2], again, one)
    again.until("Online (X) plays row 1, column 3.")


def test_a_killed_player_is_reported_as_gone_and_can_come_back(start):
    one, code, _ = invite(start)
    other = start("--join", code)
    play([4], one)
    other.until(MOVE)
    other.process.kill()
    one.until("Your opponent is offline. The game waits.")
    again = start("--join", code)
    one.until("Your opponent is here.")
    play([0, 8], again, one)
    again.until("Online (X) plays row 3, column 3.")


def test_nobody_else_can_take_a_seat(start):
    one, code, _ = invite(start)
    other = start("--join", code)
    other.until("Your opponent is here.")
    third = start("--join", code)
    third.until("Someone else is using this seat.")
    play([4, 0], one, other)
    one.until("Online (O) plays row 1, column 1.")
    assert "plays" not in third.seen


def test_nothing_is_lost_when_the_broker_restarts(start, broker):
    one, other, _ = two(start)
    play([4], one)
    other.until(MOVE)
    broker.kill()
    for player in (one, other):
        player.until("Connection lost.")
    other.type("0")  # is sent as soon as there is a connection
    other.until("Player 2 (O) plays row 1, column 1.")
    broker.start()
    for player in (one, other):
        player.until("Connected again.")
    play([8, 5], one, other)
    one.until("Online (O) plays row 2, column 3.")


@pytest.mark.slow(whole=True)
def test_a_guest_who_joins_too_early_is_told_so_and_can_leave(start):
    early = start("--join", "0000-0000-0000-0000")
    early.until("The host has not started this match yet.")
    early.type("undo", "5", "quit")
    early.until("No game has started yet.")
    early.until("The game has not started yet. Type quit to leave.")
    assert (early.end(), early.errors) == (0, "")
