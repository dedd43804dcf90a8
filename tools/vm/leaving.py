"""Leaving games: script for the VM that plays each game of the catalogue in turn, ten rounds of them, to find memory
leaks.

It prints the highest memory use after rounds two to four, and the lowest after the last three. A single round proves
nothing: numbers that look like pointers may keep something alive for a while.
"""

import gc

from person import Person

from glowgrid import games

person = Person()
person.to_menu()


def round_of_games() -> int:
    for _ in games.CATALOGUE:
        person.press("#*")
        person.press("4#")  # the last item of the pause menu is "leave"
        assert person.scene == "Menu", person.scene
        person.press("6")
    person.app.session.end()
    gc.collect()
    return gc.mem_alloc()


used = [round_of_games() for _ in range(10)]
print(max(used[1:4]), min(used[7:]))
