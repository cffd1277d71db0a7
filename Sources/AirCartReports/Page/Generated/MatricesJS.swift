// swift-format-ignore-file
// Generated from Sources/AirCartReports/Page/Assets/matrices.js by `swift package embed-assets`; do not edit.

extension PageAssets {
  static let matricesJS: StaticString = ##"""
// The matrices of a report: a grid for each cart, all on one scale.

/** What a cell shows of a metric: its text, its color, and what it is called. */
function cellLook(metric, columns, index) {
  const value = columns.number(index, "figures", metric.figure);
  if (Number.isNaN(value)) return { text: "–", className: "none", label: "no value" };
  const text = grouped(decimalText(value, metric.decimals));
  const place = columns.number(index, "figures", metric.by);
  const { color, sign, label } = metric.classes.findLast(entry => entry.from <= place);
  return sign ? { text: `${text}\n${sign}`, className: color, label: `${text} ${metric.unit}, ${label}` }
    : { text, className: color };
}

/** The legend of a metric: its classes from light to dark. */
function legendView(metric) {
  return [element("p", { class: "secondary" }, metric.note),
    metric.classes.length ? element("ul", { class: "legend" }, metric.classes.map(entry =>
      element("li", {}, element("span", { class: `swatch ${entry.color}`, "aria-hidden": "true" }),
        `${entry.sign} ${entry.label}`))) : element("p", {}, "No job has a value.")];
}

/** A cart's grid. Arrows move within it, and it is one stop of the Tab key. */
class Matrix {
  constructor(data, cart, onFocus, onChoose) {
    this.data = data;
    this.cart = cart;
    this.columns = data.columns[cart];
    this.onFocus = onFocus;
    this.onChoose = onChoose;
    this.cells = [];
    this.row = 0;
    this.column = 0;
    const info = data.carts[cart];
    this.table = element("table", { role: "grid", class: "matrix", "aria-labelledby": `cart-${cart}` });
    this.view = element("figure", { class: "panel" },
      element("figcaption", { id: `cart-${cart}` }, element("strong", {}, nameElement(info.names)),
        element("span", { class: "caption" }, ` ${grouped(info.capacity)} bu`)),
      element("div", { class: "frame" }, this.table));
    this.table.addEventListener("keydown", event => this.keyPressed(event));
    this.table.addEventListener("click", event => this.clicked(event));
    this.table.addEventListener("focusin", event => this.focused(event));
  }

  /** Makes the cells for some field sizes. */
  build(fields) {
    this.fields = fields;
    const { data } = this;
    const across = data.across;
    const rates = across == null ? [""] : data.products[across].rates;
    const corner = element("td", { class: "corner caption" }, `${data.units.area} ↓`,
      across == null ? "" : element("span", { class: "line" }, `${data.units.rate} →`));
    const heads = rates.map(rate => element("th", { scope: "col" }, rate || "value"));
    this.cells = fields.map(() => rates.map(() => {
      const cell = element("td", { tabindex: -1, "aria-selected": "false" });
      cell.append("");
      return cell;
    }));
    this.looks = fields.map(() => rates.map(() => ({})));
    this.marked = null;
    this.view.style.setProperty("--rows", fields.length);
    this.view.style.setProperty("--columns", rates.length);
    this.row = Math.min(this.row, fields.length - 1);
    this.column = Math.min(this.column, rates.length - 1);
    this.table.replaceChildren(
      element("thead", {}, element("tr", {}, corner, heads)),
      element("tbody", {}, fields.map((field, row) => element("tr", {},
        element("th", { scope: "row" }, data.fields[field]), this.cells[row]))));
    if (fields.length) this.cells[this.row][this.column].tabIndex = 0;
  }

  /** Writes a metric's values into the cells; what a cell shows already is not touched. */
  draw(metric, cellIndex) {
    let longest = 0;
    this.cells.forEach((cells, row) => cells.forEach((cell, column) => {
      const look = cellLook(metric, this.columns, cellIndex(this.fields[row], column));
      const shown = this.looks[row][column];
      longest = Math.max(longest, look.text.split("\n")[0].length);
      if (look.text !== shown.text) cell.firstChild.data = look.text;
      if (look.className !== shown.className) cell.className = look.className;
      if (look.label !== shown.label) cell.toggleAttribute("aria-label", look.label != null);
      if (look.label != null && look.label !== shown.label)
        cell.setAttribute("aria-label", look.label);
      this.looks[row][column] = look;
    }));
    // Columns of a width that is known are laid out in a fraction of the time.
    this.view.style.setProperty("--letters", Math.max(5, longest));
  }

  /** Marks the chosen cell, or none. */
  mark(field, column) {
    this.marked?.setAttribute("aria-selected", "false");
    this.marked = this.cells[this.fields.indexOf(field)]?.[column] || null;
    this.marked?.setAttribute("aria-selected", "true");
  }

  moveTo(row, column) {
    this.cells[this.row][this.column].tabIndex = -1;
    this.row = Math.max(0, Math.min(this.cells.length - 1, row));
    this.column = Math.max(0, Math.min(this.cells[0].length - 1, column));
    const cell = this.cells[this.row][this.column];
    cell.tabIndex = 0;
    cell.focus();
  }

  keyPressed(event) {
    if (event.altKey || event.metaKey) return;
    const last = { row: this.cells.length - 1, column: this.cells[0].length - 1 };
    const { row, column } = this;
    const targets = {
      ArrowLeft: [row, column - 1], ArrowRight: [row, column + 1],
      ArrowUp: [row - 1, column], ArrowDown: [row + 1, column],
      PageUp: [row - 5, column], PageDown: [row + 5, column],
      Home: [event.ctrlKey ? 0 : row, 0], End: [event.ctrlKey ? last.row : row, last.column],
    };
    if (targets[event.key]) this.moveTo(...targets[event.key]);
    else if (event.key === "Enter" || event.key === " ") this.choose();
    else return;
    event.preventDefault();
  }

  clicked(event) {
    const place = this.placeOf(event.target);
    if (!place) return;
    this.moveTo(...place);
    this.choose();
  }

  focused(event) {
    const place = this.placeOf(event.target);
    if (!place) return;
    [this.row, this.column] = place;
    this.onFocus(this.cart, this.fields[this.row], this.column);
  }

  choose() {
    this.onChoose(this.cart, this.fields[this.row], this.column);
  }

  placeOf(target) {
    const cell = target.closest("tbody td");
    if (!cell) return null;
    const row = cell.parentNode.sectionRowIndex, column = cell.cellIndex - 1;
    return [row, column];
  }
}

"""##
}
