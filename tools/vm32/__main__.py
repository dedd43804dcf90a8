"""Install the 32-bit VM if it is missing: `make vm32`. If that fails, it says so, and the tests skip what needs it."""

from tools.vm32 import PACKAGE, install

print(install() or f"The 32-bit VM is in {PACKAGE}.")
