// One map: field sizes upward, rates of one product across. Its regions are numbers of fills, between
// the lines on which so many fills make exactly the field: multiples of the largest area per fill,
// which the engine finds along the rates.

/** Steps of the ring in either direction, and points of a line. */
const levels = 50, points = 4 * levels;

/** Carts of so few tanks are a matter of a millisecond; others wait until a slider rests. */
const quickTanks = 6;

/** Steps from one above zero to the end of an axis. */
const steps = span => Array.from({ length: levels }, (_, index) => span * (index + 1) / levels);

/** Where the job stands among the steps. */
const nearestStep = (value, span) =>
  Math.min(levels - 1, Math.max(0, Math.round(value / span * levels) - 1));

/** The product whose rate goes across: the chosen one, or what runs out first, which stays while a slider
    moves. */
let firstOut = 0;
const sweptIndex = () => Math.min(state.matrix.product ?? firstOut, state.products.length - 1);
const sweptProduct = () => state.products[sweptIndex()];

/** What runs out first on the current cart, by its position in the job. */
function noteFirstOut() {
  const { products, fill } = answers.current ?? {};
  firstOut = products?.[fill.limiting]?.parts[0] ?? firstOut;
}

let keptLine = null;

/** The map of the current cart, in the units of the job; nothing where it cannot seed the job. */
function computeMap(isMove) {
  if (!isMove) noteFirstOut();
  const cart = currentCart();
  const line = fillLine(cart);
  if (!line.areas.every(area => area > 0)) return null;
  const { rate } = sweptProduct();
  const field = fieldSpan(line, rate);
  return { cart, line, product: sweptIndex(), rates: steps(rate.span), fields: steps(field),
    spans: { rate: rate.span, field } };
}

/** A range of field sizes in which at least two regions show: the job's, and above one fill's area. */
function fieldSpan({ areas }, { value, span }) {
  const place = Math.round(value / span * points - 0.5);
  const own = areas[Math.min(points - 1, Math.max(0, place))];
  return Math.min(data.ranges.field[1], Math.max(state.field.span, niceSpan(own)));
}

/** The largest part of a field that a fill covers, along the rates. */
function fillLine(cart) {
  const { span } = sweptProduct().rate;
  const job = { ...currentJob(), field: 0 };
  job.products[sweptIndex()].rate = 0;
  const key = JSON.stringify([job, cart.name, cart.tanks, cart.emptyWeight, sweptIndex(), span]);
  if (keptLine?.key === key) return keptLine;
  const rates = Array.from({ length: points }, (_, index) => span * (index + 0.5) / points);
  const { figures } = engine.matrix(currentJob(), [cart], sweptIndex(), rates, [state.field.value],
    ['fieldPerFill']);
  keptLine = { key, rates, areas: Array.from(figures, value =>
    state.units === 'metric' ? engine.convert('hectares', value) : value) };
  return keptLine;
}

// MARK: Which cart, along the rates

/** The carts that come first along the map's rates, at the field size of the job: neighbours with the
    same as one. Every rate is planned by itself, and the engine ranks the carts. */
function findWinners() {
  const job = currentJob();
  const winners = [];
  answers.map.rates.forEach((rate, index) => {
    const products = job.products.map((entry, place) =>
      place === answers.map.product ? { ...entry, rate } : entry);
    const { plans } = engine.plans({ ...job, products }, carts());
    const names = listed((plans ?? []).filter(plan => plan.rank === 1 && plan.fill.fills !== null)
      .map(({ cart }) => cart.name), texts.or);
    if (winners.at(-1)?.names === names) winners.at(-1).last = index;
    else winners.push({ names, first: index, last: index });
  });
  return winners;
}

/** Which cart comes first where along the rate, in case that changes. */
function stripMarkup() {
  const winners = answers.breaks?.winners ?? [];
  if (winners.length < 2) return html``;
  const { rates } = answers.map;
  return html`<table class="table strip"><caption>${say('winners', { field: fieldSizeText(),
    name: sweptProduct().name })}</caption><tbody>${winners.map(({ names, first, last }) => html`<tr>
    <th scope="row">${[...new Set([first, last])].map(place => fieldText(rates[place])).join(texts.to)} ${
  rateUnit()}</th><td>${names || texts.cellNone}</td></tr>`)}</tbody></table>`;
}

// MARK: Markup

