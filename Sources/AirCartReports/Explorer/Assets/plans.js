// Plans are job files with a format, a version and an id, which the command line may leave out. A link
// holds one without its name.

const planFormat = 'aircart-plan', planVersion = 1;

/** The job on the screen as a plan. */
function planOfState(name) {
  const plan = {
    format: planFormat, version: planVersion, id: newID(), name,
    saved: new Date().toISOString().slice(0, 19) + 'Z', units: state.units, cart: cartEntry(),
    saddleTank: state.saddleTank, densities: state.densities, field: state.field.value,
    products: state.products.map(productEntry),
  };
  if (state.emptyTanks.length) plan.emptyTanks = [...state.emptyTanks];
  if (state.reserves.length) {
    plan.tankReserves = state.reserves.map(({ tank, amount, isPercent }) => ({ tank,
      reserve: isPercent ? { percent: amount } : amount }));
  }
  if (state.payload) plan.payload = state.payload.value;
  if (state.grossWeight) plan.grossWeight = state.grossWeight.value;
  if (state.keepApart.length) plan.keepApart = state.keepApart.map(pair => [...pair]);
  if (state.isEven) plan.even = true;
  if (isToBrim()) plan.brim = true;
  if (state.blends.length) plan.blends = state.blends.map(blend => [...blend]);
  Object.assign(plan, choiceEntry());
  const results = resultsEntry();
  return results ? { ...plan, results } : plan;
}

/** What the plan is chosen by, where that is not the usual. */
function choiceEntry() {
  const entry = {};
  if (state.overlap.value !== 0) entry.overlap = state.overlap.value;
  if (state.goal !== data.goals[0].name) entry.plan = state.goal;
  if (state.margin.value !== data.margin) entry.margin = state.margin.value;
  if (Object.keys(state.rules).length) entry.rules = ruleEntry(state.rules);
  // Of another cart, the tank would be none.
  if (hasTank(currentCart(), state.phosphateTank)) entry.phosphateTank = state.phosphateTank;
  if (state.drill) entry.drill = { ...state.drill };
  if (!state.mayBlend) entry.mayBlend = false;
  if (state.understood.length) entry.understood = [...state.understood];
  return entry;
}

function newID() {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return Date.now().toString(36) + '-' + words[0].toString(36) + words[1].toString(36);
}

function cartEntry() {
  const own = state.ownCart;
  if (!own || own.name !== state.cart || own.isPair) return state.cart;
  const tanks = own.tanks.map(({ name, capacity, isSaddle, isLiquid }) => ({ name, capacity,
    ...!isSaddle !== (name !== 'Saddle') && { saddle: isSaddle },
    ...!isLiquid !== (name !== 'Liquid') && { liquid: Boolean(isLiquid) } }));
  const entry = { name: own.name, tanks };
  if (own.emptyWeight !== null) entry.emptyWeight = own.statedWeight[state.units] ??
    (state.units === 'metric' ? engine.convert('kilograms', own.emptyWeight) : own.emptyWeight);
  if (own.source) entry.source = own.source;
  if (Object.keys(own.rules).length) entry.rules = ruleEntry(own.rules);
  if (own.phosphateTank) entry.phosphateTank = own.phosphateTank;
  return entry;
}

function productEntry(product) {
  const entry = { product: product.name, rate: product.rate.value };
  if (product.density) entry.density = { ...product.density };
  if (product.tanks) entry.tanks = [...product.tanks];
  if (product.maxTanks) entry.maxTanks = product.maxTanks;
  if (product.keepOut.length) entry.keepOutOf = [...product.keepOut];
  if (placedShare(product) !== null) entry.seedPlaced = product.seedPlaced;
  return entry;
}

function resultsEntry() {
  const plan = answers.current;
  if (!plan || plan.refused) return null;
  const tanks = plan.cart.tanks.map((tank, index) => [tank, plan.recommended.tanks[index]])
    .filter(([, product]) => product !== null)
    .map(([tank, product]) => ({ tank: tank.name, product: plan.products[product].name }));
  const isFeasible = plan.fill.fills !== null;
  const perFill = state.units === 'metric' ? engine.convert('hectares', plan.fill.area) : plan.fill.area;
  return { areaPerFill: isFeasible ? perFill : null, fills: plan.fill.fills,
    unallocated: plan.optimal.unallocated, tanks };
}

// MARK: Reading

/** A plan that cannot be read; its message says why, to go behind a colon. */
class PlanError extends Error {}

