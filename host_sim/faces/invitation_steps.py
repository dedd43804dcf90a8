"""Invite an opponent to the selected game: take the steps of a person in the setup, one after another.

Imports the words of glowgrid.
"""

import importlib
from collections.abc import Callable
from typing import Any

from host_sim.simulator import Simulator


class InvitationSteps:
    """The steps for the program that runs on `sim`. `tap` presses a key of the keypad for a moment."""

    def __init__(self, sim: Simulator, tap: Callable[[str], None]) -> None:
        self._sim = sim
        self._tap = tap
        self._is_on = False  # whether the game has yet to start
        self._chosen = -1  # index of the player for whom an online opponent was chosen last

    def begin(self) -> str:
        """In the menu or the setup, begin and return the name of the selected game. In any other scene, return ""."""
        described = self._sim.describe() or {"scene": ""}
        game = ""
        if described["scene"] == "Menu":
            game = next(item["name"] for item in described["items"] if item["is_current"])
            self._tap("5")  # opens the setup
        elif described["scene"] == "Setup":
            game = described["title"]
        self._is_on, self._chosen = bool(game), -1
        return game

    def step(self) -> None:
        """Take the next step, if the board is ready for it. Call this in each frame."""
        described = self._sim.describe() if self._is_on else None
        if described is None or described["scene"] == "Menu":
            return
        if described["scene"] != "Setup":
            self._is_on = False  # somebody has left the setup
            return
        self._set_up(described["items"])

    def _set_up(self, items: list[dict[str, Any]]) -> None:
        """Choose an online opponent for the next player who is not one yet. After the last one, start the game."""
        words = importlib.import_module(f"glowgrid.words.{self._sim.language}.opponent_sentences")
        opponents = [index for index, item in enumerate(items) if index and words.ONLINE in item["choices"]]
        for index in opponents:
            choices = items[index]["choices"]
            if choices[items[index]["choice"]] != words.ONLINE:
                if self._chosen != index:
                    self._sim.choose(index, choices.index(words.ONLINE))
                self._chosen = index
                return
        self._is_on = False
        if opponents:  # a puzzle for one player has none
            self._tap("#")


def steps_of(sim: Simulator, tap: Callable[[str], None]) -> InvitationSteps | None:
    """Return the steps for the board of `sim`, or None if it has no network."""
    return InvitationSteps(sim, tap) if sim.machine.radio is not None else None
