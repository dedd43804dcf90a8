// Find what is wrong with the settings in the page's address. The board itself checks the values of most settings.
import { expanded } from "./address.js";
import { firstKnown, text, TEXTS } from "./texts.js";

const THINKING = ["here", "board"];
const KEYPADS = ["4x4", "3x4"];

// Return a list of choices as text.
const listed = (choices) => text("or", { some: choices.slice(0, -1).join(", "), last: choices.at(-1) });

// name in the address -> function that returns what is allowed if the value is wrong, otherwise ""
const CHECKS = {
  GRID: (value) => (/^\d+x\d+$/.test(value) ? "" : text("width_x_height")),
  KEYPAD: (value) => (KEYPADS.includes(value) ? "" : listed(KEYPADS)),
  LANGUAGE: (value) => (firstKnown([value]) ? "" : listed(Object.keys(TEXTS))),
  THINKING: (value) => (THINKING.includes(value) ? "" : listed(THINKING)),
};

// Check `search`, the part of an address from ? on. known: the names of all settings.
// Return { settings, wrong }: the settings that can be used, and a sentence for each that cannot.
export function checkedSettings(search, known) {
  const settings = {}, wrong = [];
  for (const [name, value] of new URLSearchParams(search)) {
    const upper = name.toUpperCase();
    const check = CHECKS[upper];
    const allowed = check?.(value);
    if (allowed) wrong.push(text("wrong_value", { name, value, allowed }));
    else if (!check && !known.includes(upper)) wrong.push(text("unknown_name", { name, value }));
    else Object.assign(settings, expanded(name, value));
  }
  return { settings, wrong };
}
