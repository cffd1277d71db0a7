// The results of the chosen cart: summary, products, fills, and the simple rule beside it. A line that would only repeat what stands above it is left out.

/** The parts in their order: the fills, what to know of them, the load sheet, then the figures. */
const resultParts = Object.entries({
  plan: fillMarkup,
  notes: plan => html`${notesMarkup(plan)}`, nutrients: plan => html`${nutrientsMarkup(plan)}`,
  sheet: plan => plan.fill.fills === null ? html`` : loadSheet(plan),
  required: requiredMarkup, summary: summaryMarkup,
  rule: plan => ruleMarkup(plan), densities: () => html`${densitiesMarkup()}`,
});

/** Shows all parts, or those in view; the load sheet, which is read at rest, waits and says so. */
function showResults(isAll) {
  const plan = answers.current;
  byID('part-sheet').classList.toggle('waiting', !isAll);
  show('part-bar', plan ? html`<button type="button" class="button plain narrow" data-do="closeResults"
      data-key="closeResults">${icon('back')} ${texts.job}</button>
    <h2 id="results-title" tabindex="-1">${texts.results}</h2>${sheetButton()}
    <button type="button" class="button plain" data-do="print" data-key="print">${
  texts.print}</button>` : html``);
  for (const [key, markup] of resultParts) {
    if (isAll || !plan || key !== 'sheet' && inView.has('part-' + key)) {
      show('part-' + key, !plan || plan.refused ? html`` : markup(plan));
    }
  }
}

const aboutJob = () => [jobWords(state.cart), answers.current?.products && sheetText('densities',
  listed(answers.current.products.filter(({ rate: pounds }) => pounds > 0).map(product =>
    product.name + ' ' + density(product.density, product.isLiquid))))];

const aboutFarm = () => [say('roomOf', { room: texts[state.room], farm: farm.title || farm.name }),
  say('fieldsOf', { n: farm.fields.length, densities: texts[farm.densities].toLowerCase(),
    area: number(engine.sum(farm.fields.map(field => field.area ?? 0)), 2, 0) + ' ' + areaUnit() })];

/** What an answer is about, and of which day: at the top of paper. */
function aboutMarkup() {
  const [title, words] = state.room === 'job' ? aboutJob() : aboutFarm();
  return html`<h2>${productName(title)}</h2><p>${words} ${new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format()}</p>
    ${isStale() && html`<p>${texts.stale}</p>`}`;
}

/** What to load, at the top of the answer: what the fills are, or why there is no plan, and the cart with what
    goes into each tank; the least unallocated where no fill is possible. */
function loadedMarkup() {
  const plan = answers.current;
  if (!plan) return html``;
  if (plan.refused) return html`<section class="card"><p class="over">${
    say('infeasible', { reason: infeasibleText(plan) })}</p></section>`;
  const isPossible = plan.fill.fills !== null;
  const rows = isPossible ? plan.fill.tanks : plan.optimal.tanks;
  return html`<section class="card" aria-labelledby="tanks">${doubtsMarkup(plan)}<p class="answer ${
    isPossible ? 'lead' : 'over'}">${productName(sentences(plan.says.answer))}</p><h2 id="tanks">${sentence(plan.says.title)}</h2>
    ${cartPicture(plan.cart, heldIn(rows, plan), tankLines, { title: say('pictureOf', { cart: plan.cart.name }), words: tankWords })}
    ${plan.says.subtotals.map(statement => remark(sentence(statement)))}
    ${!isPossible && unallocatedMarkup(plan, plan.optimal.left)}
    <p class="secondary hint">${texts.tapTank}</p></section>`;
}

/** What can hardly be meant: above the answer, which follows from it. */
const doubtsMarkup = plan => (plan.says?.doubts ?? []).map(doubt => doubtMarkup(sentence(doubt)));
const doubtMarkup = text => html`<p class="tinted doubt">${productName(text)}</p>`;

/** The answer, which stays in sight: cart, fills, what a fill covers, what the saddle holds, and which
    carts would do. */
function answerBar() {
  const plan = answers.current;
  return plan ? html`${staleMark()}${answerLine(plan)}${answers.decision.length > 0 && html`<span class="decision secondary">${
    sentences(answers.decision)}</span>`}` : html``;
}

/** What is wrong with what was typed and is not understood: answers are then those of before. */
const refusals = () => Object.values((state.room === 'job' ? state : farm).refused).map(({ problem }) => problem);
const isStale = () => refusals().length > 0;

