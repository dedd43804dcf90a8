"""Spanish sentences for online play in plain text. More are in glowgrid.words.opponent_sentences."""

OPTIONS = (
    "",
    "Juegos de mesa en texto. Sin argumentos juegas en este ordenador, con otras personas o contra bots; Glowgrid",
    "pregunta todo lo demás.",
    "",
    "  TRANSCRIPCIÓN         seguir una partida desde su transcripción, como othello/8/f5d6c3",
    "",
    "Para jugar en línea, por un broker MQTT:",
    "  --invite              elegir un juego y recibir un código de invitación para tu rival",
    "  --join CODE           unirse a una partida con su código de invitación, o verla con el código más corto",
    "  --broker HOST[:PORT]  el broker; mqtts://HOST cifra (si no: GLOWGRID_BROKER)",
    "  --ca FILE             certificados para comprobar el broker (si no: los del sistema)",
    "  -h, --help            mostrar esta ayuda",
    "",
    "Variables de entorno: GLOWGRID_BROKER es el broker si falta --broker. GLOWGRID_MQTT_USER y",
    "GLOWGRID_MQTT_PASSWORD son tu cuenta allí. LANGUAGE elige el idioma: en, de o es.",
)
HELP = "Para jugar en línea, usa --invite o --join CODE. Todas las opciones: glowgrid --help"
NO_BROKER = "¿Qué bróker? Lo dice --broker HOST, o GLOWGRID_BROKER en el entorno."
NO_PLACE = "{} no es un bróker: un nombre o un número de la red, como 192.168.1.20 o mqtts://host:8883."
NO_CODE = "{} no es una invitación: tienen 16 letras y cifras, o 12 para mirar, y alguna no es la que era."
NO_HOST = "Nadie sabe dónde está el bróker {}."
NO_ANSWER = "El bróker {} no contesta."
NO_TRUST = "El bróker {} no puede probar quién es: --ca FILE nombra los certificados por los que creerle."
NO_CA = "El archivo {} no tiene certificados que se puedan leer."
FAULT_VERSION = "El bróker {} habla otra versión de MQTT."
FAULT_NAME = "El bróker {} no acepta el nombre de este ordenador."
FAULT_UNAVAILABLE = "El bróker {} no está disponible."
FAULT_PASSWORD = "El bróker {} no te conoce: mira GLOWGRID_MQTT_USER y GLOWGRID_MQTT_PASSWORD."
FAULT_FORBIDDEN = "El bróker {} no te deja entrar: mira GLOWGRID_MQTT_USER."
FAULT_GONE = "El bróker {} ha cerrado la conexión."

NO_GAME = "Allí se juega a {}, que en este lado no está: pon los dos al día."
ALONE = "{} es para una sola persona. Elige otro."
ASK_BEGINS = "¿Empiezas tú? (s o n, Enter para {}): "
ASK_HERE = "{}: ¿se juega aquí? (s o n, Enter para {}): "
BOTH = "Alguien tiene que jugar aquí, y alguien en otro lugar."

LOST = "Se ha perdido la conexión. Se busca hasta que vuelva; lo que juegues entretanto sale entonces."
AGAIN = "El otro lado quiere jugar otra vez."
WAITS = "Empieza en cuanto el otro lado también quiera jugar otra vez."
MAY_TAKE_BACK = "El otro lado pide deshacer jugadas: {}. ¿Estás de acuerdo?"
MAY_DRAW = "El otro lado ofrece tablas. ¿Estás de acuerdo?"
ASK_DRAW = "¿Ofrecer tablas al otro lado?"
ANSWER = "Contesta a lo que pregunta el otro lado."
ASKED = "Se pregunta al otro lado."
INVITATION = "Dice tu invitación otra vez."
JOIN = "En texto escriben: python -m glowgrid --join {} --broker {}"
CAME = "Jugadas que han llegado: {}."
ASK_AGAIN = "¿Jugar otra vez? (s o n): "

NOT_BEGUN = "La partida no ha empezado todavía; salir termina."
NOT_YOUR_TURN = "Le toca a {} ({}), así que eso no se juega. ayuda dice qué puedes escribir entretanto."
RESIGN_LATER = "Puedes rendirte cuando te toque; salir termina ahora mismo."
LOOKS_ON = "Solo miras; salir termina."
STAYS = "Esto es para juegos sin nadie en otro lugar; salir termina de este."
