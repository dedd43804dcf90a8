// Sockets for the board, each a WebSocket to a broker: the browser takes the place of a board's radio. Nothing here
// waits: the board tries again until data can be sent or has arrived. Bytes are passed as text, two hex digits each.
const OPENS_MS = 10_000; // timeout for opening a connection
const BUFFER = 65_536; // most bytes in each buffer; received data above it closes the connection, such as on a sleeping page
const OPENING = 0, OPEN = 1, CLOSED = 2;

const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const bytes = (text) => Uint8Array.from(text.match(/../g) ?? [], (digits) => parseInt(digits, 16));

class Socket {
  constructor(address) {
    this.state = OPENING;
    this.received = []; // pieces that the board has not read
    this.size = 0; // their total size
    try {
      this.socket = new WebSocket(address, "mqtt");
    } catch {
      this.state = CLOSED; // malformed, or not allowed for a page from https
      return;
    }
    this.socket.binaryType = "arraybuffer";
    this.socket.onopen = () => (this.state = OPEN);
    this.socket.onmessage = ({ data }) => this.receive(data);
    this.socket.onclose = () => this.close();
    this.timeout = setTimeout(() => this.state === OPENING && this.close(), OPENS_MS);
  }

  receive(data) {
    if (typeof data === "string" || this.size + data.byteLength > BUFFER) return this.close();
    this.received.push(new Uint8Array(data));
    this.size += data.byteLength;
  }

  // Return how many bytes were sent; 0 means: try again later.
  send(data) {
    if (this.socket.bufferedAmount > BUFFER) return 0;
    this.socket.send(data);
    return data.length;
  }

  // Return at most `most` received bytes, or undefined.
  read(most) {
    const first = this.received.shift();
    if (!first) return first;
    if (first.length > most) this.received.unshift(first.subarray(most));
    const piece = first.subarray(0, most);
    this.size -= piece.length;
    return piece;
  }

  close() {
    this.state = CLOSED;
    clearTimeout(this.timeout);
    if (this.socket) this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket?.close();
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
  read: (number, most) => hex(sockets.get(number).read(most) ?? []),
  close(number) {
    sockets.get(number)?.close();
    sockets.delete(number);
  },
  random: (size) => hex(crypto.getRandomValues(new Uint8Array(size))),
};

// Close all connections without a message, as a power cut does.
export function closeAll() {
  for (const number of [...sockets.keys()]) bridge.close(number);
}
