"""Entry point of `python -m tools.deploy`."""

import sys

from tools.deploy import main

if __name__ == "__main__":
    sys.exit(main())
