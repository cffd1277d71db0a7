// The main screen: configuration and products. What is typed is not part of the markup, so that
// typing never touches it.

function jobMarkup() {
  return html`<h2 class="vh">${texts.job}</h2>
    ${lineMarkup()}
    ${isExample() && html`<section class="card example"><p>${texts.example}</p>
      <button type="button" class="button wide" data-do="startEmpty" data-key="startEmpty">${
  texts.startEmpty}</button></section>`}
    <section class="card" aria-labelledby="configuration">
      <h2 id="configuration">${texts.configuration}</h2>
      ${selectRow('units', texts.unitSystem, [['imperial', texts.imperial], ['metric', texts.metric]],
    state.units)}
      ${selectRow('cart', texts.cartModel, carts().map(cart => [cart.name, cartOption(cart)]),
    state.cart)}
      ${checkRow('saddle', texts.saddleTank, state.saddleTank)}
      ${numberRow('field', texts.fieldSize, areaUnit(), state.field)}
      ${selectRow('densities', texts.densities, [['listed', texts.listed],
    ['published', texts.published]], state.densities)}
      <details data-key="limits"${(state.payload || state.grossWeight) && html` open`}>
        <summary>${texts.limits}</summary>
        ${limitRow('payload', texts.payload)}${limitRow('grossWeight', texts.mostGross)}</details>
      ${choiceMarkup()}
    </section>
    <section class="card" aria-labelledby="products">
      <h2 id="products">${texts.products}</h2>
      ${rowList(state.products.map(productMarkup))}
      ${state.emptyTanks.length > 0 && html`<p class="rules">${
    say('staysEmpty', { tanks: listed(state.emptyTanks) })}</p>`}
      ${state.reserves.length > 0 && html`<p class="rules">${
    say('reserves', { tanks: listed(state.reserves.map(reserveText)) })}</p>`}
      ${state.keepApart.length > 0 && html`<p class="rules">${
    say('keepApart', { pairs: state.keepApart.map(pair => listed(pair)).join('; ') })}</p>`}
      ${state.blends.length > 0 && html`<p class="rules">${
    say('blended', { list: state.blends.map(blend => listed(blend)).join('; ') })}
        <button type="button" class="button plain" data-do="unblend" data-key="unblend">${
  texts.unblend}</button></p>`}
      ${state.understood.map(text => html`<p class="secondary hint">${text}</p>`)}
      ${ruleCount() > 0 && html`<button type="button" class="button plain" data-do="clearRules"
        data-key="clearRules">${say('clearRules', { n: ruleCount() })}</button>`}
      <button type="button" class="wide button plain" data-do="openPicker" data-key="add">${icon('plus')}
        ${texts.addProduct}</button>
    </section>`;
}

function cartOption(cart) {
  const capacity = engine.sum(cart.tanks.map(tank => tank.capacity));
  return say('cartOption', { name: cart.name, capacity: short(capacity) });
}

const selectRow = (key, label, options, chosen) => html`<div class="row">
  <label for="${key}">${label}</label>
  <select id="${key}" data-change="${key}" data-key="${key}">${options.map(([value, text]) =>
  html`<option value="${value}"${value === chosen && html` selected`}>${text}</option>`)}</select>
</div>`;

/** What the plan is chosen by: goal, margin, overlap and house rules. */
const choiceMarkup = () => html`<details data-key="choice" class="choice"><summary>${
  Object.keys(choiceEntry()).some(key => key !== 'understood') ? texts.choiceChanged : texts.choice}</summary>
  ${selectRow('goal', texts.goal, data.goals.map(({ name }) => [name, texts.goals[name]]), state.goal)}
  <p class="secondary hint">${data.goals.find(({ name }) => name === state.goal).text}</p>
  ${selectRow('drill', texts.drill, [['', texts.drillAssumed],
    ...data.shoots.map(shoot => [shoot, texts.shoots[shoot]])], state.drill?.shoot ?? '')}
  ${state.drill && drillMarkup(state.drill)}
  ${limitRow('margin', texts.margin, '%')}${limitRow('overlap', texts.overlap, '%')}
  <h3>${texts.houseRules}</h3>
  <p class="secondary hint">${say('severityHint', { high: data.ranges.severity })}</p>
  ${data.rules.map(ruleRow)}
  ${phosphateRow(currentCart())}${checkRow('mayBlend', texts.mayBlend, state.mayBlend)}</details>`;

