"""Loss of power, as an exception inside the firmware.

Imports nothing.
"""


class PowerLost(BaseException):
    """Raised inside the firmware when its power is cut. Firmware must not catch it."""
