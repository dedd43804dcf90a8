// The page's buttons that do not concern the board: sound, vibration, full screen, installation, and the file for a board.
import { showError } from "./messages.js";
import { storeChoice, storedChoice } from "./preferences.js";
import { text } from "./texts.js";

const VIBRATION_MS = 12;

const $ = (id) => document.getElementById(id);

// Let the button turn `speaker` on and off. The choice is stored. A page that opens with the sound on starts it with the
// first click or key, because browsers allow none before.
export function letTurnSound(speaker) {
  const use = (isOn) => {
    speaker.turn(isOn);
    $("sound").setAttribute("aria-pressed", isOn);
  };
  $("sound").addEventListener("click", () => {
    use(!speaker.isOn);
    storeChoice("sound", speaker.isOn ? "on" : "off");
  });
  if (storedChoice("sound") !== "on") return;
  $("sound").setAttribute("aria-pressed", true);
  speaker.isOn = true;
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => speaker.isOn && speaker.turn(true), { once: true, capture: true });
}

// Let `keypad` vibrate the device when a finger presses a key. The settings offer it where the device can vibrate.
export function letVibrate(keypad) {
  if (!navigator.vibrate || !navigator.maxTouchPoints) return;
  const box = $("vibration");
  $("vibration-choice").hidden = false;
  box.checked = storedChoice("vibration") !== "off";
  box.addEventListener("change", () => storeChoice("vibration", box.checked ? "on" : "off"));
  keypad.touched = () => box.checked && navigator.vibrate(VIBRATION_MS);
}

export function letFillTheScreen() {
  const button = $("full-screen");
  button.hidden = !document.fullscreenEnabled;
  button.addEventListener("click", () => {
    const change = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    change.catch(() => showError(text("no_full_screen")));
  });
  document.addEventListener("fullscreenchange", () => {
    button.dataset.text = document.fullscreenElement ? "leave_full_screen" : "full_screen";
    button.textContent = text(button.dataset.text);
  });
}

// Show a button that installs the page as an app, if the browser offers that.
export function letInstall() {
  let offer = null;
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event;
    $("install").hidden = false;
  });
  addEventListener("appinstalled", () => ($("install").hidden = true));
  $("install").addEventListener("click", async () => {
    $("install").hidden = true; // an offer can be used only once
    await offer.prompt();
  });
}

// Let two buttons open the dialog that makes a file for a board. value: returns the value of a setting; defaults: those of a
// new board; open: opens a dialog. Its modules are loaded then.
export function letPutOnBoard(value, defaults, open) {
  const show = async () => {
    try {
      (await import("./board_file_dialog.js")).prepare(value, defaults);
      $("about-dialog").close();
      open("board-file-dialog");
    } catch (error) {
      showError(text("cannot_load"));
      throw error;
    }
  };
  for (const button of ["put-on-board", "about-board-file"]) $(button).addEventListener("click", show);
}
