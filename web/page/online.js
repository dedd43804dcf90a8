// The page's dialog for online play: choose the broker, join with an invite code, or invite an opponent.
import { inviteLink, pageLink, settingsInFragment } from "./address.js";
import { Lobby } from "./lobby.js";
import { storeBroker, storeDraft, storeInvitation, storedDraft, storedInvitation } from "./stored_brokers.js";
import { text } from "./texts.js";

const $ = (id) => document.getElementById(id);
const QR_MARGIN = 4; // white margin of a QR code, in squares of the code
const THIS_COMPUTER = /^ws:\/\/(localhost|127\.|\[::1\])/; // ws addresses that a page over https may use, too

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
    this.draft = storedDraft(); // what was typed and not used yet, by the name of its field; `before`: the broker then
    this.opensDialog = false; // whether to open the dialog as soon as the match has an invite code
    this.lobby = new Lobby({
      account: () => ({ ...this.network, ...this.settings }),
      games: () => this.board()?.inviteOptions.games ?? [],
      enter: (code) => this.enter(code, this.address),
    });
    $("online").addEventListener("click", () => this.showDialog());
    for (const form of ["join", "invite", "broker"])
      $(form).addEventListener("submit", (event) => {
        event.preventDefault();
        this[form]();
      });
    $("online-dialog").addEventListener("input", ({ target }) => {
      this.report("");
      if (target.name) this.keepTyped({ [target.name]: target.value, before: this.address });
    });
    $("copy-opponent-link").addEventListener("click", () => this.copyLink(this.match.invite_code, text("opponent_copied")));
    $("copy-spectator-link").addEventListener("click", () => this.copyLink(this.match.spectator_code, text("spectator_copied")));
    $("cancel-invitation").addEventListener("click", () => this.cancelInvitation());
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
    if (!board) return this.lobby.update(null);
    const { scene } = board;
    const match = board.online;
    this.forgetInviteCode(scene, match);
    this.startInvitation(board, scene);
    if (this.settings.INVITATION && !this.address && !this.drawn) {
      this.showDialog();
      this.report(text("no_broker"));
    }
    document.title = document.hidden && match?.your_turn ? `${text("your_turn")} - Glowgrid` : "Glowgrid";
    const json = JSON.stringify(match);
    if (json === this.drawn) return;
    this.drawn = json;
    this.storeOpenInvitation(match);
    this.lobby.update(match);
    if (match?.connected) this.keepTyped({ code: undefined });
    this.match = match;
    this.draw();
  }

  // After the match of an invite code has ended, remove the code from the address, so that a reload does not join again.
  forgetInviteCode(scene, match) {
    if (!this.settings.INVITATION || match || (scene !== "Menu" && !this.match)) return;
    if (!this.match?.connected) this.keepTyped({ code: this.settings.INVITATION });
    delete this.settings.INVITATION;
    history.replaceState(null, "", location.pathname + location.search);
  }

  // Start the invitation that the user has requested, or continue one that was open when the page was left.
  startInvitation(board, scene) {
    if (!scene || scene === "Splash") return;
    if (this.stored) {
      storeInvitation(null);
      if (scene === "Menu" && this.stored.broker === this.address) this.request ??= this.stored;
    }
    this.stored = null;
    const { request } = this;
    this.request = null;
    if (request && board.inviteOptions.has_network) board.invite(request.game, request.host ?? "");
  }

  // Store the invitation as long as the opponent has not joined.
  storeOpenInvitation(match) {
    if (match?.waiting && match.host) storeInvitation({ broker: this.address, game: match.game, host: match.host });
    else if (this.match?.host || match) storeInvitation(null);
  }

  // -- the dialog

  // Store what was typed into these fields, so that it is there again when the dialog or the page opens the next time.
  // undefined: forget it, because it was used.
  keepTyped(values) {
    const before = JSON.stringify(this.draft);
    Object.assign(this.draft, values);
    if (JSON.stringify(this.draft) !== before) storeDraft(this.draft);
  }

  showDialog() {
    const { games, chosen } = this.board()?.inviteOptions ?? { games: [], chosen: "" };
    $("invite").game.replaceChildren(...games.map(([key, title]) => new Option(title, key)));
    const { draft } = this;
    $("invite").game.value = draft.game ?? chosen;
    const broker = draft.before === this.address ? draft : {}; // a password that was typed is for that broker only
    $("broker").address.value = broker.address ?? this.address;
    $("broker").user.value = broker.user ?? this.settings.MQTT_USER ?? this.network.MQTT_USER;
    $("broker").password.value = broker.password ?? this.settings.MQTT_PASSWORD ?? this.network.MQTT_PASSWORD;
    $("join").code.value = draft.code ?? (this.address ? "" : (this.settings.INVITATION ?? ""));
    this.report("");
    this.draw();
    $("broker-details").open = !this.address || broker.address !== undefined;
    $("join-or-invite").open = !this.match || Boolean(draft.code);
    this.open("online-dialog");
    this.lobby.open();
  }

  // Show the invite codes of the match.
  draw() {
    const { match } = this;
    const isInviting = Boolean(match?.invite_code && match.host && match.waiting);
    $("online").classList.toggle("lit", isInviting);
    $("invitation").hidden = !match;
    $("opponent-invitation").hidden = $("cancel-invitation").hidden = !isInviting;
    $("lobby-choice").hidden = !match?.host;
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
    if (![12, 16].includes(code.replace(/[\s-]/g, "").length)) return this.report(text("no_code"));
    if (!link.MQTT_BROKER) this.storeEntered();
    this.enter(code, link.MQTT_BROKER ?? $("broker").address.value.trim());
  }

  // Join or watch the match of this code.
  enter(code, broker) {
    const { hash } = new URL(inviteLink(location, code, broker));
    $("online-dialog").close();
    if (location.hash === hash) location.reload();
    else location.hash = hash; // this reloads the page
  }

  invite() {
    if (!this.checkBroker()) return;
    this.request = { game: $("invite").game.value };
    this.keepTyped({ game: undefined });
    this.opensDialog = true;
    this.useBroker();
  }

  // Leave the match for which nobody has come yet.
  cancelInvitation() {
    this.board()?.leave();
    $("online-dialog").dataset.shows = ""; // the dialog stays open
    this.report(text("invitation_cancelled"));
  }

  broker() {
    if ($("broker").address.value.trim() && !this.checkBroker()) return;
    this.useBroker();
  }

  // Return whether the address of the broker that was entered can be used. If not, report the reason.
  checkBroker() {
    const address = $("broker").address.value.trim();
    const isBlocked = location.protocol === "https:" && address.startsWith("ws:") && !THIS_COMPUTER.test(address);
    const fault = /^wss?:\/\/./.test(address) ? (isBlocked ? text("no_tls") : "") : text("no_broker");
    this.report(fault);
    if (fault) $("broker-details").open = true;
    return !fault;
  }

  // Return the settings of the broker that was entered.
  enteredBroker() {
    const { address, user, password } = $("broker");
    return { MQTT_BROKER: address.value.trim(), MQTT_USER: user.value.trim(), MQTT_PASSWORD: password.value };
  }

  // Store the broker that was entered, as the one that was used last.
  storeEntered() {
    storeBroker(...Object.values(this.enteredBroker()));
    this.keepTyped({ address: undefined, user: undefined, password: undefined });
  }

  // Use the broker that was entered. If it differs from the previous one, start a new board.
  useBroker() {
    const entered = this.enteredBroker();
    const before = { ...this.network, ...this.settings };
    $("online-dialog").close();
    this.storeEntered();
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
