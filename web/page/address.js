// The page's address: ?NAME=value are settings as in settings.toml, and #game/options/moves is a game to replay.
// Two names stand for several settings: grid=16x16 and keypad=3x4. An invite link is #join=CODE&broker=ADDRESS. Browsers
// never send the part after # to the page's server.
const KEYPADS = {
  "4x4": { KEYPAD_COLS: "GP6 GP7 GP8 GP9", KEYPAD_KEYS: "123A 456B 789C *0#D" },
  "3x4": { KEYPAD_COLS: "GP6 GP7 GP8", KEYPAD_KEYS: "123 456 789 *0#" },
};
const INVITE_NAMES = { join: "INVITATION", broker: "MQTT_BROKER" }; // name in an invite link -> setting
const PRIVATE = ["REPLAY", "INVITATION", "MQTT_BROKER", "MQTT_USER", "MQTT_PASSWORD"]; // left out of links to this board
const SMALL_GRID = 256; // most lights that the default power budget can supply
const LIGHT_MA = 4; // power budget per light of a larger grid, in mA

// Return the settings that one name and its value stand for.
export function expanded(name, value) {
  const [width, height] = name === "grid" ? value.split("x") : [];
  if (height) return { GRID_WIDTH: width, GRID_HEIGHT: height };
  if (name === "keypad" && value in KEYPADS) return KEYPADS[value];
  return { [name.toUpperCase()]: value };
}

// Return the name of the keypad with these keys, or "" for any other.
export const keypadName = (keys) => Object.keys(KEYPADS).find((name) => KEYPADS[name].KEYPAD_KEYS === keys) ?? "";

// Return the power budget for a grid. A large one needs more than the default, even while it is dark.
export function powerFor(width, height) {
  const lights = width * height;
  return lights > SMALL_GRID ? { POWER_BUDGET_MA: String(LIGHT_MA * lights) } : {};
}

// Return all settings in an address.
export function settingsIn(location) {
  const found = {};
  for (const [name, value] of new URLSearchParams(location.search)) Object.assign(found, expanded(name, value));
  return Object.assign(found, settingsInFragment(location.hash));
}

// Return the settings that a fragment stands for: an invite code with its broker, or a game to replay.
export function settingsInFragment(hash) {
  const found = {};
  if (/^#(join|broker)=/.test(hash)) {
    for (const [name, value] of new URLSearchParams(hash.slice(1))) if (value) found[INVITE_NAMES[name] ?? name] = value;
    return found;
  }
  const transcript = decoded(hash.slice(1)).trim();
  return transcript ? { REPLAY: transcript } : {};
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a malformed % sequence
  }
}

// Return the link that joins or watches a match with this invite code.
export function inviteLink(location, code, broker) {
  const address = encodeURIComponent(broker).replaceAll("%3A", ":").replaceAll("%2F", "/");
  return `${location.origin}${location.pathname}#join=${code}&broker=${address}`;
}

// Return the link to this page with these settings and this transcript.
export function pageLink(location, settings, transcript = "") {
  const query = new URLSearchParams(Object.entries(settings).filter(([name]) => !PRIVATE.includes(name))).toString();
  return location.origin + location.pathname + (query ? `?${query}` : "") + (transcript ? `#${transcript.replaceAll(" ", "%20")}` : "");
}
