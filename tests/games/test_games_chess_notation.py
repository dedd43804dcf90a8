"""Chess in the notations of its players, and agreement with python-chess, which states the rules in another way."""

import pytest
from statement_chess import Statement

from glowgrid.engine import transcript
from glowgrid.engine.rng import Rng
from glowgrid.games.chess import Chess

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
PAWN = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"


def at(fen, moves=""):
    return transcript.read(f"chess//{{{fen}}}{moves}", lambda key: Chess)[1]


def cell(index):
    return "abcdefgh"[index % 8] + str(8 - index // 8)


def uci(game, move):
    """Return the move as in the Universal Chess Interface, from the cells that a person picks."""
    path = game.path(move)
    chosen = "qrbn"[abs(path[2] - path[1]) // 8 - 2] if len(path) > 2 else ""
    return cell(path[0]) + cell(path[1]) + chosen


def check(game, stated):
    assert game.position() == stated.position()
    assert (game.outcome.why if game.outcome else None) == stated.end()
    if game.outcome is None:
        assert sorted(uci(game, move) for move in game.legal_moves()) == stated.moves()
        if game.ply % 16 == 0:
            assert sorted(game.notation(move) for move in game.legal_moves()) == stated.names()


@pytest.mark.slow(minutes=3)
def test_random_games_agree_with_python_chess(cases):
    rng = Rng(33)
    for _ in range(cases(500)):
        game, stated, states = Chess(), Statement(), []
        check(game, stated)
        while game.outcome is None:
            states.append((game.key(), game.hash, game._value, sorted(game._pieces[1]), sorted(game._pieces[2])))
            move = game.random_move(rng)
            name, written = game.notation(move), uci(game, move)
            assert name == stated.name(written) and game.parse(name) == move
            game.push(move)
            assert game.notation(move) == name
            stated.play(written)
            check(game, stated)
        for state in reversed(states):
            game.pop()
            assert (game.key(), game.hash, game._value, sorted(game._pieces[1]), sorted(game._pieces[2])) == state
        assert game.ply == 0


# -- moves


@pytest.mark.parametrize(
    ("fen", "name", "spellings"),
    [
        (START, "Nf3", "Nf3 g1f3 Ng1f3 Ng1-f3 nf3 Nf3+ Nf3!?"),
        (START, "e4", "e4 e2e4 e2-e4 E2E4 Pe4"),
        ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "exd5", "exd5 ed5 e4d5 e4xd5 exd5+"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O", "O-O 0-0 o-o e1g1 OO"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O-O", "O-O-O 0-0-0 e1c1"),
        ("8/P6k/8/8/8/8/7K/8 w - - 0 1", "a8=N", "a8=N a8N a8n a7a8n a7-a8=N a8(N)"),
        ("4k3/8/8/8/8/8/8/R2R3K w - - 0 1", "Rdb1", "Rdb1 Rd1b1 d1b1"),
        ("4k3/8/8/R7/8/8/8/R3K3 w - - 0 1", "R1a3", "R1a3 Ra1a3 a1a3"),
        ("6k1/8/8/8/4Q2Q/8/K7/7Q w - - 0 1", "Qh4e1", "Qh4e1 Qh4-e1 h4e1"),
        ("4k3/8/8/2p5/1P6/8/8/2B1K3 w - - 0 1", "bxc5", "bxc5 bc5 b4c5"),
        ("4k3/8/8/8/1P6/2p5/8/B3K3 w - - 0 1", "Bxc3", "Bxc3 bxc3 Bc3 a1c3"),
    ],
)
def test_a_move_can_be_written_in_other_ways(fen, name, spellings):
    game = at(fen)
    for spelling in spellings.split():
        assert game.notation(game.parse(spelling)) == name


@pytest.mark.parametrize("wrong", ["", "x", "e5", "Ke2", "O-O", "e2e5", "exd3", "Nd2", "N", "=Q", "+", "e4=Q", "²"])
def test_anything_else_is_refused(wrong):
    with pytest.raises(ValueError, match=r"is not a legal move here; expected one of 20 moves such as \w+\."):
        Chess().parse(wrong)


def test_a_move_that_fits_several_pieces_is_refused():
    with pytest.raises(ValueError, match="'Rb1' fits several moves: write the cell where the piece starts, too"):
        at("4k3/8/8/8/8/8/8/R2R3K w - - 0 1").parse("Rb1")


def test_a_pawn_on_column_b_comes_before_a_bishop():
    game = at("4k3/8/8/8/8/2p5/1P6/B3K3 w - - 0 1")
    assert game.notation(game.parse("bc3")) == "bxc3"


def test_a_game_ended_by_resignation_keeps_its_end_when_the_last_move_is_named():
    _, game = transcript.read("chess//e4 e5 resign", lambda key: Chess)
    assert game.notation(game.last()) == "e5" and game.outcome.winner == 2


# -- positions


@pytest.mark.parametrize(
    "fen",
    [
        START,
        PAWN,
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
        "r3k3/8/8/8/8/8/8/4K2R b Kq - 31 57",
    ],
)
def test_a_position_is_written_as_it_was_read(fen):
    game = at(fen)
    assert game.position() == fen and game.copy().position() == fen
    stated = Statement(fen)
    check(game, stated)


def test_counts_may_be_missing_and_a_capture_that_is_not_possible_is_left_out():
    assert at("4k3/8/8/8/8/8/4P3/4K3 w - -").position() == PAWN
    assert at("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1").position() == "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1"


def test_a_position_from_a_fen_is_the_one_that_moves_lead_to():
    game, rng = Chess(), Rng(28)
    while game.outcome is None and game.ply < 80:
        game.push(game.random_move(rng))
        if game.outcome is None:
            twin = at(game.position())
            assert (twin.hash, twin._value, twin.legal_moves()) == (game.hash, game._value, game.legal_moves())


FORM = " is not a position of Chess: write it like 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1."
OVER = " is not a position in which a player can move."
BAD = [
    ("nonsense", "'nonsense'" + FORM),
    ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 2", "'4k3/8/8/8/8/8/4P3/4K...'" + FORM),
    ("4k3/8/8/8/8/8/4P3/4K3 x - - 0 1", "'4k3/8/8/8/8/8/4P3/4K...'" + FORM),
    ("4k3/8/8/8/8/8/4P2/4K3 w - - 0 1", "'4k3/8/8/8/8/8/4P2/4K...'" + FORM),
    ("4k3/8/8/8/8/8/4X3/4K3 w - - 0 1", "'4k3/8/8/8/8/8/4X3/4K...'" + FORM),
    ("4k3/8/8/8/8/8/8/4K2R w KK - 0 1", "'4k3/8/8/8/8/8/8/4K2R...'" + FORM),
    ("4k3/8/8/8/8/8/4P3/4K3 w - e4 0 1", "'4k3/8/8/8/8/8/4P3/4K...'" + FORM),
    ("4k3/8/8/8/8/8/4P3/4K3 w - - x 1", "'4k3/8/8/8/8/8/4P3/4K...'" + FORM),
    ("8/8/8/8/8/8/4P3/4K3 w - - 0 1", "Each side needs one king."),
    ("4k3/8/8/8/8/8/4P3/4KK2 w - - 0 1", "Each side needs one king."),
    ("4k3/8/8/8/P7/PPPPPPPP/8/4K3 w - - 0 1", "A side has at most 16 pieces, and 8 of them are pawns."),
    ("4k2P/8/8/8/8/8/8/4K3 w - - 0 1", "No pawn can be in the first or the last row."),
    ("4k3/8/8/8/8/8/8/4K2R w Q - 0 1", "Q says that castling is possible, but king or rook have moved."),
    ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "The player who isn't to move is in check."),
    ("4k3/8/8/8/8/8/4P3/4K3 w - d6 0 1", "No pawn has just moved over d6."),
    ("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "'7k/6Q1/6K1/8/8/8/8/8...'" + OVER),
    ("7k/8/6K1/8/8/8/8/8 b - - 0 1", "'7k/8/6K1/8/8/8/8/8 b...'" + OVER),
]


@pytest.mark.parametrize(("fen", "sentence"), BAD)
def test_an_impossible_position_is_refused_with_one_sentence(fen, sentence):
    with pytest.raises(ValueError) as refused:
        at(fen)
    assert str(refused.value) == sentence


def test_random_texts_are_refused_or_are_positions_that_read_back():
    rng = Rng(5)
    for _ in range(3000):
        fen = START if rng.below(3) else PAWN
        for _ in range(rng.below(4)):
            index = rng.below(len(fen))
            fen = fen[:index] + "kKqQpPnr12345678/ -wbe36"[rng.below(24)] + fen[index + rng.below(2) :]
        try:
            game = at(fen)
        except ValueError as error:
            assert str(error).endswith(".")
        else:
            assert game.legal_moves() and at(game.position()).key() == game.key()
