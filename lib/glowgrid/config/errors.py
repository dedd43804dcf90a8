"""An exception for invalid settings. It has its own module, because settings.py is unloaded after the start."""


class SettingError(ValueError):
    """A setting has an invalid value. The message names the setting, its value and the valid values."""


def refuse(name: str, value: int | str, allowed: str) -> SettingError:
    """Return a SettingError for the setting `name` with this `value`. `allowed` describes the valid values."""
    shown = str(value)
    if len(shown) > 40:
        shown = shown[:20] + "..."
    if not isinstance(value, int):
        shown = f'"{shown}"'
    return SettingError(f"{name} = {shown}, but it must be {allowed}.")
