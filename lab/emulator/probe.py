"""Add code to code.py that reports the size of the free heap when a script asks for it.

The added code takes about half a kilobyte of the heap itself. So a board without it has that much more free heap than
it reports.
"""

ASK = "?"  # typed to get the answer
TELLS = "heap: "  # the answer begins with this
RUN = "app.run()"

HEAP_PROBE = f"""
def probe(app):
    import gc
    import sys
    import supervisor
    tick = app.tick

    def told():
        tick()
        if supervisor.runtime.serial_bytes_available and sys.stdin.read(1) == "{ASK}":
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
            print("{TELLS}" + str(free), "bytes free, the largest block", low)

    app.tick = told

"""


def with_probe(code: bytes, probe: str = HEAP_PROBE) -> bytes:
    """Return `code`, the content of code.py, with the source `probe` added. By default, `probe` reports the free heap.

    `probe` defines a function `probe(app)`, which is called before app.run(). Raise a ValueError if code.py does not
    call app.run().
    """
    text = code.decode()
    head, run, tail = text.rpartition(RUN)
    if not run:
        raise ValueError("code.py does not call app.run(), so its heap cannot be measured.")
    guard = head.rindex("if __name__")
    return (head[:guard] + probe + head[guard:] + "probe(app); " + run + tail).encode()
