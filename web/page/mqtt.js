// A small MQTT 3.1.1 client for the lobby, with QoS 0 only. The board has its own client for matches (online/mqtt).
const ALIVE_S = 180; // after this time without a packet, the broker counts the connection as lost
const PING_MS = 50_000;
const LARGEST = 65_536; // a longer packet, in bytes, ends the connection
const CONNECT = 0x10, CONNACK = 0x20, PUBLISH = 0x30, SUBSCRIBE = 0x82, PING = 0xc0, DISCONNECT = 0xe0;
const CLEAN = 2, WILL = 4, RETAINED_WILL = 32, PASSWORD = 64, USER = 128; // flags of CONNECT

const utf8 = (text) => [...new TextEncoder().encode(text)];
const field = (text) => [utf8(text).length >> 8, utf8(text).length & 255, ...utf8(text)];

function packet(type, body) {
  const size = [];
  for (let left = body.length; left || !size.length; left >>= 7) size.push((left & 127) | (left > 127 ? 128 : 0));
  return Uint8Array.from([type, ...size, ...body]);
}

export class Client {
  // account: the settings of the broker; will: a topic whose retained message is deleted if the connection is lost, or ""
  // up: called when the broker has accepted; heard: called with (topic, text); down: called once at the end
  constructor(account, { will = "", up, heard = () => {}, down = () => {} }) {
    Object.assign(this, { up, heard, down });
    this.received = new Uint8Array();
    const { MQTT_BROKER: address, MQTT_USER: user, MQTT_PASSWORD: password } = account;
    const flags = CLEAN | (will && WILL | RETAINED_WILL) | (user && USER) | (user && password && PASSWORD);
    const name = `glowgrid-lobby-${Math.random().toString(36).slice(2)}`;
    const texts = [name, ...(will ? [will, ""] : []), ...(user ? [user] : []), ...(user && password ? [password] : [])];
    const body = [...field("MQTT"), 4, flags, ALIVE_S >> 8, ALIVE_S & 255, ...texts.flatMap(field)];
    try {
      this.socket = new WebSocket(address, "mqtt");
    } catch {
      queueMicrotask(() => this.down()); // the address is not valid, or is not allowed for a page over https
      return;
    }
    this.socket.binaryType = "arraybuffer";
    this.socket.onopen = () => this.send(CONNECT, body);
    this.socket.onmessage = ({ data }) => this.receive(data);
    this.socket.onclose = () => this.end();
    this.pings = setInterval(() => this.send(PING, []), PING_MS);
  }

  send(type, body) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(packet(type, body));
  }

  subscribe(topic) {
    this.send(SUBSCRIBE, [0, 1, ...field(topic), 0]);
  }

  // Publish a message that the broker keeps for everybody who subscribes later. "" deletes it.
  publish(topic, message) {
    this.send(PUBLISH | 1, [...field(topic), ...utf8(message)]);
  }

  close() {
    this.send(DISCONNECT, []);
    this.end();
    this.socket?.close();
  }

  end() {
    clearInterval(this.pings);
    const { down } = this;
    this.up = this.heard = this.down = () => {};
    down();
  }

  receive(data) {
    const joined = new Uint8Array(this.received.length + data.byteLength);
    joined.set(this.received);
    joined.set(new Uint8Array(data), this.received.length);
    this.received = joined;
    while (this.take());
    if (this.received.length > LARGEST) this.close();
  }

  // Handle the first packet that has been received. Return false if none is complete.
  take() {
    const bytes = this.received;
    let size = 0, at = 1;
    do {
      if (at >= bytes.length) return false;
      size |= (bytes[at] & 127) << (7 * (at - 1));
    } while (bytes[at++] & 128 && at < 5);
    if (bytes.length < at + size) return false;
    this.received = bytes.slice(at + size);
    this.handle(bytes[0], bytes.subarray(at, at + size));
    return true;
  }

  handle(type, body) {
    if (type === CONNACK) {
      if (body[1]) this.close(); // refused
      else this.up();
    } else if ((type & 0xf0) === PUBLISH) {
      const end = 2 + ((body[0] << 8) | body[1]);
      const decoder = new TextDecoder();
      this.heard(decoder.decode(body.subarray(2, end)), decoder.decode(body.subarray(type & 6 ? end + 2 : end)));
    }
  }
}
