"""Add the files of the drive and of the web page to a wheel, which pyproject.toml alone cannot do.

With these files in the wheel, the simulator runs without a clone of the repository. In the repository, code.py, boot.py
and settings.toml are at the top, and the files of the web page are in web/page. When a wheel is built, all of them are
copied to host_sim/drive. An editable install copies nothing, because it uses the files in the clone.
"""

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

PAGE = [path.as_posix() for path in sorted(Path("web/page").glob("*"))]  # what --web serves
DRIVE = ("code.py", "boot.py", "settings.toml", *PAGE)


class BuildWithDrive(build_py):
    def run(self) -> None:
        """Build the packages from scratch, then add the folder host_sim/drive to them.

        The files of the drive and of the web page are copied to this folder.

        An editable install deletes and copies nothing.
        """
        if not self.editable_mode:
            shutil.rmtree(self.build_lib, ignore_errors=True)  # modules that are no more would come along
        super().run()
        if not self.editable_mode:
            for source, target in self._drive().items():
                self.mkpath(str(Path(target).parent))
                self.copy_file(source, target)

    def get_outputs(self, include_bytecode: bool = True) -> list:
        """Return the paths of all files that the build writes."""
        return super().get_outputs(include_bytecode) + list(self._drive().values())

    def get_source_files(self) -> list:
        """Return the paths of all files that the build reads. A source distribution must contain these files."""
        return super().get_source_files() + list(DRIVE)

    def _drive(self) -> dict:
        folder = Path(self.build_lib) / "host_sim" / "drive"
        return {name: str(folder / name) for name in DRIVE}


setup(cmdclass={"build_py": BuildWithDrive})
