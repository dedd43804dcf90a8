"""Transcripts: moves in the notation of players, and errors for damaged lines."""

import pytest

from glowgrid import games
from glowgrid.engine import transcript
from glowgrid.engine.rng import Rng
from glowgrid.games.gomoku import Gomoku
from glowgrid.games.othello import Othello
from glowgrid.games.quixo import Quixo

NEW = {"quixo": Quixo, "othello": Othello, "gomoku": Gomoku}


def load(key):
    return NEW[key] if key in NEW else games.load(key)


@pytest.mark.parametrize(
    "line",
    [
        "connectx/6,7,4,2,0/4453",
        "connectx/6,12,4,2,0/4 12 5 3",
        "connectx/6,12,4,2,0/1 2",
        "othello/8,0/f5d6c3",
        "othello/8,4/f5d6c3",
        "quixo/5/a1-a5 b1-e1",
        "gomoku/15,5/h8h10a15",
        "tictactoe/3/b2a1",
        "tictactoe/3/",
    ],
)
def test_games_are_written_in_the_notation_of_their_players(line):
    key, game = transcript.read(line, load)
    assert transcript.write(key, game) == line


def test_missing_options_are_the_defaults_and_extra_spaces_are_ignored():
    key, game = transcript.read(" connectx / 6, 7 / 44 5 3 \n", load)
    assert (key, game.options, list(game.moves)) == ("connectx", (6, 7, 4, 2, 0), [3, 3, 4, 2])
    assert transcript.read("othello//F5D6C3", load)[1].ply == 3


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "'' is not a transcript: a game is written key/options/moves, such as othello/8/f5d6c3."),
        (
            "othello f5",
            "'othello f5' is not a transcript: a game is written key/options/moves, such as othello/8/f5d6c3.",
        ),
        ("othello/eight/f5", "'eight' is not an option: options are whole numbers separated by commas."),
        ("othello/8,/f5", "'' is not an option: options are whole numbers separated by commas."),
        ("othello/²/f5", "'²' is not an option: options are whole numbers separated by commas."),
        ("othello/8,0,8/f5", "Too many options: 3 instead of at most 2."),
        ("othello/7/f5", "size is 7, but it must be a whole number from 4 to 14 in steps of 2."),
        ("othello/8/f5f5", "Move 2: 'f5' is not a legal move there; expected one of 3 moves such as f4."),
        ("othello/8/f5?", "Move 1: 'f5?' is not a legal move there; expected one of 4 moves such as d3."),
        ("connectx/6,7,4,2,0/4448", "Move 4: '8' is not a legal move there; expected a column from 1 to 7."),
        ("connectx/6,7,4,2,0/12121212", "The game is over after move 7, but '2' follows."),
        ("connectx/6,7,4,2,0/1212121 2", "The game is over after move 7, but '2' follows."),
    ],
)
def test_a_damaged_line_is_refused_with_a_sentence(line, sentence):
    with pytest.raises(ValueError) as refused:
        transcript.read(line, load)
    assert str(refused.value) == sentence


def test_an_unknown_game_is_refused_with_the_list_of_games():
    with pytest.raises(ValueError, match="'xiangqi' is not in the catalogue, which has tictactoe"):
        transcript.read("xiangqi/8/e2-e4", games.load)


def test_no_game_at_all_is_refused_even_before_the_catalogue_was_read(monkeypatch):
    monkeypatch.setattr(games, "CATALOGUE", games.Rows())
    with pytest.raises(ValueError, match="'' is not in the catalogue, which has tictactoe"):
        transcript.read("//", games.load)


def test_any_damage_gives_at_worst_a_sentence():
    rng = Rng(9)
    letters = "/,0123456789abcfx -²é\x00"
    for line in ("connectx/6,7,4,2,0/44535", "othello/8/f5d6c3", "quixo/5/a1-a5 b1-e1", "gomoku/15,5/h8h10"):
        for _ in range(400):
            at = rng.below(len(line) + 1)
            damaged = line[:at] + rng.choice(letters) + line[at + rng.below(3) :]
            try:
                transcript.read(damaged, load)
            except ValueError as refused:
                assert str(refused)[-1] == "."
