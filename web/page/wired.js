// A board in the simulator: its light and its messages arrive as events, keys are sent as requests.
import { SHOWN } from "./told.js";

const who = String(Math.random()).slice(2); // only one page plays: the latest one that was opened with the right to
const plays = new URLSearchParams(location.search).get("plays") ?? "";
const events = new EventSource(`board?plays=${encodeURIComponent(plays)}&who=${who}`);
const waiting = [];
let say = (line) => waiting.push(line);
let light = null, fresh = false, gone = false, mine = false;

// Return the board's settings that the page needs, with COLUMNS, and with WIRE as in light.js.
let is;
export function ready() {
  return new Promise((done) => {
    events.addEventListener("board", (event) => {
      is = JSON.parse(event.data);
      mine = is.PLAYS;
      say(gone ? "The simulator is back." : mine ? "" : "You are watching: somebody else plays.");
      gone = false;
      done(is);
    });
    events.addEventListener("watch", () => {
      mine = false;
      say("The game is played on another page now: this one watches.");
    });
    events.addEventListener("light", (event) => {
      light = Uint8Array.from(atob(event.data), (letter) => letter.charCodeAt(0));
      fresh = true;
    });
    events.addEventListener("said", (event) => say(JSON.parse(event.data)));
    events.addEventListener("error", () => {
      if (!gone) say("The simulator does not answer.");
      gone = true;
    });
  });
}

let sending = Promise.resolve(); // keeps requests in order

function send(line) {
  if (!mine) return;
  const ask = () => fetch(`keys?plays=${encodeURIComponent(plays)}&who=${who}`, { method: "POST", body: line });
  sending = sending.then(ask).catch(() => {});
}

export class Board {
  static async start(settings, store, told) {
    const board = new Board();
    board.runs = true;
    say = (line) => line && told(line);
    waiting.splice(0).forEach(say);
    return board;
  }

  tick() {
    const told = fresh ? SHOWN : 0;
    fresh = false;
    return told;
  }

  press(pins) {
    send(`down ${pins.join(" ")}`);
  }

  release(pins) {
    send(`up ${pins.join(" ")}`);
  }

  touch(place) {
    send(`touch ${place}`);
  }

  lights() {
    return light;
  }

  width() {
    return is.COLUMNS;
  }

  wire() {
    return is.WIRE;
  }

  transcript() {
    return "";
  }

  place() {
    return "";
  }
}
