// Sockets for the board, each a WebSocket to a broker: what a board with WiFi has of its radio, this one has of the
// browser. Nothing here waits: what can't go yet, or has not come yet, is asked for again. Bytes are text, two digits each.
const OPENS_MS = 10_000; // so long it may take
const MOST = 65_536; // bytes that wait on either way; a broker that sends more to a page that sleeps is let go
const OPENING = 0, OPEN = 1, OVER = 2;

const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const bytes = (text) => Uint8Array.from(text.match(/../g) ?? [], (digits) => parseInt(digits, 16));

class Socket {
  constructor(address) {
    this.state = OPENING;
    this.come = []; // pieces
    this.size = 0; // of all of them
    try {
      this.wire = new WebSocket(address, "mqtt");
    } catch {
      this.state = OVER; // no address, or none that a page from https may reach
      return;
    }
    this.wire.binaryType = "arraybuffer";
    this.wire.onopen = () => (this.state = OPEN);
    this.wire.onmessage = ({ data }) => this.take(data);
    this.wire.onclose = () => this.end();
    this.late = setTimeout(() => this.state === OPENING && this.end(), OPENS_MS);
  }

  take(data) {
    if (typeof data === "string" || this.size + data.byteLength > MOST) return this.end();
    this.come.push(new Uint8Array(data));
    this.size += data.byteLength;
  }

  // -> how many bytes have gone; 0: not now
  send(data) {
    if (this.wire.bufferedAmount > MOST) return 0;
    this.wire.send(data);
    return data.length;
  }

  // -> up to so many bytes of those that have come
  give(most) {
    const first = this.come.shift();
    if (!first) return first;
    if (first.length > most) this.come.unshift(first.subarray(most));
    const given = first.subarray(0, most);
    this.size -= given.length;
    return given;
  }

  end() {
    this.state = OVER;
    clearTimeout(this.late);
    if (this.wire) this.wire.onopen = this.wire.onmessage = this.wire.onclose = null;
    this.wire?.close();
  }
}

const sockets = new Map(); // number -> socket
let count = 0;

// What core/socketpool.py and core/os.py call.
export const bridge = {
  open(address) {
    sockets.set(++count, new Socket(address));
    return count;
  },
  state: (number) => sockets.get(number).state,
  send: (number, text) => sockets.get(number).send(bytes(text)),
  take: (number, most) => hex(sockets.get(number).give(most) ?? []),
  close(number) {
    sockets.get(number)?.end();
    sockets.delete(number);
  },
  chance: (size) => hex(crypto.getRandomValues(new Uint8Array(size))),
};

// The power is off: whoever is connected is gone, without a word.
export function cut() {
  for (const number of [...sockets.keys()]) bridge.close(number);
}
