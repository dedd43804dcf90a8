"""Each game to its end on the grid, on 8x8 and on 16x16: the pixels show a stranger who won, even without colour."""

import gc

import pytest
import shipped

from glowgrid import games
from glowgrid.engine import as_text, transcript
from glowgrid.engine.game import ALL, CHANCE, PASS
from glowgrid.view.layout import layout_of
from host_sim.simulator import Simulator

ENDS = {  # short games that end with pieces of both sides on the board; other games get a generated one
    "tictactoe": "tictactoe/3/b2a1c1a2a3",
    "connectx": "connectx/6,7,4,2,0/1121314",
    "quixo": "quixo/5/d1-e1 e3-e1 a5-e5 d5-d1 e3-e5 d5-e5 e3-e1 e5-a5 a2-e2",
    "gomoku": "gomoku/15,5/h8h9g8g9i8i9j8j9k8",
    "domineering": "domineering/4/b1c1b3c4d2",
    "lightsout": "lightsout/3/228 b2 a1 a3",
    "minesweeper": "minesweeper/5,5,3/a1 32 640 0 e3 e1 c5 a5 e4 e5",
    "checkers": "checkers/8/11-16 23-18 9-14 18x9 5x14 21-17 14x21 26-23 16-20 23-19 8-11 31-26 11-15 22-18 15x22 "
    "22x31 19-15 10x19 24x15 31x24 28x19 20-24 15-11 7x16 16x23 30-26 21x30 26x19 6-9 32-28 30-25 29x22 1-5 22-17 "
    "2-7 17-14 9x18 19-16 12x19",
    "ur": "ur/2/4 e3-a3 3 a3-c2 1 e1-d1 3 e3-b3 2 e1-c1 3 b3-b2 3 c1-a2 4 c2-g2 3 d1-a1 2 a2-c2 2 b2-d2 4 g2-f3 4 "
    "c2-g2 3 d2xg2 2 a1-b2 4 g2-f3",
    "pairs": "pairs/3,4,2/d2 C a1 E a2 D c3 A d3 D a2 D a3 F c1 A c2 F a3 F b1 C c3 A b1 C d2 C d1 B c3 A b3 B d1 B "
    "b2 E c3 A c1 A c3 A a1 E b2 E",
    "dots": "dots/3,3/d5b5e2f3f7b7b3c2f1a4d3g6f5a6e4g4d7g2d1c6c4a2b1e6",
}
MOST = 300  # most plies shown on the grid
PLENTY = {"POWER_BUDGET_MA": 20000}  # otherwise a bright frame would be dimmed as a whole


