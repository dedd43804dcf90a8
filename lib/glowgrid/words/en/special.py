"""Sentences that only some games or matches need: chance, answers, hand-over, passes, draws, undo."""

CHANCE = "Chance decides."
CHANCE_MOVED = "Chance decides: {}."
DRAWN = {"rolls": "{} ({}) rolls {}.", "throws": "{} ({}) throws {}.", "draws": "{} ({}) draws {}."}
ANSWERED = "{} ({}) answers: {}."
TAKE_BOARD = "{}: take the board, then press 5."
OPPONENT_ASKED = "The other side is asked whether moves may be taken back."
NOT_AGREED = "The other side does not let moves be taken back."
DISCLOSED = "This can't be taken back: it has shown something that was hidden."
NO_ROOM = "There is no room for a hint here: too little of the board's memory is free."
NO_ADVICE = "There is no hint here: no bot knows how to play this game well."
MOVES = {
    0xFFFF: "{} ({}) passes.",  # a pass
    0xFFFE: "{} ({}) gives up.",  # a resignation
    0xFFFD: "Both sides agree on a draw.",  # an agreed draw
}
