"""States of each game that a stranger should recognize on the grid, on grids of every kind: the pictures of
test_scenes_pictures. Run as a command, it writes the pictures again. Look at them before you commit them:
PYTHONPATH=lib:tests/device python tests/scenes/states.py
"""

import sys
from pathlib import Path

from fakes import Player

from glowgrid.engine import transcript
from glowgrid.engine.agreement_acts import act
from glowgrid.engine.game import ALL, CHANCE
from glowgrid.engine.rng import Rng
from glowgrid.games import load
from glowgrid.saves.record_format import BY_HAND
from glowgrid.scenes.scene import BEGIN
from glowgrid.session.match_start_modes import NEW

MOST = 200  # plies
SIZES = (5, 8, 16, 32)
STATES = ("start", "pick", "thinking", "refusal", "end")
GLANCES = (100, 450, 900, 1550)  # ms until each recorded frame
MANY = {5: 4, 8: 4, 16: 2, 32: 1}  # number of recorded frames for each grid
FOLDER = Path(__file__).parent / "pictures"

GAME_OF_GO = (
    "go/9,13/E3 E4 E6 E7 E8 G2 H2 D3 C3 B3 B4 A7 B8 F6 G5 F7 H8 J8 D4 D2 B2 C6 B6 C8 E2 G4 C2 D1 D8 F8 G6 B5 "
    "C7 C9 C5 J2 H3 H5 H4 A3 H6 J5 F4 E5 B9 A9 D5 D6 E1 C4 D4 F9 C5 G3 A5 B7 D9 H7 J6 H9 A8 G8 G1 A2 A6 F2 A4 "
    "B1 F3 B7 C1 D2 J4 D7 D3 C8 D1 E9 C9 C7 J3 H5 J1 A7 D5 J7 F5 G7 E6 E5 E4 pass E6 pass E5 pass A1 A2 B1 B3 "
    "A3 pass J5 pass H1 pass pass =B9,G4,done,done"
)
FIGHT = (
    "battleship/8/a1-e1 b3-b6 d3-f3 h4-h6 d8-e8 c2-c6 e4-h4 a8-c8 h6-h8 a1-b1 c2 hit a1 hit c3 hit b1 hit d4 missed "
    "g7 missed a1 hit b2 missed b1 a1-b1 d8 hit g2 missed e8 d8-e8"
)

GAME_OF_UR = (
    "ur/7/4 e3-a3 1 e3-d3 2 e1-c1 2 e3-c3 1 c1-b1 3 c3-a2 2 e1-c1 1 a2-b2 3 c1-a2 4 b2-f2 2 a2-c2 2 d3-b3 2 c2-e2 2 "
    "f2-h2 4 e1-a1 3 b1-b2 2 e3-c3 2 e2-g2 1 e3-d3 1 e1-d1 1 a3-a2 1 d1-c1 0 2 b2-d2 4 c1-b2 2 a2-c2 3 b2-e2 2 c3-a3 2"
    " h2-g3 3 b3-b2 3 a1xc2 2 e3-c3 3 e2-h2 3 b2-e2 2 c2xe2 1 c3-b3 1 e2-f2 3 b3-b2 4 g2-f1 1 d3-c3 3 f2-h1 3 a3-c2 1 "
    "h1-g1 2 e1-c1 0 2 d2-f2 3 b2-e2 1 e1-d1 3 c3-a2 3 h2-f1 0 3 f2-h1 4 c2-g2 3 d1-a1 3 a1-c2 0 4 e1-a1 2 h1-f1 1 "
    "e2-f2 1 c2-d2 2 d2xf2 2 a2-c2 0 2 e3-c3 2 a1-b2 0 3 f2-h1 1 c3-b3 4 b2-f2 2 b3-a2 1 f2xg2 1 g3-f3 2 h1-f1 3 a2-d2"
    " 2 e3-c3 3 c1-a2 2 c3-a3 0 2 g2-h1 2 a3-b2 1 a2xb2 1 e3-d3 3 b2-e2 3 d2-g2 0 4 d3-a2 2 h1-f1 3 a2-d2 0 1 e2-f2 1 "
    "d2-e2 1 g1-f1 2 g2-h3 3 f2-h1 3 e2-h2 2 h1-f1"
)

