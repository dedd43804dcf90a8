"""Light for games with chance, holes, secrets, passes by choice, moves of three picks, chains, points and commands; and
giving up, agreeing on a draw, taking back what another side has to agree to."""

import pytest
import tiny
from fakes import Event, Player

from glowgrid import games
from glowgrid.engine.seat import REMOTE
from glowgrid.session.ways import BEGIN
from glowgrid.words import match as words

AMBER, BLUE, WHITE, LINE = 1, 2, 0, 11


@pytest.fixture
def play(monkeypatch):
    """Begin a tiny game of two; `who` sits at its seats: a bot by its key, "" is a person."""
    tiny.install(monkeypatch)

    def begin(key, who=("", ""), size=8):
        player = Player(size, size)
        player.wait(2000)
        session = player.app.session
        session.choose(key)
        session.setup().who = [*who] + [""] * 8
        player.app.go(session.begin(BEGIN))
        player.wait(1500)
        return player

    return begin


def match(player):
    return player.app.session.match


def moves(player):
    return list(match(player).game.moves)


def said(player, count=1):
    return player.console.said[-count:]


def go(player, cell):
    """Move the cursor to a cell, by keys."""
    cols, at = match(player).game.cols, player.app.scene.picker.cursor
    down, right = cell // cols - at // cols, cell % cols - at % cols
    player.press(("8" if down > 0 else "2") * abs(down) + ("6" if right > 0 else "4") * abs(right))


def pick(player, *cells):
    for cell in cells:
        go(player, cell)
        player.press("5")


