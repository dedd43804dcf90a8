// The page: run the board frame by frame, and connect it with the lights, the keypad, the messages and the page's buttons.
import { expanded, pageLink, powerFor, settingsIn, settingsInFragment } from "./address.js";
import { checkedSettings } from "./address_check.js";
import { brokerSettings } from "./stored_brokers.js";
import { first, firstRings, isStill } from "./first_light.js";
import { Keypad } from "./keypad.js";
import { Panel } from "./light.js";
import { Online } from "./online.js";
import { print, showError } from "./messages.js";
import { Store, checked } from "./nonvolatile_memory.js";
import { letFillTheScreen, letInstall, letPutOnBoard, letTurnSound, letVibrate } from "./page_controls.js";
import { Coordinates, letChooseColours, storedChoice } from "./preferences.js";
import { SavingTab } from "./saving_tab.js";
import { ScreenView } from "./screen_view.js";
import { letChangeSettings } from "./settings_dialog.js";
import { Speaker } from "./speaker.js";
import { firstKnown, text, useLanguage } from "./texts.js";
import { letTouch } from "./touches.js";

const CATCH_UP_MS = 100; // longest time that passes on the board in one frame, so the board pauses while the page is hidden
const ONLINE_MS = 300; // how often the view of the online match is updated
const HIDDEN_MS = 1000; // how often the board of an online match runs while the page is hidden, if the browser allows it
const SLEEP_MS = 10_000; // after a longer pause the board stays paused until the page is visible, and then reconnects

const $ = (id) => document.getElementById(id);
// If the simulator serves this page, the board is in the simulator. Otherwise it is a VM in this page.
const isSimulated = document.querySelector("meta[name=glowgrid-simulated]") !== null;
const languages = [isSimulated ? null : storedChoice("language"), ...navigator.languages]; // null: no choice
useLanguage(firstKnown([settingsIn(location).LANGUAGE, ...languages]) ?? "en");
letChooseColours($("colours"));
letInstall();
const { Board, load } = await import(isSimulated ? "./simulator_connection.js" : "./vm.js");
const tab = isSimulated ? null : new SavingTab(pause);
const cannotLoad = (error) => {
  showError(text("cannot_load"));
  throw error;
};
const [defaults, saves] = await Promise.all([load(), tab?.begin() ?? true]).catch(cannotLoad);
if (!isSimulated) defaults.LANGUAGE = firstKnown(languages) ?? "en";
defaults.REDUCED_MOTION = Number(isStill);
const { settings, wrong } = checkedSettings(isSimulated ? "" : location.search, Object.keys(defaults));
if (!isSimulated) Object.assign(settings, settingsInFragment(location.hash));
const value = (name) => settings[name] ?? defaults[name];
const network = isSimulated ? {} : brokerSettings(settings);
const store = new Store(showError);
if (!saves) besideTab("tab_beside");
const speaker = new Speaker();
document.documentElement.dataset.motion = Number(value("REDUCED_MOTION")) ? "reduced" : "full"; // for page.css
let board, last;
let panel = first;
let clock = 0; // the board's time in ms, when it has carried out all calls so far
let frames = 0, thinkingTime = 0; // number of frames shown; how long bots have thought, in ms

// -- the board

// Print a line of the board. A sentence about a setting in the address begins with the setting's name, and is an error.
function printLine(line) {
  print(line);
  const [name] = line.split(" ");
  if (name in settings) showError(line, true);
}

// Start a new board. `stored` are the bytes of its non-volatile memory, or null.
async function powerOn(stored = isSimulated ? null : store.read()) {
  const allSettings = { ...defaults, ...powerFor(value("GRID_WIDTH"), value("GRID_HEIGHT")), ...network, ...settings };
  board?.stop();
  board = null;
  speaker.sound(0, 0);
  keypad.reset();
  clock = 0;
  const started = await Board.start(allSettings, stored, show).catch(cannotLoad);
  last = performance.now();
  if (!started.isRunning) {
    panel?.showRings([]);
    showError(text("cannot_start"));
    document.body.dataset.scene = ""; // show the messages
    return;
  }
  panel = new Panel($("panel"), started.columns, started.wire, value("PIXEL_ORDER"));
  panel.showRings(firstRings(panel.columns, panel.rows, Number(value("REDUCED_MOTION"))));
  coordinates.update();
  board = started;
  frames = 0;
}

