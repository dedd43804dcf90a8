// The board's non-volatile memory, in the browser's storage: the bytes of its journal as base64.
const NAME = "glowgrid-store";
const SIZE = 4096;

const base64 = (bytes) => btoa(String.fromCharCode(...bytes));
const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

export class Store {
  // report: shows a sentence. A failure to save is reported once, and the game goes on.
  constructor(report) {
    this.report = report;
    this.works = true;
  }

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

// Return the bytes of a chosen file. Throw an Error with a sentence if they are no saved games.
export function checked(data) {
  if (data.length > SIZE || data.length < 8) throw new Error("This file does not contain saved games.");
  return data;
}
