"""Features that a match adds to its game: chance, resigning, draw offers, undo requests, and hidden positions for
deciders.
"""

import pytest
import tiny
from persons import persons

from glowgrid import bots, games
from glowgrid.engine import transcript
from glowgrid.engine.game import ALL, CHANCE
from glowgrid.engine.match import ASKED, HINTED, MOVED, OVER, REFUSED, STARTED, STOPPED, TAKEN_BACK, Match
from glowgrid.engine.resign_and_draw import DRAW, RESIGN, commands
from glowgrid.engine.rng import Rng
from glowgrid.engine.seat import BOT, REMOTE, Seat
from glowgrid.engine.turns import turns_to_person
from glowgrid.games.connectx import ConnectX
from glowgrid.games.tictactoe import TicTacToe


def started(game, seats=None, seed=1):
    match = Match(game, seats or persons(game), Rng(seed))
    match.told = []
    match.observe(lambda event, move: match.told.append((event, move)))
    match.start()
    return match


def roll(match):
    while match.game.turn == CHANCE and match.phase == STARTED:
        assert match.step()


# -- chance


def test_the_match_draws_for_chance_which_has_no_seat():
    match = started(tiny.GAMES["dice"]())
    assert (match.seat, match.thinking, match.awaits_person) == (None, True, False)
    assert match.step()
    assert match.told[-1] == (MOVED, match.game.last()) and match.game.mover() == CHANCE
    assert match.awaits_person and not match.thinking


def test_no_player_can_make_a_chance_move_but_a_transcript_may_contain_it():
    match = started(tiny.GAMES["dice"]())
    assert not match.play(101) and match.told[-1] == (REFUSED, 101)
    assert not match.play(RESIGN)
    assert not match.play(99, replayed=True) and not match.play(RESIGN, replayed=True)
    assert match.play(101, replayed=True)
    assert list(match.game.moves) == [101]


def test_undo_skips_chance_moves_and_the_same_numbers_are_drawn_again():
    match = started(tiny.GAMES["dice"]())
    for _ in range(2):
        roll(match)
        match.play(match.game.legal_moves()[0])
    roll(match)
    drawn = list(match.game.moves)[::2]
    assert match.take_back() == 1
    assert (match.game.turn, match.game.ply) == (2, 3)
    assert match.take_back(5) == 1
    assert (match.game.turn, list(match.game.moves)) == (1, drawn[:1])
    assert (match.take_back(), match.game.ply) == (0, 1)  # a draw before the first move is not undone
    while match.game.ply < 5:
        roll(match)
        if match.game.ply < 5:
            match.play(match.game.legal_moves()[-1])
    assert list(match.game.moves)[::2] == drawn


def test_redo_replays_moves_and_chance_up_to_a_persons_turn():
    game = tiny.GAMES["dice"]()
    match = started(game)
    roll(match)
    match.play(game.legal_moves()[0])
    roll(match)
    moves = list(game.moves)
    match.take_back()
    assert match.redo(to_person=True) and list(game.moves) == moves and match.awaits_person


def test_the_same_seed_rolls_the_same_numbers():
    def rolled(seed):
        match = started(tiny.GAMES["dice"](), seed=seed)
        while match.phase == STARTED:
            roll(match)
            if match.phase == STARTED:
                match.play(match.game.legal_moves()[0])
        return list(match.game.moves)

    assert rolled(3) == rolled(3)
    assert len({tuple(rolled(seed)) for seed in range(9)}) > 1


# -- resigning and agreed draws


@pytest.mark.parametrize("key", [row[0] for row in games.CATALOGUE] + list(tiny.GAMES))
def test_resigning_ends_every_game_and_can_be_undone_like_a_move(key):
    game = (tiny.GAMES.get(key) or games.load(key))()
    match = started(game)
    roll(match)
    match.play(game.legal_moves()[0])
    if match.phase == STOPPED:
        return
    roll(match)
    before = game.key(), game.turn, game.ply, game.last(), list(game.moves), game.trace()
    assert match.play(RESIGN)
    assert match.told[-3:] == [(MOVED, RESIGN), (OVER, None), (STOPPED, None)]
    assert game.outcome.winner == (3 - game.turn if game.players == 2 else 0)
    assert "has resigned" in game.outcome.why and game.outcome.line == ()
    assert list(game.moves) == [*before[4], RESIGN] and game.legal_moves() == []
    assert (game.key(), game.turn, game.ply, game.last(), list(game.moves)[:-1], game.trace()) == before
    twin = game.copy()
    assert (twin.ended, twin.outcome, list(twin.moves)) == (RESIGN, game.outcome, list(game.moves))
    assert twin.legal_moves() == []
    line = transcript.write(key, game)
    again = transcript.read(line, lambda _: type(game))[1]
    assert line.endswith("resign") and list(again.moves) == list(game.moves) and again.outcome == game.outcome
    hid = not game.perfect and game.is_sampled()
    assert turns_to_person(match, 1) == (0 if hid else 1)  # the end shows what was hidden
    assert match.take_back() == 1 and match.told[-1] == (TAKEN_BACK, RESIGN)
    assert (match.phase, game.outcome, game.ended) == (STARTED, None, 0)
    assert (game.key(), game.turn, game.ply, game.last(), list(game.moves), game.trace()) == before
    assert match.redo() and match.phase == STOPPED


