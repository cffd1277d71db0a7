// What opens above the page: rules on a product or a tank, plans, the link; the picker has its own room.

function dialogMarkup() {
  const { dialog } = state;
  if (!dialog) return html``;
  return { picker: pickerMarkup, rules: rulesMarkup, tank: tankRulesMarkup, plans: plansMarkup, adjust: adjustMarkup,
    link: linkMarkup, local: localMarkup }[dialog.kind](dialog);
}

const sheet = (title, close, body) => html`<div class="bar">
    <button type="button" class="button plain" data-do="closeDialog" data-key="closeDialog">${close}</button>
    <h2 id="dialog-title">${title}</h2>${sheetButton()}</div>${body}`;

/** Heights of a sheet in parts of the window; it begins as high as what is in it. */
const sheetSteps = [0.35, 0.6, 0.92];

const sheetButton = () => html`<button type="button" class="button plain step" data-do="resizeSheet" data-key="resizeSheet">${
  texts.resize}</button>`;

/** The next higher step, or from the highest the lowest. */
function resizeSheet() {
  const share = document.querySelector('dialog:modal').offsetHeight / window.innerHeight;
  const next = sheetSteps.find(step => step > share * 1.05) ?? sheetSteps[0];
  document.documentElement.style.setProperty('--sheet', next * 100 + 'dvh');
}

/** A field of a dialog and what is wrong with its text. */
const invalid = (key, problem) => html`aria-describedby="${key}-error" aria-invalid="${
  String(Boolean(problem))}"`;
const errorLine = (key, problem) => html`<p class="error" id="${key}-error">${problem}</p>`;

// MARK: Rules on a product

function rulesMarkup({ index, problem, placedProblem }) {
  const product = state.products[index];
  const { tanks } = currentCart();
  const allowed = allowedTanks(product) ?? tanks.map(tank => tank.name);
  return sheet(say('rulesFor', { name: product.name }), texts.done, html`
    <fieldset class="card"><legend>${texts.mayUse}</legend>${tanks.map(({ name }) => html`<label
      class="row check"><span>${name}</span><input type="checkbox" class="vh" data-change="allow"
      data-index="${index}" data-tank="${name}" data-key="allow-${name}"${
  allowed.includes(name) && html` checked`}><span class="box" aria-hidden="true"></span></label>`)}
    </fieldset>
    <section class="card"><div class="row"><label for="most">${texts.most}</label>
      <select id="most" data-change="most" data-index="${index}" data-key="most">${
  [null, ...tanks.map((_, count) => count + 1)].map(count => html`<option value="${count ?? ''}"${
    count === product.maxTanks && html` selected`}>${count ?? texts.any}</option>`)}</select></div>
      <div class="row"><label for="density">${texts.densityOf}</label><span class="entry">
      <input id="density" type="text" inputmode="decimal" data-density="${index}" data-key="density"
        autocomplete="off" ${invalid('density', problem)}><span class="unit">${densityUnit()}</span>
      </span></div>${errorLine('density', problem)}
      ${(knownProduct(product.name)?.kind ?? 'fertilizer') === 'fertilizer' && html`<div class="row">
      <label for="placed">${texts.seedPlaced}</label><span class="entry"><input id="placed" type="text"
        inputmode="decimal" data-placed="${index}" data-key="placed" autocomplete="off" ${
  invalid('placed', placedProblem)}><span class="unit">%</span></span></div>${
  errorLine('placed', placedProblem)}`}
      ${product.density && listedProduct(product.name) && html`<button type="button" class="button plain"
        data-do="resetDensity" data-index="${index}" data-key="resetDensity">${
  say('resetDensity', { set: texts[state.densities].toLowerCase() })}</button>`}</section>`);
}

const densityUnit = () => metric() ? 'kg/hL' : 'lb/bu';

/** A density as it was typed, or the problem with it. */
function typedDensity(text, name) {
  const read = typedNumber(text, 'density');
  const { value, unit = '', problem } = read.unit !== 'g/0.5L' || listedProduct(name)?.testWeight ? read
    : { problem: say('unknownUnit', { name }) };
  const range = unit === 'g/0.5L' ? data.ranges.grams : data.ranges.density;
  if (problem || !inRange(value, range)) return { problem: problem ?? rangeText('badDensity', range) };
  return { density: { value, unit: unit || densityUnit() } };
}

/** The density of a product in the unit of its field. */
function densityField(product) {
  const pounds = densityOf(product);
  if (product.density && product.density.unit === densityUnit()) return product.density.value;
  return metric() ? engine.convert('kilogramsPerHectolitre', pounds) : pounds;
}

// MARK: Rules on a tank

/** The tank of an own cart, of which can be said what it is for. */
const ownTank = tank => state.ownCart?.name === state.cart && !state.ownCart.isPair &&
  state.ownCart.tanks.find(({ name }) => name === tank);

