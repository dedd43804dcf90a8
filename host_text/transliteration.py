"""Letters for a computer's terminal that has fewer than the language: what it lacks is spelt with what it has, such as
ue for ü. A board's console has them all.
"""

import sys

_LACKING = "äöüÄÖÜßáéíóúÁÉÍÓÚñÑ¿¡"
_SPELT = "ae,oe,ue,Ae,Oe,Ue,ss,a,e,i,o,u,A,E,I,O,U,n,N,,"


def spelt(text: str) -> str:
    """Return `text` so that standard output can write it; signs that it lacks as well are left to it.

    >>> spelt("für 2")
    'für 2'
    """
    encoding = getattr(sys.stdout, "encoding", None)
    if encoding:
        try:
            text.encode(encoding)
        except UnicodeError:
            for char, spelling in zip(_LACKING, _SPELT.split(",")):
                text = text.replace(char, spelling)
    return text
