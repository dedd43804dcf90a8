"""Build the web page on which Glowgrid is played in a browser: `make web`, or

    python -m tools.build.web_page [FOLDER] [--broker ADDRESS] [--address ADDRESS]
        [--documentation ADDRESS] [--source ADDRESS] [--firmware FILE]

--broker is the broker that the page uses if its address names no other.
--documentation and --source are addresses to which the panel "What is this?" then links. --address is the address at
which the page will be served. Some services show the preview picture of a link only if the page names its full address.
--firmware puts a UF2 file of CircuitPython beside the page (see tools.build.page_firmware); repeat it for more boards.

The command writes a site of static files into build/web/ (or FOLDER). index.html, sw.js, the manifest, the icons and
the preview keep their names. All other files are in a folder that is named after a hash of their contents, so browsers
may cache these files for ever.

One file in that folder is drive.bin. It contains the files for the VM: the drive's files, compiled for MicroPython, and
replacements for CircuitPython's built-in modules. Some replacements are shared with the simulator (SHARED), others are
in web/core. drive.bin consists of:

1. the length of the JSON in four bytes, the least significant first
2. the JSON: a list [[path, length], ...]
3. the contents of the files, in the same order
"""

import argparse
import ast
import gzip
import hashlib
import html
import io
import json
import re
import shutil
import struct
import sys
from pathlib import Path

from PIL import Image, ImageDraw

from glowgrid import games
from glowgrid.config.network_settings import TABLE as NETWORK
from glowgrid.config.settings import TABLE
from host_common import command_line
from host_sim.board.settings_parser import read
from host_sim.pictures.lights import panel
from host_sim.simulator import Simulator
from tools import vm32
from tools.build import first_light, joined, mpy, page_choices, page_firmware, page_modules, payload, short_names
from tools.build.shortenable_names import defined

ROOT = payload.ROOT
WEB = ROOT / "web"
FOLDER = ROOT / "build" / "web"
SHARED = [  # modules in host_sim/board that the page also uses
    *(f"core/{name}.py" for name in ("board", "digitalio", "microcontroller", "neopixel_write", "pwmio", "supervisor")),
    "thinking_time.py",
]
VM_FILES = "micropython.mjs", "micropython.wasm"
NAMES = {"en": "English", "de": "Deutsch", "es": "Español"}
# names that are shortened on the drive, so they must be shortened the same way in /core
SHORTENED = "think", "nodes", "thinking"
OF_WORKER = "vm_worker.js", "sockets.js", "bundle.js"  # modules that only the worker of the board loads
# files that are loaded only when somebody opens the dialog "Put it on a board"
OF_BOARD_FILE = "board_file_dialog.js", "board_file_worker.js", "board_file_vm.js", "board_file.bin"
OF_FIRST_LIGHT = "first_light.js", "light.js", "screen_colour.js", "address.js"  # modules that are loaded first
STYLESHEET = re.compile(r'<link rel="stylesheet" href="VERSION/(.*)" />')  # in the page itself, it needs no request
BROKER = re.compile(r"wss?://[^\s/]+\S*")
IMPORT = re.compile(r"from glowgrid\.([\w.]+) import")
PREVIEW = "othello/8/f5d6c3d3c4f4f6f3e6e7d7c5"  # the game in the preview picture
COLOURS = (224, 160, 32), (40, 140, 224)


def is_there() -> bool:
    """Return True if this computer has everything that is needed to build and run the page."""
    return vm32.is_there() and vm32.QR_CODES.is_dir()


def defaults() -> dict[str, str]:
    """Return the page's default settings: a dict from name to value as a string.

    A default comes from settings.toml, or from the firmware's table of settings if settings.toml has no value. THINKING
    and BUZZER_PIN are exceptions: their values are always those that the page needs.
    """
    found = {name: str(value) for name, value, *_ in (*TABLE, *NETWORK)}
    shipped = read((ROOT / payload.SETTINGS).read_text(encoding="utf-8"))
    found |= {name: value for name, value in shipped.items() if value}
    return found | {"THINKING": "here", "BUZZER_PIN": "GP15"}


def drive() -> dict[str, bytes]:
    """Return a dict from path to content of the files for the VM.

    They are the files of the drive, and replacements for CircuitPython's built-in modules.
    """
    files = {"/" + path: content for path, content in payload.payload(payload.MPY, mpy.MICROPYTHON).items()}
    names = {name: short for name, short in payload.names().items() if name in SHORTENED}
    shared = [ROOT / "host_sim" / "board" / name for name in SHARED]
    for path in sorted([*shared, *(WEB / "core").glob("*.py")], key=lambda path: path.name):
        content = mpy.compiled(f"core/{path.name}", path.read_bytes(), mpy.MICROPYTHON)
        files["/core/" + path.stem + ".mpy"] = short_names.shortened(content, names)
    files |= screen_package()
    files["/core/defaults.json"] = json.dumps(defaults()).encode()
    return files


