// The page: a board with its light, its keypad and its messages, drawn frame by frame.
import { addressOf, keypadOf, meant, settingsOf, supplyFor } from "./address.js";
import { settingsFor } from "./brokers.js";
import { Elsewhere } from "./elsewhere.js";
import { Keypad } from "./keypad.js";
import { Panel } from "./light.js";
import { Store, checked } from "./store.js";
import { BUSY, RESTART, SHOWN, WRITTEN } from "./told.js";

const STEP_MS = 8; // interval of the board's loop
const LONGEST_MS = 100; // so a hidden page stays as it was left
const THINKS_MS = 8; // part of a frame in which a bot thinks at this computer's speed
const LINES = 200; // in the log
const LOOK_MS = 300; // interval for updating the online match
const HIDDEN_MS = 1000; // the same on a hidden page, as far as the browser allows
const ASLEEP_MS = 10_000; // after a longer pause the connection is lost, and resumes when the page is visible again

const $ = (id) => document.getElementById(id);
// If the simulator serves the page, the board is the simulator's; otherwise it is a VM in this page.
const wired = document.querySelector("meta[name=glowgrid-wired]") !== null;
const { Board, ready } = await import(wired ? "./wired.js" : "./vm.js");
const settings = wired ? {} : settingsOf(location);
const network = wired ? {} : settingsFor(settings);
const store = new Store(say);
const defaults = await ready();
let board, panel, last;
let clock = 0; // the board's time in ms
let frames = 0, thought = 0; // frames shown; ms during which a bot thought

// -- messages

function say(line) {
  $("caption").textContent = line;
  const item = document.createElement("li");
  item.textContent = line;
  $("log").append(item);
  while ($("log").childElementCount > LINES) $("log").firstElementChild.remove();
  $("log").scrollTop = $("log").scrollHeight;
}

// -- the board

const value = (name) => settings[name] ?? defaults[name];

async function powerOn(kept = wired ? null : store.read()) {
  const given = { ...defaults, ...supplyFor(value("GRID_WIDTH"), value("GRID_HEIGHT")), ...network, ...settings };
  board = null;
  keypad.forget();
  const started = await Board.start(given, kept, say);
  clock = 0;
  last = performance.now();
  if (!started.runs) {
    $("caption").textContent ||= "The board does not start with these settings.";
    return;
  }
  panel = new Panel($("panel"), started.width(), started.wire(), value("PIXEL_ORDER"));
  board = started;
  frames = 0;
}

function frame(now) {
  requestAnimationFrame(frame);
  live(now, LONGEST_MS);
}

// Run the board up to now, but for no more than `longest` ms.
function live(now, longest) {
  if (!board) return;
  const begun = performance.now();
  const passed = Math.min(now - last, longest);
  let left = passed;
  last = now;
  let told = 0;
  do {
    clock += Math.min(left, STEP_MS);
    left -= STEP_MS;
    told |= board.tick(clock);
  } while (left > 0 && !(told & RESTART));
  while (told & BUSY && !(told & RESTART) && performance.now() - begun < THINKS_MS) told = (told & ~BUSY) | board.tick(clock);
  if (told & BUSY) thought += passed;
  if (told & WRITTEN) store.write(board.store());
  if (told & SHOWN) {
    panel.show(board.lights());
    if (!frames++) document.documentElement.dataset.firstFrame = Math.round(performance.now());
  }
  if (told & RESTART) powerOn();
}

// -- keys and fingers

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
addEventListener("blur", () => keypad.liftAll());

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

function ask(dialog) {
  keypad.liftAll();
  $(dialog).showModal();
}

// Copy a text, or show it for copying. Return whether it was copied.
async function give(what, sentence) {
  try {
    await navigator.clipboard.writeText(what);
    say(sentence);
    return true;
  } catch {
    $("link").value = what;
    ask("copying");
    $("link").select();
    return false;
  }
}

$("copy").addEventListener("click", () => {
  const transcript = board?.transcript() ?? "";
  give(addressOf(location, settings, transcript), transcript ? "Copied: a link to this game." : "Copied: a link to this board.");
});
$("share").hidden = !navigator.share;
$("share").addEventListener("click", () => {
  const url = addressOf(location, settings, board?.transcript() ?? "");
  navigator.share({ title: "Glowgrid", url }).catch(() => {}); // the user may cancel
});
$("settings").addEventListener("click", () => {
  const form = $("choices");
  form.grid.value = `${value("GRID_WIDTH")}x${value("GRID_HEIGHT")}`;
  form.keypad.value = keypadOf(value("KEYPAD_KEYS"));
  for (const name of ["BRIGHTNESS", "THINKING", "LANGUAGE"]) form[name].value = value(name);
  ask("choosing");
});
$("choosing").addEventListener("close", () => {
  if ($("choosing").returnValue !== "take") return;
  const form = new FormData($("choices"));
  const wanted = { ...settings };
  for (const [name, chosen] of form) if (chosen) Object.assign(wanted, meant(name, chosen));
  for (const name of Object.keys(wanted)) if (String(defaults[name]) === String(wanted[name])) delete wanted[name];
  location.href = addressOf(location, wanted);
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
    say("The saved games of this file are here now.");
  } catch (error) {
    say(error.message);
  }
});
addEventListener("hashchange", () => location.reload());

// -- offline

if (wired) document.querySelector("nav").hidden = true;
else if ("serviceWorker" in navigator)
  navigator.serviceWorker.register(new URL("../sw.js", import.meta.url)).then(
    (found) =>
      found.addEventListener("updatefound", () =>
        found.installing?.addEventListener("statechange", (event) => {
          if (event.target.state === "installed" && navigator.serviceWorker.controller) say("A new version is here: reload the page to have it.");
        }),
      ),
    () => {}, // not available over plain http; the page works without it
  );

// for debugging from the browser's console
globalThis.glowgrid = {
  place: () => board?.place(),
  memory: () => board?.memory(),
  transcript: () => board?.transcript() ?? "",
  elsewhere: () => board?.elsewhere() ?? null,
  thought: () => thought,
  panel: () => panel,
  python: (code) => board?.python(code),
};
for (const id of ["caption", "log"]) $(id).lang = value("LANGUAGE");
await powerOn();
requestAnimationFrame(frame);
if (!wired) {
  const elsewhere = new Elsewhere({ settings, network, running: () => board, restart: powerOn, ask, give });
  setInterval(() => elsewhere.update(), LOOK_MS);
  setInterval(() => {
    const now = performance.now();
    if (document.hidden && elsewhere.connected && now - last < ASLEEP_MS) live(now, ASLEEP_MS);
  }, HIDDEN_MS);
}
