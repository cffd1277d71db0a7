// What only analysts look at: a table of cells, and the rates at which the plan changes.

const metricChoices = [['fills', 'metricFills'], ['area', 'metricArea'], ['load', 'metricLoad'],
  ['left', 'metricLeft'], ['gap', 'metricGap']];

const metricTitle = () =>
  texts[metricChoices.find(([value]) => value === state.matrix.metric)[1]];

function analysisMarkup() {
  if (!answers.map) return html``;
  return html`<details data-key="analysts" id="analysts" class="card"><summary>${texts.forAnalysts}</summary>
    <div class="choices">${selectRow('metric', texts.metricLabel,
    metricChoices.map(([value, key]) => [value, texts[key]]), state.matrix.metric)}</div>
    <div id="table"></div><h3>${say('breakPoints', { name: sweptProduct().name, cart: state.cart })}</h3>
    <div id="breaks"></div></details>`;
}

/** Shows what is open. */
function showAnalysis() {
  if (!answers.map || !byID('analysts')?.open) return;
  show('table', tableMarkup());
  show('breaks', breaksMarkup());
}

// MARK: Break points

/** What break points depend on: all of the job but the rate across. */
const breaksKey = () => JSON.stringify([answers.map.line.key, state.field.value,
  state.saddleTank]);

const areBreaksCurrent = () => answers.breaks?.key === breaksKey();

/** Asks the engine for the break points along the drawn rates, at the field size of the job. */
function findBreaks() {
  if (!answers.map) return;
  const { rates, cart, product } = answers.map;
  const [found] = engine.breaks(currentJob(), [cart], product, rates[0], rates[levels - 1]) ?? [];
  answers.breaks = { key: breaksKey(), ...found ?? { more: 0, points: [] },
    winners: carts().every(({ tanks }) => tanks.length <= quickTanks) ? findWinners() : null };
}

/** The break points of the current cart in words. */
function breaksMarkup() {
  if (!answers.breaks) return remark(texts.breakWait);
  const { points, more } = answers.breaks;
  const { rates } = answers.map;
  const words = { field: fieldSizeText(), low: fieldText(rates[0]),
    high: fieldText(rates[levels - 1]) + ' ' + rateUnit() };
  if (!points.length) return remark(say('noBreaks', words));
  return html`<p class="secondary">${say('breakLead', words)}</p><table class="table">
    <thead><tr>${headCells([productName(say('rate', { name: sweptProduct().name })),
    texts.whatChanges])}</tr></thead><tbody>${points.map(point => html`<tr><th scope="row">${
  number(point.rate, 2)} ${rateUnit()}</th><td>${productName(breakText(point))}</td></tr>`)}</tbody></table>
    ${more > 0 && remark(say('moreBreaks', { n: more }))}`;
}

const breakText = point => point.says.map(statement => sentence(statement, namesOf(null))).join('; ');

// MARK: Cells

/** Every fifth field size and rate of the map, in figures. */
function tableMarkup() {
  const { cart, product } = answers.map;
  const [rates, fields] = [answers.map.rates, answers.map.fields].map(all =>
    all.filter((_, index) => index % 5 === 4));
  const { figures } = engine.matrix(currentJob(), [cart], product, rates, fields, [state.matrix.metric]);
  return html`<div class="scroll frame" tabindex="0" role="region" aria-label="${texts.asTable}">
    <table class="table figures"><caption>${say('tableCaption', { metric: metricTitle(),
    cart: cart.name })}</caption><thead><tr><td></td>${headCells(rates.map(rate =>
  fieldText(rate) + ' ' + rateUnit()))}</tr></thead><tbody>${fields.map((field, row) => html`<tr>
    <th scope="row">${fieldText(field)} ${areaUnit()}</th>${rates.map((_, column) => html`<td>${
  shortFigure(figures[row * rates.length + column])}</td>`)}</tr>`)}</tbody></table></div>`;
}

function shortFigure(value) {
  if (Number.isNaN(value)) return '–';
  if (state.matrix.metric === 'fills') return number(value, 0);
  if (state.matrix.metric !== 'area') return number(value, 1);
  return number(metric() ? engine.convert('hectares', value) : value, 1);
}
