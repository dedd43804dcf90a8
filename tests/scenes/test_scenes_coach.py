"""The coach: C right after a hint lights every legal move by how good it is. Any key or a move goes back."""

import gc

import flashes
import pytest
import states
from fakes import Player
from owner import loaded

from glowgrid.engine import transcript
from glowgrid.games import load
from glowgrid.session.coach import Coach

FOUR = "connectx/6,7,4,2,0/11223"  # player 2 has to block column 4
OPEN = "othello/8/f5d6c3d3c4"


@pytest.fixture
def reduced(monkeypatch):
    monkeypatch.setattr(Player, "reduced_motion", True)


def at(line, size=8):
    """Return a player at the position of a transcript."""
    key, game = transcript.read(line, load)[:2]
    player = states.at(key, size, options=game.options)
    states.play(player, states.chosen(game), 60)
    player.wait(3000)
    return player


def coach_of(player):
    """Return the open coach, or None."""
    return next((each for each in player.app.scene.overlays if type(each).__name__ == "CoachOverlay"), None)


def coached(player):
    """Ask for a hint, then for the coach. Wait until the moves are shown."""
    player.press("C")
    player.wait(200)
    player.press("C")
    return shown(player)


def shown(player):
    for _ in range(400):
        coach = coach_of(player)
        if coach is not None and coach.is_rated:
            player.wait(700)
            return player
        player.wait(50)
    return pytest.fail("The coach does not open.")


def is_open(player):
    coach = coach_of(player)
    return coach is not None and coach.is_open