function mapMarkup() {
  const { map } = answers;
  if (!map) return html``;
  const { name } = sweptProduct();
  return html`<h2>${texts.map}</h2><p class="lead">${productName(say('mapLead', { cart: map.cart.name, name }))}${
    answers.current?.products?.some(({ parts }) => parts.length > 1) && ' ' + texts.notBlended}</p>
    <figure class="card">
    <div class="choices">${selectRow('swept', texts.rateAxis,
    state.products.map((product, index) => [index, product.name]), map.product)}</div>
    <div class="plot"><span class="axis down">${say('axisField', { unit: areaUnit() })}</span>
      <span class="ends down">${ticks(map.spans.field).reverse()}</span>
      <div class="grid" role="grid" tabindex="0" data-key="grid" aria-label="${say('gridLabel', {
    cart: map.cart.name })}" aria-rowcount="${levels}" aria-colcount="${levels}">
        <canvas aria-hidden="true"></canvas>
        <div role="row" class="vh"><div role="gridcell" class="vh"></div></div></div>
      <span class="ends across">${ticks(map.spans.rate)}</span>
      <span class="axis across">${say('axisRate', { name, unit: rateUnit() })}</span></div>
    <div class="head cell"><p class="readout" id="readout"></p>
      <button type="button" class="button" id="use" data-do="useCell" data-key="use">${
  texts.useCell}</button></div><div id="strip"></div></figure>`;
}

/** Six labels of an axis that begins at nothing. */
const ticks = end => [0, 1, 2, 3, 4, 5].map(step => html`<span>${fieldText(end * step / 5)}</span>`);

/** Where the ring is, and what it stands for: the job, or the step that was chosen. */
const cursor = () => state.matrix.cursor ?? {
  field: nearestStep(state.field.value, answers.map.spans.field),
  rate: nearestStep(sweptProduct().rate.value, answers.map.spans.rate) };

const chosen = () => {
  const { map } = answers;
  const at = state.matrix.cursor;
  return at ? { field: map.fields[at.field], rate: map.rates[at.rate] }
    : { field: state.field.value, rate: sweptProduct().rate.value };
};

function cellText() {
  const { field, rate } = chosen();
  const { figures: [fills] } = engine.matrix(currentJob(), [answers.map.cart], answers.map.product, [rate],
    [field], ['fills']);
  return say('cell', { field: fieldText(field) + ' ' + areaUnit(), rate: fieldText(rate) + ' ' + rateUnit(),
    value: Number.isNaN(fills) ? texts.cellNone : say('fills', { n: fills }) });
}

// MARK: Drawing

let scale = null;

/** The colours of the styles, from dark to bright. */
function colours() {
  if (scale) return scale;
  scale = [];
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (/^\.c\d+$/.test(rule.selectorText)) scale.push(rule.style.backgroundColor);
    }
  }
  return scale;
}

/** So many numbers of fills have a colour each; more have that of the last. */
const mostColours = 8;

/** Few fills are bright. */
const colourOf = (fills, most) => colours().at(Math.round(
  (1 - (Math.min(fills, most) - 1) / Math.max(1, most - 1)) * (colours().length - 1)));

/** How large each canvas is. To ask it while a slider moves would lay the page out twice. */
const sizes = new WeakMap();
const sizeObserver = new ResizeObserver(entries => {
  for (const { target, contentRect } of entries) sizes.set(target, contentRect);
  drawMap();
});

/** A canvas that has just been made is drawn once its size is known. */
function watchSize() {
  const canvas = document.querySelector('#map canvas');
  if (canvas && !sizes.has(canvas)) sizeObserver.observe(canvas);
}

let rings = null;

/** The colours of rings and lines, light and dark, the same in either scheme. */
const ringColours = () => rings ??= ['--ring-light', '--ring-dark'].map(name =>
  getComputedStyle(document.documentElement).getPropertyValue(name));

function drawMap() {
  const canvas = document.querySelector('#map canvas');
  const size = canvas && sizes.get(canvas);
  if (!answers.map || state.room !== 'job' || !size?.width) return;
  const ratio = window.devicePixelRatio || 1;
  const [width, height] = [size.width, size.height].map(side => Math.round(side * ratio));
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  const { spans } = answers.map;
  const plot = { context, width, height, ratio, across: rate => rate / spans.rate * width,
    down: field => height - field / spans.field * height };
  context.drawImage(painting(plot), 0, 0);
  drawCross(plot);
  describeCell();
}

let painted = null;

/** The regions with their labels. They are painted outside the page, whose styles would have to be computed for
    the letters, and stay while only the cross moves. */
function painting(plot) {
  const { line, spans } = answers.map;
  const key = [plot.width, plot.height, spans.rate, spans.field].join();
  if (painted?.line === line && painted.key === key) return painted.canvas;
  const canvas = new OffscreenCanvas(plot.width, plot.height);
  const own = { ...plot, context: canvas.getContext('2d') };
  const regions = regionsOf(own);
  drawRegions(own, regions);
  drawLabels(own, regions);
  painted = { line, key, canvas };
  return canvas;
}

/** Lines that would lie closer to each other than this are not told apart. */
const closest = 4;

/** For each number of fills from 1 on the line above its region, up to that which leaves the map, or where
    they lie too close. */
