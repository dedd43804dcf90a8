"""CircuitPython's `storage`. It controls who may write to the drive: the firmware or the computer.

In the simulator, the drive is a folder on this computer.
"""

import virtual_board as _board

_machine = _board.machine


class VfsFat:
    """File system of the drive, with only those attributes that the firmware uses."""

    label = "CIRCUITPY"
    readonly = True


_root = VfsFat()


def _only_in_boot():
    """Raise RuntimeError outside boot.py."""
    if not _machine.is_booting:
        raise RuntimeError("Cannot change USB devices now")


def remount(mount_path, readonly=False, *, disable_concurrent_write_protection=False):
    """Let the firmware write to the drive. If `readonly` is true, let the computer write to the drive instead.

    Raise RuntimeError outside boot.py.
    """
    if not _machine.is_booting:
        raise RuntimeError("Cannot remount path when visible via USB.")
    getmount(mount_path).readonly = bool(readonly)


def getmount(mount_path):
    """Return the only file system, which is mounted at "/". Raise OSError for any other path."""
    if mount_path != "/":
        raise OSError(19, "No such device")
    return _root


def disable_usb_drive():
    """Hide the drive from the computer until the next reset. Raise RuntimeError outside boot.py."""
    _only_in_boot()
    _machine.drive_hidden = True


def enable_usb_drive():
    """Show the drive to the computer. Raise RuntimeError outside boot.py."""
    _only_in_boot()
