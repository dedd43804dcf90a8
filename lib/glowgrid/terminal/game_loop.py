"""Plays one game in plain text: shows the board, asks people for their moves, lets bots think, obeys commands."""

from .. import bots, games
from ..classic.numbered_board import grid_lines
from ..engine import match as events
from ..engine.game import MARKS
from ..engine.match import Match
from ..engine.rng import Rng
from ..words.en import terminal as words
from . import result
from .move_parser import NotAMove, has_numbered_squares, move_name, parse_move, row_and_column
from .prompter import Commands, PositionChanged, Prompter
from .setup_prompts import SetupPrompts


class GameLoop(Commands):
    def __init__(self, prompter: Prompter, setup: SetupPrompts, rng: Rng) -> None:
        """Begin the game that `setup` describes; bots draw from `rng`."""
        super().__init__(prompter)
        self._match = Match(setup.new_game(), setup.seats(), rng)
        self._marks = MARKS[0] + "".join([seat.mark for seat in self._match.seats])
        self._match.observe(self._watch)

    def play(self, moves: tuple | list = ()) -> str:
        """Play `moves`, which were recorded, then to the end, and on where moves of a finished game are taken back;
        return the answer to whether to play again."""
        self._prompter.commands = self
        try:
            self._match.start()
            self._show()
            for move in moves:
                self._match.play(move, recorded=True)
            return self._play_on()
        finally:
            self._prompter.commands = Commands(self._prompter)

    def _play_on(self) -> str:
        while True:
            try:
                while self._match.phase == events.STARTED:
                    if self._match.awaits_person:
                        self._match.play(self._ask_move())
                    else:
                        self._let_think()
                return self._prompter.ask_letter(words.ASK_AGAIN, ("y", "c", "n"))
            except PositionChanged:
                continue

    # -- moves

    def _ask_move(self) -> int:
        game, picked, move = self._match.game, (), None
        help_ = words.SQUARE_HELP if has_numbered_squares(game) else words.MOVE_HELP.format(game.expected())
        while move is None:
            answer = self._prompter.ask(self._prompt(picked), help_)
            if picked and not answer:
                picked = ()
                continue
            try:
                move, cells = parse_move(game, answer, picked)
                picked = cells or picked
            except NotAMove as error:
                self._prompter.say(str(error))
        return move

    def _prompt(self, picked: tuple) -> str:
        game, seat = self._match.game, self._match.seat
        if picked:
            return words.ASK_NEXT.format(words.PLACE.format(*row_and_column(game, picked[-1])))
        if game.motion == "fall":
            return words.ASK_COLUMN.format(seat.name, seat.mark)
        first = game.legal_moves()[0]
        if len(game.path(first)) == 1:
            return words.ASK_CELL.format(seat.name, seat.mark)
        return words.ASK_MOVE.format(seat.name, seat.mark, game.notation(first))

    def _let_think(self) -> None:
        match, ply, told = self._match, self._match.game.ply, False
        while match.thinking and match.game.ply == ply:
            match.step()
            if not told and 0 < match.progress < 100:
                told = True
                self._prompter.say(words.THINKS.format(match.seat.name, match.seat.mark))

    # -- what the match tells

    def _watch(self, event: int, move: int | None) -> None:
        if event == events.MOVED:
            game = self._match.game
            self._say(words.MOVED, game.mover(), move_name(game, move))
            self._show()
            for player in game.passed():
                self._say(words.PASSED, player)
        elif event == events.OVER:
            for sentence in result.sentences(self._match.game, self._match.seats):
                self._prompter.say(sentence)
        elif event == events.HINTED:
            self._prompter.say(words.HINT.format(move_name(self._match.game, move)))

    def _say(self, sentence: str, player: int, *more) -> None:
        seat = self._match.seats[player - 1]
        self._prompter.say(sentence.format(seat.name, seat.mark, *more))

    def _show(self) -> None:
        game = self._match.game
        for line in grid_lines(game, self._marks) if has_numbered_squares(game) else game.lines(self._marks):
            self._prompter.say(line)

    # -- commands

    def undo(self, times: int) -> None:
        """Take back to where a person was to move, `times` times or as often as there is; raise PositionChanged, or
        say that it can't be."""
        count = self._match.take_back_to_person(times)
        if not count:
            self._prompter.say(words.NOTHING_BACK)
            return
        self._prompter.say(words.MOVES_TAKEN_BACK.format(count))
        self._show()
        raise PositionChanged

    def redo(self) -> None:
        """Play again what was taken back, up to a person's turn; raise PositionChanged, or say that nothing was."""
        if not self._match.undone:
            self._prompter.say(words.NOTHING_AGAIN)
            return
        self._match.redo_to_person()
        raise PositionChanged

    def record(self) -> None:
        """Print the game as one line."""
        from ..engine import transcript

        game = self._match.game
        self._prompter.say(transcript.write(transcript.key_of(games.CATALOGUE, game), game))

    def hint(self) -> None:
        """Say what the best bot would play for the person to move."""
        if self._match.phase != events.STARTED:
            self._prompter.say(words.NO_HINT)
            return
        self._match.advise(bots.load(bots.CATALOGUE[-1][0])())
        while self._match.thinking:
            self._match.step()
