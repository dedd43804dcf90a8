"""The builder of the table of early positions of Quixo: which positions, which bits, and the same bytes."""

import pytest
from generators import result_of

from glowgrid.engine import drive_table
from glowgrid.games import quixo_book
from lab.learn import quixo_table
from tools.play import solved_quixo

CORNERS, CENTRE = (0, 3, 12, 15), (5, 6, 9, 10)


class Invented:
    """Values of positions that do not come from the rules. They are the same for mirrored and turned images."""

    def __getitem__(self, place):
        digits = [place // 3**cell % 3 for cell in range(16)]
        return (sum(digits[cell] for cell in CORNERS) + sum(digits[cell] ** 2 for cell in CENTRE)) % 3


@pytest.fixture
def drive(tmp_path, monkeypatch):
    """Return the path of the table on a drive of its own."""
    (tmp_path / "games").mkdir()
    monkeypatch.setattr(drive_table, "__file__", str(tmp_path / "engine" / "drive_table.py"))
    monkeypatch.setattr(quixo_book, "_sound", [])
    return tmp_path / "games" / "quixo.table"


def check(solution, most, step):
    """Look up every `step`-th position. Return how many of them the table has."""
    known = 0
    for game in list(quixo_table.positions(most))[::step]:
        values, (own, other) = solved_quixo.values_of(game, solution), quixo_book._counts(game)
        move = result_of(quixo_book.book_move(game))
        if move >= 0:
            known += 1
            assert values[move] == max(values.values())
            assert own == other or len(set(values.values())) > 1
        else:
            at_once = [after for after in game.legal_moves() if game.foresight(1)(after) >= 10000]
            assert at_once or own < other and len(set(values.values())) == 1
    return known


@pytest.mark.slow(whole=True)
def test_the_positions_have_as_many_cubes_of_both_players_or_one_fewer_of_the_player_to_move():
    counts = [quixo_book._counts(game) for game in quixo_table.positions(2)]
    assert {pair: counts.count(pair) for pair in counts} == {(1, 1): 16 * 15, (1, 2): 16 * 105, (2, 2): 120 * 91}


def test_every_position_is_answered_as_built(drive):
    pytest.importorskip("numpy")
    first = quixo_table.make(1, drive, 2, Invented())
    assert first == drive.read_bytes() and check(Invented(), 2, 3) > 1000
    assert quixo_table.make(2, drive.with_name("other.table"), 2, Invented()) != first


@pytest.mark.slow(weekly=True, minutes=4)
def test_the_table_on_the_drive_is_the_one_that_the_solution_gives(drive):
    pytest.importorskip("numba")
    solution = solved_quixo.solve(4)
    assert quixo_table.make(1, drive, solution=solution) == quixo_table.FILE.read_bytes()
    assert check(solution, quixo_table.MOST, 20) > 5000
