"""Invite an opponent to the selected game: take the steps of a person in the setup, one after another."""

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
        self._before = ""  # the scene in which the steps began
        self._chosen = -1  # index of the player for whom an online opponent was chosen last

    def begin(self) -> str:
        """In the menu, the setup or a game, begin and return the name of the game. In any other scene, return "". If a
        game is not over, the board asks whether to leave it before the new one starts."""
        described = self._sim.describe() or {"scene": "", "sides": []}
        scene, opening = described["scene"], [side["key"] for side in described["sides"] if side["key"]]
        game = described["title"] if scene == "Setup" or opening else ""
        if scene == "Menu":
            game = next(item["name"] for item in described["items"] if item["is_current"])
            opening = ["5"]
        if game and scene != "Setup":
            self._tap(opening[0])  # opens the setup
        self._is_on, self._before, self._chosen = bool(game), scene, -1
        return str(game)

    def step(self) -> None:
        """Take the next step, if the board is ready for it. Call this in each frame."""
        described = self._sim.describe() if self._is_on else None
        if described is None:
            return
        if described["scene"] == "Setup":
            self._set_up(described["items"])
        elif described["scene"] != self._before:  # the setup has been open, and somebody has left it
            self._is_on = False

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
            self._tap(self._sim.machine.hardware.layout.own_key("#") or "#")


def steps_of(sim: Simulator, tap: Callable[[str], None]) -> InvitationSteps | None:
    """Return the steps for the board of `sim`, or None if it has no network."""
    return InvitationSteps(sim, tap) if sim.machine.radio is not None else None
