"""Label each key with its action in the open scene.

The labels belong to actions of scenes, so a keypad, a row of buttons or a list on a screen shows the same words. A
board with five or six buttons has the keys 2 8 4 6 5 and *, which press other keys in some scenes, and HELD, which
stands for a long press of 5, its OK.
"""

from .cells import means_column, name_of
from .status import must_take_board

MYPY = False
if MYPY:  # true for type checkers only
    from typing import Any

HELD = "+"
_MOVE = {"2": "up", "4": "left", "6": "right", "8": "down"}
_BROWSED = "Menu", "More", "Pause", "Statistics"  # scenes in which 2, 4, 6 and 8 move
_WITH_GAME_KEYS = "Play", "Result", "Replay"
_IN_GAME = {"*": "pause", "A": "pause", "B": "take_back", "D": "new", "0": "status"}
_WITHOUT_JOB = {"#": "flags", "B": "take_back", "C": "hint"}  # the names of buttons that are disabled
_CLOSE = {"5": "close", "#": "close", "*": "close"}

# for each scene, by class name: the action of each key, in addition to those of _IN_GAME and _MOVE
_ACTIONS: dict = {
    "Splash": {},
    "Menu": {"5": "set_up", "#": "start", "0": "demo", "7": "rules", "9": "statistics", "+": "other"},
    "More": {"5": "choose", "#": "choose", "*": "back"},
    "Setup": {"2": "up", "8": "down", "4": "less", "5": "more", "6": "more", "#": "start", "*": "back", "0": "rules"},
    "Pause": {"5": "choose", "#": "choose", "*": "back", "A": "back"},
    "Statistics": {"*": "back", "#": "back", "A": "back"},
    "Ask": {"5": "yes", "#": "yes", "*": "no"},
    "Rules": {"4": "scroll_back", "6": "faster", "*": "close"},
    "Result": {"7": "step_back", "9": "step_forward", "1": "turned", "C": "turned", "#": "again", "*": "menu"},
    "Analysis": {"4": "previous", "6": "next", "5": "close", "#": "close", "*": "close"},
    "Replay": {"4": "slower", "6": "faster"},
    "Connecting": {"*": "cancel"},
    "Joining": {"*": "cancel"},
    "Crash": {"5": "restart", "#": "restart", "*": "delete"},
}
_TYPED = {"#": "accept", "*": "cancel"}  # in the setup, while a number is typed
_BAR = {"4": "darker", "5": "brighter", "6": "brighter", "#": "close", "*": "close", "A": "close"}  # in the pause menu

_YES_NO = {"5": "yes", "4": "no", "*": "back"}
_WAY = {"2": "up", "4": "left", "6": "right", "8": "down", "*": "back"}
_ONLY_BACK = {"*": "back"}
# for each question of the hardware check: the action of each key
_ANSWERS: dict = {
    "white": _YES_NO,
    "pixels": _YES_NO,
    "last": {"2": "up", "4": "left", "5": "choose", "6": "right", "8": "down", "*": "back"},
    "way": _WAY,
    "length": {"4": "less", "5": "yes", "6": "more", "*": "back"},
    "turn": _YES_NO,
    "picture": {"5": "yes", "*": "no"},
    "ends": {"5": "no", "4": "yes", "*": "back"},  # it asks for a fault
    "corner": _WAY,
    "restart": _ONLY_BACK,
}

# for each scene: the keys that are worth a button, the most important one first
_BUTTONS = {
    "Play": "BCDA",
    "Result": "#791B*",
    "Analysis": "46*",
    "Replay": "46A",
    "Menu": "#5*B709",
    "More": "*",
    "Check": "24568*",
    "Setup": "#0*",
    "Pause": "*",
    "Ask": "5*",
    "Statistics": "*",
    "Joining": "#*",
    "Connecting": "#*",
    "Crash": "5*",
}


def of(scene: "Any", name: str, words: "Any") -> dict:
    """Return a dict from each key that does something now to its label. `name`: the class name of `scene`."""
    actions = dict(_IN_GAME if name in _WITH_GAME_KEYS else {})
    if name == "Check":
        actions.update(_checking(scene, words))
    else:
        actions.update(_playing(scene) if name == "Play" else _ACTIONS.get(name, _CLOSE))
    if actions.get("B") == "take_back" and not _can_take_back(scene.match):
        del actions["B"]
    if name == "Result" and not scene.match.game.can_rate:
        del actions["1"], actions["C"]
    if name == "Setup" and scene.item >= scene.players:
        from glowgrid.scenes.setup import is_switch

        del actions["0"]
        if not is_switch(scene.options[scene.item - scene.players]):
            del actions["5"]  # a digit of a number
    if name == "Statistics" and scene.item == len(scene.rows) - 1:
        actions["5"] = "choose"  # delete everything
    if name == "Setup" and scene.typed_digits:
        actions = dict(_TYPED)
    if name in ("Connecting", "Joining") and scene.failed_at is not None:
        actions["#"] = "retry"
    if name in _BROWSED or name == "Result" and scene.board.layout.windowed:
        actions.update(_MOVE)
    if name == "Pause" and scene.shows_bar:
        actions.update(_BAR)
    if name == "Menu" and scene.session.left_game() >= 0:
        actions["*"] = actions["B"] = "unfinished"
        if scene.session.left and scene.session.kept:
            actions["B"] = "earlier"
    if name == "Analysis" and len(scene.found) < 2:  # there is no other move to show
        actions = {"*": actions["*"], "5": actions["5"], "#": actions["#"]}
    found = {}
    for key, pressed in pressed_keys(scene.console.keypad).items():
        if pressed in actions:
            found[key] = words.KEYS.get(actions[pressed], actions[pressed])
    return found


