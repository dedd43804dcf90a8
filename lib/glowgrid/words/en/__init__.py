"""English. A module holds the sentences of one place, and is imported with it: what is not read yet takes no heap.

boot: before any game is chosen. menus: set-up, pause, and what the pause leads to. match: a game being played, on light
and in plain text; special: what only some of them have to tell; result: how one ended. saved: games that come back.
faults: of hardware and firmware. terminal: plain text. What a game, a setting or a move says when it is refused stands
with its check, where its range is known.
"""
