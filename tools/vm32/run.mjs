// Runs the drive on the 32-bit VM: node run.mjs DRIVE SCRIPTS ACTION [ARGUMENT ...]; prints each result as a line of JSON.
//
// DRIVE is a folder like CIRCUITPY, SCRIPTS the folder of evening.py. The VM collects garbage only after Python has
// returned to JavaScript, so each round of the loop is one call. Memory counts as live if two collections leave it. If a
// call finds the heap full, the VM adds a second heap, soon a megabyte large. Far more numbers then look like pointers and
// may keep objects alive that no board keeps. So garbage is collected long before that, and a second heap is an error.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

let memory; // the VM's memory, which holds the heap's allocation table
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = async (...given) => {
  const made = await instantiate(...given);
  memory = Object.values(made.instance.exports).find((item) => item instanceof WebAssembly.Memory);
  return made;
};

// The VM treats everything as a pointer that looks like one. With a heap at 64 KB, every pair of small numbers in an array
// does, and would keep objects alive that no board keeps. So the heap is placed where hardly any number, text or bytecode
// points.
const BEGINS = 0x3c000000;
Object.defineProperty(globalThis, "Module", {
  configurable: true,
  set(module) {
    module._malloc(BEGINS);
    Object.defineProperty(globalThis, "Module", { value: module, writable: true });
  },
});
const { loadMicroPython } = await import("@micropython/micropython-webassembly-pyscript/micropython.mjs");

const [drive, scripts, what, ...rest] = process.argv.slice(2);
const remote = /^(cable|network):/.test(rest[0]); // the opponent is in the same heap
const player = remote ? "remote_evening" : /^varied:/.test(rest[0]) ? "varied_evening" : "evening";
const HEAP = player !== "evening" ? 520_100 : 380_100; // room for a round's garbage (reading a full journal leaves 150 KB), but no more, so that as few numbers as on the board look like pointers into it
const BLOCK = 16;
const said = [];
const mp = await loadMicroPython({ heapsize: HEAP, pystack: 16384, stdout: (line) => said.push(line), linebuffer: true });

function mount(from, to) {
  if (to) mp.FS.mkdirTree(to);
  for (const name of readdirSync(from)) {
    const source = join(from, name);
    if (statSync(source).isDirectory()) mount(source, `${to}/${name}`);
    else mp.FS.writeFile(`${to}/${name}`, readFileSync(source));
  }
}

const tell = (found) => console.log(JSON.stringify(found));

mount(drive, "");
mount(scripts, "/scripts");
mp.runPython(`import sys\nsys.path[:] = ["/", "/lib", "/scripts"]`);
const gc = mp.pyimport("gc");
gc.threshold(40_000); // allocated bytes after which garbage is collected at the end of a call

const micropython = mp.pyimport("micropython");

function numbersOf(print, start) {
  said.length = 0;
  print();
  return said.find((line) => line.startsWith(start)).match(/\d+/g).map(Number);
}

const room = () => numbersOf(micropython.mem_info, "GC: total")[0];

const total = room();

let reached = "code.py"; // the evening's latest place

function live() {
  gc.collect();
  gc.collect();
  if (room() !== total) throw new Error("a call of the VM left more than its heap has room for: another one was added, in " + reached);
  return gc.mem_alloc();
}

// -- heap blocks: two bits per block, 0 free, 1 head, 2 tail, 3 marked head; the table is at the start of the heap

const words = new Uint32Array(memory.buffer);
const chunk = ((HEAP + 4 + 7) & ~7) >>> 0;
let at = BEGINS / 4;
while ((words[at] & ~7) >>> 0 !== chunk) at++;
const start = 4 * (at + 1);

