// The plan of a report's cell: put together from the page's data, and shown in the parts that all plans have.

const numberText = (value, decimals) => grouped(decimalText(value, decimals));

/** The allocation of a cell: its tanks, and amounts by product. */
function allocationOf(data, cart, index, rule) {
  const columns = data.columns[cart];
  const shape = data.cells[cart].shapes[columns.number(index, rule, "shape")];
  if (shape == null) return null;
  const uses = { l: "low", m: "medium", f: "full" };
  const tanks = data.carts[cart].tanks.map((tank, place) => {
    const product = shape[2 * place];
    const isEmpty = product === "-";
    return {
      name: tank.name, capacity: tank.capacity, isSaddle: tank.isSaddle,
      position: isEmpty ? null : parseInt(product, 36),
      product: isEmpty ? null : data.products[parseInt(product, 36)].name,
      amount: isEmpty ? null : numberText(columns.number(index, rule, "bu", place), 1),
      percent: isEmpty ? null : numberText(columns.number(index, rule, "pct", place), 1),
      use: uses[shape[2 * place + 1]],
    };
  });
  const byProduct = data.products.map((product, place) => ({
    product: product.name, amount: columns.number(index, rule, "by", place),
    tanks: tanks.filter(tank => tank.product === product.name).length,
  })).filter(row => !Number.isNaN(row.amount))
    .map(row => ({ ...row, amount: numberText(row.amount, 1) }));
  return { tanks, byProduct };
}

/** Everything that `planView` shows of a cell, as texts; what is null is left out, and a tank without a product
    is empty. `rates` are positions among each product's rates. */
function planOf(data, cart, field, rates, index) {
  const columns = data.columns[cart], info = data.carts[cart];
  const figure = (name, decimals) => {
    const value = columns.number(index, "figures", name);
    return Number.isNaN(value) ? null : numberText(value, decimals);
  };
  const allocation = rule => allocationOf(data, cart, index, rule);
  const [plan, greedy, optimum] = ["plan", "greedy", "optimum"].map(allocation);
  const reason = columns.number(index, "figures", "infeasible");
  const isFeasible = Number.isNaN(reason);
  const { texts } = data;
  const load = data.loads[columns.number(index, "figures", "loadClass")];
  const last = (plan?.tanks || []).map((tank, place) =>
    [tank, columns.number(index, "last", place)]).filter(([, amount]) => !Number.isNaN(amount));
  const compared = rule => rule && { tanks: rule.tanks, unallocated: rule.byProduct };
  return {
    cart: info.names, field: `${data.fieldTexts[field]} ${data.units.area}`,
    load: { title: texts.load, text: figure("load", 1), word: load },
    utilization: { title: texts.utilization, text: figure("utilization", 1) },
    capacity: grouped(info.capacity),
    products: data.products.map((product, place) => ({
      name: product.name,
      amount: numberText(product.demands[rates[place]][field], 1),
      rate: `${product.rateTexts[rates[place]]} ${data.units.rate}`,
    })),
    sums: texts.sums.map(sum => ({ title: sum.title, amount: figure(sum.figure, 1) })),
    title: texts.plans[columns.number(index, "figures", "title")],
    tanks: plan ? plan.tanks : [],
    subtotals: plan && isFeasible ? plan.byProduct : [],
    unallocated: plan && !isFeasible ? plan.byProduct : [],
    fills: fillPairs(data, figure, ["loadedLimiting", "limiting"].map(name =>
      data.products[columns.number(index, "figures", name)]?.name)),
    lastLoads: last.map(([tank, amount]) => ({ ...tank, amount: numberText(amount, 1) })),
    infeasible: isFeasible ? null : data.cells[cart].reasons[reason],
    greedy: compared(greedy), optimum: compared(optimum),
    comparison: comparisonText(texts, columns.number(index, "figures", "comparison"), figure),
    commands: commandsOf(data, info, field, rates),
  };
}

/** `loaded` runs out first of the plan, `most` where the cart does all it can. */
function fillPairs({ texts, units }, figure, [loaded, most]) {
  const fills = figure("fills", 0), weight = figure("grossWeight", 0);
  if (fills == null) return [];
  return [
    [texts.fills, fills],
    ...texts.areas.map(area => [area.title, figure(area.figure, 2)])
      .map(([title, text]) => [title, text && `${text} ${units.area}`]),
    ...(loaded === most ? [[texts.runsOut, loaded]]
      : [[texts.runsOutLoaded, loaded], [texts.runsOutMost, most]])
      .map(([title, name]) => [title, name && nameMarkup(name)]),
    [texts.weight, weight && `${weight} ${units.weight}`],
  ];
}

/** What greedy leaves, what the optimum leaves, and the difference, in the sentence of the cell. */
function comparisonText(texts, comparison, figure) {
  if (Number.isNaN(comparison)) return "";
  return filled(texts.comparisons[comparison],
    ["greedyLeft", "optimumLeft", "gap"].map(name => `${figure(name, 1)} bu`)).join("");
}

function commandsOf(data, info, field, rates) {
  const rest = [data.fieldArguments[field],
    ...data.products.map((product, place) => product.arguments[rates[place]])].join(" ");
  const all = [{ name: info.name, arguments: info.arguments }, ...info.tied];
  return all.map(cart => ({
    label: all.length > 1 ? cart.name : null, text: `${cart.arguments} ${rest}`,
  }));
}

// MARK: The parts

