"""German sentences of plain text: prompts, commands and answers. More are in glowgrid.words."""

TEXT_WELCOME = "Glowgrid: Brettspiele als reiner Text. Bei jeder Frage kannst du auch hilfe oder ende tippen."
TEXT_HELP = (
    "Tippe eine Antwort und drücke Enter. Nennt eine Frage eine Antwort für Enter, so gilt diese bei Enter allein.",
    "undo (oder zurück) nimmt deinen letzten Zug zurück, undo 2 zwei; redo (oder vor) spielt sie noch einmal.",
    "hint (oder tipp) sagt, was ein Bot spielen würde. new (oder neu) wählt ein anderes Spiel. quit (oder ende) geht.",
    "transcript schreibt die Partie als eine Zeile Text; replay und so eine Zeile spielen sie noch einmal.",
    "position (oder stellung) schreibt die Stellung, wenn es im Spiel eine Schreibweise dafür gibt, etwa FEN.",
    "rules (oder regeln) sagt, wie das Spiel geht.",
)
COMMANDS = ("help", "quit", "new", "undo", "redo", "hint", "transcript", "replay", "position", "rules")
COMMAND = "{}: {}"  # an additional command: its name, a sentence about it
WITH_MORE = ("undo", "replay")  # commands that accept an argument
ALSO: dict = {  # alternative name of a command -> the name in COMMANDS
    "hilfe": "help",
    "ende": "quit",
    "neu": "new",
    "zurück": "undo",
    "zurueck": "undo",
    "vor": "redo",
    "tipp": "hint",
    "regeln": "rules",
    "stellung": "position",
}
GOODBYE = "Auf Wiedersehen."
INTERRUPTED = "Das Spiel endet hier. Auf Wiedersehen."

LISTED = "{}. {}"
ASK_GAME = "Welches Spiel? (1 bis {}, oder sein Name): "
CHOOSE_HELP = "Tippe eine Zahl von 1 bis {} oder einen Namen."
NOT_LISTED = "{} steht nicht auf der Liste. Tippe eine Zahl von 1 bis {} oder einen Namen."
BROKEN = "{} kann nicht gespielt werden, denn games/{}.py ist nicht lesbar: {}: {}. Wähle ein anderes Spiel."
CHOSEN = "{}."
ASK_NUMBER = "{} ({}, Enter für {}): "
RANGE = "{} bis {}"
RANGE_IN_STEPS = "{} bis {} in Schritten von {}"
NUMBER_HELP = "Tippe eine ganze Zahl, {}."
NOT_IN_RANGE = "{} ist nicht erlaubt. {}: eine ganze Zahl, {}."
NOTHING_TYPED = "Eine leere Antwort"
TOO_LONG_TYPED = "Das ist zu lang für eine Antwort: Es hat {} Zeichen, und höchstens {} werden gelesen."
NO_TEXT_TYPED = "Das ist kein Text. Tippe es noch einmal."
ASK_YES = "{} (j oder n): "
ASK_LETTER = "Tippe {}."
NOT_A_LETTER = "{} ist keine der Antworten. Tippe {}."
OR = " oder "
ASK_ALONE = "Spielst du selbst? (j oder n, Enter für {}): "
ASK_PEOPLE = "Spielen auf allen Seiten Menschen? (j oder n, Enter für {}): "
ASK_WHO = "{}: Wer spielt? (1 bis {}, oder ein Name, Enter für {}): "
ASK_MARK = "{}: welches Zeichen? (Enter für {}): "
MARK_EXPECTED = "Tippe ein Zeichen, das noch niemand hat."
MARK_TOO_LONG = "{} ist mehr als ein Zeichen. Tippe ein einziges."
MARK_TAKEN = "{} hat schon {}. Tippe ein anderes Zeichen."
MARK_EMPTY = "{} steht für ein leeres Feld. Tippe ein anderes Zeichen."
SWITCHES = {  # option -> (letter for no, letter for yes, question)
    "memory": ("s", "k", "Brett schnell oder klein im Speicher? (s oder k): "),
}
SWITCH = ("n", "j", "{}? (j oder n): ")
YES, NO, CHANGES = "j", "n", "a"
ANSWERS = {"ja": "j", "nein": "n", "y": "j", "yes": "j", "no": "n"}

