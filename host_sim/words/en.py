"""English sentences of the simulator's window and terminal."""

# -- the help card, with the shortcuts by their commands

THE_WINDOW = "This window"
PLAYING = "Playing"
MEANINGS = {
    "help": "show or hide these keys",
    "slower": "time runs slower",
    "faster": "time runs faster",
    "keypad": "show or hide the keypad",
    "power": "unplug the board and plug it in again",
    "big": "large text for a class, or small text",
    "log": "more or fewer messages",
    "invitation": "invite, or show the code",
    "copy": "copy the invite code",
    "edges": "show or hide the names of columns and rows",
    "language": "Deutsch, Español, English",
    "full": "full screen, or a window",
    "picture": "save a picture of the board",
    "quit": "close the window",
}
CAPS: dict[str, str] = {}  # labels of keys that differ from the English ones
PLAYING_ROWS = (  # (keys or mouse actions, what they do)
    (("click",), "picks a light; in a menu, the left and right edges browse, and the rest chooses"),
    (("click",), "presses a key; a right click keeps it down"),
    (("0-9", "A-D", "*", "#"), "press the key of that name"),
    (("arrows",), "press 2 4 6 8"),
    (("Enter",), "presses #"),
    (("Esc", "Backspace"), "press *"),
    (("number pad",), "by position: its 7 presses 1"),
    (("wheel", "Page Up"), "scroll to earlier messages"),
)

# -- the bottom line and the title bar

HINT = "F1 all keys · F8 invite · F10 Deutsch · F6 large text · F11 full screen"
SPEED = "speed ×{:g}"
BUSY = "the board is busy"

# -- messages

POWER_CYCLED = "The board was unplugged and plugged in again."
LARGER_GRID = "The board now has a grid of {0}x{0} lights."
LANGUAGE = "The language is English now."
PICTURE_SAVED = "The picture is saved as {}"
OPENED = "{} opens in a new window."
UNKNOWN_FILE = "{} is neither a transcript nor a file with saved games."
INVITING = "You invite an opponent to {}. The invite code appears when the server has answered."
NO_INVITATION = "There is no invite code. To invite an opponent, go to the menu and select a game first."
NO_SERVER = (
    "There is no invite code, because no server is set. "
    "Start the program with --broker HOST, then choose Online as a player in the set-up."
)
EDGES_SHOWN = "The names of columns and rows are shown."
EDGES_HIDDEN = "The names of columns and rows are hidden."
COPIED = "{} is copied."
NOT_COPIED = "{} cannot be copied: this system has no clipboard."

# -- the invitation card

INVITATION = "Your invite code"
FOR_OPPONENT = (
    "Your opponent types this code under “Online” on the Glowgrid page, or starts the program with --join CODE."
)
FOR_SPECTATORS = "Spectators type {}."
HOW_TO_COPY = "Click here or press Ctrl+C to copy it. Any key closes this card; F8 opens it again."
NO_QR_CODE = 'To see a QR code too, install segno: pip install "glowgrid[sim]".'

# -- the page, for spectators

HIDDEN_INVITATION = "An invitation is shown to whoever plays. The light stays dark here until the match begins."

# -- the terminal

TERMINAL_INVITATION = (
    "Your invite code: {}\nThe opponent types it under “Online” on the page, or starts with --join CODE.\n"
    "Spectators type {}.\nAny key closes this; i opens it again."
)
TERMINAL_HELP = "? all keys · s Deutsch · Ctrl+Q quit"
TERMINAL_KEYS = "Keys: 0-9 A-D * # by name · arrows 2 4 6 8 · Enter # · Backspace or Esc *"
TERMINAL_BUTTONS = "Keys: arrows · Enter OK · Backspace or Esc: back, or hold OK"
TERMINAL_COMMANDS = (
    "click a light or a key · right click keeps it down · h, key: held 0.8 s"
    " · - + speed · F5 power cycle · i invite · n coordinates · s language · Ctrl+Q quit"
)

# -- files: (path, reason), and the reasons by the name of the error

CANNOT_BE_READ = "{} cannot be read: {}."
CANNOT_BE_WRITTEN = "{} cannot be written: {}."
CANNOT_BE_MADE = "{} cannot be created: {}."
NO_STATE_FILE = "{} cannot store saved games: {}."
REASONS = {
    "FileNotFoundError": "there is no such file or folder",
    "IsADirectoryError": "it is a folder",
    "NotADirectoryError": "a part of its path is a file",
    "FileExistsError": "a file with this name already exists",
    "UnicodeDecodeError": "it is not text",
    "PermissionError": "access is denied",
    "TooLarge": "it is larger than 1 MB",
    "NoOrdinaryFile": "it is not an ordinary file",
}

# -- saved games

NOT_SAVED = "Nothing that you play now is saved."
FRESH = "Fresh start: your saved games stay unchanged, and nothing you play now is saved."
OTHER_WINDOW = "Another window saves its games in {}."
SECOND_WINDOW = "This window starts from the same saves, but does not save."
SECOND_ONLINE = (
    "This window plays online, so it starts without saved games and does not save."
    " --state FILE gives it a file of its own."
)
NEWER_FILE = "{} was written by a newer version of Glowgrid, so it stays unchanged."
NO_SAVED_GAMES = "{} contains no saved games, so it stays unchanged."
DAMAGED_FILE = "{} is damaged. It is called {} now, and you start without saved games."
