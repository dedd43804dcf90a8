"""Entry point of `python -m tools.build.uf2`."""

import sys

from tools.build.uf2.uf2_command import main

if __name__ == "__main__":
    sys.exit(main())
