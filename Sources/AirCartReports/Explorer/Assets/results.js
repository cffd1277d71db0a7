// The results of the cart in hand: summary, products, tanks, fills, and the simple rule beside
// it. A line that would only repeat what stands above it is left out.

function resultsMarkup() {
  const plan = answers.current;
  if (!plan) return html``;
  return html`<div class="bar">
      <button type="button" class="button plain narrow" data-do="closeResults" data-key="closeResults">${
  icon('back')} ${texts.job}</button>
      <h2 id="results-title" tabindex="-1">${texts.results}</h2>
      <button type="button" class="button plain" data-do="print" data-key="print">${texts.print}</button></div>
    ${plan.refused ? fillMarkup(plan) : answerMarkup(plan)}`;
}

const answerMarkup = plan => html`${summaryMarkup(plan)}${tanksMarkup(plan)}${fillMarkup(plan)}${requiredMarkup(plan)}
    ${referenceMarkup(plan)}${noteMarkup()}`;

const entry = (key, value, kind = '') => html`<div><dt>${key}</dt><dd class="${kind}">${value}</dd></div>`;
const titled = (key, title, body) => html`<section class="card" aria-labelledby="${key}">
  <h3 id="${key}">${title}</h3>${body}</section>`;

/** How much of a cart a job asks for. */
const loadWord = percent =>
  percent > 100 ? 'over' : percent > 90 ? 'tight' : percent >= 75 ? 'watch' : 'ok';

/** How well a tank is used: a full tank is good, whatever the cart's load says. */
const useWord = percent => percent > 90 ? 'full' : percent >= 50 ? 'medium' : 'low';

function summaryMarkup(plan) {
  const word = loadWord(plan.load);
  return titled('summary', texts.summary, html`<dl class="pairs">
    ${entry(texts.cartModel, plan.cart.name)}${entry(texts.fieldSize, fieldSizeText())}
    ${entry(texts.cartLoad, html`${percent(plan.load)} ${texts[word]}`, word)}
    ${plan.load > 100 && entry(texts.utilization, percent(plan.utilization))}
    ${entry(texts.totalCapacity, capacityText(plan.capacity) + ' bu')}</dl>`);
}

/** As it was stated, not as it was converted. */
const fieldSizeText = () => number(state.field.value, 2) + ' ' + areaUnit();

// MARK: Products

function requiredMarkup(plan) {
  return titled('required', texts.required, html`<ul class="plain">${
    plan.products.map((product, index) => html`<li class="pair"><strong>${
      state.products[index].name}</strong><span class="amount">${amount(product.demand)}</span>
      <span class="secondary">${say('rateLine', { rate: number(state.products[index].rate.value, 2) +
      ' ' + rateUnit() })}</span></li>`)}</ul>
    <dl class="pairs">${totals(plan).map(([key, value]) => entry(key, amount(value)))}</dl>`);
}

const amount = bushels => metric() ? volume(bushels) + ' · ' + litres(bushels) : volume(bushels);

/** Subtotal, remainder and total, each only where it says something new. */
function totals(plan) {
  const rows = recommendedTanks(plan);
  const loaded = rows.reduce((sum, row) => sum + row.load, 0);
  const left = Math.max(0, plan.demand - loaded);
  const hasSeveral = plan.products.length !== 1;
  const hasLeft = left > 1e-9 * plan.demand;
  const isFeasible = plan.fill.fills !== null;
  const lines = [];
  if (hasSeveral) lines.push([texts.together, plan.demand]);
  if (hasLeft) lines.push([isFeasible ? texts.leftForRefills : texts.withoutTank, left]);
  if (hasSeveral || hasLeft) lines.push([isFeasible ? texts.inOneFill : texts.inTanks, loaded]);
  return lines;
}

// MARK: Tanks

/** The loads of a full fill, or the least unallocated where no fill is possible. */
const recommendedTanks = plan => plan.fill.fills === null ? plan.optimal.tanks : plan.fill.tanks;

function tanksMarkup(plan) {
  const title = plan.fill.fills === null ? texts.planLeast
    : plan.fill.fills === 1 ? texts.planOne : state.isEven ? texts.planEach : texts.planFull;
  const rows = recommendedTanks(plan);
  return titled('tanks', title, html`<ul class="plain tanks">${rows.map((row, index) =>
    tankMarkup(plan, row, index))}</ul>${subtotals(plan, rows)}
    ${plan.fill.fills === null && unallocatedMarkup(plan.optimal.left)}
    <p class="secondary hint">${texts.tapTank}</p>`);
}

function tankMarkup(plan, row, index) {
  const tank = plan.cart.tanks[index];
  const name = row.product === null ? texts.empty : state.products[row.product].name;
  return html`<li><button type="button" class="tank" data-do="openTank" data-tank="${tank.name}"
    data-key="tank-${tank.name}"><span class="pair"><strong>${tank.name}</strong>
    <span class="secondary">${say('capacity', { capacity: capacityText(tank.capacity) })}</span>
    ${tankBody(tank, row, name)}</span></button></li>`;
}

