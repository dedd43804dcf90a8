"""Entry point of `python -m host_sim` and of the command glowgrid-sim; see cli.py."""

import sys


def main() -> int:
    """Run the command line and return the exit code."""
    try:
        from host_sim.cli import main as run

        for stream in (sys.stdout, sys.stderr):
            if stream is not None:
                stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # "?" if one is missing
        return run()
    except KeyboardInterrupt:  # Ctrl-C before anything has started that must be closed
        return 130


if __name__ == "__main__":
    sys.exit(main())
