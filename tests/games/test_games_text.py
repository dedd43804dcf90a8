"""Every game as text: its notation, its board, and its transcript."""

import pytest
from every_game import CLASSES, cells, every_size, random_game, state

from glowgrid.engine import transcript
from glowgrid.engine.as_text import seen
from glowgrid.engine.game import ALL, HOLE, MARKS
from glowgrid.engine.look_reading import letter_of, sign_of
from glowgrid.engine.rng import Rng


def load(key):
    return CLASSES[key]


@every_size
def test_parse_reads_the_notation_of_every_legal_move(key, options):
    def check(game, _):
        for move in game.legal_moves() if game.ply < 8 else game.legal_moves()[:3]:
            text = game.notation(move)
            assert game.parse(text) == move
            assert game.parse(f" {text.upper()} ") == move

    for seed in range(3):
        random_game(key, options, Rng(seed), check)


@every_size
def test_parse_refuses_a_text_that_is_not_a_move_with_a_sentence(key, options):
    game = CLASSES[key](*options)
    moves = [game.notation(move) for move in game.legal_moves()]
    for text in ("", " ", "z99", "-1", "0", "²", "a²", "a0", "a-a", "é", "a1-", "1" * 50):
        if text in moves:
            continue
        with pytest.raises(ValueError, match=r"expected .*\.$"):
            game.parse(text)


@every_size
def test_a_board_reads_the_same_cell_by_cell_and_as_text(key, options):
    game = random_game(key, options, Rng(6))
    assert cells(game) == bytes(game.at(cell) for cell in range(game.rows * game.cols))
    players, looks = seen(game, ALL)
    looks = looks or [0] * len(players)
    neutral = "".join(sign_of(look) for player, look in zip(players, looks) if look and not player)
    lines = game.lines() if game.perfect else game.lines(MARKS, ALL)
    marks = [mark for line in lines[1:] for mark in line.replace(" ", "") if mark in MARKS + neutral]
    count = getattr(game, "count", lambda cell: -1)
    there = []
    for cell, (player, look) in enumerate(zip(players, looks)):
        is_number = count(cell) > 0 and not player and letter_of(look) == " "  # a digit instead of a mark
        if player != HOLE and not is_number:
            there.append((player, look))
    assert marks == [MARKS[player] if player or not look else sign_of(look) for player, look in there]


@every_size
def test_a_game_read_from_its_transcript_is_the_same_game(key, options):
    for seed in range(5):
        game = random_game(key, options, Rng(seed))
        for _ in range(min(seed, game.ply)):
            game.pop()
        line = transcript.write(key, game)
        assert "\n" not in line
        found, again = transcript.read(line + "\n", load)
        assert (found, again.options, list(again.moves)) == (key, game.options, list(game.moves))
        assert state(again) == state(game)
