"""Play in plain text: `python -m glowgrid` runs the package host_text."""

# Only computers run this module. It is not on the drive.

import sys

try:
    from host_text.text_cli import main
except ModuleNotFoundError as error:
    if error.name != "host_text":
        raise
    sys.exit("Plain text needs the package host_text, which is beside lib. Type in the clone: pip install -e .")

if __name__ == "__main__":
    sys.exit(main())
