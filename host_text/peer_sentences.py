"""The sentences that peers name: they call `tell(name, *values)`."""

from glowgrid.words import link

from .words import remote

_SAID_ELSEWHERE = "LOST", "CONNECTED"  # by ConnectionReport, which also knows why


def peer_sentence(name: str, values: tuple) -> str:
    """Return the sentence called `name` for plain text, or "" if another part says it."""
    if name in _SAID_ELSEWHERE:
        return ""
    sentence: str = getattr(remote, name, None) or getattr(link, name)
    return sentence.format(*values)