function regionsOf({ across, down, height, ratio }) {
  const { rates, areas } = answers.map.line;
  const least = Math.min(...areas);
  const regions = [];
  do {
    const fills = regions.length + 1;
    regions.push(areas.map((area, index) => [across(rates[index]), down(fills * area)]));
  } while (regions.at(-1).some(([, y]) => y > 0) && regions.length * least < answers.map.spans.field
    && height - down(least) > closest * ratio);
  return regions;
}

/** Regions are painted from the most fills on, each over what is above its line. */
function drawRegions({ context, width, height, ratio }, regions) {
  const most = Math.min(regions.length, mostColours);
  context.fillStyle = colourOf(regions.length + 1, most);
  context.fillRect(0, 0, width, height);
  const [light] = ringColours();
  Object.assign(context, { lineWidth: 1.5 * ratio, strokeStyle: light, lineJoin: 'round' });
  regions.forEach((_, place) => {
    const fills = regions.length - place;
    const line = regions[fills - 1];
    context.beginPath();
    context.moveTo(-2 * ratio, height + 2 * ratio);
    context.lineTo(-2 * ratio, line[0][1]);
    for (const [x, y] of line) context.lineTo(x, y);
    context.lineTo(width + 2 * ratio, line.at(-1)[1]);
    context.lineTo(width + 2 * ratio, height + 2 * ratio);
    context.fillStyle = colourOf(fills, most);
    context.fill();
    context.stroke();
  });
}

/** Each region's number of fills, where it is highest; none where it is lower than the digits. */
function drawLabels({ context, width, height, ratio }, regions) {
  const [light, dark] = ringColours();
  const high = 15 * ratio;
  context.font = `600 ${high}px system-ui, sans-serif`;
  Object.assign(context, { textAlign: 'center', textBaseline: 'middle', lineWidth: 3 * ratio,
    strokeStyle: dark, fillStyle: light });
  const above = [...regions, regions[0].map(([x]) => [x, 0])];
  above.forEach((line, place) => {
    const text = say('fills', { n: place + 1 });
    const half = context.measureText(text).width / 2 + 4 * ratio;
    let best = { room: 1.3 * high };
    line.forEach(([x, y], index) => {
      if (x < half || x > width - half) return;
      const top = Math.max(0, y);
      const room = Math.min(height, place ? above[place - 1][index][1] : height) - top;
      if (room > best.room) best = { room, x, y: top + room / 2 };
    });
    if (!best.x) return;
    context.strokeText(text, best.x, best.y);
    context.fillText(text, best.x, best.y);
  });
}

/** A cross at the job, and a ring at the step that was chosen. */
function drawCross({ context, width, height, ratio, across, down }) {
  const [light, dark] = ringColours();
  const [x, y] = [across(sweptProduct().rate.value), down(state.field.value)];
  context.beginPath();
  context.moveTo(x, 0);
  context.lineTo(x, height);
  context.moveTo(0, y);
  context.lineTo(width, y);
  for (const [strokeStyle, lineWidth] of [[dark, 3], [light, 1.5]]) {
    Object.assign(context, { strokeStyle, lineWidth: lineWidth * ratio });
    context.setLineDash([6 * ratio, 4 * ratio]);
    context.stroke();
  }
  context.setLineDash([]);
  const at = chosen();
  context.beginPath();
  context.arc(across(at.rate), down(at.field), 7 * ratio, 0, 2 * Math.PI);
  for (const [strokeStyle, lineWidth] of [[dark, 5], [light, 2]]) {
    Object.assign(context, { strokeStyle, lineWidth: lineWidth * ratio });
    context.stroke();
  }
}

// MARK: Words

/** What the place under the ring says, for eyes and for screen readers. */
function describeCell() {
  const at = cursor();
  const text = cellText();
  const grid = document.querySelector('#map .grid');
  const cell = grid.querySelector('[role=gridcell]');
  setText(cell, text);
  // Another place has another name: what the ring comes to is read.
  cell.id = ['cell', at.field, at.rate].join('-');
  grid.setAttribute('aria-activedescendant', cell.id);
  cell.setAttribute('aria-colindex', at.rate + 1);
  cell.parentElement.setAttribute('aria-rowindex', at.field + 1);
  setText(byID('readout'), text);
  byID('use').hidden = state.matrix.cursor === null;
  byID('use').setAttribute('aria-label', say('useCellOf', { cell: text }));
  show('strip', stripMarkup());
  showAnalysis();
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

/** Makes the place under the ring the job. */
function useCell() {
  const { field, rate } = chosen();
  delete state.refused.field;
  delete state.refused[rateKey(sweptProduct().name)];
  change(state.field, field);
  change(sweptProduct().rate, rate);
  rateChanged(sweptProduct().name);
  state.matrix.cursor = null;
}

const usedCellText = () => say('usedCell', { field: fieldSizeText(),
  rate: fieldText(sweptProduct().rate.value) + ' ' + rateUnit() });
