"""MQTT client that never blocks: the part of MQTT 3.1.1 that a match needs. Imports nothing."""
