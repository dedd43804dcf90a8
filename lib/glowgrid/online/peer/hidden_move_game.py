"""Keeps both peers in agreement during a game with hidden moves or dice. Loaded only if the game is not `perfect`."""

from ...engine import events
from ...engine.game import CHANCE
from ..protocol.messages import REVEAL, number
from ..protocol.move_text import DRAWN, UNKNOWN, named
from .hidden_moves import HiddenMoves
from .shared_game import SharedGame

MYPY = False
if MYPY:  # true for type checkers only
    from ...engine.game import Game
    from ...engine.match import Match
    from ..protocol.messages import Message
    from .dice import Dice
    from .resync import Transcript

HURRY, SAVE, COPY, BROKEN = 1, 2, 3, 4  # results of `take_dice`; 0: do nothing


class HiddenMoveGame(SharedGame):
    """A SharedGame that also has `hidden_moves` and `dice`. `dice` is None except during a roll."""

    hidden_moves: HiddenMoves

    def __init__(self, match: "Match") -> None:
        SharedGame.__init__(self, match)
        self.hidden_moves = HiddenMoves()
        self.dice: Dice | None = None
        self._saved = ""  # state of the dice after the last roll or before a restart
        self._common = 0  # after a restart: how many of the moves the opponent is known to have

    def state(self, match_id: str) -> str:
        dice = self._saved if self.dice is None else self.dice.state()
        return SharedGame.state(self, match_id) + self.hidden_moves.state() + "!" + dice

    def resume(self, number: int, epoch: int, words: list) -> None:
        SharedGame.resume(self, number, epoch, words)
        if words:
            self.hidden_moves.restore(words[0], int(words[1]), words[2])
            self._saved = words[3]

    def begin(self, number: int, joins: bool) -> None:
        self.hidden_moves.renew()
        self.dice, self._saved, self._common = None, "", 0
        SharedGame.begin(self, number, joins)

    # -- hidden moves

    def _name(self, move: int) -> str:
        game = self.match.game
        if game.turn == CHANCE:
            return DRAWN + named(game, move)
        return self.hidden_moves.name(game, move, self.has_turn())

    def follow(self, event: int, move: int | None, match_id: str) -> bool:
        SharedGame.follow(self, event, move, match_id)
        if self.dice is not None and self.match.game.turn != CHANCE:
            self._saved, self.dice = self.dice.state(), None  # frees the code of the dice until the next roll
        if event not in (events.STARTED, events.MOVED, events.TAKEN_BACK, events.MARKED):
            return False
        if event == events.STARTED:
            sides = self.sides()
            ours, theirs = str(sides.find("h") + 1), str(sides.find("e") + 1)
            self.hidden_moves.begin(f"{match_id} {self.exchange.number}", ours, theirs)
        elif event in (events.MOVED, events.MARKED) and self.match.game.outcome is not None:
            from .disclosure import disclose

            disclose(self.hidden_moves, self.exchange.log)
        return self.hidden_moves.has_news()

    def owed(self) -> "Transcript | None":
        """If the opponent has to reveal hidden moves now, return the transcript that still lacks these moves.
        Otherwise return None."""
        exchange = self.exchange
        if self.match.game.outcome is None:
            return None
        from .disclosure import is_owed, names_of

        if not is_owed(self.hidden_moves, names_of(exchange.log)):
            return None
        return self.transcribe(exchange.number, exchange.epoch)

    # -- chance

    def is_rolling(self) -> bool:
        """Return whether the next move is a chance move, so that the peers have to roll. If so, prepare `dice`."""
        match, exchange = self.match, self.exchange
        if match.game.turn != CHANCE or match.phase != events.STARTED or self.parted:
            return False
        if self.dice is None:
            from .dice import Dice

            self.dice = Dice(self._saved)
        self.dice.turn_to(self.hidden_moves, exchange.epoch, exchange.log.count)
        return True

    def roll(self, game: "Game") -> int:
        """Return the move that the dice have chosen, or -1 until the move is known."""
        return self.dice.move(game) if self.is_rolling() else -1  # type: ignore[union-attr]  # there are dice then

    def take_dice(self, message: "Message") -> int:
        """Handle the opponent's message about the dice. Return what the caller has to do: HURRY, SAVE, COPY, BROKEN, or
        0 for nothing."""
        exchange, ply, found = self.exchange, number(message.rest[0]), message.rest[1]
        count = exchange.log.count
        if self.believes and message.have > count:
            return COPY  # the dice were rolled before this side joined
        if ply < count:
            return HURRY  # the opponent does not know our salt yet
        if ply > count or not self.is_rolling():
            return 0
        if found == UNKNOWN:
            if self.is_behind and count > self._common:
                return COPY  # the opponent may have a newer position
        else:
            if found != exchange.position(self.match.game):
                return COPY
            self.agree()
        became = self.dice.hear(message.kind, message.rest[2])  # type: ignore[union-attr]  # there are dice
        if became < 0:
            return BROKEN
        return SAVE if became else HURRY

    def adopted(self) -> None:
        """Record that this side has adopted the opponent's transcript, so that both sides have the same moves now."""
        self._common = self.exchange.log.count
        self.exchange.moved()  # a hidden move may be known now

    def next_draw(self) -> tuple:
        """Return the next message about the dice, in the form of next_message.py, or () if no message is due."""
        exchange, ply = self.exchange, self.exchange.opponent_has
        if exchange.lacks:  # the opponent needs our salt of an earlier draw
            return True, REVEAL, ply, UNKNOWN, self.hidden_moves.salt(f"dice {exchange.epoch} {ply}")
        if not self.is_rolling():
            return ()
        kind, word = self.dice.next_message()  # type: ignore[union-attr]  # there are dice then
        return True, kind, exchange.log.count, exchange.position(self.match.game), word
