"""German translations of the rules of games. Loaded on demand."""

TABLE = {
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
}
