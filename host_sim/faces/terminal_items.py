"""The items of a menu, a form or a list, as lines of a terminal. A click on a line chooses its item.

Imports Textual and Rich.
"""

from collections.abc import Callable
from typing import Any

from rich.text import Text
from textual.events import MouseDown
from textual.widgets import Static

WIDTH = 30
NO_BREAK = "\u00a0"  # a space at which no line is broken
MORE = "…"  # stands for lines that have no room
CURRENT, HEADING = "bold #0d0e11 on #ffb03b", "#8a919c"

Item = dict[str, Any]


class ItemsWidget(Static):
    """The items of a description (see screen/items.py). If there is not enough room, those around the current one."""

    def __init__(self, choose: Callable[[int, str], None]) -> None:
        """`choose` is called after a click, with the index of the item and the key to press, which may be ""."""
        super().__init__(id="items", markup=False)
        self._choose = choose
        self._items: list[Item] = []
        self._shown: list[int] = []  # of each line: the index of its item, or -1 for a heading

    def show(self, items: list[Item], height: int) -> None:
        """Show `items` in at most `height` lines. Hide the list if there are none."""
        self._items = items
        self.display = bool(items)
        lines = _lines(items)
        current = next((at for at, (index, _) in enumerate(lines) if index >= 0 and items[index]["is_current"]), 0)
        first = max(0, min(current - height // 2, len(lines) - height))
        shown = lines[first : first + height]
        if first:
            shown[0] = -1, MORE
        if first + height < len(lines):
            shown[-1] = -1, MORE
        self._shown = [index for index, _ in shown]
        text = Text(no_wrap=True)
        for index, line in shown:
            style = HEADING if index < 0 else CURRENT if items[index]["is_current"] else ""
            text.append(line.ljust(WIDTH)[:WIDTH] + "\n", style)
        self.update(text)

    def on_mouse_down(self, event: MouseDown) -> None:
        if 0 <= event.y < len(self._shown) and self._shown[event.y] >= 0:
            index = self._shown[event.y]
            self._choose(index, self._items[index]["key"])


def _lines(items: list[Item]) -> list[tuple[int, str]]:
    """Return (index of the item, text) of each line. A heading has the index -1. A value that has no room beside the
    name has a line of its own."""
    found = []
    for index, item in enumerate(items):
        if item["group"]:
            found.append((-1, item["group"]))
        value = f"‹ {item['value']} ›" if item["adjusts"] else item["value"]
        mark, room = "›" if item["is_current"] else " ", WIDTH - 3 - len(value) - bool(value)
        if value and len(item["name"]) > room:
            found += [(index, f"{mark} {item['name'][: WIDTH - 3]}"), (index, f"  {value:>{WIDTH - 3}}")]
        else:
            found.append((index, f"{mark} {item['name'][:room]:{room}}{' ' * bool(value)}{value}"))
    return found


_BUTTON_KEYS = {"5": "Enter", "2": "↑", "8": "↓", "4": "←", "6": "→", "*": "Esc", "+": "Esc"}
"""The keys of the computer that press the buttons of a board without a keypad."""


def keys_line(described: dict[str, Any], enter: str, enlarge: str, has_buttons: bool = False) -> str:
    """Return one line that says what the keys do now. `described`: see screen/description.py. `enter`: the key of the
    keypad that Enter presses; `enlarge`: the key that shows the whole board, if the board is larger than the grid;
    `has_buttons`: whether the board has buttons instead of a keypad, so the line names the computer's keys."""
    labels, larger = dict(described["keys"]), described["larger_grid"]
    if has_buttons:
        labels = {_BUTTON_KEYS[key]: labels[key] for key in "52846*+" if key in labels}
    elif enter != "#" and enter in labels:
        labels = {"Enter": labels[enter], **labels}
    if larger:
        labels[enlarge] = larger["name"]
    return " · ".join(f"{key} {label}".replace(" ", NO_BREAK) for key, label in labels.items())
