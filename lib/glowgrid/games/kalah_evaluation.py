"""Values positions of Kalah, for bots."""

_CERTAIN = 8000  # the value of having most of the seeds in the store
_SEED, _AGAIN, _CAPTURED = 10, 10, 5  # values of a seed in the store, of another turn, and of a seed to capture


def evaluate(counts: bytearray, pits: int, turn: int) -> int:
    """Return the value for the player `turn`, who moves next. `counts`: the seeds by place, see kalah.py."""
    store, other = turn * (pits + 1) - 1, (3 - turn) * (pits + 1) - 1
    mine, theirs, again, captured = counts[store], counts[other], 0, 0
    value, left = _SEED * (mine - theirs), 0
    for place in range(store - pits, store):
        seeds = counts[place]
        facing = counts[2 * pits - place]
        value += seeds - facing
        left += seeds + facing
        last = place + seeds
        if last == store:
            again = _AGAIN
        elif seeds and last < store and not counts[last]:
            captured = max(captured, 1 + counts[2 * pits - last])
    if mine > theirs + left:
        value += _CERTAIN
    elif theirs > mine + left:
        value -= _CERTAIN
    return value + again + _CAPTURED * captured
