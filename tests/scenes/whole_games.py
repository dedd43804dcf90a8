"""Whole games for the pictures of states.py: transcripts, and games that end by themselves."""

from glowgrid.engine.game import ALL
from glowgrid.engine.rng import Rng
from glowgrid.games import load

MOST = 200  # plies

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

GAME_OF_PAIRS = (
    "pairs/4,4,2/b4 C a4 F b2 A d2 E a3 B c4 G a2 A b2 A c1 B a3 B d2 E b3 E c2 H c3 D a1 F a4 F d3 D c3 D d1 G "
    "c4 G d4 H c2 H b1 C b4 C"
)

GAME_OF_MINES = (
    "minesweeper/8,8,10/d4 0 704 0 433 512 1 h3 b4 a4 g4 h4 a5 g5 f6 d7 e7 f7 g7 h7 e8 f8"  # numbers from 1 to 4
)

GAME_OF_MORRIS = (
    "morris//d6 a4 d7 a1 d5xa4 d3 d2 g4 f4 b6 f2 c4 b4 e4 f6xb6 d1 b2xa1 a4 d6-b6xa4 c4-c5 b6-d6xc5 g4-g7 d6-b6xe4 "
    "g7-a1 f6-d6xd3"
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
    "minesweeper": ("", "", GAME_OF_MINES),
    "go": ("", "", GAME_OF_GO),
    "kalah": ("", "", ""),
    "breakthrough": ("", "", ""),
    "battleship": ("", "", ""),
    "ur": ("", "", GAME_OF_UR),
    "pairs": ("", "", GAME_OF_PAIRS),
    "morris": ("", "", GAME_OF_MORRIS),
}


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
