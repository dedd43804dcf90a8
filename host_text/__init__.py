"""Glowgrid in plain text on a computer: the package of the command `glowgrid`.

    text_cli         the command: arguments, standard input and output, exit code
    offline          play at this computer, between people and bots
    online_session   play or watch a match over an MQTT broker
    prompter         questions to the user, offline and online

Importing the package selects the language of all sentences. This must happen before a module of sentences is loaded.
"""

from .text_language import select

select()
