// The address is a set-up: ?NAME=value are settings as in settings.toml, and #game/options/moves a game to look at.
export function settingsOf(location) {
  const found = {};
  for (const [name, value] of new URLSearchParams(location.search)) {
    const [width, height] = name === "grid" ? value.split("x") : [];
    if (height) Object.assign(found, { GRID_WIDTH: width, GRID_HEIGHT: height });
    else found[name.toUpperCase()] = value;
  }
  const record = decodeURIComponent(location.hash.slice(1)).trim();
  if (record) found.REPLAY = record;
  return found;
}

// -> the address of the same page for these settings and this record
export function addressOf(location, settings, record = "") {
  const query = new URLSearchParams(Object.entries(settings).filter(([name]) => name !== "REPLAY")).toString();
  return location.origin + location.pathname + (query ? `?${query}` : "") + (record ? `#${record.replaceAll(" ", "%20")}` : "");
}