function tankBody(tank, row, name) {
  if (row.product === null) return html`<span class="secondary">${name}</span><span></span>`;
  const word = useWord(row.percent);
  return html`<span>${name}</span><span class="amount">${amount(row.load)}</span>
    <span class="secondary">${percent(row.percent)} · ${texts[word]}${
  row.reserve > 0 && ' · ' + say('plusReserve', { a: volume(row.reserve) })}</span>
    <span class="track ${word}" role="img" aria-label="${say('filled', { load: number(row.load, 1),
    capacity: capacityText(tank.capacity), percent: percent(row.percent) })}">
    <span class="fill" data-share="${Math.min(100, row.percent)}%"></span></span>`;
}

/** What a product has in all its tanks, where these are several. */
function subtotals(plan, rows) {
  return state.products.map((product, index) => {
    const own = rows.map((row, tank) => ({ ...row, capacity: plan.cart.tanks[tank].capacity }))
      .filter(row => row.product === index);
    if (own.length < 2) return null;
    const sum = key => own.reduce((total, row) => total + row[key], 0);
    return html`<p class="secondary">${say('subtotal', { name: product.name, n: own.length,
      load: number(sum('load'), 1), capacity: capacityText(sum('capacity')) })}</p>`;
  });
}

const unallocatedMarkup = rows => rows.filter(row => row.amount >= 1e-9).map(row => html`<p
  class="unallocated tinted"><strong>${texts.unallocated}</strong> <span>${
  state.products[row.product].name}</span> <span>${amount(row.amount)}</span></p>`);

// MARK: Fills

function fillMarkup(plan) {
  if (plan.fill.fills === null) {
    return titled('filling', texts.fillPlan,
      html`<p class="over">${say('infeasible', { reason: infeasibleText(plan) })}</p>`);
  }
  return titled('filling', texts.fillPlan, html`<dl class="pairs">${fillLines(plan)}</dl>
    ${fillChoices(plan)}${loadSheet(plan)}`);
}

function fillLines({ fill, recommended }) {
  const lines = fill.fills === 1 ? [entry(texts.lasts, area(recommended.range))]
    : [entry(texts.fillCount, number(fill.fills, 0)), ...state.isEven
      ? [entry(texts.eachFill, area(fill.last)), entry(texts.largest, area(fill.area))]
      : [entry(texts.areaPerFill, area(fill.area)), entry(texts.lastFill, area(fill.last))]];
  lines.push(entry(fill.limiting === null ? texts.endedBy : texts.runsOut, limitText(fill)));
  if (fill.fills === 1 && fill.area - recommended.range > 1e-9 * fill.area) {
    lines.push(entry(texts.largest, area(fill.area)));
  }
  if (fill.weight !== null) lines.push(entry(texts.gross, mass(fill.weight)));
  return lines;
}

/** How the tanks are filled: what the load sheet below is about. */
const fillChoices = ({ fill }) => html`<div class="fillings">${
  fill.fills > 1 && checkRow('even', texts.evenFills, state.isEven)}${
  state.payload || state.grossWeight
    ? state.isToBrim && html`<p class="secondary hint">${texts.noBrim}</p>`
    : checkRow('brim', texts.toBrim, state.isToBrim)}</div>`;

/** What ends a fill: a product, or the weight. */
const limitText = fill => fill.limiting === null ? texts.weightLimit
  : state.products[fill.limiting].name;

/** The job on a cart in a line. */
const jobWords = cart => say('sheetFor', { cart, field: fieldSizeText(),
  products: listed(state.products.filter(({ rate: { value } }) => value > 0).map(product =>
    product.name + ' ' + number(product.rate.value, 2) + ' ' + rateUnit())) });

/** What is loaded at every stop; stops at which the same happens are one table. */
function loadSheet({ stops, cart, fill }) {
  return html`<section class="sheets" aria-labelledby="sheet"><h4 id="sheet">${texts.loadSheet}</h4>
    <p class="paper">${jobWords(cart.name)}</p>
    ${stops.map(stop => stopMarkup(stop, cart, fill.fills))}
    <p class="secondary hint">${texts.scaleHint}</p>
    <button type="button" class="button wide" data-do="printSheet" data-key="printSheet">${
  texts.printSheet}</button></section>`;
}

function stopMarkup(stop, cart, count) {
  const { first, last } = stop;
  const words = { a: number(first, 0), b: number(last, 0), n: count, area: area(stop.area) };
  const title = count === 1 ? 'stopOnly' : first === last ? 'stopOf' : 'stopsOf';
  return html`<table class="table sheet"><caption>${say(title, words)}</caption>
    <thead><tr><th scope="col">${texts.tank}</th><th scope="col">${texts.load}</th>
    <th scope="col">${texts.scale}</th></tr></thead><tbody>${stop.tanks.map(row => html`<tr>
      <th scope="row">${cart.tanks[row.tank].name}
      <span class="secondary">${state.products[row.product].name}</span></th>
      <td><span class="amount">${mass(row.mass)}</span>
      <span class="secondary">${shownVolume(row.load)}</span></td>
      <td>${mass(row.onCart)}${row.left > 0 && html`<span class="secondary">${
    say('staysIn', { a: shownVolume(row.left) })}</span>`}</td></tr>`)}</tbody></table>
    <p class="tender">${say('tender', { list: listed(stop.products.map(row =>
    state.products[row.product].name + ' ' + mass(row.mass))) })}</p>`;
}

