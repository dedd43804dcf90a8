"""Games for one player in plain text: a silent start, the fewest possible, the best so far, and bots that end."""

import re

from glowgrid import games
from glowgrid.engine import transcript
from glowgrid.engine.game import Game
from host_text.words.en import terminal as words


def solution(line):
    """Return the moves that solve the game of a transcript."""
    game = transcript.read(line, games.load)[1]
    moves = []
    while game.outcome is None:
        moves.append(game.notation(game.candidates()[0]))
        game.push(game.candidates()[0])
    return moves


def test_the_puzzle_appears_without_a_word_and_the_best_result_is_told(converse):
    begin = "lightsout\n3\ny\n\n"
    said = converse(begin + "transcript\nquit")
    assert "hance" not in said
    assert said.count("  a b c\n") == 1  # only the puzzle is shown
    moves = solution(re.search(r"lightsout/3/\d{3}", said)[0])
    detour = ["b2", "b2", *moves]
    said = converse(begin + "\n".join(detour) + "\nn")
    fewest = len(moves)
    assert f"Solved: all lights are out. Moves: {fewest + 2}. Fewest possible: {fewest}." in said
    assert f"Your best: {fewest + 2} moves (fewest possible: {fewest})." in said


def test_the_puzzle_is_not_taken_back_and_a_transcript_replays_it(converse):
    said = converse("lightsout\n3\ny\n\nb2\nundo\nundo\ntranscript\nquit")
    line = re.search(r"lightsout/3/\d{3}", said)[0]
    assert "You have no move to take back." in said
    said = converse(f"lightsout\n3\ny\n\nreplay {line} b2\ntranscript\nquit")
    assert f"{line} b2" in said.split("transcript")[-1]
    assert "hance" not in said


def test_bots_alone_end_a_puzzle(converse):
    for bot in ("easy", "random", "hard"):
        said = converse(f"lightsout\n4\nn\n{bot}\n\nn")
        assert "Solved: all lights are out." in said or "Not solved this time: not solved in 300 presses." in said


class Endless(Game):
    """Two cells that are picked again and again."""

    title = "Endless"
    players = 1

    def __init__(self):
        super().__init__(1, 2, 1)

    def at(self, cell):
        return 0

    def legal_moves(self):
        return [0, 1]

    def push(self, move):
        self._record(move)

    def pop(self):
        self.ply -= 1
        return self._moves[self.ply]


def test_bots_alone_stop_in_a_game_that_has_no_end(converse, another_game):
    another_game(Endless)
    said = converse("another\nn\nrandom\n\nn")
    assert words.BOTS_STOP.format(1000) in said


def test_flags_are_set_by_a_command_and_a_transcript_is_secret(converse):
    said = converse("minesweeper\n4\n4\n6\ny\n\nhint\nb2\nset flags\nd4\nb2\nz9\nd4\nd1\nend flags\ntranscript\nquit")
    assert "Hint: c3 opens an area." in said
    assert [name for name in ("d4", "d1") if f"Flag on {name}." in said] == ["d4", "d1"]
    assert "No more flag on d4." in said and said.count("can't have a flag.") == 2
    assert [line[-1] for line in said.split("\n") if line[:2] == "1 "][-1] == "F"
    assert words.SECRET in said
