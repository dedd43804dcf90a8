"""What is said of a setting that can't be: apart from the settings, which the start alone needs."""


class SettingError(ValueError):
    """A setting has a value that is not allowed; says the name, the value and what is."""


def refuse(name: str, value: int | str, allowed: str) -> SettingError:
    """Return the error to raise."""
    shown = str(value)
    if len(shown) > 40:
        shown = shown[:20] + "..."
    if not isinstance(value, int):
        shown = f'"{shown}"'
    return SettingError(f"{name} = {shown}, but allowed is {allowed}.")
