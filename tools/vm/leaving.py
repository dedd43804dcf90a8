"""Runs on the VM: play each game of the catalogue in turn, ten rounds of them; print the most that is in use after the
second to the fourth, and the least after the last three: what only looks like a pointer may keep something for a while.
"""

import gc

from person import Person

from glowgrid import games

person = Person()
person.to_menu()


def round_of_games() -> int:
    for _ in games.CATALOGUE:
        person.press("#*")
        person.press("4#")  # the last line of the pause menu is "leave"
        assert person.scene == "Menu", person.scene
        person.press("6")
    person.app.session.end()
    gc.collect()
    return gc.mem_alloc()


used = [round_of_games() for _ in range(10)]
print(max(used[1:4]), min(used[7:]))
