"""CircuitPython's `wifi`. Importing it raises ImportError if the board has no radio."""

from host_sim.board import current_machine as _running

_machine = _running.machine
if _machine.radio is None:
    raise ImportError("no module named 'wifi'")
_JOIN_US = 1_500_000


class Radio:
    """The type of `wifi.radio`, the board's only radio."""

    enabled = True

    @property
    def connected(self):
        return _machine.radio.joined

    @property
    def ipv4_address(self):
        return "192.168.4.2" if _machine.radio.joined else None

    def connect(self, ssid, password=b"", *, channel=0, bssid=None, timeout=None):
        """Join the network `ssid`. Raise ConnectionError if that fails."""
        _machine.spend(_JOIN_US)
        _machine.radio.join(ssid, password)


radio = Radio()
