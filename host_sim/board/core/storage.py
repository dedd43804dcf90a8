"""CircuitPython's `storage`: write access to the drive, which is a folder on the PC."""

import virtual_board as _board

_machine = _board.machine


class VfsFat:
    """The file system of the drive, with the attributes that the firmware uses."""

    label = "CIRCUITPY"
    readonly = True


_root = VfsFat()


def _only_in_boot():
    if not _machine.is_booting:
        raise RuntimeError("Cannot change USB devices now")


def remount(mount_path, readonly=False, *, disable_concurrent_write_protection=False):
    """Choose who may write: the firmware if `readonly` is false, otherwise the computer. Works only in boot.py."""
    if not _machine.is_booting:
        raise RuntimeError("Cannot remount path when visible via USB.")
    getmount(mount_path).readonly = bool(readonly)


def getmount(mount_path):
    """Return the file system at "/", the only one."""
    if mount_path != "/":
        raise OSError(19, "No such device")
    return _root


def disable_usb_drive():
    """Hide the drive from the computer until the next reset. Works only in boot.py."""
    _only_in_boot()
    _machine.drive_hidden = True


def enable_usb_drive():
    """Show the drive to the computer. Works only in boot.py."""
    _only_in_boot()
