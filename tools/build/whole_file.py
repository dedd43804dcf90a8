"""Write a file as a whole: whoever reads it finds the old content or the new one, never a part."""

import os
import tempfile
from pathlib import Path


def write(target: Path, content: bytes) -> None:
    """Write `content` to `target`. If this raises an OSError, `target` is unchanged."""
    handle, part = tempfile.mkstemp(dir=target.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        os.chmod(part, 0o644)  # mkstemp's permissions are for the user alone
        os.replace(part, target)
    except OSError:
        os.unlink(part)
        raise
