"""What pyproject.toml can't say: a wheel holds the drive's files, so that the simulator plays without a clone.

code.py, boot.py and settings.toml stand at the top of the repository, the page's files in web/page, and only there;
building a wheel copies them to host_sim/drive. An editable install copies nothing: it uses the clone's.
"""

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

PAGE = [path.as_posix() for path in sorted(Path("web/page").glob("*"))]  # what --web serves
DRIVE = ("code.py", "boot.py", "settings.toml", *PAGE)


class BuildWithDrive(build_py):
    def run(self) -> None:
        """Build the packages afresh, and beside them the drive's files."""
        if not self.editable_mode:
            shutil.rmtree(self.build_lib, ignore_errors=True)  # modules that are no more would come along
        super().run()
        if not self.editable_mode:
            for source, target in self._drive().items():
                self.mkpath(str(Path(target).parent))
                self.copy_file(source, target)

    def get_outputs(self, include_bytecode: bool = True) -> list:
        """Return every file that is built."""
        return super().get_outputs(include_bytecode) + list(self._drive().values())

    def get_source_files(self) -> list:
        """Return every file that is built from: what a source distribution must hold."""
        return super().get_source_files() + list(DRIVE)

    def _drive(self) -> dict:
        folder = Path(self.build_lib) / "host_sim" / "drive"
        return {name: str(folder / name) for name in DRIVE}


setup(cmdclass={"build_py": BuildWithDrive})
