"""Tournaments: each bot moves only on its turn, and results can be kept, resumed, split, merged and tested."""

import math
import re
import sqlite3
import sys

import pytest

from glowgrid import bots, games
from glowgrid.engine.rng import Rng
from tools.play import extra_opponents, other_version, sprt, stockfish_opponent, tournament, tournament_game, workers
from tools.play.results import ROOT, Results, WrongFile, digest
from tools.play.standing import Hypotheses, Standing, elo_of, moments, score_of, standings, table
from tools.play.tournament_game import Result, Task

PAIRING = ("tictactoe", "easy", "random")
TASKS = tournament.tasks([PAIRING], range(6), 0)


class Counting:
    """A bot that plays the first legal move, and remembers whose turn it was."""

    turns: list = []

    def think(self, game, rng):
        Counting.turns.append(game.turn)
        return game.legal_moves()[0]
        yield


@pytest.mark.parametrize("seat", [0, 1])
def test_the_dice_are_rolled_by_chance_and_not_by_a_bot(monkeypatch, seat):
    monkeypatch.setattr(tournament_game, "make", lambda name: Counting())
    monkeypatch.setattr(tournament_game, "_bots", {})
    Counting.turns.clear()
    result = tournament_game.play(Task("ur", "one", "other", 1, seat))
    assert set(Counting.turns) == {1, 2} and sum(result.moves) == len(Counting.turns)


def played(results, tasks, jobs=1):
    tournament.play_missing(results, tasks, jobs, None)
    return table(standings([PAIRING], results))


def test_a_stopped_tournament_goes_on_with_what_is_missing(tmp_path, monkeypatch):
    whole = played(Results(":memory:", "1"), TASKS)
    results = Results(tmp_path / "kept", "1")
    played(results, TASKS[:5])
    results.close()
    asked = []
    monkeypatch.setattr(workers, "play", lambda task: asked.append(task) or tournament_game.play(task))
    monkeypatch.setattr(workers.multiprocessing, "Pool", Here)
    assert played(Results(tmp_path / "kept", "1"), TASKS) == whole
    assert asked == TASKS[5:]


class Here:
    """A pool of processes that does the work in this one."""

    def __init__(self, jobs):
        pass

    def __enter__(self):
        return self

    def __exit__(self, *error):
        pass

    def imap_unordered(self, work, tasks):
        return map(work, tasks)


def test_two_parts_that_are_merged_are_the_whole(tmp_path, capsys):
    whole = ["tictactoe", "--openings", "4", "--store", str(tmp_path / "whole")]
    tournament.main(whole)
    expected = capsys.readouterr().out
    parts = [str(tmp_path / name) for name in ("first", "second")]
    tournament.main(["tictactoe", "--to", "1", "--store", parts[0]])
    tournament.main(["tictactoe", "--from", "1", "--to", "4", "--store", parts[1], "--jobs", "1"])
    capsys.readouterr()
    merged = ["--store", str(tmp_path / "merged"), "--merge", *parts]
    tournament.main(["tictactoe", "--openings", "4", *merged])
    said = capsys.readouterr()
    assert said.out == expected and "10 new results" in said.err and "30 new results" in said.err


def test_another_seed_plays_other_games_and_the_same_seed_the_same():
    first, again, other = (
        played(Results(":memory:", "1"), tournament.tasks([PAIRING], range(9), seed)) for seed in (0, 0, 7)
    )
    assert first == again != other


def test_a_file_of_other_bots_or_of_something_else_is_refused_and_stays_as_it_is(tmp_path, capsys):
    kept, text = tmp_path / "kept", tmp_path / "text"
    Results(kept, "1").close()
    with pytest.raises(WrongFile, match="has results of other bots"):
        Results(kept, "2")
    text.write_text("Dear diary, today I lost at checkers.\n" * 40)
    with pytest.raises(SystemExit):
        tournament.main(["tictactoe", "--store", str(text)])
    assert "cannot be used as a file of results" in capsys.readouterr().err
    assert text.read_text().startswith("Dear diary")
    with pytest.raises(SystemExit):
        tournament.main(["tictactoe", "--merge", str(tmp_path / "nothing")])
    assert "there is no file" in capsys.readouterr().err


def test_the_version_changes_with_the_source_of_a_bot(tmp_path):
    for folder in ("engine", "games", "bots"):
        (tmp_path / "lib" / "glowgrid" / folder).mkdir(parents=True)
    before = digest(tmp_path)
    (tmp_path / "lib" / "glowgrid" / "bots" / "search.py").write_text("DEPTH = 9\n")
    assert digest(tmp_path) != before == digest(tmp_path / "x") != digest(ROOT)


def test_results_are_in_the_file_as_soon_as_a_game_has_ended(tmp_path):
    results = Results(tmp_path / "kept", "1")
    results.add(TASKS[0], Result(2, (30, 4), (5, 4)))
    with sqlite3.connect(tmp_path / "kept") as file:  # another program, while the first one still has it open
        assert file.execute("SELECT first, halves, other_moves FROM played").fetchall() == [("easy", 2, 4)]


def standing(*scores):
    """Return the standing after pairs of games with these scores in half points, such as (2, 0)."""
    found = Standing(*PAIRING)
    for opening, pair in enumerate(scores):
        for seat, halves in enumerate(pair):
            found.add(Task(*PAIRING, opening, seat), Result(halves, (1, 1), (1, 1)))
    return found


