"""The command `python -m lab.learn TABLE`, which makes a table for the drive or learns weights."""

import importlib

from host_common import command_line

TABLES = ("connectx", "connectx_all", "connectx_lines", "othello", "quixo")


def main(arguments: list[str] | None = None) -> None:
    parser = command_line.parser("python -m lab.learn", "Make a table for the drive, or learn the weights of lines.")
    parser.add_argument("table", choices=TABLES)
    parser.add_argument("--seed", type=int, default=1)
    what = "the file to write (default: the one in lib/glowgrid)"
    parser.add_argument("--out", type=command_line.output_file, help=what)
    options = parser.parse_args(arguments)
    module = importlib.import_module(f"lab.learn.{options.table}_table")
    out = options.out or module.FILE
    data = module.make(options.seed, out)
    print(f"{out}: {len(data)} bytes")


if __name__ == "__main__":
    main()
