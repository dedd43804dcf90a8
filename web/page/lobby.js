// The lobby of a broker: open invitations and matches that their hosts show to everybody there. For each of them, the host's
// page keeps a retained message { game, watch, join } at the topic TOPIC + ID: the game's key, the spectators' code, and
// until the match begins the invite code. The broker deletes it when it loses the connection to that page.
import { Client } from "./mqtt.js";
import { text } from "./texts.js";

const TOPIC = "glowgrid/2/lobby/";
const MOST = 50; // most entries that are listed

const $ = (id) => document.getElementById(id);
const isCode = (code, length) => typeof code === "string" && code.length === length && /^\w+$/.test(code);

// Return { game, watch, join } from a message, or null if it is not valid.
function entryIn(message) {
  try {
    const { game, watch, join } = JSON.parse(message);
    return isCode(watch, 12) ? { game, watch, join: isCode(join, 16) ? join : "" } : null;
  } catch {
    return null;
  }
}

export class Lobby {
  // account: returns the settings of the broker; games: returns [[key, title], ...]; enter: joins or watches with a code
  constructor({ account, games, enter }) {
    Object.assign(this, { account, games, enter });
    this.entries = new Map(); // topic -> what entryIn returns
    this.reader = null; // the connection while the dialog is open
    this.own = null; // the connection that keeps the entry of this page: { client, topic, message }
    this.match = null;
    $("online-dialog").addEventListener("close", () => this.close());
    $("in-lobby").addEventListener("change", () => this.update(this.match));
  }

  // -- the entries of others

  // List the entries at the broker as long as the dialog is open.
  open() {
    this.close();
    const account = this.account();
    $("lobby").hidden = !account.MQTT_BROKER;
    if (!account.MQTT_BROKER) return;
    const reader = new Client(account, {
      up: () => {
        reader.subscribe(`${TOPIC}+`);
        this.draw(text("lobby_empty"));
      },
      heard: (topic, message) => this.hear(topic, message),
      down: () => this.draw(text("lobby_fails")),
    });
    this.reader = reader;
    this.draw("...");
  }

  close() {
    this.entries.clear();
    this.reader?.close();
    this.reader = null;
  }

  hear(topic, message) {
    const entry = entryIn(message);
    if (!entry) this.entries.delete(topic);
    else if (this.entries.size < MOST && topic !== this.own?.topic) this.entries.set(topic, entry);
    this.draw(text("lobby_empty"));
  }

  // Show the entries, or `sentence` if there is none.
  draw(sentence) {
    const titles = new Map(this.games());
    const rows = [...this.entries.values()].filter(({ game }) => titles.has(game));
    $("lobby-message").textContent = rows.length ? "" : sentence;
    $("lobby-list").replaceChildren(...rows.map((entry) => this.row(entry, titles.get(entry.game))));
  }

  row({ join, watch }, title) {
    const row = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = text(join ? "join" : "watch");
    button.addEventListener("click", () => this.enter(join || watch));
    row.append(`${title} `, button);
    return row;
  }

  // -- the entry of this page

  // Show the match of this page to everybody at the broker, if its host has ticked that. `match`: as in online.js, or null
  update(match) {
    this.match = match;
    if (!match?.host) $("in-lobby").checked = false;
    if (!$("in-lobby").checked) return this.withdraw();
    const { game, spectator_code: watch, waiting, invite_code: join } = match;
    const message = JSON.stringify({ game, watch, join: waiting ? join : "" });
    if (!this.own) this.appear(message);
    else if (this.own.message !== message) {
      this.own.message = message;
      this.own.client.publish(this.own.topic, message);
    }
  }

  appear(message) {
    const topic = TOPIC + Math.random().toString(36).slice(2, 12);
    const own = { topic, message };
    own.client = new Client(this.account(), {
      will: topic,
      up: () => own.client.publish(topic, own.message),
      down: () => {
        if (this.own !== own) return;
        this.own = null;
        $("in-lobby").checked = false; // the connection is lost, and the entry with it
      },
    });
    this.own = own;
  }

  withdraw() {
    const { own } = this;
    this.own = null;
    own?.client.publish(own.topic, "");
    own?.client.close();
  }
}
