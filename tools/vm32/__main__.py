"""Install the 32-bit VM if it is missing: `make vm32`.

If the installation fails, a message gives the reason, and tests that need the VM are skipped.
"""

from host_common import command_line
from tools.vm32 import PACKAGE, install

command_line.parser("python -m tools.vm32", "Install the 32-bit VM if it is missing.").parse_args()
said = install()
print(f"{said}\nUntil then, tests that need the 32-bit VM are skipped." if said else f"The 32-bit VM is in {PACKAGE}.")