/** Says so in front of an answer. */
const staleMark = () => isStale() && html`<span class="mark">${[...new Set(refusals())].join(' ')} ${texts.notCurrent}</span>`;

function answerLine(plan) {
  const { cart, fill } = plan;
  if (fill.fills === null) return html`<strong>${cart.name}</strong>
    <span class="over">${texts.infeasibleShort}</span>`;
  const saddles = cart.tanks.map((tank, index) => tank.isSaddle && html`<span>${say('inTank', {
    tank: tank.name, name: plan.products[fill.tanks[index].product]?.name ?? texts.empty })}</span>`);
  return html`<strong>${cart.name}</strong><strong class="amount">${say('fills', { n: fill.fills })}</strong>
    <span>${say(fill.fills === 1 ? 'enoughFor' : 'perFill', { area: area(fill.area) })}</span>${saddles}`;
}

const sentences = statements => statements.map(statement => sentence(statement)).join(' ');

/** A part of figures: open where there is room, and on a phone when it is asked for. */
const folded = (key, title, body) => html`<details class="card" data-key="${key}"${wide.matches && html` open`}><summary><h3
  id="${key}">${title}</h3></summary>${body}</details>`;

/** The title of a figure and its value. */
const entryOf = statement => entry(sentence(statement), valueText(statement[1]));

function summaryMarkup(plan) {
  const [load, ...others] = plan.says.load, word = wording.loads[plan.state];
  return folded('summary', texts.summary, pairs([entry(texts.cartModel, plan.cart.name),
    entry(texts.fieldSize, fieldSizeText()), entry(sentence(load), html`${valueText(load[1])} ${loadMark(word)}`, word),
    others.map(entryOf), entry(texts.totalCapacity, short(plan.capacity) + ' bu')]));
}

/** As it was stated, not as it was converted. */
function fieldSizeText() {
  const field = number(state.field.value, 2) + ' ' + areaUnit();
  const { value } = state.overlap;
  return value === 0 ? field : say('withOverlap', { field, overlap: number(value, 2, 0) + ' %' });
}

// MARK: Products

function requiredMarkup(plan) {
  return folded('required', texts.required, [rowList(plan.products.map(product => neededRow(productName(product.name),
    amount(product.demand, product.isLiquid), [say('rateLine', { rate: rateLine(product) }), product.parts.length > 1 &&
      say('madeOf', { list: listed(product.parts.map(statedRate)) }) + ', ' + density(product.density)].filter(Boolean)))), pairs(plan.says.totals.map(total => entry(sentence(total), amount(total[1][1]))))]);
}

/** A product of the job with its rate as it was stated. */
const statedRate = place => state.products[place].name + ' ' + statedNumber(place);
const statedNumber = place => number(state.products[place].rate.value, 2) + ' ' + rateUnit();
const rateLine = ({ parts, rate: pounds }) =>
  parts.length > 1 ? rate(pounds) : statedNumber(parts[0]);

const amount = (bushels, isLiquid) => volume(bushels, isLiquid) + (metric() && !isLiquid ? ' · ' + litres(bushels) : '');

// MARK: Tanks

/** What is in tanks, with the names of products. */
const heldIn = (rows, { products }) => rows.map(row => ({ ...row, name: products[row.product]?.name }));

/** What is written on a tank: the product without its grade, and how much of it. */
const tankLines = (tank, { name, mass: pounds, load }) => name === undefined ? [texts.empty]
  : [name.replace(grade, '').trim(), pounds !== undefined ? mass(pounds) : load !== undefined && volume(load, tank.isLiquid)].filter(Boolean);

/** The same in words, with what the tank holds. */
const tankWords = (tank, row) => row.name === undefined ? say('tankEmpty', { tank: tank.name,
  capacity: capacityOf(tank) }) : say('tankHolds', { tank: tank.name, name: row.name,
  a: [row.mass !== undefined && mass(row.mass), amount(row.load, tank.isLiquid),
    row.reserve > 0 && say('plusReserve', { a: volume(row.reserve, tank.isLiquid) })].filter(Boolean).join(', '),
  capacity: capacityOf(tank), percent: percent(row.percent) });

/** What the simple rule puts into each tank, and how full it is. */
const ruleTanks = ({ cart, greedy, products }) => rowList(greedy.tanks.map(({ product, load, percent: full, use }, place) => {
  const { name, isLiquid } = cart.tanks[place], capacity = capacityOf(cart.tanks[place]);
  return product !== null && tankRow(name, [say('capacity', { capacity }), products[product].name,
    amount(load, isLiquid), percent(full), Math.min(100, full), wording.uses[use],
    say('filled', { load: volume(load, isLiquid), capacity, percent: percent(full) })]);
}));

