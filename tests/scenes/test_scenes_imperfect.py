"""Games that are not perfect: chance moves are reported, and hidden pieces stay hidden from people."""

import sys

import tiny
from fakes import Event
from tiny_light import AMBER, BLUE, LINE, go, hues, last_lines, match, moves, pick, seen

from glowgrid.engine.imperfect import Imperfect
from glowgrid.words import special

# -- chance


def test_a_chance_move_is_reported_and_then_the_person_may_pick_among_its_moves(play):
    player = play("dice")
    rolled = moves(player)[0]
    assert last_lines(player, 2) == [f"Chance decides: {rolled - 99}.", "Player 1 (X) to move."]
    assert [cell for cell in range(6) if player.app.scene.board.mask[cell]] == [rolled - 100, rolled - 97]
    pick(player, rolled - 100)
    player.wait(1500)
    assert len(moves(player)) == 3 and last_lines(player)[0] == "Player 2 (O) to move."


def test_keys_have_no_effect_while_chance_has_the_turn(play):
    player = play("dice")
    go(player, moves(player)[0] - 100)
    player.console.keypad.events.extend([Event("press", "5"), Event("press", "5"), Event("press", "5")])
    player.wait(50)
    assert len(moves(player)) == 2 and match(player).game.turn == 0


def test_undo_skips_chance_moves_and_the_same_numbers_are_drawn_again(play):
    player = play("dice")
    pick(player, moves(player)[0] - 100)
    player.wait(1500)
    before = moves(player)
    player.press("B")
    assert moves(player) == before[:1] and "Moves taken back: 1." in last_lines(player, 4)
    player.hold("C")
    player.wait(1500)
    assert moves(player) == before


def test_bots_alone_play_a_game_of_chance_to_its_end(play):
    player = play("dice", ("random", "random"))
    player.press("66")
    while match(player).game.outcome is None:
        player.wait(100)
    player.wait(1000)
    assert player.scene == "Result" and "wins: more of the upper row." in last_lines(player)[0]


def test_a_hint_in_a_game_of_chance_comes_from_a_search(play):
    player = play("dice")
    player.press("C")
    player.wait(4000)
    assert [line for line in player.console.said if line.startswith("Hint:")]


def test_the_search_for_games_of_chance_stays_loaded_between_moves_and_goes_with_the_scene(play, monkeypatch):
    monkeypatch.delitem(sys.modules, "glowgrid.bots.imperfect_search", raising=False)  # of an earlier test
    player = play("dice", ("", "hard"))
    pick(player, moves(player)[0] - 100)
    player.wait(6000)
    assert len(moves(player)) >= 4 and "glowgrid.bots.imperfect_search" in sys.modules
    player.press("A")
    player.wait(500)
    assert player.scene == "Pause" and "glowgrid.bots.imperfect_search" not in sys.modules


def test_without_a_bot_that_can_advise_key_c_says_so(play, monkeypatch):
    monkeypatch.setattr(tiny.GAMES["duel"], "determinize", Imperfect.determinize)
    player = play("duel", ("", "random"))
    player.press("C")
    player.wait(1000)
    assert special.NO_ADVICE in player.console.said and not match(player).thinking


# -- secrets


def test_a_person_sees_their_own_pieces_and_not_the_bots(play):
    player = play("veil", ("random", ""))
    hidden = moves(player)[0]
    own = 3 + (hidden + 1) % 3  # below another cell, so that nothing is found
    pick(player, own)
    go(player, 3 + hidden)
    assert match(player).game.at(hidden) == 1 and BLUE in hues(player, own)
    assert AMBER not in hues(player, hidden, 1500)
    assert any("Random bot (X) plays ?." in line for line in player.console.said)


def test_a_hidden_cell_looks_neither_like_a_piece_nor_like_an_empty_cell(play):
    player = play("veil")
    player.press("5")  # player 1 takes the board
    pick(player, 1)
    player.press("5")  # player 2 takes it
    go(player, 4)
    player.wait(1000)
    looks = [seen(player, cell) for cell in range(6)]
    assert looks[:3] == [{(LINE, 3)}] * 3
    assert all((LINE, 3) not in look for look in looks[3:])


# -- answers with only one true value


def test_an_answer_is_given_without_a_key_and_said_in_the_words_of_the_game(play):
    player = play("duel", ("", "random"))
    pick(player, 1)
    player.wait(1500)
    pick(player, 3)
    player.wait(1000)
    assert any(line.startswith("Random bot (O) calls out: ") for line in player.console.said)
    assert not match(player).awaits_person or match(player).game.turn == 1
