// The page's dialog for online play: choose the broker, join with an invite code, or invite an opponent.
import { inviteLink, pageLink, settingsInFragment } from "./address.js";
import { storeBroker, storeInvitation, storedInvitation } from "./stored_brokers.js";

const $ = (id) => document.getElementById(id);
const QR_MARGIN = 4; // white margin of a QR code, in squares of the code
const THIS_COMPUTER = /^ws:\/\/(localhost|127\.|\[::1\])/; // ws addresses that a page over https may use, too
const NO_BROKER = "Enter the broker's address. It begins with wss:// or ws://.";
const NO_CODE = "An invite code has 16 letters and digits, or 12 for spectators.";
const NO_TLS = "This page came over https, so the broker's address must begin with wss://.";
const OPPONENT_COPIED = "Copied. Send this link to your opponent.";
const SPECTATOR_COPIED = "Copied. Anyone with this link can watch.";

// Return an invite code in groups of four.
const grouped = (code) => code.match(/.{4}/g)?.join("-") ?? "";

export class Online {
  // settings: those in the page's address; this class changes them
  // network: the settings of the broker
  // board: returns the board, or null; restart: starts a new board
  // open: opens a dialog; copy: see main.js
  constructor({ settings, network, board, restart, open, copy }) {
    Object.assign(this, { settings, network, board, restart, open, copy });
    this.drawn = ""; // the match that the page shows, as JSON
    this.match = null; // the online match, or null; its fields are explained at online() in core/virtual_board.py
    this.request = null; // { game, host }: an invitation to start as soon as the board is ready
    this.stored = storedInvitation(); // an invitation that was open when the page was left
    this.opensDialog = false; // whether to open the dialog as soon as the match has an invite code
    $("online").addEventListener("click", () => this.showDialog());
    for (const form of ["join", "invite", "broker"])
      $(form).addEventListener("submit", (event) => {
        event.preventDefault();
        this[form]();
      });
    $("online-dialog").addEventListener("input", () => this.report(""));
    $("copy-opponent-link").addEventListener("click", () => this.copyLink(this.match.invite_code, OPPONENT_COPIED));
    $("copy-spectator-link").addEventListener("click", () => this.copyLink(this.match.spectator_code, SPECTATOR_COPIED));
    $("share-opponent-link").hidden = !navigator.share;
    $("share-opponent-link").addEventListener("click", () => this.shareLink(this.match.invite_code));
  }

  get address() {
    return this.settings.MQTT_BROKER ?? this.network.MQTT_BROKER;
  }

  get isConnected() {
    return Boolean(this.match?.connected);
  }

  link(code) {
    return inviteLink(location, grouped(code), this.address);
  }

  // -- updates

  // Show the current state of the match. Called every ONLINE_MS (main.js).
  update() {
    const board = this.board();
    if (!board) return;
    const scene = board.scene();
    const match = board.online();
    this.forgetInviteCode(scene, match);
    this.startInvitation(board, scene);
    if (this.settings.INVITATION && !this.address && !this.drawn) {
      this.showDialog();
      this.report(NO_BROKER);
    }
    document.title = document.hidden && match?.your_turn ? "Your turn - Glowgrid" : "Glowgrid";
    const text = JSON.stringify(match);
    if (text === this.drawn) return;
    this.drawn = text;
    this.storeOpenInvitation(match);
    this.match = match;
    this.draw();
  }

  // After the match of an invite code has ended, remove the code from the address, so that a reload does not join again.
  forgetInviteCode(scene, match) {
    if (!this.settings.INVITATION || match || (scene !== "Menu" && !this.match)) return;
    delete this.settings.INVITATION;
    history.replaceState(null, "", location.pathname + location.search);
  }

  // Start the invitation that the user has requested, or continue one that was open when the page was left.
  startInvitation(board, scene) {
    if (scene === "Splash") return;
    if (this.stored) {
      storeInvitation(null);
      if (scene === "Menu" && this.stored.broker === this.address) this.request ??= this.stored;
    }
    this.stored = null;
    const { request } = this;
    this.request = null;
    if (request && board.inviteOptions().has_network) board.invite(request.game, request.host ?? "");
  }

  // Store the invitation as long as the opponent has not joined.
  storeOpenInvitation(match) {
    if (match?.waiting && match.host) storeInvitation({ broker: this.address, game: match.game, host: match.host });
    else if (this.match?.host || match) storeInvitation(null);
  }

  // -- the dialog

