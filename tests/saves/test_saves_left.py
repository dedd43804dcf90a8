"""A game that was left can be resumed until another unfinished game is left."""

from evening import Evening, Store, begin, begin_by_people, comes_back

from glowgrid.session.match_start_modes import NEW, RESTORE_LEFT


def leave_after_two_moves(store):
    """Play two moves of tic-tac-toe, and leave for the menu. Return the session."""
    session = begin_by_people(Evening(store), "tictactoe")
    session.match.play(4)
    session.match.play(0)
    session.end()
    return session


def resumed(session):
    """Resume the game that was left, and return its moves."""
    begin(session, RESTORE_LEFT)
    return list(session.match.game.moves)


def start(session, key):
    session.choose(key)
    begin(session, NEW)


def test_another_game_that_was_left_after_a_move_takes_its_place():
    store = Store()
    session = leave_after_two_moves(store)
    start(session, "gomoku")
    session.match.play(100)
    session.end()
    assert resumed(session) == [100]


def test_a_game_in_which_only_the_dice_have_rolled_does_not_take_its_place():
    store = Store()
    session = leave_after_two_moves(store)
    start(session, "ur")
    while not session.match.game.ply:
        session.match.step()
    session.end()
    assert resumed(session) == [4, 0]


def test_a_game_that_was_resumed_and_finished_is_not_offered_again():
    store = Store()
    session = leave_after_two_moves(store)
    resumed(session)
    for move in (1, 2, 7):
        session.match.play(move)
    session.end()
    assert session.left_game() < 0 and comes_back(store)[1].left_game() < 0
