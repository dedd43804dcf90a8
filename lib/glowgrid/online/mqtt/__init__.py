"""MQTT client that never blocks. It implements the part of MQTT 3.1.1 that a match needs, and imports no other
package."""