  showDialog() {
    const { games, chosen } = this.board()?.inviteOptions() ?? { games: [], chosen: "" };
    $("invite").game.replaceChildren(...games.map(([key, title]) => new Option(title, key)));
    $("invite").game.value = chosen;
    $("broker").address.value = this.address;
    $("broker").user.value = this.settings.MQTT_USER ?? this.network.MQTT_USER;
    $("broker").password.value = this.settings.MQTT_PASSWORD ?? this.network.MQTT_PASSWORD;
    $("join").code.value = this.address ? "" : (this.settings.INVITATION ?? "");
    this.report("");
    this.draw();
    $("broker-details").open = !this.address;
    $("join-or-invite").open = !this.match;
    this.open("online-dialog");
  }

  // Show the invite codes of the match.
  draw() {
    const { match } = this;
    const isInviting = Boolean(match?.invite_code && match.host && match.waiting);
    $("online").classList.toggle("lit", isInviting);
    $("invitation").hidden = !match;
    $("opponent-invitation").hidden = !isInviting;
    if (!match) return;
    $("spectator-code").textContent = grouped(match.spectator_code).toUpperCase();
    const dialog = $("online-dialog");
    if (!isInviting) {
      if (dialog.open && dialog.dataset.shows === "invitation") dialog.close();
      dialog.dataset.shows = "";
      return;
    }
    $("opponent-code").textContent = grouped(match.invite_code).toUpperCase();
    dialog.dataset.shows = "invitation";
    drawQrCode($("qr"), this.link(match.invite_code));
    if (!this.opensDialog) return;
    this.opensDialog = false;
    this.showDialog();
  }

  report(sentence) {
    $("online-message").textContent = sentence;
  }

  async copyLink(code, sentence) {
    if (await this.copy(this.link(code), sentence)) this.report(sentence);
  }

  shareLink(code) {
    navigator.share({ title: "Glowgrid", url: this.link(code) }).catch(() => {}); // the user may cancel
  }

  // -- the dialog's forms: each method uses what was entered, or reports why this is not possible

  join() {
    const typed = $("join").code.value.trim();
    const link = settingsInFragment(typed.slice(typed.indexOf("#")));
    const code = link.INVITATION ?? typed;
    if (!link.MQTT_BROKER && !this.checkBroker()) return;
    if (![12, 16].includes(code.replace(/[\s-]/g, "").length)) return this.report(NO_CODE);
    if (!link.MQTT_BROKER) storeBroker(...Object.values(this.enteredBroker()));
    const { hash } = new URL(inviteLink(location, code, link.MQTT_BROKER ?? $("broker").address.value.trim()));
    $("online-dialog").close();
    if (location.hash === hash) location.reload();
    else location.hash = hash; // this reloads the page
  }

  invite() {
    if (!this.checkBroker()) return;
    this.request = { game: $("invite").game.value };
    this.opensDialog = true;
    this.useBroker();
  }

  broker() {
    if ($("broker").address.value.trim() && !this.checkBroker()) return;
    this.useBroker();
  }

  // Return whether the address of the broker that was entered can be used. If not, report the reason.
  checkBroker() {
    const address = $("broker").address.value.trim();
    const isBlocked = location.protocol === "https:" && address.startsWith("ws:") && !THIS_COMPUTER.test(address);
    const fault = /^wss?:\/\/./.test(address) ? (isBlocked ? NO_TLS : "") : NO_BROKER;
    this.report(fault);
    if (fault) $("broker-details").open = true;
    return !fault;
  }

  // Return the settings of the broker that was entered.
  enteredBroker() {
    const { address, user, password } = $("broker");
    return { MQTT_BROKER: address.value.trim(), MQTT_USER: user.value.trim(), MQTT_PASSWORD: password.value };
  }

  // Use the broker that was entered. If it differs from the previous one, start a new board.
  useBroker() {
    const entered = this.enteredBroker();
    const before = { ...this.network, ...this.settings };
    $("online-dialog").close();
    storeBroker(...Object.values(entered));
    Object.assign(this.network, entered);
    if (Object.keys(entered).every((name) => before[name] === entered[name])) return;
    for (const name of [...Object.keys(entered), "INVITATION"]) delete this.settings[name];
    history.replaceState(null, "", pageLink(location, this.settings));
    this.restart();
  }
}

// Draw `text` as a QR code, with one pixel for each of its squares.
async function drawQrCode(canvas, text) {
  const { generate } = await import("./qr.mjs");
  generate(text).toCanvas(canvas, { on: [0, 0, 0, 255], off: [255, 255, 255, 255], pad: QR_MARGIN });
}
