// The matrix: field sizes upward, rates of one product across, for every cart. The engine computes
// the cells; here they become colours, lines and words.

const levels = 50;

const metricChoices = [['fills', 'metricFills'], ['area', 'metricArea'], ['load', 'metricLoad'],
  ['left', 'metricLeft'], ['gap', 'metricGap']];

/** Steps from one above zero to a slider's end. */
const steps = span => Array.from({ length: levels }, (_, index) => span * (index + 1) / levels);

/** Where the job stands among the steps. */
const nearestStep = ({ value, span }) =>
  Math.min(levels - 1, Math.max(0, Math.round(value / span * levels) - 1));

let keptMatrix = null;

/** Asks the engine for the cells of each panel, unless it has those; lines are finer at rest. */
function computeMatrix(isMove) {
  const { metric: name, product } = state.matrix;
  const { span } = sweptProduct().rate;
  const key = curvesKey() + name + state.field.span;
  const fineness = isMove ? 2 : 4;
  if (keptMatrix?.key === key && keptMatrix.fineness >= fineness) return keptMatrix;
  const [rates, fields] = [steps(span), steps(state.field.span)];
  const panels = matrixPanels();
  const answer = engine.matrix(currentJob(), panels.map(({ cart }) => cart), product, rates, fields,
    [name]);
  if (answer.status !== 0) return null;
  const size = levels * levels;
  panels.forEach((panel, index) => {
    panel.cells = answer.figures.subarray(index * size, (index + 1) * size);
  });
  keptMatrix = { key, fineness, panels, rates, fields, range: figureRange(panels),
    curves: quickCurves(panels, fineness) };
  return keptMatrix;
}

/** Carts with the same tanks are one panel, unless rules name tanks by their places. */
function matrixPanels() {
  const panels = [];
  for (const cart of carts()) {
    const same = hasRules() || state.grossWeight ? null
      : panels.find(panel => panel.cart.alike === cart.alike);
    if (same) same.names += texts.equals + cart.name;
    else panels.push({ names: cart.name, cart });
  }
  return panels;
}

/** The least and the largest figure of all carts, one scale for all of them; null without any. */
function figureRange(panels) {
  let [low, high] = [Infinity, -Infinity];
  for (const { cells } of panels) {
    for (const value of cells) {
      if (value < low) low = value;
      if (value > high) high = value;
    }
  }
  return high < low ? null : [low, high];
}

// MARK: Lines and break points

let keptCurves = null;

/** Carts of so few tanks are a matter of a millisecond; others wait until a slider rests. */
const quickTanks = 6;

/** What the largest area per fill of each cart depends on: neither the field nor the swept rate. */
function curvesKey() {
  const { product } = state.matrix;
  const job = { ...currentJob(), field: 0 };
  job.products[product].rate = 0;
  return JSON.stringify([job, carts().map(({ name, tanks, emptyWeight }) =>
    [name, tanks, emptyWeight]), product, sweptProduct().rate.span]);
}

/** The curves of a slider's move: those that it does not change, or that are found in no time. */
function quickCurves(panels, fineness) {
  const isQuick = panels.every(({ cart }) => cart.tanks.length <= quickTanks);
  const isKept = keptCurves?.key === curvesKey() && !(isQuick && keptCurves.fineness < fineness);
  return isKept ? keptCurves : isQuick ? fillCurves(panels, fineness) : null;
}

/** The largest part of a field that a fill covers along the rates, so many of them for each step that
    lines bend where they should, in the unit of the field and of each panel's cart by its name. */
function fillCurves(panels, fineness) {
  const count = levels * fineness + 1;
  const { span } = sweptProduct().rate;
  const rates = Array.from({ length: count }, (_, index) =>
    span * (index / fineness + 0.5) / levels);
  const { figures } = engine.matrix(currentJob(), panels.map(({ cart }) => cart),
    state.matrix.product, rates, [state.field.value], ['fieldPerFill']);
  const areas = new Map(panels.map(({ cart }, index) => [cart.name,
    Array.from(figures.subarray(index * count, (index + 1) * count), value =>
      metric() ? engine.convert('hectares', value) : value)]));
  keptCurves = { key: curvesKey(), fineness, rates, areas };
  return keptCurves;
}