def test_openings_that_favour_one_seat_do_not_widen_the_error():
    """By single games, 20 won and 20 lost look like chance; by pairs it is certain that the bots are equal."""
    assert standing(*[(2, 0)] * 20).elo() == "+0 ± 0"
    assert standing(*[(2, 2)] * 10, *[(0, 0)] * 10).elo() == "+0 ± 155"  # 2 * 800 / ln 10 / sqrt(20)
    assert standing((2, 2), (1, 2)).pairs == [0, 0, 0, 1, 1]


def test_elo_and_score_are_the_formula_of_the_rating_system():
    assert elo_of(0.75) == pytest.approx(190.85, abs=0.01)
    assert [score_of(elo_of(score)) for score in (0.1, 0.5, 0.9)] == pytest.approx([0.1, 0.5, 0.9])
    assert moments([0, 0, 4, 0, 0]) == (0.5, 0) and moments([1, 0, 0, 0, 1]) == (0.5, 0.25)


def test_the_page_has_a_rating_with_its_error_for_every_level_in_every_game():
    row = r"^\| (\w+) \| (\w+) \| (\w+) \|.*\| [\d.]+ % \| (?:[+-]\d+ ± \d+|none lost) \|"
    shown = re.findall(row, tournament.PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert shown == tournament.pairs([], outside=True)


def test_the_likelihood_ratio_grows_with_evidence_and_has_its_sign():
    hypotheses = Hypotheses(0, 30)
    assert hypotheses.bound == pytest.approx(math.log(19)) and hypotheses.ratio([0] * 5) == 0
    good, better = hypotheses.ratio([5, 20, 50, 40, 10]), hypotheses.ratio([10, 40, 100, 80, 20])
    assert 0 < good < better and hypotheses.ratio([10, 40, 50, 20, 5]) < 0
    assert sprt.verdict(hypotheses, 2.9) == sprt.UNDECIDED and sprt.verdict(hypotheses, 3) == sprt.ACCEPTED
    assert sprt.verdict(hypotheses, -3) == sprt.REJECTED


def test_a_better_bot_is_accepted_a_worse_one_rejected_and_an_equal_one_needs_more(capsys):
    few = ["--openings", "48", "--jobs", "1"]
    assert sprt.main(["tictactoe", "hard", "random", *few]) == sprt.ACCEPTED
    assert sprt.main(["tictactoe", "random", "hard", *few]) == sprt.REJECTED
    assert sprt.main(["tictactoe", "hard", "hard", "--openings", "2", "--jobs", "1"]) == sprt.UNDECIDED
    said = capsys.readouterr().out
    assert "Accepted: hard is better than random" in said and "Undecided: more openings are needed." in said


def test_a_bot_of_another_clone_plays_like_ours_if_it_is_the_same_version():
    ours, theirs = bots.load("medium")(), other_version.OtherVersion("medium", str(ROOT))
    for number in range(5):
        game = tournament_game.opening("connectx", number)
        before = game.key()
        found = tournament_game.decide(theirs, game, Rng(number))
        assert found == tournament_game.decide(ours, game, Rng(Rng(number).below(1 << 20)))
        assert theirs.nodes == ours.nodes > 0
        assert game.key() == before


def test_a_folder_that_is_no_clone_is_refused(tmp_path, capsys):
    with pytest.raises(ValueError, match="is no clone of Glowgrid"):
        other_version.OtherVersion("hard", str(tmp_path))
    with pytest.raises(SystemExit):
        sprt.main(["tictactoe", "hard", f"hard@{tmp_path}"])
    assert "is no clone of Glowgrid" in capsys.readouterr().err


def test_a_program_that_is_not_installed_is_named_before_the_first_game(monkeypatch, capsys):
    monkeypatch.setattr(extra_opponents, "find_spec", lambda name: None)
    monkeypatch.setattr(stockfish_opponent.shutil, "which", lambda name, path: None)
    for game, told in ("chess", "Stockfish is not installed: "), ("kalah", "OpenSpiel is not installed: "):
        with pytest.raises(SystemExit):
            tournament.main([game, "--openings", "1", "--outside"])
        assert told in capsys.readouterr().err


FIRST_MOVE = f"""#!{sys.executable}
import chess, sys

for line in sys.stdin:
    if line.startswith("position fen "):
        board = chess.Board(line[13:].strip())
    elif line.startswith("go "):
        print("info depth 1", "bestmove " + min(move.uci() for move in board.legal_moves), sep="\\n", flush=True)
"""


def test_stockfish_gets_the_position_and_its_answer_is_played(tmp_path, monkeypatch):
    (tmp_path / "stockfish").write_text(FIRST_MOVE)
    (tmp_path / "stockfish").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    stockfish = stockfish_opponent.Stockfish()
    game = games.load("chess")()
    for move in ["a2a3", "a7a5", "a1a2", "a5a4"]:
        assert tournament_game.decide(stockfish, game, Rng(1)) == game.parse(move)
        game.push(game.parse(move))


@pytest.mark.slow(whole=True)
def test_a_ray_cluster_of_two_workers_gets_the_same_results():
    pytest.importorskip("ray", reason='Ray is not installed: pip install -e ".[ray]"')
    cluster = pytest.importorskip("ray.cluster_utils").Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        cluster.add_node(num_cpus=1)
        found = dict(workers.with_ray(TASKS, cluster.address))
    finally:
        cluster.shutdown()
    assert found == {task: tournament_game.play(task) for task in TASKS}
