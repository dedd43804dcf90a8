"""All sentences that people read, in one folder per language. The modules in these folders contain only data.

Each folder also has a text file, buttons.txt, with the names of buttons (see scenes/button_keys.py).

match_sentences.py, result_sentences.py and translation.py, next to this package, build sentences from this data. The
modules of the selected language are imported as if they were in this package. For example, if German is selected,
`__path__` of this package is the folder words/de, and `from ..words import pause` imports words/de/pause.py. The
default folder is words/en.
"""

MYPY = False
if MYPY:  # true for type checkers only
    from .en import agreement as agreement
    from .en import buttons as buttons
    from .en import check as check
    from .en import coach as coach
    from .en import demo as demo
    from .en import errors as errors
    from .en import games as games
    from .en import hardware_faults as hardware_faults
    from .en import hint as hint
    from .en import main_menu as main_menu
    from .en import match as match
    from .en import menus as menus
    from .en import network as network
    from .en import opponent_sentences as opponent_sentences
    from .en import pause as pause
    from .en import refusal as refusal
    from .en import result as result
    from .en import rules as rules
    from .en import saved as saved
    from .en import special as special
    from .en import splash as splash

if isinstance(__path__, str):  # on a board
    __path__ += "/en"
else:
    __path__.insert(0, __path__[0] + "/en")  # tools and tests can also import words.en and the others
