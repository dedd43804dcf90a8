"""Observes the scenes, and chooses the notes that the buzzer plays. No scene needs this module.

Loaded only if there is a buzzer. A note is two bytes: frequency in units of 8 Hz (0: rest), duration in units of 10 ms.
"""

from ..engine.seat import PERSON
from ..saves.record_format import SOUND

MYPY = False
if MYPY:  # true for type checkers only
    from ..engine.match import Match
    from .play import Play
    from .scene import Scene
    from .types import App

MOVED = b"\x6e\x04"
TURN = b"\x6e\x04\x00\x04\x93\x06"  # a move, followed by a person's turn
REFUSED = b"\x19\x0c"
WON = b"\x41\x0a\x52\x0a\x62\x0a\x83\x1c"
LOST = b"\x52\x0c\x41\x0c\x31\x1e"
DRAWN = b"\x52\x0c\x00\x06\x52\x0c"

_ONE_MS = 100  # refusals within this time count as one, because the reason comes later


class Sounds:
    """Chooses the notes to play. It keeps no reference to any scene or match, so scenes and matches can be freed."""

    def __init__(self, app: "App") -> None:
        """Start to observe the scenes of `app`. Mute the buzzer if the saved preferences say so."""
        from ..saves.journal_snapshot import read

        buzzer = app.console.buzzer
        assert buzzer is not None  # this module is loaded only with a buzzer
        self._app = app
        self._entered = -1  # time at which the watched scene was entered
        self._over = False  # whether its game was over at that time
        self._ply = 0
        self._refused_at = 0
        buzzer.silent = read(app.session.saves).silent
        buzzer.watch = self.new

    def new(self) -> bytes:
        """Return the notes for what has changed since the last call, or b"". The buzzer calls this."""
        scene = self._app.scene
        return self._new(scene) if hasattr(scene, "match") else b""

    def _new(self, scene: "Play") -> bytes:
        match = scene.match
        ply, self._ply = self._ply, match.game.ply
        refused_at, self._refused_at = self._refused_at, scene.refusal.began
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
    winner = match.game.outcome.winner  # type: ignore[union-attr]  # the game is over
    if winner:
        return WON if match.is_show or _is_person(match, winner) else LOST
    return LOST if len(match.seats) == 1 else DRAWN


def _is_person(match: "Match", player: int | None) -> bool:
    return match.seats[player - 1].kind == PERSON if player else False


def do(scene: "Scene") -> bool:
    """Turn the sound off, or on if it was off. Save this preference. Return whether the sound is now off."""
    buzzer = scene.console.buzzer
    assert buzzer is not None  # called only with a buzzer
    buzzer.silent = not buzzer.silent
    scene.session.saves.append(SOUND, bytes((buzzer.silent,)))
    buzzer.play(TURN)
    return buzzer.silent


def begin(app: "App") -> None:
    """Play sounds for the scenes of `app` on its buzzer from now on."""
    Sounds(app)
