"""Pack all moves of a game into the payload of one record, and unpack them."""

from array import array


def packed(moves: array, undone: list) -> bytearray:
    """Return the moves of a game as bytes.

    The result has the number of undone moves (2 bytes), the number of bits per move (1 byte), the number of all moves
    (2 bytes), then all moves without gaps. The undone moves come last, in the order in which they were played.
    """
    bits, count, total = 1, len(moves), len(moves) + len(undone)
    for each in moves, undone:
        while each and max(each) >> bits:
            bits += 1
    data = bytearray((len(undone) >> 8, len(undone) & 255, bits, total >> 8, total & 255))
    rest = held = 0
    for index in range(total):
        rest, held = rest << bits | (moves[index] if index < count else undone[total - 1 - index]), held + bits
        while held >= 8:
            held -= 8
            data.append(rest >> held)
            rest &= (1 << held) - 1
    if held:
        data.append(rest << 8 - held & 255)
    return data


def unpacked(data: bytes) -> tuple:
    """Return (moves, undone), each as an array("H"). The move that was undone last is at the end of `undone`.

    Raise a ValueError or IndexError if `data` is invalid.
    """
    bits, at = data[2], 5
    if not 1 <= bits <= 16:
        raise ValueError("A move has 1 to 16 bits.")
    moves, undone = array("H"), array("H")
    rest = held = 0
    for _ in range(data[3] << 8 | data[4]):
        while held < bits:
            rest, held = rest << 8 | data[at], held + 8
            at += 1
        held -= bits
        moves.append(rest >> held)
        rest &= (1 << held) - 1
    begin = max(len(moves) - (data[0] << 8 | data[1]), 0)
    for index in range(len(moves) - 1, begin - 1, -1):
        undone.append(moves[index])
    return moves[:begin], undone
