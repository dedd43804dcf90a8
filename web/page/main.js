// The page: run the board frame by frame, and connect it with the lights, the keypad, the messages and the page's buttons.
import { expanded, keypadName, pageLink, powerFor, settingsIn } from "./address.js";
import { brokerSettings } from "./stored_brokers.js";
import { Keypad } from "./keypad.js";
import { Panel } from "./light.js";
import { Online } from "./online.js";
import { Store, checked } from "./nonvolatile_memory.js";
import { BUSY, LIGHT_CHANGED, RESTART, STORE_CHANGED } from "./tick_results.js";

const STEP_MS = 8; // board time from one tick to the next
const CATCH_UP_MS = 100; // longest time that passes on the board in one frame, so the board pauses while the page is hidden
const THINKING_MS = 8; // real time per frame for a bot that thinks at this computer's speed
const LOG_LINES = 200;
const ONLINE_MS = 300; // how often the view of the online match is updated
const HIDDEN_MS = 1000; // how often the board of an online match runs while the page is hidden, if the browser allows it
const SLEEP_MS = 10_000; // after a longer pause the board stays paused until the page is visible, and then reconnects

const $ = (id) => document.getElementById(id);
// If the simulator serves this page, the board is in the simulator. Otherwise it is a VM in this page.
const isSimulated = document.querySelector("meta[name=glowgrid-simulated]") !== null;
const { Board, load } = await import(isSimulated ? "./simulator_connection.js" : "./vm.js");
const settings = isSimulated ? {} : settingsIn(location);
const network = isSimulated ? {} : brokerSettings(settings);
const store = new Store(print);
const defaults = await load();
let board, panel, last;
let clock = 0; // the board's time in ms
let frames = 0, thinkingTime = 0; // number of frames shown; how long bots have thought, in ms

// -- messages

// Show a message of the board or of the page.
function print(line) {
  $("caption").textContent = line;
  const item = document.createElement("li");
  item.textContent = line;
  $("log").append(item);
  while ($("log").childElementCount > LOG_LINES) $("log").firstElementChild.remove();
  $("log").scrollTop = $("log").scrollHeight;
}

// -- the board

const value = (name) => settings[name] ?? defaults[name];

// Start a new board. `stored` are the bytes of its non-volatile memory, or null.
async function powerOn(stored = isSimulated ? null : store.read()) {
  const allSettings = { ...defaults, ...powerFor(value("GRID_WIDTH"), value("GRID_HEIGHT")), ...network, ...settings };
  board = null;
  keypad.reset();
  const started = await Board.start(allSettings, stored, print);
  clock = 0;
  last = performance.now();
  if (!started.isRunning) {
    $("caption").textContent ||= "The board cannot start with these settings.";
    return;
  }
  panel = new Panel($("panel"), started.width(), started.wire(), value("PIXEL_ORDER"));
  board = started;
  frames = 0;
}

function frame(now) {
  requestAnimationFrame(frame);
  run(now, CATCH_UP_MS);
}

// Run the board until `now`, but for at most `longest` ms.
function run(now, longest) {
  if (!board) return;
  const start = performance.now();
  const passed = Math.min(now - last, longest);
  let left = passed;
  last = now;
  let flags = 0;
  do {
    clock += Math.min(left, STEP_MS);
    left -= STEP_MS;
    flags |= board.tick(clock);
  } while (left > 0 && !(flags & RESTART));
  while (flags & BUSY && !(flags & RESTART) && performance.now() - start < THINKING_MS) flags = (flags & ~BUSY) | board.tick(clock);
  if (flags & BUSY) thinkingTime += passed;
  if (flags & STORE_CHANGED) store.write(board.store());
  if (flags & LIGHT_CHANGED) {
    panel.show(board.lights());
    if (!frames++) document.documentElement.dataset.firstFrame = Math.round(performance.now());
  }
  if (flags & RESTART) powerOn();
}

// -- keys and touches

const layout = String(value("KEYPAD_KEYS")).split(" ");
const pins = [String(value("KEYPAD_ROWS")).split(" "), String(value("KEYPAD_COLS")).split(" ")];
const switchOf = (row, column) => [pins[0][row], pins[1][column]];
const keypad = new Keypad(
  $("keypad"),
  layout,
  (row, column) => board?.press(switchOf(row, column)),
  (row, column) => board?.release(switchOf(row, column)),
  () => clock,
);
keypad.listen(document);
addEventListener("blur", () => keypad.releaseAll());

