"""`python -m host_sim`: see cli.py."""

import sys

if __name__ == "__main__":
    try:
        from host_sim.cli import main

        sys.exit(main())
    except KeyboardInterrupt:  # before there was anything to end
        sys.exit(130)
