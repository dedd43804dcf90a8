"""Chess in plain text: moves as its players write them, checks, promotions and positions."""


def test_a_game_is_typed_in_the_notation_of_its_players(converse):
    said = converse("replay chess//e4 e5\nNf3\nnc6\nf1b5\nposition\ntranscript\nquit")
    assert "\nr1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3\n" in said
    assert "\nchess/0/e4 e5 Nf3 Nc6 Bb5\n" in said
    assert "\n8 OR .  OB OQ OK OB ON OR\n" in said


def test_a_check_is_told_to_the_player(converse):
    said = converse("replay chess//e4 d6\nBb5\nc6\nquit")
    assert said.count("\nPlayer 2 (O) is in check.\n") == 1


def test_a_move_that_leaves_the_king_in_check_is_refused(converse):
    assert "can't be picked now; expected one of 5 moves" in converse("replay chess//e4 d6 Bb5\na6\nquit")


def test_a_promotion_is_one_word(converse):
    said = converse("replay chess//{8/P6k/8/8/8/8/p6K/8 w - - 0 1}\na8n\nposition\nquit")
    assert "\nN7/7k/8/8/8/8/p6K/8 b - - 0 1\n" in said


def test_a_wrong_position_is_refused_with_one_sentence(converse):
    assert "\nEach side needs one king.\n" in converse("replay chess//{8/8/8/8/8/8/8/K7 w - - 0 1}\nquit")


def test_the_board_is_read_with_the_names_of_the_pieces(converse):
    said = converse("replay chess//e4\nread\nquit")
    assert "a1 X rook, b1 X knight, c1 X bishop, d1 X queen, e1 X king" in said
    assert "a7 to h7 O pawn" in said