def to_the_end(key, *options):
    """Return a whole game with a winner, or None if no attempt ends with one.

    Each attempt always plays the move at the same fraction of the list of legal moves, first the middle one.
    """
    for share in range(2, 30):
        game = games.load(key)(*options)
        while game.outcome is None and game.ply < MOST:
            game.push(game.legal_moves()[len(game.legal_moves()) // share])
        if game.outcome is not None and game.outcome.winner:
            return transcript.write(key, game)
    return None


def fits(key, size):
    """Return whether the whole board fits the grid.

    Gomoku always counts, because the test treats its window specially.
    """
    game = transcript.read(ENDS[key], games.load)[1]
    return key == "gomoku" or not layout_of(game, size, size).windowed


gc.freeze()  # a transcript collects garbage, which would scan the objects of all tests
ENDS["othello"] = to_the_end("othello", 6)
for row in games.CATALOGUE:
    if row[0] not in ENDS:
        ENDS[row[0]] = to_the_end(row[0])
gc.unfreeze()
ENDS = {key: line for key, line in ENDS.items() if line}
assert set(shipped.KEYS) <= set(ENDS)
SHOWS = [pytest.param(key, size, id=f"{key}-{size}") for key in ENDS for size in (8, 16) if fits(key, size)]


class Show:
    """A transcript's game on the simulator, with the places of its cells on the grid."""

    def __init__(self, line, size):
        self.game = transcript.read(line, games.load)[1]
        self.size = size
        self.sim = Simulator(settings={"GRID_WIDTH": size, "GRID_HEIGHT": size, "REPLAY": line, **PLENTY}, seed=1)

    def run(self):
        """Show the moves fast, until the last one has come to rest."""
        sim, game = self.sim, self.game
        sim.wait(1600)
        sim.expect("Replay of", 200)
        sim.press("6")
        sim.press("6")
        last = game.notation(game.last())
        is_answer = getattr(game, "is_answer", lambda ply: False)
        for ply, move in enumerate(game.moves):
            if game.mover(ply) != CHANCE and not is_answer(ply):
                sim.expect(" plays " if move != PASS else " passes.", 4000)
        if game.last() != PASS:
            sim.expect(last + ".", 4000)

    def owners(self):
        """Return each cell's owner with the brightness of its pixel."""
        game = self.game
        layout = layout_of(game, self.size, self.size)
        frame = self.sim.frame()
        where = [(game.at(cell), layout.x_of(cell), layout.y_of(cell)) for cell in range(game.rows * game.cols)]
        return [(owner, light(frame[y][x])) for owner, x, y in where]


def light(pixel):
    """Return the luminance of a pixel, its level in greyscale."""
    red, green, blue = pixel
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.fixture
def show():
    shows = []

    def begin(key, size):
        shows.append(Show(ENDS[key], size))
        shows[-1].sim.power_on()
        shows[-1].run()
        return shows[-1]

    yield begin
    for one in shows:
        one.sim.power_off()


@pytest.mark.slow
@pytest.mark.parametrize(("key", "size"), SHOWS)
def test_every_game_ends_on_the_grid_with_its_winner_reported_and_its_line_highlighted(show, key, size):
    seen = show(key, size)
    sim, outcome = seen.sim, seen.game.outcome
    won = f"Player {outcome.winner} ({' XO'[outcome.winner]}) wins"
    sim.expect(won if seen.game.players > 1 else "Solved", 6000)
    sim.wait(1000)  # rings close around the line
    if (key, size) == ("gomoku", 8):  # the window follows the line
        seen_amber = []
        for _ in range(6):  # the line blinks
            sim.wait(100)
            lit = enumerate(sim.frame())
            seen_amber.append({(x, y) for y, row in lit for x, (red, _, blue) in enumerate(row) if red > blue + 9})
        amber = max(seen_amber, key=len)
        assert len(amber) == 5 and len({y for _, y in amber}) == 1
        return
    frames, edge = [], []
    for _ in range(6):
        sim.wait(100)
        frames.append([value for _, value in seen.owners()])
        edge.append(light(sim.frame()[0][0]))
    line_stands_out(frames, outcome.line)
    assert outcome.line or max(edge) > 2 * min(edge)  # without a line the edge of the grid blinks


def line_stands_out(frames, line):
    """Assert that the cells of a line blink together, brighter than all others.

    An empty line passes, because a game may be won without one. `frames` has the brightness of each cell at each
    moment.
    """
    if not line:
        return
    rest = [value for frame in frames for cell, value in enumerate(frame) if cell not in line]
    levels = [frame[line[0]] for frame in frames]
    assert all({frame[cell] for cell in line} == {level} for frame, level in zip(frames, levels))
    assert max(levels) > 2 * min(levels)
    assert max(levels) > 2 * max(rest, default=0)


def test_a_win_without_a_line_has_nothing_to_highlight():
    line_stands_out([[0.5, 0.5], [0.5, 0.5]], ())


@pytest.mark.parametrize(
    "frames",
    [[[9, 9, 1], [9, 9, 1]], [[9, 1, 1], [1, 1, 1]], [[9, 9, 8], [1, 1, 8]]],
    ids=["steady", "not as one", "no brighter than the rest"],
)
def test_a_line_without_a_highlight_is_detected(frames):
    with pytest.raises(AssertionError):
        line_stands_out(frames, (0, 1))


@pytest.mark.slow
@pytest.mark.parametrize(("key", "size"), [case for case in SHOWS if case.values != ("gomoku", 8)])
def test_two_players_can_be_told_apart_in_greyscale(show, key, size):
    seen = show(key, size)
    seen.sim.wait(620)  # nearly all moves have come to rest, and the result is not shown yet
    moving = {*seen.game.trace(), *seen.game.swept()}  # the last move breathes, and discs may still flip
    lights = {0: [], 1: [], 2: []}
    looks = as_text.seen(seen.game, ALL)[1] or bytes(seen.game.rows * seen.game.cols)
    for cell, (owner, value) in enumerate(seen.owners()):
        if cell not in moving and not looks[cell]:  # kings and drawn edges have looks of their own
            lights.setdefault(owner, []).append(value)  # there may be holes and hidden cells
    if not lights[1] or not lights[2]:
        pytest.skip("at its end, the board has no pieces of both players that stay lit")
    assert min(lights[1]) > 2 * max(lights[2])
    assert min(lights[2]) > 2 * max(lights[0] or [0])


@pytest.mark.parametrize("size", [8, 16])
def test_the_last_move_breathes_until_the_next(size):
    line = "othello/8/f5d6c3"
    with Simulator(settings={"GRID_WIDTH": size, "GRID_HEIGHT": size, "REPLAY": line, **PLENTY}, seed=1) as sim:
        sim.wait(1600)
        sim.press("4")
        sim.press("4")
        sim.expect("plays f5.", 3000)
        pitch = size // 8
        breathing, steady = set(), set()
        for _ in range(14):
            sim.wait(100)
            breathing.add(sim.frame()[4 * pitch][5 * pitch])
            steady.add(sim.frame()[3 * pitch][4 * pitch])
        assert len(breathing) >= 4 and len(steady) == 1
