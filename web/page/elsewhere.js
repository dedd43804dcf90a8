// Online play on the page: the broker, joining with an invite code, and inviting others.
import { addressOf, invitationOf, wished } from "./address.js";
import { invitation, keepInvitation, remember } from "./brokers.js";

const $ = (id) => document.getElementById(id);
const MARGIN = 4; // white margin of a QR code, in modules
const HERE = /^ws:\/\/(localhost|127\.|\[::1\])/; // addresses that even a page from https may reach
const NO_BROKER = "Which broker? Its address begins with wss:// or ws://";
const NO_CODE = "An invitation has 16 letters and digits, or 12 to look on.";
const NO_TLS = "This page came by https: it reaches only brokers whose address begins with wss://";

const shown = (letters) => letters.match(/.{4}/g)?.join("-") ?? "";

export class Elsewhere {
  // settings: from the address, changed here; network: settings of the broker; running: returns the board, or null;
  // restart: restarts the board; ask: opens a dialog; give: takes a text to copy and a sentence to show
  constructor({ settings, network, running, restart, ask, give }) {
    Object.assign(this, { settings, network, running, restart, ask, give });
    this.told = ""; // the match as last drawn, as JSON
    this.now = null; // the current match
    this.due = null; // game and place of an invitation to start once the board is ready
    this.open = invitation();
    $("elsewhere").addEventListener("click", () => this.show());
    for (const wish of ["join", "invite", "broker"])
      $(wish).addEventListener("submit", (event) => {
        event.preventDefault();
        this[wish]();
      });
    $("meeting").addEventListener("input", () => this.complain(""));
    $("play-copy").addEventListener("click", () => this.copy(this.now.code, "Copied: whoever has this link plays with you."));
    $("watch-copy").addEventListener("click", () => this.copy(this.now.watch, "Copied: whoever has this link looks on."));
    $("play-share").hidden = !navigator.share;
    $("play-share").addEventListener("click", () => navigator.share({ title: "Glowgrid", url: this.link(this.now.code) }).catch(() => {}));
  }

  get address() {
    return this.settings.MQTT_BROKER ?? this.network.MQTT_BROKER;
  }

  get connected() {
    return Boolean(this.now?.connected);
  }

  link(code) {
    return invitationOf(location, shown(code), this.address);
  }

  // -- updates, several times a second

  update() {
    const board = this.running();
    if (!board) return;
    const scene = board.place();
    const now = board.elsewhere();
    this.forgetJoined(scene, now);
    this.begin(board, scene);
    if (this.settings.INVITATION && !this.address && !this.told) {
      this.show();
      this.complain(NO_BROKER);
    }
    document.title = document.hidden && now?.moves ? "Your move - Glowgrid" : "Glowgrid";
    const told = JSON.stringify(now);
    if (told === this.told) return;
    this.told = told;
    this.keep(now);
    this.now = now;
    this.draw();
  }

  // Remove a used invitation from the address once its match is over, so that a reload does not join again.
  forgetJoined(scene, now) {
    if (!this.settings.INVITATION || now || (scene !== "Menu" && !this.now)) return;
    delete this.settings.INVITATION;
    history.replaceState(null, "", location.pathname + location.search);
  }

  // Start the requested invitation, or resume the one that was open when the page was left.
  begin(board, scene) {
    if (scene === "Splash") return;
    if (this.open) {
      keepInvitation(null);
      if (scene === "Menu" && this.open.broker === this.address) this.due ??= this.open;
    }
    this.open = null;
    const due = this.due;
    this.due = null;
    if (due && board.offered().reaches) board.invite(due.game, due.place ?? "");
  }

  keep(now) {
    if (now?.waits && now.place) keepInvitation({ broker: this.address, game: now.game, place: now.place });
    else if (this.now?.place || now) keepInvitation(null);
  }

  // -- the dialog

