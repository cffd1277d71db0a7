// The room for seasons: a worker simulates them on every cart while entries change.

const seasonCount = 500, seasonSeed = 1;
const seasonAnswers = { answer: null, text: '', isRunning: false, problem: null };

/** What the worker does: it has its own engine, which answers block by block. */
function seasonWorker(blocksOf) {
  let blocks;
  self.onmessage = async ({ data: { module, numbers } }) => {
    if (module) {
      blocks = WebAssembly.instantiate(module, {}).then(({ exports }) => blocksOf(exports));
      return;
    }
    try {
      self.postMessage({ answer: (await blocks).ask('aircart_season', numbers) });
    } catch {
      self.postMessage({});
    }
  };
}

let worker = null, asked = '', askedCarts = [], isWanted = false;

function startWorker() {
  const source = `(${seasonWorker})(${blocksOf})`;
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  worker = new Worker(address);
  URL.revokeObjectURL(address);
  worker.postMessage({ module: engine.module() });
  worker.onmessage = ({ data: { answer } }) => {
    seasonAnswers.isRunning = false;
    seasonAnswers.text = asked;
    seasonAnswers.answer = answer ? engine.seasons(answer, askedCarts) : { status: -1 };
    if (!answer) leaveSeason();
    if (isWanted) askSeason();
    show('season-answer', seasonAnswerMarkup());
    show('answer', roomBar());
    syncFarm();
    saySoon();
  };
}

/** Ends the worker: nothing runs beside a room that is not shown. */
function leaveSeason() {
  worker?.terminate();
  worker = null;
  isWanted = false;
  seasonAnswers.isRunning = false;
}

/** What the seasons depend on. */
const seasonText = () => farmAnswers.job?.fields.length ? JSON.stringify([farmFile(), farmCarts()]) : '';

/** Has the seasons simulated, once for all that changes meanwhile. */
function askSeason() {
  const text = seasonText();
  isWanted = seasonAnswers.isRunning && text !== asked;
  if (!text || seasonAnswers.isRunning || text === seasonAnswers.text) return;
  if (!worker) startWorker();
  asked = text;
  askedCarts = farmCarts();
  seasonAnswers.isRunning = true;
  worker.postMessage({ numbers: [...engine.farmBlock(farmJob(), farmCarts()), seasonSeed, seasonCount] });
}

// MARK: Entries

/** A number of the season with a slider. */
function sliderRow(key) {
  const { title, units, usual } = seasonNumber(key);
  const [low, high, step] = data.sliders[key][unitPlace()];
  const path = 'season/' + key;
  return html`<div class="slide">${numberOfSeason(seasonNumber(key))}<input type="range" min="${low}" max="${high}" step="${step}"
    data-farm="${path}" data-key="${path}-slider" data-usual="${usual[unitPlace()] ?? high}"
    aria-label="${say('slider', { name: title })}"></div>`;
}

/** The usual value, shown in a field in which nothing is stated. */
const numberOfSeason = ({ key, title, units, usual }) => labelledRow('season/' + key, title, units[unitPlace()],
  'decimal', usual[unitPlace()] === null ? texts.unlimited : number(usual[unitPlace()], 2, 0));

function seasonEntryMarkup() {
  if (!farmAnswers.job.fields.length) {
    return html`<section class="card"><p class="lead">${texts.seasonFirst}</p><a class="button primary" href="#farm"
      data-room="farm" data-key="to-farm">${texts.toFarm}</a></section>`;
  }
  const sliders = Object.keys(data.sliders);
  return html`<section class="card sliders" aria-labelledby="outfit"><h2 id="outfit">${texts.outfit}</h2>
      ${sliders.map(sliderRow)}
      <details data-key="others"><summary>${texts.otherNumbers}</summary><div class="rows">
        ${labelledRow('day/start', texts.firstDay, '', '')}${labelledRow('day/end', texts.lastDay, '', '')}${
          labelledRow('day/roadsUntil', texts.roadsUntil, '', '')}
        ${data.season.filter(({ key }) => !sliders.includes(key) && key !== 'uncertainty.overlap').map(numberOfSeason)}
        <h3>${texts.lateness}</h3>${farm.crops.map(({ name }) => html`
        ${labelledRow(`late/${name}/after`, say('afterOf', { name }), '', '')}
        ${labelledRow(`late/${name}/lossPerDay`, say('lossOf', { name }), '%')}
        ${labelledRow(`late/${name}/value`, say('cropValue', { name, unit: areaUnit() }), farm.season.currency)}`)}
      </div></details>${fileButtons()}</section>`;
}

