"""Files with saved games, and a firmware that writes to its flash."""

WRITE = """
import microcontroller
print(bytes(microcontroller.nvm[:8]))
start = 0
while microcontroller.nvm[start] != 255:
    start += 4
microcontroller.nvm[start:start + 4] = b"game"
while True:
    microcontroller.delay_us(1000)
"""
GOOD = {"glowgrid": 1, "flash": "Z2FtZQ==", "window": [1, 2, 640, 480]}


def write(path, content):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
