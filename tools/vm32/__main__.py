"""Install the 32-bit VM if it is missing: `make vm32`.

If the installation fails, a message gives the reason, and tests that need the VM are skipped.
"""

from tools.vm32 import PACKAGE, install

print(install() or f"The 32-bit VM is in {PACKAGE}.")