def screen_package() -> dict[str, bytes]:
    """Return a dict from path to content of the package `screen`, compiled for the VM. It reads objects of the drive's
    modules, so it uses the same short names, and imports from the same joined files."""
    modules = sorted((ROOT / "screen").rglob("*.py"))
    every = payload.names() | payload.module_names(payload.payload(payload.JOINED))
    ours = {path.stem for path in modules}
    for path in modules:  # two private names of one module could get the same short name
        ours |= {name for name in defined(path.read_bytes()) if name.startswith("_")}
    names = {name: short for name, short in every.items() if name not in ours}
    found = {}
    for path in modules:
        name = path.relative_to(ROOT).as_posix()
        source = IMPORT.sub(lambda line: f"from glowgrid.{_file_of(line[1])} import", path.read_text(encoding="utf-8"))
        content = mpy.compiled(name, source.encode(), mpy.MICROPYTHON)
        words = _strings(source)  # a file of the VM does not tell a string from a name
        kept = {name: short for name, short in names.items() if name not in words}
        found[f"/core/{name.removesuffix('py')}mpy"] = short_names.shortened(content, kept)
    return found


def _strings(source: str) -> set[str]:
    """Return the strings in `source`. Raise a ValueError if one of them is also the name of an attribute there."""
    nodes = list(ast.walk(ast.parse(source)))
    found = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    both = found & {node.attr for node in nodes if isinstance(node, ast.Attribute)} & payload.names().keys()
    if both:
        named = ", ".join(sorted(both))
        raise ValueError(f"In one module of screen, {named} must not be both a string and an attribute.")
    return found


def _file_of(module: str) -> str:
    """Return the module of the drive that contains `module`. Both names are relative to glowgrid."""
    return joined.TARGETS.get(module, module)


def packed(files: dict[str, bytes]) -> bytes:
    """Return `files` in the format of drive.bin."""
    names = json.dumps([[path, len(content)] for path, content in files.items()]).encode()
    return struct.pack("<I", len(names)) + names + b"".join(files.values())


def icon(size: int) -> bytes:
    """Return a square PNG with the icon of the game Connect X, drawn as a grid of lights.

    `size` is the width of the PNG in pixels.
    """
    rows = games.CATALOGUE[1][4]
    image = Image.new("RGB", (size, size), (11, 12, 15))
    pen, cell = ImageDraw.Draw(image), size / 10
    for y in range(8):
        for x in range(8):
            box = [(x + 1.1) * cell, (y + 1.1) * cell, (x + 1.9) * cell, (y + 1.9) * cell]
            lit = [half for half in (0, 1) if rows[8 * half + y] & 128 >> x]
            colour = COLOURS[lit[0]] if lit else (26, 28, 33)
            pen.rounded_rectangle(box, cell * 0.2, colour)
    file = io.BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()


