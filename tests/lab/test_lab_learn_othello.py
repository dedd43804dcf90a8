"""Learning Othello's values: the same seed gives the same bytes, and the board reads what was learned."""

from glowgrid.engine.rng import Rng
from glowgrid.games import othello_evaluation, othello_patterns
from glowgrid.games.othello import Othello
from lab.learn import othello_lines, othello_regression, othello_table, table_file


def test_the_same_seed_gives_the_same_bytes(tmp_path, monkeypatch):
    monkeypatch.setattr(othello_table, "GAMES", 2)
    monkeypatch.setattr(othello_table, "NODES", 10)
    monkeypatch.setattr(othello_regression, "STEPS", 2)
    first = othello_table.make(5, tmp_path / "a.table")
    assert (tmp_path / "a.table").read_bytes() == first == othello_table.make(5, tmp_path / "b.table")
    assert othello_table.make(6, tmp_path / "c.table") != first


def test_the_shipped_table_fits_the_game():
    table = table_file.read(othello_table.FILE)
    assert (table.game, table.rows, table.cols, table.version) == ("othello", 8, 8, 1)
    assert table.size == othello_patterns._SIZE == othello_table.RECORD
    assert len(table.records()) == othello_table.STAGES * othello_patterns._RECORDS
    assert (othello_table.STAGES, othello_table.RECORDS, othello_table.PLIES) == (4, othello_patterns._RECORDS, 15)


def test_the_board_finds_the_value_of_every_pattern(monkeypatch):
    records = table_file.read(othello_table.FILE).records()
    monkeypatch.setattr(othello_patterns, "_blocks", [b"".join(records[at : at + 4]) for at in range(0, 160, 4)])
    for number, kind in enumerate(othello_lines.KINDS):
        for cells, (index, sign) in othello_lines.PATTERN_INDEXES.items():
            code = 1 + number
            for disc in reversed(cells):
                code = code << 2 | (0, 1, 2)[disc]
            at = kind.start + index
            worth = records[at >> 7][at & 127] - 128
            assert othello_patterns._value(code) == sign * worth if sign else worth == 0


def test_a_pattern_counts_discs_moves_and_discs_beside_empty_cells():
    # player 1 can play beside the disc of player 2, which is between an empty cell and one of player 1
    found = dict(othello_lines.features((0, 0, 0, 0, 0, 0, -1, 1)))
    assert found == {0: 1, 1: -1, 4: 1, 5: -1}
    assert dict(othello_lines.features((1, -1, 0, 0, 0, 0, 0, 0))) == found
    assert dict(othello_lines.features((0, -1, 1, 0, 0, 0, 0, 0))) == {1: -1, 2: 1}  # each player has a move
    assert othello_lines.features((0,) * 8) == []


def test_the_regression_learns_that_a_disc_in_the_corner_wins():
    positions = []
    rng = Rng(2)
    for number in range(400):
        cells = bytearray(rng.below(3) for _ in range(64))
        margin = 10 * sum((0, 1, -1)[cells[corner]] for corner in (0, 7, 56, 63))
        positions.append(othello_regression.Position(5 + number % 50, 1, bytes(cells), margin))
    weights = othello_regression.fit(positions).at(30)
    corner, beside = (tuple(at == cell for at in range(8)) for cell in (0, 1))
    edge = othello_lines.EDGES
    assert weights.worth(edge, corner) > 2 and abs(weights.worth(edge, beside)) < 2


def test_learning_plays_without_the_table():
    game = othello_table.Plain()
    game.fetch()
    assert list(game.prepare()) == []
    assert game.evaluate(1) == othello_evaluation.evaluate(game, 1, 4)
    assert len(othello_table.game_positions(Rng(1))) <= othello_regression.LAST
    assert isinstance(game, Othello)