const refuse = (key, values) => { throw new PlanError(say(key, values)); };

/** The plans of a file's text: one, or a list of them. */
function plansOfText(text) {
  const list = [parsedFarm(text)].flat();
  if (!list.length) refuse('emptyList');
  return list.map(read => {
    const plan = isJob(read) ? { format: planFormat, version: planVersion, id: newID(),
      name: texts.job, saved: new Date().toISOString(), units: 'imperial',
      cart: data.carts[0].name, ...read } : read;
    if (isText(plan?.field) && /[a-z]/i.test(plan.field)) plan.field = typedArea(plan.field, plan.units);
    if (isObject(plan)) takeFullNames(plan);
    checkPlan(plan);
    return plan;
  });
}

/** Gives products their full names wherever a plan names them; one with its own density keeps its name. */
function takeFullNames(plan) {
  const products = [plan.products ?? []].flat().filter(isObject);
  const own = products.filter(({ density }) => density).map(({ product }) => product);
  const full = name => isText(name) && !own.includes(name) ? productMeant(name)?.name ?? name : name;
  for (const entry of products) entry.product = full(entry.product);
  for (const key of ['keepApart', 'blends']) {
    if (Array.isArray(plan[key])) plan[key] = plan[key].map(names => Array.isArray(names) ? names.map(full) : names);
  }
}

/** An area with a unit, as it is in the units of a plan. */
function typedArea(text, units) {
  const { value, system } = typedNumber(text, 'area'), wanted = Number(units === 'metric');
  return system === 1 - wanted ? engine.convert(kinds.area.turns[wanted], value) : value;
}

/** Whether it is a job file without the marks of a plan, which may leave the cart open. */
const isJob = read => isObject(read) && read.format === undefined && Array.isArray(read.products) &&
  read.field !== undefined;
const isObject = value => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value, length = 200) => typeof value === 'string' && value.length > 0 &&
  value.length <= length;
const isNumber = (value, range) => typeof value === 'number' && inRange(value, range);
const isTankList = value => Array.isArray(value) && new Set(value).size === value.length &&
  value.every(tank => isText(tank) || Number.isInteger(tank) && tank > 0);

/** Throws where a plan is not as it should be. */
function checkPlan(plan) {
  if (!isObject(plan)) refuse('noObject');
  if (plan.format !== planFormat) refuse('wrongFormat');
  if (plan.version > planVersion) refuse('newerPlan');
  const need = (isGood, key) => isGood || refuse('wrongField', { key });
  need(plan.version === planVersion, 'version');
  need(isText(plan.id, 64) && /^[-\w]+$/.test(plan.id), 'id');
  need(isText(plan.name), 'name');
  need(isText(plan.saved) && !Number.isNaN(Date.parse(plan.saved)), 'saved');
  need(['imperial', 'metric'].includes(plan.units), 'units');
  need([undefined, true, false].includes(plan.saddleTank), 'saddleTank');
  need([undefined, 'listed', 'published'].includes(plan.densities), 'densities');
  need(isNumber(plan.field, data.ranges.field), 'field');
  need(plan.emptyTanks === undefined || isTankList(plan.emptyTanks), 'emptyTanks');
  for (const key of ['payload', 'grossWeight']) {
    need(plan[key] === undefined || isNumber(plan[key], data.ranges.weight), key);
  }
  need(plan.tankReserves === undefined || Array.isArray(plan.tankReserves) &&
    isTankList(plan.tankReserves.map(entry => entry?.tank)) &&
    plan.tankReserves.every(entry => reserveOf(entry) !== null), 'tankReserves');
  const { products } = plan;
  need(Array.isArray(products) && products.length > 0 && products.length <= data.ranges.products,
    'products');
  products.forEach(product => checkProduct(product, need));
  need(new Set(products.map(product => product.product.toLowerCase())).size === products.length,
    'products');
  for (const key of ['even', 'brim']) need([undefined, true, false].includes(plan[key]), key);
  // Loads are cut to what a limit allows: no tank is full to the brim then.
  need(!plan.brim || plan.payload === undefined && plan.grossWeight === undefined, 'brim');
  need(plan.keepApart === undefined || isPairList(plan.keepApart, products), 'keepApart');
  checkChoice(plan, need);
  checkTanks(plan, cartOf(plan));
}