def test_a_player_can_resign_before_the_first_move():
    match = started(TicTacToe())
    match.play(RESIGN)
    assert match.game.outcome.winner == 2
    assert match.take_back(turns_to_person(match, 1)) == 1
    assert (match.game.outcome, match.game.ply, match.phase) == (None, 0, STARTED)


def test_a_transcript_writes_the_result_apart_from_the_moves():
    game = ConnectX()
    match = started(game)
    for column in (3, 3, 4):
        match.play(column)
    match.play(DRAW)
    assert transcript.write("connectx", game) == "connectx/6,7,4,2,0/445 draw"
    assert (game.outcome.winner, game.outcome.why) == (0, "both players agree")


@pytest.mark.parametrize("line", ["tictactoe/3/a1 resign b1", "tictactoe/3/a1 resign draw", "tictactoe/3/resigned"])
def test_nothing_follows_a_resignation_in_a_transcript(line):
    with pytest.raises(ValueError, match=r"The game is over after move 1|is not a legal move there"):
        transcript.read(line, games.load)


def test_two_sides_can_resign_or_offer_a_draw_and_a_game_may_add_commands():
    assert [row[0] for row in commands(started(TicTacToe()))] == ["resign", "draw"]
    assert [row[0] for row in commands(started(tiny.GAMES["points"]()))] == ["double", "wave", "resign", "draw"]
    assert commands(started(tiny.GAMES["walk"]())) == commands(started(tiny.GAMES["skip"]())) == ()
    assert commands(started(tiny.GAMES["dice"]())) == ()  # not a person's turn


class Other:
    """A remote opponent that agrees, refuses, or needs time to answer."""

    searches = False

    def __init__(self, answer):
        self.answer = answer
        self.rounds = 0

    def think(self, game, rng):
        yield None
        return game.legal_moves()[0]

    def may_take_back(self, count):
        return self.answer

    def may_draw(self):
        return self.answer

    def attend(self, match):
        self.rounds += 1
        if self.answer is None and match.undo_wanted:
            match.take_back(agreed=True)


def against(answer):
    match = started(TicTacToe(), [Seat("Ada"), Seat("Bob", "O", 2, REMOTE, Other(answer))])
    match.undo_wanted = False
    return match


@pytest.mark.parametrize(
    ("answer", "told"), [(True, ""), (False, "Bob declines the draw."), (None, "Asking Bob for a draw.")]
)
def test_a_draw_offer_is_accepted_or_declined_by_the_other_side(answer, told):
    match = against(answer)
    do = next(row[2] for row in commands(match) if row[0] == "draw")
    assert do(match) == told
    assert (match.game.ended == DRAW) == (answer is True)


def test_a_bot_accepts_a_draw_unless_it_is_ahead():
    bot = bots.load("hard")()
    match = started(ConnectX(), [Seat("Ada"), Seat("Hard", "O", 2, BOT, bot)])
    for column in (0, 3, 0, 3, 6, 3):
        match.play(column)
    do = next(row[2] for row in commands(match) if row[0] == "draw")
    assert do(match) == "Hard declines the draw." and match.game.outcome is None
    match.take_back(6)
    for column in (3, 0, 3, 0, 3, 6):
        match.play(column)
    assert do(match) == "" and match.game.ended == DRAW


# -- undo requests


def test_the_other_side_may_refuse_an_undo():
    match = against(False)
    match.play(4)
    assert match.take_back() == 0 and match.told[-1] == (REFUSED, None)
    assert match.game.ply == 1


def test_the_other_side_may_answer_an_undo_request_later_and_then_undoes_it_itself():
    match = against(None)
    match.play(4)
    assert match.take_back() == 0 and match.told[-1] == (ASKED, None)
    match.undo_wanted = True
    match.attend()
    assert match.game.ply == 0 and match.told[-1] == (TAKEN_BACK, 4)


def test_a_remote_opponent_is_polled_on_every_turn():
    match = against(True)
    match.attend()
    match.play(4)
    match.attend()
    assert match.seats[1].decider.rounds == 2


# -- the position that a decider is shown


class Spy:
    """A decider that plays the first legal move and keeps the game it was given."""

    searches = False

    def think(self, game, rng):
        self.given = game
        yield 100
        return game.legal_moves()[0]


def test_a_bot_and_a_hint_never_see_hidden_information():
    hidden = set()
    for seed in range(20):
        spy = Spy()
        match = started(tiny.GAMES["veil"](), [Seat("Ada"), Seat("Spy", "O", 2, BOT, spy)], seed)
        match.play(1)
        while not match.step():
            pass
        assert spy.given is not match.game
        cells = bytearray(6)
        spy.given.fill(cells, ALL)
        hidden.add(cells.index(1))
    assert hidden == {0, 1, 2}
    assert match.viewer == 1 and match.notation(1) == "b1"
    assert started(tiny.GAMES["veil"]()).viewer == 0 and started(TicTacToe()).viewer == ALL


def test_a_hint_comes_from_a_bot_that_supports_the_game():
    game = tiny.GAMES["dice"]()
    assert bots.able(game) == bots.able(type(game)) == bots.able(TicTacToe) == bots.CATALOGUE
    match = started(game)
    roll(match)
    match.advise(bots.load(bots.ADVISER)())
    while match.thinking:
        match.step()
    assert match.told[-1] == (HINTED, match.told[-1][1]) and game.is_legal(match.told[-1][1])
