"""A player sets flags on light, which are no moves, and gets hints that are proven or none."""

import pytest
import tiny
from tiny_light import begun, go, match

from glowgrid.words import special
from screen import key_labels
from screen.words import en

RED = 12


@pytest.fixture
def player(monkeypatch):
    return begun(monkeypatch, "coin", tiny.GAMES["coin"])


def pick(player, cell):
    go(player, cell)
    player.press("5")
    player.wait(300)


def hues(player, cell):
    """Return the hues that a cell has within a second and a half."""
    layout, found = player.app.scene.board.layout, set()
    for _ in range(60):
        player.wait(25)
        found.add(player.console.grid.shown[layout.y_of(cell) * 8 + layout.x_of(cell)] >> 3)
    return found


def test_a_key_switches_to_flags_and_back_and_flags_are_no_moves(player):
    game = match(player).game
    pick(player, 0)
    assert game.ply == 2 and not [line for line in player.console.said if "hance" in line]
    player.press("#")
    assert player.console.said[-1] == "Flags: 5 sets or removes one. # ends this."
    pick(player, 4)
    assert player.console.said[-1] == "Flag on b2." and game.ply == 2 and game.flags[4]
    assert game.lines()[2] == "2 . F ."
    pick(player, 4)
    assert player.console.said[-1] == "No more flag on b2." and not game.flags[4]
    pick(player, 4)
    player.press("#")
    assert player.console.said[-1] == "5 picks cells again."
    pick(player, 1)
    assert game.ply == 3 and game.flags[4] and not game.flags[1]


def test_the_cursor_flashes_red_while_it_sets_flags(player):
    pick(player, 0)
    go(player, 5)
    assert RED not in hues(player, 5)
    player.press("#")
    assert RED in hues(player, 5)
    player.press("#")
    assert RED not in hues(player, 5)


def test_a_cell_that_cannot_have_a_flag_is_refused(player):
    pick(player, 0)
    player.press("#")
    pick(player, 0)
    assert player.console.said[-1] == "You can't pick that cell." and match(player).game.acts == []


def test_the_pause_menu_and_a_held_0_switch_as_well(player):
    pick(player, 0)
    player.press("A")
    player.wait(500)
    rows = player.app.scene.rows
    player.press("6" * [row[1] for row in rows].index("Set flags") + "5")
    player.wait(500)
    assert player.scene == "Play" and match(player).game.is_flagging
    player.hold("0")
    player.wait(1000)
    assert not match(player).game.is_flagging


def test_the_key_is_labelled_with_what_it_does(player):
    def label():
        return key_labels.of(player.app.scene, "Play", en)["#"]

    assert label() == "Set flags"
    player.press("#")
    assert label() == "End flags"


def test_a_hint_that_cannot_be_proven_is_not_given(player):
    pick(player, 0)
    player.press("C")
    player.wait(1500)
    assert player.console.said[-1] == special.NOTHING_PROVEN
    coin, game = match(player).game.moves[1] - 100, match(player).game
    for cell in range(1, 6):
        if cell != coin:
            pick(player, cell)
    player.press("C")
    player.wait(1500)
    assert player.console.said[-1].startswith(f"Hint: {game.notation(coin)}")
