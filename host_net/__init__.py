"""Room host_net: matches with somebody elsewhere in plain text on a computer, by way of an MQTT broker.

`python -m glowgrid --invite` and `--join CODE` come here (main.py); a board never does. Imports terminal, remote and
what they import, paho-mqtt and, where it is there, segno: the extra `net`.
"""
