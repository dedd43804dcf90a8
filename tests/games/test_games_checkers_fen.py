"""Positions of Checkers in the notation of its players: FEN."""

import pytest
from evening import Evening, Store, begin, comes_back

from glowgrid import games
from glowgrid.engine import transcript
from glowgrid.engine.rng import Rng
from glowgrid.games.checkers import Checkers
from glowgrid.session.match_start_modes import REPLAY, RESTORE_LEFT

START = "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"
FEN = "B:W21,22,K30:B1,2,K9"


def read(fen, moves=""):
    return transcript.read(f"checkers/8/{{{fen}}}{moves}", games.load)[1]


def known(game):
    return game.turn, game.hash, game.evaluate(1), game.legal_moves()


def cells(game):
    return [game.at(cell) for cell in range(64)]


def test_a_position_is_written_as_it_was_read():
    assert Checkers().position() == START
    for fen in (START, FEN, "W:W21,22,K30:B1,2,K9", "W:WK1,K2:BK31,K32"):
        assert read(fen).position() == fen
    game = read(FEN)
    assert [game.at(cell) for cell in (1, 3, 17, 40, 42, 58)] == [1, 1, 1, 2, 2, 2]
    assert (game.turn, game.ply, game.score(1), game.score(2)) == (1, 0, 3, 3)


@pytest.mark.parametrize(
    "fen",
    [
        "B:B1,2,K9:W21,22,K30",
        "b: w 22, k30, 21 : b 1, 2, k9.",
        "B:W21-22,K30:B1-2,K9-9",
    ],
)
def test_a_position_can_be_written_in_other_ways(fen):
    assert read(fen).position() == FEN
    assert transcript.write("checkers", read(fen, "9-13")) == "checkers/8/{" + FEN + "}9-13"


def test_a_position_from_a_fen_is_the_one_that_moves_lead_to():
    game, rng = Checkers(), Rng(28)
    while game.outcome is None and game.ply < 60:
        game.push(game.random_move(rng))
        if game.outcome is None and game.turn != game.mover():
            twin = read(game.position())
            for look in (known, cells):
                assert look(twin) == look(game)


def test_moves_from_a_position_are_undone_and_repetitions_count_from_it():
    game = read("B:WK32:BK1", "1-5 32-28 5-1 28-32 1-5 32-28 5-1 28-32")
    assert (game.outcome.winner, game.outcome.why) == (0, "the same position for the third time")
    while game.ply:
        game.pop()
    assert game.position() == "B:WK32:BK1" and game.outcome is None and game.copy().position() == game.position()


FORM = " is not a position of Checkers: write it like B:W21,22,K30:B1,2,K9."
BAD = [
    ("nonsense", "'nonsense'" + FORM),
    ("B:W21", "'B:W21'" + FORM),
    ("B:W21:W22", "'B:W21:W22'" + FORM),
    ("X:W21:B1", "'X:W21:B1'" + FORM),
    ("B:W21:B1:W22", "'B:W21:B1:W22'" + FORM),
    ("B:W21,:B1", "'B:W21,:B1'" + FORM),
    ("B:W21,KK9:B1", "'B:W21,KK9:B1'" + FORM),
    ("B:W²:B1", "'B:W²:B1'" + FORM),
    ("B:W1-2-3:B9", "'B:W1-2-3:B9'" + FORM),
    ("B:W33:B1", "33 is not a square of Checkers: squares are 1 to 32."),
    ("B:W0:B1", "0 is not a square of Checkers: squares are 1 to 32."),
    ("B:W22-21:B1", "22-21 is not a square of Checkers: squares are 1 to 32."),
    ("B:W21,21:B1", "Square 21 has two pieces."),
    ("B:W9:B1-12", "Square 9 has two pieces."),
    ("B:W21:B29", "A man on square 29 would be a king: write K29."),
    ("B:W4:B9", "A man on square 4 would be a king: write K4."),
    ("B:W21-32,20:B1", "Each side needs 1 to 12 pieces."),
    ("B:W:B1", "Each side needs 1 to 12 pieces."),
    ("B:W21:B", "Each side needs 1 to 12 pieces."),
    ("B:W17,22:B13", "'B:W17,22:B13' is not a position in which a player can move."),
]


@pytest.mark.parametrize(("fen", "sentence"), BAD)
def test_an_impossible_position_is_refused_with_one_sentence(fen, sentence):
    with pytest.raises(ValueError) as refused:
        read(fen)
    assert str(refused.value) == sentence


def test_random_texts_are_refused_or_are_positions_that_read_back():
    rng = Rng(5)
    for _ in range(3000):
        fen = START if rng.below(3) else FEN
        for _ in range(rng.below(4)):
            at = rng.below(len(fen))
            fen = fen[:at] + "BW:K,-0123456789 "[rng.below(17)] + fen[at + rng.below(2) :]
        try:
            game = read(fen)
        except ValueError as error:
            assert str(error).endswith(".")
        else:
            assert game.legal_moves() and read(game.position()).key() == game.key()


@pytest.mark.parametrize("fen", [FEN, START, "W:W" + ",".join(f"K{n}" for n in range(17, 29)) + ":B1-12"])
def test_a_game_from_a_fen_comes_back_after_a_power_cut(fen):
    store = Store()
    session = Evening(store).session
    session.transcript = "checkers/8/{" + fen + "}"
    begin(session, REPLAY)
    session.match.play(session.match.game.legal_moves()[0])
    session.end()
    begin(session, RESTORE_LEFT)
    again = comes_back(store)[1].match
    assert again.game.key() == session.match.game.key() and again.game.ply == 1
    again.new_game()
    assert again.game.position() == read(fen).position()
