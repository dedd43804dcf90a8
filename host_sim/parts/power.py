"""The end of the power, as the firmware meets it.

Part of the room host_sim.parts; imports nothing.
"""


class PowerLost(BaseException):
    """Raised inside the firmware when its power goes; no firmware catches it."""