// Start the board again with a grid of `side` x `side` lights. The saved games stay, so the game goes on.
async function useGrid(side) {
  const task = decodeURIComponent(location.hash.slice(1)), isPlayed = task && board.transcript.startsWith(task);
  Object.assign(settings, expanded("grid", `${side}x${side}`));
  history.replaceState(null, "", pageLink(location, settings) + (isPlayed ? location.hash : ""));
  await powerOn();
}

// -- several tabs of one browser, of which only one saves

// Show a sentence about the tab that saves, with a button to save in this one.
function besideTab(key) {
  store.setBeside(true);
  $("tab-message").textContent = text(key);
  $("tab").hidden = false;
}

// Another tab has taken over the saved games, with the game that goes on here. Two boards must not play it.
function pause() {
  board?.stop();
  board = null;
  besideTab("tab_paused");
}

$("use-tab").addEventListener("click", async () => {
  await tab.takeOver();
  store.setBeside(false);
  $("tab").hidden = true;
  await powerOn();
});

function frame(now) {
  requestAnimationFrame(frame);
  run(now, CATCH_UP_MS);
}

// Run the board until `now`, but for at most `longest` ms.
function run(now, longest) {
  if (!board?.isReady) return;
  const passed = Math.min(now - last, longest);
  board.advance(passed);
  clock += passed;
  last = now;
}

// Show the news of the board. vm.js explains them.
function show(news) {
  thinkingTime += news.thought ?? 0;
  for (const [hz, delay] of news.sounds ?? []) speaker.sound(hz, delay);
  if (news.store) store.write(news.store);
  if (news.lights) {
    panel.show(news.lights);
    if (!frames++) document.documentElement.dataset.firstFrame = Math.round(performance.now());
  }
  if (news.screen) view.show(news.screen);
  if (news.cells) view.showBoard(JSON.parse(news.cells));
  for (const line of news.lines ?? []) printLine(line);
  if (news.restarts) powerOn();
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
  () => (isSimulated ? performance.now() : clock), // the simulator keeps its own time
);
keypad.listen(document, (key) => view.goesThrough(key));
addEventListener("blur", () => keypad.releaseAll());

letTouch($("panel"), (x, y) => {
  const cell = panel?.at(x, y) ?? -1;
  if (cell >= 0) board?.touch(panel.wire[cell]);
});

letVibrate(keypad);
const coordinates = new Coordinates($("coordinates"), (labels) => panel?.label(labels));

// -- what stands around the lights

const view = new ScreenView({
  select: (item) => board?.select(item),
  choose: (item, choice) => board?.choose(item, choice),
  tap: (key) => keypad.tap(key),
  touch: (x, y) => board?.touch(panel.wire[y * panel.columns + x]),
  keypad,
  label: (labels) => coordinates.show(labels),
  enlarge: isSimulated ? null : useGrid,
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

letFillTheScreen();
letTurnSound(speaker);
$("about").addEventListener("click", () => openDialog("about-dialog"));

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
  const transcript = board?.transcript ?? "";
  copy(pageLink(location, settings, transcript), text(transcript ? "game_copied" : "page_copied"));
});
$("share").hidden = !navigator.share;
$("share").addEventListener("click", () => {
  const url = pageLink(location, settings, board?.transcript ?? "");
  navigator.share({ title: "Glowgrid", url }).catch(() => {}); // the user may cancel
});
letChangeSettings(settings, defaults, openDialog);
$("put-on-board").hidden = $("about-board-file").hidden = isSimulated;
if (!isSimulated) letPutOnBoard(value, defaults, openDialog);
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
    print(text("games_loaded"));
  } catch (error) {
    showError(error.message);
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
          if (event.target.state === "installed" && navigator.serviceWorker.controller) print(text("new_version"));
        }),
      ),
    () => {}, // over http there is no service worker, and the page works without one
  );

// for tests, and for debugging in the browser's console
globalThis.glowgrid = {
  scene: () => board?.scene,
  memory: () => board?.ask("memory"),
  transcript: () => board?.transcript ?? "",
  online: () => board?.online ?? null,
  thinkingTime: () => thinkingTime,
  panel: () => panel,
  python: (code) => board?.ask("python", code),
};
wrong.forEach((sentence) => showError(sentence));
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
