"""Restoring at power-on: the same state including redo, space for a whole game, and a reason if a game cannot be
restored.
"""

import random
import sys

import pytest
from evening import Evening, Store, begin, begin_by_people, comes_back, opened, restored
from fakes import Player

from glowgrid import games
from glowgrid.app.loader import unload
from glowgrid.saves import record_format as kinds
from glowgrid.saves.journal_snapshot import read
from glowgrid.session.match_start_modes import NEW

# -- redo


def begun(store, key="tictactoe"):
    return begin_by_people(Evening(store), key)


@pytest.mark.parametrize("way", ["the same move by hand", "redo", "another move"])
def test_after_two_undos_and_a_new_move_redo_is_the_same_before_and_after_a_restart(way):
    store = Store()
    match = begun(store).match
    for move in (0, 1, 2):
        match.play(move)
    match.take_back(2)
    if way == "redo":
        match.redo()
    else:
        match.play(1 if way == "the same move by hand" else 5)
    _, again = comes_back(store)
    for redone in (match.redo(), again.match.redo()):
        assert redone == (way != "another move")
    assert list(again.match.game.moves) == list(match.game.moves)
    assert list(match.game.moves) == ([0, 5] if way == "another move" else [0, 1, 2])


def test_a_random_evening_of_undos_and_moves_is_the_same_after_every_restart():
    rng, store = random.Random(5), Store()
    match = begun(store, "gomoku").match
    for _ in range(300):
        way = rng.random()
        if way < 0.4 and match.game.ply:
            match.take_back(min(rng.randrange(1, 4), match.game.ply))
        elif way < 0.7 and match.undone:
            match.play(match.undone[-1])
        elif match.game.outcome is None:
            match.play(rng.choice(match.game.legal_moves()))
        state, _ = comes_back(store)
        assert state is None if match.game.outcome else state[2:] == (tuple(match.game.moves), tuple(match.undone))


# -- space for a whole game


def filled(room):
    """Return a store with `room` bytes left, and an evening that uses it."""
    store = Store()
    evening = Evening(store)
    journal = evening.session.saves.journal
    while journal.room > room:
        journal.append(kinds.BRIGHTNESS, bytes((40, 40)))
    return store, evening


def play_long(evening, key, options, plies):
    """Play a game that nobody ends early. Return its number of plies."""
    session, rng = evening.session, random.Random(3)
    session.chosen = [row[0] for row in games.CATALOGUE].index(key)
    session.setup().options, session.setup().who = options, [""] * 10
    begin(session)
    session.saves.update()
    game = session.match.game
    erasures = evening.store.sector.erasures
    while game.outcome is None and game.ply < plies:
        session.match.play(rng.choice(quiet(game)))
        session.saves.update()
        if game.outcome is None:
            assert evening.store.sector.erasures == erasures, game.ply
    return game.ply


def quiet(game):
    moves = []
    for move in game.legal_moves():
        game.push(move)
        if game.outcome is None:
            moves.append(move)
        game.pop()
    return moves or game.legal_moves()


LONG = [
    ("quixo", (5,), 150),
    ("gomoku", (15, 5), 150),
    ("connectx", (20, 20, 4, 2, 0), 60),
    ("othello", (8,), 40),
    ("domineering", (10,), 30),
    ("tictactoe", (9,), 60),
    ("checkers", (8,), 40),
]


@pytest.mark.slow
@pytest.mark.parametrize(("key", "options", "least"), LONG)
@pytest.mark.parametrize("room", [150, 300, 700, 1500, 2500])
def test_the_journal_is_not_compacted_during_a_game_however_little_room_earlier_games_left(key, options, least, room):
    _, evening = filled(room)
    assert play_long(evening, key, options, 400) >= least


def test_a_game_without_a_limit_starts_with_room_for_a_thousand_moves(monkeypatch):
    monkeypatch.setattr(games.load("quixo"), "longest", 0)
    store, evening = filled(3000)
    erasures = store.sector.erasures
    journal = begin_by_people(evening, "quixo").saves.journal
    assert store.sector.erasures == erasures + 1 and journal.room > 3000
    assert evening.said == []


# -- a game that cannot be restored


def saved_by_hand(*records):
    store = Store()
    journal = opened(store)
    for kind, payload in records:
        assert journal.append(kind, payload)
    return store


def moves(*several):
    return [(kinds.MOVE, bytes((move,))) for move in several]


