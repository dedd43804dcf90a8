"""What is heard: Sounds looks at the game that is shown, and answers the buzzer's notes. No scene knows of it.

Loaded only where there is a buzzer. Notes are two bytes each: Hz / 8 (0 is a rest) and ms / 10.
"""

from ..engine.seat import PERSON
from ..saves.format import SOUND
from ..unload import borrow

MYPY = False
if MYPY:  # type checkers take it for true
    from ..engine.match import Match
    from .play import Play
    from .scene import App, Scene

MOVED = b"\x6e\x04"
TURN = b"\x6e\x04\x00\x04\x93\x06"  # moved, and the turn is a person's again
REFUSED = b"\x19\x0c"
WON = b"\x41\x0a\x52\x0a\x62\x0a\x83\x1c"
LOST = b"\x52\x0c\x41\x0c\x31\x1e"
DRAWN = b"\x52\x0c\x00\x06\x52\x0c"

_ONE_MS = 100  # what is refused in so short a time is one thing, which takes as long to say why


class Sounds:
    """What the buzzer of `app` plays. It holds no scene and no match, which have to go when they are left."""

    def __init__(self, app: "App") -> None:
        """Begin to watch; the buzzer is silent if it was made so before the power went."""
        buzzer = app.console.buzzer
        assert buzzer is not None  # or this is not loaded
        self._app = app
        self._entered = -1  # when the scene was entered that was looked at last
        self._over = False  # whether its game was over then
        self._ply = 0
        self._refused_at = 0
        buzzer.silent = borrow("saves.snapshot").read(app.session.saves).silent
        buzzer.watch = self.new

    def new(self) -> bytes:
        """Return the notes of what has happened since this was asked last; b"" for none."""
        try:
            scene = self._app.scene
        except IndexError:  # one has gone, and the next is not there yet
            return b""
        return self._new(scene) if hasattr(scene, "match") else b""  # type: ignore[arg-type]  # a Play has one

    def _new(self, scene: "Play") -> bytes:
        match = scene.match
        ply, self._ply = self._ply, match.game.ply
        refused_at, self._refused_at = self._refused_at, scene.refused_at
        if scene.entered != self._entered:
            self._entered, self._over = scene.entered, match.game.outcome is not None
            return _end(match) if self._over else b""
        if self._app.console.clock.diff(self._refused_at, refused_at) > _ONE_MS:
            return REFUSED
        if self._over or self._ply <= ply:
            return b""
        answered = match.awaits_person and match.game.players > 1 and not _is_person(match, match.game.mover())
        return TURN if answered else MOVED


def _end(match: "Match") -> bytes:
    winner = match.game.outcome.winner  # type: ignore[union-attr]  # it is over
    if winner:
        return WON if match.is_show or _is_person(match, winner) else LOST
    return LOST if len(match.seats) == 1 else DRAWN


def _is_person(match: "Match", player: int | None) -> bool:
    return match.seats[player - 1].kind == PERSON if player else False


def do(scene: "Scene") -> bool:
    """Turn the sound off or on, for good; return whether it is off now."""
    buzzer = scene.console.buzzer
    assert buzzer is not None  # or nobody asks
    buzzer.silent = not buzzer.silent
    scene.session.saves.append(SOUND, bytes((buzzer.silent,)))
    buzzer.play(TURN)
    return buzzer.silent


def begin(app: "App") -> None:
    """Have the buzzer of `app` play what is heard from now on."""
    Sounds(app)
