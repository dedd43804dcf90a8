"""The exception that stops the firmware when the power of the simulated board is cut."""


class PowerLost(BaseException):
    """Raised in the firmware when its power is cut. The firmware must not catch this exception."""