function checkChoice(plan, need) {
  for (const key of ['overlap', 'margin']) {
    need(plan[key] === undefined || isNumber(plan[key], data.ranges[key]), key);
  }
  need(plan.plan === undefined || data.goals.some(({ name }) => name === plan.plan), 'plan');
  const { understood = [] } = plan;
  need(plan.rules === undefined || isRules(plan.rules), 'rules');
  need(plan.drill === undefined || isDrill(plan.drill), 'drill');
  const banded = plan.products.find(({ seedPlaced }) => hasNoBand(plan.drill, seedPlaced));
  if (banded) refuse('noBand', { name: listedProduct(banded.product)?.name ?? banded.product });
  need([undefined, true, false].includes(plan.mayBlend), 'mayBlend');
  if (plan.onBoard?.length || plan.reserve !== undefined) refuse('beyondPage');
  need(plan.blends === undefined || isBlendList(plan.blends, plan.products), 'blends');
  need(plan.phosphateTank === undefined || isTankList([plan.phosphateTank]), 'phosphateTank');
  need(Array.isArray(understood) && understood.length <= mostSentences &&
    understood.every(sentence => isText(sentence, longestSentence)), 'understood');
}

const mostSentences = 100, longestSentence = 2000;
const isDrill = drill => isObject(drill) && data.shoots.includes(drill.shoot) &&
  [undefined, ...data.soils].includes(drill.soil) && ['rows', 'opener'].every(key =>
  drill[key] === undefined || isNumber(drill[key], data.ranges[key])) && !isWider(drill);
const isRules = rules => isObject(rules) && Object.entries(rules).every(([rule, severity]) =>
  data.rules.some(({ name }) => name === rule) && (typeof severity === 'boolean' ||
    Number.isInteger(severity) && inRange(severity, [0, data.ranges.severity])));

/** Severities by the names of rules; yes is the usual one, and no is none. */
const rulesOf = (rules = {}) => Object.fromEntries(Object.entries(rules).map(([rule, severity]) =>
  [rule, severity === true ? data.rules.find(({ name }) => name === rule).severity
    : Number(severity)]));

/** The same in the order of the rules. */
const ruleEntry = rules => Object.fromEntries(data.rules.filter(({ name }) => name in rules)
  .map(({ name }) => [name, rules[name]]));

const mostPairs = 100;
const isPairList = (value, products) => Array.isArray(value) && value.length > 0 &&
  value.length <= mostPairs && value.every(pair => Array.isArray(pair) && pair.length === 2 &&
    pair[0] !== pair[1] && pair.every(name => products.some(({ product }) => product === name)));

/** Blends of two products or more, each of which is in one of them. */
const isBlendList = (value, products) => Array.isArray(value) && value.every(blend =>
  Array.isArray(blend) && blend.length > 1 && blend.every(name =>
    products.some(({ product }) => product === name))) &&
  new Set(value.flat()).size === value.flat().length;

/** What a plan keeps in a tank; nothing where it is not said as it should be. */
function reserveOf({ tank, reserve }) {
  const isPercent = isObject(reserve) && 'percent' in reserve;
  const amount = isPercent ? reserve.percent : isObject(reserve) ? reserve.bushels : reserve;
  const range = isPercent ? data.ranges.reservePercent : data.ranges.reserve;
  return isNumber(amount, range) ? { tank, amount, isPercent } : null;
}

function checkProduct(entry, need) {
  need(isObject(entry) && isText(entry.product), 'product');
  need(entry.rate === 0 || isNumber(entry.rate, data.ranges.rate), 'rate');
  need(entry.tanks === undefined || isTankList(entry.tanks), 'tanks');
  need(entry.keepOutOf === undefined || isTankList(entry.keepOutOf), 'keepOutOf');
  need(entry.maxTanks === undefined || Number.isInteger(entry.maxTanks) && entry.maxTanks > 0 &&
    entry.maxTanks <= data.ranges.tanks, 'maxTanks');
  need(entry.seedPlaced === undefined || isNumber(entry.seedPlaced, data.ranges.seedPlaced),
    'seedPlaced');
  if (entry.density === undefined) {
    if (!knownProduct(entry.product)) refuse('unknownProduct', { name: entry.product });
    return;
  }
  const { value, unit } = isObject(entry.density) ? entry.density : {};
  need(unit in densityUnits &&
    isNumber(value, unit === 'g/0.5L' ? data.ranges.grams : data.ranges.density), 'density');
  if (unit === 'g/0.5L' && !listedProduct(entry.product)?.testWeight) {
    refuse('unknownUnit', { name: entry.product });
  }
}

