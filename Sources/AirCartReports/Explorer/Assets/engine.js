// The engine: Swift compiled to WebAssembly. Jobs go in and answers come out as blocks of numbers,
// whose layout is next to the Swift sources that read and write them.

/** Asks calls of an engine with blocks of numbers; also the worker's. */
function blocksOf(calls) {
  let input, output;

  /** Memory for at least so many numbers, kept from call to call. */
  function room(block, count) {
    if (block && block.count >= count) return block;
    if (block) calls.aircart_deallocate(block.start);
    const wanted = Math.max(count, 4096);
    return { start: calls.aircart_allocate(wanted), count: wanted };
  }

  /** Puts numbers in. A view is made anew each time: memory that grows leaves older ones behind. */
  function put(numbers) {
    input = room(input, numbers.length);
    new Float64Array(calls.memory.buffer, input.start, numbers.length).set(numbers);
    return input.start;
  }

  function ask(call, numbers) {
    output = room(output, 1);
    for (;;) {
      const count = calls[call](put(numbers), numbers.length, output.start, output.count);
      if (count >= 0) return new Float64Array(calls.memory.buffer, output.start, count).slice();
      output = room(output, -count);
    }
  }
  return { ask, put };
}

const engine = (() => {
  const layout = 18;
  const conversions = ['hectares', 'acres', 'kilogramsPerHectare', 'poundsPerAcre', 'litres',
    'kilograms', 'kilogramsPerHectolitre', 'poundsPerBushel', 'pounds', 'perCubicFoot',
    'perAveryBushel', 'centimetres', 'inches', 'perGallon', 'perLitre', 'perCubicMetre',
    'gallons', 'poundsPerGallon', 'kilogramsPerLitre'];
  const fillPolicies = ['part', 'full', 'even'];
  const metrics = { fills: 0, area: 1, lastFill: 2, load: 3, left: 4, ruleLeft: 5, gap: 6,
    fieldPerFill: 7 };
  let module, calls, blocks;

  async function start(unpacked) {
    module = await WebAssembly.compile(await unpacked.arrayBuffer());
    await restart();
  }

  async function restart() {
    calls = (await WebAssembly.instantiate(module, {})).exports;
    if (calls.aircart_layout() !== layout) throw new Error('layout ' + calls.aircart_layout());
    blocks = blocksOf(calls);
  }

  const ask = (call, numbers) => blocks.ask(call, numbers);

  /** The sum of numbers. */
  function sum(numbers) {
    return calls.aircart_sum(blocks.put(numbers), numbers.length);
  }

  const bits = (tanks, names) => sum(tanks.map((tank, index) =>
    names.includes(tank.name) ? 2 ** index : 0));

  function textNumbers(text) {
    const bytes = new TextEncoder().encode(text);
    return [bytes.length, ...bytes];
  }

  const productNumbers = product => [product.rate, product.density, product.maxTanks ?? -1,
    ...textNumbers(product.name)];

  const tankNumbers = cart => [cart.tanks.length, cart.emptyWeight ?? NaN,
    ...cart.tanks.map(tank => tank.capacity),
    ...['isSaddle', 'isLiquid'].map(kind =>
      bits(cart.tanks, cart.tanks.filter(tank => tank[kind]).map(tank => tank.name)))];

  /** Items behind their count, each as its numbers. */
  const list = (items, numbers) => [items.length, ...items.flatMap(numbers)];

  const drillNumbers = drill => [data.shoots.indexOf(drill?.shoot), drill?.rows ?? NaN, drill?.opener ?? NaN,
    data.soils.indexOf(drill?.soil)];

  /** A farm with its season and carts as a block. */
  function farmBlock({ units, crops, fields, order, overlap, margin, orderMargin, drill, season }, carts) {
    const { numbers, start, end, roadsUntil, fills, hoppers, bagged, prices, late } = season;
    return [layout, units === 'metric' ? 1 : 0,
      ...list(crops, crop => [...list(crop.products, productNumbers), crop.from ?? -1]),
      ...list(fields, field => [field.area, field.crop, ...field.position ?? [NaN, NaN],
        ...field.rates ? [1, ...field.rates] : [0]]),
      data.orders.indexOf(order), overlap ?? 0, margin ?? NaN,
      orderMargin ?? NaN, ...drillNumbers(drill),
      ...list(carts, cart => [...tankNumbers(cart), 0, 0, ...textNumbers(cart.name),
        prices[cart.name] ?? NaN]),
      season.isStated ? 1 : 0, start ?? -1, end ?? -1, roadsUntil ?? -1, fillPolicies.indexOf(fills),
      ...data.season.map(({ key }) => numbers[key] ?? NaN), ...hoppers ? list(hoppers, bushels => [bushels]) : [-1],
      ...bagged ? list(bagged, textNumbers) : [-1],
      ...list(late, row => [row.crop, row.after ?? -1, row.lossPerDay ?? NaN, row.value ?? 0,
        ...list(row.yields ?? [], point => [point.date, point.yield])])];
  }

  /** Compares the carts of a farm. */
  function farm(farm, carts) {
    const answer = ask('aircart_farm', farmBlock(farm, carts));
    if (answer[1] !== 0) return { status: answer[1], position: answer[2], value: answer[3] };
    const { take, times, position, statement, statements, text } = reader(answer, 4);
    const seeded = times(take(), () => ({ stated: take(), isOther: Boolean(take()), fields: times(take(), take) }));
    const plans = carts.map(cart => ({ cart, rank: take(), row: take(), fills: position(),
      continued: position(), cleanOuts: take(), isProven: Boolean(take()),
      crops: seeded.map(() => take() ? { area: take(), limiting: position(),
        tanks: cart.tanks.map(position), blends: times(take(), () => ({ parts: times(take(), take), name: text() })),
        infeasible: statements()[0] } : null),
      fields: farm.fields.map(() => ({ field: take(), fills: position(), continued: position(),
        cleanOuts: times(take(), take) })) }));
    const best = statement();
    const doubts = times(take(), () => ({ crop: position(), field: position(), says: statement() }));
    const orders = times(take(), () => ({ crop: position(), product: position(), seeded: take(),
      margin: take(), reserve: take(), mass: take(), volume: take(), bags: position() }));
    return { status: 0, seeded, plans, best, doubts, orders, margin: take(), loads: take() };
  }

  /** What a worker found out about seasons. */
  function seasons(answer, carts) {
    if (answer[1] !== 0) return { status: answer[1], position: answer[2], value: answer[3] };
    const { take, times, position, figure, statements } = reader(answer, 4);
    const estimate = () => ({ value: figure(), low: figure(), high: figure() });
    const seen = carts.map(cart => {
      const own = { cart, rank: take(), row: take(), infeasible: position() };
      return own.infeasible !== null ? own : Object.assign(own, { days: estimate(),
        done: times(10, position), inTime: take(), stops: take(), filling: take(), waiting: take(),
        seeded: take(), later: estimate(), cost: figure(), saving: estimate(),
        mayCostMore: estimate(), costsMore: figure(), payback: figure() });
    });
    return { status: 0, carts: seen, byYears: times(10, () => ({ best: times(take(), take), says: statements(),
      verdicts: carts.map(() => statements()[0]) })) };
  }

  /** A job on carts as a block. */
  function block(job, carts) {
    const numbers = [layout, job.units === 'metric' ? 1 : 0, job.field, job.payload ?? NaN,
      job.grossWeight ?? NaN, (job.isEven ? 1 : 0) + (job.isToBrim ? 2 : 0), job.products.length];
    numbers.push(...job.products.flatMap(productNumbers), carts.length);
    for (const cart of carts) {
      numbers.push(...tankNumbers(cart), bits(cart.tanks, job.emptyTanks));
      for (const product of job.products) {
        numbers.push(product.tanks ? bits(cart.tanks, product.tanks) : -1);
      }
      const reserves = (job.reserves ?? []).filter(({ tank }) => hasTank(cart, tank));
      numbers.push(reserves.length);
      for (const { tank, amount, isPercent } of reserves) {
        numbers.push(bits(cart.tanks, [tank]), amount, isPercent ? 1 : 0);
      }
    }
    numbers.push(job.overlap, data.goals.findIndex(({ name }) => name === job.goal), job.margin,
      ...carts.flatMap(cart => [...data.rules.map(rule => severityOf(rule, cart)),
        cart.tanks.findIndex(({ name }) => name === phosphateTankOf(cart))]));
    numbers.push(job.blending ? 1 : 0);
    for (const groups of [job.blends ?? [], job.keepApart ?? []]) {
      numbers.push(groups.length, ...groups.flatMap(names => [names.length, ...names.map(name =>
        job.products.findIndex(product => product.name === name))]));
    }
    numbers.push(...job.products.map(({ seedPlaced }) => seedPlaced ?? NaN));
    numbers.push(...drillNumbers(job.drill), ...list(job.understood ?? [], textNumbers));
    return numbers;
  }

  /** Plans a job on carts: a status, and where it is 0 a plan for each cart. */
  function plans(job, carts) {
    const answer = ask('aircart_plan', block(job, carts));
    if (answer[1] !== 0) return { status: answer[1], position: answer[2], value: answer[3] };
    const read = reader(answer, 4);
    const plans = carts.map(cart => ({ cart, ...readPlan(read) }));
    return { status: 0, plans, decision: read.statements() };
  }

  /** The real rates in the middle of a field on a cart, and the plan of the rest; `readings` have tank, product, bushels
      filled and left. */
  function adjust(job, cart, seeded, keepsRates, readings) {
    const answer = ask('aircart_adjust', block(job, [cart]).concat(
      [seeded, keepsRates ? 1 : 0], list(readings, reading => reading)));
    if (answer[1] !== 0) return { status: answer[1], position: answer[2] };
    const read = reader(answer, 4);
    const { take, times, position } = read;
    const products = times(take(), () => ({ product: take(), stated: take(), real: take(), off: take(), lasts: take() }));
    const first = { tank: position(), lasts: take() };
    return { status: 0, products, first: first.tank === null ? null : first, unseeded: take(),
      rest: take() ? { cart, ...planRecord(read) } : null };
  }

  /** Figures of every cart, metric, field size and rate, in that order. */
  function matrix(job, carts, product, rates, fields, names) {
    const answer = ask('aircart_matrix', block(job, carts).concat(
      [product, rates.length], rates, [fields.length], fields, [names.length],
      names.map(name => metrics[name])));
    return { status: answer[1], figures: answer.subarray(4) };
  }

  /** The rates of a product between two at which a plan changes, of each cart. */
  function breaks(job, carts, product, lower, upper) {
    const answer = ask('aircart_breaks', block(job, carts).concat([product, lower, upper]));
    if (answer[1] !== 0) return null;
    const { take, times, statements } = reader(answer, 4);
    return carts.map(() => ({ more: take(), points: times(take(), () => ({ rate: take(),
      says: statements() })) }));
  }

  // MARK: What was typed

  const measured = ['area', 'rate', 'volume', 'mass', 'density', 'speed', 'length', 'duration',
    'bu', 'gal', 'L'];

  /** What a text means as a number of a kind, or as a bare one: its value in the unit of a system, and the unit that
      follows; both readings of a separator; or the fields that it may be. */
  function typed(typedText, kind, density) {
    const { take, times, position, text } = askText(0, typedText,
      [measured.indexOf(kind), decimalSign.charCodeAt(0), density ?? NaN]);
    switch (take()) {
      case 0: {
        const value = Number(text()) + take();
        return { value: value * take(), system: position(), unit: text() };
      }
      case 2: return { whole: text(), decimal: text() };
      case 3: return { one: text(), fields: times(take(), text) };
      default: return {};
    }
  }

  const askText = (question, typedText, more = []) =>
    reader(ask('aircart_typed', [layout, question, ...textNumbers(typedText), ...more]), 4);

  /** The positions of what a name may mean: of some names or, where none are stated, of the listed products. */
  function named(name, among = []) {
    const { take, times } = askText(1, name.toLowerCase(), list(among, other => textNumbers(other.toLowerCase())));
    return times(take(), take);
  }

  const rowsRead = ({ take, times, text }) =>
    times(take(), () => ({ name: text(), rate: text() || null }));

  /** The products of a list, each with its rate or nothing. */
  const rows = text => rowsRead(askText(2, text));

  /** A job in a line: its field or nothing, and its products. */
  function line(text) {
    const read = askText(3, text);
    return { field: read.text() || null, rows: rowsRead(read) };
  }

  function reader(numbers, next) {
    const take = () => numbers[next++];
    const times = (count, read) => Array.from({ length: count }, read);
    // A statement is its kind and its values, each of them its kind and its numbers or statements.
    const value = () => {
      const kind = take();
      return [kind, ...times(take(), wording.values[kind] === 'clauses' ? statement : take)];
    };
    const statement = () => [take(), ...times(take(), value)];
    return {
      take, times, statement, statements: () => times(take(), statement),
      position: () => { const value = take(); return value < 0 ? null : value; },
      figure: () => { const value = take(); return Number.isNaN(value) ? null : value; },
      text: () => new TextDecoder().decode(Uint8Array.from(times(take(), take))),
    };
  }

  function readPlan(read) {
    const { take, statements } = read;
    const plan = { rank: take(), row: take(), verdict: statements()[0], infeasible: statements()[0] };
    // A limit leaves this cart nothing to load: there is no more to say of it.
    return take() ? { ...plan, ...planRecord(read) } : { ...plan, refused: true, fill: { fills: null } };
  }

  function planRecord({ take, position, figure, times, statement, statements, text }) {
    const list = () => times(take(), take);
    const plan = {};
    const tankCount = take(), productCount = take();
    const row = () => ({ product: position(), load: take(), percent: take(), use: take() });
    const left = () => ({ product: take(), amount: take(), isShown: Boolean(take()) });
    Object.assign(plan, { capacity: take(), demand: take(), load: take(), state: take(),
      utilization: take() });
    plan.products = times(productCount, () => ({ rate: take(), density: take(), demand: take(),
      isLiquid: Boolean(take()),
      name: text(), parts: list() }));
    plan.greedy = { unallocated: take(), covered: take(), tanks: times(tankCount, row) };
    plan.greedy.left = times(take(), left);
    plan.optimal = {
      status: take(), unallocated: take(), bound: take(), tanks: times(tankCount, row) };
    plan.optimal.left = times(take(), left);
    plan.fill = { status: take(), area: take(), bound: take(), fills: figure(),
      limiting: position(), last: figure(), weight: figure() };
    plan.fill.tanks = times(take(), () => ({ product: position(), load: take(), mass: take(),
      percent: take(), use: take(), reserve: take() }));
    plan.stops = times(take(), () => ({ first: take(), last: take(), title: statement(), area: take(),
      tanks: times(take(), () => ({ tank: take(), product: take(), before: take(), load: take(),
        mass: take(), left: take(), onCart: take(), withCart: figure() })), products: times(take(), () => ({
        product: take(), load: take(), mass: take(), total: take(), totalMass: take() })) }));
    plan.recommended = { tanks: times(tankCount, position) };
    plan.methods = times(2, take);
    plan.counters = times(3, () => ({ candidates: take(), subsetPairs: take() }));
    plan.says = { load: statements(), totals: statements(), title: statement(),
      subtotals: statements(), fill: statements(),
      answer: statements(), doubts: statements(), rules: statements(), close: statements(), end: statements()[0],
      isSameAsRule: Boolean(take()),
      rule: statement() };
    plan.nutrients = list();
    plan.says.advice = statements();
    plan.says.hazards = statements();
    return plan;
  }

  return {
    start, restart, plans, adjust, matrix, breaks, sum, farm, farmBlock, seasons, measured, typed, named, rows, line,
    module: () => module,
    convert: (name, value) => calls.aircart_convert(conversions.indexOf(name), value),
    testWeight: ({ intercept, slope }, grams) =>
      calls.aircart_test_weight(intercept, slope, grams),
    memory: () => calls.memory.buffer.byteLength,
  };
})();
