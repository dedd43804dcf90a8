"""After the end, 1 or C shows where the game turned: the moves that changed it most, and what was better."""

import flashes
import pytest
import states
from described import described, labels
from owner import loaded

from glowgrid.coach_sentences import describe_turning_point
from glowgrid.engine import transcript
from glowgrid.engine.game import PASS
from glowgrid.games import load
from glowgrid.session import turning_points
from glowgrid.words import coach as words
from host_sim.board.thinking_time import NodeClock, nodes_per_second

LOST = "connectx/6,7,4,2,0/1122354"  # player 2 does not block column 4
TURNS = "connectx/6,7,4,2,0/444433331222246555666555"  # both players miss a win
WITHOUT_TURN = "tictactoe/3/b2a1c3c1b1b3a2c2a3"  # a draw without a mistake
MATE = "chess/0/e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#"
OPERA = (  # Morphy's: his queen's sacrifice, move 31, forces checkmate
    "chess/0/e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5 Nbd7 O-O-O Rd8 "
    "Rxd7 Rxd7 Rd1 Qe6 Bxd7 Nxd7 Qb8 Nxb8 Rd8#"
)
GAME = "".join(load("othello")().notation(move) for move in states.to_the_end("othello"))
BLUNDER = "Move 6: Player 2 (O) plays 5. Better: 4 blocks 4 in a row. After the move, the game is lost."


def over(line, size=8):
    """Return a player at the end of the game of a transcript."""
    key, game = transcript.read(line, load)[:2]
    player = states.at(key, size, options=game.options)
    states.play(player, states.chosen(game), 60)
    for _ in range(200):
        player.wait(50)
        if player.scene == "Result":
            player.wait(2000)
            return player
    return pytest.fail("The game is not over.")


def analysed(player, key="1"):
    player.press(key)
    for _ in range(600):
        player.wait(50)
        if player.scene == "Analysis" and player.app.scene.told:
            return player
    return pytest.fail("No move is shown.")


def test_it_shows_up_to_three_moves_and_what_was_better():
    player = analysed(over(TURNS))
    told = [player.app.scene.told]
    assert labels(player)["6"] == "Next"
    for _ in range(2):
        player.press("6")
        player.wait(1000)
        told.append(player.app.scene.told)
    assert len(set(told)) == 3
    assert all("Better: " in each for each in told)
    player.press("6")
    player.wait(1000)
    assert player.app.scene.told == told[0]
    player.press("4")
    player.wait(1000)
    assert player.app.scene.told == told[2] and told[2] in player.console.said


def test_it_shows_a_single_move_without_keys_for_others():
    player = analysed(over(LOST))
    assert player.app.scene.told == BLUNDER and len(player.app.scene.found) == 1
    player.wait(1000)
    assert player.console.said[-2:] == [BLUNDER, words.KEYS[False]]
    assert "4" not in labels(player) and "6" not in labels(player) and labels(player)["5"] == "Close"


@pytest.mark.parametrize(("line", "several"), [(TURNS, True), (WITHOUT_TURN, False)])
def test_a_sentence_says_which_keys_return(line, several):
    player = analysed(over(line))
    player.wait(1000)
    assert player.console.said[-2:] == [player.app.scene.told, words.KEYS[several]]


@pytest.mark.parametrize("key", "46")
@pytest.mark.parametrize("line", [LOST, WITHOUT_TURN])
def test_without_other_moves_4_and_6_return_like_any_key(line, key):
    player = analysed(over(line))
    player.wait(1000)
    player.press(key)
    player.wait(500)
    assert player.scene == "Result" and not player.app.scene.is_stepping


def test_it_finds_the_move_that_allowed_checkmate():
    found = found_in(MATE)
    assert (5, True) in [(ply, loses) for ply, _, _, loses in found]
    assert 0 not in [row[0] for row in found]  # another first move would be hardly better


def test_the_sacrifice_before_checkmate_was_no_mistake():
    assert 30 not in [row[0] for row in found_in(OPERA)]


def found_in(line):
    """Return what turning_points.find returns for the game of a transcript."""
    return spent(transcript.read(line, load)[1])[-1]


@pytest.mark.parametrize("key", "1C")
def test_any_other_key_returns_to_the_end_of_the_game(key):
    player = analysed(over(TURNS), key)
    player.press("4")
    player.wait(500)
    player.press("5")
    player.wait(500)
    assert player.scene == "Result" and not player.app.scene.is_stepping
    player.press("7")
    player.wait(300)
    assert player.console.said[-1].startswith("Move 23 of 24")
    player.press("B")
    player.wait(500)
    assert player.scene == "Play"


