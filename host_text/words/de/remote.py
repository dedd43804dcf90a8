"""German sentences for online play in plain text. More are in glowgrid.words.opponent_sentences."""

OPTIONS = (
    "",
    "Brettspiele als reiner Text. Ohne Argumente spielst du an diesem Computer, mit anderen oder gegen Bots; nach",
    "allem Weiteren fragt Glowgrid.",
    "",
    "  MITSCHRIFT            eine Partie nach ihrer Mitschrift weiterspielen, etwa othello/8/f5d6c3",
    "  --language KÜRZEL     en, de oder es (sonst: LANGUAGE oder die Sprache dieses Computers)",
    "  --version             die Version ausgeben",
    "",
    "Um online zu spielen, über einen MQTT-Broker:",
    "  --invite              ein Spiel wählen und einen Einladungscode für den Gegner bekommen",
    "  --join CODE           mit dem Einladungscode mitspielen oder mit dem kürzeren Code zusehen",
    "  --broker HOST[:PORT]  der Broker; mqtts://HOST verschlüsselt (sonst: GLOWGRID_BROKER)",
    "  --ca FILE             Zertifikate, mit denen der Broker geprüft wird (sonst: die des Systems)",
    "  -h, --help            diese Hilfe zeigen",
    "",
    "Umgebungsvariablen: GLOWGRID_BROKER nennt den Broker, wenn --broker fehlt. GLOWGRID_MQTT_USER und",
    "GLOWGRID_MQTT_PASSWORD sind dein Konto dort. LANGUAGE wählt die Sprache: en, de oder es.",
)
HELP = "Online spielst du entweder mit --invite oder mit --join CODE. Alle Optionen zeigt: glowgrid --help"
NO_BROKER = "Welcher Broker? Nimm --broker HOST oder setze GLOWGRID_BROKER."
NO_PLACE = "{} ist kein Broker. Nimm eine Adresse im Netz wie 192.168.1.20 oder mqtts://host:8883."
NOT_ENCRYPTED = "--ca braucht eine verschlüsselte Verbindung: Schreib mqtts://{}."
NO_CODE = "{} ist kein Einladungscode. Er hat 16 Buchstaben und Ziffern, zum Zusehen 12. Prüfe jedes Zeichen."
NO_HOST = "Der Broker {} ist nicht zu finden."
NO_ANSWER = "Der Broker {} antwortet nicht."
NO_TRUST = "Das Zertifikat des Brokers {} ist nicht vertrauenswürdig. Um ihm zu vertrauen, nimm --ca FILE."
NO_CA = "Die Datei {} hat keine lesbaren Zertifikate."
FAULT_VERSION = "Der Broker {} unterstützt diese Version von MQTT nicht."
FAULT_NAME = "Der Broker {} akzeptiert den Namen dieses Computers nicht."
FAULT_UNAVAILABLE = "Der Broker {} ist nicht verfügbar."
FAULT_PASSWORD = "Benutzer oder Passwort falsch beim Broker {}: Prüfe GLOWGRID_MQTT_USER und GLOWGRID_MQTT_PASSWORD."
FAULT_FORBIDDEN = "Der Broker {} lässt diesen Benutzer nicht zu: Prüfe GLOWGRID_MQTT_USER."
FAULT_GONE = "Der Broker {} hat die Verbindung beendet."

NO_GAME = "In dieser Partie wird {} gespielt, das hier nicht installiert ist. Aktualisiere beide Seiten."
ALONE = "{} ist für einen Spieler. Wähle ein anderes Spiel."
ASK_BEGINS = "Möchtest du beginnen? (j oder n, Enter für {}): "
ASK_HERE = "{}: an diesem Computer? (j oder n, Enter für {}): "
BOTH = "Mindestens ein Spieler muss an diesem Computer sitzen und mindestens einer an einem anderen."

LOST = "Verbindung verloren. Neuer Versuch ... Du kannst weiterspielen; deine Züge werden gesendet, sobald es geht."
AGAIN = "Dein Gegner will noch einmal spielen."
WAITS = "Die Partie beginnt, sobald auch dein Gegner noch einmal spielen will."
MAY_TAKE_BACK = "Dein Gegner möchte Züge zurücknehmen: {}. Bist du einverstanden?"
MAY_DRAW = "Dein Gegner bietet ein Unentschieden an. Bist du einverstanden?"
ASK_DRAW = "Deinem Gegner ein Unentschieden anbieten?"
ANSWER = "Beantwortet die Frage deines Gegners."
ASKED = "Warten auf die Antwort deines Gegners."
INVITATION = "Zeigt deinen Einladungscode noch einmal."
JOIN = "Beitritt als reiner Text: python -m glowgrid --join {} --broker {}"
CAME = "Neue Züge: {}."
ASK_AGAIN = "Noch einmal spielen? (j oder n): "

NOT_BEGUN = "Die Partie hat noch nicht begonnen. Mit ende verlässt du sie."
NOT_YOUR_TURN = "{} ({}) ist am Zug. hilfe zeigt, was du inzwischen tun kannst."
RESIGN_LATER = "Aufgeben kannst du nur, wenn du am Zug bist. Mit ende verlässt du die Partie jetzt."
LOOKS_ON = "Du bist Zuschauer. Mit ende hörst du auf."
STAYS = "Das geht nicht in einer Online-Partie. Mit ende verlässt du sie."
