// swift-format-ignore-file
// Generated from Sources/AirCartReports/Explorer/Assets/engine.js by `swift package embed-assets`; do not edit.

extension ExplorerAssets {
  static let engineJS: StaticString = ##"""
// The engine: Swift compiled to WebAssembly. Jobs go in and answers come out as blocks of numbers,
// whose layout is next to the Swift sources that read and write them.

const engine = (() => {
  const layout = 5;
  const conversions = ['hectares', 'acres', 'kilogramsPerHectare', 'poundsPerAcre', 'litres',
    'kilograms', 'kilogramsPerHectolitre', 'poundsPerBushel', 'pounds', 'perCubicFoot',
    'perAveryBushel'];
  const metrics = { fills: 0, area: 1, lastFill: 2, load: 3, left: 4, ruleLeft: 5, gap: 6,
    fieldPerFill: 7 };
  let module, calls, input, output;

  async function start(base64) {
    const packed = Uint8Array.from(atob(base64), character => character.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    module = await WebAssembly.compile(await new Response(stream).arrayBuffer());
    await restart();
  }

  async function restart() {
    calls = (await WebAssembly.instantiate(module, {})).exports;
    if (calls.aircart_layout() !== layout) throw new Error('layout ' + calls.aircart_layout());
    input = output = null;
  }

  /** Memory for at least so many numbers, kept from call to call. */
  function room(block, count) {
    if (block && block.count >= count) return block;
    if (block) calls.aircart_deallocate(block.start);
    const wanted = Math.max(count, 4096);
    return { start: calls.aircart_allocate(wanted), count: wanted };
  }

  function ask(call, numbers) {
    input = room(input, numbers.length);
    output = room(output, 1);
    for (;;) {
      // A view is made anew each time: memory that grows leaves older ones behind.
      new Float64Array(calls.memory.buffer, input.start, numbers.length).set(numbers);
      const count = call(input.start, numbers.length, output.start, output.count);
      if (count >= 0) return new Float64Array(calls.memory.buffer, output.start, count).slice();
      output = room(output, -count);
    }
  }

  /** The sum of numbers. */
  function sum(numbers) {
    input = room(input, numbers.length);
    new Float64Array(calls.memory.buffer, input.start, numbers.length).set(numbers);
    return calls.aircart_sum(input.start, numbers.length);
  }

  const bits = (tanks, names) => sum(tanks.map((tank, index) =>
    names.includes(tank.name) ? 2 ** index : 0));

  /** A job on carts as a block. */
  function block(job, carts) {
    const numbers = [layout, job.units === 'metric' ? 1 : 0, job.field, job.payload ?? NaN,
      job.grossWeight ?? NaN, (job.isEven ? 1 : 0) + (job.isToBrim ? 2 : 0), job.products.length];
    for (const product of job.products) {
      const name = new TextEncoder().encode(product.name);
      numbers.push(product.rate, product.density, product.maxTanks ?? -1, name.length, ...name);
    }
    numbers.push(carts.length);
    for (const cart of carts) {
      numbers.push(cart.tanks.length, cart.emptyWeight ?? NaN);
      const saddles = cart.tanks.filter(tank => tank.isSaddle).map(tank => tank.name);
      numbers.push(...cart.tanks.map(tank => tank.capacity), bits(cart.tanks, saddles),
        bits(cart.tanks, job.emptyTanks));
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
    return numbers;
  }

  /** Plans a job on carts: a status, and where it is 0 a plan for each cart. */
  function plans(job, carts) {
    const answer = ask(calls.aircart_plan, block(job, carts));
    if (answer[1] !== 0) return { status: answer[1], position: answer[2], value: answer[3] };
    const read = reader(answer, 4);
    const plans = carts.map(cart => ({ cart, ...readPlan(read) }));
    return { status: 0, plans, best: read.statements() };
  }

  /** Figures of every cart, metric, field size and rate, in that order. */
  function matrix(job, carts, product, rates, fields, names) {
    const answer = ask(calls.aircart_matrix, block(job, carts).concat(
      [product, rates.length], rates, [fields.length], fields, [names.length],
      names.map(name => metrics[name])));
    return { status: answer[1], figures: answer.subarray(4) };
  }

  /** The rates of a product between two at which a plan changes, of each cart. */
  function breaks(job, carts, product, lower, upper) {
    const answer = ask(calls.aircart_breaks, block(job, carts).concat([product, lower, upper]));
    if (answer[1] !== 0) return null;
    const { take, times, statements } = reader(answer, 4);
    return carts.map(() => ({ more: take(), points: times(take(), () => ({ rate: take(),
      says: statements() })) }));
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
    };
  }

  function readPlan(read) {
    const { take, position, figure, times, statement, statements } = read;
    const plan = { rank: take(), row: take(), infeasible: statements()[0] };
    // A limit leaves this cart nothing to load: there is no more to say of it.
    if (!take()) return { ...plan, refused: true, fill: { fills: null } };
    const tankCount = take(), productCount = take();
    const row = () => ({ product: position(), load: take(), percent: take(), use: take() });
    const left = () => ({ product: take(), amount: take(), isShown: Boolean(take()) });
    Object.assign(plan, { capacity: take(), demand: take(), load: take(), state: take(),
      utilization: take() });
    plan.products = times(productCount, () => ({ rate: take(), density: take(), demand: take() }));
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
        mass: take(), left: take(), onCart: take() })), products: times(take(), () => ({
        product: take(), load: take(), mass: take() })) }));
    plan.recommended = { tanks: times(tankCount, position) };
    plan.methods = times(2, take);
    plan.counters = times(3, () => ({ candidates: take(), subsetPairs: take() }));
    plan.says = { load: statements(), totals: statements(), title: statement(),
      subtotals: statements(), fill: statements(),
      answer: statements(), rules: statements(), close: statements(), end: statements()[0],
      isSameAsRule: Boolean(take()),
      rule: statement() };
    plan.nutrients = times(take(), take);
    plan.says.advice = statements();
    return plan;
  }

  return {
    start, restart, plans, matrix, breaks, sum,
    convert: (name, value) => calls.aircart_convert(conversions.indexOf(name), value),
    testWeight: ({ intercept, slope }, grams) =>
      calls.aircart_test_weight(intercept, slope, grams),
    memory: () => calls.memory.buffer.byteLength,
  };
})();

"""##
}
