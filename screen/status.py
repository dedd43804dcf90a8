"""The sides of a match, and the sentences about it: whose turn it is, the last move, and how the game ended."""

from .cells import pick_name, piece_name

MYPY = False
if MYPY:  # true for type checkers only
    from typing import Any

_PERSON, _REMOTE = 0, 2  # kinds of seats, as in glowgrid.engine.seat
_MOST_NAMES = 8  # of cells in a sentence
_CHANCE, _ALL, _NOT_STARTED = 0, -1, 0


def title(session: "Any") -> str:
    """Return the title of the selected game in the board's language."""
    from glowgrid import games

    return games.CATALOGUE[session.chosen][1]  # type: ignore[no-any-return]


def sides(scene: "Any", words: "Any", key: str) -> list:
    """Return the players, in the order of their seats, as dicts. `key` opens the setup, or is "".

    - name: "You" for the only person, such as "Amber · Player 1" for one of several people, as the sentences of the
      board say "Player 1", or the name of the bot or opponent
    - colour: the colour's name; rgb: the same as "#rrggbb"
    - has_turn, is_thinking: whether it is this player's turn; whether a bot of this seat is choosing a move
    - key: `key`, which a click on this player presses; action: what that does
    - points: the points in this game, or None if the game has none; won: how many games this player has won
    """
    from glowgrid.view.palette import HUES

    match, found = scene.match, []
    for player, seat in enumerate(match.seats, 1):
        has_turn = match.game.outcome is None and match.game.turn == player
        called, colour = name(match, player, words), words.COLOURS[seat.colour]
        is_one_of_several = seat.kind == _PERSON and _count_people(match) > 1
        side = {"name": f"{colour} · {seat.name}" if is_one_of_several else called, "colour": colour}
        side["rgb"] = f"#{HUES[seat.colour]:06x}"
        side["has_turn"] = has_turn
        side["key"], side["action"] = key, words.CHANGE_PLAYERS
        side["is_thinking"] = bool(has_turn and match.thinking)
        side["points"] = points(match.game, player)
        side["won"] = scene.running.score[seat.colour]
        found.append(side)
    return found


def name(match: "Any", player: int, words: "Any") -> str:
    """Return what `player` is called: "You", a colour, or the name of a bot or opponent."""
    seat = match.seats[player - 1]
    if seat.kind != _PERSON:
        return seat.name  # type: ignore[no-any-return]
    return words.YOU if _count_people(match) == 1 else words.COLOURS[seat.colour]  # type: ignore[no-any-return]


def _count_people(match: "Any") -> int:
    """Return how many people play at this board."""
    return len([seat for seat in match.seats if seat.kind == _PERSON])


def points(game: "Any", player: int) -> "int | None":
    """Return the points of `player`, or None if the rules of the game know no points."""
    from glowgrid.engine.game import Game

    return None if type(game).score is Game.score else game.score(player)


def must_take_board(match: "Any") -> bool:
    """Return whether a person has to take the board now (see engine/hand_over.py). That module is not imported here:
    the board would unload it after each description of a game that hides nothing."""
    return match.awaits_person and match.holder not in (_ALL, match.game.turn)


def sentences(scene: "Any", screen: str, words: "Any") -> tuple:
    """Return (headline, detail) about the match of `scene`. `screen`: the scene's class name."""
    match = scene.match
    if screen == "Analysis":
        return _analysis(scene, words), scene.told
    if screen == "Result" and scene.is_stepping:
        game = scene.review.game
        return words.STEP.format(game.ply, game.ply + scene.review.left), _last_move(match, game, words)
    if match.game.outcome is not None and screen == "Result":
        why = scene.why
        return _result(match, words), why[:1].upper() + why[1:] + "." if why else ""
    coach = [each for each in scene.overlays if type(each).__name__ == "CoachOverlay"] if screen == "Play" else []
    if coach:
        return (words.RATED, words.SHADES_SHOWN) if coach[0].is_rated else (words.RATING, "")
    if screen == "Play" and _awaits_hint(scene):
        return words.FINDING_HINT, ""
    if screen == "Play" and scene.picker.hint:
        why = f"{scene.told}. " if scene.told else ""
        return _turn(scene, screen, words), why + words.HINT_SHOWN
    if screen == "Play" and scene.picker.active and scene.picker.picked:
        return _turn(scene, screen, words), _picked(scene, words)
    detail = "" if match.phase == _NOT_STARTED else _last_move(match, match.game, words)
    warning = _warning(match) if screen == "Play" else ""
    return _turn(scene, screen, words), f"{detail}. {warning}" if warning else detail


def _warning(match: "Any") -> str:
    """Return the sentence with which the game warns the player to move, such as of a check, or ""."""
    if not hasattr(match.game, "warning"):
        return ""
    from glowgrid.match_sentences import describe_warning

    return describe_warning(match)


