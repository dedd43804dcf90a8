"""Tell the user when the connection to the broker is lost, restored or refused."""

from collections.abc import Callable

from glowgrid.words import opponent_sentences

from .broker import Client
from .words import remote


class ConnectionReport:
    def __init__(self, client: Client, say: Callable[[str], None]) -> None:
        """Report on the connection of `client`, which is connected now. Print sentences with `say`."""
        self._client, self._say = client, say
        self._was_up = True
        self._fault = ""  # the last fault that was printed

    def update(self) -> None:
        """Print a sentence if the connection has changed since the last call."""
        up, fault = self._client.up, self._client.fault
        if up != self._was_up:
            self._was_up = up
            self._say(opponent_sentences.CONNECTED if up else remote.LOST)
        if up or fault in ("", "gone"):
            self._fault = ""
        elif fault != self._fault:
            self._fault = fault
            self._say(getattr(remote, "FAULT_" + fault.upper()).format(self._client.host))
