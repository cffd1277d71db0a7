// The results of the chosen cart: summary, products, tanks, fills, and the simple rule beside it. A line that would only repeat what stands above it is left out.

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

const sentences = statements => statements.map(statement => sentence(statement)).join(' ');

const answerMarkup = plan => html`<p class="lead answer">${sentences(plan.says.answer)}</p>
    ${summaryMarkup(plan)}${tanksMarkup(plan)}${fillMarkup(plan)}${requiredMarkup(plan)}
    ${ruleMarkup(plan)}${noteMarkup()}`;

const entry = (key, value, kind = '') => html`<div><dt>${key}</dt><dd class="${kind}">${value}</dd></div>`;
const titled = (key, title, body) => html`<section class="card" aria-labelledby="${key}">
  <h3 id="${key}">${title}</h3>${body}</section>`;

/** The title of a figure and its value. */
const entryOf = statement => entry(sentence(statement), valueText(statement[1]));

function summaryMarkup(plan) {
  const { word, label } = wording.loads[plan.state];
  const [load, ...others] = plan.says.load;
  return titled('summary', texts.summary, html`<dl class="pairs">
    ${entry(texts.cartModel, plan.cart.name)}${entry(texts.fieldSize, fieldSizeText())}
    ${entry(sentence(load), html`${valueText(load[1])} ${label}`, word)}${others.map(entryOf)}
    ${entry(texts.totalCapacity, short(plan.capacity) + ' bu')}</dl>`);
}

/** As it was stated, not as it was converted. */
function fieldSizeText() {
  const field = number(state.field.value, 2) + ' ' + areaUnit();
  const { value } = state.overlap;
  return value === 0 ? field : say('withOverlap', { field, overlap: number(value, 2, 0) + ' %' });
}

// MARK: Products

function requiredMarkup(plan) {
  return titled('required', texts.required, html`<ul class="plain">${
    plan.products.map((product, index) => html`<li class="pair"><strong>${
      state.products[index].name}</strong><span class="amount">${amount(product.demand)}</span>
      <span class="secondary">${say('rateLine', { rate: number(state.products[index].rate.value, 2) +
      ' ' + rateUnit() })}</span></li>`)}</ul>
    <dl class="pairs">${plan.says.totals.map(total =>
    entry(sentence(total), amount(total[1][1])))}</dl>`);
}

const amount = bushels => metric() ? volume(bushels) + ' · ' + litres(bushels) : volume(bushels);

// MARK: Tanks

/** The loads of a full fill, or the least unallocated where no fill is possible. */
function tanksMarkup(plan) {
  const rows = plan.fill.fills === null ? plan.optimal.tanks : plan.fill.tanks;
  return titled('tanks', sentence(plan.says.title), html`<ul class="plain tanks">${rows.map((row, index) =>
    tankMarkup(plan, row, index))}</ul>
    ${plan.says.subtotals.map(statement => html`<p class="secondary">${sentence(statement)}</p>`)}
    ${plan.fill.fills === null && unallocatedMarkup(plan.optimal.left)}
    <p class="secondary hint">${texts.tapTank}</p>`);
}

function tankMarkup(plan, row, index) {
  const tank = plan.cart.tanks[index];
  const name = row.product === null ? texts.empty : state.products[row.product].name;
  return html`<li><button type="button" class="tank" data-do="openTank" data-tank="${tank.name}"
    data-key="tank-${tank.name}"><span class="pair"><strong>${tank.name}</strong>
    <span class="secondary">${say('capacity', { capacity: short(tank.capacity) })}</span>
    ${tankBody(tank, row, name)}</span></button></li>`;
}

function tankBody(tank, row, name) {
  if (row.product === null) return html`<span class="secondary">${name}</span><span></span>`;
  const word = wording.uses[row.use];
  return html`<span>${name}</span><span class="amount">${amount(row.load)}</span>
    <span class="secondary">${percent(row.percent)} · ${word}${
  row.reserve > 0 && ' · ' + say('plusReserve', { a: volume(row.reserve) })}</span>
    <span class="track ${word}" role="img" aria-label="${say('filled', { load: number(row.load, 1),
    capacity: short(tank.capacity), percent: percent(row.percent) })}">
    <span class="fill" data-share="${Math.min(100, row.percent)}%"></span></span>`;
}

