"""English words of the screens around the light."""

SCREENS = {
    "Splash": "Glowgrid",
    "Menu": "Choose a game",
    "More": "More",
    "Setup": "Set up the game",
    "Pause": "Pause",
    "Ask": "Please confirm",
    "Rules": "How to play",
    "Help": "The keys",
    "Statistics": "Statistics",
    "Check": "Hardware check",
    "Trouble": "Please check the settings",
    "Crash": "Something went wrong",
    "Demo": "Demo",
    "Attract": "Demo",
    "Sleep": "The grid is asleep",
    "Joining": "Play online",
    "Connecting": "Play online",
}
COLOURS = ("", "Amber", "Blue", "Pink", "Green", "White", "Red", "Sky", "Violet", "Lime", "Brown")

YOU = "You"
YOUR_TURN = "Your turn"
TO_MOVE = "{} to move"
THINKING = "{} is thinking"
WAITING = "Waiting for your opponent"
ROLLING = "The dice are rolling"
CHANCE = "Chance decides"
REPLAY = "Replay"
YOU_WON = "You win!"
WON = "{} wins"
DRAW = "It's a draw"
SOLVED = "Solved!"
NOT_SOLVED = "Not solved this time"
FINDING_HINT = "Looking for a hint"
HINT_SHOWN = "The hint is white on the board."
RATING = "Rating all moves"
RATED = "How good each move is"
SHADES_SHOWN = "Good moves are steady and full, fair ones hollow, weak ones dim points."
ANALYSING = "Looking where the game turned"
TURNING_POINT = "Turning point {} of {}: move {}"
NO_TURNING_POINT = "No single move changed this game"
WHERE_IT_TURNED = "Where did it turn?"
AWAY = "{} is not connected"
LAST_MOVE = "Last move: {}"
ROLLED = "Rolled: {}"
PICKED_CELLS = "Picked: {}. Pick next: {}."
NEXT_CELL = "another cell"
CURSOR = "Cursor: {}"
NO_CELL = "not a cell of this game"
CANNOT_PICK = "cannot be picked"
STEP = "Move {} of {}"
FIRST_MOVE = "The game begins"
TAKE_THE_BOARD = "{}: take the board"
RESUME = "Resume {}"
WHOLE_BOARD = "Show the whole board ({0}x{0} lights)"
COUNTS = "{} won · {} lost · {} drawn"
HOLD = "Hold OK: {}"

KEYS = {
    "other": "More",
    "up": "Up",
    "down": "Down",
    "left": "Left",
    "right": "Right",
    "pick": "Pick",
    "drop": "Drop",
    "flags": "Set flags",
    "no_flags": "End flags",
    "pause": "Pause",
    "take_back": "Take back",
    "hint": "Hint",
    "coach": "Coach",
    "new": "New game",
    "status": "Status",
    "cancel": "Cancel",
    "slower": "Slower",
    "scroll_back": "Scroll back",
    "faster": "Faster",
    "back": "Back",
    "start": "Start",
    "set_up": "Set up",
    "demo": "Demo",
    "earlier": "Earlier",
    "unfinished": "Resume",
    "rules": "Rules",
    "statistics": "Statistics",
    "choose": "Choose",
    "yes": "Yes",
    "no": "No",
    "again": "Play again",
    "step_back": "Step back",
    "step_forward": "Forward",
    "turned": "Coach",
    "previous": "Previous",
    "next": "Next",
    "menu": "Menu",
    "close": "Close",
    "take": "Show",
    "agree": "Accept",
    "less": "–",
    "more": "+",
    "accept": "Accept",
    "darker": "Darker",
    "brighter": "Brighter",
    "retry": "Try again",
    "restart": "Restart",
    "delete": "Delete game",
}

EMPTY = "empty"
HIDDEN = "hidden"
CAN_PICK = "can be picked"
PICKED = "picked"
IS_LAST = "last move"
WINNING = "winning line"
PLAYED = "played"
BETTER = "better"
SHAPES = ("", "point", "ring", "bar", "upright bar", "half", "corner", "crown")
PIECES = {"R": "rook", "P": "pawn", "N": "knight", "B": "bishop", "Q": "queen", "K": "king"}
GLYPH = "card {}"
HUES = {0: "white", 11: "grey", 12: "red", 13: "green"}

PAUSE_GROUPS = {
    "back": "This game",
    "rules": "Information",
    "brightness": "Settings",
    "new_game": "Another game",
}
SAVED_DATA = "Saved data"  # the heading above the item that deletes everything
PLAYERS = "Players"  # a button below a game in the menu; it opens the setup, which begins with them
CHANGE_PLAYERS = "Change who plays"  # what a click on a player does
LAST_PLAYED = "last played"
UNFINISHED = "unfinished"  # the mark of a game that was left

GAMES = {
    "tictactoe": "Three in a row wins.",
    "connectx": "Connect Four: drop tokens, four in a row wins.",
    "quixo": "Push cubes in from the edge. A full row wins.",
    "gomoku": "Five in a row wins.",
    "othello": "Trap discs to flip them. The most discs win.",
    "domineering": "Place dominoes. If you have no room, you lose.",
    "dots": "Close boxes. The most boxes win.",
    "go": "Surround stones and territory.",
    "checkers": "Jump over pieces to capture them.",
    "chess": "Checkmate the other king.",
    "ur": "Roll and race your pieces home.",
    "morris": "Three in a line take a piece.",
    "lightsout": "Turn off all the lights.",
    "minesweeper": "Open all cells without a mine.",
    "battleship": "Find and sink the hidden ships.",
    "kalah": "Sow seeds. The most in your store win.",
    "breakthrough": "Be the first in the last row.",
    "pairs": "Turn cards and remember where the pairs are.",
}
