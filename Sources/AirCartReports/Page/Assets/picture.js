// The cart from the side: tanks whose areas are in proportion to their volumes, what is in each, and how
// full it is. A colour is a product.

/** Sizes of the drawing in its own units: as wide as this, the highest tank as high as that. */
const measures = { width: 360, edge: 10, gap: 10, least: 50, tank: 84, saddle: 24, top: 42, funnel: 12, wheel: 13, letter: 5.8, word: 17.4 };

/** Colours of the styles; more products begin again. */
const productColours = 6;

function sumOf(values) {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}

/** Where each tank stands: main tanks side by side, none of them too narrow for a finger; saddle tanks above
    them, one at the middle or several beside each other, none so wide that it leaves its words no room. */
function tankBoxes(tanks) {
  const { width, edge, gap, least, tank: high, saddle, top } = measures;
  const main = tanks.filter(({ isSaddle }) => !isSaddle);
  const space = width - 2 * edge - gap * Math.max(0, main.length - 1);
  const narrow = Math.min(least, space / Math.max(1, main.length) * 0.6);
  const share = (space - narrow * main.length) / (sumOf(main.map(({ capacity }) => capacity)) || 1);
  const wideOf = capacity => narrow + share * capacity;
  const unit = main.length ? high / Math.max(...main.map(({ capacity }) => capacity / wideOf(capacity)))
    : saddle * space / sumOf(tanks.map(({ capacity }) => capacity));
  const saddles = tanks.filter(({ isSaddle }) => isSaddle);
  const place = saddles.length > 1 ? width / Math.max(3, saddles.length) : width / 2;
  let [across, above] = [edge, saddles.length > 1 ? (width - place * saddles.length) / 2 : width / 2];
  return tanks.map(({ capacity, isSaddle }) => {
    const wide = isSaddle ? Math.min(capacity * unit / saddle, place / 2) : wideOf(capacity);
    const tall = isSaddle ? saddle : capacity * unit / wide;
    const box = isSaddle ? { x: above, y: 0, wide, tall, place } : { x: across, y: top + high - tall, wide, tall };
    if (isSaddle) above += place;
    else across += wide + gap;
    return box;
  });
}

/** As much of a text as fits into a width in the drawing's units. */
function fitted(text, wide) {
  const most = Math.floor(wide / measures.letter);
  return text.length <= most ? text : text.slice(0, Math.max(1, most - 1)) + '…';
}

const fits = (text, wide) => fitted(text, wide) === text;

/** An amount, without its unit where it would be cut with it; a number is never cut. */
const amountFor = (text, wide) => fits(text, wide) ? text : text.split(' ')[0];

/** The name of a tank, or its number where the rest does not fit. */
const tankFor = (name, wide) => fits(name, wide) ? name : fitted(/\d+$/.exec(name)?.[0] ?? name, wide);

/** What is in a tank in a line: as much of the product as fits before its amount, or the amount alone. */
function besideTank([product, stated], room) {
  if (!stated) return fitted(product, room);
  const { letter, word } = measures, amount = amountFor(stated, room);
  const left = room - (amount.length + 1) * letter;
  return left > word ? fitted(product, left) + ' ' + amount : amount;
}

const fixed = value => value.toFixed(1);

/** The cart with its load. `rows` has what is in each tank: the product's position and name, the percent that it
    fills, and a `colour` where that is not the position. `lines` gives what is written on a tank; with `taps`, the
    title of all and the words of each, tanks are buttons. */
function cartPicture(cart, rows, lines = null, taps = null) {
  const { width, edge, top, tank: high, funnel, wheel } = measures;
  const bottom = top + high + funnel;
  const boxes = tankBoxes(cart.tanks);
  const parts = boxes.map((box, index) => tankPart(cart.tanks[index], rows[index], box, { bottom, lines, taps }));
  // What lies above the others is drawn after them, and takes the taps there.
  const inOrder = parts.map((_, index) => index).sort((one, other) =>
    Number(cart.tanks[one].isSaddle ?? false) - Number(cart.tanks[other].isSaddle ?? false));
  return html`<svg class="picture" font-size="11" viewBox="0 0 ${String(width)} ${String(bottom + wheel + 6)}" ${taps
    ? html`role="group" aria-label="${taps.title}"` : html`aria-hidden="true"`}><path
    class="steel" d="M0 ${fixed(bottom + 4)}h${fixed(width - edge)}v-4H${fixed(edge)}z"/>${boxes.map((box, index) =>
  cart.tanks[index].isSaddle && html`<path class="steel" d="M${fixed(box.x + box.wide / 2 - 2)} ${
    fixed(box.tall)}h4V${fixed(bottom)}h-4z"/>`)}${[0.16, 0.78].map(
  share => html`<circle class="wheel" cx="${fixed(share * width)}" cy="${fixed(bottom + 5)}" r="${
    String(wheel)}"/>`)}${inOrder.map(index => parts[index])}</svg>`;
}

function tankPart(tank, row, { x, y, wide, tall, place }, { bottom, lines, taps }) {
  const { product, percent } = row;
  const level = product === null ? 0 : Math.min(100, percent) / 100 * tall;
  const middle = x + wide / 2;
  const labels = lines?.(tank, row);
  // An amount that does not fit is written upwards.
  const isTurned = labels?.[1] && !tank.isSaddle && !fits(labels[1], wide) && tall > wide;
  const center = y + tall / 2, room = isTurned ? tall : wide;
  const area = tank.isSaddle ? [x, -5, place, 49] : [x, 44, wide, bottom - 44];
  return html`<g ${taps && html`class="tank" role="button" tabindex="0" data-do="openTank" data-tank="${
    tank.name}" data-key="tank-${tank.name}" data-holds="${row.name}" aria-label="${taps.words(tank, row)}"`}>${!tank.isSaddle && html`<path class="steel" d="M${fixed(x)} ${
    fixed(y + tall)}L${fixed(middle - 3)} ${fixed(bottom)}h6L${fixed(x + wide)} ${fixed(y + tall)}z"/>`}<rect
    class="wall" x="${fixed(x)}" y="${fixed(y)}" width="${fixed(wide)}" height="${fixed(tall)}" rx="3"/><rect
    class="level product-${String((row.colour ?? product ?? 0) % productColours)}" x="${fixed(x)}" y="${
  fixed(y + tall - level)}" width="${fixed(wide)}" height="${fixed(level)}" rx="3"/>${labels && (tank.isSaddle
    ? html`<text class="aside" x="${fixed(x + wide + 5)}" y="10">${tankFor(tank.name, place - wide - 5)}</text><text class="aside strong" x="${
      fixed(x + wide + 5)}" y="22">${besideTank(labels, place - wide - 5)}</text>`
    : html`<text class="name" x="${fixed(middle)}" y="${fixed(y - 4)}">${tankFor(tank.name, wide)}</text>${
      labels.map((label, line) => html`<text${product === null && html` class="none"`} x="${fixed(middle)}" y="${fixed(center + 4 +
        (line - (labels.length - 1) / 2) * 13)}"${isTurned && html` transform="rotate(-90 ${fixed(middle)} ${fixed(center)})"`}>${
  (line ? amountFor : fitted)(label, room)}</text>`)}`)}${taps && html`<rect
    class="tap" x="${fixed(area[0])}" y="${fixed(area[1])}" width="${fixed(area[2])}" height="${
  fixed(area[3])}"/>`}</g>`;
}
