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
    data.carts[matrix.cart].names.toLocaleLowerCase().includes(part) &&
    !(metricOf(state.metric).figure === "against" && matrix.cart === 0));
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
  byId("legend").replaceChildren(...legendView(data, metric));
  byId("shown").replaceChildren(...shownView(metric));
  for (const matrix of shownMatrices()) matrix.draw(metric, cellIndex);
  drawChosen();
}

/** What is chosen above the matrices, for paper, on which there is nothing to choose. */
function shownView(metric) {
  const slices = swept.slice(1).flatMap(place => ["; ", nameElement(data.products[place].name),
    ` ${data.products[place].rates[state.slices[place]]} ${data.units.rate}`]);
  return [element("strong", {}, metric.title), ...slices];
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
  const box = byId("inspector");
  document.documentElement.classList.toggle("inspecting", Boolean(chosen));
  box.hidden = !chosen;
  if (!chosen) return box.replaceChildren();
  const rates = ratesAt(chosen.column);
  const plan = planOf(data, chosen.cart, chosen.field, rates,
    cellIndex(chosen.field, chosen.column));
  const scroll = box.scrollTop;
  box.replaceChildren(inspectorHead(plan), ...planView(plan));
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
  if (matrix?.view.isConnected) matrix.cells[matrix.row][matrix.column].focus();
}

/** Tells those who do not see it which cell is chosen, and its value. */
const announce = debounced(() => {
  const { chosen } = state;
  if (!chosen) return;
  const metric = metricOf(state.metric);
  const look = cellLook(data, metric, data.columns[chosen.cart],
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
    const hadAll = metricOf(state.metric).figure === "against";
    state.metric = event.target.value;
    if (hadAll !== (metricOf(state.metric).figure === "against") || hadAll) build();
    else draw();
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
      const isName = metric.scale === "names";
      const text = Number.isNaN(value) ? "" :
        isName ? data.products[value].name : decimalText(value, metric.decimals);
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
  for (const button of document.querySelectorAll("[data-copy]")) {
    button.hidden = false;
    button.addEventListener("click", () =>
      copyText(button.parentNode.querySelector("code").textContent));
  }
}

// The page as a whole

function bindPage() {
  document.addEventListener("keydown", event => {
    if (event.key !== "Escape") return;
    if (isFiltering()) showFilters(false);
    else if (state.chosen) closeInspector();
  });
  // Paper cannot be opened: everything is.
  let closed = [];
  addEventListener("beforeprint", () => {
    closed = [...document.querySelectorAll("details:not([open])")];
    for (const details of closed) details.open = true;
  });
  addEventListener("afterprint", () => { for (const details of closed) details.open = false; });
}

loadState();
bindTables();
bindPage();
if (data.metrics.length) {
  byId("choices").hidden = byId("legend").hidden = false;
  bindChoices();
  bindFilters();
  build();
}

"""##
}
