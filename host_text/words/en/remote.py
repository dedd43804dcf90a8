"""English sentences for online play in plain text. More are in glowgrid.words.opponent_sentences."""

OPTIONS = (
    "",
    "Board games in plain text. Without arguments you play at this computer, with others or against bots; Glowgrid",
    "asks for everything else.",
    "",
    "  TRANSCRIPT            continue a game from its transcript, such as othello/8/f5d6c3",
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
NO_BROKER = "Which broker? --broker HOST says it, or GLOWGRID_BROKER in the environment."
NO_PLACE = "{} is no broker: a name or a number in the network, such as 192.168.1.20 or mqtts://host:8883."
NO_CODE = "{} is no invitation: those have 16 letters and digits, or 12 to look on, and one of these is wrong."
NO_HOST = "Nobody knows where the broker {} is."
NO_ANSWER = "The broker {} does not answer."
NO_TRUST = "The broker {} can't prove who it is: --ca FILE names the certificates to believe it by."
NO_CA = "The file {} has no certificates that can be read."
FAULT_VERSION = "The broker {} speaks another version of MQTT."
FAULT_NAME = "The broker {} does not take this computer's name."
FAULT_UNAVAILABLE = "The broker {} is out of order."
FAULT_PASSWORD = "The broker {} does not know this user: look at GLOWGRID_MQTT_USER and GLOWGRID_MQTT_PASSWORD."
FAULT_FORBIDDEN = "The broker {} does not let this user in: look at GLOWGRID_MQTT_USER."
FAULT_GONE = "The broker {} has ended the connection."

NO_GAME = "There they play {}, which is not here: bring both up to date."
ALONE = "{} is for one alone. Choose another."
ASK_BEGINS = "Do you begin? (y or n, Enter for {}): "
ASK_HERE = "{}: is it played here? (y or n, Enter for {}): "
BOTH = "Somebody has to play here, and somebody elsewhere."

LOST = "The connection is lost. It is looked for until it is there again; what you play meanwhile goes out then."
AGAIN = "The other side wants to play again."
WAITS = "It begins once the other side wants to play again, too."
MAY_TAKE_BACK = "The other side asks for moves back: {}. Do you agree?"
MAY_DRAW = "The other side offers a draw. Do you agree?"
ASK_DRAW = "Offer a draw to the other side?"
ANSWER = "Answers what the other side asks."
ASKED = "The other side is asked."
INVITATION = "Tells your invitation once more."
JOIN = "In plain text they type: python -m glowgrid --join {} --broker {}"
CAME = "Moves that have come: {}."
ASK_AGAIN = "Play again? (y or n): "

NOT_BEGUN = "The game has not begun yet; quit leaves."
NOT_YOUR_TURN = "{} ({}) is to move, so that is not played. help tells what you can type meanwhile."
RESIGN_LATER = "You can give up when you are to move; quit leaves at once."
LOOKS_ON = "You only look on; quit leaves."
STAYS = "This is for games without somebody elsewhere; quit leaves this one."
