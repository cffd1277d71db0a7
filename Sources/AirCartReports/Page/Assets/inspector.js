// The plan of a report's cell, put together from the page's data for `planView`.

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
      amount: isEmpty ? null : decimalText(columns.number(index, rule, "bu", place), 1),
      percent: isEmpty ? null : decimalText(columns.number(index, rule, "pct", place), 1),
      use: uses[shape[2 * place + 1]],
    };
  });
  const byProduct = data.products.map((product, place) => ({
    product: product.name, amount: columns.number(index, rule, "by", place),
    tanks: tanks.filter(tank => tank.product === product.name).length,
  })).filter(row => !Number.isNaN(row.amount))
    .map(row => ({ ...row, amount: decimalText(row.amount, 1) }));
  return { tanks, byProduct };
}

/** Everything that `planView` shows of a cell. `rates` are positions among each product's rates. */
function planOf(data, cart, field, rates, index) {
  const columns = data.columns[cart], info = data.carts[cart];
  const figure = (name, decimals) => {
    const value = columns.number(index, "figures", name);
    return Number.isNaN(value) ? null : decimalText(value, decimals);
  };
  const allocation = rule => allocationOf(data, cart, index, rule);
  const [plan, greedy, optimum] = ["plan", "greedy", "optimum"].map(allocation);
  const reason = columns.number(index, "figures", "infeasible");
  const isFeasible = Number.isNaN(reason);
  const load = data.classes[columns.number(index, "figures", "loadClass")];
  const last = (plan?.tanks || []).map((tank, place) =>
    [tank, columns.number(index, "last", place)]).filter(([, amount]) => !Number.isNaN(amount));
  const compared = rule => rule && { tanks: rule.tanks, unallocated: rule.byProduct };
  const fills = figure("fills", 0);
  return {
    cart: info.names, field: `${data.fieldTexts[field]} ${data.units.area}`,
    load: { text: figure("load", 1), word: load.word, sign: load.sign },
    utilization: figure("utilization", 1), capacity: info.capacity,
    products: data.products.map((product, place) => ({
      name: product.name,
      amount: decimalText(product.demands[rates[place]][field], 1),
      rate: `${product.rateTexts[rates[place]]} ${data.units.rate}`,
    })),
    sums: ["together", "remainder", "loaded"].map(name => ({
      title: name === "together" ? data.titles.together : data.titles[name][isFeasible ? 1 : 0],
      amount: figure(name, 1),
    })),
    title: data.titles[fills == null ? "none" : fills === "1" ? "one" : "several"],
    tanks: plan ? plan.tanks : [],
    subtotals: plan && isFeasible ? plan.byProduct : [],
    unallocated: plan && !isFeasible ? plan.byProduct : [],
    fills: fillPairs(data, figure, fills, columns.number(index, "figures", "limiting")),
    lastLoads: last.map(([tank, amount]) => ({ ...tank, amount: decimalText(amount, 1) })),
    infeasible: isFeasible ? null : data.cells[cart].reasons[reason],
    greedy: compared(greedy), optimum: compared(optimum),
    comparison: comparisonText(greedy, optimum, figure),
    commands: commandsOf(data, info, field, rates),
  };
}

function fillPairs(data, figure, fills, limiting) {
  if (fills == null) return [];
  const area = name => {
    const text = figure(name, 2);
    return text && `${text} ${data.units.area}`;
  };
  const weight = figure("weight", 0);
  const isOne = fills === "1";
  return [
    ["Fills", fills],
    ["These tanks last for", isOne ? area("range") : null],
    [isOne ? "Largest possible area per fill" : "Area per fill", area("area")],
    ["Last fill", isOne ? null : area("lastFill")],
    ["Runs out first", Number.isNaN(limiting) ? null : nameElement(data.products[limiting].name)],
    ["Gross weight", weight && `${weight} ${data.units.weight}`],
  ];
}

function comparisonText(greedy, optimum, figure) {
  if (!greedy || !optimum) return "";
  const gap = figure("gap", 1);
  if (gap !== "0.0")
    return `Greedy leaves ${figure("greedyLeft", 1)} bu over, the optimum ` +
      `${figure("optimumLeft", 1)} bu: ${gap} bu less.`;
  const isSame = greedy.tanks.every((tank, place) =>
    tank.product === optimum.tanks[place].product && tank.amount === optimum.tanks[place].amount);
  if (isSame) return "Greedy gives the same allocation as the optimum.";
  const left = figure("optimumLeft", 1);
  return left === "0.0" ? "Both place everything, in other tanks." :
    `Both leave ${left} bu over, in other tanks.`;
}

function commandsOf(data, info, field, rates) {
  const rest = [data.fieldArguments[field],
    ...data.products.map((product, place) => product.arguments[rates[place]])].join(" ");
  const all = [{ name: info.name, arguments: info.arguments }, ...info.tied];
  return all.map(cart => ({
    label: all.length > 1 ? cart.name : null, text: `${cart.arguments} ${rest}`,
  }));
}
