"""The description of the scene that is open now."""

from . import board_frame, cells, items, key_labels, status
from .words import language

MYPY = False
if MYPY:  # true for type checkers only
    from typing import Any

_GAME_SCENES = "Play", "Result", "Replay", "Analysis"


def describe(app: "Any", code: str = "en") -> dict:
    """Return what the screens around the light show now, as a dict of strings, numbers, lists and dicts.

    - scene: the class name of the open scene
    - title: the name of the game, or of the screen if it is not about a game
    - sides: the players in the order of their seats (see status.sides)
    - headline: the most important sentence, such as "Your turn"
    - detail: a second sentence, such as the last move or the reason for the end, or ""
    - cursor: where the cursor is on the board, such as "Cursor: d3", or ""
    - items: the rows of a menu, a form or a list (see items.py)
    - keys: what each key of the keypad does now: a dict from key to a short label; a key without a job is missing
    - buttons: the most useful keys now, as a list of {name, key, item, is_enabled}. If `item` is not -1, the button
      selects the item with this index before it presses its key
    - edges: the names of columns and rows (see board_frame.py); [] if no board is shown
    - larger_grid: if the board is larger than the grid, {name, side}: the name of a button that changes the grid, and
      the new width and height; otherwise None. Only a screen whose grid is simulated can offer that

    `code`: the language, such as "de". While the app changes to another scene, the result is None.
    """
    scene = app.scene
    if scene is None or app.stack.steps is not None:
        return None  # type: ignore[return-value]
    words, name = language(code), type(scene).__name__
    found: dict = {"scene": name, "title": words.SCREENS.get(name, ""), "sides": [], "headline": "", "detail": ""}
    found["edges"], found["larger_grid"], found["cursor"] = [], None, ""
    found["items"] = items.of(scene, name, words)
    found["keys"] = keys = key_labels.of(scene, name, words)
    if name in _GAME_SCENES:
        found["title"] = status.title(app.session)
        found["sides"] = status.sides(scene, words, "D" if "D" in keys else "")
        found["headline"], found["detail"] = status.sentences(scene, name, words)
        found["edges"] = board_frame.edges(scene)
        found["cursor"] = cells.cursor_sentence(scene, words) if name == "Play" else ""
        side = board_frame.fitting_grid(scene.board.layout) if name == "Play" else 0
        found["larger_grid"] = {"name": words.WHOLE_BOARD.format(side), "side": side} if side else None
    elif name == "Setup":
        found["title"] = status.title(app.session)
    elif name == "Menu":
        item = found["items"][scene.item]
        found["detail"] = f"{item['name']}: {item['line']}" if item["line"] else item["name"]
    elif name == "Check":
        found["headline"], found["detail"] = status.check(scene)
    elif name == "Ask":
        found["headline"] = status.question(scene.questions[scene.number])
    elif name == "Rules":
        found["detail"] = scene.text
    elif name == "Help":
        from glowgrid.words import menus

        found["detail"] = " ".join(menus.KEYS)
    found["buttons"] = key_labels.buttons(scene, name, keys, words)
    _name_resumed(found["buttons"], app.session, words, name == "Play")
    return found


def _name_resumed(buttons: list, session: "Any", words: "Any", is_last: bool) -> None:
    """In the button that resumes another game, name that game. `is_last`: move the button to the end, and leave a
    disabled one in its place, which takes back moves later."""
    for place, button in enumerate(list(buttons)):
        if button["name"] in (words.KEYS["unfinished"], words.KEYS["earlier"]):
            from glowgrid import games

            row = session.kept[0] if button["name"] == words.KEYS["earlier"] else session.left_game()
            button["name"] = words.RESUME.format(games.CATALOGUE[row][1])
            if is_last:
                buttons.append(button)
                buttons[place] = dict(button, name=words.KEYS["take_back"], is_enabled=False)


def board(app: "Any", code: str = "en") -> "dict | None":
    """Return the cells of the board (see cells.py), or None if no board is shown. `code`: the language."""
    scene = app.scene
    is_shown = app.stack.steps is None and type(scene).__name__ in _GAME_SCENES
    return cells.of(scene, language(code)) if is_shown else None


def select(app: "Any", item: int) -> None:
    """Make the item with the index `item` the current one. Do nothing if the open scene has no such item."""
    scene = app.scene
    if app.stack.steps is None and 0 <= item < items.count(scene, type(scene).__name__):
        scene.select(item)


def move_selection(app: "Any", by: int) -> None:
    """Make the item `by` places below the current one (above it, if negative) the current one. A step of one place
    wraps around at the ends; a longer one beyond an end does nothing."""
    scene = app.scene
    number = items.count(scene, type(scene).__name__) if app.stack.steps is None else 0
    if number and (abs(by) == 1 or 0 <= scene.item + by < number):
        scene.select(scene.item + by)


def choose(app: "Any", item: int, choice: int) -> None:
    """In a form, give the item with the index `item` the value with the index `choice` in its list of choices. Do
    nothing if there is no such item or value."""
    scene = app.scene
    name = type(scene).__name__
    if app.stack.steps is None and name == "Setup" and 0 <= item < items.count(scene, name):
        found = items.of(scene, name, language("en"))[item]
        if 0 <= choice < len(found["choices"]):
            scene.select(item)
            scene.change(choice - found["choice"])
