// Draw the lights on a canvas, as LEDs behind a diffuser. Each is a soft square that also lights the squares around it.
// The names of the board's columns and rows are in the margin.
import { screenColour } from "./screen_colour.js";

const EDGE = "#22242a", BOARD = "#0f1013", DIFFUSER = "#1a1c21", HOVER = "#fff", LABEL = "#a4aab4";
const MARGIN = 13; // smallest margin around the lights, in CSS pixels: room for a label
const LARGEST_LABEL = 18; // in CSS pixels
const CACHED = 512; // maximum number of cached pictures; there is one per colour

export class Panel {
  // wire: the strip index of each light, row by row; order: the order of the strip's colour bytes, such as "GRB"
  constructor(canvas, columns, wire, order) {
    const rows = wire.length / columns;
    Object.assign(this, { canvas, columns, rows, wire, order });
    this.data = new Uint8Array(columns * rows * order.length);
    this.hover = -1;
    this.cell = 0;
    this.labels = []; // lists [text, side, position], as in screen/board_frame.py
    this.fit();
  }

  // Adapt the picture to the size that the canvas has on the page.
  fit() {
    const ratio = globalThis.devicePixelRatio || 1;
    const { clientWidth: width, clientHeight: height } = this.canvas;
    const across = (side, lights) => Math.min(side / (lights + 1), (side - 2 * MARGIN) / lights);
    const space = Math.min(across(width, this.columns), across(height, this.rows));
    const cell = Math.max(4, Math.floor((space > 0 ? space : 20) * ratio));
    if (cell === this.cell) return;
    this.cell = cell;
    this.ratio = ratio;
    this.margin = Math.round(Math.max(cell / 2, MARGIN * ratio));
    this.canvas.width = this.columns * cell + 2 * this.margin;
    this.canvas.height = this.rows * cell + 2 * this.margin;
    this.pictures = new Map();
    this.background = this.unlitPanel();
    this.draw();
  }

  // Show these labels in the margin; [] for none.
  label(labels) {
    if (JSON.stringify(labels) === JSON.stringify(this.labels)) return;
    this.labels = labels;
    this.draw();
  }

  // Show new colours: the bytes that were sent to the strip.
  show(data) {
    this.data = data;
    this.draw();
  }

  // Show rings of one colour. rings: [red, green, blue] of each ring, from the edge of the grid to its centre.
  showRings(rings) {
    for (let cell = 0; cell < this.wire.length; cell++) {
      const x = cell % this.columns, y = Math.floor(cell / this.columns);
      const colour = rings[Math.min(x, y, this.columns - 1 - x, this.rows - 1 - y)] ?? [0, 0, 0];
      [...this.order].forEach((name, at) => (this.data[this.wire[cell] * this.order.length + at] = colour["RGB".indexOf(name)] ?? 0));
    }
    this.draw();
  }

  // Return the duty cycles [red, green, blue] of a light, 0 to 255. A white LED adds to all three.
  duty(cell) {
    const at = this.wire[cell] * this.order.length;
    const white = this.order.includes("W") ? this.data[at + this.order.indexOf("W")] : 0;
    return [..."RGB"].map((name) => Math.min(255, this.data[at + this.order.indexOf(name)] + white));
  }

  draw() {
    const pen = this.canvas.getContext("2d");
    const { width, height } = this.canvas;
    pen.globalCompositeOperation = "source-over";
    pen.clearRect(0, 0, width, height);
    pen.save();
    pen.beginPath();
    pen.roundRect(0, 0, width, height, this.cell * 0.35);
    pen.clip();
    pen.drawImage(this.background, 0, 0);
    pen.globalCompositeOperation = "screen";
    for (let cell = 0; cell < this.columns * this.rows; cell++) {
      const duty = this.duty(cell);
      if (!duty[0] && !duty[1] && !duty[2]) continue;
      const picture = this.picture(duty);
      const [x, y] = this.corner(cell);
      pen.drawImage(picture, x - this.cell, y - this.cell);
    }
    pen.restore();
    this.drawLabels(pen);
    if (this.hover >= 0) {
      pen.globalCompositeOperation = "source-over";
      pen.strokeStyle = HOVER;
      pen.globalAlpha = 0.6;
      pen.lineWidth = Math.max(1.5, this.cell / 16);
      const [x, y] = this.corner(this.hover);
      pen.beginPath();
      pen.roundRect(x + pen.lineWidth, y + pen.lineWidth, this.cell - 2 * pen.lineWidth, this.cell - 2 * pen.lineWidth, this.cell * 0.22);
      pen.stroke();
      pen.globalAlpha = 1;
    }
  }

