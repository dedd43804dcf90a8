// A MicroPython VM that makes the UF2 file for a board. The program is tools/build/uf2/page_request.py, which the command
// `python -m tools.build.uf2` shares. This module also runs in node, for a test.
import { mount, unpack } from "./bundle.js";

const HEAP = 16_000_000; // in bytes; the VM adds more when it is full

// Return the answer of page_request.py as an object, with the bytes of the file as `content`. loadMicroPython: that of
// micropython.mjs; modules: the bundle board_file.bin; drive: the bundle drive.bin; firmware: a UF2 file; all three are
// ArrayBuffers. request: an object, as page_request.py explains.
export async function makeBoardFile(loadMicroPython, modules, drive, firmware, request) {
  const vm = await loadMicroPython({ heapsize: HEAP, pystack: 32768 });
  mount(vm, unpack(modules));
  mount(vm, [["/drive.bin", new Uint8Array(drive)], ["/firmware.uf2", new Uint8Array(firmware)]]);
  vm.runPython(`import sys\nsys.path[:] = ["/"]`);
  const answer = JSON.parse(vm.pyimport("tools.build.uf2.page_request").answer(JSON.stringify(request)));
  return { ...answer, content: vm.FS.readFile("/made.uf2") };
}