def _picked(scene: "Any", words: "Any") -> str:
    """Return a sentence about the cells that a person has picked for a move, and those that can be picked next."""
    game, mask = scene.match.game, scene.board.mask
    names = [pick_name(game, cell) for cell in scene.picker.picked]
    following = [pick_name(game, cell) for cell in range(game.rows * game.cols) if mask[cell]]
    choices = game.choices(scene.picker.picked) if hasattr(game, "choices") else ()
    if choices:  # the next pick chooses a piece
        following = [f"{piece_name(game, look, words)} ({pick_name(game, cell)})" for cell, look in choices]
    told = " ".join(following) if len(following) <= _MOST_NAMES else words.NEXT_CELL
    return words.PICKED_CELLS.format(" ".join(names), told)  # type: ignore[no-any-return]


def _analysis(scene: "Any", words: "Any") -> str:
    """Return a sentence about what the scene Analysis shows: which of the moves that changed the game."""
    if not scene.is_found:
        return words.ANALYSING  # type: ignore[no-any-return]
    if not scene.found:
        return words.NO_TURNING_POINT  # type: ignore[no-any-return]
    ply, number = scene.found[scene.at][0], scene.at + 1
    return words.TURNING_POINT.format(number, len(scene.found), ply + 1)  # type: ignore[no-any-return]


def _awaits_hint(scene: "Any") -> bool:
    """Return whether a hint is being computed for a person."""
    match, seat = scene.match, scene.match.seat
    is_turn = match.phase != _NOT_STARTED and seat is not None and seat.kind == _PERSON
    return is_turn and (match.thinking or scene.running.hint is not None)


def question(sentence: str) -> str:
    """Return a question of the board without the keys that answer it, such as "5: yes", because there are buttons."""
    return sentence.rpartition(" 5")[0] or sentence


def check(scene: "Any") -> tuple:
    """Return (question, rest) of the hardware check. The rest is the keys that answer, the results so far, and the
    lines for settings.toml, each in a line of its own."""
    text = scene.text
    if hasattr(scene.console.keypad, "type"):  # buttons instead of a keypad
        from glowgrid.scenes.button_keys import ButtonKeys

        text = ButtonKeys(scene.app).named(text)
    if scene.question == "start":
        text = text.partition(". ")[2]  # without its title
    end = "? " if "? " in text else ". "
    headline, _, rest = text.partition(end)
    told = [rest] if rest else []
    return headline + (end[0] if rest else ""), "\n".join(told + scene.results() + scene.lines)


def _turn(scene: "Any", screen: str, words: "Any") -> str:
    """Return a sentence about the player to move."""
    match, game = scene.match, scene.match.game
    if match.phase == _NOT_STARTED:
        return words.WAITING  # type: ignore[no-any-return]
    if game.outcome is not None:
        return _result(match, words)
    if screen == "Replay":
        return words.REPLAY  # type: ignore[no-any-return]
    if game.turn == _CHANCE:
        return words.ROLLING if hasattr(game, "draw_form") else words.CHANCE  # type: ignore[no-any-return]
    who = name(match, game.turn, words)
    if must_take_board(match):
        return words.TAKE_THE_BOARD.format(who)  # type: ignore[no-any-return]
    if match.seat.kind == _PERSON:
        return words.YOUR_TURN if who == words.YOU else words.TO_MOVE.format(who)  # type: ignore[no-any-return]
    if match.seat.kind != _REMOTE:
        return words.THINKING.format(who)  # type: ignore[no-any-return]
    online = scene.session.online
    is_away = online is not None and not online.is_present
    return (words.AWAY if is_away else words.TO_MOVE).format(who)  # type: ignore[no-any-return]


def _last_move(match: "Any", game: "Any", words: "Any") -> str:
    """Return a sentence about the last move of `game`, as far as the viewer may know it, or about the roll after it."""
    if game.ply == 0:
        return words.FIRST_MOVE  # type: ignore[no-any-return]
    if not game.mover():  # a draw that is not on the board is a roll
        return words.ROLLED.format(game.draw_number(game.last())) if hasattr(game, "draw_form") else ""
    return words.LAST_MOVE.format(match.notation(game.last()))  # type: ignore[no-any-return]


def _result(match: "Any", words: "Any") -> str:
    """Return a sentence that says who has won."""
    winner = match.game.outcome.winner
    if len(match.seats) == 1:
        return words.SOLVED if winner else words.NOT_SOLVED  # type: ignore[no-any-return]
    if not winner:
        return words.DRAW  # type: ignore[no-any-return]
    who = name(match, winner, words)
    return words.YOU_WON if who == words.YOU else words.WON.format(who)  # type: ignore[no-any-return]
