// The keypad: buttons, several of which can be touched at the same time, and keys of the computer. Times are those of the
// board's clock, which stops between two frames. So the board notices even a short tap, and each of several, on a slow computer.
import { text } from "./texts.js";
import { letFingersPress } from "./touches.js";

const DOWN_MS = 60; // shortest time that a key is down
const UP_MS = 40; // shortest time from the release of a key to its next press
const APART_MS = 20; // shortest time between the presses of two keys, so that the board sees their order
const NAMES = { ArrowUp: "2", ArrowLeft: "4", ArrowRight: "6", ArrowDown: "8", Enter: "#", Backspace: "*", Escape: "*" };
const NUMBER_PAD = { Numpad7: "1", Numpad8: "2", Numpad9: "3", Numpad4: "4", Numpad5: "5", Numpad6: "6", Numpad1: "7", Numpad2: "8", Numpad3: "9", Numpad0: "0", NumpadEnter: "#" };
const HELD_MS = 800; // a long press of OK
const GAP = "."; // a place without a button
const CAPS = { 2: "▲", 8: "▼", 4: "◀", 6: "▶", 5: "OK", "*": "↩" }; // five or six buttons instead of a keypad
const SPOKEN = { "*": "star", "#": "hash" }; // keys of texts

export class Keypad {
  // element: contains the buttons; layout: for each row, a string with the names of its keys; down, up: called with
  // (row, column) when a key is pressed or released; now: returns the board's time in ms
  constructor(element, layout, down, up, now) {
    // name -> { row, column, button, isHeld, readyAt }. isHeld: a finger or a computer key holds it; readyAt: the time of its
    // next change, at the earliest
    this.keys = new Map();
    this.hasButtons = layout.some((names) => names.includes(GAP));
    this.changes = []; // [key, isDown, shortest time until its next change] of those that the board has not been told yet
    this.nextDownAt = 0; // the time of the next press of any key, at the earliest
    this.now = now;
    this.down = down;
    this.up = up;
    this.touched = () => {}; // called when a finger presses a key
    element.replaceChildren();
    element.style.setProperty("--columns", layout[0].length);
    layout.forEach((names, row) =>
      [...names].forEach((name, column) => {
        if (name === GAP) return element.append(document.createElement("span"));
        const button = document.createElement("button");
        button.type = "button";
        button.append(`${this.hasButtons ? CAPS[name] : name} `, document.createElement("small"));
        this.keys.set(name, { row, column, button, isHeld: false, readyAt: 0 });
        button.addEventListener("pointerdown", (event) => {
          event.preventDefault(); // keep the focus where it is
          if (event.pointerType === "touch") return;
          button.setPointerCapture(event.pointerId);
          this.press(name);
        });
        const leave = ({ pointerType }) => pointerType !== "touch" && this.release(name);
        for (const kind of ["pointerup", "pointercancel", "lostpointercapture"]) button.addEventListener(kind, leave);
        letFingersPress(
          button,
          () => (this.touched(), this.press(name)),
          () => this.release(name),
          () => (this.touched(), this.tap(name)),
        );
        button.addEventListener("click", (event) => event.detail === 0 && this.tap(name)); // 0: Enter, Space or a screen reader
        button.addEventListener("contextmenu", (event) => event.preventDefault());
        element.append(button);
      }),
    );
  }

  // Show what each key does now. labels: { name of a key: label }. A key without a label does nothing, and is dim.
  label(labels) {
    for (const [name, { button }] of this.keys) {
      const label = labels[name] ?? "";
      button.lastChild.textContent = label;
      button.classList.toggle("idle", !label);
      button.setAttribute("aria-label", [text("key", { name: SPOKEN[name] ? text(SPOKEN[name]) : name }), label].filter(Boolean).join(", "));
    }
  }

  press(name) {
    const key = this.keys.get(name);
    if (key && !key.isHeld) this.change(key, true);
  }

  release(name) {
    const key = this.keys.get(name);
    if (key?.isHeld) this.change(key, false);
  }

  change(key, isDown, ms = isDown ? DOWN_MS : UP_MS) {
    key.isHeld = isDown;
    if (this.changes.push([key, isDown, ms]) === 1) this.carryOut();
  }

  // Tell the board the changes in their order, each as soon as its clock allows.
  carryOut() {
    for (; this.changes.length; this.changes.shift()) {
      const [key, isDown, ms] = this.changes[0], now = this.now();
      if (now < Math.max(key.readyAt, isDown ? this.nextDownAt : 0)) return setTimeout(() => this.carryOut(), 5);
      key.readyAt = now + ms;
      if (isDown) this.nextDownAt = now + APART_MS;
      key.button.classList.toggle("down", isDown);
      (isDown ? this.down : this.up)(key.row, key.column);
    }
  }

  // Show all keys as released, without calling `up`, because a new board starts.
  reset() {
    this.changes.length = this.nextDownAt = 0;
    for (const key of this.keys.values()) {
      Object.assign(key, { isHeld: false, readyAt: 0 });
      key.button.classList.remove("down");
    }
  }

  // Press and release a key. "+" is a long press of OK.
  tap(name) {
    const key = this.keys.get(name === "+" ? "5" : name);
    if (!key || key.isHeld) return;
    this.change(key, true, name === "+" ? HELD_MS : DOWN_MS);
    this.change(key, false);
  }

  releaseAll() {
    for (const name of this.keys.keys()) this.release(name);
  }

  // Return the name of the keypad's key for a keyboard event, "+" for a long press of OK, or undefined.
  nameOf(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
    const special = NAMES[event.key] === "#" && this.hasButtons ? "5" : NAMES[event.key];
    const name = NUMBER_PAD[event.code] ?? special ?? (event.key.length === 1 ? event.key.toUpperCase() : "");
    if (name === "*" && this.hasButtons && !this.keys.has(name)) return "+";
    return this.keys.has(name) ? name : undefined;
  }

  // React to the computer's keys, except in text fields and dialogs. On a focused button, Enter and Space click it instead.
  // goesThrough: called with the name of an arrow key; if it returns true, the board's key is not pressed.
  listen(page, goesThrough) {
    const isForPage = (event) =>
      page.querySelector("dialog[open]") ||
      event.target.closest?.("input, select, textarea") ||
      ((event.key === "Enter" || event.key === " ") && event.target.closest?.("button, a, summary"));
    const names = new Map(); // code of a pressed computer key -> name of the keypad's key
    page.addEventListener("keydown", (event) => {
      const name = this.nameOf(event);
      if (!name || isForPage(event)) return;
      event.preventDefault();
      if (goesThrough(event.key) || event.repeat) return;
      if (name === "+") return this.tap(name);
      names.set(event.code, name);
      this.press(name);
    });
    page.addEventListener("keyup", (event) => {
      this.release(names.get(event.code));
      names.delete(event.code);
    });
  }
}
