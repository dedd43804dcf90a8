// Let only one tab of this browser save. The browser's locks do this. Over plain http a page has no locks, so the tabs ask
// each other. If the browser has neither, every tab saves.
import { read, write } from "./browser_storage.js";

const NAME = "glowgrid-saves"; // of the lock, of the channel, and of the note that this tab has saved
const WAIT_MS = 300; // how long to wait for an answer of another tab
const OWN_WAIT_MS = 3000; // how long to wait if this tab has saved before, so that its last page may still be closing

export class SavingTab {
  // lost: called when another tab has taken over
  constructor(lost) {
    const Way = navigator.locks ? ByLock : globalThis.BroadcastChannel ? ByChannel : Alone;
    this.way = new Way(lost);
  }

  // Return whether this tab saves from now on. It does not if another one does.
  begin() {
    return this.way.begin();
  }

  // Save in this tab from now on, and in no other one.
  takeOver() {
    return this.way.takeOver();
  }
}

class Alone {
  begin() {
    return true;
  }

  takeOver() {}
}

class ByLock {
  constructor(lost) {
    this.lost = lost;
  }

  begin() {
    return this.hold({ signal: AbortSignal.timeout(read("sessionStorage", NAME) ? OWN_WAIT_MS : WAIT_MS) });
  }

  takeOver() {
    return this.hold({ steal: true });
  }

  // Return whether this tab has got the lock. It keeps the lock until it is closed, or until another tab steals it.
  hold(options) {
    return new Promise((resolve) => {
      let isHeld = false;
      const keep = () => {
        isHeld = true;
        write("sessionStorage", NAME, true);
        resolve(true);
        return new Promise(() => {});
      };
      navigator.locks.request(NAME, options, keep).catch(() => (isHeld ? this.lost() : resolve(false)));
    });
  }
}

class ByChannel {
  constructor(lost) {
    this.lost = lost;
    this.number = Math.random(); // of two tabs that begin at the same time, the one with the smaller number saves
    this.isFirst = false; // whether this tab saves, or does if no other one answers
    this.channel = new BroadcastChannel(NAME);
    this.channel.onmessage = ({ data }) => this.hear(data);
  }

  async begin() {
    this.isFirst = true;
    this.begun = false;
    this.channel.postMessage({ asks: this.number });
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    this.begun = this.isFirst;
    return this.isFirst;
  }

  takeOver() {
    this.isFirst = this.begun = true;
    this.channel.postMessage({ takes: true });
  }

  hear({ asks, takes, saves }) {
    if (asks !== undefined && this.isFirst && (this.begun || asks > this.number)) this.channel.postMessage({ saves: true });
    else if (saves && !this.begun) this.isFirst = false;
    else if (takes && this.isFirst) {
      this.isFirst = false;
      if (this.begun) this.lost();
      this.begun = false;
    }
  }
}
