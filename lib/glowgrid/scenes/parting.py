"""The menu after a match over a network: as soon as the broker has the goodbye, the session with it is ended and let go
of. Who ended it before would take the goodbye back. Borrowed by the menu.
"""

MYPY = False
if MYPY:  # type checkers take it for true
    from typing import Any

    from .scene import Scene

_PATIENCE_MS = 3000  # with a broker that never answers


class Parting:
    def __init__(self, scene: "Scene", network: "Any") -> None:
        """Take part in what the scene does, until the network has no session any more. Its place is kept: somebody who
        was on the way into a match by an invitation may still take it."""
        self._scene, self._network = scene, network
        self._since = scene.clock.now()
        if network.line is not None:
            network.line.leave(self._since)
            network.line = None
        self._update, self._leave = scene.update, scene.leave
        scene.update = self.update  # type: ignore[method-assign]
        scene.leave = self.leave  # type: ignore[method-assign]
        self._look(self._since)

    def update(self, now_ms: int) -> str | None:
        """Look for the broker's answer, once a round."""
        self._look(now_ms)
        return self._update(now_ms)

    def leave(self) -> None:
        """Wait no longer."""
        self._part()
        self._leave()

    def _look(self, now_ms: int) -> None:
        client = self._network.client
        client.poll(now_ms)
        if client.settled or self._scene.since(now_ms, self._since) > _PATIENCE_MS:
            self._part()

    def _part(self) -> None:
        self._network.part()
        self._scene.update, self._scene.leave = self._update, self._leave  # type: ignore[method-assign]
