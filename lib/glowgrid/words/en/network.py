"""Sentences about the connection to a broker. Loaded on demand."""

RADIO = "Looking for the wireless network ..."
BROKER = "Looking for the broker ..."
SECURING = "Securing the connection ..."

NO_RADIO = "No way into the wireless network {}: look at WIFI_SSID and WIFI_PASSWORD. # tries again."
NO_HOST = "Nobody knows where the broker {} is: look at MQTT_BROKER. # tries again."
NO_BROKER = "The broker {} does not answer. # tries again."
NO_TRUST = "The broker {} can't prove who it is: look at MQTT_CA. # tries again."
NO_CA = "The file {} that MQTT_CA names can't be read. # tries again."
NO_MEMORY = "This board has too little memory for an encrypted connection: mqtt:// does without. # tries again."
NO_ROOM = "This board has too little memory for a match over a network, a Pico 2 W has enough. Any key: to the menu."

FAULT_VERSION = "The broker speaks another version of MQTT."
FAULT_NAME = "The broker does not take this board's name."
FAULT_UNAVAILABLE = "The broker is out of order. # tries again."
FAULT_PASSWORD = "The broker does not know this user: look at MQTT_USER and MQTT_PASSWORD. # tries again."
FAULT_FORBIDDEN = "The broker does not let this user in: look at MQTT_USER. # tries again."

TAKE_UP = "The connection is lost. 5 or #: take it up again, for which light stands still. Any other key: later."
NO_CODE = "INVITATION is no invitation: a letter is wrong."
NOBODY = "Nobody has begun that match yet. It begins here once they have."
NO_GAME = "There they play {}, which this board does not have: bring both up to date."