/** What is seldom stated of a drill. */
const drillMarkup = ({ rows, opener, soil }) => html`<details data-key="drillDetails"${
  (rows ?? opener ?? soil) !== undefined && html` open`}><summary>${texts.drillDetails}</summary>
  ${limitRow('rows', texts.rows, 'length')}${limitRow('opener', texts.opener, 'length')}
  ${selectRow('soil', texts.soil, [['', texts.soilAssumed], ...data.soils.map(soil => [soil, soil])], soil ?? '')}</details>`;

/** The tank for phosphate; what the cart says of it can be changed, but not unsaid. */
const phosphateRow = cart => selectRow('phosphateTank', texts.phosphateTank, [
  ...hasTank(cart, cart.phosphateTank) ? [] : [['', texts.noneNamed]],
  ...cart.tanks.map(({ name }) => [name, name])], phosphateTankOf(cart) ?? '');

/** How bad it is to break a house rule, from off to the worst. */
const ruleRow = rule => html`<div class="row rule-row"><label for="severity-${rule.name}">${
  rule.text}</label><select id="severity-${rule.name}" data-change="severity"
  data-rule="${rule.name}" data-key="severity-${rule.name}">${
  Array.from({ length: data.ranges.severity + 1 }, (_, severity) => html`<option value="${severity}"${
    severity === severityOf(rule, currentCart()) && html` selected`}>${severityText(severity, rule)}</option>`)}
  </select></div>`;

const severityText = (severity, rule) => severity === usualSeverity(rule, currentCart())
  ? say('usualSeverity', { severity }) : severity || texts.off;

/** A limit of weight, or a share; it may be left empty. */
const limitRow = (key, label, kind = 'mass') => html`<div class="row"><label for="${key}">${label}</label>
  <span class="entry"><input id="${key}" type="text" inputmode="decimal" autocomplete="off"
    data-limit="${key}" data-key="${key}" aria-describedby="${key}-unit ${key}-error">
  <span class="unit" id="${key}-unit">${unitOf(kind)}</span></span>
  <p class="error" id="${key}-error"></p></div>`;

const reserveText = kept => kept.tank + ' ' + number(shownReserve(kept), 2, 0) + ' ' + reserveUnit(kept.tank);
const isLiquidTank = tank => currentCart().tanks.find(({ name }) => name === tank)?.isLiquid;
const shownReserve = ({ tank, amount, isPercent }) => !isPercent && isLiquidTank(tank) ? liquidValue(amount) : amount;
const reserveUnit = tank => state.reserves.find(kept => kept.tank === tank)?.isPercent ? '%' : volumeUnit(isLiquidTank(tank));

const checkRow = (key, label, isOn, change = key) => html`<label class="row check">
  <span>${label}</span><input type="checkbox" class="vh" id="${key}" data-change="${change}"
  data-key="${key}"${isOn && html` checked`}><span class="box" aria-hidden="true"></span></label>`;

/** A number with its unit, and a slider for it. */
const numberRow = (key, label, unit, stated, labelKind = '') => html`<div class="row">
  <label for="${key}" class="${labelKind}">${label}</label>
  <span class="entry"><input id="${key}" type="text" inputmode="decimal" autocomplete="off"
    data-type="${key}" data-key="${key}" aria-describedby="${key}-unit ${key}-error">
  <span class="unit" id="${key}-unit">${unit}</span></span>
  <p class="error" id="${key}-error"></p>
  <input type="range" min="${key === 'field' ? stated.span / 200 : 0}" max="${stated.span}"
    step="${stated.span / 200}" data-slide="${key}"
    data-key="${key}-slider" aria-label="${say('slider', { name: label })}"></div>`;

function productMarkup(product, index) {
  const { name } = product;
  const own = product.density ? html` · ${texts.ownDensity}` : '';
  return html`<li class="product">
    <div class="head"><span><strong>${productName(name)}</strong>
      <span class="secondary">${density(densityOf(product), knownProduct(product.name)?.isLiquid)}${own}</span></span>
      <button type="button" class="button plain icon" data-do="openRules" data-index="${index}"
        data-key="rules-${name}" aria-label="${say('tanksOf', { name })}">${icon('tanks')}</button>
      <button type="button" class="button plain icon danger" data-do="removeProduct" data-index="${index}"
        data-key="remove-${name}" aria-label="${say('removeProduct', { name })}">${icon('trash')}
      </button></div>
    ${numberRow('rate-' + index, say('rate', { name }), rateUnit(), product.rate, 'vh')}
    ${(product.tanks || product.maxTanks || product.keepOut.length > 0) && html`<p class="rules">${ruleText(product)}</p>`}
    ${placedShare(product) !== null && html`<p class="rules">${
    say('seedPlacedOf', { name, share: number(product.seedPlaced, 1, 0) + ' %' })}</p>`}
  </li>`;
}

