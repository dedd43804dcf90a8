"""Script for the VM: prints the microseconds to import the modules of the start. MICROPYPATH selects `lib`."""

from fake_board import install
from stop_watch import now_us

install()
began = now_us()
for name in ("config.settings", "hal.console_builder", "app", "scenes.splash", "scenes.menu"):
    __import__("glowgrid." + name)
print(now_us() - began)
