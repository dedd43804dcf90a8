"""What a game hides never travels while it is hidden. Instead of such a move goes what everybody sees of it, and a
commitment to it; once the game is over, the move and the salt of its commitment, so that the other side can check it:

    ?~COMMITMENT        a move that only its side knows
    b1!SALT             the same, at the end

Imported by matches of games that are not `perfect`, as only they may hide something.
"""

from os import urandom

from ...engine.game import CHANCE
from ..protocol.hmac import hexed, sha256, sign
from ..protocol.move_text import ENDS, MoveText, named, understood

MYPY = False
if MYPY:  # type checkers take it for true
    from array import array

    from ...engine.game import Game
    from .receiver import Receiver
    from .resync import Copy
    from .sender import Sender

_HIDDEN, _SHOWN = "~", "!"
_SIZE = 16  # bytes of a commitment: nobody finds two moves for one


class Hidden:
    """What one side of a match keeps to itself, and what the other side has promised."""

    def __init__(self) -> None:
        self._secret = hexed(urandom(8))  # what all salts are made from
        self.forget()
        self.begin()

    def forget(self) -> None:
        """Begin with a new game: nothing is promised."""
        self._promised = "-"  # a hash over all commitments of theirs
        self._covers = 0  # how many
        self._is_new = False

    def begin(self) -> None:
        """Begin a game anew, of which promises may be known from before a restart."""
        self.names: dict = {}  # by ply: their moves as they came, which are yet to be played here
        self._own: dict = {}  # by ply: what this side hides
        self.shown = 0  # how often something was shown
        self._theirs = 0  # how many moves of theirs were hidden so far

    def state(self) -> str:
        """Return what is needed after a restart."""
        return f"{_SHOWN}{self._secret}{_SHOWN}{self._covers}{_SHOWN}{self._promised}"

    def restore(self, text: str) -> None:
        """Go on with what `state` told."""
        words = text.split(_SHOWN)
        if len(words) == 3 and words[1].isdigit():
            self._secret, self._covers, self._promised = words[0], int(words[1]), words[2]

    # -- a move's name

    def name(self, game: "Game", number: int, move: int, here: bool) -> str:
        """Return as what a move travels that may be made now in the game with that number; `here`: by this side."""
        came: str = self.names.pop(game.ply, "")
        full, seen = named(game, move), _seen(game, move)
        if full == seen and move != _veiled(game, seen):
            return full
        if here:
            self._own[game.ply] = full
            return seen + _HIDDEN + _commitment(number, game.ply, full, self._salt(number, game.ply))
        self._theirs += 1
        if came and self._theirs > self._covers:
            self._covers = self._theirs
            self._promised = _folded(self._promised, _promise(came, number, game.ply))
            self._is_new = True
        return came or seen + _HIDDEN

    def read(self, game: "Game", number: int, name: str) -> int:
        """Return the move that a name means now; -1 where it means none. Instead of what is hidden from this side it is
        the game's `veiled` one."""
        seen, mark, commitment = name.rpartition(_HIDDEN)
        if not mark:
            return understood(game, name.partition(_SHOWN)[0])
        salt = self._salt(number, game.ply)
        for move in game.legal_moves():
            if _seen(game, move) == seen and _commitment(number, game.ply, named(game, move), salt) == commitment:
                return move  # our own, which a power cut has lost here
        return _veiled(game, seen)

    def bars(self, game: "Game", text: MoveText, count: int) -> bool:
        """Tell whether `count` moves can't be taken back: not one that was hidden, and none once all is shown."""
        ply = text.count
        if game.outcome is not None:
            return True
        while count > 0 and ply > 0:
            ply -= 1
            name = text.at(ply)
            if _HIDDEN in name or _SHOWN in name:
                return True
            count -= game.mover(ply) != CHANCE
        return False

    # -- at the end

    def moved(self, party: "Sender") -> bool:
        """Show what was hidden here, if that move was the last; tell whether there is a new `state` to be saved."""
        if party.match.game.outcome is not None:
            names = _names(party.text)
            for ply in self._own:
                names[ply] = self._own[ply] + _SHOWN + self._salt(party.number, ply)
            self._write(party.text, names)
        is_new, self._is_new = self._is_new, False
        return is_new

    def wants(self, party: "Sender") -> bool:
        """Tell whether they are to show now what they have hidden."""
        return party.match.game.outcome is not None and self._owing(_names(party.text))

    def _owing(self, names: list) -> bool:
        """Tell whether they still hide something."""
        return bool([ply for ply in range(len(names)) if _HIDDEN in names[ply] and ply not in self._own])

    def settle(self, party: "Receiver", copy: "Copy") -> bool:
        """Take over what a whole transcript of theirs tells of what they hid; False where they have to tell it again,
        or have not kept their promise, which is said."""
        names = copy.names
        if copy.game.outcome is not None:
            if self._owing(names):
                return False  # they are asked again
            if not self._is_kept(party.number, names):
                party.part_ways("BROKEN_PROMISE")
                return False
        known = _names(party.text)
        for ply in range(len(names)):
            if ply >= len(known):
                self.names[ply] = names[ply]
            elif _SHOWN in names[ply] and ply not in self._own:
                known[ply] = names[ply]
        self._write(party.text, known)
        return True

    def _is_kept(self, number: int, names: list) -> bool:
        found, promised = 0, "-"
        for ply in range(len(names)):
            if _SHOWN in names[ply] and ply not in self._own and found < self._covers:
                found += 1
                promised = _folded(promised, _promise(names[ply], number, ply))
        return found == self._covers and promised == self._promised

    def _write(self, text: MoveText, names: list) -> None:
        self.shown += 1
        text.clear()
        for name in names:
            text.add(name)

    def _salt(self, number: int, ply: int) -> str:
        """Return what nobody else can guess of that ply: always the same."""
        return sign(self._secret.encode(), f"{number} {ply}")


def put_right(game: "Game", moves: "array[int]") -> None:
    """Play the true ones of `moves` instead of those that were not known here, in a game that has begun with them."""
    same, later, outcome = 0, [], game.outcome
    while same < min(game.ply, len(moves)) and game.moves[same] == moves[same]:
        same += 1
    while game.ply > same:
        later.append(game.pop())
    while later:
        move = later.pop()
        if game.ply < len(moves) and move == _veiled(game, _seen(game, moves[game.ply])):
            move = moves[game.ply]
        game.push(move)
    if game.ended:
        game.outcome = outcome


def _names(text: MoveText) -> list:
    return [text.at(ply) for ply in range(text.count)]


def _seen(game: "Game", move: int) -> str:
    """Return what everybody may see of a move."""
    return named(game, move) if move in ENDS else game.notation(move, 0).replace(" ", "_")  # type: ignore[call-arg]


def _veiled(game: "Game", seen: str) -> int:
    return game.veiled(seen.replace("_", " "))  # type: ignore[attr-defined]  # an Imperfect has it


def _commitment(number: int, ply: int, name: str, salt: str) -> str:
    return hexed(sha256(f"{number} {ply} {name} {salt}".encode())[:_SIZE])


def _promise(name: str, number: int, ply: int) -> str:
    """Return the commitment in a name, or that which its move and its salt have."""
    full, mark, salt = name.rpartition(_SHOWN)
    return _commitment(number, ply, full, salt) if mark else name.rpartition(_HIDDEN)[2]


def _folded(promised: str, commitment: str) -> str:
    return hexed(sha256((promised + commitment).encode())[:_SIZE])
