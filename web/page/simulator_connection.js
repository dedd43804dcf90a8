// A board in the simulator, with the same methods as the VM in vm.js. Lights and messages arrive as events, and keys are
// sent as requests.
import { LIGHT_CHANGED } from "./tick_results.js";

const who = String(Math.random()).slice(2); // identifies this page; the newest page with the player's link plays
const plays = new URLSearchParams(location.search).get("plays") ?? "";
const events = new EventSource(`board?plays=${encodeURIComponent(plays)}&who=${who}`);
const unprinted = []; // messages that arrived before the board has started
let print = (line) => unprinted.push(line);
let light = null, isNew = false, isLost = false, isPlayer = false;
let about; // the result of `load`

// Return the settings of the board that the page needs. COLUMNS and WIRE are the arguments of Panel in light.js.
export function load() {
  return new Promise((done) => {
    events.addEventListener("board", (event) => {
      about = JSON.parse(event.data);
      isPlayer = about.PLAYS;
      print(isLost ? "Connected to the simulator again." : isPlayer ? "" : "You are watching. Another page plays.");
      isLost = false;
      done(about);
    });
    events.addEventListener("watch", () => {
      isPlayer = false;
      print("Another page plays now. This one watches.");
    });
    events.addEventListener("light", (event) => {
      light = Uint8Array.from(atob(event.data), (letter) => letter.charCodeAt(0));
      isNew = true;
    });
    events.addEventListener("said", (event) => print(JSON.parse(event.data)));
    events.addEventListener("error", () => {
      if (!isLost) print("The simulator does not answer.");
      isLost = true;
    });
  });
}

let sending = Promise.resolve(); // the last request; the next one waits for it, so that their order stays

function send(line) {
  if (!isPlayer) return;
  const request = () => fetch(`keys?plays=${encodeURIComponent(plays)}&who=${who}`, { method: "POST", body: line });
  sending = sending.then(request).catch(() => {});
}

export class Board {
  static async start(settings, store, show) {
    const board = new Board();
    board.isRunning = true;
    print = (line) => line && show(line);
    unprinted.splice(0).forEach(print);
    return board;
  }

  tick() {
    const flags = isNew ? LIGHT_CHANGED : 0;
    isNew = false;
    return flags;
  }

  press(pins) {
    send(`down ${pins.join(" ")}`);
  }

  release(pins) {
    send(`up ${pins.join(" ")}`);
  }

  touch(pixel) {
    send(`touch ${pixel}`);
  }

  lights() {
    return light;
  }

  width() {
    return about.COLUMNS;
  }

  wire() {
    return about.WIRE;
  }

  transcript() {
    return "";
  }

  scene() {
    return "";
  }
}