function ruleText(product) {
  const { maxTanks } = product;
  const tanks = allowedTanks(product);
  const where = !tanks ? '' : tanks.length ? say('onlyIn', { tanks: listed(tanks) })
    : texts.noTankLeft;
  const most = maxTanks ? say('atMost', { n: maxTanks }) : '';
  return [where, most].filter(text => text).join(', ');
}

/** The quantity behind a field's key. */
const statedBy = key => key === 'field' ? state.field : state.products[key.slice(5)]?.rate;

/** States a field size or a rate. */
function setStated(key, stated) {
  Object.assign(statedBy(key), stated);
  if (key !== 'field') rateChanged(state.products[key.slice(5)].name);
}

/** The key of the field that is being typed in. */
let typedKey = null;

/** Fields and sliders show what the state says, but for the one that is being typed in; what was
    typed and could not be taken stays as it is. A slider that moves changes its own alone. */
function syncFields(only = null) {
  const fields = only ? `[data-type="${only}"]` : '[data-type], [data-limit]';
  for (const input of document.querySelectorAll(fields)) {
    const key = input.dataset.type ?? input.dataset.limit;
    const stated = drillLengths.includes(key) ? drillLength(key) : input.dataset.limit ? state[key] : statedBy(key);
    if (stated === undefined) continue;
    const refused = state.refused[refusedKey(key)];
    if (key !== typedKey) {
      input.value = refused?.text ?? fieldText(stated && stated.value, stated?.isConverted);
    }
    const problem = refused?.problem ?? (stated && rangeProblem(key, stated.value)) ?? '';
    input.setAttribute('aria-invalid', String(problem !== ''));
    setText(byID(input.id + '-error'), problem);
  }
  for (const slider of document.querySelectorAll(only ? `[data-slide="${only}"]` : '[data-slide]')) {
    const stated = statedBy(slider.dataset.slide);
    if (!stated) continue;
    slider.value = stated.value;
    slider.setAttribute('aria-valuetext', fieldText(stated.value) + ' ' +
      (slider.dataset.slide === 'field' ? areaUnit() : rateUnit()));
  }
}

/** Under which key a refusal is kept: products may change places. */
const refusedKey = key => key.startsWith('rate-') ? rateKey(state.products[key.slice(5)].name) : key;

/** Lengths of the drill, which plans have in inches in both unit systems. */
const drillLengths = ['rows', 'opener'];
const inchesOf = value => metric() ? engine.convert('inches', value) : value;
const shownLength = inches => metric() ? engine.convert('centimetres', inches) : inches;

/** A length of the drill as its field shows it; nothing where none is stated. */
const drillLength = key => state.drill?.[key] === undefined ? null : { value: shownLength(state.drill[key]) };

/** States a detail of the drill; nothing where it is left empty. */
function setDrill(key, value) {
  state.drill = { ...state.drill, [key]: value };
  if (value === undefined) delete state.drill[key];
}

/** Shares in percent with what they are unless stated. */
const usualShares = { overlap: 0, margin: data.margin };

const kindOf = key => key === 'field' ? 'area' : key in usualShares ? '%'
  : drillLengths.includes(key) ? 'length' : key in state ? 'mass' : 'rate';

/** Why a field cannot hold a number; nothing where it can. */
function rangeProblem(key, value) {
  const { field, rate, weight } = data.ranges;
  if (key === 'field') return inRange(value, field) ? null : rangeText('badField', field);
  if (key in usualShares) return inRange(value, data.ranges[key]) ? null
    : rangeText('badShare', data.ranges[key], texts[key]);
  if (drillLengths.includes(key)) return lengthProblem(key, inchesOf(value));
  if (key in state) return inRange(value, weight) ? null : rangeText('badWeight', weight);
  return value === 0 || inRange(value, rate) ? null
    : rangeText('badRate', rate, state.products[key.slice(5)].name);
}

/** Why the drill cannot have a length in inches; nothing where it can. */
function lengthProblem(key, inches) {
  const range = data.ranges[key];
  if (!inRange(inches, range)) return rangeText('badShare', range.map(shownLength), texts[key]);
  return isWider({ ...state.drill, [key]: inches }) ? texts.wideOpener : null;
}

/** Whether openers spread wider than rows are apart. */
const isWider = ({ opener, rows }) => opener > rows;
