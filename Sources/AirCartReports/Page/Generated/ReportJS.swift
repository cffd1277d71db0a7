// swift-format-ignore-file
// Generated from Sources/AirCartReports/Page/Assets/report.js by `swift package embed-assets`; do not edit.

extension PageAssets {
  static let reportJS: StaticString = ##"""
// A report: what is chosen, the matrices, the inspector, filters, tables and downloads.

const data = JSON.parse(document.getElementById("data").textContent);
const byId = id => document.getElementById(id);

const swept = data.products.map((product, place) => product.isSwept ? place : -1)
  .filter(place => place >= 0);
data.across = swept.length ? swept[0] : null;
const strides = [];
let combinations = 1;
for (const { rates } of [...data.products].reverse()) {
  strides.unshift(combinations);
  combinations *= rates.length;
}
data.columns = data.cells.map(cell => new Columns(cell, combinations * data.fields.length));
for (const product of data.products)
  product.demands = product.demands.map(text => unpacked(text, data.fields.length));

const state = {
  metric: data.metrics[0]?.key, slices: data.products.map(() => 0),
  filters: { cart: "", from: "", to: "" }, chosen: null,
};
const metricOf = key => data.metrics.find(metric => metric.key === key);
const matrices = data.carts.map((_, cart) => new Matrix(data, cart, cellFocused, choose));
const wide = matchMedia("(min-width: 1024px)");

/** The place of a cell in the columns: by combination of rates, then field. */
function cellIndex(field, column) {
  let combination = 0;
  ratesAt(column).forEach((rate, place) => { combination += rate * strides[place]; });
  return combination * data.fields.length + field;
}

/** The position of each product's rate, with that of the one across. */
function ratesAt(column) {
  return state.slices.map((rate, place) => place === data.across ? column : rate);
}

// Matrices

function shownFields() {
  const [from, to] = [state.filters.from, state.filters.to].map(text => Number(text || NaN));
  return data.fields.map((_, place) => place).filter(place => {
    const field = Number(data.fields[place]);
    return !(field < from) && !(field > to);
  });
}

function shownMatrices() {
  const part = state.filters.cart.trim().toLocaleLowerCase();
  return matrices.filter(matrix =>
    data.carts[matrix.cart].names.toLocaleLowerCase().includes(part));
}

function build() {
  const fields = shownFields(), shown = shownMatrices();
  for (const matrix of matrices) matrix.build(fields);
  const isEmpty = !fields.length || !shown.length;
  byId("panels").replaceChildren(...(isEmpty ? [] : shown.map(matrix => matrix.view)));
  byId("matrices-empty").hidden = !isEmpty;
  draw();
}

function draw() {
  const metric = metricOf(state.metric);
  byId("legend").replaceChildren(...legendView(metric));
  for (const matrix of shownMatrices()) matrix.draw(metric, cellIndex);
  drawChosen();
}

// Maps: a click on one shows the plan of a cell, and a ring where it is

const size = [data.fields.length, ...data.products.map(({ rates }) => rates.length)].join("x");
const maps = [...document.querySelectorAll(`.slice[data-size="${size}"]`)].flatMap(group =>
  [...group.querySelectorAll(".map svg")].map((view, cart) => ({
    view, cart, slice: group.dataset.slice ? group.dataset.slice.split(",").map(Number) : [],
  })));
const columnCount = data.across == null ? 1 : data.products[data.across].rates.length;

/** The frame that all maps have, and a cell, in their own units. */
function mapFrame() {
  const [x, y, width, height] = ["x", "y", "width", "height"].map(name =>
    document.querySelector(".map .plot")[name].baseVal.value);
  return { x, base: y + height, cell: [width / columnCount, height / data.fields.length] };
}

function bindMaps() {
  for (const { view, cart, slice } of maps) {
    view.classList.add("linked");
    view.addEventListener("click", event => {
      const { x, base, cell } = mapFrame();
      const at = new DOMPoint(event.clientX, event.clientY)
        .matrixTransform(view.getScreenCTM().inverse());
      const column = Math.floor((at.x - x) / cell[0]), field = Math.floor((base - at.y) / cell[1]);
      if (!data.fields[field] || column < 0 || column >= columnCount) return;
      const { top } = view.getBoundingClientRect();
      showSlice(slice);
      choose(cart, field, column);
      // The plan at the side makes room for itself: the map stays where it was clicked.
      scrollBy(0, view.getBoundingClientRect().top - top);
      view.scrollIntoView({ block: "nearest" });
    });
  }
}

/** Shows another slice, whose rates are given by their places. */
function showSlice(slice) {
  swept.slice(1).forEach((place, index) => {
    state.slices[place] = slice[index];
    byId(`slice-${place}`).value = slice[index];
  });
  draw();
}

/** Links to a cell: the places of its cart, its field and each product's rate. */
function bindLinks() {
  for (const link of document.querySelectorAll("[data-cell]")) {
    const [cart, field, ...rates] = link.dataset.cell.split(".").map(Number);
    const isHeld = data.carts[cart] && data.isWhole;
    link.hidden = !isHeld;
    link.addEventListener("click", event => {
      event.preventDefault();
      showSlice(swept.slice(1).map(place => rates[place]));
      choose(cart, field, data.across == null ? 0 : rates[data.across]);
      byId("inspector").focus();
    });
  }
}

function drawRings() {
  const { chosen } = state;
  const slice = swept.slice(1).map(place => state.slices[place]).join();
  for (const { view, cart, slice: own } of maps) {
    view.querySelector(".chosen")?.remove();
    if (cart !== chosen?.cart || own.join() !== slice) continue;
    const { x, base, cell } = mapFrame();
    const box = {
      x: x + chosen.column * cell[0], y: base - (chosen.field + 1) * cell[1],
      width: cell[0], height: cell[1],
    };
    view.append(drawing("g", { class: "chosen" },
      drawing("rect", { class: "ring-dark", ...box }), drawing("rect", { class: "ring-light", ...box })));
  }
}

// The chosen cell

function cellFocused(cart, field, column) {
  if (state.chosen) choose(cart, field, column, true);
}

function choose(cart, field, column, isMove) {
  const isSame = state.chosen?.cart === cart && state.chosen.field === field &&
    state.chosen.column === column;
  if (isSame && isMove) return;
  state.chosen = { cart, field, column };
  drawChosen();
  // The sheet that opens at the foot must not cover what was chosen.
  matrices[cart].marked?.scrollIntoView({ block: "nearest", inline: "nearest" });
  announce();
  saveState();
}

function drawChosen() {
  const { chosen } = state;
  for (const matrix of matrices)
    matrix.mark(matrix.cart === chosen?.cart ? chosen.field : -1, chosen?.column);
  drawRings();
  const box = byId("inspector");
  document.documentElement.classList.toggle("inspecting", Boolean(chosen));
  box.hidden = !chosen;
  if (!chosen) return box.replaceChildren();
  const rates = ratesAt(chosen.column);
  const plan = planOf(data, chosen.cart, chosen.field, rates,
    cellIndex(chosen.field, chosen.column));
  const scroll = box.scrollTop;
  box.innerHTML = markupText(planView(plan));
  box.prepend(inspectorHead(plan));
  box.scrollTop = scroll;
}

function inspectorHead(plan) {
  const larger = element("button", { type: "button", class: "button plain sheet-only" },
    sheetSize() === "3" ? "Smaller" : "Larger");
  larger.addEventListener("click", () => {
    const next = { 1: "2", 2: "3", 3: "1" }[sheetSize()];
    document.documentElement.dataset.sheet = next;
    larger.textContent = next === "3" ? "Smaller" : "Larger";
  });
  const close = element("button", { type: "button", class: "button plain" }, "Close");
  close.addEventListener("click", closeInspector);
  return element("div", { class: "inspector-head" },
    element("h2", {}, nameElement(plan.cart), `, ${plan.field}`),
    element("div", { class: "row" }, larger, close));
}

function sheetSize() {
  return document.documentElement.dataset.sheet || "2";
}

function closeInspector() {
  const cart = state.chosen?.cart;
  state.chosen = null;
  drawChosen();
  saveState();
  const matrix = matrices[cart];
  if (byId("cells").open && matrix?.view.isConnected) matrix.cells[matrix.row][matrix.column].focus();
  else byId("matrices").focus({ preventScroll: true });
}

/** Tells those who do not see it which cell is chosen, and its value. */
const announce = debounced(() => {
  const { chosen } = state;
  if (!chosen) return;
  const metric = metricOf(state.metric);
  const look = cellLook(metric, data.columns[chosen.cart],
    cellIndex(chosen.field, chosen.column));
  const rate = data.across == null ? "" :
    `, ${data.products[data.across].name} ${data.products[data.across].rates[chosen.column]} ` +
    data.units.rate;
  byId("status").textContent = `${data.carts[chosen.cart].names}, ${data.fields[chosen.field]} ` +
    `${data.units.area}${rate}: ${metric.title} ${look.label || `${look.text} ${metric.unit}`}`;
});

// What is chosen, in the address, so that it can be kept and sent

function saveState() {
  const parts = new URLSearchParams();
  if (state.metric !== data.metrics[0]?.key) parts.set("metric", state.metric);
  for (const place of swept.slice(1))
    if (state.slices[place]) parts.set(`slice-${place}`, state.slices[place]);
  for (const [key, value] of Object.entries(state.filters)) if (value) parts.set(key, value);
  const { chosen } = state;
  if (chosen) parts.set("cell", [chosen.cart, chosen.field, chosen.column].join("."));
  history.replaceState(null, "", parts.size ? `#${parts}` : location.pathname);
}

function loadState() {
  const parts = new URLSearchParams(location.hash.slice(1));
  if (metricOf(parts.get("metric"))) state.metric = parts.get("metric");
  for (const place of swept.slice(1)) {
    const rate = Number(parts.get(`slice-${place}`));
    if (data.products[place].rates[rate]) state.slices[place] = rate;
  }
  for (const key of Object.keys(state.filters)) state.filters[key] = parts.get(key) || "";
  const [cart, field, column] = (parts.get("cell") || "").split(".").map(Number);
  const isCell = data.carts[cart] && data.fields[field] &&
    (data.across == null ? column === 0 : data.products[data.across].rates[column]);
  state.chosen = isCell ? { cart, field, column } : null;
}

// Choices and filters

function bindChoices() {
  byId("metric").value = state.metric;
  byId("metric").addEventListener("change", event => {
    state.metric = event.target.value;
    draw();
    saveState();
  });
  for (const select of document.querySelectorAll("#choices [data-product]")) {
    select.value = state.slices[select.dataset.product];
    select.addEventListener("change", () => {
      state.slices[select.dataset.product] = Number(select.value);
      draw();
      announce();
      saveState();
    });
  }
  byId("choices").addEventListener("submit", event => event.preventDefault());
}

function bindFilters() {
  const apply = debounced(() => { readFilters(); build(); saveState(); });
  for (const key of Object.keys(state.filters)) {
    byId(`filter-${key}`).value = state.filters[key];
    byId(`filter-${key}`).addEventListener("input", apply);
  }
  byId("filters-clear").addEventListener("click", () => {
    for (const key of Object.keys(state.filters)) byId(`filter-${key}`).value = "";
    readFilters();
    build();
    saveState();
    byId("filter-cart").focus();
  });
  byId("filters-open").addEventListener("click", () => showFilters(!isFiltering()));
  byId("filters-close").addEventListener("click", () => showFilters(false));
  document.addEventListener("pointerdown", event => {
    if (isFiltering() && !event.target.closest("#filters, #filters-open")) showFilters(false, true);
  });
  readFilters();
}

/** Takes over the filters; a number that is none says so and filters nothing. */
function readFilters() {
  state.filters.cart = byId("filter-cart").value;
  for (const key of ["from", "to"]) {
    const input = byId(`filter-${key}`), text = input.value.trim();
    const isNumber = text === "" || Number.isFinite(Number(text));
    input.toggleAttribute("aria-invalid", !isNumber);
    if (!isNumber) input.setAttribute("aria-invalid", "true");
    byId(`filter-${key}-error`).textContent = isNumber ? "" : "Enter a number, such as 160.";
    state.filters[key] = isNumber ? text : "";
  }
  const count = Object.values(state.filters).filter(value => value.trim()).length;
  byId("filters-clear").hidden = !count;
  byId("filters-count").textContent = count ? ` (${count})` : "";
}

const isFiltering = () => byId("side").classList.contains("open");

function showFilters(isOpen, isOutside) {
  byId("side").classList.toggle("open", isOpen);
  byId("filters-open").setAttribute("aria-expanded", isOpen);
  if (isOpen) byId("filter-cart").focus();
  else if (!isOutside) byId("filters-open").focus();
}

// Tables

function sortTable(table, column) {
  const heads = [...table.tHead.rows[0].cells], body = table.tBodies[0];
  const isUp = heads[column].getAttribute("aria-sort") !== "ascending";
  heads.forEach((head, place) => {
    if (place === column) head.setAttribute("aria-sort", isUp ? "ascending" : "descending");
    else head.removeAttribute("aria-sort");
  });
  const key = row => row.cells[column].dataset.value;
  const isNumber = [...body.rows].every(row => key(row) === "" || !Number.isNaN(Number(key(row))));
  const compare = (one, other) => isNumber ? Number(one) - Number(other) :
    one.localeCompare(other, "en", { numeric: true });
  // Rows without a value stand last either way; equal ones keep their order.
  body.append(...[...body.rows].sort((one, other) => {
    const [a, b] = [key(one), key(other)];
    if ((a === "") !== (b === "")) return a === "" ? 1 : -1;
    return (isUp ? 1 : -1) * compare(a, b);
  }));
}

function cartsCSV() {
  const table = byId("carts");
  const heads = [...table.tHead.rows[0].cells].map(head =>
    head.textContent.trim().replace(/\s+/g, " "));
  return [heads, ...[...table.tBodies[0].rows].map(row =>
    [...row.cells].map(cell => cell.dataset.value))];
}

function matricesCSV() {
  const metric = metricOf(state.metric);
  const products = data.products.map(product => `${product.name}, ${data.units.rate}`);
  const heads = ["cart", `field, ${data.units.area}`, ...products,
    metric.unit ? `${metric.title}, ${metric.unit}` : metric.title];
  const rows = shownMatrices().flatMap(matrix => matrix.cells.flatMap((cells, row) =>
    cells.map((_, column) => {
      const field = matrix.fields[row];
      const value = matrix.columns.number(cellIndex(field, column), "figures", metric.figure);
      const text = Number.isNaN(value) ? "" : decimalText(value, metric.decimals);
      return [data.carts[matrix.cart].names, data.fields[field],
        ...data.products.map((product, place) => product.rates[ratesAt(column)[place]]), text];
    })));
  return [heads, ...rows];
}

function bindTables() {
  for (const button of document.querySelectorAll(".sort"))
    button.addEventListener("click", () =>
      sortTable(button.closest("table"), button.parentNode.cellIndex));
  const makers = { carts: cartsCSV, matrices: matricesCSV };
  for (const button of document.querySelectorAll("[data-download]")) {
    const name = button.dataset.download;
    button.hidden = false;
    button.addEventListener("click", () => downloadCSV(`${name}.csv`, makers[name]()));
  }
}

// The page as a whole

function bindPage() {
  document.addEventListener("keydown", event => {
    if (event.key !== "Escape") return;
    if (isFiltering()) showFilters(false);
    else if (state.chosen) closeInspector();
  });
}

loadState();
bindTables();
bindPage();
startPrinting();
startCopying();
if (data.metrics.length) {
  bindMaps();
  bindLinks();
  byId("cells").open = byId("analysts").open = location.hash.includes("=") && !state.chosen;
  byId("choices").hidden = byId("legend").hidden = false;
  bindChoices();
  bindFilters();
  build();
}

"""##
}
