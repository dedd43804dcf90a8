"""Begins the match that a mode asks for: a new one, a rematch, or one that is restored or replayed."""

# On the drive, this module is part of seating.py.

from .match_start_modes import NEW, REMATCH, RESTORE_LEFT

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Generator
    from typing import Any

    from .running_match import RunningMatch


def beginning(session: "Any", mode: int) -> "Generator[None, None, str]":
    """Generator: begin a match of the Session `session`. The caller has already loaded the scope `session.start`.

    `mode`: how the match begins (match_start_modes.py). The generator returns "", or the reason why a saved game could
    not be restored. Afterwards `session.running` is None if no game could be restored or replayed.
    """

    def adopt(running: "RunningMatch") -> None:
        """Make `running` the current match, and select its game. Copy the match's options and deciders to the setup of
        that game."""
        session.running, session.match = running, running.match
        running.load_with(session.loader)
        session.chosen = running.row
        setup, keys = session.setup(), running.keys
        setup.options = session.match.game.options
        setup.who[: len(keys)] = keys

    def keep(kept: tuple, left: tuple) -> None:
        """Store the unfinished games from before the power-on, in the form of RunningMatch.left: the game that is kept
        aside, and the game that was left. () means none."""
        session.kept, session.left = kept, left

    from .seating import new_match, rematch

    if mode == REMATCH:
        return rematch(session.running)  # type: ignore[arg-type]  # never None here
    session.end()
    saves, rng, online = session.saves, session.rng, session.online
    if mode == NEW:
        setup = session.setup()
        return new_match(adopt, saves, rng, online, session.chosen, setup.options, setup.who)
    left: tuple = ()
    if mode == RESTORE_LEFT:
        left = session.left or session.kept
        session.left, session.kept = (), session.kept if session.left else ()
    from .restore import restored

    return restored(mode, adopt, keep, saves, rng, online, left, session.transcript)
