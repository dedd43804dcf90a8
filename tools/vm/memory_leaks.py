"""Script for the VM that finds memory leaks: it starts and leaves each game of the catalogue, ten times.

Each of the ten rounds goes through all games. After each round, the script measures the bytes in use on the heap. It
prints two results: the highest value after rounds 2 to 4, and the lowest value after rounds 8 to 10. The value after a
single round proves nothing, because a number that looks like a pointer may keep an object alive for a while.
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
