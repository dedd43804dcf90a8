"""Make one UF2 file with CircuitPython and a board's whole drive: `python -m tools.build.uf2 --firmware FILE`.

The modules:

- `fat_image` creates the image of the drive
- `uf2_blocks` reads and writes UF2 files
- `flash_layouts` knows the boards, and recognises the firmware of each
- `one_file` puts firmware and drive together
- `settings_text` changes values in the text of settings.toml
- `chosen_settings` checks settings by the board's own rules
- `board_file` chooses the files of the drive and makes the content of the file
- `page_request` does all this as the web page asks
- `setting_options` reads the settings on the command line
- `uf2_command` is the command line

All but the last two run on MicroPython 1.27, too, because the page makes the same file in its VM. So do the modules
outside this package that they import. `tools.build.page_modules` finds them all.
"""
