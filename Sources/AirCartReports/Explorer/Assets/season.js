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
  return html`${numberOfSeason(seasonNumber(key))}<input type="range" min="${low}" max="${high}" step="${step}"
    data-farm="${path}" data-key="${path}-slider" data-usual="${usual[unitPlace()] ?? high}"
    aria-label="${say('slider', { name: title })}">`;
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
      <details data-key="others"><summary>${texts.otherNumbers}</summary>
        ${labelledRow('day/start', texts.firstDay, '', '')}${labelledRow('day/end', texts.lastDay, '', '')}
        ${data.season.filter(({ key }) => !sliders.includes(key) && !key.startsWith('prices.') &&
          key !== 'uncertainty.overlap').map(numberOfSeason)}</details></section>
    <section class="card" aria-labelledby="prices"><h2 id="prices">${texts.cartPrices}</h2>
      ${farmCarts().map(({ name }) => labelledRow('price/' + name, say('priceOf', { name }), farm.season.currency))}
      ${data.season.filter(({ key }) => key.startsWith('prices.')).map(numberOfSeason)}
      <details data-key="lateness"><summary>${texts.lateness}</summary>${farm.crops.map(({ name }) => html`
        ${labelledRow(`late/${name}/after`, say('afterOf', { name }), '', '')}
        ${labelledRow(`late/${name}/lossPerDay`, say('lossOf', { name }), '%')}
        ${labelledRow(`late/${name}/value`, say('cropValue', { name, unit: areaUnit() }), farm.season.currency)}`)}
      </details>${fileButtons()}</section>`;
}

// MARK: Answers

const dayText = day => day === null ? texts.notDone
  : new Intl.DateTimeFormat('en-GB', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(dateOf(day));

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
  return html`<section class="card${seasonText() !== seasonAnswers.text && html` waiting`}" aria-labelledby="season-title">
    <h2 id="season-title">${title}</h2>
    <p class="answer lead">${answer.byYears[farm.years - 1].says.map(statement =>
      sentence(statement, { carts: answer.carts.map(({ cart }) => cart.name) })).join(' ')}</p>
    <label class="row" for="years">${texts.perYears}</label><input type="range" id="years" min="1" max="10" step="1"
      data-farm="years" data-key="years">
    ${done.length > 0 && seasonChart(done)}
    ${roomTable(title, [texts.cartModel, texts.doneBy, texts.days, texts.later, texts.inTime, texts.stops, texts.fillingHours,
    texts.waitingHours], rows.map(row => row[0].infeasible === null ? [cartNames(row), dayText(row[0].done[farm.years - 1]),
    number(row[0].days.value, 1), row[0].rank === 1 ? texts.noTank : between(row[0].later, 2), percent(100 * row[0].inTime), number(row[0].stops, 1),
    number(row[0].filling, 1), number(row[0].waiting, 1)] : [cartNames(row),
    say('cannotLoadFor', { crop: farmAnswers.job.crops[row[0].infeasible].name }), '', '', '', '', '', '']))}
    <p class="secondary hint">${say('seasonsOf', { n: seasonCount })}</p></section>${worthMarkup(done)}${printRow()}`;
}

/** Of carts with the same seasons those that money is about: with a price, where any has one. */
function pricedNames(row) {
  const priced = row.filter(({ cart }) => cart.name in farm.season.prices);
  return cartNames(priced.length ? priced : row);
}

function worthMarkup(rows) {
  const money = value => value === null ? texts.noTank : number(value, 0);
  const priced = rows.map(([own]) => own).filter(({ cost }) => cost !== null);
  if (!priced.length) return html`<p class="card secondary">${texts.pricesHint}</p>`;
  const title = say('worth', { cart: pricedNames(rows[0]), currency: farm.season.currency });
  return html`<section class="card" aria-labelledby="worth-title"><h2 id="worth-title">${title}</h2>
    ${roomTable(title, [texts.against, texts.yearCost, texts.saves, texts.mayCost, texts.costsMore, texts.paidBack],
    rows.map((row, place) => [pricedNames(row), money(row[0].cost), ...place === 0 ? ['', '', '', '']
      : [between(row[0].saving, 0), between(row[0].mayCostMore, 0), money(row[0].costsMore),
        row[0].payback === null ? texts.noTank : number(row[0].payback, 1)]]))}</section>`;
}

/** Each cart's days, one for each number of years of ten, along the calendar. */
function seasonChart(rows) {
  const days = rows.flatMap(([own]) => own.done.filter(day => day !== null));
  if (!days.length) return html``;
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const left = 8, wide = 344, high = 32;
  const across = day => (left + wide * (day - first) / Math.max(1, last - first)).toFixed(1);
  return html`<svg class="chart season-chart" viewBox="0 0 360 ${String(rows.length * high + 22)}" role="img"
    aria-label="${texts.chart}">${rows.map((row, place) => {
    const y = place * high + 24;
    const marks = row[0].done.map((day, index) => day !== null && html`<circle class="${
      index === farm.years - 1 ? 'chosen' : ''}" cx="${across(day)}" cy="${String(y)}" r="${
      index === farm.years - 1 ? '5' : '3'}"/>`);
    return html`<text x="${String(left)}" y="${String(y - 9)}">${cartNames(row)}</text>
      <path d="M${String(left)} ${String(y)}h${String(wide)}"/>${marks}`;
  })}<text x="${String(left)}" y="${String(rows.length * high + 16)}">${dayText(first)}</text>
    <text class="end" x="${String(left + wide)}" y="${String(rows.length * high + 16)}">${dayText(last)}</text></svg>`;
}
