"""Reveals hidden moves in the log of a finished game, and checks the moves that the opponent reveals.

This module is imported only when a game with hidden moves is over, or when the positions of the two peers differ.
"""

from ..protocol.move_text import HIDDEN, SHOWN, MoveText
from .hidden_moves import HiddenMoves, hashed, promise


def names_of(log: MoveText) -> list:
    """Return the names of all moves in the log."""
    return [log.at(ply) for ply in range(log.count)]


def disclose(hidden_moves: HiddenMoves, log: MoveText) -> None:
    """Reveal this peer's hidden moves in the log of a finished game: write each move and its salt into the log."""
    names = names_of(log)
    for ply in hidden_moves.own:
        names[ply] = hidden_moves.own[ply] + SHOWN + hidden_moves.salt(f"move {ply}")
    _replace(hidden_moves, log, names)


def is_owed(hidden_moves: HiddenMoves, names: list) -> bool:
    """Return whether the opponent still has to reveal a move. `names`: all moves of a finished game."""
    return bool([ply for ply in range(len(names)) if HIDDEN in names[ply] and ply not in hidden_moves.own])


def is_kept(hidden_moves: HiddenMoves, names: list) -> bool:
    """Return whether the moves that the opponent has revealed match its commitments. `names`: all moves of a finished
    game."""
    found, promised = 0, "-"
    for ply in range(len(names)):
        if SHOWN in names[ply] and ply not in hidden_moves.own and found < hidden_moves.covers:
            found += 1
            promised = hashed(promised + promise(names[ply], hidden_moves.theirs, ply))
    return found == hidden_moves.covers and promised == hidden_moves.promised


def learn(hidden_moves: HiddenMoves, log: MoveText, names: list) -> None:
    """Adopt the names of all moves in the opponent's transcript.

    If the opponent has revealed a hidden move, replace the move's name in the log. If the log lacks a move of
    `names`, store the move's name until the match plays the move.
    """
    known = names_of(log)
    for ply in range(len(names)):
        if ply >= len(known):
            hidden_moves.came(ply, names[ply])
        elif SHOWN in names[ply] and ply not in hidden_moves.own:
            known[ply] = names[ply]
    _replace(hidden_moves, log, known)


def _replace(hidden_moves: HiddenMoves, log: MoveText, names: list) -> None:
    hidden_moves.shown += 1
    log.clear()
    for name in names:
        log.add(name)
