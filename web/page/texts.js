// The page's sentences in the user's language. The tables in texts_en.js, texts_de.js and texts_es.js have the same keys.
// In a sentence, {name} stands for a value.
import de from "./texts_de.js";
import en from "./texts_en.js";
import es from "./texts_es.js";

export const TEXTS = { en, de, es };
let table = en;

// Return the first language of `wanted`, such as ["fr-CA", "de-AT"], that Glowgrid knows, or undefined.
export const firstKnown = (wanted) => wanted.map((name) => String(name).toLowerCase().split(/[-_]/)[0]).find((name) => Object.hasOwn(TEXTS, name));

// Use this language for the whole page: "en", "de" or "es". The page uses English for any other.
export function useLanguage(language) {
  const known = firstKnown([language]) ?? "en";
  table = TEXTS[known];
  document.documentElement.lang = known;
  fill(document);
}

// Return the sentence with this key, with `values` in place of their names in braces.
export function text(key, values = {}) {
  if (!Object.hasOwn(table, key)) throw new Error(`no text has the key ${key}`);
  return table[key].replace(/{(\w+)}/g, (_, name) => values[name]);
}

// Write the sentences into all elements in `root` that name one: `data-text` for the content, `data-label` for the label
// that a screen reader reads.
function fill(root) {
  for (const element of root.querySelectorAll("[data-text]")) element.textContent = text(element.dataset.text);
  for (const element of root.querySelectorAll("[data-label]")) element.setAttribute("aria-label", text(element.dataset.label));
}
