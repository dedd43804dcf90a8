"""Replaces CircuitPython's `wifi` in a page. It stands for the browser's network, and always reports a connection."""


class Radio:
    """The type of `wifi.radio`, the only radio."""

    connected = True


radio = Radio()