# for each game: keys of a pick, keys of a refused pick, and a whole game ("": found by `to_the_end`)
GAMES = {
    "tictactoe": ("5", "5", "tictactoe/3/b2a1c1a2a3"),
    "connectx": ("4", "0", "connectx/6,7,4,2,0/4433556"),
    "quixo": ("222225", "865", "quixo/5/d1-e1 e3-e1 a5-e5 d5-d1 e3-e5 d5-e5 e3-e1 e5-a5 a2-e2"),
    "othello": ("", "44445", ""),
    "gomoku": ("5", "5", "gomoku/15,5/h8h9g8g9i8i9j8j9k8"),
    "domineering": ("5", "25", ""),
    "checkers": ("", "", ""),
    "chess": ("", "", "chess/0/e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#"),
    "dots": ("", "", ""),
    "lightsout": ("", "", ""),
    "go": ("", "", GAME_OF_GO),
    "kalah": ("", "", ""),
    "breakthrough": ("", "", ""),
    "battleship": ("", "", ""),
    "ur": ("", "", GAME_OF_UR),
}
STATES_OF = {
    "lightsout": ("start", "pick", "end"),  # its player may pick every cell
    "go": (*STATES[:-1], "marks", "end"),
    "ur": ("start", "pick", "race", "refusal", "end"),
    "chess": ("start", "pick", "check", "promotion", "refusal", "end"),
    "battleship": ("start", "pick", "fight", "own", "refusal", "end"),  # of one person, whose opponent only thinks
}
FULL_COLUMN = "connectx/6,7,4,2,0/444444"


