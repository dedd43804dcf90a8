"""The card beside the lights in the window: what it shows now, and what a click on it does."""

from typing import Any

from host_sim.faces.hands import Hands
from host_sim.faces.typed_ahead import TypedAhead
from host_sim.pictures.desk_layout import Box
from host_sim.pictures.status_card import StatusCard, Target
from host_sim.simulator import Simulator

EMPTY: dict[str, Any] = {
    **{"scene": "", "title": "", "headline": "", "detail": ""},
    **{"sides": [], "items": [], "buttons": [], "keys": {}, "edges": [], "larger_grid": None, "cursor": ""},
}
"""An empty description, shown before the first one is known."""


class CardView:
    """The card for the program that runs on `sim`. `hands` press the keys that a click stands for."""

    def __init__(self, sim: Simulator, hands: Hands) -> None:
        self._sim = sim
        self._hands = hands
        self.described = EMPTY
        self.is_current = False  # whether `described` is what the board shows now
        self._typed_ahead = TypedAhead(hands)
        self._waiting: Target | None = None  # clicked while the description was not current
        self._card: tuple[object, StatusCard] | None = None  # ((description, size, letter size), card)

    def update(self) -> bool:
        """Read what the board shows now, and return whether that is a new scene. While the board changes the scene,
        keep what it showed before."""
        before, described = self.described, self._sim.describe()
        self.is_current = described is not None
        self.described = described or before
        if self.is_current and self._waiting:
            target, self._waiting = self._waiting, None
            if all(self.described[part] == before[part] for part in ("scene", "title", "keys")):
                self.click(target)
        self._typed_ahead.update(self.is_current)
        return bool(before["scene"] != self.described["scene"])

    @property
    def is_busy(self) -> bool:
        """Whether the board computes or changes the scene, so that the card may show what is over."""
        machine = self._sim.machine
        is_glowgrid = machine.interpreter is not None and self.described["scene"]
        return machine.is_computing or bool(is_glowgrid and not self.is_current)

    def forget(self) -> None:
        """Show an empty card, because the board has no power."""
        self.described, self.is_current, self._waiting = EMPTY, False, None

    @property
    def labels(self) -> dict[str, str] | None:
        """The label of each key that does something now, or None if the labels are unknown."""
        return self.described["keys"] or None

    @property
    def edges(self) -> tuple[tuple[str, str, float], ...]:
        """The names of the board's columns and rows (see screen/board_frame.py)."""
        return tuple((text, side, position) for text, side, position in self.described["edges"])

    def card(self, box: Box, px: int) -> StatusCard:
        """Return the card for the box `box`, with letters of `px` pixels."""
        state = (self.described, box, px)
        if self._card is None or self._card[0] != state:
            self._card = state, StatusCard(self.described, (box[2] - box[0], box[3] - box[1]), px)
        return self._card[1]

    def target_at(self, point: tuple[int, int] | None, box: Box, px: int) -> Target | None:
        """Return the part of the card at `point` of the window that can be clicked, or None."""
        return None if point is None else self.card(box, px).target_at(point[0] - box[0], point[1] - box[1])

    def takes_key(self, name: str, key: str, box: Box, px: int) -> bool:
        """If the computer's key `name` goes up or down and the card shows items, select the next one in that direction.
        Return whether it did, or will do so as soon as the card shows the effect of the last key. `key`: the keypad's
        key that it stands for; it is pressed if the card then shows no items."""
        way = {"up": -1, "down": 1}.get(name, 0)

        def go() -> None:
            if not self._goes_through(way, box, px):
                self._hands.tap(key)

        return self._typed_ahead.take(go, bool(way and self.described["scene"])) or self._goes_through(way, box, px)

    def _goes_through(self, way: int, box: Box, px: int) -> bool:
        if not way or not self.described["items"] or not self.takes_clicks:
            return False
        self._sim.move_selection(way * self.card(box, px).columns)
        return True

    @property
    def takes_clicks(self) -> bool:
        """Whether a click means what the card shows. It does not while the board computes or changes the scene, nor
        until the board has seen the key of the last click."""
        return self.is_current and not self._hands.is_tapping

    def click(self, target: Target) -> None:
        """Select the item of `target`, if it has one, and press its key. A game in the menu is only selected at first,
        so that its rules and its setup can be opened, too; another click starts it. If the board computes, wait until
        it shows something, and do it only if that is still the same scene."""
        if not self.takes_clicks:
            self._waiting = None if self._hands.is_tapping else target
            return
        is_first = False
        if target.item is not None:
            item = self.described["items"][target.item]
            is_first = bool(item["more"]) and not item["is_current"]
            self._sim.select(target.item)
        if target.key and not is_first:
            self._hands.tap(target.key)
