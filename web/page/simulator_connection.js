// A board in the simulator, with the same methods as the VM in vm.js. Its news arrive as events, and keys are sent as
// requests.
import { showError } from "./messages.js";
import { text, useLanguage } from "./texts.js";

const who = String(Math.random()).slice(2); // identifies this page; the newest page with the player's link plays
const plays = new URLSearchParams(location.search).get("plays") ?? "";
const events = new EventSource(`board?plays=${encodeURIComponent(plays)}&who=${who}`);
const early = []; // news that arrived before the board has started
let show = (news) => early.push(news);
const print = (line) => line && show({ lines: [line] });
let isLost = false, isPlayer = false;
let about; // the result of `load`

// Return the settings of the board that the page needs. COLUMNS and WIRE are the arguments of Panel in light.js.
export function load() {
  return new Promise((done) => {
    events.addEventListener("board", (event) => {
      about = JSON.parse(event.data);
      isPlayer = about.PLAYS;
      useLanguage(about.LANGUAGE);
      print(isLost ? text("connected_again") : isPlayer ? "" : text("you_watch"));
      isLost = false;
      done(about);
    });
    events.addEventListener("watch", () => {
      isPlayer = false;
      print(text("other_page_plays"));
    });
    events.addEventListener("light", (event) => {
      show({ lights: Uint8Array.from(atob(event.data), (letter) => letter.charCodeAt(0)) });
    });
    events.addEventListener("screen", (event) => show({ screen: event.data }));
    events.addEventListener("said", (event) => print(JSON.parse(event.data)));
    events.addEventListener("error", () => {
      if (!isLost) showError(text("no_simulator"));
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
  static async start(settings, store, shown) {
    const board = new Board();
    Object.assign(board, { isRunning: true, scene: "", transcript: "", online: null, columns: about.COLUMNS, wire: about.WIRE });
    board.isReady = false; // never, because the simulator runs by itself
    setTimeout(() => { // when the page has prepared the lights
      show = shown;
      early.splice(0).forEach(show);
    });
    return board;
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

  select(item) {
    send(`select ${item}`);
  }

  choose(item, choice) {
    send(`choose ${item} ${choice}`);
  }
}
