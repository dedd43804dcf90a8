// Sockets for the board, each a WebSocket to a broker: the browser takes the place of a board's radio. Nothing here
// waits: the board retries what cannot be sent yet or has not arrived. Bytes are passed as text, two hex digits each.
const OPENS_MS = 10_000; // timeout for opening a connection
const MOST = 65_536; // buffered bytes in each direction; a connection with more, such as on a sleeping page, is closed
const OPENING = 0, OPEN = 1, OVER = 2;

const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const bytes = (text) => Uint8Array.from(text.match(/../g) ?? [], (digits) => parseInt(digits, 16));

class Socket {
  constructor(address) {
    this.state = OPENING;
    this.come = []; // received pieces
    this.size = 0; // their total size
    try {
      this.wire = new WebSocket(address, "mqtt");
    } catch {
      this.state = OVER; // malformed, or not allowed for a page from https
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

  // Return how many bytes were sent; 0: try again later.
  send(data) {
    if (this.wire.bufferedAmount > MOST) return 0;
    this.wire.send(data);
    return data.length;
  }

  // Return up to so many received bytes.
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

// The functions for core/socketpool.py and core/os.py.
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

// Drop all connections without a goodbye, as a power cut does.
export function cut() {
  for (const number of [...sockets.keys()]) bridge.close(number);
}