function tankRulesMarkup({ tank, problem }) {
  const isEmpty = state.emptyTanks.includes(tank);
  return sheet(say('tankRules', { tank }), texts.done, html`<section class="card">
    ${checkRow('keepEmpty', texts.keepEmpty, isEmpty)}
    ${ownTank(tank) && checkRow('liquid', texts.liquidTank, ownTank(tank).isLiquid)}
    ${!isEmpty && html`<div class="row"><label for="reserve">${texts.reserve}</label>
      <span class="entry"><input id="reserve" type="text" inputmode="decimal" data-reserve="${tank}"
      data-key="reserve" autocomplete="off" ${invalid('reserve', problem)}><span class="unit">${
  reserveUnit(tank)}</span></span></div>
      ${errorLine('reserve', problem)}`}</section>
    ${!isEmpty && html`<div class="card"><ul class="plain">${state.products.map((product, index) => {
    const mayUse = allowedTanks(product)?.includes(tank) ?? true;
    return html`<li class="rule"><label class="row check"><span>${
      say('mayGoHere', { name: product.name })}</span><input type="checkbox" class="vh"
      data-change="allow" data-index="${index}" data-tank="${tank}" data-key="allow-${product.name}"${
  mayUse && html` checked`}><span class="box" aria-hidden="true"></span></label>
      <button type="button" class="button plain" data-do="pin" data-index="${index}" data-tank="${tank}"
        data-key="pin-${product.name}" aria-label="${say('onlyHereLabel', { name: product.name,
    tank })}">${texts.onlyHere}</button></li>`;
  })}</ul></div>`}
    ${ruleCount() > 0 && html`<button type="button" class="button plain wide" data-do="clearRules"
      data-key="clearRules">${say('clearRules', { n: ruleCount() })}</button>`}`);
}

// MARK: Plans and the link

function plansMarkup() {
  const { plans, error } = storedPlans();
  return sheet(texts.savedPlans, texts.close, html`
    <form class="card" data-form="save"><div class="row"><label for="plan-name">${texts.planName}</label>
      <input id="plan-name" type="text" maxlength="200" data-key="plan-name" autocomplete="off"
        placeholder="${planNameOfJob()}"></div>
      <div class="choices"><button type="submit" class="button primary" data-key="save"${
  !answers.current && html` disabled`}>${texts.save}</button>
      <button type="button" class="button" data-do="exportCurrent" data-key="exportCurrent"${
  !answers.current && html` disabled`}>${texts.export}</button></div></form>
    ${error && html`<p class="error">${
    say('storageBroken', { reason: error.message })}</p>`}
    ${plans.length === 0 && !error && remark(texts.noPlans)}
    <ul class="plain saved">${plans.map(savedRow)}</ul>
    <div class="choices"><label class="button file" for="file">${texts.import}</label>
      <input id="file" type="file" class="vh" accept=".json,application/json" multiple
      data-change="import" data-key="file">
      ${plans.length > 1 && html`<button type="button" class="button" data-do="exportAll"
        data-key="exportAll">${texts.exportAll}</button>`}</div>`);
}

const dateText = text => new Intl.DateTimeFormat(locale, { dateStyle: 'medium',
  timeStyle: 'short' }).format(new Date(text));

function savedRow(plan) {
  const cart = typeof plan.cart === 'string' ? plan.cart : plan.cart.name;
  const unit = plan.units === 'metric' ? 'ha' : 'ac';
  const action = (name, text, kind = 'button') => html`<button type="button" class="${kind}"
    data-do="${name}" data-id="${plan.id}" data-key="${name}-${plan.id}" aria-label="${
  say('planAction', { action: text, name: plan.name })}">${text}</button>`;
  return html`<li class="card"><strong>${productName(plan.name)}</strong><span class="secondary">${
    dateText(plan.saved)} · ${cart} · ${number(plan.field, 2)} ${unit} · ${
    listed(plan.products.map(({ product }) => product))}</span>
    <div class="choices">${action('loadSaved', texts.loadPlan, 'button primary')}${
    action('duplicateSaved', texts.duplicate)}${action('exportSaved', texts.export)}${
    action('deleteSaved', texts.deletePlan, 'button danger')}</div></li>`;
}

function linkMarkup({ address }) {
  return sheet(texts.link, texts.close, html`<textarea readonly rows="6" aria-label="${texts.link}"
    data-key="link">${address}</textarea>`);
}

/** A page that is a file has a link for this device alone: what else can be sent. */
function localMarkup({ text, address }) {
  const copy = (key, copied, said, kind) => html`<button type="button" class="button wide" data-do="copy"
    data-key="${key}" data-copy="${copied}" data-said="${said}">${texts[key]}</button>`;
  return sheet(texts.share, texts.close, html`<p>${texts.linkLocal}</p>
    <textarea readonly rows="8" aria-label="${texts.jobText}" data-key="link">${text}</textarea>
    <button type="button" class="button primary wide" data-do="exportJob" data-key="exportJob">${
  texts.exportJob}</button>${copy('copyText', text, texts.textCopied)}${
  copy('copyLink', address, texts.linkCopied)}`);
}
