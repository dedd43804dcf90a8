"""code.py for the emulated drive where a script asks for the heap: ours, and a round of the loop that answers.

What the answer costs, about half a kilobyte, is missing from the free heap that it tells.
"""

ASK = "?"  # what is typed
TELLS = "heap: "  # what the answer begins with
RUN = "app.run()"

PROBE = """
def probe(app):
    import gc
    import sys
    import supervisor
    tick = app.tick

    def told():
        tick()
        if supervisor.runtime.serial_bytes_available and sys.stdin.read(1) == "%s":
            gc.collect()
            free, low, high = gc.mem_free(), 0, gc.mem_free()
            while high - low > 64:
                size = (low + high) // 2
                try:
                    bytearray(size)
                    low = size
                except MemoryError:
                    high = size
                gc.collect()
            print("%s" + str(free), "bytes free, the largest block", low)

    app.tick = told

"""


def with_probe(code: bytes) -> bytes:
    """Return code.py with the probe in it."""
    text = code.decode()
    head, run, tail = text.rpartition(RUN)
    if not run:
        raise ValueError("code.py does not call app.run(), so nothing can be asked of its heap.")
    guard = head.rindex("if __name__")
    return (head[:guard] + PROBE % (ASK, TELLS) + head[guard:] + "probe(app); " + run + tail).encode()
