"""Plays one game in plain text: shows the board, asks people for their moves, lets bots think, obeys commands."""

from glowgrid import bots, games
from glowgrid.classic.numbered_board import grid_lines
from glowgrid.engine import events
from glowgrid.engine.ending import commands
from glowgrid.engine.game import CHANCE, MARKS
from glowgrid.engine.match import Match
from glowgrid.engine.rng import Rng
from glowgrid.engine.seat import moves_to_person
from glowgrid.match_sentences import describe_move, fill
from glowgrid.translation import translated
from glowgrid.words import special
from glowgrid.words import terminal as words

from . import outcome_report
from .move_parser import NotAMove, has_columns, has_numbered_squares, move_name, parse_move, row_and_column
from .prompter import Commands, PositionChanged, Prompter
from .setup_prompts import SetupPrompts

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Iterable


class GameLoop(Commands):
    def __init__(self, prompter: Prompter, setup: SetupPrompts, rng: Rng) -> None:
        """Begin the game that `setup` describes; bots draw from `rng`."""
        super().__init__(prompter)
        self._match = Match(setup.new_game(), setup.seats(), rng)
        self._marks = MARKS[0] + "".join([seat.mark for seat in self._match.seats])
        self._match.observe(self._watch)
        setup.follow(self._match)

    def play(self, moves: "Iterable[int]" = ()) -> str:
        """Play `moves` of a transcript, then to the end, and on where moves of a finished game are taken back;
        return the answer to whether to play again."""
        self._prompter.commands = self
        try:
            self._match.start()
            self._show()
            for move in moves:
                self._match.play(move, replayed=True)
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
                return self._prompter.ask_letter(words.ASK_AGAIN, (words.YES, words.CHANGES, words.NO))
            except PositionChanged:
                continue

    # -- moves

    def _ask_move(self) -> int:
        game = self._match.game
        picked: tuple = ()
        help_ = words.MOVE_HELP.format(translated(game.expected(), "checks"))
        if has_numbered_squares(game):
            help_ = words.SQUARE_HELP
        while True:
            answer = self._prompter.ask(self._prompt(picked), help_)
            if picked and not answer:
                picked = ()
                continue
            try:
                move, cells = parse_move(game, answer, picked)
                if move is not None:
                    return move
                picked = cells
            except NotAMove as error:
                self._prompter.say(str(error))

    def _prompt(self, picked: tuple) -> str:
        game = self._match.game
        if picked:
            return words.ASK_NEXT.format(words.PLACE.format(*row_and_column(game, picked[-1])))
        first = game.legal_moves()[0]
        if has_columns(game):
            asked = words.ASK_COLUMN
        elif len(game.path(first)) == 1:
            asked = words.ASK_CELL
        else:
            return fill(self._match, game.turn, words.ASK_MOVE, game.notation(first))
        return fill(self._match, game.turn, asked)

    def _let_think(self) -> None:
        match, ply, told = self._match, self._match.game.ply, False
        while match.thinking and match.game.ply == ply:
            match.attend()
            match.step()
            if not told and 0 < match.progress < 100:
                told = True
                self._prompter.say(fill(match, match.game.turn, words.THINKS))

    # -- what the match tells

    def _watch(self, event: int, move: int | None) -> None:
        if event == events.MOVED and move is not None:
            self._say_move(move)
        elif event == events.OVER:
            self._say_result()
        elif event == events.HINTED and move is not None:
            self._prompter.say(words.HINT.format(move_name(self._match, move)))
        elif event == events.ASKED:
            self._prompter.say(special.OPPONENT_ASKED)
        elif event == events.REFUSED:
            self._prompter.say(special.NOT_AGREED)

    def _say_result(self) -> None:
        for sentence in outcome_report.sentences(self._match):
            self._prompter.say(sentence)

    def _say_move(self, move: int) -> None:
        game = self._match.game
        self._prompter.say(self._told(move))
        if not game.ended:
            self._show()
        for player in game.passed():
            self._prompter.say(fill(self._match, player, words.PASSED))

    def _told(self, move: int) -> str:
        """Return who has played `move`, the last."""
        match, game = self._match, self._match.game
        player = game.turn if game.ended else game.mover() or CHANCE
        if has_numbered_squares(game) and not game.ended:
            return fill(match, player, words.MOVED, move_name(match, move))
        return describe_move(match, move, player)

    def _show(self) -> None:
        match, game = self._match, self._match.game
        lines = grid_lines(game, self._marks) if has_numbered_squares(game) else game.lines(self._marks, match.viewer)
        for line in lines:
            self._prompter.say(line)

    # -- commands

    def undo(self, times: int) -> None:
        """Take back to where a person was to move, `times` times or as often as there is; raise PositionChanged, or
        say that it can't be."""
        count = moves_to_person(self._match, times)
        if not count:
            self._prompter.say(words.NOTHING_BACK)
            return
        count = self._match.take_back(count)
        if count:
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

    def transcript(self) -> None:
        """Print the game as one line."""
        from glowgrid.engine import transcript

        game = self._match.game
        self._prompter.say(transcript.write(transcript.key_of(games.CATALOGUE, game), game))

    def hint(self) -> None:
        """Say what the best bot that may play this would play for the person to move."""
        if self._match.phase != events.STARTED:
            self._prompter.say(words.NO_HINT)
            return
        self._match.advise(bots.load(bots.able(self._match.game)[-1][0])())
        while self._match.thinking:
            self._match.step()

    def rules(self) -> None:
        """Say the game's rules."""
        self._prompter.say(translated(self._match.game.rules, "games") or words.NO_RULES)

    def more(self) -> tuple:
        """Return the game's own commands, and those of every game of two, as `Game.commands` has them."""
        return commands(self._match) if self._match.phase == events.STARTED else ()

    def obey(self, command: tuple) -> None:
        """Do what one of those says, after a yes where its sentence is a question; raise PositionChanged."""
        _, told, do = command
        sentence = translated(told, "games")
        if told.endswith("?"):
            if self._prompter.ask_letter(words.ASK_YES.format(sentence), (words.YES, words.NO)) == words.NO:
                return
        else:
            self._prompter.say(sentence)
        told = do(self._match)
        if told:
            self._prompter.say(translated(told, "games"))
        raise PositionChanged