def preview() -> bytes:
    """Return a PNG with the light of a game, for services that show a picture beside a link to the page."""
    with Simulator(settings={"REPLAY": PREVIEW, "BRIGHTNESS": 60}, seed=1) as sim:
        sim.wait(30_000)
        lights = panel(sim.frame(), 64)
    image = Image.new("RGB", (1200, 630), (11, 12, 15))
    image.paste(lights, ((image.width - lights.width) // 2, (image.height - lights.height) // 2))
    file = io.BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()


def links(documentation: str, source: str) -> str:
    """Return HTML with links to these addresses. An address may be ""."""
    named = ("documentation", documentation), ("source_code", source)
    found = [f'<a href="{html.escape(link)}" data-text="{name}"></a>' for name, link in named if link]
    return f'<p class="row">{" ".join(found)}</p>' if found else ""


def manifest() -> bytes:
    """Return the web app manifest, which lets a browser install the page as an app."""
    icons = [{"src": f"icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png"} for size in (192, 512)]
    looks = {"display": "standalone", "background_color": "#0b0c0f", "theme_color": "#0b0c0f"}
    named = {"name": "Glowgrid", "short_name": "Glowgrid", "start_url": "./", "scope": "./"}
    return json.dumps(named | looks | {"icons": icons}).encode()


def parts() -> dict[str, bytes]:
    """Return a dict from name to content of the files in the inner folder, whose name is a hash of these files."""
    there = sorted((WEB / "page").glob("*"))
    found = {path.name: path.read_bytes() for path in there if path.name not in ("index.html", "sw.js")}
    for name in VM_FILES:
        found[name] = (vm32.PACKAGE / name).read_bytes()
    # npm's package has no licence text
    found["micropython-licence.txt"] = (WEB / "licences" / "micropython.txt").read_bytes()
    found["qr.mjs"] = (vm32.QR_CODES / "index.mjs").read_bytes()
    found["qr-licence.txt"] = (vm32.QR_CODES / "LICENSE").read_bytes()
    return found | {"drive.bin": packed(drive()), "board_file.bin": packed(page_modules.compiled())}


def broker_address(text: str) -> str:
    """Return the address of a broker that a page can reach. Raise an ArgumentTypeError for any other text."""
    if not BROKER.fullmatch(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a broker's address for a page, such as wss://example.org/mqtt")
    return text


def site(broker: str = "", address: str = "", documentation: str = "", source: str = "") -> dict[str, bytes]:
    """Return a dict from path to content of all files of the site. The arguments are those of the command."""
    inner = parts()
    version = hashlib.sha256(b"".join(name.encode() + inner[name] for name in sorted(inner))).hexdigest()[:12]
    found = {f"{version}/{name}": content for name, content in inner.items()}
    page = (WEB / "page" / "index.html").read_text(encoding="utf-8")
    preload = next(line for line in page.split("\n") if "VERSION/MODULE" in line)
    elsewhere = {*OF_FIRST_LIGHT, *OF_WORKER, *OF_BOARD_FILE}
    others = sorted(name for name in inner.keys() - elsewhere if re.fullmatch(r"\w+\.js", name))
    page = page.replace(preload, "\n".join(preload.replace("MODULE", name) for name in (*OF_FIRST_LIGHT, *others)))
    page = STYLESHEET.sub(lambda sheet: f"<style>\n{inner[sheet[1]].decode()}    </style>", page)
    if broker:
        named = f'<meta name="glowgrid-broker" content="{html.escape(broker)}" />'
        page = page.replace("  </head>", f"    {named}\n  </head>")
    values = {
        "FIRST_LIGHT": html.escape(json.dumps(first_light.recorded(defaults()), separators=(",", ":"))),
        "VERSION/": version + "/",
        **page_choices.choices(NAMES),
        "PAGE_ADDRESS": html.escape(address and address.rstrip("/") + "/"),
        "ABOUT_LINKS": links(documentation, source),
    }
    for name, value in values.items():
        page = page.replace(name, value)
    found["index.html"] = page.encode()
    found["manifest.webmanifest"] = manifest()
    found |= {f"icon-{size}.png": icon(size) for size in (192, 512)}
    worker = (WEB / "page" / "sw.js").read_text(encoding="utf-8")
    kept = json.dumps(["./", *found])
    whole = hashlib.sha256(b"".join(found.values())).hexdigest()[:12]
    worker = worker.replace("FILES = []", "FILES = " + kept).replace("glowgrid-VERSION", "glowgrid-" + whole)
    return found | {"sw.js": worker.encode(), "preview.png": preview()}


def write(
    folder: Path, broker: str = "", address: str = "", documentation: str = "", source: str = ""
) -> dict[str, bytes]:
    """Replace the contents of `folder` with the site. Return a dict from path to content of the site's files."""
    found = site(broker, address, documentation, source)
    shutil.rmtree(folder, ignore_errors=True)
    for path, content in found.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(content)
    return found


def _address(text: str) -> str:
    if not re.fullmatch(r"https?://[^\s\"<>]+", text):
        raise argparse.ArgumentTypeError(f"{text} is not an address: it begins with https://.")
    return text


def main(arguments: list[str] | None = None) -> int:
    """Build the page, print its size, and return the exit code."""
    parser = command_line.parser("python -m tools.build.web_page", "Build the page for the browser.")
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER, help="folder to write (default: build/web)")
    parser.add_argument(
        "--broker", type=broker_address, metavar="ADDRESS", help="the page's broker if its address names no other"
    )
    for name, what in (("address", "the page"), ("documentation", "the documentation"), ("source", "the source code")):
        parser.add_argument(f"--{name}", metavar="ADDRESS", type=_address, help=f"address of {what}")
    beside = "UF2 file of CircuitPython, to put beside the page; repeatable"
    parser.add_argument("--firmware", metavar="FILE", type=Path, action="append", default=[], help=beside)
    options = parser.parse_args(arguments)
    folder = options.folder
    said = vm32.install()
    if said:
        print(f"The page is not built: it needs the VM that npm brings. {said}")
        return 1
    try:
        firmware = page_firmware.named(options.firmware)
    except page_firmware.CannotAdd as error:
        print(f"The page is not built: {error}")
        return 1
    addresses = options.broker, options.address, options.documentation, options.source
    found = write(folder, *[address or "" for address in addresses])
    page_firmware.add(folder, firmware)
    raw = sum(map(len, found.values()))
    small = sum(len(gzip.compress(content, mtime=0)) for content in found.values())
    served = "" if folder == FOLDER else f" {folder}"
    print(f"{folder}: {len(found)} files, {raw:,} bytes, {small:,} with gzip.")
    print(f"To see it: {sys.executable} -m tools.build.serve{served}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
