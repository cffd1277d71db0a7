// The rooms beside the job: which of them is shown, and the one for farms.

/** The row of rooms, and the parts of the one that is shown. */
function showRooms() {
  show('rooms', html`${rooms.map(room => html`<a href="#${room}" data-room="${room}" data-key="room-${room}"${
    room === state.room && html` aria-current="page"`}>${texts[room]}</a>`)}`);
  byID('rooms').setAttribute('aria-label', texts.rooms);
  byID('skip').setAttribute('href', state.room === 'job' ? '#carts' : `#${state.room}-answer`);
  document.body.dataset.room = state.room;
  document.title = pageTitle();
  for (const room of ['farm', 'season']) byID(room).hidden = state.room !== room;
  if (state.room !== 'season') leaveSeason();
  if (state.room === 'job') return;
  if (!farmAnswers.job) computeFarm();
  showFarm();
}

/** What tabs and bookmarks call the page: the job, once there is one, or the room. */
const pageTitle = () => state.room !== 'job' ? say('roomTitle', { room: texts[state.room] })
  : answers.current ? say('roomTitle', { room: state.cart + ', ' + fieldSizeText() }) : texts.title;

/** The answer in a line, in sight beside any entry. */
function roomBar() {
  const { plans } = farmAnswers;
  if (!plans) return html``;
  return html`${staleMark()}${roomAnswer(plans)}`;
}

function roomAnswer(plans) {
  const [row] = rankedRows(plans);
  if (state.room === 'farm') return html`<strong>${cartNames(row)}</strong><strong class="amount">${
    row[0].continued === null ? texts.infeasibleShort : say('fills', { n: row[0].continued })}</strong>
    <span>${texts.cleanOutsHead}: ${number(row[0].cleanOuts, 0)}</span>`;
  const { carts = [], byYears } = seasonAnswers.answer ?? {};
  const best = byYears?.[farm.years - 1].best.map(index => carts[index]) ?? [];
  return best.length ? html`<strong>${cartNames(best)}</strong><strong class="amount">${dayText(best[0].done[farm.years - 1])}</strong>
    <span>${say('dotChosen', { n: farm.years })}</span>` : html``;
}

function showFarm() {
  show('answer', roomBar());
  show('about', aboutMarkup());
  document.body.classList.toggle('stale', isStale());
  if (state.room === 'farm') {
    show('farm-entry', farmEntryMarkup());
    show('farm-answer', farmAnswerMarkup());
  } else if (state.room === 'season') {
    show('season-entry', seasonEntryMarkup());
    show('season-answer', seasonAnswerMarkup());
    askSeason();
  }
  syncFarm();
}

/** Fields show what the farm holds, but for the one that is being typed in. */
function syncFarm() {
  for (const input of document.querySelectorAll('.room [data-farm]')) {
    const path = input.dataset.farm;
    if (path === 'years') {
      input.value = farm.years;
      continue;
    }
    const place = farmPlace(path);
    const refused = farm.refused[path];
    const text = refused?.text ?? (typeof place.value === 'string' ? place.value : groupedText(place.value, farm.isConverted));
    if (input.type === 'range') input.value = place.value ?? input.dataset.usual;
    else if (input !== document.activeElement) input.value = text;
    input.setAttribute('aria-invalid', String(Boolean(refused)));
    const error = byID(input.id + '-error');
    if (error) setText(error, refused?.problem ?? '');
  }
}

/** A number to type in has no separators, which a digit more or less would move. */
function enterFarm(input) {
  const place = farmPlace(input.dataset.farm);
  if (typeof place.value !== 'number' || farm.refused[input.dataset.farm]) return;
  const plain = fieldText(place.value, farm.isConverted);
  if (plain === input.value) return;
  input.value = plain;
  input.select();
}

// MARK: Entries

const farmInput = (path, label, kind = 'decimal', usual = '', id = 'farm-' + path) => html`<input id="${id}" type="text"${
  kind && html` inputmode="${kind}"`}${usual && html` placeholder="${usual}"`} autocomplete="off" data-farm="${path}" data-key="${id}" aria-label="${label}"
  aria-describedby="${id}-error">`;
const farmError = (path, id = 'farm-' + path) => html`<p class="error" id="${id}-error"></p>`;

const labelledRow = (path, label, unit, kind, usual) => html`<div class="row"><span class="label" aria-hidden="true">${label}</span>
  <span class="entry">${farmInput(path, unit ? label + ', ' + unit : label, kind, usual)}
  <span class="unit">${unit}</span></span>${farmError(path)}</div>`;

