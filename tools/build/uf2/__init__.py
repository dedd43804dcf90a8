"""Make one UF2 file with CircuitPython and a board's whole drive: `python -m tools.build.uf2 --firmware FILE`.

The modules:

- `fat_image` creates the image of the drive
- `uf2_blocks` reads and writes UF2 files
- `flash_layouts` knows the boards, and recognises the firmware of each
- `one_file` puts firmware and drive together
- `settings_text` changes values in the text of settings.toml
- `chosen_settings` checks the settings on the command line
- `uf2_command` is the command line

The first five take bytes and text and return bytes and text. They import only each other, and use only the Python that
MicroPython 1.27 has, so the browser page can make the same file.
"""
