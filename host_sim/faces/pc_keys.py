"""Map keys of the computer to keys of the keypad."""

from host_sim.parts.switches import GAP, Layout

NAMES = {
    "up": "2",
    "left": "4",
    "right": "6",
    "down": "8",
    "return": "#",
    "enter": "#",
    "backspace": "*",
    "escape": "*",
}

NUMBER_PAD = {
    "7": (0, 0), "8": (0, 1), "9": (0, 2),
    "4": (1, 0), "5": (1, 1), "6": (1, 2),
    "1": (2, 0), "2": (2, 1), "3": (2, 2),
    "0": (3, 1),
}  # fmt: skip
"""Number pad key -> (row, column). A number pad has 7 8 9 in its top row, a keypad has 1 2 3."""


def by_pressed(name: str, character: str, layout: Layout) -> str | None:
    """Return the keypad's key that a key of the computer stands for, by pygame's `name` of it, or None.

    pygame calls the 7 of the number pad "[7]".
    """
    if name.startswith("[") and name[1:2].isdigit():
        return by_position(name[1], layout)
    return by_name(name, character, layout)


def by_position(pad_key: str, layout: Layout) -> str | None:
    """Return the key that has the same row and column on the keypad as `pad_key` on the computer's number pad.

    Return None if the keypad has no key there, or if `pad_key` is not on the number pad.
    """
    row, column = NUMBER_PAD.get(pad_key, (99, 99))
    if row < len(layout.rows) and column < len(layout.cols) and layout.keys[row][column] != GAP:
        return layout.keys[row][column]
    return None


def by_name(name: str, character: str, layout: Layout) -> str | None:
    """Return the keypad's key that a key of the computer stands for. Return None if the keypad has no such key.

    `name` is the name of the computer's key, and `character` is what this key types. `character` is tried first.
    """
    for key in (character, character.upper()):
        if len(key) == 1 and key in layout.names:
            return key
    return layout.own_key(NAMES[name]) if name in NAMES else None
