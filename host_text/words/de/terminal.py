"""German sentences of plain text: prompts, commands and answers. More are in glowgrid.words."""

TEXT_WELCOME = "Glowgrid: Brettspiele als reiner Text. Bei jeder Frage kannst du hilfe oder ende tippen."
TEXT_HELP = (
    "Tippe eine Antwort und drücke Enter. Nennt eine Frage eine Antwort für Enter, genügt Enter allein.",
    "undo (oder zurück) nimmt deinen letzten Zug zurück, undo 2 die letzten zwei. redo (oder vor) wiederholt sie.",
    "hint (oder tipp) zeigt einen Zug, den ein Bot spielen würde. new (oder neu) beginnt ein anderes Spiel.",
    "coach (oder trainer) sagt, wie gut jeder Zug ist, und nach dem Ende, wo sich die Partie gewendet hat.",
    "transcript schreibt die Partie als eine Zeile Text. replay und so eine Zeile spielen sie noch einmal.",
    "position (oder stellung) schreibt die Stellung, wenn das Spiel eine Schreibweise dafür hat, etwa FEN.",
    "rules (oder regeln) zeigt die Regeln des Spiels. quit (oder ende) hört auf.",
    "lies (oder zeilen) liest das Brett Zeile für Zeile in Worten vor, lies 3 nur Zeile 3.",
)
COMMANDS = ("help", "quit", "new", "undo", "redo", "hint", "coach", "transcript", "replay", "position", "read", "rules")
COMMAND = "{}: {}"  # an additional command: its name, a sentence about it
WITH_MORE = ("undo", "replay", "read")  # commands that accept an argument
ALSO: dict = {  # alternative name of a command -> the name in COMMANDS
    "hilfe": "help",
    "ende": "quit",
    "neu": "new",
    "zurück": "undo",
    "zurueck": "undo",
    "vor": "redo",
    "tipp": "hint",
    "trainer": "coach",
    "regeln": "rules",
    "stellung": "position",
    "lies": "read",
    "zeilen": "read",
}
GOODBYE = "Auf Wiedersehen."
INTERRUPTED = "Das Spiel endet hier. Auf Wiedersehen."

LISTED = "{}. {}"
OTHER_NAMES = {"connectx": "Vier gewinnt"}  # by which people may look for a game
ASK_GAME = "Welches Spiel? (1 bis {}, oder sein Name): "
CHOOSE_HELP = "Tippe eine Zahl von 1 bis {} oder einen Namen."
NOT_LISTED = "{} steht nicht auf der Liste. Tippe eine Zahl von 1 bis {} oder einen Namen."
BROKEN = "{} kann nicht gespielt werden, weil games/{}.py nicht lesbar ist: {}: {}. Wähle ein anderes Spiel."
OWN_GAME_FAILED = "{} kann nicht weitergehen: {}. Der Simulator, glowgrid-sim, gibt den ganzen Traceback aus."
NO_METHOD = "games/{}.py fehlt die Methode {}"
WRONG_TYPE = "in games/{}.py gibt {} einen Wert vom Typ {} zurück statt {}"
ERROR_AT = "Fehler in {}, Zeile {}, {}: {}: {}"
CHOSEN = "{}."
ASK_NUMBER = "{} ({}, Enter für {}): "
RANGE = "{} bis {}"
RANGE_IN_STEPS = "{} bis {} in Schritten von {}"
NUMBER_HELP = "Tippe eine ganze Zahl, {}."
NOT_IN_RANGE = "{} ist nicht erlaubt. {}: eine ganze Zahl, {}."
NOTHING_TYPED = "Eine leere Antwort"
TOO_LONG_TYPED = "Diese Antwort ist zu lang: Sie hat {} Zeichen, und höchstens {} sind erlaubt."
NO_TEXT_TYPED = "Das ist kein Text. Tippe es noch einmal."
ASK_YES = "{} (j oder n): "
ASK_LETTER = "Tippe {}."
NOT_A_LETTER = "{} ist keine der Antworten. Tippe {}."
OR = " oder "
ASK_ALONE = "Möchtest du selbst spielen? (j oder n, Enter für {}): "
ASK_PEOPLE = "Sind alle Spieler Menschen? (j oder n, Enter für {}): "
ASK_WHO = "{}: Wer spielt? (1 bis {}, oder ein Name, Enter für {}): "
ASK_MARK = "{}: welches Zeichen? (Enter für {}): "
MARK_EXPECTED = "Tippe ein Zeichen, das kein anderer Spieler hat."
MARK_TOO_LONG = "{} ist mehr als ein Zeichen. Tippe ein einziges."
MARK_TAKEN = "{} gehört schon {}. Tippe ein anderes Zeichen."
MARK_EMPTY = "{} steht für ein leeres Feld. Tippe ein anderes Zeichen."
SWITCHES = {  # option -> (letter for no, letter for yes, question)
    "memory": ("s", "k", "Brett schnell oder klein im Speicher? (s oder k, Enter für {1}): "),
}
SWITCH = ("n", "j", "{0}? (j oder n, Enter für {1}): ")
YES, NO, CHANGES = "j", "n", "a"
ANSWERS = {"ja": "j", "nein": "n", "y": "j", "yes": "j", "no": "n"}

