// Store the board's non-volatile memory, with the saved games, in the browser as base64.
const NAME = "glowgrid-store";
const SIZE = 4096;

const base64 = (bytes) => btoa(String.fromCharCode(...bytes));
const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

export class Store {
  // report: called with a sentence for the user, but only once if saving fails
  constructor(report) {
    this.report = report;
    this.works = true;
  }

  // Return the stored bytes, or null.
  read() {
    let found = null;
    try {
      found = localStorage.getItem(NAME);
    } catch {
      this.fail("This browser stores nothing for this page. Your games are lost when you close it.");
    }
    if (found === null) return null;
    try {
      return checked(bytes(found));
    } catch {
      this.report("The saved games in this browser are damaged. Glowgrid starts without them.");
      return null;
    }
  }

  // Store the bytes `data`.
  write(data) {
    if (!this.works) return;
    try {
      localStorage.setItem(NAME, base64(data));
    } catch {
      this.fail("This browser's storage is full or forbidden. The game goes on but is not saved.");
    }
  }

  fail(sentence) {
    this.works = false;
    this.report(sentence);
  }
}

// Return `data` if the bytes may be saved games. Otherwise throw an Error whose message is a sentence for the user.
export function checked(data) {
  if (data.length > SIZE || data.length < 8) throw new Error("This file does not contain saved games.");
  return data;
}
