// The worker in which a board runs: a MicroPython VM with the files of the drive. core/virtual_board.py is its hardware. The
// page, in vm.js, sends calls as [name, ...arguments]. The worker sends objects, whose fields vm.js explains.
import { mount, unpack } from "./bundle.js";
import { bridge } from "./sockets.js";
import { BUSY, LIGHT_CHANGED, RESTART, SOUND_CHANGED, STORE_CHANGED } from "./tick_results.js";

const HEAP = 1_000_000; // in bytes; with a larger heap, garbage collection would take longer
const STEP_MS = 8; // board time from one tick to the next
const THINKING_MS = 10; // real time per frame for a bot that thinks at this computer's speed
const SCREEN_MS = 100; // how often what stands around the lights is described
const CELLS_MS = 300; // how long this description must stay the same before the cells of the board are sent

let lines = []; // what the board has printed since the last message
let vm, machine, aroundLights, language;

async function loadDrive() {
  return unpack(await (await fetch(new URL("drive.bin", import.meta.url))).arrayBuffer());
}

async function loadVm() {
  const { loadMicroPython } = await import("./micropython.mjs");
  const files = await drive;
  vm = await loadMicroPython({ heapsize: HEAP, pystack: 16384, stdout: (line) => lines.push(line), linebuffer: true });
  mount(vm, files);
  vm.registerJsModule("bridge", bridge);
  vm.runPython(`import sys\nsys.path[:] = ["/core", "/", "/lib"]`);
}

function start(settings, store) {
  vm.FS.writeFile("/settings.json", JSON.stringify(settings));
  if (store) vm.FS.writeFile("/store", store);
  machine = vm.pyimport("virtual_board");
  aroundLights = vm.pyimport("page_screen");
  language = settings.LANGUAGE;
  const isRunning = machine.begin();
  const place = isRunning ? { columns: machine.width(), wire: [...new Uint16Array(vm.FS.readFile("/wire").slice().buffer)] } : {};
  send({ started: { isRunning, ...place } });
}

// -- one frame

let clock = 0; // the board's time in ms
let described = {}; // what the page knows
let describedAt = 0, changedAt = 0; // times; changedAt is 0 when the page knows the cells

// Run the board for `passed` ms.
function advance(passed) {
  const begun = performance.now(), before = clock, sounds = [], news = {};
  let left = passed, flags = 0;
  do {
    clock += Math.min(left, STEP_MS);
    left -= STEP_MS;
    const changes = machine.tick(Math.floor(clock));
    if (changes & SOUND_CHANGED) sounds.push([machine.sound(), clock - before]);
    flags |= changes;
  } while (left > 0 && !(flags & RESTART));
  while (flags & BUSY && !(flags & RESTART) && performance.now() - begun < THINKING_MS) flags = (flags & ~BUSY) | machine.tick(Math.floor(clock));
  if (flags & STORE_CHANGED) news.store = vm.FS.readFile("/store");
  if (flags & LIGHT_CHANGED) news.lights = vm.FS.readFile("/lights");
  if (!(flags & RESTART)) describe(news);
  send({ advanced: true, sounds, thought: flags & BUSY ? passed : 0, restarts: Boolean(flags & RESTART), ...news });
}

// Add to `news` what has changed around the lights.
function describe(news) {
  const now = performance.now(), scene = aroundLights.scene();
  if (now - describedAt < SCREEN_MS && scene === described.scene && !lines.length) return;
  describedAt = now;
  const found = {
    scene,
    screen: aroundLights.described(language),
    transcript: machine.transcript(),
    online: machine.online() || "null",
    inviteOptions: machine.invite_options(),
  };
  if (found.screen !== described.screen) changedAt = now;
  for (const name in found) if (found[name] !== described[name]) news[name] = found[name];
  described = found;
  if (changedAt && now - changedAt > CELLS_MS) {
    changedAt = 0;
    news.cells = aroundLights.cells(language);
  }
}

// Send `news` to the page, with what the board has printed.
function send(news) {
  postMessage({ ...news, lines: lines.splice(0) });
}

// -- calls from the page

const calls = {
  async defaults() {
    const [, content] = (await drive).find(([path]) => path === "/core/defaults.json");
    postMessage({ defaults: JSON.parse(new TextDecoder().decode(content)) });
  },
  start,
  advance,
  press: (row, column) => machine.press(row, column),
  release: (row, column) => machine.release(row, column),
  touch: (pixel) => machine.touch(pixel),
  select: (item) => aroundLights.select(item),
  choose: (item, choice) => aroundLights.choose(item, choice),
  invite: (game, host) => machine.invite(game, host),
  leave: () => machine.leave(),
  ask(number, name, ...values) {
    const reply = { question: number };
    try {
      reply.answer = questions[name](...values);
    } catch (error) {
      reply.error = String(error);
    }
    send(reply);
  },
};

// What the page can ask for. `python` runs code, which may leave an answer in `js.globalThis.answer`.
const questions = {
  memory: () => machine.memory(),
  python(code) {
    globalThis.answer = null;
    vm.runPython(code);
    return globalThis.answer;
  },
};

const drive = loadDrive();
const vmLoaded = loadVm();
addEventListener("message", async ({ data: [name, ...values] }) => {
  try {
    await (name === "defaults" ? drive : vmLoaded);
  } catch (error) {
    return postMessage({ failed: String(error) });
  }
  calls[name](...values);
});