def rhythm(player, cell, ms):
    """Return the levels of the brightest pixel of a cell over a time, every 100 ms."""
    layout, canvas, levels = player.app.scene.board.layout, player.app.canvas, []
    for _ in range(ms // 100):
        player.wait(100)
        rows = range(layout.y_of(cell), layout.y_of(cell) + layout.size)
        cols = range(layout.x_of(cell), layout.x_of(cell) + layout.size)
        levels.append(max(canvas.pixels[y * canvas.width + x] & 7 for y in rows for x in cols))
    return levels


def pixels(player, cell):
    """Return how many pixels of a cell are brighter than an empty cell, at the brightest moment of a cycle."""
    layout, canvas, most = player.app.scene.board.layout, player.app.canvas, 0
    for _ in range(16):
        player.wait(100)
        rows = range(layout.y_of(cell), layout.y_of(cell) + layout.size)
        cols = range(layout.x_of(cell), layout.x_of(cell) + layout.size)
        most = max(most, sum(canvas.pixels[y * canvas.width + x] & 7 > 1 for y in rows for x in cols))
    return most


def cells(player, shade):
    """Return the cells of the moves of a shade."""
    coach, game = coach_of(player), player.app.session.match.game
    return [game.path(move)[0] for move, each in zip(coach._moves, coach._shades) if each == shade]


def test_c_after_a_hint_rates_every_move_and_says_so():
    player = coached(at(FOUR))
    assert is_open(player)
    assert player.console.said[-2] == "Good: 4. Weak: 1, 2, 3, 5, 6, 7."
    assert "Any key returns." in player.console.said[-1]


def test_c_twice_at_once_opens_the_coach_and_the_hint_does_not_come_later():
    player = at(FOUR)
    player.press("CC")
    shown(player)
    player.wait(5000)
    assert is_open(player) and not player.app.scene.picker.hint


def test_the_pause_menu_has_the_coach():
    player = at(FOUR)
    player.pause("coach")
    shown(player)
    assert is_open(player)


@pytest.mark.parametrize("key", ["*", "0", "C", "D", "5"])
def test_any_key_goes_back_and_does_what_it_means(key):
    player = coached(at(FOUR))
    ply = player.app.session.match.game.ply
    player.press(key)
    player.wait(300)
    assert not is_open(player)
    assert player.scene == {"*": "Pause", "D": "Setup"}.get(key, "Play")
    assert player.app.session.match.game.ply == ply + (key == "5")


def test_a_move_goes_back():
    player = coached(at(FOUR))
    player.app.session.match.take_back(1)
    player.wait(300)
    assert not is_open(player) and player.app.scene.picker.active


def test_after_a_move_c_asks_for_a_hint_again():
    player = at(FOUR)
    player.press("C")
    player.app.session.match.play(3)
    player.wait(2000)
    player.press("C")
    player.wait(6000)
    assert not is_open(player) and player.app.scene.picker.hint


def test_the_coach_leaves_nothing_loaded(fresh):
    player = fresh()
    player.begin("connectx")
    player.wait(1000)
    before = loaded()
    coached(player)
    player.press("6")
    player.wait(300)
    assert loaded() == before


@pytest.mark.parametrize("size", [8, 16, 32])
def test_the_shades_differ_in_rhythm_and_in_place_without_a_colour(size):
    player = coached(at(OPEN, size))
    good, fair, weak = (cells(player, shade)[0] for shade in (3, 2, 1))
    steady, dips, half = rhythm(player, good, 1600), rhythm(player, fair, 1600), rhythm(player, weak, 1600)
    assert set(steady) == {7}
    assert len(set(dips)) == 2 and min(dips) == 1 and 2 <= dips.count(1) <= 6
    assert max(half) == 2 and 6 <= half.count(2) <= 10
    if player.app.scene.board.layout.size > 1:
        assert pixels(player, good) > pixels(player, fair) > pixels(player, weak) > 0


def test_the_rhythm_is_slower_with_reduced_motion(reduced):
    player = coached(at(OPEN))
    fair = cells(player, 2)[0]
    levels = rhythm(player, fair, 6400)
    assert 12 <= levels.count(1) <= 20
    assert min(levels) == 1 and max(levels) == 4


@pytest.mark.parametrize("line", [OPEN, "quixo/5/", "connectx/6,7,4,2,0/"])
@pytest.mark.parametrize("size", [5, 8])
def test_no_light_flashes_more_than_three_times_a_second(line, size):
    player = coached(at(line, size))
    assert not flashes.fast_cells(flashes.record(player, 5000))


def test_moves_of_two_picks_are_shown_from_one_first_cell_after_the_other():
    player = coached(at("quixo/5/"))
    coach, parts = coach_of(player), set()
    for _ in range(20 * 17):
        player.wait(100)
        parts.add(coach._part)
    assert parts == set(range(-1, 16))


def test_a_game_of_secrets_has_no_coach_and_says_why():
    player = states.begun("battleship", 8)
    player.pause("coach")
    player.wait(4000)
    assert not is_open(player)
    assert player.console.said[-1] == "No coach: in this game no single move has a value that can be computed."


def test_c_again_in_a_game_of_secrets_gives_the_hint_again():
    player = states.begun("battleship", 8)
    for _ in range(2):
        told = len(player.console.said)
        player.press("C")
        player.wait(4000)
        assert not is_open(player) and any(line.startswith("Hint: ") for line in player.console.said[told:])


@pytest.mark.parametrize(("free", "opens"), [(49_000, False), (51_000, True)])
def test_the_coach_is_refused_if_it_would_leave_too_little_memory(monkeypatch, free, opens):
    player = at(FOUR)
    monkeypatch.setattr(gc, "mem_free", lambda: free, raising=False)
    player.press("C")
    player.wait(200)
    player.press("C")
    player.wait(6000)
    assert is_open(player) == opens
    assert ("No coach: the board has too little free memory." in player.console.said) != opens


def test_a_game_of_dice_is_rated_by_averages():
    player = states.race("ur", 8)
    coached(player)
    assert is_open(player) and set(coach_of(player)._shades) <= {1, 2, 3}


def test_in_chess_a_pawn_is_a_pawn_however_bad_the_worst_move_is():
    shades = rated("chess/0/e4 Nf6")  # Qh5 would lose the queen, which must not make the loss of a bishop look fair
    assert shades["e5"] == 3 and shades["Ba6"] == shades["Qh5"] == 1 and shades["a4"] < 3
    assert set(rated("chess/0/").values()) == {3}  # every first move is playable


def rated(line):
    """Return the shade of each move in the position of a transcript, by its notation."""
    game = transcript.read(line, load)[1]
    search = Coach().rate(game)
    while True:
        try:
            next(search)
        except StopIteration as done:
            moves, shades = done.value
            return {game.notation(move): shade for move, shade in zip(moves, shades, strict=True)}