/** A name, which may be of any language and length, in its own direction. */
const nameMarkup = name => html`<bdi class="name">${productName(name)}</bdi>`;
const captionRow = content => html`<p class="caption">${content}</p>`;
function pairRows(rows) {
  const stated = rows.filter(([, value]) => value != null);
  return stated.length > 0 && pairs(stated.map(row => entry(...row)));
}

function planView(plan) {
  return [
    tanksPart(plan), fillPart(plan), requiredPart(plan), summaryPart(plan), comparisonPart(plan),
    commandsPart(plan),
  ].filter(part => part);
}

function summaryPart({ cart, field, load, utilization, capacity }) {
  return titled("plan-summary", "Summary", pairRows([
    ["Cart model", nameMarkup(cart)], ["Field size", field],
    [load.title, html`${load.text} % ${loadMark(load.word)}`, load.word],
    [utilization.title, utilization.text && `${utilization.text} %`], ["Total capacity", `${capacity} bu`],
  ]));
}

const requiredPart = ({ products, sums }) => titled("plan-required", "Products required", [
  rowList(products.map(({ name, amount, rate }) => neededRow(nameMarkup(name), `${amount} bu`, [`Rate: ${rate}`]))),
  pairRows(sums.map(({ title, amount }) => [title, amount && `${amount} bu`])),
]);

/** The cart with its load, and the same in rows. */
function tanksPart({ title, tanks, subtotals, unallocated }) {
  if (!tanks.length) return null;
  const empty = tanks.filter(({ product }) => product == null).map(({ name }) => name);
  return titled("plan-tanks", title, [loadedCart(tanks), rowList(tanks.map(rowOf)),
    subtotals.map(sum => captionRow([nameMarkup(sum.product), ` in ${sum.tanks} tanks: ${sum.amount} bu`])),
    empty.length > 0 && captionRow(["Empty: ", empty.map((name, index) => [index > 0 && ", ", nameMarkup(name)])]),
    leftRows(unallocated)]);
}

const loadedCart = tanks => cartPicture({ tanks }, tanks.map(({ position, product, percent }) =>
  ({ product: position, name: product, percent: Number(percent) })), writtenOn);

const writtenOn = ({ product, amount }) => product == null ? ["Empty"]
  : [product.replace(grade, "").trim(), `${amount} bu`];
const rowOf = ({ name, capacity, product, amount, percent, use }) => product != null && tankRow(name, [
  `${capacity} bu capacity`, nameMarkup(product), `${amount} bu`, `${percent} %`, Math.min(100, Number(percent)), use,
  `${amount} of ${capacity} bushels, ${percent} percent, ${use} use`]);
const leftRows = rows => rows.map(({ product, amount }) =>
  unallocatedBox("UNALLOCATED", nameMarkup(product), `${amount} bu`));

function fillPart({ infeasible, fills, lastLoads }) {
  if (infeasible) return titled("plan-fills", "Fill plan", html`<p>Infeasible: ${infeasible}</p>`);
  return fills.length > 0 && titled("plan-fills", "Fill plan", [pairRows(fills), lastLoads.length > 0 && [
    html`<h4>Loads of the last fill</h4>`, pairRows(lastLoads.map(({ name, product, amount }) =>
      [[nameMarkup(name), ": ", nameMarkup(product)], `${amount} bu`]))]]);
}

/** Both rules for one filling, tank by tank; a sign marks where they differ. */
function comparisonPart({ greedy, optimum, comparison }) {
  if (!greedy) return null;
  if (!optimum) return titled("plan-rule", "Simple rule (greedy)",
    [loadedCart(greedy.tanks), rowList(greedy.tanks.map(rowOf)), leftRows(greedy.unallocated)]);
  const caption = "Greedy and optimum, for one filling";
  const rows = greedy.tanks.map((tank, place) => {
    const other = optimum.tanks[place];
    const differs = tank.product !== other.product || tank.amount !== other.amount;
    return html`<tr ${differs && html`class="differs"`}><th scope="row">${nameMarkup(tank.name)}${differs &&
      html`<span class="difference" aria-hidden="true"> ≠</span><span class="vh"> differs</span>`}</th>${
      [tank, other].map(tankCell)}</tr>`;
  });
  const left = [greedy, optimum].some(({ unallocated }) => unallocated.length) && html`<tr class="left-over"><th
    scope="row">UNALLOCATED</th>${[greedy, optimum].map(({ unallocated }) => html`<td>${unallocated.length
    ? unallocated.map(held) : "none"}</td>`)}</tr>`;
  return titled("plan-rule", "Greedy beside the optimum", html`<p>${comparison}</p><div class="frame" tabindex="0"
    role="group" aria-label="${caption}"><table class="table comparison"><caption class="vh">${caption}</caption>
    <thead><tr>${headCells(["Tank", "Greedy", "Optimum"])}</tr></thead>
    <tbody>${rows}${left}</tbody></table></div>`);
}

const held = ({ product, amount }) => html`${nameMarkup(product)} <span class="line">${amount} bu</span>`;
const tankCell = tank => tank.product == null ? html`<td class="secondary">empty</td>` : html`<td>${held(tank)}</td>`;

/** A command of each cart that is as good. */
const commandsPart = ({ commands }) => commands.length > 0 && titled("plan-commands", "Plan it in full",
  commands.map(({ label, text }) => html`${label && captionRow(label)}<div class="command"><pre><code>${
    text}</code></pre><button type="button" class="button" data-copy>Copy</button></div>`));
