// What stands around the lights: a card about the game, the items of a menu or form, and the labels of the keys. The board
// describes them (screen/description.py); this module draws the description and turns clicks into selections and keys.
const ICON_SIDE = 8;
const ICON_COLOURS = ["#f0a820", "#4a68ff"]; // of the two halves of an icon

const PRESSED_MS = 600;

const $ = (id) => document.getElementById(id);

// Return an element with these properties and children.
function element(kind, properties = {}, ...children) {
  const made = Object.assign(document.createElement(kind), properties);
  made.append(...children);
  return made;
}

// Return a picture of an icon: 16 hexadecimal digits per colour, two for each row of 8 pixels.
function iconPicture(icon) {
  const canvas = element("canvas", { width: 8 * ICON_SIDE, height: 8 * ICON_SIDE, className: "icon" });
  canvas.setAttribute("aria-hidden", "true");
  const pen = canvas.getContext("2d");
  for (let half = 0; half * 16 < icon.length; half++) {
    pen.fillStyle = ICON_COLOURS[half];
    for (let row = 0; row < 8; row++) {
      const bits = parseInt(icon.slice(half * 16 + row * 2, half * 16 + row * 2 + 2), 16);
      for (let column = 0; column < 8; column++) {
        if (bits & (128 >> column)) pen.fillRect(column * ICON_SIDE + 1, row * ICON_SIDE + 1, ICON_SIDE - 2, ICON_SIDE - 2);
      }
    }
  }
  return canvas;
}

export class ScreenView {
  // select: called with the index of an item that should become the current one; choose: called with the index of an
  // item and that of a value in its list; tap: called with the name of a key; touch: called with (x, y) of a light;
  // keypad: shows the labels of the keys; label: called with the labels of the board's edges; enlarge: called with the
  // width of a larger grid that the user wants, or null if that is impossible
  constructor({ select, choose, tap, touch, keypad, label, enlarge }) {
    Object.assign(this, { select, choose, tap, touch, keypad, label, enlarge });
    this.shown = ""; // the last description, as JSON
    this.menuScroll = 0; // how far the menu was scrolled when its rules or setup were opened
    this.parts = new Map(); // id of a part -> its last content, as JSON
    this.boardSize = ""; // rows x columns of the table of cells
    this.cells = []; // { json: what a cell shows, place: its element }
  }

  // Show a description in JSON, unless it is the last one.
  show(json) {
    if (json === this.shown || json === "null") return;
    this.shown = json;
    const described = JSON.parse(json);
    const scene = described.scene.toLowerCase();
    this.isNew = document.body.dataset.scene !== scene;
    if (this.isNew && document.body.dataset.scene === "menu") this.menuScroll = ["rules", "setup"].includes(scene) ? $("rest").scrollTop : 0;
    document.body.dataset.scene = scene;
    $("title").textContent = described.title;
    $("headline").textContent = described.headline;
    $("detail").textContent = described.detail;
    this.update("sides", described.sides, (side) => this.side(side));
    const larger = this.enlarge && described.larger_grid ? [described.larger_grid] : [];
    this.update("actions", [...described.buttons, ...larger], ({ name, key, item = -1, is_enabled = true, side }) => {
      const made = this.button(name, () => (side ? this.enlarge(side) : this.choosing(item, key)));
      made.disabled = !is_enabled;
      return made;
    });
    this.update("items", described.items, (item, index) => this.item(item, index, described.scene));
    this.keypad.label(described.keys);
    this.label(described.edges);
    if (this.isNew) $("rest").scrollTop = (scene === "menu" && this.menuScroll) || 0; // the heading and the buttons come first
  }