/** Break points are those of the curves' job on one field. */
const areBreaksCurrent = () => answers.breaks !== null && answers.matrix.curves !== null &&
  answers.breaks.curves === answers.matrix.curves && answers.breaks.field === state.field.value;

/** Asks the engine for the break points along the drawn rates, at the field size of the job. */
function findBreaks() {
  if (!answers.matrix) return;
  const { rates, panels } = answers.matrix;
  const curves = answers.matrix.curves ??= fillCurves(panels, 1);
  const all = carts();
  const found = engine.breaks(currentJob(), all, state.matrix.product, rates[0], rates[levels - 1]);
  answers.breaks = { curves, field: state.field.value,
    winners: all.every(({ tanks }) => tanks.length <= quickTanks) ? findWinners() : null,
    carts: new Map(all.map((cart, index) => [cart.name, found?.[index] ?? { more: 0, points: [] }])) };
}

/** The best carts along the drawn rates, at the field size of the job: neighbours with the same as one.
    Every rate is planned by itself, and the engine ranks the carts. */
function findWinners() {
  const job = currentJob();
  const { product } = state.matrix;
  const winners = [];
  answers.matrix.rates.forEach((rate, index) => {
    const products = job.products.map((entry, place) =>
      place === product ? { ...entry, rate } : entry);
    const { plans } = engine.plans({ ...job, products }, carts());
    const names = (plans ?? []).filter(plan => plan.rank === 1 && plan.fill.fills !== null)
      .map(({ cart }) => cart.name).join(texts.equals);
    if (winners.at(-1)?.names === names) winners.at(-1).last = index;
    else winners.push({ names, first: index, last: index });
  });
  return winners;
}

/** Which cart wins where along the rate: a strip, and in words. */
function stripMarkup() {
  const { winners } = answers.breaks ?? {};
  if (!winners?.some(({ names }) => names)) return html``;
  const { rates } = answers.matrix;
  const kinds = [...new Set(winners.map(({ names }) => names))];
  const span = ({ first, last }) => fieldText(rates[first]) + texts.to + fieldText(rates[last]);
  return html`<table class="strip"><caption>${say('winners', { field: fieldSizeText(),
    name: sweptProduct().name, unit: rateUnit() })}</caption><tbody><tr>${winners.map(row =>
    html`<td class="win-${String(kinds.indexOf(row.names) % 4)}" colspan="${
      String(row.last - row.first + 1)}"><strong>${row.names || texts.cellNone}</strong>
      <span>${span(row)}</span></td>`)}</tr></tbody></table>`;
}

/** The break points of the current cart in words. */
function breaksMarkup() {
  if (!answers.breaks) return html`<p class="secondary">${texts.breakWait}</p>`;
  const { points, more } = answers.breaks.carts.get(state.cart);
  const { rates } = answers.matrix;
  const words = { field: fieldSizeText(), low: fieldText(rates[0]),
    high: fieldText(rates[levels - 1]) + ' ' + rateUnit() };
  if (!points.length) return html`<p class="secondary">${say('noBreaks', words)}</p>`;
  return html`<p class="secondary">${say('breakLead', words)}</p><table class="table">
    <thead><tr><th scope="col">${say('rate', { name: sweptProduct().name })}</th><th scope="col">${
  texts.whatChanges}</th></tr></thead><tbody>${points.map(point => html`<tr><th scope="row">${
  number(point.rate, 2)} ${rateUnit()}</th><td>${breakText(point)}</td></tr>`)}</tbody></table>
    ${more > 0 && html`<p class="secondary">${say('moreBreaks', { n: more })}</p>`}`;
}

const breakText = point => point.says.map(statement => sentence(statement, namesOf(null))).join('; ');

// MARK: Markup