function blocks(above) {
  if (!above) return null;
  const table = new Uint8Array(memory.buffer, start, total / BLOCK / 4);
  const found = new Map();
  let head = 0;
  let size = 0;
  const end = () => size * BLOCK > above && found.set(head, size * BLOCK);
  for (let at = 0; at < table.length; at++) {
    const four = table[at];
    if (four === 0xaa && size) {
      size += 4;
      continue;
    }
    for (let part = 0; part < 4; part++) {
      const kind = (four >> (2 * part)) & 3;
      if (kind === 2) size++;
      else {
        end();
        head = at * 4 + part;
        size = kind ? 1 : 0;
      }
    }
  }
  end();
  return found;
}

// -- names: their memory on the board is calculated from the number that the program adds, because the pool of names
// doubles when it is full, and an entry has one byte less there. The tool's own names are left out. The program shares
// about as many names with the tool as the firmware has built in.

function pool() {
  const [, strings, letters, bytes] = numbersOf(micropython.qstr_info, "qstr pool");
  return { strings, letters, bytes };
}

function onBoard(strings, letters) {
  let bytes = 128 * Math.ceil(letters / 120);
  for (let room = 20, held = 0; held < strings; held += room, room *= 2) bytes += 32 + room * 6;
  return bytes;
}

const actions = {
  // an evening: live bytes by place, and blocks above `above` bytes that a round allocated during play
  async evening(order, rounds, every, above) {
    const evening = mp.pyimport(player);
    evening.begin(order, Number(rounds));
    const foreign = pool();
    const before = live() - foreign.bytes;
    const found = {};
    const large = {};
    let count = 0;
    let known = blocks(Number(above));
    let earlier = "";
    for (let where = evening.tick(); where !== null; where = evening.tick()) {
      count++;
      reached = where;
      if (Number(above) && !evening.excused() && where === earlier)
        for (const [head, size] of blocks(Number(above))) {
          if (known.get(head) === size) continue;
          const sizes = (large[where] ??= {});
          sizes[size] = (sizes[size] ?? 0) + 1;
        }
      if (where !== earlier || count % Number(every) === 0) {
        const names = pool();
        const taken = onBoard(names.strings - foreign.strings, names.letters - foreign.letters);
        const now = live() - before - names.bytes + taken;
        const place = (found[where] ??= { first: now, most: 0, names: 0 });
        place.most = Math.max(place.most, now);
        place.last = now;
        place.names = taken;
      }
      if (Number(above)) {
        gc.collect();
        known = blocks(Number(above));
      }
      earlier = where;
    }
    for (const [place, seen] of Object.entries(found)) if (place) tell({ place, ...seen });
    const names = pool();
    tell({ rounds: count, strings: names.strings - foreign.strings, large });
  },

  // modules imported one after the other: the bytes and the new names of each
  async modules(...names) {
    mp.pyimport("evening").begin("", 0);
    let alive = live();
    let known = pool();
    for (const name of names) {
      mp.pyimport(name);
      const [now, then] = [live(), pool()];
      const bytes = now - alive - (then.bytes - known.bytes);
      tell({ name, bytes, strings: then.strings - known.strings, letters: then.letters - known.letters });
      [alive, known] = [now, then];
    }
  },

  // a script with begin(...) and step(): step() is called until it returns null, and its results are printed
  async steps(script, ...given) {
    const module = mp.pyimport(script);
    module.begin(...given);
    for (let line = module.step(); line !== null; line = module.step()) if (line) tell({ line });
  },

  // the modules that are loaded in each place of an evening
  async loaded(order, rounds) {
    const evening = mp.pyimport(player);
    evening.begin(order, Number(rounds));
    const found = {};
    for (let where = evening.tick(); where !== null; where = evening.tick()) found[where] ??= evening.loaded();
    for (const [place, modules] of Object.entries(found)) if (place) tell({ place, modules: modules.split(" ") });
  },
};
try {
  await actions[what](...rest);
} catch (error) {
  tell({ error: String(error.message ?? error), said: said.slice(-5) });
  process.exitCode = 1;
}