$("panel").addEventListener("pointerdown", (event) => {
  const cell = panel?.at(event.clientX, event.clientY) ?? -1;
  if (cell >= 0) board?.touch(panel.wire[cell]);
});
const hover = (cell) => {
  if (!panel || panel.hover === cell) return;
  panel.hover = cell;
  panel.draw();
};
$("panel").addEventListener("pointermove", (event) => hover(event.pointerType === "mouse" ? panel?.at(event.clientX, event.clientY) : -1));
$("panel").addEventListener("pointerleave", () => hover(-1));
new ResizeObserver(() => panel?.fit()).observe($("panel"));

// -- the page's own buttons

function openDialog(dialog) {
  keypad.releaseAll();
  $(dialog).showModal();
}

// Copy `text`, print `sentence`, and return true. If the browser forbids it, show `text` so that the user can copy it.
async function copy(text, sentence) {
  try {
    await navigator.clipboard.writeText(text);
    print(sentence);
    return true;
  } catch {
    $("link").value = text;
    openDialog("link-dialog");
    $("link").select();
    return false;
  }
}

$("copy").addEventListener("click", () => {
  const transcript = board?.transcript() ?? "";
  copy(pageLink(location, settings, transcript), transcript ? "Copied a link to this game." : "Copied a link to this page.");
});
$("share").hidden = !navigator.share;
$("share").addEventListener("click", () => {
  const url = pageLink(location, settings, board?.transcript() ?? "");
  navigator.share({ title: "Glowgrid", url }).catch(() => {}); // the user may cancel
});
$("settings").addEventListener("click", () => {
  const form = $("settings-form");
  form.grid.value = `${value("GRID_WIDTH")}x${value("GRID_HEIGHT")}`;
  form.keypad.value = keypadName(value("KEYPAD_KEYS"));
  for (const name of ["BRIGHTNESS", "THINKING", "LANGUAGE"]) form[name].value = value(name);
  openDialog("settings-dialog");
});
$("settings-dialog").addEventListener("close", () => {
  if ($("settings-dialog").returnValue !== "apply") return;
  const form = new FormData($("settings-form"));
  const chosen = { ...settings };
  for (const [name, entry] of form) if (entry) Object.assign(chosen, expanded(name, entry));
  for (const name of Object.keys(chosen)) if (String(defaults[name]) === String(chosen[name])) delete chosen[name];
  location.href = pageLink(location, chosen);
});
$("export").addEventListener("click", () => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([store.read() ?? new Uint8Array(8).fill(255)]));
  link.download = "glowgrid-saved.bin";
  link.click();
  URL.revokeObjectURL(link.href);
});
$("import").addEventListener("change", async (event) => {
  const [file] = event.target.files;
  event.target.value = "";
  if (!file) return;
  try {
    const data = checked(new Uint8Array(await file.arrayBuffer()));
    store.write(data);
    await powerOn(data);
    print("The saved games were loaded from the file.");
  } catch (error) {
    print(error.message);
  }
});
addEventListener("hashchange", () => location.reload());

// -- offline

if (isSimulated) document.querySelector("nav").hidden = true;
else if ("serviceWorker" in navigator)
  navigator.serviceWorker.register(new URL("../sw.js", import.meta.url)).then(
    (registration) =>
      registration.addEventListener("updatefound", () =>
        registration.installing?.addEventListener("statechange", (event) => {
          if (event.target.state === "installed" && navigator.serviceWorker.controller) print("A new version is available. Reload the page to use it.");
        }),
      ),
    () => {}, // over http there is no service worker, and the page works without one
  );

// for tests, and for debugging in the browser's console
globalThis.glowgrid = {
  scene: () => board?.scene(),
  memory: () => board?.memory(),
  transcript: () => board?.transcript() ?? "",
  online: () => board?.online() ?? null,
  thinkingTime: () => thinkingTime,
  panel: () => panel,
  python: (code) => board?.python(code),
};
for (const id of ["caption", "log"]) $(id).lang = value("LANGUAGE");
await powerOn();
requestAnimationFrame(frame);
if (!isSimulated) {
  const online = new Online({ settings, network, board: () => board, restart: powerOn, open: openDialog, copy });
  setInterval(() => online.update(), ONLINE_MS);
  setInterval(() => {
    const now = performance.now();
    if (document.hidden && online.isConnected && now - last < SLEEP_MS) run(now, SLEEP_MS);
  }, HIDDEN_MS);
}
