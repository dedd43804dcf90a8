// The dialog with the settings of the board. To apply them, the page reloads with a new address. The language is also
// stored, for visits whose address names none; so it need not be in the address, and no link forces it on others.
import { expanded, keypadName, pageLink } from "./address.js";
import { storeChoice, storedChoice } from "./preferences.js";

const $ = (id) => document.getElementById(id);

// Let the button open the dialog. settings: those of the address; defaults: all others; open: opens a dialog
export function letChangeSettings(settings, defaults, open) {
  const value = (name) => settings[name] ?? defaults[name];
  $("settings").addEventListener("click", () => {
    const form = $("settings-form");
    form.grid.value = `${value("GRID_WIDTH")}x${value("GRID_HEIGHT")}`;
    form.keypad.value = keypadName(value("KEYPAD_KEYS"));
    for (const name of ["BRIGHTNESS", "REDUCED_MOTION", "THINKING", "LANGUAGE"]) form[name].value = value(name);
    $("settings-dialog").returnValue = "";
    open("settings-dialog");
  });
  $("settings-dialog").addEventListener("close", () => {
    if ($("settings-dialog").returnValue !== "apply") return;
    const chosen = {};
    const form = new FormData($("settings-form"));
    for (const [name, entry] of form) if (entry) Object.assign(chosen, expanded(name, entry));
    const changed = Object.keys(chosen).filter((name) => chosen[name] !== String(value(name)));
    if (!changed.length) return; // a reload would interrupt an online match
    if (changed.includes("LANGUAGE")) {
      storeChoice("language", chosen.LANGUAGE);
      defaults.LANGUAGE = storedChoice("language") ?? defaults.LANGUAGE;
    }
    const all = { ...settings, ...chosen };
    for (const name of Object.keys(all)) if (String(defaults[name]) === String(all[name])) delete all[name];
    location.href = pageLink(location, all);
  });
}
