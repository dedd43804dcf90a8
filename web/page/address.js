// Read and make addresses of the page. After ? they have settings as in settings.toml (NAME=value). Two more names stand
// for several settings: grid=16x16 and keypad=3x4. After # there is a transcript to replay (game/options/moves), or an
// invitation (join=CODE&broker=ADDRESS). Browsers never send the part after # to the page's server.
const KEYPADS = {
  "4x4": { KEYPAD_COLS: "GP6 GP7 GP8 GP9", KEYPAD_KEYS: "123A 456B 789C *0#D" },
  "3x4": { KEYPAD_COLS: "GP6 GP7 GP8", KEYPAD_KEYS: "123 456 789 *0#" },
};
const INVITE_NAMES = { join: "INVITATION", broker: "MQTT_BROKER" }; // name in an invite link -> name of the setting
const PRIVATE = ["REPLAY", "INVITATION", "MQTT_BROKER", "MQTT_USER", "MQTT_PASSWORD"]; // settings that pageLink leaves out
const SMALL_GRID = 256; // largest number of lights for which the default power budget is enough
const LIGHT_MA = 4; // power budget per light of a larger grid, in mA

// Return the settings that `name`, from an address, stands for with this value.
export function expanded(name, value) {
  const [width, height] = name === "grid" ? value.split("x") : [];
  if (height) return { GRID_WIDTH: width, GRID_HEIGHT: height };
  if (name === "keypad" && value in KEYPADS) return KEYPADS[value];
  return { [name.toUpperCase()]: value };
}

// Return the name of the keypad with these keys, "4x4" or "3x4", or "" for different keys.
export const keypadName = (keys) => Object.keys(KEYPADS).find((name) => KEYPADS[name].KEYPAD_KEYS === keys) ?? "";

// Return the setting of the power budget for a grid, or {} for the default. A large grid needs more even while it is dark.
export function powerFor(width, height) {
  const lights = width * height;
  return lights > SMALL_GRID ? { POWER_BUDGET_MA: String(LIGHT_MA * lights) } : {};
}

// Return all settings in an address, `location`.
export function settingsIn(location) {
  const found = {};
  for (const [name, value] of new URLSearchParams(location.search)) Object.assign(found, expanded(name, value));
  return Object.assign(found, settingsInFragment(location.hash));
}

// Return the settings in `hash`, the part of an address from # on: an invitation, or a transcript to replay.
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
    return text; // with an invalid % sequence, use it as it is
  }
}

// Return the link with which others join or watch the match of this invite code.
export function inviteLink(location, code, broker) {
  const address = encodeURIComponent(broker).replaceAll("%3A", ":").replaceAll("%2F", "/");
  return `${location.origin}${location.pathname}#join=${code}&broker=${address}`;
}

// Encode what ends a link where people paste it: spaces, and the braces around a position.
const encodedTranscript = (line) => line.replaceAll(" ", "%20").replaceAll("{", "%7B").replaceAll("}", "%7D");

// Return a link to this page that starts with these settings and replays this transcript.
export function pageLink(location, settings, transcript = "") {
  const query = new URLSearchParams(Object.entries(settings).filter(([name]) => !PRIVATE.includes(name))).toString();
  return location.origin + location.pathname + (query ? `?${query}` : "") + (transcript ? `#${encodedTranscript(transcript)}` : "");
}