SEE_HELP = "{} hilfe zeigt, was du tippen kannst."
ASK_COLUMN = "{} ({}), welche Spalte? "
ASK_CELL = "{} ({}), welche Zeile und Spalte? "
ASK_MOVE = "{} ({}), welcher Zug, etwa {}? "
ASK_NEXT = "Von {}: zu welcher Zeile und Spalte? (Enter bricht ab): "
MOVE_HELP = "Tippe einen Zug: {}. Oder nenne Felder, etwa b3, oder tippe Zeile und Spalte, etwa 3 2."
PASS = "passen"  # what a player types to pass; `pass` works, too
OR_PASS = "{} Oder tippe {}."  # appended to the help, if the player may pass
SQUARE_HELP = "Tippe einen Zug: Zeile und Spalte, etwa 2 3, oder die Nummer eines Feldes, 0 bis 8."
NOT_A_SQUARE = "{} ist kein Feld. Tippe Zeile und Spalte, etwa 2 3, oder die Nummer eines Feldes, 0 bis 8."
OR_CELL = "{} Oder nenne Felder, etwa b3, oder tippe Zeile und Spalte, etwa 3 2."
PLACE = "Zeile {}, Spalte {}"
OWN_BOARD = "Dein eigenes Brett:"
OTHER_BOARD = "Das Brett deines Gegners:"
OUTSIDE = "Zeile {}, Spalte {} liegt nicht auf dem Brett: Zeilen sind 1 bis {}, Spalten 1 bis {}."
NO_SQUARE = "Feld {} liegt nicht auf dem Brett: Felder sind 0 bis 8."
NO_CELL = "In Zeile {}, Spalte {} ist kein Feld."
TAKEN = "Zeile {}, Spalte {} ist schon besetzt."
FALLS = "Zeile {}, Spalte {} geht nicht: Ein Stein fällt dort in Zeile {}, Spalte {}."
NOT_PICKED = "Zeile {}, Spalte {} kannst du jetzt nicht wählen; {}."
HAND_OVER = "{}: Drücke Enter, wenn nur du den Bildschirm siehst. "
HAND_OVER_HELP = "Drücke Enter. Das Brett zeigt dann, was nur du sehen darfst."
NOT_ALL = "{} ist nicht möglich: {}"
TURN_ENDS = "Vor dem letzten Sprung ist ein anderer am Zug."
NO_NOTATION = "Dieses Spiel hat keine Schreibweise für Stellungen. transcript schreibt die Züge."
SECRET = "Die Züge sind geheim, bis das Spiel zu Ende ist."
ASK_MARK_CELL = "{} ({}), welches Feld markieren? (oder fertig, oder weiterspielen) "
MARK_CELL_HELP = "Tippe ein Feld, etwa c2, um es zu markieren; fertig, wenn alles stimmt; oder weiterspielen."
NO_MARK_THERE = "{} lässt sich nicht markieren."
ASK_FLAG_CELL = "Fahne auf welches Feld? (oder Fahnen beenden) "
FLAG_CELL_HELP = "Tippe ein Feld, etwa c2, um eine Fahne zu setzen oder zu entfernen; oder Fahnen beenden."
NO_FLAG_THERE = "{} kann keine Fahne bekommen."
ROW_CELLS = "Zeile {}: {}."
ONE_CELL = "{} {}"
CELLS_TO = "{} bis {} {}"
SIDE = "{} ist {}, auf Licht {}."
READ_HOW = "lies nimmt die Nummer einer Zeile, {} bis {}."
THINKS = "{} ({}) denkt nach."
BOTS_STOP = "Die Bots hören nach {} Zügen auf."

NO_GAME_YET = "Noch hat keine Partie begonnen."
UNDO_HOW = "Tippe nach undo eine ganze Zahl ab 1, etwa undo 2."
REPLAY_HOW = "Tippe nach replay eine Partie, wie transcript sie schreibt, etwa replay othello/8/f5d6c3."
MOVES_TAKEN_BACK = "Zurückgenommene Züge: {}."
COMPLETED = "{} ist vollständig: von Zeile {}, Spalte {} bis Zeile {}, Spalte {}."
A_ROW = "Eine Zeile"
A_COLUMN = "Eine Spalte"
A_DIAGONAL = "Eine Diagonale"
HOLDS = ("{} ({}) hat {} Feld.", "{} ({}) hat {} Felder.")  # singular; plural
ASK_AGAIN = "Noch einmal? (j wie eben, a mit Änderungen, n hört auf): "

USAGE = "Aufruf: glowgrid [MITSCHRIFT] [--language KÜRZEL] [--invite | --join CODE] [--broker HOST[:PORT]] [--ca FILE]"
NOBODY_READS = "Die Ausgabe wurde geschlossen, darum endet das Spiel."
NOT_WRITTEN = "Die Ausgabe kann nicht geschrieben werden: {}."
NOT_READ = "Die Eingabe kann nicht gelesen werden: {}."
NOWHERE_TO_WRITE = "Es gibt keine Ausgabe, darum kann das Spiel nicht beginnen."
NOTHING_TO_READ = "Es gibt keine Eingabe, darum kann das Spiel nicht beginnen."