def seen(player, cell, ms=3000):
    """Return the (hue, level) pairs that the first pixel of a cell shows in that time."""
    layout, grid, inks = player.app.scene.board.layout, player.console.grid, set()
    for _ in range(ms // 25):
        player.wait(25)
        ink = grid.shown[layout.y_of(cell) * grid.width + layout.x_of(cell)]
        inks.add((ink >> 3, ink & 7))
    return inks


def hues(player, cell, ms=3000):
    return {hue for hue, level in seen(player, cell, ms) if level}


# -- chance


def test_chance_is_told_and_then_the_person_may_pick_what_it_leaves(play):
    player = play("dice")
    rolled = moves(player)[0]
    assert said(player, 2) == [f"Chance decides: {rolled - 99}.", "Player 1 (X) to move."]
    assert [cell for cell in range(6) if player.app.scene.board.mask[cell]] == [rolled - 100, rolled - 97]
    pick(player, rolled - 100)
    player.wait(1500)
    assert len(moves(player)) == 3 and said(player)[0] == "Player 2 (O) to move."


def test_keys_play_nothing_while_chance_has_the_turn(play):
    player = play("dice")
    go(player, moves(player)[0] - 100)
    player.console.keypad.events.extend([Event("press", "5"), Event("press", "5"), Event("press", "5")])
    player.wait(50)
    assert len(moves(player)) == 2 and match(player).game.turn == 0


def test_taking_back_passes_over_what_chance_drew_and_it_draws_the_same_again(play):
    player = play("dice")
    pick(player, moves(player)[0] - 100)
    player.wait(1500)
    before = moves(player)
    player.press("B")
    assert moves(player) == before[:1] and "Moves taken back: 1." in said(player, 4)
    player.hold("C")
    player.wait(1500)
    assert moves(player) == before


def test_bots_alone_play_a_game_of_chance_to_its_end(play):
    player = play("dice", ("random", "random"))
    player.press("66")
    while match(player).game.outcome is None:
        player.wait(100)
    player.wait(1000)
    assert player.scene == "Result" and "has won: more of the upper row." in said(player)[0]


# -- a pass by choice


def test_0_held_is_a_pass_where_one_may_pass(play):
    player = play("stay")
    player.hold("0", 5)
    assert moves(player) == [0xFFFF] and said(player, 2) == ["Player 1 (X) passes.", "Player 2 (O) to move."]
    player.press("5")
    player.hold("0")
    player.hold("0")
    player.wait(1500)
    assert player.scene == "Result" and said(player)[0].startswith("Player 2 (O) has won: more stones.")


def test_a_pass_can_be_taken_back(play):
    player = play("stay")
    player.hold("0")
    player.press("B")
    assert moves(player) == [] and "Moves taken back: 1." in said(player, 2)


def test_where_nobody_may_pass_0_held_only_tells(play):
    player = play("hollow")
    player.hold("0", 5)
    assert moves(player) == [] and match(player).game.turn == 1


# -- holes


@pytest.mark.parametrize("size", [5, 8, 16])
def test_a_hole_stays_dark_and_is_never_picked(play, size):
    player = play("hollow", size=size)
    go(player, 1)
    assert seen(player, 0) == {(0, 0)}
    pick(player, 0)
    assert moves(player) == [] and words.ILLEGAL in said(player)
    pick(player, 1)
    assert moves(player) == [1] and AMBER in hues(player, 1)


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


def test_what_is_hidden_looks_like_no_piece_and_no_empty_cell(play):
    player = play("veil")
    pick(player, 1)
    go(player, 4)
    player.wait(1000)
    looks = [seen(player, cell) for cell in range(6)]
    assert looks[:3] == [{(LINE, 3)}] * 3
    assert all((LINE, 3) not in look for look in looks[3:])


# -- moves of several picks


def test_a_move_of_three_picks_is_picked_one_by_one(play):
    player = play("shot")
    pick(player, 0)
    assert said(player)[0] == words.WHERE_TO
    pick(player, 1)
    assert said(player)[0] == words.WHERE_TO and player.app.scene.picker.picked == (0, 1)
    player.press("*")
    assert player.app.scene.picker.picked == () and said(player)[0] == "Player 1 (X) to move."
    pick(player, 0, 1, 4)
    assert said(player, 2) == ["Player 1 (X) plays a1-b1-b2.", "Player 2 (O) to move."]
    player.wait(1500)
    go(player, 0)
    assert hues(player, 4) == {LINE}  # what blocks the way is nobody's


def test_a_chain_of_jumps_is_a_pick_a_jump_and_the_turn_stays(play):
    player = play("hops")
    pick(player, 2, 4)
    player.wait(1000)
    pick(player, 7, 5)
    player.wait(1000)
    assert said(player, 2) == ["Player 2 (O) plays h1xf1.", "Player 2 (O) to move."]
    pick(player, 3)
    player.wait(1000)
    assert len(moves(player)) == 3 and said(player) == ["Player 1 (X) to move."]
    player.press("B")
    assert len(moves(player)) == 2
    pick(player, 3)
    player.wait(1000)
    pick(player, 0, 2)
    player.wait(1000)
    pick(player, 4)
    player.wait(2000)
    assert player.scene == "Result" and said(player)[0].startswith("Player 1 (X) has won: the other side can't jump.")


# -- points, a ghost, rules and commands


def test_what_would_change_flashes_below_the_cursor_in_the_colour_of_whose_turn_it_is(play):
    player = play("hops")
    pick(player, 2)
    go(player, 4)
    assert {AMBER, BLUE} <= hues(player, 3)
    go(player, 1)
    assert hues(player, 3) == {BLUE}


def test_points_are_told_by_0_and_at_the_end(play):
    player = play("points")
    pick(player, 0)
    player.press("0")
    assert "Points: Player 1 1, Player 2 0." in said(player, 3)
    pick(player, 3, 1, 4, 2, 5)
    player.wait(2500)
    won = "Player 2 (O) has won: more points. Points: Player 1 6, Player 2 15. Score:"
    assert said(player)[0].startswith(won)


def test_the_pause_menu_tells_the_rules_and_a_held_6_brings_them_by_faster(play):
    player = play("points")
    player.pause("rules")
    assert tiny.GAMES["points"].rules in said(player, 2) and player.scene == "Rules"

    def seen(key):
        """Return how many pictures there are in a second in which a key is held."""
        pictures = set()
        player.console.keypad.events.append(Event("press", key))
        for _ in range(30):
            player.wait(35)
            pictures.add(player.picture())
        player.console.keypad.events.append(Event("release", key))
        return len(pictures)

    fast, back = seen("6"), seen("4")
    player.wait(1000)
    assert fast > 20 and back > 20 and player.scene == "Rules"
    player.press("5")
    assert player.scene == "Pause"


def test_the_set_up_tells_the_rules_by_0_before_the_first_game_and_goes_on_where_it_was():
    player = Player()
    player.press("0")
    player.press("5")
    player.press("8")
    line = said(player)
    player.press("0")
    assert player.scene == "Rules" and said(player, 2)[0].startswith("Mark any free cell.")
    player.press("5")
    assert player.scene == "Setup" and said(player) == line


def test_a_game_without_rules_says_so(play):
    player = play("hollow")
    player.pause("rules")
    assert "Its rules are not written here." in said(player, 2)


def test_a_games_own_command_asks_where_its_sentence_is_a_question_and_is_done_to_the_match(play):
    player = play("points")
    player.pause("Double")
    assert player.scene == "Ask" and said(player)[0].startswith("Double the stakes? 5 or #: yes.")
    player.press("0")
    assert player.scene == "Pause" and match(player).game.stakes == 1
    player.press("*")
    player.pause("Double")
    player.press("5")
    assert player.scene == "Play" and match(player).game.stakes == 2 and "They are 2 now." in said(player, 2)
    player.pause("Wave")
    assert player.scene == "Play" and "Hello." in said(player, 2)


# -- giving up, and agreeing on a draw


def test_who_gives_up_has_lost_and_can_take_it_back(play):
    player = play("hollow")
    pick(player, 1)
    player.pause("Resign")
    assert player.scene == "Ask" and moves(player) == [1]
    player.press("5")
    player.wait(1500)
    assert "Player 2 (O) gives up." in player.console.said
    assert player.scene == "Result" and said(player)[0].startswith("Player 1 (X) has won: the other side has given up.")
    edge = {player.console.grid.shown[0] >> 3 for _ in range(20) if player.wait(50) is None}
    assert edge == {AMBER}  # no line stands out, so the edge tells who has won
    player.press("B")
    player.wait(200)
    assert player.scene == "Play" and moves(player) == [1] and match(player).game.turn == 2


def test_two_people_agree_on_a_draw(play):
    player = play("hollow")
    player.pause("Draw")
    player.press("5")
    player.wait(1500)
    assert "Both sides agree on a draw." in player.console.said
    assert player.scene == "Result" and said(player)[0].startswith("A draw: both sides agree.")


def test_there_is_nothing_to_give_up_while_a_bot_is_to_move_or_when_the_game_is_over(play):
    player = play("hollow", ("random", "random"))
    player.press("A")
    names = [player.app.scene.name(item) for item in range(player.app.scene.count())]
    assert "Resign" not in names and names[-1] == "Leave"


# -- taking back what another side has to agree to


class Elsewhere:
    """Somebody elsewhere who never moves by themselves, and answers what `allows` says."""

    searches = False
    allows: bool | None = None

    def think(self, game, rng):
        while True:
            yield None

    def may_take_back(self, count):
        return self.allows


@pytest.fixture
def against_elsewhere(play):
    """Return a player whose first move somebody elsewhere has to answer, and who that is."""
    player, party = play("hollow"), Elsewhere()
    seat = match(player).seats[1]
    seat.kind, seat.decider = REMOTE, party
    party.attend = lambda match: None
    pick(player, 1)
    player.wait(700)
    return player, party


def test_taking_back_waits_for_the_other_side_to_agree(against_elsewhere):
    player, _ = against_elsewhere
    player.press("B")
    assert said(player) == ["The other side is asked whether moves may be taken back."] and moves(player) == [1]
    match(player).take_back(1, agreed=True)  # as it does when it has made up its mind
    player.wait(50)
    assert moves(player) == [] and said(player, 2) == ["Moves taken back: 1.", "Player 1 (X) to move."]


def test_a_side_that_refuses_is_told_and_seen(against_elsewhere):
    player, party = against_elsewhere
    party.allows = False
    player.press("B")
    assert said(player) == ["The other side does not let moves be taken back."] and moves(player) == [1]
    assert "r7" in player.picture()


# -- a large board


def test_nineteen_rows_are_played_through_the_window_and_looked_over_at_the_end():
    player = Player()
    player.wait(2000)
    player.press("6" * [row[0] for row in games.CATALOGUE].index("gomoku") + "5" + "84" + "8" + "019#" + "#")
    layout, game = player.app.scene.board.layout, match(player).game
    assert (game.rows, layout.rows) == (19, 7)
    player.press("2" * 18 + "4" * 18 + "5")
    player.press("8" * 18 + "6" * 18 + "5")
    assert moves(player) == [0, 360] and (layout.top, layout.left) == (12, 12)
    player.wait(2500)
    player.pause("Resign")
    player.press("5")
    player.wait(1500)
    layout = player.app.scene.board.layout
    assert player.scene == "Result" and (layout.top, layout.left) == (12, 12)
    player.press("222" + "4")
    assert (layout.top, layout.left) == (9, 11)
    player.hold("2", 20)
    assert layout.top == 0
