"""Every sentence that people read, a folder a language: the modules of the one that was chosen are this package's
own, so that `from ..words import menus` finds that of words/de once this is its path. Where nobody chose, it is
words/en."""

MYPY = False
if MYPY:  # type checkers take it for true
    from .en import boot as boot
    from .en import faults as faults
    from .en import link as link
    from .en import mapping as mapping
    from .en import match as match
    from .en import menus as menus
    from .en import network as network
    from .en import remote as remote
    from .en import result as result
    from .en import saved as saved
    from .en import special as special
    from .en import terminal as terminal

if isinstance(__path__, str):  # as on a board
    __path__ += "/en"
else:
    __path__.insert(0, __path__[0] + "/en")  # words.en and the others are there for tools and tests, too
