// The results of one job: summary, products, tanks, fills, and the simple rule beside them.
//
// `planView` takes texts that are ready to be shown, so any page can use it:
// {
//   cart, tied, field, load: { title, text, word, label }, utilization: { title, text }, capacity,
//   products: [{ name, amount, rate }], sums: [{ title, amount }],
//   title, tanks: [{ name, capacity, product, amount, percent, use }], unallocated: [{ product,
//   amount }], subtotals: [{ product, tanks, amount }], fills: [[key, value]], lastLoads: [tank],
//   infeasible,
//   greedy: { tanks, unallocated, left }, optimum: { tanks, unallocated, left }, comparison,
//   commands: [{ label, text }],
// }
// A tank without a product is empty; what is null is left out.

function planView(plan) {
  return [
    planSummary(plan), planProducts(plan), planTanks(plan), planFills(plan), planComparison(plan),
    planCommands(plan),
  ].filter(part => part);
}

function planPart(title, ...content) {
  return element("section", { class: "plan-part" }, element("h3", {}, title), content);
}

function pairsElement(pairs) {
  return element("dl", { class: "pairs" }, pairs.filter(([, value]) => value != null).map(
    ([key, value]) => element("div", {}, element("dt", {}, key), element("dd", {}, value))));
}

function planSummary(plan) {
  const { load, utilization } = plan;
  const status = element("span", { class: load.word }, `${load.text} % ${load.label}`);
  return planPart("Summary", pairsElement([
    ["Cart model", nameElement(plan.cart)],
    ["Field size", plan.field],
    [load.title, status],
    [utilization.title, utilization.text && `${utilization.text} %`],
    ["Total capacity", `${plan.capacity} bu`],
  ]));
}

function planProducts(plan) {
  const rows = plan.products.map(product => element("li", { class: "required" },
    nameElement(product.name), element("span", { class: "amount" }, `${product.amount} bu`),
    element("span", { class: "caption" }, `Rate: ${product.rate}`)));
  const sums = plan.sums.filter(sum => sum.amount != null).map(sum => [sum.title, `${sum.amount} bu`]);
  return planPart("Products required", element("ul", { class: "rows" }, rows),
    sums.length ? pairsElement(sums) : null);
}

function planTanks(plan) {
  const filled = plan.tanks.filter(tank => tank.product != null);
  const empty = plan.tanks.filter(tank => tank.product == null).map(tank => tank.name);
  return planPart(plan.title, filled.map(tankCard),
    plan.subtotals.map(sum => element("p", { class: "caption" }, nameElement(sum.product),
      ` in ${sum.tanks} tanks: ${sum.amount} bu`)),
    empty.length ? element("p", { class: "caption" }, `Empty: ${empty.join(", ")}`) : null,
    unallocatedElements(plan.unallocated));
}

/** A tank: name and capacity, product and amount, percent, and a bar as long as it is full. */
function tankCard(tank) {
  const meter = element("div", {
    role: "meter", "aria-valuemin": 0, "aria-valuemax": 100, "aria-valuenow": tank.percent,
    "aria-label": tank.name,
    "aria-valuetext": `${tank.amount} of ${tank.capacity} bushels, ${tank.percent} percent, ` +
      `${tank.use} use`,
  }, barElement(Number(tank.percent), tank.use));
  return element("div", { class: "tank" },
    element("h4", {}, nameElement(tank.name)),
    element("span", { class: "caption" }, `${tank.capacity} bu capacity`),
    element("span", { class: "secondary" }, nameElement(tank.product)),
    element("span", { class: "amount" }, `${tank.amount} bu`),
    element("span", { class: "caption use" }, `${tank.use} use`),
    element("span", { class: "caption" }, `${tank.percent} %`), meter);
}

/** What finds no tank: tinted boxes, and no bar. */
function unallocatedElements(rows) {
  return rows.map(row => element("div", { class: "tinted unallocated" },
    element("strong", {}, "UNALLOCATED"), nameElement(row.product),
    element("span", { class: "number" }, `${row.amount} bu`)));
}

function planFills(plan) {
  if (plan.infeasible)
    return planPart("Fill plan", element("p", {}, `Infeasible: ${plan.infeasible}`));
  return plan.fills.length ?
    planPart("Fill plan", pairsElement(plan.fills), lastLoadsElement(plan.lastLoads)) : null;
}

/** What goes into each tank for the last fill. */
function lastLoadsElement(tanks) {
  if (!tanks.length) return null;
  return [element("h4", {}, "Loads of the last fill"), pairsElement(tanks.map(tank =>
    [[nameElement(tank.name), ": ", nameElement(tank.product)], `${tank.amount} bu`]))];
}

/** Both rules for one filling, tank by tank; a sign marks where they differ. */
function planComparison(plan) {
  const { greedy, optimum } = plan;
  if (!greedy) return null;
  if (!optimum)
    return planPart("Simple rule (greedy)", greedy.tanks.filter(tank => tank.product != null)
      .map(tankCard), unallocatedElements(greedy.unallocated));
  const rows = greedy.tanks.map((tank, place) => {
    const other = optimum.tanks[place];
    const differs = tank.product !== other.product || tank.amount !== other.amount;
    return element("tr", { class: differs ? "differs" : null },
      element("th", { scope: "row" }, nameElement(tank.name), differs ? differenceMark() : null),
      tankCell(tank), tankCell(other));
  });
  const left = [greedy, optimum].some(rule => rule.unallocated.length) ?
    element("tr", { class: "left-over" }, element("th", { scope: "row" }, "UNALLOCATED"),
      [greedy, optimum].map(rule => element("td", {}, rule.unallocated.map(row =>
        element("span", { class: "line" }, nameElement(row.product), ` ${row.amount} bu`)),
        rule.unallocated.length ? null : "none"))) : null;
  const heads = ["Tank", "Greedy", "Optimum"].map(text => element("th", { scope: "col" }, text));
  const caption = "Greedy and optimum, for one filling";
  return planPart("Greedy beside the optimum", element("p", {}, plan.comparison),
    element("div", { class: "frame", tabindex: 0, role: "group", "aria-label": caption },
      element("table", { class: "table comparison" },
        element("caption", { class: "vh" }, caption),
        element("thead", {}, element("tr", {}, heads)), element("tbody", {}, rows, left))));
}

function differenceMark() {
  return [element("span", { class: "difference", "aria-hidden": "true" }, " ≠"),
    element("span", { class: "vh" }, " differs")];
}

function tankCell(tank) {
  if (tank.product == null) return element("td", { class: "secondary" }, "empty");
  return element("td", {}, nameElement(tank.product), " ",
    element("span", { class: "line" }, `${tank.amount} bu`));
}

function planCommands(plan) {
  if (!plan.commands.length) return null;
  return planPart("Plan it in full", plan.commands.map(command => [
    command.label ? element("p", { class: "caption" }, command.label) : null,
    commandElement(command.text),
  ]));
}