const unallocatedMarkup = ({ products }, rows) => rows.map(({ isShown, product, amount: left }) => isShown &&
  unallocatedBox(texts.unallocated, products[product].name, amount(left, products[product].isLiquid)));

// MARK: Fills

function fillMarkup(plan) {
  if (plan.fill.fills === null) return html``;
  return titled('filling', texts.fillPlan, pairs(plan.says.fill.map(entryOf)));
}

// MARK: What to know

/** Each house rule that the plan breaks with what keeping it would cost, what else could be loaded,
    and how near it is to another number of fills. */
function notesMarkup({ says }) {
  const rules = says.rules.filter((_, place) => place % 2 === 0).map((broken, index) =>
    sentences([broken, says.rules[2 * index + 1]]));
  const parts = [[texts.houseRules, rules], [texts.closeCalls, says.close.map(call => sentence(call))],
    [texts.advice, [...says.advice.map(advice => sentence(advice)),
      ...says.hazards.map(hazard => sentence(hazard, namesOf(null)))]]]
    .filter(([, notes]) => notes.length);
  return parts.length > 0 && titled('notes', texts.notes, parts.map(([title, notes]) => html`<h4>${
    title}</h4>${notes.map(note => html`<p>${productName(note)}</p>`)}`));
}

const nutrientsMarkup = ({ nutrients }) => nutrients.length > 0 && folded('nutrients',
  texts.nutrients, pairs(wording.nutrients.map((name, index) =>
    nutrients[index] > 0 && entry(name, rate(nutrients[index])))));

// MARK: The load sheet

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
function loadSheet(plan) {
  const { stops, cart } = plan;
  return html`<section class="card sheets" aria-labelledby="sheet"><h3 id="sheet">${
    texts.loadSheet}</h3>${fillChoices(plan)}
    ${stops.map(stop => stopMarkup(stop, plan))}
    <p class="secondary hint">${texts.scaleHint}</p>
    <button type="button" class="button wide" data-do="printSheet" data-key="printSheet">${
  texts.printSheet}</button>
    <button type="button" class="button plain wide" data-do="openAdjust" data-key="openAdjust">${
  texts.adjustOpen}</button></section>`;
}

function stopMarkup(stop, { cart, products }, names) {
  const each = stop.first === stop.last ? '' : ' ' + texts.each;
  return html`<div class="scroll"><table class="table sheet"><caption>${
    sentence(stop.title, names)}: ${area(stop.area)}${each}</caption>
    <thead><tr>${headCells([texts.tank, texts.load, texts.scale])}</tr></thead><tbody>${stop.tanks.map(row => html`<tr>
      <th scope="row">${cart.tanks[row.tank].name}
      <span class="secondary">${productName(products[row.product].name)}</span></th>
      <td><span class="amount">${mass(row.mass)}</span>
      <span class="secondary">${shownVolume(row.load, cart.tanks[row.tank].isLiquid)} · ${
  percent(100 * (row.before + row.load) / cart.tanks[row.tank].capacity)}</span></td>
      <td>${mass(row.onCart)}${row.left > 0 && html`<span class="secondary">${
    say('staysIn', { a: shownVolume(row.left, cart.tanks[row.tank].isLiquid) })}</span>`}</td></tr>`)}</tbody></table></div>
    <p class="tender">${productName(say('tender', { list: listed(stop.products.map(row =>
    products[row.product].name + ' ' + mass(row.mass))) }))}</p>`;
}

const shownVolume = (bushels, isLiquid) => metric() ? litres(bushels) : volume(bushels, isLiquid);

// MARK: The simple rule

function ruleMarkup(plan) {
  const { greedy, says } = plan;
  return titled('rule', texts.rule, html`<p>${sentence(says.rule)}</p>
    ${!says.isSameAsRule && html`<details data-key="rule"><summary>${texts.showRule}</summary>
      ${ruleTanks(plan)}${unallocatedMarkup(plan, greedy.left)}</details>`}`);
}

// MARK: What to know about densities

function densitiesMarkup() {
  const names = { products: data.products.map(({ name }) => name) };
  const notes = state.products.filter(product => state.densities === 'listed' && !product.density &&
    product.rate.value > 0).map(({ name }) => knownProduct(name).densityNote).filter(note => note);
  if (!notes.length) return null;
  const figures = notes.map(note => sentence(note, names)).join('; ');
  return html`<p class="card note">${say('densityNote', { a: figures })} ${texts.choosePublished}</p>`;
}
