"""Sentences that only some games or matches need: chance, answers, hand-over, passes, draws, undo."""

CHANCE = "Chance decides."
CHANCE_MOVED = "Chance decides: {}."
DRAWN = {
    "rolls": "{} ({}) rolls {}.",
    "throws": "{} ({}) throws {}.",
    "draws": "{} ({}) draws {}.",
    "shows": "It is {2}.",  # the draw itself, as the player has just picked what it shows
}
ANSWERED = "{} ({}) answers: {}."
ANSWERS = {
    "missed": "{} ({}) answers: missed.",
    "hit": "{} ({}) answers: hit.",
    "sunk": "{} ({}) answers: sunk, {}.",
}
TAKE_BOARD = "{}: take the board, then press 5."
OPPONENT_ASKED = "Your opponent is asked whether you may take moves back."
NOT_AGREED = "Your opponent does not let you take moves back."
DISCLOSED = "This can't be taken back, because it revealed something hidden."
NO_ROOM = "No hint: the board has too little free memory."
NO_ADVICE = "No hint: no bot plays this game well."
NOTHING_PROVEN = "No hint: nothing can be proven."
MOVES = {
    0xFFFF: "{} ({}) passes.",  # a pass
    0xFFFE: "{} ({}) resigns.",  # a resignation
    0xFFFD: "Both players agree to a draw.",  # an agreed draw
}
