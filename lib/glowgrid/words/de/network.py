"""Sentences about the connection to a broker. Loaded on demand."""

RADIO = "Verbinde mit dem WLAN ..."
BROKER = "Verbinde mit dem Broker ..."
SECURING = "Verschlüssele die Verbindung ..."

NO_RADIO = "Kein Zugang zum WLAN {}: Prüfe WIFI_SSID und WIFI_PASSWORD. # versucht es noch einmal."
NO_HOST = "Der Broker {} ist nicht zu finden: Prüfe MQTT_BROKER. # versucht es noch einmal."
NO_BROKER = "Der Broker {} antwortet nicht. # versucht es noch einmal."
NO_TRUST = "Das Zertifikat des Brokers {} ist nicht vertrauenswürdig: Prüfe MQTT_CA. # versucht es noch einmal."
NO_CA = "Die Datei {} aus MQTT_CA ist nicht lesbar. # versucht es noch einmal."
NO_MEMORY = "Zu wenig Speicher für Verschlüsselung. mqtt:// verbindet unverschlüsselt. # versucht es noch einmal."
NO_ROOM = "Dieses Board hat zu wenig Speicher, um online zu spielen. Ein Pico 2 W hat genug. Jede Taste: Menü."

FAULT_VERSION = "Der Broker unterstützt diese Version von MQTT nicht."
FAULT_NAME = "Der Broker akzeptiert den Namen dieses Boards nicht."
FAULT_UNAVAILABLE = "Der Broker ist nicht verfügbar. # versucht es noch einmal."
FAULT_PASSWORD = "Benutzer oder Passwort falsch: Prüfe MQTT_USER und MQTT_PASSWORD. # versucht es noch einmal."
FAULT_FORBIDDEN = "Der Broker lässt diesen Benutzer nicht zu: Prüfe MQTT_USER. # versucht es noch einmal."

TAKE_UP = "Verbindung verloren. 5 oder #: neu verbinden, das Licht steht dabei kurz still. Jede andere Taste: später."
NO_CODE = "Der Einladungscode ist falsch: Prüfe INVITATION."
NOBODY = "Der Gastgeber hat diese Partie noch nicht begonnen. Bitte warte."
NO_GAME = "In dieser Partie wird {} gespielt, das dieses Board nicht hat. Aktualisiere beide Boards."
