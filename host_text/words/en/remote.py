"""English sentences for online play in plain text. More are in glowgrid.words.opponent_sentences."""

OPTIONS = (
    "",
    "Board games in plain text. Without arguments you play at this computer, with others or against bots; Glowgrid",
    "asks for everything else.",
    "",
    "  TRANSCRIPT            continue a game from its transcript, such as othello/8/f5d6c3",
    "  --language CODE       en, de or es (default: LANGUAGE, or the language of this computer)",
    "  --version             print the version",
    "",
    "To play online, over an MQTT broker:",
    "  --invite              choose a game and get an invite code for your opponent",
    "  --join CODE           join a match by its invite code, or watch it by its shorter code",
    "  --broker HOST[:PORT]  the broker; mqtts://HOST encrypts (default: GLOWGRID_BROKER)",
    "  --ca FILE             certificates to check the broker against (default: those of the system)",
    "  -h, --help            show this help",
    "",
    "Environment variables: GLOWGRID_BROKER names the broker if --broker does not. GLOWGRID_MQTT_USER and",
    "GLOWGRID_MQTT_PASSWORD are your account there. LANGUAGE selects the language: en, de or es.",
)
HELP = "To play online, use either --invite or --join CODE. For all options type: glowgrid --help"
NO_BROKER = "Which broker? Use --broker HOST, or set GLOWGRID_BROKER."
NO_PLACE = "{} is not a broker. Use a network address such as 192.168.1.20 or mqtts://host:8883."
NOT_ENCRYPTED = "--ca needs an encrypted connection: write mqtts://{}."
NO_CODE = "{} is not an invite code. A code has 16 letters and digits, or 12 to watch. Check each of them."
NO_HOST = "The broker {} can't be found."
NO_ANSWER = "The broker {} does not answer."
NO_TRUST = "The certificate of the broker {} is not trusted. To trust it, use --ca FILE."
NO_CA = "The file {} has no readable certificates."
FAULT_VERSION = "The broker {} does not support this version of MQTT."
FAULT_NAME = "The broker {} does not accept this computer's name."
FAULT_UNAVAILABLE = "The broker {} is unavailable."
FAULT_PASSWORD = "Wrong user or password for the broker {}: check GLOWGRID_MQTT_USER and GLOWGRID_MQTT_PASSWORD."
FAULT_FORBIDDEN = "The broker {} does not allow this user: check GLOWGRID_MQTT_USER."
FAULT_GONE = "The broker {} has closed the connection."

NO_GAME = "This match plays {}, which is not installed here. Update both sides."
ALONE = "{} is for one player. Choose another game."
ASK_BEGINS = "Do you want to start? (y or n, Enter for {}): "
ASK_HERE = "{}: on this computer? (y or n, Enter for {}): "
BOTH = "At least one player must be on this computer, and at least one on another."

LOST = "Connection lost. Reconnecting ... You can play on; your moves are sent as soon as you are connected."
AGAIN = "Your opponent wants to play again."
WAITS = "The game starts when your opponent wants to play again, too."
MAY_TAKE_BACK = "Your opponent wants to take moves back: {}. Do you agree?"
MAY_DRAW = "Your opponent offers a draw. Do you agree?"
ASK_DRAW = "Offer your opponent a draw?"
ANSWER = "Answers your opponent's question."
ASKED = "Waiting for your opponent's answer."
INVITATION = "Shows your invite code again."
JOIN = "To join in plain text: python -m glowgrid --join {} --broker {}"
CAME = "New moves: {}."
ASK_AGAIN = "Play again? (y or n): "

NOT_BEGUN = "The game has not started yet. Type quit to leave."
NOT_YOUR_TURN = "It is the turn of {} ({}). Type help to see what you can do meanwhile."
RESIGN_LATER = "You can only resign on your turn. Type quit to leave now."
LOOKS_ON = "You are a spectator. Type quit to leave."
STAYS = "This does not work in an online game. Type quit to leave it."