LOST = [
    ("xiangqi/8//0/0,0,0", moves(1), "xiangqi: the saved game can't be restored. This game is not installed."),
    ("quixo/5/,deep/0/0,0,0", (), "Quixo: the saved game can't be restored. There is no bot called deep."),
    ("othello/99//0/0,0,0", (), "Othello: the saved game can't be restored. size is 99, but it must be a whole number"),
    ("othello/8,1,1//0/0,0,0", (), "Othello: the saved game can't be restored. It has too many options"),
    ("tictactoe/3//0/0,0,0", moves(4, 4), "Tic-tac-toe: the saved game can't be restored. Its move 2 is not legal"),
    ("tictactoe/3//0/0", moves(4), "Tic-tac-toe: the saved game can't be restored. The saved data is damaged"),
    ("tictactoe/3//zero/0,0,0", moves(4), "The saved data is damaged. Its setup is kept."),
    ("tictactoe/3//0/0,0,0", [(kinds.BACK, b"")], "Tic-tac-toe: the saved game can't be restored. The saved data"),
    ("tictactoe/3//0/0,0,0", [(kinds.MOVES, b"\0\0\x63")], "The saved data is damaged."),
]


@pytest.fixture
def at_power_on():
    """Return a function that starts a board with the given store."""

    def start(store):
        for name in [name for name in sys.modules if name.startswith("glowgrid.games.")]:
            unload(name)  # a board has imported no games at power-on, unlike earlier tests
        return Player(store=store)

    return start


@pytest.mark.parametrize(("line", "records", "sentence"), LOST)
def test_a_saved_game_that_cannot_be_restored_is_reported_and_shown(at_power_on, line, records, sentence):
    player = at_power_on(saved_by_hand((kinds.BEGUN, line.encode()), *records))
    player.wait(3000)
    (told,) = [text for text in player.console.said if "can't be restored" in text]
    assert sentence in told and player.scene == "Trouble"
    player.wait(15_000)
    assert player.scene == "Menu"


def test_the_setup_of_a_lost_game_is_kept(at_power_on):
    store = saved_by_hand((kinds.BEGUN, b"tictactoe/5/easy,/0/0,0,0"), *moves(4, 4))
    player = at_power_on(store)
    player.wait(20_000)
    setup = player.app.session.setup()
    assert setup.options == (5,) and setup.who[:2] == ["easy", ""]
    again = Evening(store).session.setup()
    assert again.options == (5,) and again.who[:2] == ["easy", ""]


@pytest.mark.parametrize(
    ("line", "options", "who", "sentence"),
    [
        (b"tictactoe/5/easy,deep", (5,), ["easy", "easy"], "There is no bot called deep."),
        (b"tictactoe/99/,easy", (25,), ["", "easy"], "size is 99, but it must be a whole number from 3 to 25."),
        (b"tictactoe/5,7/,easy", (3,), ["", "easy"], "It has too many options."),
        (b"tictactoe/five/,easy", (3,), ["", "easy"], "The saved data is damaged."),
    ],
)
def test_an_outdated_setup_is_kept_as_far_as_possible_and_reported(line, options, who, sentence):
    evening = Evening(saved_by_hand((kinds.SETUP, line)))
    setup = evening.session.setup()
    assert (setup.options, setup.who[:2]) == (options, who)
    assert evening.said == [f"Tic-tac-toe can't be set up like last time. {sentence}"]


def test_a_later_option_has_its_default_and_the_saved_game_continues():
    state, session = comes_back(saved_by_hand((kinds.BEGUN, b"connectx/5,6,3//0/0,0,0")))
    assert session.match.game.options == (5, 6, 3, 2, 0) and state[2] == ()


def test_invalid_records_are_reported_once_and_the_others_count(at_power_on):
    store = saved_by_hand(
        (kinds.RESULTS, b"quixo/easy/1,2,3"),
        (kinds.RESULTS, b"nonsense"),
        (63, b"?"),
        (kinds.SETUP, b"\xc3"),
        (kinds.BEGUN, b"tictactoe/3//0/0,0,0"),
        *moves(4),
    )
    evening = Evening(store)
    assert restored(evening.session) and list(evening.session.match.game.moves) == [4]
    assert read(evening.session.saves).results == {("quixo", "easy"): [1, 2, 3]}
    assert evening.said == ["Damaged records of saved data, ignored: 3. All others are used."]


@pytest.mark.parametrize("kind", [kinds.SOUND, kinds.BRIGHTNESS])
def test_an_empty_preference_does_not_stop_the_board_at_power_on(kind):
    evening = Evening(saved_by_hand((kind, b""), (kinds.BEGUN, b"tictactoe/3//0/0,0,0"), *moves(4)))
    assert restored(evening.session) and list(evening.session.match.game.moves) == [4]
    assert not read(evening.session.saves).silent


def test_moves_after_a_damaged_start_record_are_not_added_to_the_previous_game():
    line = b"tictactoe/3//0/0,0,0"
    state, _ = comes_back(saved_by_hand((kinds.BEGUN, line), *moves(4), (kinds.BEGUN, b"\xc3" + line), *moves(0)))
    assert state is None


def test_a_move_played_before_the_game_is_saved_is_saved_with_it():
    store = Store()
    session = Evening(store).session
    for _ in session.beginning(NEW):
        pass
    session.match.play(session.match.game.legal_moves()[0])
    while session.running.load():
        pass
    after = Evening(store).session
    assert restored(after) and after.match.game.ply == 1
