"""Sentences about the connection to a broker. Loaded on demand."""

RADIO = "Das Funknetz wird gesucht ..."
BROKER = "Der Broker wird gesucht ..."
SECURING = "Die Verbindung wird gesichert ..."

NO_RADIO = "Kein Weg ins Funknetz {}: Sieh nach WIFI_SSID und WIFI_PASSWORD. # versucht es noch einmal."
NO_HOST = "Niemand weiß, wo der Broker {} ist: Sieh nach MQTT_BROKER. # versucht es noch einmal."
NO_BROKER = "Der Broker {} antwortet nicht. # versucht es noch einmal."
NO_TRUST = "Der Broker {} kann nicht beweisen, wer er ist: Sieh nach MQTT_CA. # versucht es noch einmal."
NO_CA = "Die Datei {}, die MQTT_CA nennt, ist nicht zu lesen. # versucht es noch einmal."
NO_MEMORY = "Zu wenig Speicher für eine verschlüsselte Verbindung: mqtt:// braucht keine. # versucht es noch einmal."
NO_ROOM = "Dieses Board hat zu wenig Speicher für ein Spiel übers Netz, ein Pico 2 W hat genug. Jede Taste: zum Menü."

FAULT_VERSION = "Der Broker spricht eine andere Fassung von MQTT."
FAULT_NAME = "Der Broker nimmt den Namen dieses Geräts nicht an."
FAULT_UNAVAILABLE = "Der Broker ist außer Betrieb. # versucht es noch einmal."
FAULT_PASSWORD = "Der Broker kennt diesen Benutzer nicht: Sieh nach MQTT_USER und MQTT_PASSWORD. # versucht es neu."
FAULT_FORBIDDEN = "Der Broker lässt diesen Benutzer nicht zu: Sieh nach MQTT_USER. # versucht es noch einmal."

TAKE_UP = "Die Verbindung ist weg. 5 oder #: wieder aufnehmen, dafür steht das Licht still. Jede andere Taste: später."
NO_CODE = "INVITATION ist keine Einladung: Ein Zeichen stimmt nicht."
NOBODY = "Diese Partie hat noch niemand begonnen. Hier beginnt sie, sobald das geschieht."
NO_GAME = "Dort wird {} gespielt, das gibt es hier nicht: Bring beide auf denselben Stand."
