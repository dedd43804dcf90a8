// What outlives the power, in the browser's storage: the very bytes of the board's journal, as base64.
const NAME = "glowgrid-store";
const SIZE = 4096;

const text = (bytes) => btoa(String.fromCharCode(...bytes));
const bytes = (found) => Uint8Array.from(atob(found), (letter) => letter.charCodeAt(0));

export class Store {
  // say: takes a sentence. What can't be kept is told once; the game goes on.
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

// -> the bytes of a file somebody chose; throws a sentence where it holds no saved games
export function checked(data) {
  if (data.length > SIZE || data.length < 8) throw new Error("This file holds no saved games of Glowgrid.");
  return data;
}
