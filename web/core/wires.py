"""The pins of the board that a page simulates, and the switches of the keypad between them."""


class Wires:
    """All pins of the board, and the closed switches between them."""

    def __init__(self) -> None:
        self.closed: list = []  # for each closed switch, the names of the two pins that it connects
        self._drives: dict = {}  # name of a pin -> output: True for high, False for low, None if it is an input
        self._pulls: dict = {}  # name of a pin -> pull: True for up, False for down, None for neither

    def put(self, name: str, drive: "bool | None" = None, pull: "bool | None" = None) -> None:
        """Set what the pin `name` does to its wire.

        `drive` is True for high, False for low, and None if the pin is an input. `pull` is True for up, False for down,
        and None for neither.
        """
        self._drives[name], self._pulls[name] = drive, pull

    def level(self, name: str) -> bool:
        """Return the level that the pin `name` reads: True for high, False for low.

        All pins that are connected to this pin count. A low output beats a high output, an output beats a pull, and a
        pull-up beats a pull-down.
        """
        drive = self._drives.get(name)
        if not self.closed:
            return bool(self._pulls.get(name) if drive is None else drive)
        connected, driven, pulled = [name], False, False
        for pin in connected:
            drive = self._drives.get(pin)
            if drive is False:
                return False
            driven, pulled = driven or bool(drive), pulled or bool(self._pulls.get(pin))
            for pair in self.closed:
                if pin in pair:
                    other = pair[pair[0] == pin]
                    if other not in connected:
                        connected.append(other)
        return driven or pulled
