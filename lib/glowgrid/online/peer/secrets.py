"""Moves that one peer hides from the other. While a move is hidden, the wire carries what everybody may see of it and a
commitment; once the game is over it carries the move and the salt, which the opponent checks against the commitment:

    ?~COMMITMENT        a move that only its player knows
    b1!SALT             the same move at the end

A commitment is made from the match, the side, the game, the ply, the move and the salt. All salts of a game come from a
secret of that game alone. Only matches of games that are not `perfect` import this.
"""

from os import urandom

from ...engine.game import CHANCE
from ..protocol.hmac import sha256
from ..protocol.move_text import ENDS, HIDDEN, SHOWN, MoveText, named, understood

MYPY = False
if MYPY:  # type checkers take it for true
    from array import array

    from ...engine.game import Game

SIZE = 16  # bytes of secrets, salts and commitments: nobody guesses one, or finds two moves for one commitment
_WORD = 2 * SIZE  # their hex digits


class Secrets:
    """What this peer hides in one game, and what the opponent has committed itself to. `ours` and `theirs` name the
    sides in commitments."""

    def __init__(self) -> None:
        self.ours = self.theirs = ""
        self.shown = 0  # how often names in the log were replaced
        self.renew()
        self.begin("", "", "")

    def renew(self) -> None:
        """Take a new secret: another game begins."""
        self._secret = urandom(SIZE).hex()
        self._promised = "-"  # a hash over all commitments of the opponent
        self._covers = 0  # how many these are
        self._is_new = False

    def begin(self, game: str, ours: str, theirs: str) -> None:
        """Begin to play. game: match and number, with a space between; ours, theirs: which player each side is."""
        self.ours, self.theirs = f"{game} {ours}", f"{game} {theirs}"
        self._came: dict = {}  # by ply: names of the opponent's moves that are yet to be played here
        self._own: dict = {}  # by ply: moves that this peer hides
        self._count = 0  # moves that the opponent has hidden so far

    def state(self) -> str:
        """Return what a restart needs."""
        return f"{SHOWN}{self._secret}{SHOWN}{self._covers}{SHOWN}{self._promised}"

    def restore(self, secret: str, covers: int, promised: str) -> None:
        """Go on with what `state` has returned."""
        if is_word(secret):
            self._secret, self._covers, self._promised = secret, covers, promised

    def salt(self, what: str) -> str:
        """Return a salt of this game, the same one each time; it tells nothing of the others."""
        return _hashed(f"{self._secret} {what}")

    # -- names

    def came(self, ply: int, name: str) -> None:
        """Keep the name of a move of the opponent until it is played."""
        self._came[ply] = name

    def name(self, game: "Game", move: int, is_ours: bool) -> str:
        """Return the name of a move that is legal now; is_ours: it is made on this side."""
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
        """Return the legal move of that name, -1 if there is none. For a move that is hidden from this peer it is the
        game's `veiled` one."""
        seen, mark, promise = name.rpartition(HIDDEN)
        if not mark:
            return understood(game, name.partition(SHOWN)[0])
        salt = self.salt(f"move {game.ply}")
        for move in game.legal_moves():
            if _seen(game, move) == seen and commitment(self.ours, game.ply, named(game, move), salt) == promise:
                return move  # our own, which a power cut has lost here
        return _veiled(game, seen)

    def bars(self, game: "Game", log: MoveText, count: int) -> bool:
        """Tell whether the last `count` moves can't be taken back: one of them is hidden, or the game is over and
        everything is shown."""
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
        """Return a name as spectators get it, without commitment and salt: "?~" for "?~0a1b", "b1!" for "b1!0a1b"."""
        for mark in (HIDDEN, SHOWN):
            seen, found, _ = name.rpartition(mark)
            if found:
                return seen + found
        return name

    # -- at the end

    def has_news(self) -> bool:
        """Tell once whether `state` has changed with the last move."""
        is_new, self._is_new = self._is_new, False
        return is_new

    def disclose(self, log: MoveText) -> None:
        """Show in the log of a finished game what this peer has hidden."""
        names = names_of(log)
        for ply in self._own:
            names[ply] = self._own[ply] + SHOWN + self.salt(f"move {ply}")
        self._replace(log, names)

    def is_owed(self, names: list) -> bool:
        """Tell whether the opponent still hides some of these moves of a finished game."""
        return bool([ply for ply in range(len(names)) if HIDDEN in names[ply] and ply not in self._own])

    def is_kept(self, names: list) -> bool:
        """Tell whether what the opponent shows is what it has committed itself to."""
        found, promised = 0, "-"
        for ply in range(len(names)):
            if SHOWN in names[ply] and ply not in self._own and found < self._covers:
                found += 1
                promised = _hashed(promised + _promise(names[ply], self.theirs, ply))
        return found == self._covers and promised == self._promised

    def learn(self, log: MoveText, names: list) -> None:
        """Take the names of the opponent's whole transcript: into the log where it shows more, the others for later."""
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
    """Return the moves of a game so far, with the true ones of `moves` in place of those that were hidden here."""
    copy, found = type(game)(*game.options), []
    for move in game.moves[: game.ply]:
        ply = copy.ply
        if ply < len(moves) and copy.turn != CHANCE and move == _veiled(copy, _seen(copy, moves[ply])):
            move = moves[ply]
        found.append(move)
        copy.push(move)
    return found


def commitment(side: str, ply: int, name: str, salt: str) -> str:
    """Return a commitment: 32 hex digits, from which nobody can tell `name` without the salt. side: match, game and
    player."""
    return _hashed(f"{side} {ply} {name} {salt}")


def is_word(word: str) -> bool:
    """Tell whether this is a salt or a commitment: 32 small hex digits."""
    return len(word) == _WORD and not [letter for letter in word if letter not in "0123456789abcdef"]


def _hashed(text: str) -> str:
    return sha256(text.encode())[:SIZE].hex()


def _seen(game: "Game", move: int) -> str:
    """Return what everybody may see of a move."""
    return named(game, move) if move in ENDS else game.notation(move, 0).replace(" ", "_")  # type: ignore[call-arg]


def _veiled(game: "Game", seen: str) -> int:
    return game.veiled(seen.replace("_", " "))  # type: ignore[attr-defined]  # an Imperfect has it


def _promise(name: str, side: str, ply: int) -> str:
    """Return the commitment in a name, or the one that its move and its salt make."""
    full, mark, salt = name.rpartition(SHOWN)
    return commitment(side, ply, full, salt) if mark else name.rpartition(HIDDEN)[2]
