// The keypad: buttons for several fingers at once, and the computer's keys.
// Times are the board's, whose clock stops between two frames: so a slow computer loses no tap.
const HELD_MS = 60; // shortest time that a key is down
const APART_MS = 40; // shortest time before it goes down again
const NAMES = { ArrowUp: "2", ArrowLeft: "4", ArrowRight: "6", ArrowDown: "8", Enter: "#", Backspace: "*", Escape: "*" };
const PAD = { Numpad7: "1", Numpad8: "2", Numpad9: "3", Numpad4: "4", Numpad5: "5", Numpad6: "6", Numpad1: "7", Numpad2: "8", Numpad3: "9", Numpad0: "0", NumpadEnter: "#" };
const SPOKEN = { A: "A, pause", B: "B, take back", C: "C, hint", D: "D, new game", "*": "star, back", "#": "hash, pick" };

export class Keypad {
  // layout: rows of key names; down, up: functions of a key's (row, column); now: returns the board's time in ms
  constructor(element, layout, down, up, now) {
    this.where = new Map();
    this.held = new Map(); // key -> time of its press
    this.upAt = new Map();
    this.now = now;
    this.down = down;
    this.up = up;
    element.replaceChildren();
    element.style.setProperty("--columns", layout[0].length);
    layout.forEach((names, row) =>
      [...names].forEach((name, column) => {
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = name;
        button.setAttribute("aria-label", `key ${SPOKEN[name] ?? name}`);
        this.where.set(name, { row, column, button });
        button.addEventListener("pointerdown", (event) => {
          event.preventDefault();
          button.setPointerCapture(event.pointerId);
          this.press(name);
        });
        for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) button.addEventListener(end, () => this.lift(name));
        button.addEventListener("click", (event) => event.detail === 0 && this.tap(name)); // by Enter, Space or a screen reader
        button.addEventListener("contextmenu", (event) => event.preventDefault());
        element.append(button);
      }),
    );
  }

  press(name) {
    const key = this.where.get(name);
    if (!key || this.held.has(name)) return;
    const at = Math.max(this.now(), (this.upAt.get(name) ?? -APART_MS) + APART_MS);
    this.held.set(name, at);
    if (at > this.now()) this.later(at, () => this.close(name));
    else this.close(name);
  }

  close(name) {
    const key = this.where.get(name);
    key.button.classList.add("down");
    this.down(key.row, key.column);
  }

  lift(name) {
    if (!this.held.has(name)) return;
    this.later(this.held.get(name) + HELD_MS, () => {
      if (!this.held.delete(name)) return;
      const key = this.where.get(name);
      this.upAt.set(name, this.now());
      key.button.classList.remove("down");
      this.up(key.row, key.column);
    });
  }

  // Forget all keys, because a new board starts.
  forget() {
    for (const name of this.held.keys()) this.where.get(name).button.classList.remove("down");
    this.held.clear();
    this.upAt.clear();
  }

  // Do something at the time `at` of the board's clock.
  later(at, action) {
    if (this.now() >= at) action();
    else setTimeout(() => this.later(at, action), 5);
  }

  tap(name) {
    this.press(name);
    this.lift(name);
  }

  liftAll() {
    for (const name of [...this.held.keys()]) this.lift(name);
  }

  // Return the keypad's key for a computer's key, or undefined.
  named(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
    const name = PAD[event.code] ?? NAMES[event.key] ?? (event.key.length === 1 ? event.key.toUpperCase() : "");
    return this.where.has(name) ? name : undefined;
  }

  // Listen to the computer's keys, except in text fields and open dialogs. Enter and Space belong to the focused button.
  listen(page) {
    const theirs = (event) =>
      page.querySelector("dialog[open]") ||
      event.target.closest?.("input, select, textarea") ||
      ((event.key === "Enter" || event.key === " ") && event.target.closest?.("button, a, summary"));
    const downs = new Map(); // code -> the keypad's key
    page.addEventListener("keydown", (event) => {
      const name = this.named(event);
      if (!name || theirs(event)) return;
      event.preventDefault();
      if (event.repeat) return;
      downs.set(event.code, name);
      this.press(name);
    });
    page.addEventListener("keyup", (event) => {
      this.lift(downs.get(event.code));
      downs.delete(event.code);
    });
  }
}
