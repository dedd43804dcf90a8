// Runs the drive on the 32-bit VM: node run.mjs DRIVE SCRIPTS WHAT [ARGUMENT ...]; prints a line of JSON a finding.
//
// DRIVE is a folder as CIRCUITPY would be, SCRIPTS the folder of evening.py. The VM collects garbage only when Python has
// returned to JavaScript, so each round of the loop is a call; what is alive is what two collections have left. Where a
// call finds the heap full the VM takes a second one from the machine, of a megabyte soon: that many more numbers look like
// pointers, and one of them may keep what no board keeps. So garbage is collected long before, and a second heap is an error.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

let memory; // the VM's own memory: a heap's allocation table is read from it
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = async (...given) => {
  const made = await instantiate(...given);
  memory = Object.values(made.instance.exports).find((item) => item instanceof WebAssembly.Memory);
  return made;
};

// The VM takes for a pointer whatever looks like one. Where heaps begin at 64 KB every pair of small numbers in an array
// does, and it would keep what no board keeps; so the heap lies where hardly any number, letter or bytecode points to.
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
const far = /^(cable|network):/.test(rest[0]); // the other side of a match is in the same heap
const player = far ? "far_evening" : /^varied:/.test(rest[0]) ? "varied_evening" : "evening";
const HEAP = player !== "evening" ? 520_100 : 320_100; // room for what a round leaves; no more, so that as few numbers as on the board look like pointers into it
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
gc.threshold(40_000); // bytes that calls ask for until, at the end of one, garbage is collected

const micropython = mp.pyimport("micropython");

function numbersOf(print, start) {
  said.length = 0;
  print();
  return said.find((line) => line.startsWith(start)).match(/\d+/g).map(Number);
}

const room = () => numbersOf(micropython.mem_info, "GC: total")[0];

const total = room();

let reached = "code.py"; // where the evening was last

function live() {
  gc.collect();
  gc.collect();
  if (room() !== total) throw new Error("a call of the VM left more than its heap has room for: another one was added, in " + reached);
  return gc.mem_alloc();
}

// -- blocks of the heap: two bits a block, 0 free, 1 head, 2 tail, 3 marked head; the table is where the heap begins

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

// -- names: what they take on the board is reckoned from how many came with the program, as the pool of names doubles when
// it is full, and an entry has a byte less there. The tool's own names are left out; what the program shares with them
// is about as much as the firmware has built in

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
  // an evening: what is alive where, and blocks above `above` bytes that a round asked for while somebody played
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

  // modules imported one after the other: what each adds, and how many names are new with it
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

  // whatever a script does step by step: begin(...), then step() until it answers null; what it answers else is told
  async steps(script, ...given) {
    const module = mp.pyimport(script);
    module.begin(...given);
    for (let line = module.step(); line !== null; line = module.step()) if (line) tell({ line });
  },

  // the modules that are loaded wherever an evening comes to
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
