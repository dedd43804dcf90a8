"""Who knows a secret can sign with it: HMAC-SHA-256 (RFC 2104, FIPS 180-4), cut to 64 bits.

Boards with WiFi, computers and the browser's VM bring the hash in `hashlib`; elsewhere it is sha256.py's.
"""

try:
    from hashlib import new

    def sha256(data: bytes) -> bytes:
        """Return the hash, 32 bytes."""
        return new("sha256", data).digest()

except ImportError:
    try:
        from hashlib import sha256 as _new  # the browser's VM has that name for it

        def sha256(data: bytes) -> bytes:
            """Return the hash, 32 bytes."""
            return _new(data).digest()

    except ImportError:
        from .sha256 import sha256

_BLOCK = 64


def sign(key: bytes, text: str) -> str:
    """Return what only somebody with the key can know about the text: 16 hex digits. Keys of up to 64 bytes."""
    key += bytes(_BLOCK - len(key))
    inner = sha256(bytes([byte ^ 0x36 for byte in key]) + text.encode())
    return hexed(sha256(bytes([byte ^ 0x5C for byte in key]) + inner)[:8])


def hexed(data: bytes) -> str:
    """Return bytes as hex digits, two each."""
    return "".join([f"{byte:02x}" for byte in data])
