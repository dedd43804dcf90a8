// The dialog "Put it on a board": make one UF2 file with CircuitPython, Glowgrid and the chosen settings. Nothing leaves the
// browser, and nothing is stored: what was typed stays until the page is reloaded. Loaded when the dialog is opened first.
import { expanded, keypadName } from "./address.js";
import { text } from "./texts.js";

const LARGEST = 1 << 26; // bytes of a firmware file; ten times the usual size
const DOWNLOADS = "https://circuitpython.org/board/"; // a visitor may follow this link; the page loads nothing from there
const SHOWN = ["LANGUAGE", "GRID_WIDTH", "GRID_HEIGHT"]; // settings of the page's own board that the form begins with
const SETTING = /^[A-Z_]+$/; // name of a field for a setting

const $ = (id) => document.getElementById(id);
const form = $("board-file-form");

// Return the address of the firmware for a board beside the page, where the publisher may have put it.
const beside = (board) => new URL(`../firmware/${board}.uf2`, import.meta.url);

class BoardFileDialog {
  // value: returns the value of a setting of the page's board; defaults: the settings of a new board
  constructor(value, defaults) {
    this.file = null; // the firmware file that the visitor has chosen
    this.isBeside = false; // whether firmware for the chosen board is beside the page
    this.isBusy = false;
    for (const field of form.elements) if (SETTING.test(field.name)) field.value = defaults[field.name];
    for (const name of SHOWN) form[name].value = value(name);
    form.BUZZER_PIN.value = ""; // the page's own board always has one
    form.keypad.value = keypadName(value("KEYPAD_KEYS")) || "4x4";
    form.board.addEventListener("change", () => this.useBoard());
    form.keypad.addEventListener("change", () => this.useKeypad());
    form.addEventListener("change", ({ target }) => target.name === "drive" && this.useDrive());
    form.addEventListener("input", () => this.report());
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.make();
    });
    $("firmware").addEventListener("change", ({ target }) => target.files[0] && this.take(target.files[0]));
    $("close-board-file").addEventListener("click", () => $("board-file-dialog").close());
    this.letDrop($("board-file-dialog"));
    this.useBoard();
    this.useKeypad();
    this.useDrive();
  }

  // -- the fields

  async useBoard() {
    const board = form.board.value;
    $("firmware-link").href = `${DOWNLOADS}${board}/`;
    const answer = await fetch(beside(board), { method: "HEAD" }).catch(() => null);
    if (board !== form.board.value) return; // another one has been chosen meanwhile
    this.isBeside = Boolean(answer?.ok) && !answer.headers.get("content-type")?.startsWith("text/html");
    $("firmware-beside").hidden = !this.isBeside;
    $("firmware-download").hidden = this.isBeside;
  }

  useKeypad() {
    const kind = form.keypad.value;
    $("matrix-fields").hidden = $("matrix-fields").disabled = kind === "buttons";
    $("button-fields").hidden = $("button-fields").disabled = kind !== "buttons";
    for (const [name, entry] of Object.entries(expanded("keypad", kind))) if (form[name]) form[name].value = entry;
  }

  useDrive() {
    const isKept = form.drive.value === "keep";
    $("drive-fields").hidden = $("drive-fields").disabled = isKept;
  }

  letDrop(dialog) {
    for (const kind of ["dragenter", "dragover", "dragleave", "drop"])
      dialog.addEventListener(kind, (event) => {
        if (!event.dataTransfer?.types.includes("Files")) return;
        event.preventDefault(); // otherwise the browser leaves the page to open the file
        $("firmware-place").classList.toggle("drop", kind === "dragenter" || kind === "dragover");
        if (kind === "drop" && event.dataTransfer.files[0]) this.take(event.dataTransfer.files[0]);
      });
  }

  take(file) {
    this.file = file;
    $("firmware-name").textContent = file.name;
    this.report();
  }

  // -- the file

  // Return what page_request.py (tools/build/uf2) needs to know.
  request() {
    const settings = {}, fields = new FormData(form);
    for (const [name, entry] of fields) if (SETTING.test(name)) settings[name] = entry.trim();
    const isKept = fields.get("drive") === "keep";
    if (!isKept) settings.KEYPAD = form.keypad.value === "buttons" ? "buttons" : "matrix";
    const { lang: language } = document.documentElement;
    return { board: fields.get("board"), keep: isKept, settings, more: fields.get("more") ?? "", language };
  }

  async make() {
    if (this.isBusy) return;
    this.report();
    if (!this.file && !this.isBeside) return this.refuse(text("file_choose_firmware"), $("firmware"));
    if (!form.drive.value) return this.refuse(text("file_choose_drive"), form.elements.drive[0]);
    this.isBusy = true;
    $("board-file-steps").hidden = true;
    $("board-file-message").textContent = text("making_file");
    const request = this.request();
    const name = this.file?.name ?? `firmware/${request.board}.uf2`;
    try {
      const firmware = await this.firmware(request.board);
      const answer = firmware ? await answered(firmware, request) : { problem: "no_uf2", values: {} };
      this.report();
      if (answer.problem) this.explain(answer, name, request);
      else this.finish(answer, request);
    } catch (error) {
      this.refuse(error.message ? text("file_failed", { message: error.message }) : text("cannot_load"));
    }
    this.isBusy = false;
  }

  // Return the firmware as an ArrayBuffer, or null if the file is too large for firmware.
  async firmware(board) {
    if (this.file) return this.file.size > LARGEST ? null : this.file.arrayBuffer();
    const answer = await fetch(beside(board));
    if (!answer.ok) throw new Error(`firmware/${board}.uf2: ${answer.status}`);
    return answer.arrayBuffer();
  }

  // Offer the file, and say what is in it and how it gets onto the board.
  finish({ name, content, free, left_out: leftOut = [], without_table: games = [], warnings = [], version, oldest }, { keep }) {
    const link = $("board-file-link");
    if (link.href) URL.revokeObjectURL(link.href);
    link.href = URL.createObjectURL(new Blob([content], { type: "application/octet-stream" }));
    link.download = link.textContent = name;
    const said = [text("file_size", { size: Math.ceil(content.length / 1024), version })];
    if (oldest) said.push(text("file_too_old", { version: oldest }));
    if (!keep) {
      const languages = [...form.LANGUAGE.options].filter((each) => leftOut.includes(each.value)).map((each) => each.text);
      if (games.length) said.push(text("file_without_table", { games: games.join(", ") }));
      if (leftOut.some((path) => path.endsWith("/"))) said.push(text("file_without_classes"));
      if (languages.length) said.push(text("file_without_languages", { names: languages.join(", ") }));
      said.push(text("file_free", { free }));
    }
    $("board-file-content").replaceChildren(said.join(" "), ...warnings.flatMap((sentence) => [" ", inEnglish(sentence)]));
    $("board-file-effect").textContent = text(keep ? "file_keeps" : "file_erases");
    $("board-file-last-step").textContent = text(keep ? "step_deploy" : "step_menu");
    $("board-file-steps").hidden = false;
    $("board-file-made").focus();
    $("board-file-steps").scrollIntoView({ block: "end" });
    link.click();
  }

  // Say why there is no file, and go to the field at fault. `answer`: that of page_request.py
  explain({ problem, values, sentence, setting }, file, { more }) {
    const field = problem === "not_chosen" ? form.board : setting ? this.field(setting, more) : null;
    if (problem === "setting") this.refuse(text("file_setting"), field, sentence);
    else this.refuse(text(`file_${problem}`, { file, ...values }), field);
  }

  // Return the field of a setting.
  field(name, more) {
    const field = form.elements[name];
    return field && !field.matches(":disabled") ? field : more ? form.more : null;
  }

  // Show a sentence about a fault, perhaps with a sentence of the board, which is in English.
  refuse(message, field, sentence) {
    $("board-file-message").replaceChildren(message, ...(sentence ? [" ", inEnglish(sentence)] : []));
    $("board-file-message").classList.add("error");
    if (!field) return;
    for (let part = field.closest("details"); part; part = part.parentElement.closest("details")) part.open = true;
    field.setAttribute("aria-invalid", "true");
    field.setAttribute("aria-describedby", "board-file-message");
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: "center" }); // at the bottom, the message and the buttons would cover it
  }

  // Take back the sentence about a fault.
  report() {
    $("board-file-message").replaceChildren();
    $("board-file-message").classList.remove("error");
    for (const field of form.querySelectorAll("[aria-invalid]")) {
      field.removeAttribute("aria-invalid");
      field.removeAttribute("aria-describedby");
    }
  }
}

// Return an element with a sentence in English, whatever the language of the page.
function inEnglish(sentence) {
  const element = document.createElement("span");
  element.lang = "en";
  element.textContent = sentence;
  return element;
}

// Return the answer of a worker. Throw an Error if it fails.
async function answered(firmware, request) {
  const worker = new Worker(new URL("board_file_worker.js", import.meta.url), { type: "module" });
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => (data.failed ? reject(new Error(data.failed)) : resolve(data));
      worker.onerror = ({ message }) => reject(new Error(message)); // no message: a file could not be loaded
      worker.postMessage({ firmware, request }, [firmware]);
    });
  } finally {
    worker.terminate();
  }
}

let dialog = null;

// Prepare the dialog. value, defaults: see the class
export function prepare(value, defaults) {
  dialog ??= new BoardFileDialog(value, defaults);
}
