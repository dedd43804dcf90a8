"""Print the events of a match, and its board."""

from collections.abc import Callable

from glowgrid.agreement_sentences import describe_act
from glowgrid.classic.numbered_board import grid_lines
from glowgrid.engine import events
from glowgrid.engine.draws import is_setup, standing
from glowgrid.engine.game import CHANCE, MARKS
from glowgrid.engine.hint_reasons import reason
from glowgrid.engine.match import Match
from glowgrid.match_sentences import describe_move, describe_warning, fill
from glowgrid.translation import translated
from glowgrid.words import match as match_words
from glowgrid.words import special

from . import board_reader
from .move_parser import has_numbered_squares, row_and_column
from .outcome_report import outcome_sentences
from .words import terminal as words


class MatchReport:
    """Observer that prints each event of a match when it happens."""

    def __init__(self, match: Match, say: Callable[[str], None]) -> None:
        """Prepare to report on `match`. `say` is the function that prints a sentence."""
        self._match, self._say = match, say

    def watch(self, event: int, move: int | None) -> None:
        """Print `event`. To have each event of a match printed, pass this method to `Match.observe`.

        `move`: the move of the event, or None if the event has no move.
        """
        if event == events.MOVED and move is not None:
            self._report_move(move)
        elif event == events.MARKED and move is not None:
            self._say(describe_act(self._match, move))
            self.show_board()
        elif event == events.OVER:
            self.say_outcome()
        elif event == events.HINTED and move is not None and not self._match.game.is_legal(move):
            self._say(special.NOTHING_PROVEN)
        elif event == events.HINTED and move is not None:
            why = translated(reason(self._match.game, move, self._match), "hint")
            name = move_name(self._match, move, self._match.viewer)
            self._say(match_words.HINT.format(f"{name} {why}".strip()))
        elif event == events.ASKED:
            self._say(special.OPPONENT_ASKED)
        elif event == events.REFUSED:
            self._say(special.NOT_AGREED)

    def _report_move(self, move: int) -> None:
        sentence = self.move_sentence(move)
        if sentence:  # a draw that only sets up the game has none
            self._say(sentence)
        if not self._match.game.ended:
            self.show_board()
        for sentence in self.pass_sentences():
            self._say(sentence)

    def move_sentence(self, move: int) -> str:
        """Return a sentence about `move`, which is the last move of the match."""
        match, game = self._match, self._match.game
        player = game.turn if game.ended else game.mover() or CHANCE
        if has_numbered_squares(game) and not game.ended:
            return fill(match, player, match_words.MOVED, move_name(match, move))
        return describe_move(match, move, player)

    def pass_sentences(self) -> list[str]:
        """Return one sentence for each player who had to pass after the last move, and one for the game's warning."""
        warning = describe_warning(self._match)
        sentences = [fill(self._match, player, match_words.PASSED) for player in self._match.game.passed()]
        return [*sentences, warning] if warning else sentences

    def say_outcome(self) -> None:
        """Print the result of the game."""
        for sentence in outcome_sentences(self._match):
            self._say(sentence)

    def show_board(self) -> None:
        """Print the board with the marks of the players, unless more draws will set up the game. A player who shares
        the screen with other people sees their own view during their own turn only. If each player has a board of
        their own, print both."""
        match, game = self._match, self._match.game
        viewer, own = self._viewers()
        if is_setup(game, game.ply):
            return
        marks = MARKS[0] + "".join(seat.mark for seat in match.seats)
        if own:
            for line in [words.OWN_BOARD, *game.lines(marks, own), words.OTHER_BOARD]:
                self._say(line)
        for line in grid_lines(game, marks) if has_numbered_squares(game) else game.lines(marks, viewer):
            self._say(line)

    def read_board(self, number: int | None = None) -> None:
        """Print the board by rows in words, for the same people as `show_board`, and the roll that counts now.
        `number`: only the row with this number, which people read beside it."""
        match, game = self._match, self._match.game
        viewer, own = self._viewers()
        if is_setup(game, game.ply):
            return
        found = board_reader.rows(game, match.seats, viewer)
        if number is not None and number not in found:
            self._say(words.READ_HOW.format(min(found), max(found)))
            return
        boards = [("", found)]
        if own:
            boards = [(words.OWN_BOARD, board_reader.rows(game, match.seats, own)), (words.OTHER_BOARD, found)]
        for heading, rows in boards:
            if heading:
                self._say(heading)
            for row, sentence in rows.items():
                if number in (None, row):
                    self._say(sentence)
        if number is None:
            if hasattr(game, "draw_form") and standing(game) >= 0:  # it stands beside the board, not on it
                self._say(self.move_sentence(game.moves[standing(game)]))
            for sentence in board_reader.sides(match.seats):
                self._say(sentence)

    def _viewers(self) -> tuple[int, int]:
        """Return two viewers of the boards to show now. The first is the player who may see the screen, or 0 if it
        shows what everybody may see. The second sees that player's own board; it is 0 if there is no such board."""
        match, game = self._match, self._match.game
        viewer = 0 if 0 < match.holder != game.turn else match.viewer
        return viewer, game.own(viewer) if hasattr(game, "own") else 0


def move_name(match: Match, move: int, viewer: int = 0) -> str:
    """Return a name of `move` for use in sentences. The name matches the labels of the printed board.

    `viewer`: the player who may see the name, or 0 if all people at this computer may see it.
    """
    game = match.game
    if has_numbered_squares(game):
        return words.PLACE.format(*row_and_column(game, game.path(move)[0]))
    return match.game.notation(move, viewer) if viewer > 0 else match.notation(move)
