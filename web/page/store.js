// The board's non-volatile memory in the browser's storage: the bytes of its journal, as base64.
const NAME = "glowgrid-store";
const SIZE = 4096;

const text = (bytes) => btoa(String.fromCharCode(...bytes));
const bytes = (found) => Uint8Array.from(atob(found), (letter) => letter.charCodeAt(0));

export class Store {
  // say: shows a sentence. A failure to save is reported once, and the game goes on.
  constructor(say) {
    this.say = say;
    this.works = true;
  }

  read() {
    let found = null;
    try {
      found = localStorage.getItem(NAME);
    } catch {
      this.fail("This browser keeps nothing for this page: saved games are gone when it is closed.");
    }
    if (found === null) return null;
    try {
      return checked(bytes(found));
    } catch {
      this.say("What was saved here is damaged: Glowgrid begins anew.");
      return null;
    }
  }

  write(data) {
    if (!this.works) return;
    try {
      localStorage.setItem(NAME, text(data));
    } catch {
      this.fail("This browser's storage is full or forbidden: the game goes on, and is not saved.");
    }
  }

  fail(sentence) {
    this.works = false;
    this.say(sentence);
  }
}

// Return the bytes of a chosen file. Throw an Error with a sentence if it holds no saved games.
export function checked(data) {
  if (data.length > SIZE || data.length < 8) throw new Error("This file holds no saved games of Glowgrid.");
  return data;
}
