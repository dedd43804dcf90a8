"""`python -m host_sim`, and the command glowgrid-sim: see cli.py."""

import sys


def main() -> int:
    """Run the command line; return the exit code."""
    try:
        from host_sim.cli import main as run

        for stream in (sys.stdout, sys.stderr):
            if stream is not None:
                stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # a character that the terminal lacks
        return run()
    except KeyboardInterrupt:  # before there was anything to end
        return 130


if __name__ == "__main__":
    sys.exit(main())
