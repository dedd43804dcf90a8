"""Carry out the acts of an agreement (agreement.py), and flags (flags.py), in copies, in transcripts and in a match.
Loaded on demand."""

from .agreement import DONE, RESUME
from .events import MARKED, STARTED
from .flags import FLAG
from .seat import BOT, REMOTE

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Sequence
    from typing import Any

    from .types import LiveMatch

NAMES = {DONE: "done", RESUME: "resume"}  # in transcripts and messages


# -- in copies and transcripts


def repeat(game: "Any", acts: "Sequence[int]") -> None:
    """Carry out `acts` on `game`, a copy after the same moves, in place of its own acts."""
    if acts:
        game.forget_acts()
    for action in acts:
        game.act(action)


def write(game: "Any", acts: "Sequence[int]") -> str:
    """Return `acts` as the last word of a transcript, such as `=b1,done,done`."""
    return "=" + ",".join([NAMES.get(action) or game.notation(action & ~FLAG) for action in acts])


def cell_named(game: "Any", name: str) -> int:
    """Return the cell that the game's notation calls `name`, in lower case or as it is. Return -1 if there is none."""
    for cell in range(game.rows * game.cols):
        if game.notation(cell).lower() == name.lower():
            return cell
    return -1


def read(game: "Any", word: str) -> str | None:
    """Carry out the acts in `word`, which `write` has returned. Return the name of an impossible act, or None."""
    for name in word[1:].split(","):
        if not hasattr(game, "acts"):
            return name
        action = cell_named(game, name)
        if action >= 0 and hasattr(game, "flags"):
            action += FLAG
        for each in NAMES:
            action = each if NAMES[each] == name else action
        if not game.is_act(action):
            return name
        game.act(action)
    return None


# -- in a match


def act(match: "LiveMatch", action: int) -> bool:
    """Carry out `action` in the match. Report MARKED, and the end of the game. Return False if it is impossible."""
    game: Any = match.game
    if match.phase != STARTED or not game.is_act(action):
        return False
    match.event_player, match.event_ply = game.turn, game.ply
    game.act(action)
    match.tell(MARKED, action)
    match.stop_if_over()
    return True


def start_again(match: "LiveMatch") -> None:
    """Forget all acts since the last move, because the opponent's board has others."""
    game: Any = match.game
    game.forget_acts()
    game.outcome, match.phase = None, STARTED
    match.tell(MARKED)


def restore(match: "LiveMatch", acts: "Sequence[int]") -> None:
    """Carry out the saved `acts`, as far as they are possible."""
    for action in acts if hasattr(match.game, "acts") else ():
        act(match, action)


def follow(match: "LiveMatch", acts: list) -> None:
    """Carry out the `acts` that the match does not have. If it has others, forget them first."""
    game: Any = match.game
    ours = game.acts or ()
    if ours != acts[: len(ours)]:
        start_again(match)
    restore(match, acts[len(game.acts or ()) :])


def step(match: "LiveMatch") -> bool:
    """If a bot has to act, let it act. A hint for a move is not computed. Return True if the opponent has resigned."""
    game: Any = match.game
    seat = match.seats[game.turn - 1]
    if seat.kind == REMOTE:
        move = match.thoughts.step(seat.decider, game, match.rng)
        return move >= 0 and match.play(move)
    match.thoughts.stop()
    action = game.bot_act(game.turn) if seat.kind == BOT else -1
    if action >= 0:
        act(match, action)
    return False


def _agree(match: "LiveMatch") -> str:
    act(match, DONE)
    return ""


def _play_on(match: "LiveMatch") -> str:
    act(match, RESUME)
    return ""


COMMANDS: tuple = (
    ("done", "The marks are right.", _agree),
    ("play on", "The game continues.", _play_on),
)
