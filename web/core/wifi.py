"""CircuitPython's `wifi` in a page: the network is the browser's, and was there before the board."""


class Radio:
    """The one radio; its object is `wifi.radio`."""

    connected = True


radio = Radio()
