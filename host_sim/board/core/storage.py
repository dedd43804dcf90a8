"""CircuitPython's `storage`: who may write the drive, which here is the PC's folder."""

import virtual_board as _board

_machine = _board.machine


class VfsFat:
    """The file system of the drive, as far as anybody asks it."""

    label = "CIRCUITPY"
    readonly = True


_root = VfsFat()


def _only_in_boot():
    if not _machine.is_booting:
        raise RuntimeError("Cannot change USB devices now")


def remount(mount_path, readonly=False, *, disable_concurrent_write_protection=False):
    """Say who writes: with `readonly` false the firmware, and the computer no more. Only boot.py may."""
    if not _machine.is_booting:
        raise RuntimeError("Cannot remount path when visible via USB.")
    getmount(mount_path).readonly = bool(readonly)


def getmount(mount_path):
    """Return the file system at "/"; there is no other."""
    if mount_path != "/":
        raise OSError(19, "No such device")
    return _root


def disable_usb_drive():
    """Hide the drive from the computer until the next reset; only boot.py may."""
    _only_in_boot()
    _machine.drive_hidden = True


def enable_usb_drive():
    """Show the drive to the computer; only boot.py may."""
    _only_in_boot()
