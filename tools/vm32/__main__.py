"""Fetch the 32-bit VM, if it is not there: `make vm32`. Where that fails it says so, and the tests go on without."""

from tools.vm32 import PACKAGE, install

print(install() or f"The 32-bit VM is in {PACKAGE}.")
