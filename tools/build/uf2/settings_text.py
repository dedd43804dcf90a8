"""Change values in the text of settings.toml."""

_ADDED = "\n# Added when this drive was made.\n"
_ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\r": "\\r"}


def changed(text: str, values: dict) -> str:
    """Return the `text` of settings.toml with other values.

    `values`: a dictionary from the name of each setting to a string, which is written in quotes, or to an integer. A
    setting that has no line yet is added at the end.

    >>> changed('# Language.\\nLANGUAGE = "en"\\n', {"LANGUAGE": "de"})
    '# Language.\\nLANGUAGE = "de"\\n'
    """
    lines, left = [], dict(values)
    for line in text.split("\n"):
        name = line.partition("=")[0].strip()
        if "=" in line and name in left:
            line = f"{name} = {_written(left.pop(name))}"
        lines.append(line)
    made = "\n".join(lines)
    if left:
        made += _ADDED + "".join([f"{name} = {_written(left[name])}\n" for name in sorted(left)])
    return made


def _written(value: "int | str") -> str:
    if isinstance(value, int):
        return str(value)
    return '"' + "".join([_ESCAPES.get(letter, letter) for letter in value]) + '"'
