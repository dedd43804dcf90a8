"""CircuitPython's `wifi` in a page. Its network is that of the browser, and counts as always connected."""


class Radio:
    """The type of `wifi.radio`, the only radio."""

    connected = True


radio = Radio()
