"""Quixo: which cubes can be taken and where they go, who wins, and that the first player wins on 3x3."""

import pytest

from glowgrid.games.quixo import Quixo


def stand(text, turn=1):
    """Return a game in the position drawn as rows of `.XO`."""
    rows = text.split()
    game = Quixo(len(rows))
    for cell, mark in enumerate("".join(rows)):
        game._set(cell, ".XO".index(mark))
    game.turn = turn
    return game


def drawn(game):
    return " ".join("".join(line.split()[1:]) for line in game.lines()[1:])


def play(game, *moves):
    for text in moves:
        game.push(game.parse(text))
    return game


def test_a_corner_cube_can_go_to_two_ends_and_another_edge_cube_to_three():
    ways = [text.split("-") for text in map(Quixo().notation, Quixo().legal_moves())]
    assert [end for start, end in ways if start == "a1"] == ["e1", "a5"]
    assert [end for start, end in ways if start == "c1"] == ["a1", "e1", "c5"]
    assert [end for start, end in ways if start == "e3"] == ["e1", "a3", "e5"]
    assert not [end for start, end in ways if start == "c3"]


@pytest.mark.parametrize(
    ("move", "after"),
    [
        ("b1-d1", "XOXX O..O OXXO X..O"),
        ("b1-a1", "XXOX O..O OXXO X..O"),
        ("d1-d4", "X.OO O..O OXXO X..X"),
        ("b1-b4", "X.OX OX.O O.XO XX.O"),
    ],
)
def test_the_cubes_between_move_up_and_the_pushed_cube_gets_the_players_sign(move, after):
    game = play(stand("X.OX O..O OXXO X..O"), move)
    assert drawn(game) == after
    assert game.at(game.trace()[0]) == 1
    game.pop()
    assert drawn(game) == "X.OX O..O OXXO X..O"


def test_a_cube_of_the_opponent_cannot_be_taken():
    game = play(Quixo(), "a1-a5")
    assert game.turn == 2
    with pytest.raises(ValueError, match="such as a1-e1"):
        game.parse("a5-a1")
    assert play(game, "a1-e1", "a5-e5").at(24) == 1


@pytest.mark.parametrize(
    ("text", "move", "line"),
    [
        ("XXX. .... .... ...X", "d4-d1", (0, 1, 2, 3)),
        ("X... X... X... ..O.", "d4-a4", (0, 4, 8, 12)),
        ("...X ..X. .X.. O...", "b4-a4", (3, 6, 9, 12)),
        ("O... .X.. ..X. ...X", "b1-a1", (0, 5, 10, 15)),
        ("XXX. ...X .... ...O", "d1-d4", (0, 1, 2, 3)),
        ("XXX. ...X .... XXXO", "d1-d4", (0, 1, 2, 3, 12, 13, 14, 15)),
    ],
)
def test_a_full_row_column_or_diagonal_of_the_mover_wins(text, move, line):
    assert play(stand(text), move).outcome == (1, line, "a full row")


def test_completing_the_opponents_row_loses():
    game = play(stand("OOO. ...O X... ...."), "d1-d4")
    assert game.outcome == (2, (0, 1, 2, 3), "a full row")
    assert game.legal_moves() == []


def test_completing_both_players_rows_at_once_loses_too():
    game = stand("XXX. OOOX ...O ....")
    assert play(game, "d1-d4").outcome == (2, (4, 5, 6, 7), "a full row")
    game.pop()
    assert game.outcome is None
    assert play(stand("OOO. XXXO ...X ....", turn=2), "d1-d4").outcome == (1, (4, 5, 6, 7), "a full row")


def test_200_plies_without_a_row_are_a_draw():
    game = Quixo()
    loop = ("c1-c5", "b1-b5", "c5-c1", "b5-b1")
    while game.outcome is None:
        play(game, loop[game.ply % 4])
    assert (game.ply, game.outcome.winner, game.legal_moves()) == (200, 0, [])
    game.pop()
    assert game.outcome is None
    assert game.legal_moves()


def test_returning_to_an_earlier_position_restores_its_key_and_hash():
    game = play(Quixo(), "c1-c5", "b1-b5")
    before = game.key(), game.hash
    play(game, "c5-c1", "b5-b1", "c1-c5", "b1-b5")
    assert (game.key(), game.hash) == before


@pytest.mark.parametrize(("size", "sentence"), [(2, "from 3 to 5"), (6, "from 3 to 5"), ("5", "from 3 to 5")])
def test_unsupported_sizes_are_refused(size, sentence):
    with pytest.raises(ValueError, match=sentence):
        Quixo(size)


# -- all of 3x3, solved by retrograde analysis

WON, LOST = 1, -1


def successors(game, board):
    """Return the positions after `board` with player 1 to move, each from the view of the next player as player 1, and
    whether a move wins at once. Losing moves are left out.
    """
    for cell, player in enumerate(board):
        game._set(cell, player)
    found, wins = set(), False
    for move in game.legal_moves():
        game.push(move)
        if game.outcome is None:
            found.add(bytes(game._board).translate(bytes((0, 2, 1)) + bytes(253)))
        else:
            wins = wins or game.outcome.winner == 1
        game.pop()
    return found, wins


def explore(start):
    """Return the successors of every reachable position, and the value of positions decided at once."""
    game, leads, value, waiting = Quixo(3), {}, {}, [start]
    while waiting:
        board = waiting.pop()
        if board not in leads:
            leads[board], wins = successors(game, board)
            if wins:
                value[board] = WON
            elif not leads[board]:
                value[board] = LOST
            waiting.extend(leads[board])
    return leads, value


def solve(start):
    """Return the value of each decided position for the player to move, working back from the final positions.

    Draws are left out.
    """
    leads, value = explore(start)
    parents, open_ways = {}, {board: len(after) for board, after in leads.items()}
    for board, after in leads.items():
        for child in after:
            parents.setdefault(child, []).append(board)
    waiting = list(value)
    while waiting:
        child = waiting.pop()
        for board in parents.get(child, ()):
            if board in value:
                continue
            open_ways[board] -= value[child] == WON
            if value[child] == LOST or open_ways[board] == 0:
                value[board] = WON if value[child] == LOST else LOST
                waiting.append(board)
    return value


def test_on_3x3_the_first_player_wins():
    assert solve(bytes(9))[bytes(9)] == WON