const unallocatedMarkup = rows => rows.filter(row => row.isShown).map(row => html`<p
  class="unallocated tinted"><strong>${texts.unallocated}</strong> <span>${
  state.products[row.product].name}</span> <span>${amount(row.amount)}</span></p>`);

// MARK: Fills

function fillMarkup(plan) {
  if (plan.fill.fills === null) {
    return titled('filling', texts.fillPlan,
      html`<p class="over">${say('infeasible', { reason: infeasibleText(plan) })}</p>`);
  }
  return titled('filling', texts.fillPlan, html`<dl class="pairs">${plan.says.fill.map(entryOf)}</dl>
    ${plan.says.close.map(statement => html`<p>${sentence(statement)}</p>`)}
    ${brokenRulesMarkup(plan.says.rules)}${fillChoices(plan)}${loadSheet(plan)}`);
}

/** Each house rule that the plan breaks, with what keeping it would cost. */
const brokenRulesMarkup = rules => rules.length > 0 && html`<h4>${texts.houseRules}</h4>${
  rules.filter((_, place) => place % 2 === 0).map((broken, index) => html`<p>${
    sentences([broken, rules[2 * index + 1]])}</p>`)}`;

/** How the tanks are filled: what the load sheet below is about. */
const fillChoices = ({ fill }) => html`<div class="fillings">${
  fill.fills > 1 && checkRow('even', texts.evenFills, state.isEven)}${
  state.payload || state.grossWeight
    ? state.isToBrim && html`<p class="secondary hint">${texts.noBrim}</p>`
    : checkRow('brim', texts.toBrim, state.isToBrim)}</div>`;

/** The job on a cart in a line. */
const jobWords = cart => say('sheetFor', { cart, field: fieldSizeText(),
  products: listed(state.products.filter(({ rate: { value } }) => value > 0).map(product =>
    product.name + ' ' + number(product.rate.value, 2) + ' ' + rateUnit())) });

/** What is loaded at every stop; stops at which the same happens are one table. */
function loadSheet({ stops, cart }) {
  return html`<section class="sheets" aria-labelledby="sheet"><h4 id="sheet">${texts.loadSheet}</h4>
    <p class="paper">${jobWords(cart.name)}</p>
    ${stops.map(stop => stopMarkup(stop, cart))}
    <p class="secondary hint">${texts.scaleHint}</p>
    <button type="button" class="button wide" data-do="printSheet" data-key="printSheet">${
  texts.printSheet}</button></section>`;
}

function stopMarkup(stop, cart) {
  const each = stop.first === stop.last ? '' : ' ' + texts.each;
  return html`<table class="table sheet"><caption>${
    sentence(stop.title)}: ${area(stop.area)}${each}</caption>
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

function ruleMarkup(plan) {
  const { cart, greedy, says } = plan;
  return titled('rule', texts.rule, html`<p>${sentence(says.rule)}</p>
    ${!says.isSameAsRule && html`<details data-key="rule"><summary>${texts.showRule}</summary>
      <ul class="plain tanks">${greedy.tanks.map((row, index) => row.product !== null &&
        html`<li class="tank"><span class="pair"><strong>${cart.tanks[index].name}</strong>
        <span class="secondary">${say('capacity', { capacity: short(cart.tanks[index].capacity) })}</span>
        ${tankBody(cart.tanks[index], row, state.products[row.product].name)}</span></li>`)}</ul>
      ${unallocatedMarkup(greedy.left)}</details>`}`);
}

// MARK: What to know about densities

function noteMarkup() {
  const names = { products: data.products.map(({ name }) => name) };
  const notes = state.products.filter(product => state.densities === 'listed' && !product.density &&
    product.rate.value > 0).map(({ name }) => listedProduct(name).densityNote).filter(note => note);
  if (!notes.length) return null;
  const figures = notes.map(note => sentence(note, names)).join('; ');
  return html`<p class="card note">${say('densityNote', { a: figures })} ${texts.choosePublished}</p>`;
}
