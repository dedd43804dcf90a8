"""Spanish sentences for online play in plain text. More are in glowgrid.words.opponent_sentences."""

OPTIONS = (
    "",
    "Juegos de mesa en texto. Sin argumentos juegas en este ordenador, con otras personas o contra bots; Glowgrid",
    "pregunta todo lo demás.",
    "",
    "  TRANSCRIPCIÓN         seguir una partida desde su transcripción, como othello/8/f5d6c3",
    "  --language CÓDIGO     en, de o es (si no: LANGUAGE o el idioma de este ordenador)",
    "  --version             mostrar la versión",
    "",
    "Para jugar en línea, por un bróker MQTT:",
    "  --invite              elegir un juego y recibir un código de invitación para tu rival",
    "  --join CODE           unirse a una partida con su código de invitación, o verla con el código más corto",
    "  --broker HOST[:PORT]  el bróker; mqtts://HOST cifra (si no: GLOWGRID_BROKER)",
    "  --ca FILE             certificados para comprobar el bróker (si no: los del sistema)",
    "  -h, --help            mostrar esta ayuda",
    "",
    "Variables de entorno: GLOWGRID_BROKER es el bróker si falta --broker. GLOWGRID_MQTT_USER y",
    "GLOWGRID_MQTT_PASSWORD son tu cuenta allí. LANGUAGE elige el idioma: en, de o es.",
)
HELP = "Para jugar en línea, usa --invite o --join CODE. Todas las opciones: glowgrid --help"
NO_BROKER = "¿Qué bróker? Usa --broker HOST o define GLOWGRID_BROKER."
NO_PLACE = "{} no es un bróker. Usa una dirección de red como 192.168.1.20 o mqtts://host:8883."
NOT_ENCRYPTED = "--ca requiere una conexión cifrada: escribe mqtts://{}."
NO_CODE = "{} no es un código de invitación. Tiene 16 letras y cifras, o 12 para mirar. Revisa cada una."
NO_HOST = "No se encuentra el bróker {}."
NO_ANSWER = "El bróker {} no contesta."
NO_TRUST = "El certificado del bróker {} no es de confianza. Para confiar en él, usa --ca FILE."
NO_CA = "El archivo {} no tiene certificados legibles."
FAULT_VERSION = "El bróker {} no admite esta versión de MQTT."
FAULT_NAME = "El bróker {} no acepta el nombre de este ordenador."
FAULT_UNAVAILABLE = "El bróker {} no está disponible."
FAULT_PASSWORD = "Usuario o contraseña incorrectos en el bróker {}: revisa GLOWGRID_MQTT_USER y GLOWGRID_MQTT_PASSWORD."
FAULT_FORBIDDEN = "El bróker {} no deja entrar a este usuario: revisa GLOWGRID_MQTT_USER."
FAULT_GONE = "El bróker {} ha cerrado la conexión."

NO_GAME = "En esta partida se juega a {}, que no está instalado aquí. Actualiza los dos lados."
ALONE = "{} es para un solo jugador. Elige otro juego."
ASK_BEGINS = "¿Quieres empezar? (s o n, Enter para {}): "
ASK_HERE = "{}: ¿en este ordenador? (s o n, Enter para {}): "
BOTH = "Al menos un jugador debe estar en este ordenador, y al menos uno en otro."

LOST = "Conexión perdida. Volviendo a conectar ... Puedes seguir jugando; tus jugadas se enviarán al volver."
AGAIN = "Tu rival quiere jugar otra vez."
WAITS = "La partida empieza cuando tu rival también quiera jugar otra vez."
MAY_TAKE_BACK = "Tu rival quiere deshacer jugadas: {}. ¿Estás de acuerdo?"
MAY_DRAW = "Tu rival ofrece un empate. ¿Estás de acuerdo?"
ASK_DRAW = "¿Ofrecer un empate a tu rival?"
ANSWER = "Contesta a la pregunta de tu rival."
ASKED = "Esperando la respuesta de tu rival."
INVITATION = "Muestra tu código de invitación otra vez."
JOIN = "Para unirse en texto: python -m glowgrid --join {} --broker {}"
CAME = "Jugadas nuevas: {}."
ASK_AGAIN = "¿Jugar otra vez? (s o n): "

NOT_BEGUN = "La partida aún no ha empezado. Escribe salir para dejarla."
NOT_YOUR_TURN = "Le toca a {} ({}). Escribe ayuda para ver qué puedes hacer entretanto."
RESIGN_LATER = "Solo puedes abandonar en tu turno. Escribe salir para dejarla ahora."
LOOKS_ON = "Eres espectador. Escribe salir para terminar."
STAYS = "Esto no funciona en una partida en línea. Escribe salir para dejarla."
