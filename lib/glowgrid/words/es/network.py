"""Sentences about the connection to a broker. Loaded on demand."""

RADIO = "Conectando a la wifi ..."
BROKER = "Conectando al bróker ..."
SECURING = "Cifrando la conexión ..."

NO_RADIO = "No se puede entrar en la wifi {}: revisa WIFI_SSID y WIFI_PASSWORD. # lo intenta otra vez."
NO_HOST = "No se encuentra el bróker {}: revisa MQTT_BROKER. # lo intenta otra vez."
NO_BROKER = "El bróker {} no contesta. # lo intenta otra vez."
NO_TRUST = "El certificado del bróker {} no es de confianza: revisa MQTT_CA. # lo intenta otra vez."
NO_CA = "No se puede leer el archivo {} de MQTT_CA. # lo intenta otra vez."
NO_MEMORY = "Esta placa tiene poca memoria para cifrar. mqtt:// conecta sin cifrar. # lo intenta otra vez."
NO_ROOM = "Esta placa tiene poca memoria para jugar en línea. Una Pico 2 W tiene bastante. Cualquier tecla: menú."

FAULT_VERSION = "El bróker no admite esta versión de MQTT."
FAULT_NAME = "El bróker no acepta el nombre de esta placa."
FAULT_UNAVAILABLE = "El bróker no está disponible. # lo intenta otra vez."
FAULT_PASSWORD = "Usuario o contraseña incorrectos: revisa MQTT_USER y MQTT_PASSWORD. # lo intenta otra vez."
FAULT_FORBIDDEN = "El bróker no deja entrar a este usuario: revisa MQTT_USER. # lo intenta otra vez."

TAKE_UP = "Conexión perdida. 5 o #: volver a conectar, y la luz se para un momento. Cualquier otra tecla: luego."
NO_CODE = "El código de invitación es incorrecto: revisa INVITATION."
NOBODY = "El anfitrión aún no ha empezado esta partida. Espera, por favor."
NO_GAME = "En esta partida se juega a {}, que esta placa no tiene. Actualiza las dos placas."