function checkTanks(plan, cart) {
  const all = [...plan.emptyTanks ?? [], ...plan.products.flatMap(product =>
    [...product.tanks ?? [], ...product.keepOutOf ?? []]),
  ...(plan.tankReserves ?? []).map(entry => entry.tank),
  ...plan.phosphateTank === undefined ? [] : [plan.phosphateTank]];
  for (const tank of all) tankName(tank, cart);
}

/** A tank's name, from its name or its number; without regard to case, as on a command line. */
function tankName(tank, cart) {
  const found = typeof tank === 'number' ? cart.tanks[tank - 1]
    : cart.tanks.find(({ name }) => name.toLowerCase() === tank.toLowerCase());
  return found ? found.name : refuse('unknownTank', { name: tank });
}

/** The cart of a plan with all its tanks: listed, of the user's own, or several joined by `+`. */
function cartOf(plan) {
  if (isObject(plan.cart)) return ownCart(plan.cart, plan.units);
  if (!isText(plan.cart)) refuse('wrongField', { key: 'cart' });
  const parts = plan.cart.split('+').map(name => data.carts.find(cart => cart.name === name.trim())
    ?? refuse('unknownCart', { name: name.trim() }));
  return parts.length === 1 ? parts[0] : joined(parts);
}

function ownCart(entry, units) {
  const need = isGood => isGood || refuse('wrongField', { key: 'cart' });
  const { tanks, emptyWeight } = entry;
  need(isText(entry.name) && Array.isArray(tanks) && tanks.length > 0 && tanks.length <= data.ranges.tanks);
  need(emptyWeight === undefined || Number.isFinite(emptyWeight) && emptyWeight >= 0);
  const read = tanks.map((tank, index) => {
    const { name, capacity, saddle, liquid } = typeof tank === 'number' ? { capacity: tank } : tank ?? {};
    need(Number.isFinite(capacity) && capacity > 0);
    return { name: name ?? 'Tank ' + (index + 1), capacity, isSaddle: saddle ?? name === 'Saddle',
      isLiquid: liquid ?? name === 'Liquid' };
  });
  need(new Set(read.map(tank => tank.name)).size === read.length);
  const pounds = emptyWeight === undefined ? null
    : units === 'metric' ? engine.convert('pounds', emptyWeight) : emptyWeight;
  need(entry.rules === undefined || isRules(entry.rules));
  const { phosphateTank } = entry;
  need(phosphateTank === undefined || isTankList([phosphateTank]));
  return { name: entry.name, tanks: read, emptyWeight: pounds, source: entry.source, alike: entry.name,
    statedWeight: { [units]: emptyWeight }, rules: rulesOf(entry.rules),
    phosphateTank: phosphateTank === undefined ? null : tankName(phosphateTank, { tanks: read }) };
}

/** Several carts pulled as one; later ones' tanks have their cart's name, as on the command line. */
function joined(parts) {
  const tanks = [];
  parts.forEach((part, index) => part.tanks.forEach(tank => {
    const name = index ? part.name + ' ' + tank.name : tank.name;
    const isTaken = tanks.some(other => other.name === name);
    tanks.push({ ...tank, name: isTaken ? name + ' (' + (tanks.length + 1) + ')' : name });
  }));
  if (tanks.length > data.ranges.tanks) refuse('wrongField', { key: 'cart' });
  const name = parts.map(part => part.name).join('+');
  const emptyWeight = engine.sum(parts.map(part => part.emptyWeight));
  return { name, tanks, emptyWeight, alike: name, isPair: true };
}

