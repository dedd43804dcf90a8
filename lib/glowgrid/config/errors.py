"""SettingError, apart from settings.py so that settings can be unloaded after the start."""


class SettingError(ValueError):
    """A setting has a value that is not allowed: the sentence tells name, value and what is allowed."""


def refuse(name: str, value: int | str, allowed: str) -> SettingError:
    """Return the SettingError for a value; `allowed` tells in words what would do."""
    shown = str(value)
    if len(shown) > 40:
        shown = shown[:20] + "..."
    if not isinstance(value, int):
        shown = f'"{shown}"'
    return SettingError(f"{name} = {shown}, but allowed is {allowed}.")