  // Replace the children of a part, if its content has changed, but keep the focus on the same place.
  update(id, rows, drawn) {
    const json = JSON.stringify(rows);
    if (this.parts.get(id) === json) return;
    this.parts.set(id, json);
    const part = $(id), focused = [...part.querySelectorAll("button, select")].indexOf(document.activeElement);
    part.replaceChildren(...rows.flatMap(drawn));
    part.hidden = !rows.length;
    if (focused >= 0) part.querySelectorAll("button, select")[focused]?.focus();
    if (!this.isNew) part.querySelector("[aria-current=true]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  // One of the players. A click opens the setup, if that is possible now.
  side({ name, colour, rgb, has_turn, is_thinking, points, won, key, action }) {
    const dot = element("span", { className: is_thinking ? "dot thinking" : "dot" });
    dot.style.setProperty("--colour", rgb);
    const who = key ? this.button("", () => this.tap(key)) : element("span");
    Object.assign(who, { className: "who", title: key ? action : colour });
    who.append(dot, element("span", { className: "name", textContent: name }));
    const row = element("li", {}, who);
    if (points !== null) row.append(element("span", { className: "points", textContent: points }));
    if (won) row.append(element("span", { className: "won", textContent: "★".repeat(Math.min(won, 5)) + (won > 5 ? won : "") }));
    row.classList.toggle("turn", has_turn);
    return row;
  }

  // Select an item, if there is one, and press a key, if there is one.
  choosing(item, key) {
    if (item >= 0) this.select(item);
    if (key) this.tap(key);
  }

  button(name, action) {
    const made = element("button", { type: "button", textContent: name });
    made.addEventListener("click", () => {
      made.classList.add("pressed"); // the board may need half a second to show the next screen
      setTimeout(() => made.classList.remove("pressed"), PRESSED_MS);
      action();
    });
    return made;
  }

  // An item of a menu or list: a click chooses it, and smaller buttons do more with it. A line of a form: a list of
  // values, or two buttons that change a number. An item that begins a group has a heading.
  item({ name, value, icon, group, line, is_current, key, adjusts, choices, choice, more }, index, scene) {
    const choose = (pressed) => this.choosing(index, pressed);
    if (choices.length) {
      const list = element("select", {}, ...choices.map((text) => element("option", { textContent: text })));
      list.selectedIndex = choice;
      list.addEventListener("change", () => this.choose(index, list.selectedIndex));
      const row = element("label", { className: "line" }, element("span", { textContent: name }), list);
      row.setAttribute("aria-current", is_current);
      return row;
    }
    if (adjusts) {
      const less = this.button("–", () => choose("4")), more = this.button("+", () => choose("6"));
      less.setAttribute("aria-label", `${name}: –`);
      more.setAttribute("aria-label", `${name}: +`);
      const row = element("div", { className: "line" }, element("span", { textContent: name }), less, element("output", { textContent: value }), more);
      row.setAttribute("aria-current", is_current);
      return row;
    }
    const made = this.button("", () => choose(key));
    made.className = scene === "Menu" ? "tile" : "entry";
    made.setAttribute("aria-current", is_current);
    if (icon) made.append(iconPicture(icon));
    made.append(element("span", { className: "name", textContent: name }));
    if (line) made.append(element("span", { className: "about", textContent: line }));
    if (value) made.append(element("span", { className: "mark", textContent: value }));
    if (more.length) {
      const small = more.map((each) => this.button(each.name, () => choose(each.key)));
      small.forEach((each) => each.setAttribute("aria-label", `${each.textContent}: ${name}`));
      return element("div", { className: "card" }, made, element("div", { className: "more" }, ...small));
    }
    return group ? [element("h3", { textContent: group }), made] : made;
  }

  // If this is the key for up or down and there are items, select the next one in that direction. Return whether there are.
  goesThrough(key) {
    const way = { ArrowUp: -1, ArrowDown: 1 }[key], items = [...$("items").querySelectorAll("[aria-current]")];
    if (!way || !items.length) return false;
    const middle = (each) => each.offsetLeft + each.offsetWidth / 2;
    const current = items.find((each) => each.getAttribute("aria-current") === "true");
    const beyond = items.filter((each) => way * (each.offsetTop - current.offsetTop) > each.offsetHeight / 2);
    const distance = (each) => 10 * Math.abs(each.offsetTop - current.offsetTop) + Math.abs(middle(each) - middle(current));
    const next = beyond.sort((one, other) => distance(one) - distance(other))[0];
    if (!next) return true;
    this.select(items.indexOf(next));
    items.forEach((each) => each.setAttribute("aria-current", each === next)); // the next key may come before the board shows it
    return true;
  }

  // Show the board as a table of cells for screen readers. Only cells that have changed are touched, so the focus stays.
  // board: as in screen/cells.py, or null
  showBoard(board) {
    const table = $("cells"), size = board ? `${board.rows}x${board.cols}` : "";
    if (this.boardSize !== size) {
      this.boardSize = size;
      this.cells = board ? board.cells.map(() => ({ json: "", place: document.createElement("td") })) : [];
      const row = (number) => element("tr", {}, ...this.cells.slice(number * board.cols, (number + 1) * board.cols).map(({ place }) => place));
      table.replaceChildren(...(board ? Array.from({ length: board.rows }, (_, number) => row(number)) : []));
      table.hidden = !board;
    }
    this.cells.forEach((cell, index) => {
      const json = JSON.stringify(board.cells[index]);
      if (cell.json !== json) this.showCell(cell.place, board.cells[index]);
      cell.json = json;
    });
  }

  // Show [name, content, canPick, x, y] in a cell of the table. A click touches the light (x, y).
  showCell(place, [name, content, canPick, x, y]) {
    if (!content) return place.replaceChildren();
    const made = place.firstChild ?? place.appendChild(element("button", { type: "button", tabIndex: -1 }));
    made.textContent = `${name}: ${content}`;
    made.dataset.cell = name;
    made.disabled = x < 0;
    made.setAttribute("aria-disabled", !canPick);
    made.onclick = () => this.touch(x, y);
  }
}