const fileButtons = () => html`<div class="choices"><label class="button file" for="${state.room}-file">${texts.readFarm}</label>
  <input id="${state.room}-file" type="file" class="vh" accept=".json,.json5,application/json" data-change="farmFile"
    data-key="${state.room}-file"><button type="button" class="button" data-do="saveFarm" data-key="saveFarm-${state.room}">${
  texts.saveFarm}</button></div>`;

function farmEntryMarkup() {
  const rows = [...farm.fields, null];
  return html`${isFarmExample() && html`<section class="card example"><p>${texts.farmExample}</p>
      <button type="button" class="button wide" data-do="startFarm" data-key="startFarm">${
  texts.startEmpty}</button></section>`}
    <section class="card" aria-labelledby="crops-title"><h2 id="crops-title">${texts.crops}</h2>
      ${rowList(farm.crops.map(cropMarkup))}
      <button type="button" class="wide button plain" data-do="addCrop" data-key="addCrop">${icon('plus')}
        ${texts.addCrop}</button></section>
    <section class="card" aria-labelledby="fields-title"><h2 id="fields-title">${texts.fields}</h2>
      <ul class="plain fields">${farm.crops.length > 0 && rows.map(fieldMarkup)}</ul>
      ${selectRow('farmUnits', texts.unitSystem, [['imperial', texts.imperial], ['metric', texts.metric]], farm.units)}
      ${selectRow('farmOrder', texts.fieldOrder, data.orders.map(order => [order, texts.orders[order]]), farm.order)}
      <details data-key="paste"><summary>${texts.pasteRows}</summary><p class="secondary hint">${texts.pasteHint}</p>
        <textarea id="field-rows" rows="4" aria-label="${texts.fieldRows}" data-key="field-rows"></textarea>
        <button type="button" class="button" data-do="addRows" data-key="addRows">${texts.addRows}</button></details>
      ${fileButtons()}</section>`;
}

function cropMarkup(crop, index) {
  return html`<li class="product"><div class="head"><span>${farmInput(`crops/${index}/name`,
    say('cropName', { n: index + 1 }), '')}${farmError(`crops/${index}/name`)}</span></div>
    ${crop.products.map(({ name }, inner) => html`<div class="row rate-of"><span class="label">${productName(name)}</span>
      <span class="entry">${farmInput(`crops/${index}/rate/${inner}`, say('ratesOf', { name, crop: crop.name }))}
      <span class="unit">${rateUnit()}</span><button type="button" class="button plain icon danger"
        data-do="removeFromCrop" data-index="${index}" data-inner="${inner}" data-key="drop-${index}-${name}"
        aria-label="${say('removeOf', { name, crop: crop.name })}">${icon('trash')}</button></span>
      ${farmError(`crops/${index}/rate/${inner}`)}</div>`)}
    <button type="button" class="button plain" data-do="addToCrop" data-index="${index}" data-key="addTo-${index}"
      aria-label="${say('addTo', { name: crop.name })}">${icon('plus')} ${texts.addProduct}</button></li>`;
}

function fieldMarkup(field, index) {
  const n = index + 1;
  const crop = field?.crop ?? farm.fields.at(-1)?.crop;
  return html`<li class="field">${farmInput(`fields/${index}/name`, say('fieldName', { n }), '')}
    <span class="entry">${farmInput(`fields/${index}/area`, say('fieldArea', { n }))}<span class="unit">${areaUnit()}</span></span>
    <select id="crop-${index}" data-change="fieldCrop" data-index="${index}" data-key="crop-${index}"
      aria-label="${say('fieldCrop', { n })}">${farm.crops.map(({ name }) => html`<option value="${name}"${
  name === crop && html` selected`}>${name}</option>`)}</select>
    ${field ? html`<button type="button" class="button plain icon danger" data-do="removeField" data-index="${index}"
      data-key="drop-field-${index}" aria-label="${say('removeProduct', { name: field.name })}">${icon('trash')}</button>`
    : html`<span class="icon" aria-hidden="true"></span>`}
    ${farmError(`fields/${index}/name`)}${farmError(`fields/${index}/area`)}${field && fieldRates(field, index)}</li>`;
}

/** The rates that a field states in place of those of its crop, which they are where left empty. */
const fieldRates = (field, index) => cropOf(field)?.products.map(({ name, rate }, inner) => name in (field.rates ?? {}) &&
  html`<div class="row rate-of"><span class="label">${productName(name)}</span><span class="entry">${farmInput(
  `fields/${index}/rate/${inner}`, say('ratesOf', { name, crop: field.name }), 'decimal', fieldText(rate))}
    <span class="unit">${rateUnit()}</span></span>${farmError(`fields/${index}/rate/${inner}`)}</div>`);

