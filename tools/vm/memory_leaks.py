"""Script for the VM that finds memory leaks: it starts and leaves games from the menu, in 26 rounds.

Each round starts as many games as the catalogue has, and then the script measures the bytes in use on the heap.
It prints two results: the highest value after rounds 9 to 12, and the lowest value after rounds 24 to 26. In the first
rounds, results and setups that are kept take more and more of the heap. A single value proves nothing, because a number
that looks like a pointer may keep an object alive for a while.
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


used = [round_of_games() for _ in range(26)]
print(max(used[8:12]), min(used[23:]))
