"""Sentences of plain text, one folder per language. `text_language.select` chooses the folder as in `glowgrid.words`.

terminal: prompts, commands and answers. remote: play over a broker.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .en import remote as remote
    from .en import terminal as terminal

__path__.insert(0, __path__[0] + "/en")  # `from .words import terminal` finds words/en/terminal.py
