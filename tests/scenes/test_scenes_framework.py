"""Board games on the grid: moves of two picks, passes, undo while a bot thinks, draws."""

import pytest
from evening import begin
from fakes import Player

from glowgrid import bots, games
from glowgrid.session.match_start_modes import REPLAY
from glowgrid.words import match as words


def started(key, line=None, size=8, who="84#"):
    """Return a player in a game between two people, after the moves of the transcript `line`."""
    player = Player(size, size)
    player.wait(1600)
    if line is not None:
        player.app.session.transcript = line
        begin(player.app.session, REPLAY)
        for move in player.app.session.running.transcript:
            player.app.session.match.play(move)
        player.app.go("play")
        return player
    player.press("6" * [row[0] for row in games.CATALOGUE].index(key) + "5" + who)
    return player


def match(player):
    return player.app.session.match


def moves(player):
    return [match(player).game.notation(move) for move in match(player).game.moves]


def pictures(player, count):
    """Return `count` pictures, 50 ms apart, as one text."""
    seen = ""
    for _ in range(count):
        player.wait(50)
        seen += player.picture()
    return seen


def marked(player):
    return {cell for cell, mark in enumerate(player.app.scene.board.mask) if mark}


# -- a move of two picks


def test_a_first_pick_without_a_legal_move_is_refused_at_once():
    player = started("quixo")
    player.press("685")  # into the middle, where no cube can be taken
    assert player.console.said[-1] == words.ILLEGAL_WHY.format("it is not on the edge")
    assert "r7" in pictures(player, 8)
    assert player.app.scene.picker.picked == () and moves(player) == []


def test_after_the_first_pick_the_targets_light_up_and_one_of_them_is_picked():
    player = started("quixo")
    assert len(marked(player)) == 16  # the edge
    player.press("22445")
    assert marked(player) == {4, 20}
    player.press("66665")
    assert moves(player) == ["a1-e1"]


def test_a_star_cancels_a_first_pick_and_the_next_star_pauses():
    player = started("quixo")
    player.press("22445")
    assert player.console.said[-1] == words.WHERE_TO
    player.press("*")
    assert player.scene == "Play" and len(marked(player)) == 16
    assert player.console.said[-1].endswith("to move.")
    player.press("5")
    assert marked(player) == {0, 24}  # the cursor had moved to the nearest end, cell 4
    player.press("**")
    assert player.scene == "Pause" and moves(player) == []


def test_a_wrong_second_pick_is_refused_and_the_first_stays():
    player = started("quixo")
    player.press("2244545")
    assert player.console.said[-1] == words.ILLEGAL_WHY.format("push it in at another end of its row or column")
    assert marked(player) == {4, 20}
    player.press("65")
    assert moves(player) == ["a1-e1"]


def test_the_row_slides_when_a_cube_is_pushed_in():
    player = started("quixo")  # an empty cell is lit dimly, so the gap visibly moves
    player.press("2244566665")
    seen = set()
    for _ in range(60):
        seen.add(player.picture())
        player.wait(10)
    assert len(seen) > 3


# -- a pass


PASS = "othello/4/c4b4a4d2a1a2b1"  # player 1 plays b1, and player 2 cannot move


def test_a_pass_in_othello_happens_by_itself_and_is_shown_and_reported():
    player = started("othello", PASS[:-2])
    assert match(player).game.turn == 1
    match(player).play(match(player).game.parse("b1"))
    player.wait(5)
    assert match(player).game.turn == 1 and match(player).game.outcome is None
    assert "Player 2 (O) can't move and passes." in player.console.said
    assert player.console.said[-1] == "Player 1 (X) to move."
    lit = set()
    for _ in range(10):
        player.wait(100)
        lit.add(player.picture().split("\n")[7])
    assert "27" * 8 in lit  # the edge flashes in the colour of the player who passes
    player.wait(1000)
    assert player.picture().split("\n")[7] != "27" * 8


# -- a draw


def test_a_quixo_game_of_200_plies_is_shown_as_a_draw():
    loop = ("c1-c5", "b1-b5", "c5-c1", "b5-b1")
    player = started("quixo", "quixo/5/" + " ".join(loop[ply % 4] for ply in range(199)))
    match(player).play(match(player).game.parse(loop[199 % 4]))
    player.wait(2000)
    assert player.scene == "Result" and any(
        "It's a draw: no full row in 200 moves." in line for line in player.console.said
    )
    player.press("B")
    assert player.scene == "Play" and match(player).game.ply == 199


# -- while a bot thinks


@pytest.fixture
def stopped(monkeypatch):
    """Make every bot think for 200 steps while its own move is on the board, then play the first legal move.

    Return a list that collects each bot that is stopped.
    """
    thoughts = []

    class Slow:
        def think(self, game, rng):
            game.push(game.legal_moves()[0])
            try:
                for step in range(200):
                    yield step // 2
            except GeneratorExit:
                thoughts.append(step)
                raise
            finally:
                game.pop()
            return game.legal_moves()[0]

    monkeypatch.setattr(bots, "load", lambda key: Slow)
    return thoughts


@pytest.fixture
def against_a_slow_bot(stopped):
    """Return a player in tic-tac-toe while a bot thinks about its answer."""
    player = Player()
    player.wait(1600)
    player.press("#5")
    player.wait(700)
    assert match(player).thinking and 0 < match(player).thoughts.progress < 100
    return player


def test_an_undo_while_a_bot_thinks_stops_it_and_returns_to_the_person(against_a_slow_bot, stopped):
    player = against_a_slow_bot
    player.press("B")
    assert len(stopped) == 1
    assert match(player).game.ply == 0 and not match(player).thinking
    player.wait(3000)
    assert match(player).game.ply == 0


def test_after_an_undo_while_thinking_the_move_can_be_redone_and_the_bot_thinks_again(against_a_slow_bot):
    player = against_a_slow_bot
    player.press("B")
    player.hold("C")
    assert list(match(player).game.moves) == [4] and match(player).thinking
    player.wait(3000)
    assert list(match(player).game.moves) == [4, 0]


def test_after_an_undo_another_move_can_be_made_and_redo_is_refused(against_a_slow_bot):
    player = against_a_slow_bot
    player.press("B1")
    player.hold("C")
    assert list(match(player).game.moves) == [0]
    assert words.NOTHING_AGAIN in player.console.said


@pytest.mark.parametrize("keys", ["D", "A"])
def test_setup_and_pause_open_at_once_while_a_bot_thinks(against_a_slow_bot, keys):
    against_a_slow_bot.press(keys)
    assert against_a_slow_bot.scene == {"D": "Setup", "A": "Pause"}[keys]


def test_a_new_game_while_a_bot_thinks_stops_it(against_a_slow_bot, stopped):
    player = against_a_slow_bot
    player.pause("new_game")
    player.press("5")
    assert len(stopped) == 1 and player.scene == "Play" and match(player).game.ply == 0


def test_the_grid_stays_animated_while_a_bot_thinks(against_a_slow_bot):
    player = against_a_slow_bot
    before, pictures = player.console.grid.frames, set()
    for _ in range(10):
        player.wait(50)
        pictures.add(player.picture())
    assert match(player).thinking
    assert player.console.grid.frames - before >= 14  # of 15 in half a second
    assert len(pictures) > 3
