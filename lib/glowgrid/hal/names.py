"""Names in settings.toml that no setting has: a typo there would pass unnoticed."""

from glowgrid.settings import TABLE


def unknown() -> list:
    """Return a sentence for each name in the drive's settings.toml that is nearly a setting's, but is none.

    Other names may be there for other programs.
    """
    try:
        with open(__file__.rsplit("/", 4)[0] + "/settings.toml") as file:
            return _told(file, [row[0] for row in TABLE])
    except (OSError, ValueError):
        return []  # there is no such file, as on a Raspberry Pi, or it is not text


def _told(lines, known: list) -> list:
    told: list = []
    for line in lines:
        name = line.split("=")[0].strip()
        if "=" in line and name and name[0] not in "#[" and name not in known:
            near = [other for other in known if _differ(name.upper(), other) <= min(len(other) // 5, 2)]
            if near:
                told.append(f"{name} in settings.toml is no setting; did you mean {near[0]}?")
    return told


def _differ(one: str, other: str) -> int:
    """Count the letters to change, leave out or put in that make one name of the other; 3 stands for any more."""
    if abs(len(one) - len(other)) > 2:
        return 3
    row = list(range(len(other) + 1))
    for letter in one:
        corner, row[0] = row[0], row[0] + 1
        for at in range(len(other)):
            change = corner + (letter != other[at])
            corner = row[at + 1]
            row[at + 1] = min(change, row[at] + 1, corner + 1)
    return row[-1]
