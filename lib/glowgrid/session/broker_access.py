"""Opens and closes the connection to the broker, for scenes. Loaded on demand."""


MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Generator
    from typing import Any

    from ..online.types import Clock


class BrokerAccess:
    def __init__(self, network: "Any", clock: "Clock") -> None:
        """Use `network`, a NetworkLink."""
        self._network = network
        self._clock = clock

    def connect(self) -> "Generator[str, None, str]":
        """Generator: connect to the broker.

        Before each step that blocks, yield a sentence to show. Then yield "" until the broker has answered. Return ""
        if the broker has accepted the connection, otherwise a sentence with the reason for the failure.
        """
        network = self._network
        for step in network.connect():
            from ..words import network as sentences

            sentence: str = getattr(sentences, step).format(network.about)
            if step[:3] == "NO_":
                return sentence
            yield sentence
        while True:
            network.line.poll(self._clock.now())
            if network.client.up:
                return ""
            if not network.client.opened:
                return self._refusal()
            yield ""

    def _refusal(self) -> str:
        """Return a sentence that says why the broker has not accepted the connection."""
        from ..words import network as sentences

        network = self._network
        fault = network.client.fault if network.client is not None else ""
        told: str = getattr(sentences, "FAULT_" + fault.upper(), sentences.NO_BROKER).format(network.about)
        return told

    def say_goodbye(self) -> None:
        """Leave the match, but remember this board's place, so that the user can rejoin with the invite code."""
        self._network.leave()

    def is_settled(self, now_ms: int) -> bool:
        """Return whether the broker has acknowledged all messages of this board. `now_ms`: the current time in ms."""
        client = self._network.client
        client.poll(now_ms)
        return client.settled  # type: ignore[no-any-return]

    def disconnect(self) -> None:
        """End the session with the broker, and release the client."""
        self._network.part()
