"""`python -m host_sim`: see cli.py."""

import sys

if __name__ == "__main__":
    try:
        from host_sim.cli import main

        for stream in (sys.stdout, sys.stderr):
            if stream is not None:
                stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # a character that the terminal lacks
        sys.exit(main())
    except KeyboardInterrupt:  # before there was anything to end
        sys.exit(130)