ASK_COLUMN = "{} ({}), welche Spalte? "
ASK_CELL = "{} ({}), welche Zeile und welche Spalte? "
ASK_MOVE = "{} ({}), welcher Zug, etwa {}? "
ASK_NEXT = "Von {}: weiter zu welcher Zeile und welcher Spalte? (Enter lässt los): "
MOVE_HELP = "Jetzt ein Zug: {}. Oder tippe Zeile und Spalte, von oben links gezählt, etwa 2 3."
SQUARE_HELP = "Jetzt ein Zug: Zeile und Spalte, etwa 2 3, oder die Nummer eines Feldes, 0 bis 8."
NOT_A_SQUARE = "{} ist kein Feld. Tippe Zeile und Spalte, etwa 2 3, oder die Nummer eines Feldes, 0 bis 8."
OR_CELL = "{} Oder tippe Zeile und Spalte, etwa 2 3."
PLACE = "Zeile {}, Spalte {}"
OUTSIDE = "Zeile {}, Spalte {} liegt nicht auf dem Brett: Zeilen sind 1 bis {}, Spalten 1 bis {}."
NO_SQUARE = "Feld {} liegt nicht auf dem Brett: Felder sind 0 bis 8."
NO_CELL = "In Zeile {}, Spalte {} ist kein Feld."
TAKEN = "Zeile {}, Spalte {} ist schon besetzt."
FALLS = "Zeile {}, Spalte {} geht nicht: Ein Stein, der dort fällt, bleibt in Zeile {}, Spalte {} liegen."
NOT_PICKED = "Zeile {}, Spalte {} kannst du jetzt nicht wählen; {}."
HAND_OVER = "{}: Drücke die Eingabetaste, wenn nur du den Bildschirm siehst. "
HAND_OVER_HELP = "Drücke die Eingabetaste. Das Brett zeigt dann, was nur du sehen darfst."
NOT_ALL = "{} ist nicht möglich: {}"
TURN_ENDS = "Vor dem letzten Sprung ist ein anderer am Zug."
NO_NOTATION = "Für Stellungen dieses Spiels gibt es keine Schreibweise. transcript schreibt die Züge."
SECRET = "Die Züge sind geheim, bis das Spiel zu Ende ist."
ASK_MARK_CELL = "{} ({}), welches Feld markieren? (oder fertig, oder weiterspielen) "
MARK_CELL_HELP = "Tippe ein Feld, etwa c2, um es zu markieren; fertig, wenn alles stimmt; oder weiterspielen."
NO_MARK_THERE = "{} lässt sich nicht markieren."
THINKS = "{} ({}) denkt nach."
BOTS_STOP = "Die Bots hören hier auf, nach {} Zügen."

NO_GAME_YET = "Es gibt noch keine Partie."
UNDO_HOW = "undo nimmt eine ganze Zahl ab 1, etwa undo 2."
REPLAY_HOW = "replay nimmt eine Partie, wie transcript sie schreibt, etwa replay othello/8/f5d6c3."
MOVES_TAKEN_BACK = "Zurückgenommene Züge: {}."
COMPLETED = "{} ist vollständig: von Zeile {}, Spalte {} bis Zeile {}, Spalte {}."
A_ROW = "Eine Zeile"
A_COLUMN = "Eine Spalte"
A_DIAGONAL = "Eine Diagonale"
HOLDS = ("{} ({}) hat {} Feld.", "{} ({}) hat {} Felder.")  # singular; plural
ASK_AGAIN = "Noch einmal? (j wie eben, a mit Änderungen, n hört auf): "

USAGE = "Aufruf: glowgrid [MITSCHRIFT] [--invite | --join CODE] [--broker HOST[:PORT]] [--ca FILE]"
NOBODY_READS = "Niemand liest mehr, was das Spiel sagt, darum endet es."
NOT_WRITTEN = "Was das Spiel sagt, kann nicht geschrieben werden: {}."
NOT_READ = "Deine Antworten können nicht gelesen werden: {}."
NOWHERE_TO_WRITE = "Es gibt nichts, wohin geschrieben werden kann, darum gibt es kein Spiel."
NOTHING_TO_READ = "Es gibt nichts, woraus Antworten gelesen werden können, darum gibt es kein Spiel."
