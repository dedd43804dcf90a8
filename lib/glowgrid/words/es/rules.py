"""Spanish translations of the rules of games. Loaded on demand."""

TABLE = {
    "Mark any free cell. A full row, column or diagonal of your own marks wins.": (
        "Marca una casilla libre. Gana una fila, columna o diagonal llena de tus marcas."
    ),
    "Drop a token into a column. Four of your own (or as many as you set) in a row win, in any direction.": (
        "Deja caer una ficha en una columna. Ganan cuatro tuyas (o las que elijas) en raya, en cualquier dirección."
    ),
    "Take a cube from the edge, blank or your own, and push it back in at another end of its row or column. A full "
    "row, column or diagonal of your own wins. If you complete one for your opponent, you lose.": (
        "Toma un cubo del borde, vacío o tuyo, y empújalo adentro por otro extremo de su fila o columna. Gana una "
        "fila, columna o diagonal llena de cubos tuyos. Si completas una de tu rival, pierdes."
    ),
    "Place a disc so that your opponent's discs are in a line between it and another disc of yours. They flip. If "
    "you can't, you pass. When nobody can move, the most discs win.": (
        "Pon una ficha de modo que las de tu rival queden en línea entre ella y otra tuya. Se dan la vuelta. Si no "
        "puedes, pasas. Cuando nadie puede jugar, gana quien tiene más fichas."
    ),
    "Place a stone on any free cell. Five of your own (or as many as you set) in a row win, or more.": (
        "Pon una piedra en una casilla libre. Ganan cinco tuyas (o las que elijas) en raya, o más."
    ),
    "Player 1 places vertical dominoes, player 2 horizontal ones. If you have no room for one, you lose.": (
        "El jugador 1 pone dominós en vertical y el jugador 2 en horizontal. Si no tienes sitio para uno, pierdes."
    ),
    "Press a cell to switch it and the cells next to it on or off. Turn all lights off.": (
        "Pulsa una casilla: se enciende o se apaga, y también las de al lado. Apaga todas las luces."
    ),
    "Move a man one cell diagonally forward. If you can jump over an opponent's piece, you must: it is captured, "
    "and you jump on if you can. A man in the last row becomes a king, which also moves back. If you can't move, "
    "you lose.": (
        "Avanza un peón una casilla en diagonal. Si puedes saltar una pieza de tu rival, debes hacerlo: queda "
        "capturada, y sigues saltando si puedes. Un peón en la última fila se vuelve dama, que también retrocede. Si "
        "no puedes mover, pierdes."
    ),
    "Draw an edge between two neighbouring dots. The fourth edge of a box makes it yours, and you draw again. The "
    "most boxes win.": (
        "Dibuja un borde entre dos puntos vecinos. Con el cuarto borde, una caja es tuya y dibujas otra vez. Gana "
        "quien tiene más cajas."
    ),
    "Take turns to place stones. A group without an empty cell next to it is captured. No position may repeat. You "
    "may pass. After two passes, mark the dead stones and agree. Your stones and the cells they surround count, "
    "plus komi for player 2.": (
        "Poned piedras por turnos. Un grupo sin casilla vacía al lado queda capturado. Ninguna posición puede "
        "repetirse. Puedes pasar. Tras dos pases, marcad las piedras muertas y poneos de acuerdo. Cuentan tus piedras "
        "y las casillas que rodean, y el komi para el jugador 2."
    ),
    "Roll, and move a piece that many steps: left along your row, right through the middle, then home. Land on an "
    "opponent's piece to send it back to the start. A rosette gives another roll; on the middle one, a piece is "
    "safe. The last step needs the exact number. Get all your pieces home to win.": (
        "Tira y avanza una pieza esos pasos: por tu fila a la izquierda, por el centro a la derecha y a casa. Si caes "
        "en una pieza de tu rival, vuelve a empezar. Una roseta da otra tirada; en la central, una pieza está a salvo. "
        "A casa se llega con el número exacto. Lleva a casa todas tus piezas para ganar."
    ),
    "Place your ships: pick both ends of each, or hold 0 to place them at random. Then take turns to shoot and see "
    "what you hit. Key 0 shows your own ships. Sink the whole fleet to win.": (
        "Colocad los barcos: elegid sus dos extremos, o mantened 0 para colocarlos al azar. Luego disparad por turnos "
        "y veréis qué habéis tocado. La tecla 0 muestra tus barcos. Gana quien hunde toda la flota."
    ),
    "Checkmate the other king: attack it so that no move can save it. If a player can't move but isn't in check, it's "
    "a draw. To castle, move the king two cells.": (
        "Da jaque mate al otro rey: atácalo de modo que ninguna jugada lo salve. Si alguien no puede mover pero no "
        "está en jaque, es empate. Para enrocar, mueve el rey dos casillas."
    ),
    "Pick one of your pits. Its seeds go one by one into the next pits and your store, counterclockwise. If the last "
    "one reaches your store, move again. If it falls into an empty pit of yours, it and the seeds opposite go to your "
    "store. When a row is empty, the other player keeps the seeds in theirs. The most seeds win.": (
        "Elige uno de tus hoyos. Sus semillas caen una a una en los hoyos siguientes y en tu granero, en sentido "
        "antihorario. Si la última llega a tu granero, juegas otra vez. Si cae en un hoyo vacío tuyo, ella y las de "
        "enfrente van a tu granero. Cuando una fila queda vacía, el otro jugador se queda las semillas de la suya. "
        "Gana quien tiene más semillas."
    ),
    "Move a piece one cell forward, straight or diagonally. Straight ahead, the cell must be empty. Diagonally, you "
    "may capture an opponent's piece. A piece in the last row wins. So does capturing all pieces.": (
        "Avanza una pieza una casilla, recto o en diagonal. Recto, la casilla debe estar vacía. En diagonal puedes "
        "capturar una pieza de tu rival. Gana una pieza en la última fila. También gana quien captura todas."
    ),
    "Turn two cards. If they are equal, you keep them and go on. If not, they close again: remember them. The "
    "most pairs win. Alone, use as few turns as you can.": (
        "Gira dos cartas. Si son iguales, te las quedas y sigues. Si no, se cierran otra vez: recuérdalas. Gana "
        "quien tiene más parejas. Si juegas a solas, usa los menos turnos posibles."
    ),
    "Open all cells without a mine. A number says how many of the cells around it hold a mine. Flags are for your "
    "notes: # switches between flags and opening.": (
        "Abre todas las casillas sin mina. Un número dice cuántas de las casillas de su alrededor tienen mina. Las "
        "banderas son tus notas: # cambia entre banderas y abrir."
    ),
    "Place nine pieces each in turn. Then move one along a line to the next point, or to any point if you have "
    "three left. Three of your own in a line are a mill: take an opponent's piece, one in a mill only if there is "
    "no other. If you have only two pieces or can't move, you lose.": (
        "Colocad nueve piezas cada uno, por turnos. Después mueve una por una línea al punto siguiente, o a cualquier "
        "punto si te quedan tres. Tres tuyas en línea forman un molino: quita una pieza de tu rival, de un molino "
        "solo si no hay otra. Si solo tienes dos piezas o no puedes mover, pierdes."
    ),
}
