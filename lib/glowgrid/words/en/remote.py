"""Plain text online: sentences in addition to those of link and terminal."""

OPTIONS = (
    "With somebody elsewhere, by way of an MQTT broker:",
    "  --invite              choose a game, and invite somebody to it by a code",
    "  --join CODE           play with whoever has sent you that code; one of 12 letters looks on",
    "  --broker HOST[:PORT]  the broker, mqtts://HOST where it is encrypted; else GLOWGRID_BROKER says it",
    "  --ca FILE             the certificates by which the broker is believed; else the system's",
    "GLOWGRID_MQTT_USER and GLOWGRID_MQTT_PASSWORD, in the environment too, are who you are to the broker.",
)
HELP = "With somebody elsewhere it is either --invite or --join CODE; --help tells more."
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
