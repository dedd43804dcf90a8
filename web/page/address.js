// The page's address: ?NAME=value are settings as in settings.toml, and #game/options/moves is a game to replay.
// Two names stand for several settings: grid=16x16 and keypad=3x4. An invitation is #join=CODE&broker=ADDRESS. The part
// after # is never sent to the page's server.
const KEYPADS = {
  "4x4": { KEYPAD_COLS: "GP6 GP7 GP8 GP9", KEYPAD_KEYS: "123A 456B 789C *0#D" },
  "3x4": { KEYPAD_COLS: "GP6 GP7 GP8", KEYPAD_KEYS: "123 456 789 *0#" },
};

const INVITED = { join: "INVITATION", broker: "MQTT_BROKER" };
const PRIVATE = ["REPLAY", "INVITATION", "MQTT_BROKER", "MQTT_USER", "MQTT_PASSWORD"]; // left out of links to this board

// Return the settings that one name and its value stand for.
export function meant(name, value) {
  const [width, height] = name === "grid" ? value.split("x") : [];
  if (height) return { GRID_WIDTH: width, GRID_HEIGHT: height };
  if (name === "keypad" && value in KEYPADS) return KEYPADS[value];
  return { [name.toUpperCase()]: value };
}

// Return the name of the keypad with these keys, or "" for any other.
export const keypadOf = (keys) => Object.keys(KEYPADS).find((name) => KEYPADS[name].KEYPAD_KEYS === keys) ?? "";

// Return settings of the power supply. A grid of over 256 lights needs more than the default, even while it is dark.
export function supplyFor(width, height) {
  return width * height > 256 ? { POWER_BUDGET_MA: String(4 * width * height) } : {};
}

export function settingsOf(location) {
  const found = {};
  for (const [name, value] of new URLSearchParams(location.search)) Object.assign(found, meant(name, value));
  return Object.assign(found, wished(location.hash));
}

// Return the settings that a fragment stands for: an invitation, or a game to replay.
export function wished(hash) {
  const found = {};
  if (/^#(join|broker)=/.test(hash)) {
    for (const [name, value] of new URLSearchParams(hash.slice(1))) if (value) found[INVITED[name] ?? name] = value;
    return found;
  }
  const transcript = text(hash.slice(1)).trim();
  return transcript ? { REPLAY: transcript } : {};
}

function text(encoded) {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded; // a malformed % sequence
  }
}

// Return a link to play or to watch with that code.
export function invitationOf(location, code, broker) {
  const address = encodeURIComponent(broker).replaceAll("%3A", ":").replaceAll("%2F", "/");
  return `${location.origin}${location.pathname}#join=${code}&broker=${address}`;
}

// Return the address of this page for these settings and this transcript.
export function addressOf(location, settings, transcript = "") {
  const query = new URLSearchParams(Object.entries(settings).filter(([name]) => !PRIVATE.includes(name))).toString();
  return location.origin + location.pathname + (query ? `?${query}` : "") + (transcript ? `#${transcript.replaceAll(" ", "%20")}` : "");
}
