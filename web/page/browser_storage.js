// Values in the browser's storage: "localStorage" for all visits, "sessionStorage" as long as the tab is open.

// Return the value that is stored as `name`, or null.
export function read(storage, name) {
  try {
    return JSON.parse(globalThis[storage].getItem(name));
  } catch {
    return null;
  }
}

// Store `value` as `name`. If the storage is full or forbidden, nothing is stored.
export function write(storage, name, value) {
  try {
    globalThis[storage].setItem(name, JSON.stringify(value));
  } catch {}
}
