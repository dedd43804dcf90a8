// Store the board's non-volatile memory, with the saved games, in the browser as base64.
import { text } from "./texts.js";

const NAME = "glowgrid-store";
const SIZE = 4096;

const base64 = (bytes) => btoa(String.fromCharCode(...bytes));
const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

export class Store {
  // report: called with a sentence for the user, but only once if saving fails
  constructor(report) {
    this.report = report;
    this.works = true;
    this.isBeside = false; // whether another tab saves; this one then keeps its bytes only as long as it is open
    this.own = null; // these bytes
  }

  // Return the stored bytes, or null.
  read() {
    if (this.isBeside) return this.own;
    let found = null;
    try {
      found = localStorage.getItem(NAME);
    } catch {
      this.fail(text("nothing_stored"));
    }
    if (found === null) return null;
    try {
      return checked(bytes(found));
    } catch {
      this.report(text("games_damaged"));
      return null;
    }
  }

  // Store the bytes `data`.
  write(data) {
    if (this.isBeside) this.own = data;
    if (this.isBeside || !this.works) return;
    try {
      localStorage.setItem(NAME, base64(data));
    } catch {
      this.fail(text("storage_full"));
    }
  }

  // Save in this tab from now on, or only play beside the tab that saves.
  setBeside(isBeside) {
    this.isBeside = isBeside;
    this.own = null;
  }

  fail(sentence) {
    this.works = false;
    this.report(sentence);
  }
}

// Return `data` if the bytes may be saved games. Otherwise throw an Error whose message is a sentence for the user.
export function checked(data) {
  if (data.length > SIZE || data.length < 8) throw new Error(text("no_saved_games"));
  return data;
}
