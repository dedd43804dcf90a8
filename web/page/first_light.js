// The first picture after power-on: rings of light. The page shows it at once, long before its board runs. The canvas carries
// their colours, which tools/build/first_light.py recorded for some grids.
import { settingsIn } from "./address.js";
import { Panel } from "./light.js";

const canvas = document.getElementById("panel");
const recorded = JSON.parse(canvas.dataset.firstLight || "{}"); // "" if the board is in a simulator and runs already
export const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;

// Return the colours [red, green, blue] of the rings, from the edge of the grid to its centre. [] if this grid was not recorded.
export function firstRings(columns, rows, isReduced) {
  return recorded[`${columns}x${rows}`]?.[isReduced ? "reduced" : "full"] ?? [];
}

// Return a panel that shows the rings, or null if this grid was not recorded.
function firstPanel() {
  const { GRID_WIDTH: columns = 8, GRID_HEIGHT: rows = 8 } = settingsIn(location);
  const rings = firstRings(columns, rows, isStill);
  if (!rings.length) return null;
  const panel = new Panel(canvas, Number(columns), [...Array(columns * rows).keys()], "RGB");
  panel.showRings(rings);
  document.documentElement.dataset.firstLight = Math.round(performance.now());
  return panel;
}

export const first = firstPanel();
