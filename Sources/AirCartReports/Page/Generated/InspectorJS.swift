// swift-format-ignore-file
// Generated from Sources/AirCartReports/Page/Assets/inspector.js by `swift package embed-assets`; do not edit.

extension PageAssets {
  static let inspectorJS: StaticString = ##"""
// The plan of a report's cell, put together from the page's data for `planView`.

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
      name: tank.name, capacity: tank.capacity,
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

/** Everything that `planView` shows of a cell. `rates` are positions among each product's rates. */
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
    load: { title: texts.load, text: figure("load", 1), word: load.word, label: load.label },
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
      .map(([title, name]) => [title, name && nameElement(name)]),
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

"""##
}