  show() {
    const { games, chosen } = this.running()?.offered() ?? { games: [], chosen: "" };
    $("invite").game.replaceChildren(...games.map(([key, title]) => new Option(title, key)));
    $("invite").game.value = chosen;
    $("broker").address.value = this.address;
    $("broker").user.value = this.settings.MQTT_USER ?? this.network.MQTT_USER;
    $("broker").password.value = this.settings.MQTT_PASSWORD ?? this.network.MQTT_PASSWORD;
    $("join").code.value = this.address ? "" : (this.settings.INVITATION ?? "");
    this.complain("");
    this.draw();
    $("between").open = !this.address;
    $("another").open = !this.now;
    this.ask("meeting");
  }

  draw() {
    const { now } = this;
    const plays = Boolean(now?.code && now.place && now.waits);
    $("elsewhere").classList.toggle("lit", plays);
    $("invited").hidden = !now;
    $("to-play").hidden = !plays;
    if (!now) return;
    $("watch").textContent = shown(now.watch).toUpperCase();
    if (!plays) {
      if ($("meeting").open && $("meeting").dataset.shows === "play") $("meeting").close();
      $("meeting").dataset.shows = "";
      return;
    }
    $("code").textContent = shown(now.code).toUpperCase();
    $("meeting").dataset.shows = "play";
    picture($("qr"), this.link(now.code));
    if (!this.asked) return;
    this.asked = false;
    this.show();
  }

  complain(sentence) {
    $("meeting-told").textContent = sentence;
  }

  async copy(code, sentence) {
    if (await this.give(this.link(code), sentence)) this.complain(sentence);
  }

  // The forms: accept the input, or show what is wrong with it and keep the dialog open.

  join() {
    const typed = $("join").code.value.trim();
    const link = wished(typed.slice(typed.indexOf("#")));
    const code = link.INVITATION ?? typed;
    if (!link.MQTT_BROKER && !this.known()) return;
    if (![12, 16].includes(code.replace(/[\s-]/g, "").length)) return this.complain(NO_CODE);
    if (!link.MQTT_BROKER) remember(...Object.values(this.typed()));
    const { hash } = new URL(invitationOf(location, code, link.MQTT_BROKER ?? $("broker").address.value.trim()));
    $("meeting").close();
    if (location.hash === hash) location.reload();
    else location.hash = hash; // this reloads the page
  }

  invite() {
    if (!this.known()) return;
    this.due = { game: $("invite").game.value };
    this.asked = true;
    this.use();
  }

  broker() {
    if ($("broker").address.value.trim() && !this.known()) return;
    this.use();
  }

  // Return whether the entered broker address is usable.
  known() {
    const address = $("broker").address.value.trim();
    const deaf = location.protocol === "https:" && address.startsWith("ws:") && !HERE.test(address);
    const fault = /^wss?:\/\/./.test(address) ? (deaf ? NO_TLS : "") : NO_BROKER;
    this.complain(fault);
    if (fault) $("between").open = true;
    return !fault;
  }

  // Return the settings of the entered broker.
  typed() {
    const { address, user, password } = $("broker");
    return { MQTT_BROKER: address.value.trim(), MQTT_USER: user.value.trim(), MQTT_PASSWORD: password.value };
  }

  // Pass the entered broker to the board, which restarts if the broker is a different one.
  use() {
    const wanted = this.typed();
    const before = { ...this.network, ...this.settings };
    $("meeting").close();
    remember(...Object.values(wanted));
    Object.assign(this.network, wanted);
    if (Object.keys(wanted).every((name) => before[name] === wanted[name])) return;
    for (const name of [...Object.keys(wanted), "INVITATION"]) delete this.settings[name];
    history.replaceState(null, "", addressOf(location, this.settings));
    this.restart();
  }
}

// Draw a text as a QR code, one pixel per module.
async function picture(canvas, text) {
  const { generate } = await import("./qr.mjs");
  generate(text).toCanvas(canvas, { on: [0, 0, 0, 255], off: [255, 255, 255, 255], pad: MARGIN });
}
