"""Sentences of the setup screen."""

WHO = "{}: {}. 4 and 6 change it, 2 and 8 go up and down, # starts, * goes back."
OPTION = "{}: {} ({} to {}). 4 and 6 change it, or type 0, a number and #. 2 and 8 go up and down, # starts."
TYPED = "{}: {}_"
NO_OPTION = "{} is not allowed. {}: {} to {}."
OPTION_NAMES = {
    "size": "Size",
    "rows": "Rows",
    "cols": "Columns",
    "to_win": "In a row to win",
    "players": "Players",
    "komi_x2": "Komi, doubled",
    "pieces": "Pieces",
    "corners": "Handicap corners",
    "memory": "Sparse board (saves memory)",
}
NO_YES = ("no", "yes")
RULES_KEY = "0 shows the rules."
