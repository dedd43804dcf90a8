"""Power cuts in flash that sets and clears its bits in any order: the data read afterwards is old, new or nothing.

Each operation of several evenings is recorded with the sector's contents before it. The tests interrupt random
operations and read the result with the journal's own reader.
"""

import random
from pathlib import Path

import pytest
from evening import Evening, Store, begin, comes_back, restored, snapshot
from keyed_evening import nearly_full

from host_sim.parts.nvm import PAGE, Sector, partly_erased, partly_programmed

PARTS, CUTS = 10, 1_000
CORPUS = Path(__file__).resolve().parents[1] / "corpus" / "0.1.0"
NOTHING = ("", (), (), False, {}, [], b"")


def held(data):
    """Return everything restored from these bytes: the game, whether it is over, statistics, setups, and brightness."""
    saved = snapshot(Store(len(data), data))
    game = (saved.game, tuple(saved.moves), tuple(saved.undone), saved.over)
    return (*game, saved.results, saved.setups, saved.brightness)


class Operation:
    """An assignment to the sector: the contents before, the position, the data, and the states allowed after a cut."""

    def __init__(self, before, start, data):
        self.before, self.start, self.data = before, start, data
        self.erases = before.count(0xFF, start, start + len(data)) < len(data)
        self.image = bytearray(before)
        self.image[start : start + len(data)] = data
        self.image = bytes(self.image)
        self.allowed = []

    def cut(self, rng):
        """Return the sector's contents after a cut at a random moment, and the step that was cut."""
        if self.erases and rng.random() < 0.6:
            return partly_erased(self.before, share(rng), rng), "erase"
        blank = b"\xff" * len(self.before) if self.erases else self.before
        return self._partly_written(blank, rng), "rewrite" if self.erases else "append"

    def _partly_written(self, held, rng):
        end = self.start + len(self.data)
        first = self.start - self.start % PAGE
        page = rng.randrange(first, end, PAGE) // PAGE * PAGE
        done = max(page, self.start)
        image = bytearray(held)
        image[self.start : done] = self.image[self.start : done]
        last = min(page + PAGE, end)
        image[done:last] = partly_programmed(held[done:last], self.image[done:last], share(rng), rng)
        return bytes(image)


def share(rng):
    """Return a random fraction of the bits: often 0.1 to 1 percent or nearly all, otherwise any."""
    way, few = rng.randrange(4), 10 ** rng.uniform(-3, -2)
    return few if way == 0 else 1 - few if way == 1 else rng.random()


class Kept(Sector):
    """A sector that records each operation."""

    def __init__(self, size, data):
        super().__init__(size)
        self.data[: len(data)] = data
        self.operations = []

    def write(self, start, data, spend):
        self.operations.append(Operation(bytes(self.data), start, bytes(data)))
        super().write(start, data, spend)


def recorded(size, data, games, most):
    """Return the operations of an evening, each with the states allowed after a cut."""
    store = Store(size)
    store.sector = Kept(size, data)
    evening = Evening(store, games=games, most=most)
    restored(evening.session)
    evening.session.saves.update()
    for _ in evening.steps():
        assert evening.session.saves.full or comes_back(Store(size, store.sector.data))[0] == evening.state()
    before = held((data + b"\xff" * size)[:size])
    for operation in store.sector.operations:
        if operation.data == bytes(16):  # a mark: from here on the old journal is invalid
            operation.allowed = [before, NOTHING]
        elif operation.erases:
            operation.after = held(operation.image)
            operation.allowed = [before, NOTHING, operation.after]
            before = operation.after
        else:
            operation.allowed = [before, held(operation.image)]
            before = operation.allowed[1]
    return store.sector.operations


@pytest.fixture(scope="module")
def evenings():
    """Return the operations of three evenings: one compacts between games, one with a small memory compacts during
    games, and one starts with a journal of version 0.1.0.
    """
    old = (CORPUS / "othello-8-unfinished.bin").read_bytes()
    return [recorded(4096, nearly_full(700), 10, 14), recorded(300, b"", 8, 14), recorded(4096, old, 1, 9)]


def test_the_evenings_compact_between_and_during_games_with_undone_moves(evenings):
    turned = [[operation for operation in evening if operation.erases] for evening in evenings]
    assert [len(several) >= 1 for several in turned] == [True] * 3 and len(turned[1]) > 3
    assert any(operation.after[1] and operation.after[2] for operation in turned[1])
    assert turned[2][0].allowed[0][0].startswith("othello/8/") and turned[2][0].after[1]


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_after_thousands_of_cuts_the_saved_data_is_old_or_new_or_nothing(evenings, part):
    rng, seen = random.Random(part), {}
    for number in range(CUTS):
        evening = evenings[number % 3]
        turning = [operation for operation in evening if operation.erases or operation.data == bytes(16)]
        operation = rng.choice(turning if number % 2 else evening)
        image, doing = operation.cut(rng)
        found = held(image)
        assert found in operation.allowed, (number, doing)
        what = "nothing" if found == NOTHING else "old" if found == operation.allowed[0] else "new"
        seen[doing, what] = seen.get((doing, what), 0) + 1
    assert {("append", "old"), ("append", "new"), ("erase", "nothing"), ("rewrite", "nothing")} <= set(seen)


@pytest.mark.slow
def test_a_cut_after_the_first_few_bits_of_an_erasure_leaves_nothing(evenings, cases):
    rng = random.Random(2)
    erasures = [operation for evening in evenings for operation in evening if operation.erases]
    for _ in range(cases(3000)):
        operation = rng.choice(erasures)
        image = bytearray(operation.before)
        for _ in range(rng.randrange(1, 40)):
            image[rng.randrange(len(image))] |= 1 << rng.randrange(8)
        assert held(bytes(image)) == NOTHING


def orders(size, rng):
    """Return orders in which a sector's bytes may be erased: from either end, from the middle, or page by page."""
    pages = list(range(0, size, PAGE))
    rng.shuffle(pages)
    forward = list(range(size))
    middle = sorted(forward, key=lambda at: abs(at - size // 2))
    return [forward, forward[::-1], middle, middle[::-1], [at for page in pages for at in forward[page : page + PAGE]]]


@pytest.mark.slow
def test_no_order_of_erasure_restores_older_data(evenings):
    rng = random.Random(3)
    for operation in [operation for evening in evenings[:2] for operation in evening if operation.erases][:4]:
        for order in orders(len(operation.before), rng):
            image = bytearray(operation.before)
            for done, at in enumerate(order):
                image[at] = 0xFF
                if done % 61 == 0 or done < 40:
                    assert held(bytes(image)) in operation.allowed[:2]  # the complete old state, or nothing


@pytest.mark.parametrize("plane", range(8))
def test_erasing_one_bit_of_every_byte_restores_nothing(evenings, plane):
    operation = next(operation for operation in evenings[0] if operation.erases)
    assert held(bytes(byte | 1 << plane for byte in operation.before)) == NOTHING


def test_repeated_cuts_in_one_erasure_restore_nothing_and_a_new_game_can_be_saved(evenings):
    rng = random.Random(4)
    operation = next(operation for operation in evenings[0] if operation.erases)
    image = operation.before
    for _ in range(60):
        image = partly_erased(image, 0.05, rng)
        assert held(image) == NOTHING
    store = Store(data=image)
    state, session = comes_back(store)
    begin(session)
    session.match.play(0)
    session.saves.update()
    assert state is None and comes_back(store)[0][2] == (0,)
