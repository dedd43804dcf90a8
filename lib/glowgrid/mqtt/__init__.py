"""MQTT over a socket that never waits: what of it a board needs that plays with somebody elsewhere. Imports nothing."""
