"""Play an online match as its host or guest."""

import os

from glowgrid.engine import events
from glowgrid.engine.rng import Rng
from glowgrid.match_sentences import describe_turn, fill
from glowgrid.online.peer.broker_link import BrokerLink
from glowgrid.online.peer.network_peer import NetworkPeer
from glowgrid.online.peer.peer import Peer
from host_common import qr_code
from host_common.computer_clock import Clock

from .agreement_prompt import is_agreeing, mark_cell
from .broker import Client
from .hand_over import HandOverPrompt
from .live_io import LiveIO
from .move_prompt import ask_moves
from .online_commands import PlayerCommands, question_sentence
from .online_match import OnlineMatch
from .peer_sentences import peer_sentence
from .prompter import Prompter
from .setup_prompts import SetupPrompts
from .words import remote
from .words import terminal as words


class OnlinePlayer(OnlineMatch):
    commands: PlayerCommands

    def __init__(
        self, io: LiveIO, prompter: Prompter, setup: SetupPrompts, rng: Rng, client: Client, line: BrokerLink, key: str
    ) -> None:
        """Prepare to play over the link `line`. `line.seat` says whether the user is host or guest. `key` is the key of
        the game."""
        self._client, self._line, self._clock = client, line, Clock()
        self._peer = self._new_peer(key, rng)
        super().__init__(io, prompter, setup, rng, client, self._peer)
        self.commands = PlayerCommands(prompter, self._match, self._report, self._peer, self._tell)
        self._hand_over = HandOverPrompt(prompter, self._match, self._report)
        self._is_over = False
        self._turn_said: tuple = ()

    def _new_peer(self, key: str, rng: Rng) -> NetworkPeer:
        """Return a new object that stands for the opponent and decides the opponent's moves. `key`: the game's key."""
        line = self._line
        place = line.letters, line.seat, line.instance
        seed, nonce = rng.below(1 << 20), os.urandom(16)
        return NetworkPeer(self._sit, place, nonce, self._clock, seed, key, self._tell, self._say_question, _keep)

    def _sit(self, place: tuple) -> BrokerLink:
        """Return the link to the opponent. NetworkPeer calls this to open and to close its link.

        `place` is the place to take in the match, as (letters, seat, instance). If `place` is (), leave the match
        before returning the link.
        """
        if not place:
            self._line.leave(self._clock.now())
        return self._line

    # -- the loop

    def _go_on(self) -> None:
        self._match.start()
        while not self._is_over:
            self._ask_next()

    def _ask(self) -> None:
        match = self._match
        if match.phase == events.STOPPED:
            self._ask_after_the_end()
        elif match.awaits_person and is_agreeing(match):
            mark_cell(self._prompter, match)
        elif match.awaits_person:
            self._hand_over.before_move()
            moves = ask_moves(self._prompter, match)
            self._hand_over.after_move()
            for move in moves:
                match.play(move)
        elif match.phase == events.NOT_STARTED:
            self._wait(remote.NOT_BEGUN)
        else:
            self._say_turn()
            self._wait(fill(match, match.game.turn, remote.NOT_YOUR_TURN))

    def _ask_after_the_end(self) -> None:
        """If the opponent has asked a question, let the user answer it. Otherwise ask the user whether to play
        again."""
        if self._peer.question:
            self.commands.answer_question()
        elif self._prompter.ask_letter(remote.ASK_AGAIN, (words.YES, words.NO)) == words.YES:
            self._play_again()
        else:
            self._is_over = True

    def _play_again(self) -> None:
        """Prepare the next game, which starts when the opponent also wants to play again.

        Normally, the player who was second in the last game begins the next game. But in a game with a handicap, the
        player who began the last game begins again.
        """
        match = self._match
        if not getattr(match.game, "handicap", 0):
            match.seats.append(match.seats.pop(0))  # the next player begins
        match.new_game()
        match.start()
        if match.phase == events.NOT_STARTED:
            self._prompter.say(remote.WAITS)

    def _follow(self) -> None:
        """Play the opponent's move if it has arrived.

        After the end of a game, the opponent may ask a question or withdraw a question. In both cases, set
        `_position_changed`, because the question that the user is answering is then outdated.
        """
        match = self._match
        if match.phase == events.STARTED and not match.awaits_person:
            match.step()
        if match.phase == events.STOPPED and bool(self._peer.question) != self.commands.is_asking:
            self._position_changed = True

    # -- output

    def _say_turn(self) -> None:
        """Print whose turn it is, but only once per position."""
        game = self._match.game
        position = id(game), game.ply, game.turn
        if position != self._turn_said and game.turn:
            self._turn_said = position
            self._prompter.say(describe_turn(self._match))

    def _say_question(self, peer: Peer) -> None:
        """Print the opponent's question. After the end of a game, print nothing, because `_ask_after_the_end` asks the
        question."""
        if self._match.phase == events.STARTED:
            self._prompter.say(words.ASK_YES.format(question_sentence(peer)).strip())

    def _tell(self, name: str, *values: object) -> None:
        """Print the sentence called `name` with `values` inserted. The peer calls this method.

        If `name` is "INVITED", the sentence contains the invite code. In this case, also print the command with which
        the opponent joins, and the QR code.
        """
        sentence = peer_sentence(name, values)
        if sentence:
            self._prompter.say(sentence)
        if name == "INVITED":
            self._prompter.say(remote.JOIN.format(values[0], self._client.where))
            for line in qr_code.lines(str(values[0])):
                self._prompter.say(line)


def _keep() -> None:
    """Do nothing, because matches in plain text are not saved."""