// MARK: Answers

/** A table with more columns than this is wider than a phone. */
const phoneColumns = 4;

/** A table: names at the left, figures at the right; `heads` and `rows` are lists of texts. Roles are
    named, since on a phone the rows of a wide one are not laid out as a table. */
const roomTable = (caption, heads, rows, kind = '') => html`<div class="scroll frame" tabindex="0" role="group"
  aria-label="${caption}"><table role="table" class="figures ${kind} ${heads.length > phoneColumns ? 'many' : ''}">
  <caption class="vh">${caption}</caption><thead role="rowgroup"><tr role="row">${heads.map(head =>
  html`<th scope="col" role="columnheader">${head}</th>`)}</tr></thead><tbody role="rowgroup">${rows.map(
  ([name, ...cells]) => html`<tr role="row"><th scope="row" role="rowheader">${name}</th>${cells.map((cell, place) =>
    html`<td role="cell" data-head="${heads[place + 1]}">${cell}</td>`)}</tr>`)}</tbody></table></div>`;

const printRow = () => html`<div class="choices"><button type="button" class="button" data-do="print"
  data-key="print-${state.room}">${texts.print}</button><button type="button" class="button" data-do="shareFarm"
  data-key="shareFarm-${state.room}">${texts.shareFarm}</button></div>`;

/** Rows of carts that share rank and tanks, the best first. */
function rankedRows(list) {
  const rows = new Map();
  list.forEach((own, place) => rows.set(own.row, [...rows.get(own.row) ?? [], { ...own, place }]));
  return [...rows.values()].sort(([one], [other]) => one.rank - other.rank || one.place - other.place);
}
const cartNames = row => row.map(({ cart }) => cart.name).join(texts.equals);

function farmAnswerMarkup() {
  const { plans, problem, job } = farmAnswers;
  if (!plans) return emptyMarkup(texts.farmTitle, problem);
  const rows = rankedRows(plans);
  const shown = rows.find(row => row.some(({ cart }) => cart.name === farm.shownCart)) ?? rows[0];
  const fills = count => count === null ? texts.noTank : number(count, 0);
  const seeded = job.crops.map((_, index) => index).filter(index => plans[0].crops[index]);
  return html`<section class="card" aria-labelledby="farm-title"><h2 id="farm-title">${texts.allCarts}</h2>
    ${farmDoubts()}<p class="answer lead">${farmSentences()}</p>
    ${roomTable(texts.allCarts, [texts.cartModel, texts.holds, texts.fillsHead, texts.alone, texts.cleanOutsHead],
    rows.map(row => [cartNames(row), short(engine.sum(row[0].cart.tanks.map(({ capacity }) => capacity))) + ' bu',
      fills(row[0].continued), fills(row[0].fills), number(row[0].cleanOuts, 0)]))}
    <h3>${say('perFillHead', { unit: areaUnit() })}</h3>
    ${roomTable(say('perFillHead', { unit: areaUnit() }), [texts.cartModel, ...seeded.map(crop => job.crops[crop].name)],
    rows.map(row => [cartNames(row), ...seeded.map(crop => perFill(row[0].crops[crop], job.crops[crop]))]))}
    <p class="secondary hint">${texts.aloneHint} ${rows[0][0].isProven && texts.proven}</p></section>
    ${layoutMarkup(shown[0], rows)}${orderMarkup(rows[0][0])}${printRow()}`;
}

/** How far a fill of a crop lasts, and what it runs out of first. */
const perFill = (own, crop) => own.infeasible ? texts.noTank
  : html`${areaFigure(own.area)} <span class="secondary">${heldName(own, crop, own.limiting)}</span>`;

/** What a tank holds: a product, or the blend that is meant by its first. */
const heldName = ({ blends }, { products }, held) => blends.find(({ parts: [first] }) => first === held)?.name
  ?? products[held]?.name ?? texts.noTank;

/** What can hardly be meant of the farm, or of a crop or a field, which is named then. */
const farmDoubts = () => farmAnswers.doubts.map(({ crop, field, says }) => {
  const { name, products = [] } = farmAnswers.job.crops[crop] ?? farmAnswers.job.fields[field] ?? {};
  const text = sentence(says, { products: namesIn(products) });
  return doubtMarkup(name === undefined ? text : `${name}: ${text}`);
});