// MARK: Answers

const dayText = day => day === null ? texts.notDone
  : new Intl.DateTimeFormat(locale ?? 'en-GB', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(dateOf(day));

function seasonProblem({ status, position }) {
  if (status === -1) return texts.stopped;
  const name = data.season[position]?.title;
  return say('badSeason', { reason: name ? say('badSeasonNumber', { name }) : texts.badSeasonOther });
}

/** An estimate with its interval. */
const between = ({ value, low, high }, digits) => value === null ? texts.noTank
  : html`${number(value, digits)}${low !== null && html` <span class="secondary">${
    say('interval', { low: number(low, digits), high: number(high, digits) })}</span>`}`;

function seasonAnswerMarkup() {
  const { answer } = seasonAnswers;
  if (!farmAnswers.job.fields.length) return html``;
  if (!answer) return html`<p class="card lead">${say('simulating', { n: seasonCount })}</p>`;
  if (answer.status !== 0) return html`<p class="tinted wrong">${seasonProblem(answer)}</p>`;
  const rows = rankedRows(answer.carts);
  const done = rows.filter(([own]) => own.infeasible === null);
  const title = say('inYears', { n: farm.years });
  const decision = answer.byYears[farm.years - 1];
  const names = { carts: namesIn(answer.carts.map(({ cart }) => cart)) };
  return html`<div class="stack${seasonText() !== seasonAnswers.text && html` waiting`}">
    <section class="card" aria-labelledby="season-title"><h2 id="season-title">${title}</h2>
    <p class="answer lead">${decision.says.map(statement => sentence(statement, names)).join(' ')}</p>
    <label class="row" for="years">${say('perYears', { n: farm.years })}</label><input type="range" id="years" min="1" max="10" step="1"
      data-farm="years" data-key="years">
    ${roomTable(title, [texts.cartModel, texts.doneBy, texts.later, texts.stops, texts.tenderHours, texts.price,
    say('yearCost', farm.season), texts.verdict], rows.map(row => seasonColumn(row, decision, names)), 'columns')}
    <p class="secondary hint">${texts.stopsHint} ${say('seasonsOf', { n: seasonCount })}</p></section>
    ${done.length > 0 && seasonChart(done)}${worthMarkup(done)}</div>${printRow()}`;
}

/** What a comparison has of carts with the same seasons. */
function seasonColumn(row, { best, verdicts }, names) {
  const [own] = row;
  if (own.infeasible !== null) {
    return [cartNames(row), '', '', '', '', '', '', say('cannotLoadFor', { crop: farmAnswers.job.crops[own.infeasible].name })];
  }
  const verdict = verdicts[own.place];
  return [cartNames(row), html`<strong>${dayText(own.done[farm.years - 1])}</strong>${own.inTime < 1 && html` <span
    class="secondary">${say('inTime', { share: percent(100 * own.inTime) })}</span>`}`,
  own.rank === 1 ? texts.noTank : between(own.later, 2), number(own.stops, 1),
  html`${number(engine.sum([own.filling, own.waiting]), 1)} <span class="secondary">${
    say('waitingHours', { hours: number(own.waiting, 1) })}</span>`,
  pricedCarts(row).map(priceEntry), wholeFigure(own.cost), html`<span class="verdict${best.some(place => row.some(other => other.place === place)) && ' best'}">${verdict && sentence(verdict, names)}</span>`];
}

const wholeFigure = value => value === null ? texts.noTank : number(value, 0);

/** Of carts with the same seasons those that money is about, under one name where none or all of them have
    a price. */
function pricedCarts(row) {
  const priced = row.filter(({ cart }) => cart.name in farm.season.prices);
  return priced.length > 1 ? priced.map(own => [own]) : [[...priced, ...row.filter(own => !priced.includes(own))]];
}

/** The price of carts with the same seasons, which is that of the first. */
const priceEntry = carts => html`<span class="price">${farmInput('price/' + carts[0].cart.name,
  say('priceOf', { name: cartNames(carts), currency: farm.season.currency }))}${farmError('price/' + carts[0].cart.name)}</span>`;

/** What the first is worth over each of the others, and how to read that. */
function worthMarkup([first, ...others]) {
  if (!first || [first, ...others].every(([{ cost }]) => cost === null)) return html`<p class="card secondary">${texts.pricesHint}</p>`;
  if (!others.length) return html``;
  const cart = cartNames(first);
  const { usual } = seasonNumber('prices.ownership');
  const share = short(farm.season.numbers['prices.ownership'] ?? usual[unitPlace()]) + ' %';
  const title = say('worth', { cart, currency: farm.season.currency });
  return html`<section class="card" aria-labelledby="worth-title"><h2 id="worth-title">${title}</h2>
    ${roomTable(title, [texts.against, texts.saves, texts.mayCost, texts.costsMore, texts.paidBack], others.map(row => {
    const [{ saving, mayCostMore, costsMore, payback }] = row;
    return [cartNames(row), between(saving, 0), between(mayCostMore, 0), wholeFigure(costsMore),
      payback === null ? texts.noTank : number(payback, 1)];
  }))}<dl class="secondary reading">${[[texts.saves, texts.savesHint], [texts.mayCost, texts.mayCostHint],
    [texts.paidBack, texts.paidBackHint]].map(([head, hint]) => html`<dt>${head}</dt><dd>${
    filled(hint, { cart, share })}</dd>`)}</dl></section>`;
}

/** Days between ticks, the first that leaves few enough of them. */
const tickSteps = [1, 2, 5, 10, 20, 50], mostTicks = 6;

/** Each cart's days, one for each number of years of ten, along the calendar. */
function seasonChart(rows) {
  const days = rows.flatMap(([own]) => own.done.filter(day => day !== null));
  if (!days.length) return html``;
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const across = day => (100 * (day - first) / Math.max(1, last - first)).toFixed(2) + '%';
  const step = tickSteps.find(step => last - first < step * mostTicks) ?? last - first;
  const ticks = Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, place) => first + place * step);
  const lines = ticks.map(day => html`<line class="tick" x1="${across(day)}" x2="${across(day)}" y1="0" y2="100%"/>`);
  const dot = (isChosen, x, y) => html`<circle${isChosen && html` class="chosen"`} cx="${x}" cy="${y}" r="${isChosen ? '7' : '4'}"/>`;
  const legend = (isChosen, text) => html`<span><svg class="dot" aria-hidden="true">${dot(isChosen, '12', '12')}</svg> ${text}</span>`;
  return html`<section class="card" aria-labelledby="chart-title"><h2 id="chart-title">${texts.chart}</h2>
    <div class="season-chart" role="img" aria-label="${texts.chart}">${rows.map(row => html`<span>${cartNames(row)}</span>
      <svg>${lines}<line x1="0" x2="100%" y1="50%" y2="50%"/>${row[0].done.map((day, place) =>
  day !== null && place !== farm.years - 1 && dot(false, across(day), '50%'))}${row[0].done[farm.years - 1] !== null &&
    dot(true, across(row[0].done[farm.years - 1]), '50%')}</svg>`)}
      <span></span><svg>${ticks.map(day => html`<text x="${across(day)}" y="16">${dayText(day)}</text>`)}</svg></div>
    <p class="secondary legend">${
    rows.some(([own]) => own.done[farm.years - 1] !== null) && legend(true, say('dotChosen', { n: farm.years }))}${legend(false, texts.dotYears)}</p></section>`;
}
