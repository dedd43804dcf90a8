"""Errors of settings. SettingError is separate from settings.py, which is unloaded after the start."""


class SettingError(ValueError):
    """A setting with an invalid value. The sentence gives the name, the value and the valid values."""


def refuse(name: str, value: int | str, allowed: str) -> SettingError:
    """Return a SettingError for a value. `allowed` describes the valid values."""
    shown = str(value)
    if len(shown) > 40:
        shown = shown[:20] + "..."
    if not isinstance(value, int):
        shown = f'"{shown}"'
    return SettingError(f"{name} = {shown}, but allowed is {allowed}.")