def to_the_end(key):
    """Return the moves of a whole game: with a winner, or else a draw. Return () if no attempt ends.

    Each attempt always plays the move at the same fraction of the list of legal moves, first the middle one.
    """
    drawn = ()
    for share in range(2, 30):
        game = load(key)()
        while game.outcome is None and game.ply < MOST:
            moves = game.legal_moves()
            game.push(moves[len(moves) // share])
        if game.outcome is not None:
            drawn = game.moves
            if game.outcome.winner:
                return drawn
    return drawn


def play_live(player):
    """Let people play a game in which chance decides or something is hidden, until it is over or has MOST plies."""
    match, rng = player.app.session.match, Rng(1)
    while match.game.outcome is None and match.game.ply < MOST:
        if match.awaits_person and match.holder not in (ALL, match.game.turn):
            player.press("5")  # takes the board
        elif match.awaits_person:
            best = match.game.candidates()[:1] if hasattr(match.game, "fewest_possible") else match.game.legal_moves()
            match.play(rng.choice(best))
        player.wait(100)


def solved(game):
    """Return the moves that solve a puzzle."""
    return [cell for cell, pressed in enumerate(game.solution()) if pressed]


def at(key, size, who=(BY_HAND, BY_HAND), options=None):
    """Return a player at the start of a game."""
    player = Player(size, size, 1)
    session = player.app.session
    session.choose(key)
    setup = session.setup()
    setup.who = list(who) + [who[-1]] * 8
    if options:
        setup.options = options
    player.app.go((BEGIN, NEW))
    while session.running.load():  # the bots
        pass
    if key == "ur":
        game = transcript.read(GAMES[key][2], load)[1]
        player.app.session.match.draws = {ply: move for ply, move in enumerate(game.moves) if not game.mover(ply)}
        player.wait(2500)
    return player


def begun(key, size):
    """Return a player at the start of a game between two people, or against a bot if they would hand over the board."""
    player = at(key, size, (BY_HAND, "hard" if key == "battleship" else BY_HAND))
    if key == "battleship":
        player.app.session.match.seats[1].decider.think = think
    return player


def think(game, rng):
    """A bot that never finishes thinking."""
    while True:
        yield 40


def play(player, moves, wait=1500):
    match = player.app.session.match
    for move in moves:
        while match.game.turn == CHANCE and match.game.outcome is None:
            player.wait(40)
        player.app.session.match.play(move)
        player.wait(wait)


def first_move(player):
    """Play a typical first move of a person."""
    game = player.app.session.match.game
    moves = game.candidates()
    play(player, moves[len(moves) // 2 :][:1], 1200)


def start(key, size):
    return begun(key, size)


def pick(key, size):
    player = begun(key, size)
    if key == "quixo":
        player.press(GAMES[key][0])
    elif key in ("checkers", "chess", "battleship", "breakthrough"):
        game = player.app.session.match.game
        pick_at(player, game.path(game.legal_moves()[2])[0])
    else:
        first_move(player)
    return player


def pick_at(player, cell):
    picker = player.app.scene.picker
    picker.cursor = cell
    player.app.scene.board.follow(cell)
    player.press("5")


def thinking(key, size):
    player = fight(key, size) if key == "battleship" else at(key, size, (BY_HAND, "hard"))
    player.app.session.match.seats[1].decider.think = think
    if key == "ur":
        play(player, chosen(transcript.read(GAMES[key][2], load)[1])[:2], 40)  # the first one gives another roll
        player.wait(2500)
    else:
        first_move(player)
    player.wait(1500)
    assert player.app.session.match.thinking
    return player


def refusal(key, size):
    player = at(key, size)
    if key in ("battleship", "ur"):  # a cell that was shot at, and a piece without room
        player = fight(key, size) if key == "battleship" else race(key, size)
        pick_at(player, 10 if key == "battleship" else 19)
        return player
    if key == "connectx":
        play(player, [3] * 6)
        player.press("4")
        return player
    first_move(player)
    game = player.app.session.match.game
    if key == "domineering":  # a flat domino beside an upright one, whose right half has no room
        pick_at(player, game.trace()[0] - 1)
    elif key in ("checkers", "chess", "dots", "go", "kalah", "breakthrough"):  # drawn edges, or pieces of the other
        pick_at(player, game.trace()[-1])
    else:
        player.press(GAMES[key][1])
    return player


def fight(key, size):
    """Return a player who shoots next, after hits and misses on both sides. Each has sunk a ship."""
    player = begun(key, size)
    play(player, transcript.read(FIGHT, load)[1].moves, 40)
    player.wait(1500)
    return player


def race(key, size):
    """Return a player who chooses a move in the middle of a race, after a roll."""
    player = begun(key, size)
    game = transcript.read(GAMES[key][2], load)[1]
    play(player, chosen(game)[:34], 40)
    player.wait(2500)
    return player


def check(key, size):
    """Return a player who is in check."""
    player = begun(key, size)
    play(player, transcript.read("chess/0/e4 d6 Bb5+", load)[1].moves)
    return player


def promotion(key, size):
    """Return a player who chooses what a pawn becomes."""
    player = begun(key, size)
    play(player, transcript.read("chess/0/h4 g5 hxg5 h6 gxh6 a6 h7 a5", load)[1].moves)
    for cell in (15, 6):
        pick_at(player, cell)
    return player


def own(key, size):
    """Return a player who looks at their own board."""
    player = fight(key, size)
    player.press("0")
    player.wait(900)
    return player


def marks(key, size):
    """Return a player who has just marked some stones as dead. The opponent has to agree."""
    player = at(key, size)
    over = transcript.read(GAMES[key][2], load)[1]
    play(player, over.moves, 40)
    for action in over.acts[:-1]:
        act(player.app.session.match, action)
        player.wait(200)
    return player


def chosen(game):
    """Return the moves that players chose."""
    return [move for ply, move in enumerate(game.moves) if game.mover(ply) != CHANCE]


def end(key, size):
    player = begun(key, size)
    line = GAMES[key][2]
    over = transcript.read(line, load)[1] if line else None
    moves = chosen(over) if over else to_the_end(key) if key != "lightsout" else solved(player.app.session.match.game)
    play(player, moves[:-1], 40)
    play(player, moves[-1:], 200)
    for action in getattr(over, "acts", ()):
        act(player.app.session.match, action)
        player.wait(200)
    for _ in range(60):
        player.wait(50)
        if player.scene == "Result":
            break
    return player


def glances(key, state, size):
    """Return the recorded frames of a state."""
    player, frames, before = globals()[state](key, size), [], 0
    for moment in GLANCES if state != "refusal" else (0, 330, 900, 1400):
        player.wait(moment - before)
        before = moment
        frames.append(player.picture())
    return frames


def text(key, size):
    """Return the pictures of a game on one grid, as stored."""
    parts = []
    for state in STATES_OF.get(key, STATES):
        for moment, frame in enumerate(glances(key, state, size)[: MANY[size]]):
            parts.append(f"{state} {moment + 1}\n{frame}\n")
    return "\n".join(parts)


def main():
    FOLDER.mkdir(exist_ok=True)
    for key in GAMES:
        for size in SIZES:
            (FOLDER / f"{key}-{size}.txt").write_text(text(key, size), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
