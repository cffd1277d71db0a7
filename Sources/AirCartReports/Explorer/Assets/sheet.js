// The load sheet on paper: the one that `aircart plan --load-sheet` writes.

const sheetText = (key, a, b) => filled(wording.sheet[key], { a, b });

/** Amounts without their unit, which the heading of their column names. */
const sheetMass = pounds => pounds === null ? ''
  : number(metric() ? engine.convert('kilograms', pounds) : pounds, 0);
const sheetVolume = (bushels, { isLiquid }, hasGallons) => hasGallons ? volume(bushels, isLiquid)
  : metric() ? number(engine.convert('litres', bushels), 0) : number(bushels, 1);

/** What is seeded, how tanks are filled, and what the figures mean. */
function sheetSentences({ cart, fill, products }) {
  const applied = products.filter(product => product.rate > 0);
  const loads = sheetText(isToBrim() ? 'brim' : 'cut');
  return [
    sheetText('job', listed(applied.map(product =>
      product.name + ' ' + rateLine(product))),
    say('fills', { n: fill.fills })),
    fill.fills > 1 && state.isEven ? sheetText('even') + ' ' + loads : loads,
    fill.tanks.some(row => row.reserve > 0) && sheetText('reserves'),
    sheetText('densities', listed(applied.map(product =>
      product.name + ' ' + density(product.density, product.isLiquid)))),
    cart.emptyWeight == null ? sheetText('scale')
      : sheetText('scaleWithCart', mass(cart.emptyWeight)),
  ].filter(Boolean);
}

/** The whole sheet of a plan, as it is printed. */
function paperSheet(plan) {
  const title = sheetText('title', plan.cart.name, fieldSizeText());
  return html`<header><h1>${title}</h1>${cartPicture(plan.cart, heldIn(plan.fill.tanks, plan), tankLines)}${sheetSentences(plan).map(text => html`<p>${text}</p>`)}
    <p class="blanks">${['date', 'operatorName', 'fieldName'].map(key =>
    html`<span>${sheetText(key)}</span>`)}</p></header>
    ${plan.stops.map(stop => paperStop(stop, plan, title))}`;
}

/** A row of headings or figures: names at the left, figures at the right. */
const sheetHeads = (titles, isTicked) => html`<thead><tr>${
  isTicked && html`<td class="tick"></td>`}${titles.map(([key, unit, a]) => html`<th scope="col"${
  unit !== undefined && html` class="number"`}>${sheetText(key, a)}${unit && ', ' + unit}</th>`)}</tr></thead>`;

function paperStop({ first, last, title, area: acres, tanks, products }, plan, job) {
  const { cart } = plan;
  const isOne = first === last;
  const fills = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  // Gallons stand beside bushels, each with its unit.
  const hasGallons = !metric() && plan.products.some(product => product.isLiquid);
  const [weight, volumes] = [unitOf('mass'), hasGallons ? '' : metric() ? 'L' : 'bu'];
  const shown = (bushels, row) => sheetVolume(bushels, plan.products[row.product], hasGallons);
  const total = isOne ? 'soFar' : 'byFill';
  const figure = (text, kind = '') => html`<td class="number${kind}">${text}</td>`;
  const heads = [['tank'], ['product'], ['load', weight], ['load', volumes], ['onScale', weight],
    ...cart.emptyWeight == null ? [] : [['withCart', weight]], ['left', volumes]];
  return html`<section><h2>${sentence(title)}: ${area(acres)}${!isOne && ' ' + sheetText('each')}</h2>
    <p class="job">${job}</p>${!isOne && html`<p class="boxes">${fills.map(fill =>
    html`<span><i></i>${String(fill)}</span>`)}</p>`}
    <table class="checklist">${sheetHeads(heads, isOne)}<tbody>${tanks.map(row => html`<tr>${
  isOne && html`<td class="tick"><i></i></td>`}<th scope="row">${cart.tanks[row.tank].name}</th>
      <td>${plan.products[row.product].name}</td>${figure(sheetMass(row.mass), ' amount')}${
  figure(shown(row.load, row))}${figure(sheetMass(row.onCart))}${
  cart.emptyWeight != null && figure(sheetMass(row.withCart))}${figure(shown(row.left, row))}</tr>`)}
    </tbody></table>
    <table>${sheetHeads([['tender'], ['thisFill', weight], ['thisFill', volumes],
    [total, weight, last], [total, volumes, last]])}<tbody>${products.map(row => html`<tr>
      <th scope="row">${plan.products[row.product].name}</th>${figure(sheetMass(row.mass))}${
  figure(shown(row.load, row))}${figure(sheetMass(row.totalMass))}${figure(shown(row.total, row))}
      </tr>`)}</tbody></table></section>`;
}
