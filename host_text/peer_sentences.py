"""Look up the sentences about events that a peer (glowgrid.online.peer) reports with `tell(name, *values)`."""

from glowgrid.words import opponent_sentences

from .words import remote

_FROM_CONNECTION_REPORT = "LOST", "CONNECTED"  # sentences that ConnectionReport prints, which knows the reason, too


def peer_sentence(name: str, values: tuple) -> str:
    """Return the sentence called `name` with `values` inserted. Return "" if ConnectionReport already prints a sentence
    about this event."""
    if name in _FROM_CONNECTION_REPORT:
        return ""
    sentence: str = getattr(remote, name, None) or getattr(opponent_sentences, name)
    return sentence.format(*values)
