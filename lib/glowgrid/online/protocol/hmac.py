"""Signs messages with a shared secret: HMAC-SHA-256 (RFC 2104, FIPS 180-4), shortened to 64 bits.

On boards with WiFi, on computers and in the browser's VM, `hashlib` provides the hash. Other boards use sha256.py.
"""

try:
    from hashlib import new

    def sha256(data: "bytes | bytearray") -> bytes:
        """Return the SHA-256 hash of `data`, 32 bytes."""
        return new("sha256", data).digest()

except ImportError:
    try:
        from hashlib import sha256 as _new  # the name of this function on the browser's VM

        def sha256(data: "bytes | bytearray") -> bytes:
            """Return the SHA-256 hash of `data`, 32 bytes."""
            return _new(data).digest()

    except ImportError:
        from .sha256 import sha256

SIZE = 16  # hex digits of a signature
_BLOCK = 64


class Key:
    """A key for signatures. It stores the two padded keys that HMAC uses, because a board needs some milliseconds
    to compute them."""

    def __init__(self, secret: bytes) -> None:
        """Create the key from a secret of at most 64 bytes."""
        secret += bytes(_BLOCK - len(secret))
        self._inner, self._outer = bytearray(secret), bytearray(secret)
        for at in range(_BLOCK):
            self._inner[at] ^= 0x36
            self._outer[at] ^= 0x5C

    def digest(self, text: str) -> bytes:
        """Return the HMAC of `text`, 32 bytes."""
        return sha256(self._outer + sha256(self._inner + text.encode()))

    def sign(self, text: str) -> str:
        """Return the signature of `text`: the first 64 bits of its HMAC, as 16 hex digits."""
        return self.digest(text)[: SIZE // 2].hex()

    def verifies(self, text: str, signature: str) -> bool:
        """Return whether `signature` is the signature of `text`. The time that this takes does not reveal which
        characters differ."""
        return same(self.sign(text), signature)


def same(one: str, other: str) -> bool:
    """Return whether two strings are equal. The time that this takes does not reveal which characters differ.

    Boards lack `hmac.compare_digest`.
    """
    a, b = one.encode(), other.encode()
    if len(a) != len(b):
        return False
    differing = 0
    for at in range(len(a)):
        differing |= a[at] ^ b[at]
    return differing == 0