def pressed_keys(keypad: "Any") -> dict:
    """Return a dict from each key of `keypad` to the key that it presses in the open scene: itself, unless the board
    has buttons."""
    layout = "".join(keypad.layout)
    keys = getattr(keypad, "keys", layout)
    found = dict(zip(layout, keys))
    if keys != layout and keys[-1] != " ":
        found[HELD] = keys[-1]
    return found


def own_key(keypad: "Any", key: str) -> str:
    """Return the key of `keypad` that presses `key` in the open scene, or "" if there is none."""
    for own, pressed in pressed_keys(keypad).items():
        if pressed == key:
            return own
    return ""


def _can_take_back(match: "Any") -> bool:
    """Return whether a person can take back a move."""
    from glowgrid.engine.turns import turns_to_person

    return not match.is_show and turns_to_person(match, 1) > 0


def _playing(scene: "Any") -> dict:
    """Return the actions that depend on the game in the scene Play. Digits that pick a cell have its name as action."""
    match, picker = scene.match, scene.picker
    game = match.game
    actions: dict = {"B": "unfinished"} if scene.resumes_other() else {}
    if scene.waits:  # for cards that close again; a key closes them at once
        actions["5"] = actions["#"] = "close"
    if match.is_show:
        actions["4"], actions["6"] = "slower", "faster"
    elif not match.awaits_person:
        return actions
    elif getattr(game, "agreeing", False):
        actions.update(_MOVE)
        actions["5"], actions["#"] = "pick", "agree"
    elif must_take_board(match):
        if [each for each in scene.overlays if getattr(each, "is_asking", False)]:  # the board is dark
            actions["5"] = actions["#"] = "take"
    else:
        actions["C"] = "coach" if scene.hinted else "hint"
        if picker.picked:
            actions["*"] = "cancel"
        if picker.points:
            actions.update(_MOVE)
            actions["5"] = actions["#"] = "pick"
            if hasattr(game, "flags"):
                actions["#"] = "no_flags" if game.is_flagging else "flags"
        else:
            for digit in range(1, 10):
                cell = game.digit(digit)
                if cell is not None and scene.board.mask[cell]:
                    actions[str(digit)] = "drop" if means_column(game) else name_of(game, cell)
    return actions


def _checking(scene: "Any", words: "Any") -> dict:
    """Return the actions of the keys that answer the question of the scene Check."""
    if scene.question in ("colour", "colour_again"):
        blue, green, red = words.COLOURS[2], words.COLOURS[4], words.COLOURS[6]
        return {"4": red, "5": green, "6": blue, "*": "back"}
    return _ANSWERS.get(scene.question, {})  # type: ignore[no-any-return]


def buttons(scene: "Any", name: str, keys: dict, words: "Any") -> list:
    """Return the buttons of `scene`, whose class is called `name`, as description.describe says. The most important one
    comes first. `keys`: what `of` returns.

    While a game is played, a button without a job is disabled, so that the others stay where they are.
    """
    keypad = scene.console.keypad
    layout = "".join(keypad.layout)
    has_buttons = hasattr(keypad, "keys")
    stays = name == "Play" and not scene.match.is_show and not has_buttons
    found = []
    has_flags = name == "Play" and hasattr(scene.match.game, "flags")
    for pressed in ("#" if has_flags else "") + _BUTTONS.get(name, "*"):
        key = own_key(keypad, pressed) if has_buttons else pressed
        if name == "Menu" and key == "B" and keys.get("B") == keys.get("*"):  # both resume the same game
            continue
        if key in keys:
            asks = name == "Result" and keys[key] == words.KEYS["turned"]
            found.append(_button(words.WHERE_IT_TURNED if asks else keys[key], key, True))
        elif stays and key in _WITHOUT_JOB and key in layout:
            found.append(_button(words.KEYS[_WITHOUT_JOB[key]], key, False))
        elif name == "Setup" and key == "0" and key in layout:  # the key shows the rules if the item is a player
            found.append(_button(words.KEYS["rules"], key, True, 0))
    if has_buttons:
        found = [button for button in found if button["key"] not in (HELD, "*")]
        found += [_button(words.HOLD.format(keys[HELD]), HELD, True)] if HELD in keys else []
        found += [_button(keys["*"], "*", True)] if "*" in keys else []
    if name == "Pause":
        for index, row in enumerate(scene.rows):
            if row[0] == "leave":
                found.append(_button(row[1], "5", True, index))
    return found


def _button(name: str, key: str, is_enabled: bool, item: int = -1) -> dict:
    return {"name": name, "key": key, "item": item, "is_enabled": is_enabled}
