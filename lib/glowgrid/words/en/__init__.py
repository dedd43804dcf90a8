"""English. A module holds the sentences of one place, and is imported with it: what is not read yet takes no heap.

boot: before any game is chosen. menus: set-up, pause, and what the pause leads to. match: a game being played, on light
and in plain text. saved: a saved game that makes no sense. faults: what hardly ever goes wrong. terminal: plain text.
What a game, a setting or a move says when it is refused stands with its check, where its range is known.
"""
