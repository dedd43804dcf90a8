"""Record the animated pictures of the documentation in the simulator:

    python -m tools.build.pictures [NAME ...]

Each script in docs/pictures runs in the simulator, and the parts that it records (`record on`) become an animated WebP
beside it. Unlike a GIF, a WebP keeps all colours. The file is also ten times smaller than a GIF.
"""

from pathlib import Path

from host_common import command_line
from host_sim.faces import script
from host_sim.pictures.recorder import Recorder
from host_sim.simulator import Simulator

PICTURES = Path(__file__).resolve().parents[2] / "docs" / "pictures"
SEED = 3
EVERY = 4  # keep every fourth sample: small files, and not in step with the blinking


def make(script_path: Path) -> Path:
    """Run one script, save its recording, and return the recording's path."""
    sim = Simulator(seed=SEED)
    steps = script.parse(script_path.read_text(encoding="utf-8"), sim.machine.hardware.layout.names)
    recorder = Recorder(sim.machine, every=EVERY, on=False)
    with sim:
        script.run(steps, sim, lambda name: sim.screenshot(PICTURES / f"{name}.png"), recorder.record)
        target = script_path.with_suffix(".webp")
        recorder.save(target)
    return target


def main(arguments: list[str] | None = None) -> None:
    """Make the pictures that the command line names. If it names no pictures, make all of them."""
    scripts = sorted(path.stem for path in PICTURES.glob("*.txt"))
    parser = command_line.parser("python -m tools.build.pictures", "Make the pictures of the docs.")
    parser.add_argument("names", nargs="*", help="scripts in docs/pictures, without .txt (default: all)")
    names = parser.parse_args(arguments).names
    if unknown := [name for name in names if name not in scripts]:
        parser.error(f"there is no script {unknown[0]}; choose from {', '.join(scripts)}")
    for name in names or scripts:
        target = make(PICTURES / f"{name}.txt")
        print(f"{target.name}: {target.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main()
