"""Sentences about the connection to a broker. Loaded on demand."""

RADIO = "Se busca la red inalámbrica ..."
BROKER = "Se busca el bróker ..."
SECURING = "Se asegura la conexión ..."

NO_RADIO = "No se puede entrar en la red inalámbrica {}: mira WIFI_SSID y WIFI_PASSWORD. # lo intenta otra vez."
NO_HOST = "Nadie sabe dónde está el bróker {}: mira MQTT_BROKER. # lo intenta otra vez."
NO_BROKER = "El bróker {} no contesta. # lo intenta otra vez."
NO_TRUST = "El bróker {} no puede probar quién es: mira MQTT_CA. # lo intenta otra vez."
NO_CA = "El archivo {} que nombra MQTT_CA no se puede leer. # lo intenta otra vez."
NO_MEMORY = "Esta placa tiene poca memoria para una conexión cifrada: con mqtt:// va sin cifrar. # lo intenta otra vez."
NO_ROOM = "Esta placa tiene poca memoria para jugar por la red; una Pico 2 W tiene más. Cualquier tecla: al menú."

FAULT_VERSION = "El bróker habla otra versión de MQTT."
FAULT_NAME = "El bróker no acepta el nombre de este aparato."
FAULT_UNAVAILABLE = "El bróker no está disponible. # lo intenta otra vez."
FAULT_PASSWORD = "El bróker no conoce a este usuario: mira MQTT_USER y MQTT_PASSWORD. # lo intenta otra vez."
FAULT_FORBIDDEN = "El bróker no deja entrar a este usuario: mira MQTT_USER. # lo intenta otra vez."

TAKE_UP = "Se ha perdido la conexión. 5 o #: recuperarla, y la luz se para mientras tanto. Cualquier otra tecla: luego."
NO_CODE = "INVITATION no es una invitación: hay una letra equivocada."
NOBODY = "Nadie ha empezado todavía esa partida. Aquí empieza en cuanto alguien lo haga."
NO_GAME = "Allí se juega a {}, que aquí no está: pon los dos al día."
