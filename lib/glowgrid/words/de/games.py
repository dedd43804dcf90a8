"""German translations of the games' sentences: rules, reasons why a game ended, commands. Loaded on demand."""

TABLE = {
    # rules
    "Mark any free cell. A full row, column or diagonal of your own marks wins.": (
        "Besetze ein freies Feld. Eine volle Zeile, Spalte oder Diagonale aus deinen Zeichen gewinnt."
    ),
    "Drop a token into a column. Four of your own (or as many as you set) in a row win, in any direction.": (
        "Wirf einen Stein in eine Spalte. Vier eigene (oder so viele, wie du einstellst) in einer Reihe gewinnen, in "
        "jeder Richtung."
    ),
    "Take a cube from the edge, blank or your own, and push it back in at another end of its row or column. A full "
    "row, column or diagonal of your own wins. If you complete one for your opponent, you lose.": (
        "Nimm einen leeren oder eigenen Würfel vom Rand und schiebe ihn an einem anderen Ende seiner Zeile oder Spalte "
        "wieder hinein. Eine volle eigene Zeile, Spalte oder Diagonale gewinnt. Wenn du eine für deinen Gegner "
        "vollendest, verlierst du."
    ),
    "Place a disc so that your opponent's discs are in a line between it and another disc of yours. They flip. If "
    "you can't, you pass. When nobody can move, the most discs win.": (
        "Setze einen Stein so, dass Steine deines Gegners in einer Linie zwischen ihm und einem anderen von dir "
        "liegen. Sie werden umgedreht. Wenn du das nicht kannst, passt du. Kann niemand mehr ziehen, gewinnt, wer mehr "
        "Steine hat."
    ),
    "Place a stone on any free cell. Five of your own (or as many as you set) in a row win, or more.": (
        "Setze einen Stein auf ein freies Feld. Fünf eigene (oder so viele, wie du einstellst) in einer Reihe "
        "gewinnen, oder mehr."
    ),
    "Player 1 places vertical dominoes, player 2 horizontal ones. If you have no room for one, you lose.": (
        "Spieler 1 legt Dominosteine senkrecht, Spieler 2 waagerecht. Wenn du für keinen mehr Platz hast, verlierst du."
    ),
    "Press a cell to switch it and the cells next to it on or off. Turn all lights off.": (
        "Drücke auf ein Feld: Es geht an oder aus, und die Felder daneben auch. Schalte alle Lichter aus."
    ),
    "Move a man one cell diagonally forward. If you can jump over an opponent's piece, you must: it is captured, "
    "and you jump on if you can. A man in the last row becomes a king, which also moves back. If you can't move, "
    "you lose.": (
        "Ziehe einen Stein ein Feld schräg vorwärts. Wenn du eine Figur deines Gegners überspringen kannst, musst du "
        "es tun: Sie ist geschlagen, und du springst weiter, wenn du kannst. Ein Stein in der letzten Reihe wird zur "
        "Dame, die auch rückwärts zieht. Wenn du nicht ziehen kannst, verlierst du."
    ),
    "Draw an edge between two neighbouring dots. The fourth edge of a box makes it yours, and you draw again. The "
    "most boxes win.": (
        "Zeichne eine Kante zwischen zwei benachbarten Punkten. Mit der vierten Kante gehört ein Kästchen dir, und du "
        "zeichnest noch einmal. Wer mehr Kästchen hat, gewinnt."
    ),
    "Take turns to place stones. A group without an empty cell next to it is captured. No position may repeat. You "
    "may pass. After two passes, mark the dead stones and agree. Your stones and the cells they surround count, "
    "plus komi for player 2.": (
        "Setzt abwechselnd Steine. Eine Gruppe ohne leeres Feld daneben wird gefangen. Keine Stellung darf sich "
        "wiederholen. Du darfst passen. Nach zweimal Passen markiert ihr die toten Steine und einigt euch. Es zählen "
        "deine Steine und die Felder, die sie umgeben, für Spieler 2 auch Komi."
    ),
    "Roll, and move a piece that many steps: left along your row, right through the middle, then home. Land on an "
    "opponent's piece to send it back to the start. A rosette gives another roll; on the middle one, a piece is "
    "safe. The last step needs the exact number. Get all your pieces home to win.": (
        "Würfle und ziehe eine Figur so weit: in deiner Reihe nach links, in der Mitte nach rechts, dann ins Ziel. "
        "Ziehst du auf eine Figur deines Gegners, beginnt sie von vorn. Eine Rosette gibt noch einen Wurf; auf der "
        "mittleren ist eine Figur sicher. Ins Ziel geht es nur mit genauem Wurf. Bring alle deine Figuren dorthin, um "
        "zu gewinnen."
    ),
    "Place your ships: pick both ends of each, or hold 0 to place them at random. Then take turns to shoot and see "
    "what you hit. Key 0 shows your own ships. Sink the whole fleet to win.": (
        "Setzt eure Schiffe: Wählt beide Enden, oder haltet 0, um sie zufällig zu setzen. Dann schießt ihr abwechselnd "
        "und seht, was ihr trefft. Taste 0 zeigt die eigenen Schiffe. Wer die ganze Flotte versenkt, gewinnt."
    ),
    "Checkmate the other king: attack it so that no move can save it. If a player can't move but isn't in check, it's "
    "a draw. To castle, move the king two cells.": (
        "Setze den anderen König matt: Greif ihn so an, dass kein Zug ihn rettet. Wer nicht ziehen kann, aber nicht im "
        "Schach steht, spielt unentschieden. Zum Rochieren ziehe den König zwei Felder."
    ),
    "Pick one of your pits. Its seeds go one by one into the next pits and your store, counterclockwise. If the last "
    "one reaches your store, move again. If it falls into an empty pit of yours, it and the seeds opposite go to your "
    "store. When a row is empty, the other player keeps the seeds in theirs. The most seeds win.": (
        "Wähle eine deiner Mulden. Ihre Samen fallen einzeln in die nächsten Mulden und deinen Speicher, gegen den "
        "Uhrzeigersinn. Endest du im Speicher, bist du noch einmal dran. Fällt der letzte in eine leere Mulde von dir, "
        "kommen er und die Samen gegenüber in deinen Speicher. Ist eine Reihe leer, behält der andere Spieler die "
        "Samen in seiner. Die meisten Samen gewinnen."
    ),
    "Move a piece one cell forward, straight or diagonally. Straight ahead, the cell must be empty. Diagonally, you "
    "may capture an opponent's piece. A piece in the last row wins. So does capturing all pieces.": (
        "Ziehe eine Figur ein Feld vorwärts, gerade oder schräg. Geradeaus muss das Feld leer sein. Schräg darfst du "
        "eine Figur deines Gegners schlagen. Eine Figur in der letzten Reihe gewinnt. Auch wer alle Figuren schlägt, "
        "gewinnt."
    ),
    "Turn two cards. If they are equal, you keep them and go on. If not, they close again: remember them. The "
    "most pairs win. Alone, use as few turns as you can.": (
        "Deck zwei Karten auf. Sind sie gleich, gehören sie dir, und du machst weiter. Wenn nicht, schließen sie "
        "sich wieder: Merke sie dir. Die meisten Paare gewinnen. Allein: Brauche so wenige Züge wie möglich."
    ),
    "Open all cells without a mine. A number says how many of the cells around it hold a mine. Flags are for your "
    "notes: # switches between flags and opening.": (
        "Öffne alle Felder ohne Mine. Eine Zahl sagt, auf wie vielen Feldern um sie herum Minen liegen. Fahnen sind "
        "deine Notizen: # wechselt zwischen Fahnen und Öffnen."
    ),
    "Place nine pieces each in turn. Then move one along a line to the next point, or to any point if you have "
    "three left. Three of your own in a line are a mill: take an opponent's piece, one in a mill only if there is "
    "no other. If you have only two pieces or can't move, you lose.": (
        "Setzt abwechselnd je neun Steine. Dann ziehe einen auf einer Linie zum nächsten Punkt, oder auf irgendeinen, "
        "wenn du noch drei hast. Drei eigene in einer Linie sind eine Mühle: Nimm einen Stein deines Gegners, einen "
        "aus einer Mühle nur, wenn es keinen anderen gibt. Wenn du nur zwei Steine hast oder nicht ziehen kannst, "
        "verlierst du."
    ),
    # reasons for the end
    "all pieces are home": "alle Figuren sind im Ziel",
    "three in a row": "drei in einer Reihe",
    "four in a row": "vier in einer Reihe",
    "five in a row": "fünf in einer Reihe",
    "{} in a row": "{} in einer Reihe",
    "a full row": "eine volle Reihe",
    "no full row in 200 moves": "keine volle Reihe in 200 Zügen",
    "the board is full": "das Brett ist voll",
    "more discs": "mehr Steine",
    "the same number of discs": "gleich viele Steine",
    "no room for a vertical domino": "kein Platz für einen senkrechten Dominostein",
    "no room for a horizontal domino": "kein Platz für einen waagerechten Dominostein",
    "all lights are out": "alle Lichter sind aus",
    "not solved in 300 presses": "nicht gelöst in 300 Zügen",
    "player {} has resigned": "Spieler {} hat aufgegeben",
    "both players agree": "beide Spieler sind sich einig",
    "the opponent can't move": "der Gegner kann nicht ziehen",
    "a piece is in the last row": "eine Figur ist in der letzten Reihe",
    "the opponent has only two pieces": "der Gegner hat nur zwei Steine",
    "50 turns each without a mill": "je 50 Züge ohne Mühle",
    "all pieces are captured": "alle Figuren sind geschlagen",
    "the same position for the third time": "zum dritten Mal dieselbe Stellung",
    "40 turns each without a capture or a man's move": "je 40 Züge, ohne zu schlagen oder einen Stein zu ziehen",
    "checkmate": "schachmatt",
    "a stalemate": "patt",
    "no checkmate is possible": "niemand kann mehr mattsetzen",
    "50 moves each without a capture or a pawn's move": "je 50 Züge, ohne zu schlagen oder einen Bauern zu ziehen",
    "the same number of boxes": "gleich viele Kästchen",
    "more boxes": "mehr Kästchen",
    "more seeds": "mehr Samen",
    "the same number of seeds": "gleich viele Samen",
    "equal areas with komi": "gleich viel Gebiet mit Komi",
    "more area with komi": "mehr Gebiet mit Komi",
    "the whole fleet is sunk": "die ganze Flotte ist versenkt",
    "more pairs": "mehr Paare",
    "the same number of pairs": "gleich viele Paare",
    "all pairs are found": "alle Paare sind gefunden",
    "a mine explodes": "eine Mine explodiert",
    "all cells without a mine are open": "alle Felder ohne Mine sind offen",
    # reasons why a cell can't be picked
    "it is taken": "es ist besetzt",
    "no room for the lower half": "kein Platz für die untere Hälfte",
    "no room for the right half": "kein Platz für die rechte Hälfte",
    "no disc would flip": "kein Stein würde umgedreht",
    "push it in at another end of its row or column": (
        "schiebe ihn an einem anderen Ende seiner Zeile oder Spalte hinein"
    ),
    "it is your opponent's": "es gehört deinem Gegner",
    "it is not on the edge": "es liegt nicht am Rand",
    "no piece ever stands there": "dort steht nie eine Figur",
    "the same piece must keep jumping": "dieselbe Figur muss weiterspringen",
    "you must jump": "du musst schlagen",
    "a man moves one cell diagonally forward": "ein Stein zieht ein Feld schräg vorwärts",
    "pick one of your pieces": "wähle eine deiner Figuren",
    "another piece must jump": "eine andere Figur muss schlagen",
    "it can't move": "sie kann nicht ziehen",
    "your king is in check": "dein König steht im Schach",
    "your king would be in check": "dein König stünde im Schach",
    "it can't move there": "sie kann dort nicht hinziehen",
    "choose what the pawn becomes": "wähle, was der Bauer wird",
    "pieces capture diagonally": "Figuren schlagen schräg",
    "a piece moves one cell forward": "eine Figur zieht ein Feld vorwärts",
    "it is in a mill": "er steht in einer Mühle",
    "take one of your opponent's pieces": "nimm einen Stein deines Gegners",
    "a piece moves along a line to the next point": "ein Stein zieht auf einer Linie zum nächsten Punkt",
    "it is a dot: pick an edge between two dots": "es ist ein Punkt: wähle eine Kante zwischen zwei Punkten",
    "it is a box: pick one of its edges": "es ist ein Kästchen: wähle eine seiner Kanten",
    "it is not a pit": "es ist keine Mulde",
    "this pit is empty": "diese Mulde ist leer",
    "this edge is already drawn": "diese Kante ist schon gezeichnet",
    "it would have no liberties": "er hätte keine Freiheiten",
    "the position would repeat": "die Stellung würde sich wiederholen",
    "it is already home": "sie ist schon im Ziel",
    "you need the exact number to get home": "ins Ziel geht es nur mit genauem Wurf",
    "your own piece is there": "dort steht deine eigene Figur",
    "the piece there is safe": "die Figur dort ist sicher",
    "you already shot there": "dorthin hast du schon geschossen",
    "the ship does not fit there": "das Schiff passt dort nicht hin",
    "this pair is taken": "dieses Paar ist weg",
    "this card is already open": "diese Karte ist schon offen",
    "it is already open": "es ist schon offen",
    "it has a flag": "dort steht eine Fahne",
    # reasons for a hint, after the move
    "is the only legal move": "ist der einzige erlaubte Zug",
    "wins the game": "gewinnt die Partie",
    "saves a draw": "rettet ein Unentschieden",
    "captures a piece": "schlägt eine Figur",
    "captures {} pieces": "schlägt {} Figuren",
    "leaves the opponent no move": "lässt dem Gegner keinen Zug",
    "blocks {} in a row": "verhindert {} in einer Reihe",
    "takes a corner": "besetzt eine Ecke",
    "closes a mill": "schließt eine Mühle",
    "prevents a mill": "verhindert eine Mühle",
    "completes a box": "schließt ein Kästchen",
    "gives no box away": "verschenkt kein Kästchen",
    "promotes a pawn": "verwandelt einen Bauern",
    "moves the king to safety": "bringt den König in Sicherheit",
    "crowns a man": "macht einen Stein zur Dame",
    "brings a piece home": "bringt eine Figur ins Ziel",
    "gives another roll": "gibt noch einen Wurf",
    "gives another turn": "gibt noch einen Zug",
    "captures seeds": "fängt Samen",
    "saves stones from capture": "rettet Steine",
    "is part of the shortest solution": "gehört zur kürzesten Lösung",
    # a warning to the player to move
    "{} ({}) is in check.": "{} ({}) steht im Schach.",
    "makes a pair": "ergibt ein Paar",
    "was never turned": "wurde noch nie aufgedeckt",
    "shows your opponent nothing new": "zeigt deinem Gegner nichts Neues",
    "can't be a mine": "kann keine Mine sein",
    "opens an area": "öffnet eine Fläche",
    # commands
    "at random": "zufällig",
    "The ships are placed at random.": "Die Schiffe werden zufällig gesetzt.",
    "resign": "aufgeben",
    "Resign this game?": "Diese Partie aufgeben?",
    "draw": "unentschieden",
    "End in a draw, if your opponent agrees?": "Mit Unentschieden enden, wenn dein Gegner einverstanden ist?",
    "Asking {} for a draw.": "{} wird gefragt.",
    "{} declines the draw.": "{} lehnt das Unentschieden ab.",
    # an agreement after the last move
    "done": "fertig",
    "play on": "weiterspielen",
    "The marks are right.": "Die Markierungen stimmen.",
    "The game continues.": "Die Partie geht weiter.",
    # flags
    "set flags": "Fahnen setzen",
    "end flags": "Fahnen beenden",
    "A pick sets or removes a flag.": "Ein Feld zu wählen setzt oder entfernt eine Fahne.",
    "A pick is a move again.": "Ein Feld zu wählen ist wieder ein Zug.",
    # tables on the drive
    "{} is missing, so bots play without it.": "{} fehlt, deshalb spielen Bots ohne diese Datei.",
    "{} is damaged, so bots play without it.": "{} ist beschädigt, deshalb spielen Bots ohne diese Datei.",
    "{} is for another board, so bots play without it.": (
        "{} ist für ein anderes Brett, deshalb spielen Bots ohne diese Datei."
    ),
    "{} is from another version, so bots play without it.": (
        "{} ist aus einer anderen Version, deshalb spielen Bots ohne diese Datei."
    ),
}
