"""Package host_text: Glowgrid in plain text on a computer, as the command `glowgrid`.

`text_cli` reads the command line, `offline` plays at this computer, `online` plays and watches matches over an MQTT
broker. The package uses glowgrid, and host_common for QR codes. Importing it selects the language of the sentences,
which must happen before any of them is loaded.
"""

from . import text_language as text_language