function matrixMarkup() {
  const { matrix } = answers;
  if (!matrix) return html``;
  return html`<h2>${texts.matrix}</h2><p class="lead">${texts.matrixLead}${
    answers.current?.products?.some(({ parts }) => parts.length > 1) && ' ' + texts.notBlended}</p>
    <div class="choices"><div class="row"><label for="metric">${texts.metricLabel}</label>
      <select id="metric" data-change="metric" data-key="metric">${metricChoices.map(([value, key]) =>
      html`<option value="${value}"${value === state.matrix.metric && html` selected`}>${
        texts[key]}</option>`)}</select></div>
    <div class="row"><label for="swept">${texts.rateAxis}</label>
      <select id="swept" data-change="swept" data-key="swept">${state.products.map((product, index) =>
      html`<option value="${index}"${index === state.matrix.product && html` selected`}>${
        product.name}</option>`)}</select></div></div>
    <div id="strip"></div><div id="legend"></div>
    <div class="panels">${matrix.panels.map(panelMarkup)}</div>
    <details data-key="breaks" id="break-details"><summary>${say('breakPoints', {
    name: sweptProduct().name, cart: state.cart })}</summary><div id="breaks"></div></details>
    <details data-key="table" id="table-details"><summary>${texts.asTable}</summary>
      <div id="table"></div></details>`;
}

const metricTitle = () =>
  texts[metricChoices.find(([value]) => value === state.matrix.metric)[1]];

/** Six labels of an axis that begins at nothing. */
const ticks = end => [0, 1, 2, 3, 4, 5].map(step => html`<span>${fieldText(end * step / 5)}</span>`);

function panelMarkup(panel, index) {
  const { rates, fields } = answers.matrix;
  const { name } = sweptProduct();
  return html`<figure class="card panel"><figcaption><strong>${panel.names}</strong></figcaption>
    <div class="plot"><span class="axis down">${say('axisField', { unit: areaUnit() })}</span>
      <span class="ends down">${ticks(fields[levels - 1]).reverse()}</span>
      <div class="grid" role="grid" tabindex="0" data-panel="${index}" data-key="grid-${panel.names}"
        aria-label="${say('gridLabel', { metric: metricTitle(), cart: panel.names })}"
        aria-rowcount="${levels}" aria-colcount="${levels}">
        <canvas aria-hidden="true"></canvas>
        <div role="row" class="vh"><div role="gridcell" class="vh"></div></div></div>
      <span class="ends across">${ticks(rates[levels - 1])}</span>
      <span class="axis across">${say('axisRate', { name, unit: rateUnit() })}</span></div>
    <div class="head cell"><p class="readout" id="readout-${index}"></p>
      <button type="button" class="button" id="use-${index}" data-do="useCell" data-panel="${index}"
        data-key="use-${panel.names}">${texts.useCell}</button></div></figure>`;
}

/** A figure of a cell in words. */
function figureText(value, name = state.matrix.metric) {
  if (Number.isNaN(value)) return texts.cellNone;
  if (name === 'fills') return say('fills', { n: value });
  if (name === 'area') return say('perFill', { area: area(value) });
  return name === 'load' ? percent(value) : volume(value);
}

const sweptProduct = () => state.products[state.matrix.product];

const cursor = () => state.matrix.cursor ?? {
  field: nearestStep(state.field), rate: nearestStep(sweptProduct().rate) };

function cellText(panel, { field, rate: column }) {
  const { rates, fields } = answers.matrix;
  const place = field * levels + column;
  return say('cell', { field: fieldText(fields[field]) + ' ' + areaUnit(),
    rate: fieldText(rates[column]) + ' ' + rateUnit(), value: figureText(panel.cells[place]) });
}

// MARK: Drawing

let scale = null;
const pixels = new ImageData(levels, levels);
const words = new Uint32Array(pixels.data.buffer);
const stamp = document.createElement('canvas');
stamp.width = stamp.height = levels;