  drawLabels(pen) {
    const middle = this.margin / 2, size = Math.min(this.margin * 0.75, LARGEST_LABEL * this.ratio);
    pen.fillStyle = LABEL;
    pen.font = `600 ${size}px system-ui, sans-serif`;
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    for (const [text, side, position] of this.labels) {
      const along = this.margin + position * this.cell;
      if (side === "bottom") pen.fillText(text, along, this.canvas.height - middle);
      else pen.fillText(text, side === "left" ? middle : this.canvas.width - middle, along, this.margin * 0.8);
    }
  }

  // Return the top left corner [x, y] of a light on the canvas.
  corner(cell) {
    return [(cell % this.columns) * this.cell + this.margin, Math.floor(cell / this.columns) * this.cell + this.margin];
  }

  // Return the number of the light at a point of the page, counted row by row, or -1.
  at(x, y) {
    const box = this.canvas.getBoundingClientRect();
    const scale = this.canvas.width / box.width;
    const column = Math.floor(((x - box.left) * scale - this.margin) / this.cell);
    const row = Math.floor(((y - box.top) * scale - this.margin) / this.cell);
    return column < 0 || row < 0 || column >= this.columns || row >= this.rows ? -1 : row * this.columns + column;
  }

  // Return a picture in which all lights are off.
  unlitPanel() {
    const [canvas, pen] = surface(this.canvas.width, this.canvas.height);
    const { cell } = this;
    pen.fillStyle = EDGE;
    pen.beginPath();
    pen.roundRect(0, 0, canvas.width, canvas.height, cell * 0.35);
    pen.fill();
    pen.fillStyle = BOARD;
    pen.beginPath();
    pen.roundRect(1.5, 1.5, canvas.width - 3, canvas.height - 3, cell * 0.33);
    pen.fill();
    pen.fillStyle = DIFFUSER;
    for (let light = 0; light < this.columns * this.rows; light++) {
      const [x, y] = this.corner(light);
      pen.beginPath();
      pen.roundRect(x + cell * 0.06, y + cell * 0.06, cell * 0.88, cell * 0.88, cell * 0.2);
      pen.fill();
    }
    return canvas;
  }

  // Return the picture of a light with these duty cycles, from the cache if possible.
  picture(duty) {
    const name = duty.join();
    let picture = this.pictures.get(name);
    if (!picture) {
      if (this.pictures.size >= CACHED) this.pictures.clear();
      picture = this.paint(screenColour(...duty));
      this.pictures.set(name, picture);
    }
    return picture;
  }

  // Return the picture of a light in this screen colour. It is three lights wide, because it contains the glow.
  paint(colour) {
    const { cell } = this;
    const [canvas, pen] = surface(3 * cell, 3 * cell);
    pen.fillStyle = "#000";
    pen.fillRect(0, 0, 3 * cell, 3 * cell);
    pen.globalCompositeOperation = "screen";
    const glow = pen.createRadialGradient(1.5 * cell, 1.5 * cell, 0, 1.5 * cell, 1.5 * cell, 1.5 * cell);
    for (const [stop, share] of [[0, 0.3], [0.35, 0.2], [0.6, 0.07], [1, 0]])
      glow.addColorStop(stop, `rgb(${colour.map((part) => Math.round(part * share)).join()})`);
    pen.fillStyle = glow;
    pen.fillRect(0, 0, 3 * cell, 3 * cell);
    const inner = pen.createRadialGradient(1.5 * cell, 1.5 * cell, 0, 1.5 * cell, 1.5 * cell, 0.75 * cell);
    const centre = colour.map((part) => Math.round(part + (1 - part / 255) * ((part * part) / 255) * 0.55));
    inner.addColorStop(0, `rgb(${centre.join()})`);
    inner.addColorStop(0.35, `rgb(${colour.join()})`);
    inner.addColorStop(1, `rgb(${colour.map((part) => Math.round(part * 0.55)).join()})`);
    pen.fillStyle = inner;
    pen.beginPath();
    pen.roundRect(cell * 1.06, cell * 1.06, cell * 0.88, cell * 0.88, cell * 0.2);
    pen.fill();
    return canvas;
  }
}

// Return a new canvas, and its context for drawing.
function surface(width, height) {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return [canvas, canvas.getContext("2d")];
}
