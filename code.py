"""Start Glowgrid. The board runs this file after power-on."""


def start():  # type: ignore[no-untyped-def]
    """Return the app, ready to run. If the app cannot start, print the reason and return None."""
    try:
        from glowgrid.startup import start
    except MemoryError:
        print("MEMORY is short: Glowgrid cannot start. Use a board or firmware with more memory.")
        return None
    return start()


if __name__ == "__main__":
    app = start()
    del start  # the heap is short
    if app is not None:
        app.run()
