"""Computes SHA-256 (FIPS 180-4) on boards whose firmware has no hashlib.

It is about 40 times slower than hashlib, so use it for short data only. This module imports nothing else of glowgrid.
"""

from array import array


def _roots() -> "tuple[array, list]":
    """Return the constants of SHA-256, as (array of constants for the 64 steps, list of the eight words of the initial
    state).

    The 64 constants are the first 32 bits of the fractional parts of the cube roots of the first 64 primes. The eight
    words are the first 32 bits of the fractional parts of the square roots of the first eight primes.
    """
    primes: list = []
    number = 2
    while len(primes) < 64:
        if not [prime for prime in primes if number % prime == 0]:
            primes.append(number)
        number += 1
    cubes = array("I", [_root(prime << 96, 3) & _WORD for prime in primes])
    return cubes, [_root(prime << 64, 2) & _WORD for prime in primes[:8]]


def _root(number: int, power: int) -> int:
    """Return the root of `number`, rounded down. `power`: 2 for the square root, 3 for the cube root."""
    found = 0
    for bit in range(36, -1, -1):
        if (found | 1 << bit) ** power <= number:
            found |= 1 << bit
    return found


_WORD = (1 << 32) - 1
_CUBES, _SQUARES = _roots()


def sha256(data: "bytes | bytearray") -> bytes:
    """Return the SHA-256 hash of `data`, 32 bytes."""
    state = list(_SQUARES)
    padded = data + b"\x80" + bytes((55 - len(data)) % 64) + (len(data) * 8).to_bytes(8, "big")
    for at in range(0, len(padded), 64):
        _mix(state, _schedule(padded, at))
    return b"".join([word.to_bytes(4, "big") for word in state])


def _schedule(data: "bytes | bytearray", at: int) -> array:
    words = array("I", bytes(256))
    for index in range(64):
        if index < 16:
            start = at + index * 4
            words[index] = int.from_bytes(data[start : start + 4], "big")
        else:
            one, two = words[index - 15], words[index - 2]
            one = _turned(one, 7) ^ _turned(one, 18) ^ one >> 3
            two = _turned(two, 17) ^ _turned(two, 19) ^ two >> 10
            words[index] = words[index - 16] + one + words[index - 7] + two & _WORD
    return words


def _mix(state: list, words: array) -> None:
    a, b, c, d, e, f, g, h = state
    for index in range(64):
        chosen = e & f ^ ~e & g
        one = h + (_turned(e, 6) ^ _turned(e, 11) ^ _turned(e, 25)) + chosen + _CUBES[index] + words[index]
        most = a & b ^ a & c ^ b & c
        two = (_turned(a, 2) ^ _turned(a, 13) ^ _turned(a, 22)) + most
        a, b, c, d, e, f, g, h = one + two & _WORD, a, b, c, d + one & _WORD, e, f, g
    for index, word in enumerate((a, b, c, d, e, f, g, h)):
        state[index] = state[index] + word & _WORD


def _turned(word: int, by: int) -> int:
    return (word >> by | word << 32 - by) & _WORD
