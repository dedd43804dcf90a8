"""Room host_net: matches with somebody elsewhere in plain text on a computer, by way of an MQTT broker.

`python -m glowgrid --invite` and `--join CODE` come here (main.py); a board never does. Imports terminal, online and
what they import and, if it is installed, segno: the extra `net`.
"""
