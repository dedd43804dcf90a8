"""CircuitPython's `wifi` in a page: the browser's network, which is always connected."""


class Radio:
    """The only radio, available as `wifi.radio`."""

    connected = True


radio = Radio()
