"""States of each game that a stranger should recognize on the grid, on grids of every kind: the pictures of
test_scenes_pictures. Run as a command, it writes the pictures again. Look at them before you commit them:
PYTHONPATH=lib:tests/device python tests/scenes/states.py
"""

import sys
from pathlib import Path

from fakes import Player
from whole_games import FIGHT, GAME_OF_MINES, GAMES, solved, to_the_end
from whole_games import MOST as MOST
from whole_games import play_live as play_live

from glowgrid.engine import transcript
from glowgrid.engine.agreement_acts import act
from glowgrid.engine.game import CHANCE
from glowgrid.games import load
from glowgrid.saves.record_format import BY_HAND
from glowgrid.scenes.scene import BEGIN
from glowgrid.session.match_start_modes import NEW

SIZES = (5, 8, 16, 32)
STATES = ("start", "pick", "thinking", "refusal", "end")
GLANCES = (100, 450, 900, 1550)  # ms until each recorded frame
MANY = {5: 4, 8: 4, 16: 2, 32: 1}  # number of recorded frames for each grid
FOLDER = Path(__file__).parent / "pictures"

STATES_OF = {
    "lightsout": ("start", "pick", "end"),  # its player may pick every cell
    "minesweeper": ("start", "pick", "flags", "end"),
    "go": (*STATES[:-1], "marks", "end"),
    "ur": ("start", "pick", "race", "refusal", "end"),
    "chess": ("start", "pick", "check", "promotion", "refusal", "end"),
    "pairs": ("start", "pick", "differ", "closed", "refusal", "end"),
    "morris": (*STATES[:-1], "mill", "end"),
    "battleship": ("start", "pick", "fight", "own", "refusal", "end"),  # of one person, whose opponent only thinks
}


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
    if key in ("ur", "pairs", "minesweeper"):
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
    elif key == "minesweeper":
        play(player, chosen(transcript.read(GAME_OF_MINES, load)[1])[:1], 1200)
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
    if key in ("ur", "pairs"):  # the first move gives another roll, or turns one of two cards
        play(player, chosen(transcript.read(GAMES[key][2], load)[1])[:2], 40)
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
    elif key in ("breakthrough", "checkers", "chess", "dots", "go", "kalah", "morris", "pairs"):
        # an edge that is drawn, or a piece of the other player
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


def differ(key, size):
    """Return a player who sees two cards that differ, after three pairs."""
    player = begun(key, size)
    play(player, chosen(transcript.read(GAMES[key][2], load)[1])[:14], 40)
    player.wait(800)
    return player


def closed(key, size):
    """Return a player for whom these cards have closed again."""
    player = differ(key, size)
    player.wait(3000)
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


def mill(key, size):
    """Return a player who has closed a mill and has to take a piece."""
    player = begun(key, size)
    play(player, transcript.read(GAMES[key][2], load)[1].moves[:22], 40)
    player.wait(1500)
    return player


def own(key, size):
    """Return a player who looks at their own board."""
    player = fight(key, size)
    player.press("0")
    player.wait(900)
    return player


def flags(key, size):
    """Return a player who is setting flags in the middle of a game."""
    player = pick(key, size)
    play(player, chosen(transcript.read(GAME_OF_MINES, load)[1])[1:7], 200)
    player.press("#")
    for cell in (16, 17, 22, 39):
        pick_at(player, cell)
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
