"""The items of a menu, of a form or of a list: what can be selected with a click.

An item is a dict:

- name: what the item is
- value: its current value in a form, the mark of the game that was left or played last, the counts of statistics, or ""
- line: what a game is about, or what the counts mean, in one sentence; or ""
- group: the heading above the item, if the item begins a group; otherwise ""
- icon: the rows of its icon as hexadecimal digits, two per row of 8 pixels; 32 digits for an icon of two colours
- is_current: whether it is the selected item
- key: the key that chooses the item once it is selected
- adjusts: whether the keys 4 and 6 change its value
- choices: all values that it can have, or [] if it is a number
- choice: the index of its value in `choices`
- more: other keys that act on the item once it is selected, as a list of {name, key}
"""

from .key_labels import HELD, own_key

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Sequence
    from typing import Any


# for each scene with a list of rows, by class name: the key that chooses a row
_CHOOSING_KEYS = {"Menu": "#", "More": "5", "Pause": "5", "Statistics": ""}


def count(scene: "Any", name: str) -> int:
    """Return the number of items of `scene`, whose class is called `name`."""
    if name == "Setup":
        return scene.players + len(scene.options)  # type: ignore[no-any-return]
    return len(scene.rows) if name in _CHOOSING_KEYS else 0


def of(scene: "Any", name: str, words: "Any") -> list:
    """Return the items of `scene`, whose class is called `name`, or [] if it has none."""
    if name == "Setup":
        return _form(scene, words)
    if name not in _CHOOSING_KEYS:
        return []
    keypad = scene.console.keypad
    key = own_key(keypad, _CHOOSING_KEYS[name])
    last = [setup.split("/")[0] for setup in scene.session.saves.setups[-1:]]
    left = scene.session.left_game() if name == "Menu" else -1
    found = []
    for index in range(len(scene.rows)):
        row = scene.row(index)
        item = _item(row[1], "", index == scene.item, key)
        item["icon"] = "".join([f"{line:02x}" for line in scene.icon(row)])
        if index in scene.groups:
            item["group"] = words.PAUSE_GROUPS.get(row[0], "")
        if name == "Menu":
            item["line"] = words.GAMES.get(row[0], "")
            item["value"] = words.LAST_PLAYED if row[0] in last else ""
            item["more"] = [{"name": words.PLAYERS, "key": "5"}, {"name": words.KEYS["rules"], "key": "7"}]
            if hasattr(keypad, "keys"):
                item["more"] = [{"name": words.KEYS["other"], "key": HELD}]
            if index == left:  # the item goes on with the game; the card's Start begins a new one
                item["value"], item["key"] = words.UNFINISHED, own_key(keypad, "*") or HELD
        found.append(item)
    if name == "Statistics":
        _add_counts(found, scene.rows, words)
        found[-1]["key"], found[-1]["group"] = "5", words.SAVED_DATA  # delete everything
    return found


def _add_counts(items: list, rows: list, words: "Any") -> None:
    """In items about games against opponents, replace the sentence by a name and the counts, as in a table.

    rows: as in scenes/statistics.py. Rows about people, and about games for one player, keep their sentence.
    """
    from glowgrid.session.bot_titles import bot_title

    for item, row in zip(items, rows):
        if len(row) > 2:
            _, sentence, title, level, counts = row
            item["line"], item["name"] = sentence, f"{title} · {bot_title(level)}"
            item["value"] = words.COUNTS.format(*counts)


def _item(name: str, value: str, is_current: bool, key: str) -> dict:
    return {
        "name": name,
        "value": value,
        "line": "",
        "group": "",
        "icon": "",
        "is_current": is_current,
        "key": key,
        "adjusts": False,
        "choices": [],
        "choice": 0,
        "more": [],
    }


def _chosen(name: str, choices: "Sequence[str]", choice: int) -> dict:
    item = _item(name, choices[choice], False, "")
    item["choices"], item["choice"] = list(choices), choice
    return item


def _form(scene: "Any", words: "Any") -> list:
    """Return the lines of the setup: the players, then the options."""
    from glowgrid.scenes.setup import is_switch
    from glowgrid.session.bot_titles import bot_title
    from glowgrid.words import menus

    found = []
    deciders = scene.deciders()
    titles = [bot_title(key) for key in deciders]
    for index in range(scene.players):
        found.append(_chosen(words.COLOURS[index + 1], titles, deciders.index(scene.setup.who[index])))
    for option, number in zip(scene.options, scene.setup.options):
        name = menus.OPTION_NAMES.get(option.name, option.name)
        is_list = is_switch(option)
        found.append(_chosen(name, menus.NO_YES, number) if is_list else _item(name, str(number), False, ""))
    for index, item in enumerate(found):
        item["adjusts"], item["is_current"] = True, index == scene.item
    return found
