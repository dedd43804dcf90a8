"""Secrets: moves that one peer hides from the other.

While a move is hidden, messages contain only its public part and a commitment. After the game they contain the move and
the salt, and the opponent checks both against the commitment:

    ?~COMMITMENT        a move that only its player knows
    b1!SALT             the same move after the game

A commitment is a hash of the match, the side, the game, the ply, the move and the salt. All salts of a game follow from
a secret that is used for that game only. Only matches of games that are not `perfect` import this module.
"""

from os import urandom

from ...engine.game import CHANCE
from ..protocol.hmac import sha256
from ..protocol.move_text import ENDS, HIDDEN, SHOWN, MoveText, named, understood

MYPY = False
if MYPY:  # type checkers take it for true
    from array import array

    from ...engine.game import Game

# bytes of secrets, salts and commitments: too many to guess one, or to find two moves with the same commitment
SIZE = 16
_WORD = 2 * SIZE  # number of their hex digits


class HiddenMoves:
    """This peer's hidden moves in one game, and the commitments of the opponent. `ours` and `theirs` name the sides in
    commitments."""

    def __init__(self) -> None:
        self.ours = self.theirs = ""
        self.shown = 0  # number of times that names in the log were replaced
        self.renew()
        self.begin("", "", "")

    def renew(self) -> None:
        """Choose a new secret, because another game begins."""
        self._secret = urandom(SIZE).hex()
        self._promised = "-"  # a hash over all commitments of the opponent
        self._covers = 0  # number of commitments in that hash
        self._is_new = False

    def begin(self, game: str, ours: str, theirs: str) -> None:
        """Start a game. `game`: the match's id and the game's number, with a space between. `ours` and `theirs`: the
        player of each side."""
        self.ours, self.theirs = f"{game} {ours}", f"{game} {theirs}"
        self._came: dict = {}  # names of the opponent's moves that are not played yet, by ply
        self._own: dict = {}  # moves that this peer hides, by ply
        self._count = 0  # number of moves that the opponent has hidden so far

    def state(self) -> str:
        """Return the text to save for a restart. `restore` gets its parts."""
        return f"{SHOWN}{self._secret}{SHOWN}{self._covers}{SHOWN}{self._promised}"

    def restore(self, secret: str, covers: int, promised: str) -> None:
        """Restore the parts of a text that `state` returned."""
        if is_word(secret):
            self._secret, self._covers, self._promised = secret, covers, promised

    def salt(self, what: str) -> str:
        """Return the salt for `what`. It is always the same, and reveals nothing about the other salts."""
        return _hashed(f"{self._secret} {what}")

    # -- names

    def came(self, ply: int, name: str) -> None:
        """Store the name of an opponent's move until it is played."""
        self._came[ply] = name

    def name(self, game: "Game", move: int, is_ours: bool) -> str:
        """Return the name of a legal move. `is_ours`: a player of this side makes it."""
        ply = game.ply
        came: str = self._came.pop(ply, "")
        full, seen = named(game, move), _seen(game, move)
        if full == seen and move != _veiled(game, seen):
            return full
        if is_ours:
            self._own[ply] = full
            return seen + HIDDEN + commitment(self.ours, ply, full, self.salt(f"move {ply}"))
        self._count += 1
        if came and self._count > self._covers:
            self._covers = self._count
            self._promised = _hashed(self._promised + _promise(came, self.theirs, ply))
            self._is_new = True
        return came or seen + HIDDEN

    def read(self, game: "Game", name: str) -> int:
        """Return the legal move of that name, or -1. For a move that is hidden from this peer, return the game's
        `veiled` move."""
        seen, mark, promise = name.rpartition(HIDDEN)
        if not mark:
            return understood(game, name.partition(SHOWN)[0])
        salt = self.salt(f"move {game.ply}")
        for move in game.legal_moves():
            if _seen(game, move) == seen and commitment(self.ours, game.ply, named(game, move), salt) == promise:
                return move  # our own move, which this side lost at a power failure
        return _veiled(game, seen)

    def bars(self, game: "Game", log: MoveText, count: int) -> bool:
        """Return whether the last `count` moves cannot be taken back, because one of them is hidden or the game is over
        and revealed."""
        ply = log.count
        if game.outcome is not None:
            return True
        while count > 0 and ply > 0:
            ply -= 1
            name = log.at(ply)
            if HIDDEN in name or SHOWN in name:
                return True
            count -= game.mover(ply) != CHANCE
        return False

    def public(self, name: str) -> str:
        """Return a name for spectators, without commitment and salt: "?~" for "?~0a1b", "b1!" for "b1!0a1b"."""
        for mark in (HIDDEN, SHOWN):
            seen, found, _ = name.rpartition(mark)
            if found:
                return seen + found
        return name

    # -- at the end of the game

    def has_news(self) -> bool:
        """Return whether the last move has changed `state`. Later calls return False until it changes again."""
        is_new, self._is_new = self._is_new, False
        return is_new

    def disclose(self, log: MoveText) -> None:
        """Reveal the hidden moves of this peer in the log of a finished game."""
        names = names_of(log)
        for ply in self._own:
            names[ply] = self._own[ply] + SHOWN + self.salt(f"move {ply}")
        self._replace(log, names)

    def is_owed(self, names: list) -> bool:
        """Return whether the opponent has not revealed all of these moves of a finished game yet."""
        return bool([ply for ply in range(len(names)) if HIDDEN in names[ply] and ply not in self._own])

    def is_kept(self, names: list) -> bool:
        """Return whether the moves that the opponent has revealed match its commitments."""
        found, promised = 0, "-"
        for ply in range(len(names)):
            if SHOWN in names[ply] and ply not in self._own and found < self._covers:
                found += 1
                promised = _hashed(promised + _promise(names[ply], self.theirs, ply))
        return found == self._covers and promised == self._promised

    def learn(self, log: MoveText, names: list) -> None:
        """Take over the names of the opponent's whole transcript: replace names in the log that reveal less, and store
        the later ones."""
        known = names_of(log)
        for ply in range(len(names)):
            if ply >= len(known):
                self._came[ply] = names[ply]
            elif SHOWN in names[ply] and ply not in self._own:
                known[ply] = names[ply]
        self._replace(log, known)

    def _replace(self, log: MoveText, names: list) -> None:
        self.shown += 1
        log.clear()
        for name in names:
            log.add(name)


