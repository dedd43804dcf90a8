"""The sentences of plain text, in one folder per language. The language is selected by `text_language.select`.

The module `terminal` has prompts, commands and answers. The module `remote` has the sentences for play over a broker.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .en import remote as remote
    from .en import terminal as terminal

__path__.insert(0, __path__[0] + "/en")  # `from .words import terminal` finds words/en/terminal.py
