"""Spanish sentences of the simulator's window and terminal."""

# -- the help card, with the shortcuts by their commands

THE_WINDOW = "Esta ventana"
PLAYING = "Jugar"
MEANINGS = {
    "help": "mostrar u ocultar estas teclas",
    "slower": "el tiempo va más despacio",
    "faster": "el tiempo va más deprisa",
    "keypad": "mostrar u ocultar el teclado",
    "power": "desenchufar la placa y volver a enchufarla",
    "big": "letra grande para una clase, o pequeña",
    "log": "más o menos mensajes",
    "invitation": "invitar o mostrar el código",
    "copy": "copiar el código de invitación",
    "edges": "mostrar u ocultar los nombres de columnas y filas",
    "language": "English, Deutsch, Español",
    "full": "pantalla completa, o una ventana",
    "picture": "guardar una imagen de la placa",
    "quit": "cerrar la ventana",
}
CAPS: dict[str, str] = {}
PLAYING_ROWS = (
    (("clic",), "elige una luz; en un menú, los bordes izquierdo y derecho pasan, y el resto elige"),
    (("clic",), "pulsa una tecla; el clic derecho la mantiene pulsada"),
    (("0-9", "A-D", "*", "#"), "pulsan la tecla de ese nombre"),
    (("flechas",), "pulsan 2 4 6 8"),
    (("Intro",), "pulsa #"),
    (("Esc", "Retroceso"), "pulsan *"),
    (("tecl. numérico",), "según su posición: su 7 pulsa 1"),
    (("rueda", "Re Pág"), "muestran mensajes anteriores"),
)

# -- the bottom line and the title bar

HINT = "F1 teclas · F8 invitar · F10 English · F6 letra grande · F11 toda la pantalla"
SPEED = "velocidad ×{:g}"
BUSY = "la placa está ocupada"

# -- messages

POWER_CYCLED = "La placa se ha desenchufado y se ha vuelto a enchufar."
LARGER_GRID = "El tablero tiene ahora {0}x{0} luces."
LANGUAGE = "El idioma es ahora español."
PICTURE_SAVED = "La imagen está guardada en {}"
OPENED = "{} se abre en una ventana nueva."
UNKNOWN_FILE = "{} no es ni una transcripción ni un archivo con partidas guardadas."
INVITING = "Invitas a un rival a {}. El código de invitación aparece cuando el servidor responde."
NO_INVITATION = "No hay código de invitación. Para invitar a un rival, elige antes un juego en el menú."
NO_SERVER = (
    "No hay código de invitación, porque no hay ningún servidor elegido. "
    "Inicia el programa con --broker HOST y elige En línea como jugador al preparar la partida."
)
EDGES_SHOWN = "Se muestran los nombres de columnas y filas."
EDGES_HIDDEN = "Los nombres de columnas y filas están ocultos."
COPIED = "{} está copiado."
NOT_COPIED = "{} no se puede copiar: este sistema no tiene portapapeles."

# -- the invitation card

INVITATION = "Tu código de invitación"
FOR_OPPONENT = (
    "Tu rival escribe este código en la página de Glowgrid, en «En línea», o inicia el programa con --join CÓDIGO."
)
FOR_SPECTATORS = "Los espectadores escriben {}."
HOW_TO_COPY = "Haz clic aquí o pulsa Ctrl+C para copiarlo. Cualquier tecla cierra la tarjeta; F8 la abre otra vez."
NO_QR_CODE = 'Para ver también un código QR, instala segno: pip install "glowgrid[sim]".'

# -- the page, for spectators

HIDDEN_INVITATION = "Quien juega ve una invitación. Aquí la luz queda apagada hasta que empiece la partida."

# -- the terminal

TERMINAL_INVITATION = (
    "Tu código de invitación: {}\nTu rival lo escribe en la página, en «En línea», o empieza con --join CÓDIGO."
    "\nLos espectadores escriben {}.\nCualquier tecla cierra esto; i lo abre otra vez."
)
TERMINAL_HELP = "? todas las teclas · s English · Ctrl+Q salir"
TERMINAL_KEYS = "Teclas: 0-9 A-D * # · flechas 2 4 6 8 · Intro # · Retroceso o Esc *"
TERMINAL_BUTTONS = "Teclas: flechas · Intro OK · Retroceso o Esc: volver, o mantener OK"
TERMINAL_COMMANDS = (
    "clic en luz o tecla · clic derecho la mantiene · h, tecla: 0,8 s pulsada"
    " · - + velocidad · F5 reinicio · i invitación · n coordenadas · s idioma · Ctrl+Q salir"
)

# -- files: (path, reason), and the reasons by the name of the error

CANNOT_BE_READ = "{} no se puede leer: {}."
CANNOT_BE_WRITTEN = "{} no se puede escribir: {}."
CANNOT_BE_MADE = "{} no se puede crear: {}."
NO_STATE_FILE = "{} no puede guardar partidas: {}."
REASONS = {
    "FileNotFoundError": "no existe ese archivo ni esa carpeta",
    "IsADirectoryError": "es una carpeta",
    "NotADirectoryError": "una parte de su ruta es un archivo",
    "FileExistsError": "ya existe un archivo con ese nombre",
    "UnicodeDecodeError": "no es texto",
    "PermissionError": "el acceso no está permitido",
    "TooLarge": "ocupa más de 1 MB",
    "NoOrdinaryFile": "no es un archivo normal",
}

# -- saved games

NOT_SAVED = "Lo que juegues ahora no se guarda."
FRESH = "Empiezas de cero: tus partidas guardadas no cambian y nada de lo que juegues se guarda."
OTHER_WINDOW = "Otra ventana guarda sus partidas en {}."
SECOND_WINDOW = "Esta ventana empieza con las mismas partidas, pero no guarda."
SECOND_ONLINE = (
    "Esta ventana juega en línea, así que empieza sin partidas guardadas y no guarda."
    " --state ARCHIVO le da un archivo propio."
)
NEWER_FILE = "{} es de una versión más nueva de Glowgrid, así que no se cambia."
NO_SAVED_GAMES = "{} no contiene partidas guardadas, así que no se cambia."
DAMAGED_FILE = "{} está dañado. Ahora se llama {}, y empiezas sin partidas guardadas."
