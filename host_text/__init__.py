"""Glowgrid in plain text on a computer: the package of the command `glowgrid`.

    text_cli         the command: arguments, standard input and output, exit code
    offline          plays at this computer, against people and bots
    online_session   plays or watches a match over an MQTT broker
    prompter         asks questions, for both

The package uses glowgrid, and host_common for QR codes. Importing it selects the language of the sentences, which must
happen before any of them is loaded.
"""

from .text_language import select

select()