/** The colours of the styles, a pixel each; every fifth step of 256. */
function colours() {
  if (scale) return scale;
  const bytes = new Uint8ClampedArray(256 * 4);
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      const step = /^\.c(\d+)$/.exec(rule.selectorText ?? '');
      if (!step) continue;
      const [red, green, blue] = rule.style.backgroundColor.match(/\d+/g).map(Number);
      bytes.set([red, green, blue, 255], Number(step[1]) * 4);
    }
  }
  scale = new Uint32Array(bytes.buffer);
  return scale;
}

/** The step of a figure on the scale: few fills are bright, as much area per fill is. */
function stepOf(value, low, high, isArea) {
  const share = high > low ? (value - low) / (high - low) : 0;
  const step = Math.round(share * 51) * 5;
  return isArea ? step : 255 - step;
}

function drawMatrix() {
  const { matrix } = answers;
  if (!matrix || state.room !== 'job') return;
  document.querySelectorAll('#matrix canvas').forEach((canvas, index) => {
    if (index < matrix.panels.length) drawPanel(canvas, matrix.panels[index], matrix.range);
  });
  describeCells();
}

/** How wide each canvas is. To ask it while a slider moves would lay the page out twice. */
const widths = new WeakMap();
const widthObserver = new ResizeObserver(entries => {
  for (const { target, contentRect } of entries) widths.set(target, contentRect.width);
  drawMatrix();
});

/** Canvases that have just been made are drawn once their width is known. */
function watchWidths() {
  for (const canvas of document.querySelectorAll('#matrix canvas')) {
    if (!widths.has(canvas)) widthObserver.observe(canvas);
  }
}

let rings = null;

/** The colours of rings and lines, light and dark, in the scheme at hand. */
function ringColours() {
  const styles = rings ? null : getComputedStyle(document.documentElement);
  rings ??= ['--ring-light', '--ring-dark'].map(name => styles.getPropertyValue(name));
  return rings;
}

function drawPanel(canvas, panel, range) {
  const width = widths.get(canvas);
  if (!width) return;
  const ratio = window.devicePixelRatio || 1;
  const size = Math.max(levels, Math.round(width * ratio));
  if (canvas.width !== size) canvas.width = canvas.height = size;
  const context = canvas.getContext('2d');
  fillPixels(panel.cells, range);
  stamp.getContext('2d').putImageData(pixels, 0, 0);
  context.imageSmoothingEnabled = false;
  context.clearRect(0, 0, size, size);
  context.drawImage(stamp, 0, 0, size, size);
  const [light, dark] = ringColours();
  Object.assign(context, { lineWidth: 1.5 * ratio, strokeStyle: light, fillStyle: dark });
  const { curves } = answers.matrix;
  if (curves) drawCurves(context, curves.rates, curves.areas.get(panel.cart.name), size, ratio);
  if (curves && state.matrix.metric === 'fills') {
    drawLabels(context, curves.rates, curves.areas.get(panel.cart.name), size, ratio);
  }
  const breaks = answers.breaks?.carts.get(panel.cart.name);
  if (breaks) drawBreaks(context, breaks, size, ratio);
  drawRing(context, cursor(), size, [[dark, 5], [light, 2]], ratio);
}

function fillPixels(cells, range) {
  const steps = colours();
  const isArea = state.matrix.metric === 'area';
  const [low, high] = range ?? [0, 0];
  for (let place = 0; place < cells.length; place++) {
    const value = cells[place];
    // The smallest field is the lowest row.
    const across = place % levels;
    words[cells.length - levels - place + 2 * across] = Number.isNaN(value) ? 0 : steps[stepOf(value, low, high, isArea)];
  }
}

/** Where a quantity lies between the first step and the last, whose cells lie around them. */
const placeOf = (value, { span }, size) => (value / span * levels - 0.5) * size / levels;
const heightOf = (value, size) => size - placeOf(value, state.field, size);

