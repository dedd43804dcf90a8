// Sockets for the board, whose radio the browser replaces. Each socket is a WebSocket to a broker. No function waits, so the
// board tries again until it can send, or until data has arrived. Bytes are passed as strings of two hex digits each.
const OPENS_MS = 10_000; // timeout for opening a connection
const BUFFER = 65_536; // largest number of bytes to send, or to read; a paused page that receives more is disconnected
const OPENING = 0, OPEN = 1, CLOSED = 2;

const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const bytes = (text) => Uint8Array.from(text.match(/../g) ?? [], (digits) => parseInt(digits, 16));

class Socket {
  constructor(address) {
    this.state = OPENING;
    this.received = []; // received pieces of data that the board has not read
    this.size = 0; // total number of bytes in `received`
    try {
      this.socket = new WebSocket(address, "mqtt");
    } catch {
      this.state = CLOSED; // the address is not valid, or is not allowed for a page over https
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

  // Send `data`, and return the number of bytes. If too much waits to be sent, return 0. The caller then tries again later.
  send(data) {
    if (this.socket.bufferedAmount > BUFFER) return 0;
    this.socket.send(data);
    return data.length;
  }

  // Remove and return up to `most` received bytes, or return undefined.
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

const sockets = new Map(); // number of a socket -> Socket
let count = 0;

// What core/socketpool.py and core/os.py call. They identify a socket by its number.
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
