"""Entry point of `python -m host_sim` and of the command glowgrid-sim. See cli.py."""

import sys


def main() -> int:
    """Run the simulator with the arguments of the command line, and return the exit code."""
    try:
        from host_sim.cli import main as run

        for stream in (sys.stdout, sys.stderr):
            if stream is not None:
                stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # "?" for an unknown character
        return run()
    except KeyboardInterrupt:  # Ctrl-C while the modules are imported: nothing must be closed yet
        return 130


if __name__ == "__main__":
    sys.exit(main())