/** Which cart is the best, and what another cannot be loaded for. */
function farmSentences() {
  const { best, plans, job } = farmAnswers;
  const reasons = rankedRows(plans).flatMap(row => row[0].crops.map((crop, index) => crop?.infeasible &&
    cartNames(row) + ' – ' + say('cannotLoad', { crop: job.crops[index].name, reason: sentence(crop.infeasible,
      { products: namesIn(job.crops[index].products), tanks: namesIn(row[0].cart.tanks), carts: [] }) }))).filter(Boolean);
  return [sentence(best, { products: [], tanks: [], carts: namesIn(farmCarts()) }), ...reasons].join(' ');
}

/** Crops by position, those together for which the tanks hold the same. */
function alikeLoaded(plan, list) {
  const alike = new Map();
  for (const crop of new Set(list)) {
    const held = JSON.stringify(plan.crops[crop].tanks.map(product =>
      heldName(plan.crops[crop], farmAnswers.job.crops[crop], product)));
    alike.set(held, [...alike.get(held) ?? [], crop]);
  }
  return [...alike.values()];
}

/** What each tank of a cart holds of every crop, in the order of seeding. */
function layoutMarkup(plan, rows) {
  const { crops, fields } = farmAnswers.job;
  const { cart } = plan;
  const visits = plan.fields.filter(({ field }, place) => place === 0 ||
    fields[field].crop !== fields[plan.fields[place - 1].field].crop);
  const tankName = tank => cart.tanks[tank].name;
  // A product has one colour, whatever crop it is for.
  const seeded = [...new Set(crops.flatMap(({ products }) => namesIn(products)))];
  return html`<section class="card" aria-labelledby="layout-title"><h2 id="layout-title">${
    say('layoutOf', { cart: cart.name })}</h2>
    ${selectRow('shownCart', texts.seeOn, rows.map(row => [row[0].cart.name, cartNames(row)]), cart.name)}
    <div class="pictures">${alikeLoaded(plan, visits.map(({ field }) => fields[field].crop)).map(([crop, ...others]) => html`<figure>${
    cartPicture(cart, cart.tanks.map((_, tank) => {
      const product = plan.crops[crop]?.tanks[tank] ?? null;
      return { product, percent: 100, colour: seeded.indexOf(crops[crop].products[product]?.name),
        name: product === null ? undefined : heldName(plan.crops[crop], crops[crop], product) };
    }), tankLines)}<figcaption class="secondary hint">${
    say('loadedFor', { crop: listed([crop, ...others].map(one => crops[one].name)) })}</figcaption></figure>`)}</div>
    ${roomTable(say('layoutOf', { cart: cart.name }), [texts.crop, ...namesIn(cart.tanks), texts.cleanBefore],
    visits.map(({ field, cleanOuts }) => {
      const crop = fields[field].crop;
      return [crops[crop].name, ...plan.crops[crop].tanks.map(held =>
        heldName(plan.crops[crop], crops[crop], held)), cleanOuts.map(tankName).join(', ') || texts.noTank];
    }), 'words')}
    <details data-key="farm-fields"><summary>${texts.fieldsHead}</summary>${roomTable(texts.fieldsHead,
    [texts.fields, texts.crop, texts.areaHead, texts.fillsHead, texts.alone], plan.fields.map(own => {
      const field = fields[own.field];
      return [field.name, crops[field.crop].name, number(field.area, 2, 0) + ' ' + areaUnit(),
        own.continued ?? texts.noTank, own.fills ?? texts.noTank];
    }))}</details></section>`;
}

/** What to order for the best cart. */
function orderMarkup({ cart }) {
  const { orders, margin, loads, job } = farmAnswers;
  const pounds = value => number(metric() ? engine.convert('kilograms', value) : value, 0);
  const title = say('order', { cart: cart.name });
  return html`<section class="card" aria-labelledby="order-title"><h2 id="order-title">${title}</h2>
    ${roomTable(title, [texts.product, say('seededHead', { unit: unitOf('mass') }), texts.marginHead, texts.inTanksHead,
    say('orderMass', { unit: unitOf('mass') }), texts.volumeHead, texts.bags], orders.map(order =>
    [productName(job.crops[order.crop].products[order.product].name), pounds(order.seeded), pounds(order.margin),
      pounds(order.reserve), html`<strong>${pounds(order.mass)}</strong>`, number(order.volume, 1),
      order.bags === null ? '' : number(order.bags, 0)]))}
    <p class="secondary hint">${say('orderNote', { margin: short(margin) + ' %' })} ${
  loads > 0 && say('loadsNote', { n: loads })}</p></section>`;
}
