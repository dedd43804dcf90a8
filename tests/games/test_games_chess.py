"""Chess: counts of openings, special moves, and how the game ends."""

import pytest
from perft import perft

from glowgrid.engine import transcript
from glowgrid.engine.look_reading import letter_of
from glowgrid.engine.rng import Rng
from glowgrid.games.chess import Chess

KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"


def at(fen, moves=""):
    """Return a game from the position `fen`, after `moves`."""
    return transcript.read(f"chess//{{{fen}}}{moves}" if fen else f"chess//{moves}", lambda key: Chess)[1]


def names(game):
    return [game.notation(move) for move in game.legal_moves()]


def cell(name):
    return "87654321".index(name[1]) * 8 + "abcdefgh".index(name[0])


def cells(words):
    return tuple(cell(name) for name in words.split())


# -- published counts, from https://www.chessprogramming.org/Perft_Results


def test_the_number_of_openings_is_the_published_one():
    assert [perft(Chess(), depth) for depth in (1, 2, 3, 4)] == [20, 400, 8902, 197281]
    assert [perft(at(KIWIPETE), depth) for depth in (1, 2, 3)] == [48, 2039, 97862]


@pytest.mark.parametrize(
    ("fen", "counts"),
    [
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", [14, 191, 2812, 43238]),
        ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", [6, 264, 9467]),
        ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", [44, 1486, 62379]),
    ],
)
def test_the_number_of_moves_from_hard_positions_is_the_published_one(fen, counts):
    assert [perft(at(fen), depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.slow(weekly=True)
def test_the_number_of_openings_of_five_moves_is_the_published_one():
    assert perft(Chess(), 5) == 4865609


@pytest.mark.slow(whole=True)
def test_the_number_of_moves_from_kiwipete_is_the_published_one():
    assert perft(at(KIWIPETE), 4) == 4085603


# -- special moves


def test_white_begins_at_the_bottom_and_rows_are_numbered_from_there():
    game = Chess()
    assert (game.at(cell("e1")), game.at(cell("e8")), game.at(cell("e4")), game.turn) == (1, 2, 0, 1)
    assert "e4" in names(game) and at("", "e4").at(cell("e4")) == 1


def test_castling_moves_king_and_rook_and_is_picked_by_the_king():
    game = at("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")
    assert {"O-O", "O-O-O"} <= set(names(game))
    game.push(game.picked(cells("e1 g1")))
    assert game.position() == "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1"
    game.push(game.parse("O-O-O"))
    assert game.position() == "2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2"
    game.pop()
    game.pop()
    assert game.position() == "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"


@pytest.mark.parametrize(
    ("fen", "able"),
    [
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", {"O-O", "O-O-O"}),
        ("4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", set()),  # in check
        ("4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1", {"O-O-O"}),  # through an attacked cell
        ("4k3/8/8/8/1r6/8/8/R3K2R w KQ - 0 1", {"O-O", "O-O-O"}),  # only the rook passes an attacked cell
        ("4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1", set()),  # a piece is between
        ("4k3/8/8/8/8/8/8/R3K2R w K - 0 1", {"O-O"}),
    ],
)
def test_castling_needs_free_and_safe_cells(fen, able):
    assert {name for name in names(at(fen)) if name[0] == "O"} == able


def test_a_king_or_rook_that_has_moved_or_was_captured_castles_no_more():
    assert at("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "Rh2 Kd8 Rh1 Ke8").position().split()[2] == "Q"
    assert at("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "Kd1 Kd8 Ke1 Ke8").position().split()[2] == "-"
    assert at("4k3/8/8/8/8/8/6b1/R3K2R b KQ - 0 1", "Bxh1").position().split()[2] == "Q"


def test_a_pawn_is_captured_en_passant_only_at_once():
    game = at("", "e4 a6 e5 d5")
    assert game.position().split()[3] == "d6"
    game.push(game.picked(cells("e5 d6")))
    assert (game.at(cell("d5")), game.at(cell("d6"))) == (0, 1)
    game.pop()
    assert (game.at(cell("d5")), game.at(cell("d6"))) == (2, 0)
    assert "exd6" in names(game) and "exd6" not in names(at("", "e4 a6 e5 d5 Nf3 Nf6"))


def test_no_pawn_is_captured_en_passant_if_that_exposes_the_king():
    game = at("8/8/8/8/k2Pp2Q/8/8/4K3 b - - 0 1")
    assert not [name for name in names(game) if name.startswith("exd")]
    game = at("8/8/8/8/k3p2Q/8/3P4/4K3 w - - 0 1", "d4")  # both pawns would leave the row
    assert game.position().split()[3] == "-" and not [name for name in names(game) if name.startswith("exd")]


def test_the_third_pick_of_a_promotion_chooses_the_piece_in_the_column_of_the_pawn():
    game = at("8/P6k/8/8/8/8/7K/8 w - - 0 1")
    mask = bytearray(64)
    game.targets(cells("a7 a8"), mask)
    assert [index for index in range(64) if mask[index]] == sorted(cells("a6 a5 a4 a3"))
    for third, name in (("a6", "a8=Q"), ("a5", "a8=R"), ("a4", "a8=B"), ("a3", "a8=N")):
        assert game.notation(game.picked(cells("a7 a8 " + third))) == name
    black = at("7k/8/8/8/8/8/p6K/8 b - - 0 1")
    assert black.notation(black.picked(cells("a2 a1 a6"))) == "a1=N"
    assert [letter_of(look) for cell, look in game.choices(cells("a7 a8"))] == ["Q", "R", "B", "N"]
    assert game.choices(cells("a7")) == game.choices(()) == ()


def test_a_promoted_piece_becomes_a_pawn_again_when_the_move_is_taken_back():
    game = at("1r5k/P7/8/8/8/8/8/K7 w - - 0 1", "axb8=Q+")
    assert game.position() == "1Q5k/8/8/8/8/8/8/K7 b - - 0 1"
    game.pop()
    assert game.position() == "1r5k/P7/8/8/8/8/8/K7 w - - 0 1"


# -- the end


@pytest.mark.parametrize(
    ("line", "winner", "why"),
    [
        ("f3 e5 g4 Qh4#", 2, "checkmate"),
        ("e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#", 1, "checkmate"),
        ("{7k/8/6K1/8/8/8/8/5Q2 w - - 0 1}Qf7", 0, "a stalemate"),
        ("{7k/8/8/8/8/8/6p1/7K w - - 0 1}Kxg2", 0, "no checkmate is possible"),
        ("{7k/8/8/8/8/8/6p1/5N1K w - - 0 1}Kxg2", 0, "no checkmate is possible"),
        ("{7k/8/8/8/8/4b3/6p1/5B1K w - - 0 1}Bxg2", None, ""),  # bishops on cells of both colours
        ("{6bk/8/8/8/8/4b3/6p1/5B1K w - - 0 1}Bxg2", None, ""),
        ("{7k/8/8/8/8/3b4/6p1/5B1K w - - 0 1}Bxg2", 0, "no checkmate is possible"),  # of one colour
        ("{7k/8/8/8/8/5N2/6p1/5N1K w - - 0 1}Kxg2", None, ""),  # two knights
        ("{7k/P7/8/8/8/8/8/7K w - - 0 1}a8=N", 0, "no checkmate is possible"),
        ("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8", 0, "the same position for the third time"),
        ("{7k/8/8/8/8/8/R7/K7 w - - 99 80}Ra3", 0, "50 moves each without a capture or a pawn's move"),
        ("{7k/8/6K1/8/8/8/R7/8 w - - 99 80}Ra8#", 1, "checkmate"),  # counts even as the last of 50 moves
    ],
)
def test_the_game_ends_by_itself(line, winner, why):
    game = at("", line)
    assert (None if game.outcome is None else game.outcome.winner) == winner
    assert ("" if game.outcome is None else game.outcome.why) == why
    game.pop()
    assert game.outcome is None and game.legal_moves()


def test_a_position_with_other_rights_is_not_the_same():
    back = "Nf3 Nf6 Ng1 Ng8 "
    assert at("", back + "Nf3 Nf6 Ng1").outcome is None
    rook = "{4k3/8/8/8/8/8/8/4K2R w K - 0 1}"  # the rook gives up castling with its first move
    assert at("", rook + "Rh2 Kd8 Rh1 Ke8 Rh2 Kd8 Rh1 Ke8").outcome is None
    assert at("", rook + "Rh2 Kd8 Rh1 Ke8 Rh2 Kd8 Rh1 Ke8 Rh2").outcome.winner == 0


def test_the_pieces_that_give_check_are_the_winning_line():
    assert at("", "f3 e5 g4 Qh4#").outcome.line == cells("h4")


def test_player_2_begins_if_the_position_says_so():
    game = at("4k3/8/8/8/8/8/4P3/4K3 b - - 0 1", "Kd8 e4")
    assert (game.turn, game.mover(0), game.mover(1), game.mover()) == (2, 2, 1, 1)


def test_the_same_position_has_the_same_hash_in_any_order():
    assert at("", "e4 e5 Nf3").hash == at("", "Nf3 e5 e4").hash
    game, rng = Chess(), Rng(3)
    while game.outcome is None:
        game.push(game.random_move(rng))
    while game.ply:
        game.pop()
    assert game.hash == 0 and game.key() == Chess().key()


# -- how people pick moves


@pytest.mark.parametrize(
    ("fen", "picks", "reason"),
    [
        ("", "e5", "pick one of your pieces"),
        ("", "e7", "it is your opponent's"),
        ("", "a1", "it can't move"),
        ("4k3/8/8/8/4r3/8/4R3/4K3 w - - 0 1", "e2 d2", "your king would be in check"),
        ("4k3/4r3/8/8/8/8/4B3/4K3 w - - 0 1", "e2", "your king would be in check"),
        ("4k3/4r3/8/8/8/8/R7/4K3 w - - 0 1", "a2 a8", "your king is in check"),
        ("4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1", "a1", "your king is in check"),
        ("", "g1 g3", "it can't move there"),
        ("", "g1 e2", "it can't move there"),
        ("4k3/8/8/8/3r4/8/8/4K3 w - - 0 1", "e1 d1", "your king would be in check"),
    ],
)
def test_refusals_say_why(fen, picks, reason):
    *before, last = cells(picks)
    assert at(fen).refusal(tuple(before), last)[0] == reason


def test_a_preview_shows_every_cell_that_changes():
    assert Chess().preview(cells("e2"), cell("e4")) == cells("e2 e4")
    assert at("", "e4 a6 e5 d5").preview(cells("e5"), cell("d6")) == cells("e5 d6 d5")
    assert at("4k3/8/8/8/8/8/8/4K2R w K - 0 1").preview(cells("e1"), cell("g1")) == cells("e1 g1 h1 f1")