/** Lines where so many fills make exactly the field: multiples of the largest area per fill. */
function drawCurves(context, rates, areas, size, ratio) {
  const across = rates.map(value => placeOf(value, sweptProduct().rate, size));
  const least = Math.min(...areas);
  if (!(least > 0)) return;
  context.beginPath();
  // Lines that would lie closer to each other than this would hide the cells.
  const closest = state.field.span * 5 * ratio / size;
  for (let fills = 1; fills <= levels && fills * least <= state.field.span * 1.01; fills++) {
    let isDown = false;
    for (let index = 0; index < areas.length; index++) {
      const down = heightOf(fills * areas[index], size);
      const isDrawn = areas[index] >= closest && down >= -size;
      if (isDrawn && isDown) context.lineTo(across[index], down);
      else if (isDrawn) context.moveTo(across[index], down);
      isDown = isDrawn;
    }
  }
  context.stroke();
}

/** Each region's number of fills, where it is highest; none where it is lower than the digits. */
function drawLabels(context, rates, areas, size, ratio) {
  const [light, dark] = ringColours();
  const height = 14 * ratio;
  context.font = `600 ${height}px system-ui, sans-serif`;
  Object.assign(context, { textAlign: 'center', textBaseline: 'middle', lineJoin: 'round',
    lineWidth: 3 * ratio });
  for (let fills = 1; fills <= levels; fills++) {
    let best = { room: 1.4 * height };
    rates.forEach((rate, index) => {
      const x = placeOf(rate, sweptProduct().rate, size);
      if (!(areas[index] > 0) || x < height || x > size - height) return;
      const top = Math.max(0, heightOf(fills * areas[index], size));
      const room = Math.min(size, heightOf((fills - 1) * areas[index], size)) - top;
      if (room > best.room) best = { room, x, y: top + room / 2 };
    });
    // No later region is higher than this one anywhere.
    if (!best.x) break;
    context.strokeStyle = dark;
    context.strokeText(String(fills), best.x, best.y);
    context.fillStyle = light;
    context.fillText(String(fills), best.x, best.y);
  }
}

/** Dots at the break points of a panel's cart, at the field size of the job. */
function drawBreaks(context, { points }, size, ratio) {
  const down = heightOf(state.field.value, size);
  for (const { rate: value } of points) {
    context.beginPath();
    context.arc(placeOf(value, sweptProduct().rate, size), down, 2.5 * ratio, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
  }
}

function drawRing(context, { field, rate: column }, size, strokes, ratio) {
  const cell = size / levels;
  const reach = Math.max(cell, 9 * ratio);
  const [x, y] = [(column + 0.5) * cell - reach / 2, (levels - field - 0.5) * cell - reach / 2];
  for (const [colour, width] of strokes) {
    context.lineWidth = width * ratio;
    context.strokeStyle = colour;
    context.strokeRect(x, y, reach, reach);
  }
}

// MARK: Words

/** What the cell under the ring says, for eyes and for screen readers. */
function describeCells() {
  const { matrix } = answers;
  const at = cursor();
  matrix.panels.forEach((panel, index) => {
    const text = cellText(panel, at);
    const grid = document.querySelectorAll('#matrix .grid')[index];
    const cell = grid.querySelector('[role=gridcell]');
    setText(cell, text);
    // Another cell has another name: what the ring comes to is read.
    cell.id = ['cell', index, at.field, at.rate].join('-');
    grid.setAttribute('aria-activedescendant', cell.id);
    cell.setAttribute('aria-colindex', at.rate + 1);
    cell.parentElement.setAttribute('aria-rowindex', at.field + 1);
    setText(byID('readout-' + index), text);
    const use = byID('use-' + index);
    use.hidden = state.matrix.cursor === null;
    use.setAttribute('aria-label', say('useCellOf', { cart: panel.names, cell: text }));
  });
  show('legend', legendMarkup());
  show('strip', stripMarkup());
  if (byID('table-details').open) show('table', tableMarkup());
  if (byID('break-details').open) show('breaks', breaksMarkup());
}

function legendMarkup() {
  if (!answers.matrix.range) return html`<p class="legend">${texts.cellsNone}</p>`;
  const [low, high] = answers.matrix.range;
  const isArea = state.matrix.metric === 'area';
  const ends = isArea ? [low, high] : [high, low];
  if (state.matrix.metric === 'fills' && high - low < mostClasses) return classesMarkup(low, high);
  return html`<p class="legend"><span>${figureText(ends[0])}</span><span class="ramp"
    aria-hidden="true">${[0, 30, 60, 95, 125, 160, 190, 225, 255].map(step =>
  html`<span class="c${step}"></span>`)}</span><span>${figureText(ends[1])}</span>
    <span class="secondary">${texts.legendLines}</span></p>`;
}

/** As many colours as a line of the legend has room for. */
const mostClasses = 12;

/** Few numbers of fills: a colour for each. */
function classesMarkup(low, high) {
  const fills = Array.from({ length: high - low + 1 }, (_, place) => low + place);
  return html`<p class="legend"><span class="classes">${fills.map(count => html`<span class="c${
    stepOf(count, low, high, false)}" aria-hidden="true"></span><span>${
    count === low ? say('fills', { n: count }) : number(count, 0)}</span>`)}</span>
    <span class="secondary">${texts.legendLines}</span></p>`;
}