def names_of(log: MoveText) -> list:
    """Return the names of all moves."""
    return [log.at(ply) for ply in range(log.count)]


def true_moves(game: "Game", moves: "array[int]") -> list:
    """Return the moves of a game so far. Moves that were hidden here are replaced by the true ones from `moves`."""
    copy, found = type(game)(*game.options), []
    for move in game.moves[: game.ply]:
        ply = copy.ply
        if ply < len(moves) and copy.turn != CHANCE and move == _veiled(copy, _seen(copy, moves[ply])):
            move = moves[ply]
        found.append(move)
        copy.push(move)
    return found


def commitment(side: str, ply: int, name: str, salt: str) -> str:
    """Return a commitment of 32 hex digits. Without the salt it does not reveal `name`.

    `side`: match, game and player.
    """
    return _hashed(f"{side} {ply} {name} {salt}")


def is_word(word: str) -> bool:
    """Return whether `word` can be a salt or a commitment: 32 lower-case hex digits."""
    return len(word) == _WORD and not [letter for letter in word if letter not in "0123456789abcdef"]


def _hashed(text: str) -> str:
    return sha256(text.encode())[:SIZE].hex()


def _seen(game: "Game", move: int) -> str:
    """Return the public part of a move."""
    return named(game, move) if move in ENDS else game.notation(move, 0).replace(" ", "_")  # type: ignore[call-arg]


def _veiled(game: "Game", seen: str) -> int:
    return game.veiled(seen.replace("_", " "))  # type: ignore[attr-defined]  # an Imperfect has it


def _promise(name: str, side: str, ply: int) -> str:
    """Return the commitment in a name, or compute it from the move and the salt in the name."""
    full, mark, salt = name.rpartition(SHOWN)
    return commitment(side, ply, full, salt) if mark else name.rpartition(HIDDEN)[2]