const shownVolume = bushels => metric() ? litres(bushels) : volume(bushels);

// MARK: The simple rule

function referenceMarkup(plan) {
  const isSame = isSameAllocation(plan);
  return titled('reference', texts.reference, html`<p>${referenceSentence(plan, isSame)}</p>
    ${!isSame && html`<details data-key="reference"><summary>${texts.showReference}</summary>
      <ul class="plain tanks">${plan.greedy.tanks.map((row, index) => row.product !== null &&
        html`<li class="tank"><span class="pair"><strong>${plan.cart.tanks[index].name}</strong>
        <span class="secondary">${say('capacity', { capacity:
        capacityText(plan.cart.tanks[index].capacity) })}</span>${tankBody(plan.cart.tanks[index],
    row, state.products[row.product].name)}</span></li>`)}</ul>
      ${unallocatedMarkup(plan.greedy.left)}</details>`}`);
}

/** Whether both put the same amounts into the same tanks, or for several fills the same products. */
function isSameAllocation(plan) {
  const rule = plan.greedy.tanks;
  if (plan.fill.fills > 1 || isToBrim()) {
    return rule.every((row, tank) => row.product === plan.recommended.tanks[tank]);
  }
  return recommendedTanks(plan).every((row, tank) => row.product === rule[tank].product &&
    Math.abs(row.load - rule[tank].load) <= 1e-6);
}

function referenceSentence(plan, isSame) {
  const { fills } = plan.fill;
  if (fills === null) return infeasibleSentence(plan, isSame);
  return fills === 1 ? oneFillSentence(plan, isSame) : severalFillsSentence(plan);
}

function infeasibleSentence(plan, isSame) {
  const [rule, best] = [plan.greedy.unallocated, plan.optimal.unallocated];
  if (isSame) return texts.same;
  return rule - best > 1e-9 * plan.demand
    ? say('ruleLeaves', { a: volume(rule), b: volume(best) }) : say('sameLeft', { a: volume(rule) });
}

function oneFillSentence(plan, isSame) {
  if (plan.greedy.unallocated > 0) {
    const left = plan.greedy.left.filter(row => row.amount > 1e-9 * plan.demand).map(row =>
      say('ofProduct', { a: volume(row.amount), name: state.products[row.product].name }));
    return say('ruleLeavesOne', { a: listed(left) });
  }
  if (isSame) return texts.same;
  const [best, rule] = [plan.recommended.tanksUsed, plan.rule.tanksUsed];
  const a = say('tankCount', { n: best });
  if (best !== rule) return say('fewerTanks', { a, b: number(rule, 0) });
  const free = rows => rows.reduce((sum, row, tank) =>
    sum + (row.product === null ? plan.cart.tanks[tank].capacity : 0), 0);
  const [own, others] = [free(plan.fill.tanks), free(plan.greedy.tanks)];
  return own > others
    ? say('moreEmpty', { a, b: capacityText(own), c: capacityText(others) }) : say('bothPlace', { a });
}

function severalFillsSentence(plan) {
  const { fill, rule } = plan;
  if (rule.fills === null) {
    const without = state.products.filter((product, index) => product.rate.value > 0 &&
      !plan.greedy.tanks.some(row => row.product === index));
    return say('ruleNoTank', { a: listed(without.map(product => product.name)) });
  }
  const a = area(rule.range);
  if (fill.area - rule.range <= 1e-9 * fill.area) return say('sameRange', { a });
  const [own, others] = [say('fills', { n: fill.fills }), say('fills', { n: rule.fills })];
  return rule.fills > fill.fills ? say('moreFills', { a, b: area(fill.area), c: others, d: own })
    : say('shorter', { a, b: area(fill.area), c: own });
}

// MARK: What to know about densities

function noteMarkup() {
  const concerned = state.densities === 'listed' ? state.products.filter(product =>
    !product.density && product.rate.value > 0 && listedProduct(product.name).kind === 'fertilizer') : [];
  if (!concerned.length) return null;
  const figures = concerned.map(({ name }) => {
    const product = listedProduct(name);
    return product.isPublished ? say('densityFigure', { name, a: density(product.listed),
      b: density(product.low), c: density(product.high) })
      : say('densityAssumed', { name, a: density(product.listed), b: density(product.published) });
  });
  return html`<p class="card note">${say('densityNote', { figures: figures.join('; ') })}</p>`;
}