/** Every fifth field size and rate of the current cart, in figures. */
function tableMarkup() {
  const { panels, rates, fields } = answers.matrix;
  const panel = panels.find(({ names }) => names.split(texts.equals).includes(state.cart)) ?? panels[0];
  const some = Array.from({ length: 10 }, (_, index) => index * 5 + 4);
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${texts.asTable}">
    <table class="table figures"><caption>${say('tableCaption', { metric: metricTitle(),
    cart: panel.names })}</caption><thead><tr><td></td>${some.map(column => html`<th scope="col">${
  fieldText(rates[column])} ${rateUnit()}</th>`)}</tr></thead><tbody>${some.map(row => html`<tr>
    <th scope="row">${fieldText(fields[row])} ${areaUnit()}</th>${some.map(column => html`<td>${
  shortFigure(panel.cells[row * levels + column])}</td>`)}</tr>`)}</tbody></table></div>`;
}

function shortFigure(value) {
  if (Number.isNaN(value)) return '–';
  if (state.matrix.metric === 'fills') return number(value, 0);
  if (state.matrix.metric !== 'area') return number(value, 1);
  return number(metric() ? engine.convert('hectares', value) : value, 1);
}

// MARK: Moving and choosing

function moveCursor(key, isControl) {
  const at = { ...cursor() };
  const last = levels - 1;
  const moves = {
    ArrowLeft: () => { at.rate -= 1; }, ArrowRight: () => { at.rate += 1; },
    ArrowUp: () => { at.field += 1; }, ArrowDown: () => { at.field -= 1; },
    PageUp: () => { at.field += 10; }, PageDown: () => { at.field -= 10; },
    Home: () => { at.rate = 0; if (isControl) at.field = 0; },
    End: () => { at.rate = last; if (isControl) at.field = last; },
  };
  if (!moves[key]) return false;
  moves[key]();
  at.rate = Math.min(last, Math.max(0, at.rate));
  at.field = Math.min(last, Math.max(0, at.field));
  state.matrix.cursor = at;
  return true;
}

/** Makes the cell under the ring the job, on the cart of a panel. */
function useCell(panel) {
  const { field, rate: column } = cursor();
  const { rates, fields } = answers.matrix;
  delete state.refused.field;
  delete state.refused[rateKey(sweptProduct().name)];
  change(state.field, fields[field]);
  change(sweptProduct().rate, rates[column]);
  rateChanged(sweptProduct().name);
  const names = panel.names.split(texts.equals);
  if (!names.includes(state.cart)) state.cart = names[0];
  state.matrix.cursor = null;
}

const usedCellText = () => say('usedCell', { cart: state.cart, field: fieldSizeText(),
  rate: fieldText(sweptProduct().rate.value) + ' ' + rateUnit() });