def test_a_key_stops_the_search():
    player = over("othello/8/" + GAME)
    player.press("1")
    player.wait(600)
    assert player.scene == "Analysis" and not player.app.scene.is_found
    player.press("*")
    player.wait(1000)
    assert player.scene == "Result" and player.app.scene.review.left == 0


def test_it_leaves_nothing_loaded(fresh):
    player = fresh()
    player.begin("tictactoe")
    for move in (0, 1, 4, 2, 8):
        player.app.session.match.play(move)
        player.wait(600)
    player.wait(3000)
    before = loaded()
    analysed(player)
    player.press("*")
    player.wait(500)
    assert player.scene == "Result" and loaded() == before


@pytest.mark.parametrize("size", [5, 8, 16, 32])
def test_the_move_played_and_the_better_one_differ_in_time_and_shape(size):
    player = analysed(over(LOST, size))
    scene = player.app.scene
    while scene.found[scene.at][0] != 5:
        player.press("6")
        player.wait(1000)
    played, better = pixels(player, scene.played[0]), pixels(player, scene.better[0])
    assert max(better) >= max(played) > 0
    assert not flashes.fast_cells(flashes.record(player, 5000))


def pixels(player, cell):
    layout, canvas, found = player.app.scene.board.layout, player.app.canvas, []
    for _ in range(32):
        player.wait(100)
        rows = range(layout.y_of(cell), layout.y_of(cell) + layout.size)
        cols = range(layout.x_of(cell), layout.x_of(cell) + layout.size)
        found.append(sum(canvas.pixels[y * canvas.width + x] & 7 > 1 for y in rows for x in cols))
    return found


def test_the_card_names_the_move_and_the_cells():
    player = over(LOST)
    assert labels(player)["1"] == labels(player)["C"] == "Coach"
    assert "Where did it turn?" in [button["name"] for button in described(player)["buttons"]]
    player.press("1")
    player.wait(60)
    assert described(player)["headline"] == "Looking where the game turned"
    while not player.app.scene.told:
        player.wait(50)
    player.wait(1000)
    found = described(player)
    assert found["headline"].startswith("Turning point ") and found["headline"].endswith(": move 6")
    assert found["detail"] == BLUNDER
    cells = {name: told for name, told, *_ in found["board"]["cells"]}
    assert cells["e6"] == "empty, played" and cells["d6"] == "empty, better"
    assert labels(player)["*"] == "Close"


def test_a_game_without_values_of_moves_says_so_and_goes_back():
    player = states.fight("battleship", 8)
    match = player.app.session.match
    match.play(0xFFFE)
    player.wait(4000)
    assert player.scene == "Result"
    player.press("1")
    player.wait(3000)
    assert player.scene == "Result"
    assert "No coach: in this game no single move has a value that can be computed." in player.console.said


@pytest.mark.parametrize("key", [key for key in states.GAMES if key != "battleship"])
def test_the_search_takes_at_most_ten_seconds_on_a_board(key):
    line = states.GAMES[key][2]
    game = transcript.read(line, load)[1] if line else load(key)()
    for move in () if line else states.to_the_end(key) if key != "lightsout" else ():
        game.push(move)
    if not game.ply:
        pytest.skip("chance sets up the game")
    nodes, slices, game, review, coach, _ = spent(game)
    assert nodes / nodes_per_second(game) < 10 * 0.75  # the rest is for frames and keys
    assert review.left == 0 and coach is not None and slices


def spent(game):
    """Find the turning points of a finished game. Return (nodes, number of slices, game, review, coach, what find
    returns)."""
    from glowgrid.engine.review import Review
    from glowgrid.engine.thinking import Thinking
    from glowgrid.session.coach import Coach

    class Counting(Coach):
        total = 0

        def compare(self, position, played, limit, longest):
            found = yield from Coach.compare(self, position, played, limit, longest)
            self.total += self.nodes
            return found

    review, coach = Review(game, Thinking()), Counting()
    for _ in review.prepare():
        pass
    search, sent, slices = turning_points.find(coach, review), None, 0
    try:
        while True:
            search.send(sent)
            sent, slices = NodeClock(coach, game), slices + 1
    except StopIteration as done:
        return coach.total + min(game.ply // 2 + 1, 61), slices, game, review, coach, done.value


def test_a_pass_that_changed_the_game_is_told_as_a_pass():
    match = states.at("go", 8).app.session.match
    told = describe_turning_point(match, match.game, PASS, (0, match.game.parse("C3"), False, True))
    assert told.startswith("Move 1: Player 1 (X) passes. Better: C3")
