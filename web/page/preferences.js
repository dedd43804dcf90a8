// Choices about the page itself, which the browser stores: colours, coordinates, language, sound and vibration.
import { showError } from "./messages.js";
import { text } from "./texts.js";

const nameOf = (name) => `glowgrid-${name}`;

// Return the stored choice `name`, or null.
export function storedChoice(name) {
  try {
    return localStorage.getItem(nameOf(name));
  } catch {
    return null; // the browser forbids storage
  }
}

// Store a choice. Without storage it lasts until a reload, and a sentence says so.
export function storeChoice(name, value) {
  try {
    localStorage.setItem(nameOf(name), value);
  } catch {
    showError(text("choice_not_stored"));
  }
}

// Use the stored colours of the page, and let `select` change them.
export function letChooseColours(select) {
  const use = (name) => (document.documentElement.dataset.colours = select.value = name === "light" ? "light" : "dark");
  use(storedChoice("colours"));
  select.addEventListener("change", () => {
    use(select.value);
    storeChoice("colours", select.value);
  });
}

// Shows the names of columns and rows, unless the user has turned them off with `box`. label: called with the names to show
export class Coordinates {
  constructor(box, label) {
    this.labels = []; // of the board that is shown now
    box.checked = storedChoice("coordinates") !== "off";
    this.update = () => label(box.checked ? this.labels : []);
    box.addEventListener("change", () => {
      storeChoice("coordinates", box.checked ? "on" : "off");
      this.update();
    });
  }

  show(labels) {
    this.labels = labels;
    this.update();
  }
}
