// Messages of the board and of the page. The newest one is in the caption, and the log keeps them all. An error also stays
// in a box of its own until the user closes it.
import { text } from "./texts.js";

const LOG_LINES = 200;
const CAPTION_MS = 4000; // how long a new message stays bright

const $ = (id) => document.getElementById(id);
let captionTimer;

// Show a message.
export function print(line) {
  $("caption").textContent = line;
  $("caption").classList.remove("old");
  clearTimeout(captionTimer);
  captionTimer = setTimeout(() => $("caption").classList.add("old"), CAPTION_MS);
  const item = document.createElement("li");
  item.textContent = line;
  $("log").append(item);
  while ($("log").childElementCount > LOG_LINES) $("log").firstElementChild.remove();
  $("log").scrollTop = $("log").scrollHeight;
}

// Show an error. `isPrinted`: whether the board has already printed this sentence.
export function showError(sentence, isPrinted = false) {
  if (!isPrinted) print(sentence);
  const list = $("error-list");
  if (![...list.children].some((item) => item.textContent === sentence)) {
    const item = document.createElement("li");
    item.textContent = sentence;
    list.append(item);
  }
  $("errors").hidden = false;
  place();
}

// Put the box of errors where it can be seen and closed: into an open dialog, or onto the page.
function place() {
  const parent = document.querySelector("dialog[open]") ?? document.body;
  if ($("errors").parentElement !== parent) parent.append($("errors"));
}

$("close-errors").addEventListener("click", () => {
  $("errors").hidden = true;
  $("error-list").replaceChildren();
});
for (const dialog of document.querySelectorAll("dialog")) dialog.addEventListener("close", place);

// Faults of the page itself, such as a file that could not be loaded
addEventListener("error", ({ message }) => message && showError(text("page_fault", { message })));
addEventListener("unhandledrejection", ({ reason }) => showError(text("page_fault", { message: reason?.message ?? reason })));
