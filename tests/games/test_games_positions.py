"""Games that begin from a position: in transcripts, on light, and after a power cut."""

import fakes
import pytest
import tiny
from evening import Evening, Store, begin, comes_back
from fakes import Player

from glowgrid import games
from glowgrid.engine import transcript
from glowgrid.engine.match import Match
from glowgrid.engine.seat import Seat
from glowgrid.session.match_start_modes import REMATCH, REPLAY, RESTORE_LEFT, RESTORE_SAVED

FROM = "XX./OO./... O"
LINE = "fill//{" + FROM + "}a3c1"


@pytest.fixture(autouse=True)
def _catalogue(monkeypatch):
    tiny.install(monkeypatch)


def read(line=LINE):
    return transcript.read(line, games.load)[1]


# -- transcripts


@pytest.mark.parametrize("line", [LINE, "fill//{" + FROM + "}", "fill//{X../.../... X}b1 resign", "fill//a1b1"])
def test_a_transcript_with_a_position_is_written_as_it_was_read(line):
    assert transcript.write("fill", read(line)) == line


def test_spaces_around_the_braces_do_not_matter():
    assert transcript.write("fill", read(" fill / / { " + FROM + " } a3 c1")) == LINE


def test_copies_begin_from_the_same_position():
    match = Match(read(), [Seat("Player 1"), Seat("Player 2", "O", 2)])
    assert match.game.copy().key() == match.game.key() and match.game.outcome.winner == 1
    assert match.position_at(1).position() == "XX./OO./O.. X"
    match.new_game()
    assert match.game.position() == FROM and transcript.write("fill", match.game) == "fill//{" + FROM + "}"


BAD = [
    ("fill//{XX X}", "A position of Fill has 9 cells."),
    ("fill//{XX./OO./..? O}", "'XX./OO./..? O' is not a position in which a player can move."),
    ("fill//{nonsense}a1", "'nonsense' is not a position in which a player can move."),
    ("fill//{XXX/OO./... O}", "'XXX/OO./... O' is not a position in which a player can move."),
    ("fill//{XX./OO./... O", "'{XX./OO./... O' has no closing brace."),
    ("othello/8/{8/8 b}f5", "This game can't start from a position."),
    ("fill//{}/a1", "is not a transcript: a game is written key/options/moves, such as othello/8/f5d6c3."),
    ("fill//{" + FROM + "}a1", "Move 1: 'a1' is not a legal move there; expected one of 5 moves such as c1."),
]


@pytest.mark.parametrize(("line", "sentence"), BAD)
def test_a_bad_position_is_refused_with_one_sentence(line, sentence):
    with pytest.raises(ValueError) as refused:
        read(line)
    assert str(refused.value).endswith(sentence)


# -- on light


@pytest.fixture
def shown(monkeypatch):
    def power_on(line):
        monkeypatch.setattr(fakes.Settings, "replay", line)
        player = Player()
        player.wait(1600)
        return player

    return power_on


def test_the_grid_shows_the_position_then_the_moves_and_people_play_on(shown):
    player = shown("fill//{" + FROM + "}a3")
    match = player.app.session.match
    assert player.scene == "Replay" and match.game.position() == FROM
    player.wait(3000)
    assert player.scene == "Play" and match.game.position() == "XX./OO./O.. X"
    player.press("B")
    assert match.game.position() == FROM


@pytest.mark.parametrize("line", [line for line, _ in BAD])
def test_the_grid_reports_a_bad_position_and_opens_the_menu(shown, line):
    player = shown(line)
    with pytest.raises(ValueError) as refused:
        read(line)
    assert player.scene == "Menu" and str(refused.value) in player.console.said


# -- saves


def left(store, line):
    """Begin from the transcript `line`, play a move, leave the game, and return to it, so that it is saved."""
    evening = Evening(store)
    session = evening.session
    session.transcript = line
    begin(session, REPLAY)
    for name in ("a3", "b3"):
        session.match.play(session.match.game.parse(name))
    session.match.take_back()
    session.end()
    begin(session, RESTORE_LEFT)
    return session


def test_a_game_from_a_position_comes_back_after_a_power_cut():
    store = Store()
    session = left(store, "fill//{" + FROM + "}")
    state, again = comes_back(store)
    assert again.match.game.position() == session.match.game.position() == "XX./OO./O.. X"
    assert again.match.redo() and again.match.game.position() == "XX./OO./OX. O"
    assert transcript.write("fill", again.match.game) == "fill//{" + FROM + "}a3b3"


def test_it_also_comes_back_from_a_compacted_journal_and_in_a_rematch():
    store = Store()
    session = left(store, "fill//{" + FROM + "}")
    session.saves.full = True
    session.saves.update()
    assert comes_back(store)[1].match.game.position() == "XX./OO./O.. X"
    session.match.play(2)
    assert session.match.game.outcome.winner == 1
    begin(session, REMATCH)
    session.match.play(5)
    session.match.take_back()
    assert comes_back(store)[1].match.game.position() == FROM


def test_a_saved_position_that_no_longer_makes_sense_is_reported():
    store = Store()
    session = left(store, "fill//{" + FROM + "}")
    session.saves.game.header = session.saves.game.header.replace(FROM, "XX X")
    session.saves.full = True
    session.saves.update()
    again = Evening(store)
    assert begin(again.session, RESTORE_SAVED) == (
        "Fill: the saved game can't be restored. The saved data is damaged. Its setup is kept."
    )
