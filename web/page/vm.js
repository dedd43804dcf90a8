// The board: a MicroPython VM that runs the files of the drive, with switches, lights and non-volatile memory.
import { loadMicroPython } from "./micropython.mjs";
import { bridge, cut } from "./sockets.js";

const HEAP = 1_000_000; // garbage collection would take longer in a larger one

// The bundle of tools/build/web_page.py: the length of a list in four bytes, the list [[path, size], ...] as JSON, the contents.
function unpacked(bundle) {
  const size = new DataView(bundle).getUint32(0, true);
  const list = JSON.parse(new TextDecoder().decode(new Uint8Array(bundle, 4, size)));
  let at = 4 + size;
  return list.map(([path, length]) => [path, new Uint8Array(bundle, (at += length) - length, length)]);
}

// All VMs of a page share the objects that the package keeps in globalThis. Objects collected for a stopped VM would be
// taken from the running one, so each VM releases only its own.
function forgetOthers() {
  const { Module, proxy_js_map: known } = globalThis;
  globalThis.pyProxyFinalizationRegistry = new FinalizationRegistry((place) => {
    if (globalThis.Module !== Module) return;
    known.delete(place);
    Module.ccall("proxy_c_free_obj", "null", ["number"], [place]);
  });
}

let files;

// Fetch the files of a board. Return its default settings, name -> value, as in settings.toml.
export async function ready() {
  files = unpacked(await (await fetch(new URL("drive.bin", import.meta.url))).arrayBuffer());
  return JSON.parse(new TextDecoder().decode(files.find(([path]) => path === "/core/defaults.json")[1]));
}

export class Board {
  // settings: name -> value, as in settings.toml; store: non-volatile memory, or null; say: shows a line.
  static async start(settings, store, say) {
    cut();
    const vm = await loadMicroPython({ heapsize: HEAP, pystack: 16384, stdout: say, linebuffer: true });
    forgetOthers();
    const board = new Board();
    board.files = vm.FS;
    board.python = (code) => vm.runPython(code);
    const folders = new Set();
    for (const [path, content] of files) {
      const folder = path.slice(0, path.lastIndexOf("/")) || "/";
      if (!folders.has(folder)) vm.FS.mkdirTree(folder);
      folders.add(folder);
      vm.FS.writeFile(path, content);
    }
    vm.registerJsModule("bridge", bridge);
    vm.FS.writeFile("/settings.json", JSON.stringify(settings));
    if (store) vm.FS.writeFile("/store", store);
    vm.runPython(`import sys\nsys.path[:] = ["/core", "/", "/lib"]`);
    board.machine = vm.pyimport("virtual_board");
    board.runs = board.machine.begin();
    return board;
  }

  tick(ms) {
    return this.machine.tick(Math.floor(ms));
  }

  press([row, column]) {
    this.machine.press(row, column);
  }

  release([row, column]) {
    this.machine.release(row, column);
  }

  touch(place) {
    this.machine.touch(place);
  }

  lights() {
    return this.files.readFile("/lights");
  }

  store() {
    return this.files.readFile("/store");
  }

  width() {
    return this.machine.width();
  }

  // Return the strip index of each cell, row by row.
  wire() {
    return [...new Uint16Array(this.files.readFile("/wire").slice().buffer)];
  }

  transcript() {
    return this.machine.transcript();
  }

  // Return the online match, as in core/virtual_board.py, or null.
  elsewhere() {
    return JSON.parse(this.machine.elsewhere() || "null");
  }

  // Return the games that one can invite to.
  offered() {
    return JSON.parse(this.machine.offered());
  }

  invite(key, place) {
    this.machine.invite(key, place);
  }

  place() {
    return this.machine.place();
  }

  memory() {
    return this.machine.memory();
  }
}
