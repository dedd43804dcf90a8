"""Runs on the VM: print the microseconds that importing what starts the menu takes. `lib` is what MICROPYPATH says."""

import time

from fake_board import install

install()
began = time.ticks_us()
for name in ("config.settings", "hal.build", "app", "scenes.splash", "scenes.menu"):
    __import__("glowgrid." + name)
print(time.ticks_diff(time.ticks_us(), began))
