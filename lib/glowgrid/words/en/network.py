"""Sentences about the connection to a broker. Loaded on demand."""

RADIO = "Connecting to Wi-Fi ..."
BROKER = "Connecting to the broker ..."
SECURING = "Securing the connection ..."

NO_RADIO = "Can't join the Wi-Fi network {}: check WIFI_SSID and WIFI_PASSWORD. # tries again."
NO_HOST = "Can't find the broker {}: check MQTT_BROKER. # tries again."
NO_BROKER = "The broker {} does not answer. # tries again."
NO_TRUST = "The certificate of the broker {} is not trusted: check MQTT_CA. # tries again."
NO_CA = "Can't read the file {} that MQTT_CA names. # tries again."
NO_MEMORY = "This board has too little memory for encryption. Use mqtt:// for a plain connection. # tries again."
NO_ROOM = "This board has too little memory to play online. A Pico 2 W has enough. Any key: menu."

FAULT_VERSION = "The broker does not support this version of MQTT."
FAULT_NAME = "The broker does not accept this board's name."
FAULT_UNAVAILABLE = "The broker is unavailable. # tries again."
FAULT_PASSWORD = "Wrong user or password: check MQTT_USER and MQTT_PASSWORD. # tries again."
FAULT_FORBIDDEN = "The broker does not allow this user: check MQTT_USER. # tries again."

TAKE_UP = "Connection lost. 5 or #: reconnect, which stops the light for a moment. Any other key: later."
NO_CODE = "The invite code is wrong: check INVITATION."
NOBODY = "The host has not started this match yet. Please wait."
NO_GAME = "This match plays {}, which this board does not have. Update both boards."
