"""The exception that stands for a loss of power in the firmware.

Imports nothing.
"""


class PowerLost(BaseException):
    """Raised in the firmware when its power is cut. The firmware must not catch it."""
