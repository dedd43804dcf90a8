// A board in this page: a VM that runs in a worker (vm_worker.js), so it never keeps the page from answering. Calls go there as
// messages, and news come back.

// News are an object with some of these fields. `show` in main.js reads them.
//   advanced   true in the answer to `advance`
//   lines      what the board has printed, as a list of lines
//   lights     the bytes that were sent to the strip
//   sounds     [[frequency in Hz, ms after the previous news], ...]
//   store      the bytes of the non-volatile memory, which have changed
//   scene      the class name of the open scene
//   screen     what stands around the lights, as JSON (see screen/description.py)
//   cells      the cells of the board, as JSON (see screen/cells.py)
//   transcript the transcript of the current game, or ""
//   online     the online match as JSON, or "null" (see core/virtual_board.py)
//   inviteOptions  what the user can choose for an invitation, as JSON (see core/virtual_board.py)
//   thought    how long a bot has thought, in ms
//   restarts   whether the board must start again
export class Board {
  constructor() {
    Object.assign(this, { isRunning: false, isReady: false, scene: "", transcript: "", online: null });
    this.inviteOptions = { games: [], chosen: "", has_network: false };
    this.count = 0; // of questions
    this.asked = new Map(); // number of a question -> [resolve, reject]
    this.worker = prepared ?? new Worker(new URL("vm_worker.js", import.meta.url), { type: "module" });
    prepared = null;
    const failed = new Promise((_, reject) => (this.fail = (message) => reject(new Error(message))));
    const defaults = new Promise((resolve) => (this.receiveDefaults = resolve));
    const started = new Promise((resolve) => (this.begun = resolve));
    this.defaults = Promise.race([defaults, failed]);
    this.started = Promise.race([started, failed]);
    this.started.catch(() => {}); // `start` reports it
    this.worker.onmessage = ({ data }) => this.receive(data);
    this.worker.addEventListener("error", ({ message }) => this.fail(message));
    this.call("defaults");
  }

  // Return a board, which is running unless its settings are wrong. settings: { NAME: value }, as in settings.toml; store: the
  // bytes of the non-volatile memory, or null; show: called with all news. Throws an Error if a file cannot be loaded.
  static async start(settings, store, show) {
    const board = first ?? new Board();
    first = null;
    board.show = show;
    await board.defaults;
    board.call("start", settings, store);
    Object.assign(board, await board.started);
    board.isReady = board.isRunning;
    return board;
  }

  receive({ defaults, started, failed, question, answer, error, ...news }) {
    if (failed) return this.fail(failed);
    if (defaults) return this.receiveDefaults(defaults);
    if (started) this.begun(started);
    if (question !== undefined) {
      const [resolve, reject] = this.asked.get(question);
      this.asked.delete(question);
      if (error) reject(new Error(error));
      else resolve(answer);
    }
    if (news.advanced) this.isReady = true;
    if (news.scene !== undefined) this.scene = news.scene;
    if (news.transcript !== undefined) this.transcript = news.transcript;
    if (news.online !== undefined) this.online = JSON.parse(news.online);
    if (news.inviteOptions !== undefined) this.inviteOptions = JSON.parse(news.inviteOptions);
    this.show(news);
  }

  call(...call) {
    this.worker.postMessage(call);
  }

  ask(name, ...values) {
    return new Promise((resolve, reject) => {
      this.asked.set(++this.count, [resolve, reject]);
      this.call("ask", this.count, name, ...values);
    });
  }

  // Stop for good. Its connections close without a goodbye to the broker, as in a power cut.
  stop() {
    this.worker.onmessage = null;
    this.worker.terminate();
  }

  // Run for `ms` milliseconds. It must be ready, and is ready again when the news about this have arrived.
  advance(ms) {
    this.isReady = false;
    this.call("advance", ms);
  }

  press(pins) {
    this.call("press", ...pins);
  }

  release(pins) {
    this.call("release", ...pins);
  }

  touch(pixel) {
    this.call("touch", pixel);
  }

  select(item) {
    this.call("select", item);
  }

  choose(item, choice) {
    this.call("choose", item, choice);
  }

  invite(game, host) {
    this.call("invite", game, host);
  }

  // Leave the game for the menu.
  leave() {
    this.call("leave");
  }
}

let prepared = globalThis.vmWorker; // the worker that index.html has started as early as possible
let first = new Board();

// Return the default settings, as an object of the form { NAME: value }.
export const load = () => first.defaults;
