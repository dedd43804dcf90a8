"""Peer sentences: the texts for the names that peers pass to `tell(name, *values)`."""

from glowgrid.words import opponent_sentences

from .words import remote

_SAID_ELSEWHERE = "LOST", "CONNECTED"  # printed by ConnectionReport, which also knows the reason


def peer_sentence(name: str, values: tuple) -> str:
    """Return the sentence called `name` for plain text, or "" if another module prints it."""
    if name in _SAID_ELSEWHERE:
        return ""
    sentence: str = getattr(remote, name, None) or getattr(opponent_sentences, name)
    return sentence.format(*values)
