// A board in this page: a MicroPython VM that runs the files of the drive. core/virtual_board.py is its hardware.
import { loadMicroPython } from "./micropython.mjs";
import { bridge, closeAll } from "./sockets.js";

const HEAP = 1_000_000; // in bytes; with a larger heap, garbage collection would take longer

// Return [[path, content], ...] of the files in a bundle. tools/build/web_page.py makes the bundle: the length of a list in
// four bytes, the list [[path, size], ...] as JSON, and the contents of the files.
function unpack(bundle) {
  const size = new DataView(bundle).getUint32(0, true);
  const list = JSON.parse(new TextDecoder().decode(new Uint8Array(bundle, 4, size)));
  let at = 4 + size;
  return list.map(([path, length]) => [path, new Uint8Array(bundle, (at += length) - length, length)]);
}

// The MicroPython package stores references to objects in globalThis, which all VMs of this page share. When the browser
// collects an object of a stopped VM, the package would release an object of the running VM. This prevents that.
function ignoreStoppedVMs() {
  const { Module, proxy_js_map: known } = globalThis;
  globalThis.pyProxyFinalizationRegistry = new FinalizationRegistry((reference) => {
    if (globalThis.Module !== Module) return;
    known.delete(reference);
    Module.ccall("proxy_c_free_obj", "null", ["number"], [reference]);
  });
}

const DRAWN_MS = 50; // longest time to wait for a picture, which a hidden page never gets

// Let the browser answer before the next piece of work.
const pause = () => new Promise((done) => setTimeout(done));

// Let the browser draw what is on the page.
const drawn = () => new Promise((done) => {
  requestAnimationFrame(() => setTimeout(done));
  setTimeout(done, DRAWN_MS);
});

let files;

// Fetch the board's files. Return the default settings, as an object of the form { NAME: value }.
export async function load() {
  files = unpack(await (await fetch(new URL("drive.bin", import.meta.url))).arrayBuffer());
  return JSON.parse(new TextDecoder().decode(files.find(([path]) => path === "/core/defaults.json")[1]));
}

export class Board {
  // Return a running board. settings: { NAME: value }, as in settings.toml; store: the bytes of the non-volatile memory, or
  // null; print: called with each line that the board prints
  static async start(settings, store, print) {
    closeAll();
    await drawn();
    const vm = await loadMicroPython({ heapsize: HEAP, pystack: 16384, stdout: print, linebuffer: true });
    ignoreStoppedVMs();
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
    await pause();
    vm.registerJsModule("bridge", bridge);
    vm.FS.writeFile("/settings.json", JSON.stringify(settings));
    if (store) vm.FS.writeFile("/store", store);
    vm.runPython(`import sys\nsys.path[:] = ["/core", "/", "/lib"]`);
    board.machine = vm.pyimport("virtual_board");
    await pause();
    board.aroundLights = vm.pyimport("page_screen");
    await pause();
    board.isRunning = board.machine.begin();
    return board;
  }

  // Stop for good: close all connections.
  stop() {
    closeAll();
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

  screen(language) {
    return this.aroundLights.described(language);
  }

  cells(language) {
    return this.aroundLights.cells(language);
  }

  select(item) {
    this.aroundLights.select(item);
  }

  choose(item, choice) {
    this.aroundLights.choose(item, choice);
  }

  touch(pixel) {
    this.machine.touch(pixel);
  }

  lights() {
    return this.files.readFile("/lights");
  }

  // Return the frequency of the buzzer in Hz, or 0.
  sound() {
    return this.machine.sound();
  }

  store() {
    return this.files.readFile("/store");
  }

  width() {
    return this.machine.width();
  }

  // Return the strip index of each light, row by row.
  wire() {
    return [...new Uint16Array(this.files.readFile("/wire").slice().buffer)];
  }

  transcript() {
    return this.machine.transcript();
  }

  // Return the online match, or null. Its fields are explained in core/virtual_board.py.
  online() {
    return JSON.parse(this.machine.online() || "null");
  }

  // Return what the user can choose for an invitation. Its fields are explained in core/virtual_board.py.
  inviteOptions() {
    return JSON.parse(this.machine.invite_options());
  }

  invite(game, host) {
    this.machine.invite(game, host);
  }

  scene() {
    return this.aroundLights.scene();
  }

  memory() {
    return this.machine.memory();
  }
}
