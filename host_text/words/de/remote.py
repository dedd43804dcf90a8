"""German sentences for online play in plain text. More are in glowgrid.words.opponent_sentences."""

OPTIONS = (
    "",
    "Brettspiele als reiner Text. Ohne Argumente spielst du an diesem Computer, mit anderen oder gegen Bots; nach",
    "allem Weiteren fragt Glowgrid.",
    "",
    "  MITSCHRIFT            eine Partie nach ihrer Mitschrift weiterspielen, etwa othello/8/f5d6c3",
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
NO_BROKER = "Welcher Broker? --broker HOST sagt es, oder GLOWGRID_BROKER in der Umgebung."
NO_PLACE = "{} ist kein Broker: ein Name oder eine Nummer im Netz, etwa 192.168.1.20 oder mqtts://host:8883."
NO_CODE = "{} ist keine Einladung: Die haben 16 Zeichen, oder 12 zum Zusehen, und eines davon stimmt nicht."
NO_HOST = "Niemand weiß, wo der Broker {} ist."
NO_ANSWER = "Der Broker {} antwortet nicht."
NO_TRUST = "Der Broker {} kann nicht beweisen, wer er ist: --ca FILE nennt Zertifikate, mit denen man ihm glaubt."
NO_CA = "In der Datei {} sind keine lesbaren Zertifikate."
FAULT_VERSION = "Der Broker {} spricht eine andere Fassung von MQTT."
FAULT_NAME = "Der Broker {} nimmt den Namen dieses Rechners nicht an."
FAULT_UNAVAILABLE = "Der Broker {} ist außer Betrieb."
FAULT_PASSWORD = "Der Broker {} kennt dich nicht: Sieh nach GLOWGRID_MQTT_USER und GLOWGRID_MQTT_PASSWORD."
FAULT_FORBIDDEN = "Der Broker {} lässt dich nicht zu: Sieh nach GLOWGRID_MQTT_USER."
FAULT_GONE = "Der Broker {} hat die Verbindung beendet."

NO_GAME = "Dort wird {} gespielt, das gibt es auf dieser Seite nicht: Bring beide auf denselben Stand."
ALONE = "{} ist für einen allein. Wähle ein anderes."
ASK_BEGINS = "Beginnst du? (j oder n, Enter für {}): "
ASK_HERE = "{}: wird hier gespielt? (j oder n, Enter für {}): "
BOTH = "Jemand muss hier spielen, und jemand anderswo."

LOST = "Die Verbindung ist weg. Sie wird gesucht, bis sie wieder da ist; was du so lange spielst, geht dann hinaus."
AGAIN = "Die andere Seite will noch einmal spielen."
WAITS = "Es beginnt, sobald auch die andere Seite noch einmal spielen will."
MAY_TAKE_BACK = "Die andere Seite will Züge zurücknehmen: {}. Bist du einverstanden?"
MAY_DRAW = "Die andere Seite bietet ein Unentschieden an. Bist du einverstanden?"
ASK_DRAW = "Der anderen Seite ein Unentschieden anbieten?"
ANSWER = "Beantwortet, was die andere Seite fragt."
ASKED = "Die andere Seite wird gefragt."
INVITATION = "Sagt deine Einladung noch einmal."
JOIN = "Als reinen Text geben sie ein: python -m glowgrid --join {} --broker {}"
CAME = "Züge, die gekommen sind: {}."
ASK_AGAIN = "Noch einmal spielen? (j oder n): "

NOT_BEGUN = "Die Partie hat noch nicht begonnen; ende verlässt sie."
NOT_YOUR_TURN = "{} ({}) ist am Zug, das wird nicht gespielt. hilfe sagt, was du so lange tippen kannst."
RESIGN_LATER = "Aufgeben kannst du, wenn du am Zug bist; ende verlässt die Partie sofort."
LOOKS_ON = "Du siehst nur zu; ende hört auf."
STAYS = "Das gibt es nur ohne jemanden anderswo; ende verlässt diese Partie."