/** Puts a checked plan onto the screen. */
function loadPlan(plan) {
  const cart = cartOf(plan);
  const isListed = data.carts.some(({ name }) => name === cart.name) && !isObject(plan.cart);
  Object.assign(state, {
    units: plan.units, cart: cart.name, ownCart: isListed ? null : cart,
    saddleTank: plan.saddleTank ?? true, densities: plan.densities ?? data.densities,
    field: quantity(plan.field), emptyTanks: (plan.emptyTanks ?? []).map(tank =>
      tankName(tank, cart)),
    products: plan.products.map(entry => ({
      name: listedProduct(entry.product)?.name ?? entry.product, rate: quantity(entry.rate),
      density: entry.density ? { ...entry.density } : null,
      tanks: entry.tanks?.length ? entry.tanks.map(tank => tankName(tank, cart)) : null,
      keepOut: (entry.keepOutOf ?? []).map(tank => tankName(tank, cart)),
      maxTanks: entry.maxTanks ?? null, seedPlaced: entry.seedPlaced ?? null })),
    keepApart: (plan.keepApart ?? []).map(pair => pair.map(name => listedProduct(name)?.name ?? name)),
    isEven: plan.even ?? false, isToBrim: plan.brim ?? false, refused: {},
    reserves: (plan.tankReserves ?? []).map(reserveOf).map(entry => ({ ...entry,
      tank: tankName(entry.tank, cart) })),
    payload: plan.payload === undefined ? null : quantity(plan.payload),
    grossWeight: plan.grossWeight === undefined ? null : quantity(plan.grossWeight),
    goal: plan.plan ?? data.goals[0].name, overlap: quantity(plan.overlap ?? 0),
    margin: quantity(plan.margin ?? data.margin),
    rules: rulesOf(plan.rules),
    phosphateTank: plan.phosphateTank === undefined ? null : tankName(plan.phosphateTank, cart),
    mayBlend: plan.mayBlend ?? true, drill: plan.drill ? { ...plan.drill } : null,
    blends: (plan.blends ?? []).map(blend => blend.map(name => listedProduct(name)?.name ?? name)),
    understood: [...plan.understood ?? []],
    matrix: { ...state.matrix, product: null, cursor: null }, planName: plan.name ?? '',
  });
}

// MARK: The link

const linkVersion = '3';

/** The job as the end of an address: a version, and a plan without id, name and results, with the
    way of filling as a list of words where it is not the usual one. */
function linkOfState() {
  const { format, version, id, name, saved, results, even, brim, ...job } = planOfState('-');
  const filling = [even && 'even', brim && 'brim'].filter(word => word);
  if (filling.length) job.filling = filling;
  const bytes = new TextEncoder().encode(JSON.stringify(job));
  const base64 = btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
  return '#' + linkVersion + '.' +
    base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The plan in a link's text. */
function linkedPlan(text) {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const json = new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(bytes, character => character.charCodeAt(0)));
  return { ...JSON.parse(json), format: planFormat, version: 1, id: 'link', name: '-',
    saved: '1970-01-01T00:00:00Z' };
}

/** Readers by version: a link of an older page still opens. The first knew one way of filling, the
    second only the usual choice of a plan. */
const linkReaders = {
  1: text => ({ ...linkedPlan(text), filling: [] }),
  2: text => ({ filling: [], ...linkedPlan(text) }),
  3: text => ({ filling: [], ...linkedPlan(text) }),
};

/** The plan of a link; throws `PlanError`. */
function planOfLink(hash) {
  const [version, text] = hash.slice(1).split('.', 2);
  const read = linkReaders[version];
  if (!read) refuse(/^\d+$/.test(version) && text ? 'linkNewer' : 'linkGarbled');
  let plan;
  try { plan = read(text ?? ''); } catch { refuse('linkGarbled'); }
  const isKnown = Array.isArray(plan.filling) &&
    plan.filling.every(word => word === 'even' || word === 'brim');
  if (!isKnown) refuse('wrongField', { key: 'filling' });
  const { filling, ...job } = plan;
  Object.assign(job, { even: filling.includes('even'), brim: filling.includes('brim') });
  checkPlan(job);
  return { ...job, name: '' };
}

// MARK: Storage

const storageKey = 'aircart.plans';

/** The plans kept in this browser, newest first. What cannot be read is left alone and told. */
function storedPlans() {
  let text;
  try { text = localStorage.getItem(storageKey); } catch (error) { return { plans: [], error }; }
  if (text === null) return { plans: [] };
  try { return { plans: plansOfText(text) }; } catch (error) {
    return { plans: text === '[]' ? [] : readablePlans(text), error: text === '[]' ? null : error };
  }
}

function readablePlans(text) {
  try {
    return JSON.parse(text).filter(plan => { try { checkPlan(plan); return true; } catch {
      return false; } });
  } catch { return []; }
}

/** Keeps plans; what the browser answers when it does not is thrown on. */
function keepPlans(change) {
  const text = localStorage.getItem(storageKey);
  let kept = [];
  try { kept = JSON.parse(text) ?? []; } catch { localStorage.setItem(storageKey + '.broken', text); }
  const changed = change(Array.isArray(kept) ? kept : []);
  localStorage.setItem(storageKey, JSON.stringify(changed));
}
