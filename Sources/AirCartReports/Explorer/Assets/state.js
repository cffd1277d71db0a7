// The one state object, how it changes, and how it is read from and written to plans.

const usualRates = [10, 125];
const inRange = (value, [low, high]) => value >= low && value <= high;

/** A quantity as it was stated, and what it was before the units were switched. */
const quantity = value => ({ value, before: null, isConverted: false, span: niceSpan(value) });

const state = {
  units: 'imperial', cart: data.carts[0].name, ownCart: null, saddleTank: true,
  densities: data.densities, field: quantity(160), products: [], emptyTanks: [], reserves: [],
  payload: null, grossWeight: null, isEven: false, isToBrim: false, keepApart: [],
  // What the plan is chosen by; of house rules those whose severity was stated.
  drill: null, goal: data.goals[0].name, overlap: quantity(0), margin: quantity(data.margin), rules: {},
  phosphateTank: null,
  // Whether fertilizers may be blended that the job does not blend, and what is blended in any case.
  mayBlend: true, blends: [],
  // How rates came to be that were stated otherwise, a sentence each.
  understood: [], planName: '',
  // What was typed and cannot be taken, by its field: the text, and what is wrong.
  refused: {},
  matrix: { metric: 'fills', product: null, cursor: null }, dialog: null, resultsOpen: false,
  notices: {}, room: 'job',
};

/** The end of a slider and of the map: a round number well above a value, whatever came before
    it; one for all usual rates. */
function niceSpan(value) {
  if (!(value > 0) || inRange(value, usualRates)) return 200;
  const power = 10 ** Math.floor(Math.log10(value * 1.6));
  return power * [1, 2, 3, 4, 5, 8, 10].find(step => step * power >= value * 1.6);
}

const listedProduct = name => data.products.find(product => product.name === name);

/** A listed product, or the listed seed of which a name means a lot or a variety, as in `Wheat (AAC Brandon)`. */
const knownProduct = name => listedProduct(name) ?? data.products.find(({ name: seed, kind }) =>
  kind === 'grain' && name.startsWith(seed + ' (') && name.endsWith(')'));

/** The density in lb/bu that a product is planned with. */
function densityOf(product, densities = state.densities) {
  if (!product.density) return knownProduct(product.name)[densities];
  const { value, unit } = product.density;
  if (unit === 'lb/bu') return value;
  if (unit === 'g/0.5L') return engine.testWeight(listedProduct(product.name).testWeight, value);
  return engine.convert(densityUnits[unit], value);
}

/** Units of densities in plans, by the conversions to lb/bu. */
const densityUnits = { 'lb/bu': null, 'kg/hL': 'poundsPerBushel', 'lb/ft3': 'perCubicFoot',
  'lb/bu-avery': 'perAveryBushel', 'lb/gal': 'perGallon', 'kg/L': 'perLitre', 'kg/m3': 'perCubicMetre', 't/m3': 'perLitre', 'g/0.5L': null };

/** The carts to compare, as ordered; the user's own come after the listed ones. */
function carts() {
  const all = state.ownCart ? [...data.carts, state.ownCart] : data.carts;
  if (state.saddleTank) return all;
  return all.map(cart => ({ ...cart, tanks: cart.tanks.filter(tank => !tank.isSaddle) }));
}

const currentCart = () => carts().find(cart => cart.name === state.cart);

/** The job as the engine takes it. */
function currentJob() {
  return {
    units: state.units, field: state.field.value, emptyTanks: state.emptyTanks,
    reserves: state.reserves, payload: poundsOf(state.payload),
    grossWeight: poundsOf(state.grossWeight), isEven: state.isEven, isToBrim: isToBrim(),
    goal: state.goal, overlap: state.overlap.value, margin: state.margin.value,
    rules: state.rules, phosphateTank: state.phosphateTank, keepApart: state.keepApart,
    blends: state.blends, drill: state.drill, understood: state.understood,
    products: state.products.map(product => ({
      name: product.name, rate: product.rate.value, density: densityOf(product),
      maxTanks: product.maxTanks, tanks: allowedTanks(product), seedPlaced: placedShare(product) })),
  };
}

/** Whether a drill cannot place a share of a product: all that a single-shoot drill places is with the
    seed. */
const hasNoBand = (drill, share) => drill?.shoot === 'single' && share < data.ranges.seedPlaced[1];

/** The share of a product with the seed, where one is stated that the drill can place. */
const placedShare = ({ seedPlaced }) => hasNoBand(state.drill, seedPlaced) ? null : seedPlaced;

/** How bad it is to break a house rule: as stated, as on the cart, or the usual. */
const severityOf = (rule, cart) => state.rules[rule.name] ?? usualSeverity(rule, cart);
const usualSeverity = ({ name, severity }, cart) => cart.rules?.[name] ?? severity;

const hasTank = (cart, tank) => cart.tanks.some(({ name }) => name === tank);

/** The tank that is meant for phosphate: as stated, or as on the cart; of those that it has. */
const phosphateTankOf = cart =>
  [state.phosphateTank, cart.phosphateTank].find(tank => hasTank(cart, tank)) ?? null;

/** Loads are cut to what a weight limit allows, and then no tank is full to the brim. */
const isToBrim = () => state.isToBrim && !state.payload && !state.grossWeight;

const poundsOf = stated => stated === null ? null
  : state.units === 'metric' ? engine.convert('pounds', stated.value) : stated.value;

/** The only tanks that a product may use; nothing where it may use all. */
function allowedTanks(product) {
  if (!product.keepOut.length) return product.tanks;
  const all = product.tanks ?? currentCart().tanks.map(tank => tank.name);
  return all.filter(tank => !product.keepOut.includes(tank));
}

// MARK: What is wrong with the entries

/** The first thing to put right, as text; nothing where the job can be planned. */
function problemOfEntries() {
  const isBadField = state.refused.field && !state.products.length;
  if (isBadField || !inRange(state.field.value, data.ranges.field)) {
    return state.products.length ? rangeText('badField', data.ranges.field) : texts.nothing;
  }
  if (!state.products.length) return texts.firstStep;
  for (const product of state.products) {
    const value = product.rate.value;
    if (value !== 0 && !inRange(value, data.ranges.rate)) {
      return rangeText('badRate', data.ranges.rate, product.name);
    }
  }
  if (!state.products.some(product => product.rate.value > 0)) return texts.noRate;
  const isBad = limit => limit && !inRange(limit.value, data.ranges.weight);
  return isBad(state.payload) || isBad(state.grossWeight)
    ? rangeText('badWeight', data.ranges.weight) : null;
}

const rangeText = (key, [low, high], name) =>
  say(key, { name, low: fieldText(low) === '0' ? String(low) : fieldText(low), high });

// MARK: Changes

function switchUnits(units) {
  if (units === state.units) return;
  state.units = units;
  turn(state.field, 'area');
  for (const product of state.products) turn(product.rate, 'rate');
  for (const limit of [state.payload, state.grossWeight]) {
    if (limit) turn(limit, 'mass');
  }
}

/** Converts a quantity; what was converted and not changed since comes back as it was. */
function turn(stated, kind) {
  const value = stated.before ?? engine.convert(kinds[kind].turns[Number(metric())], stated.value);
  stated.isConverted = stated.before === null || !stated.isConverted;
  stated.before = stated.value;
  stated.value = value;
  stated.span = niceSpan(value);
}

function change(stated, value) {
  Object.assign(stated, { value, before: null, isConverted: false });
}

/** A quantity as it was typed: with a unit of the other system, as if the units had been switched. */
function typedQuantity({ value, system = null }, kind) {
  const stated = quantity(value);
  if (system !== null && system !== Number(metric())) turn(stated, kind);
  return stated;
}

function addProduct(name, density = null) {
  state.products.push({ name, rate: quantity(0), density, tanks: null, maxTanks: null, keepOut: [],
    seedPlaced: null });
}

/** What was said about rates is true of those alone: a sentence on one product, which has its name in
    front, while that has its rate, and all others until a rate changes. */
function rateChanged(name) {
  state.understood = state.understood.filter(text => state.products.some(product =>
    product.name !== name && text.startsWith(product.name + ': ')));
}

/** States how bad it is to break a house rule; the usual need not be stated. */
function setSeverity(name, severity) {
  const rule = data.rules.find(other => other.name === name);
  if (severity === usualSeverity(rule, currentCart())) delete state.rules[name];
  else state.rules[name] = severity;
}

function removeProduct(index) {
  const [{ name }] = state.products.splice(index, 1);
  rateChanged(name);
  state.keepApart = state.keepApart.filter(pair => !pair.includes(name));
  state.blends = state.blends.filter(blend => !blend.includes(name));
  delete state.refused[rateKey(name)];
  const { matrix } = state;
  matrix.product = null;
  matrix.cursor = null;
}

const rateKey = name => 'rate of ' + name;

/** Lets a product use a tank or not; all tanks together are no rule. */
function allow(product, tank, isAllowed, tanks) {
  const allowed = new Set(allowedTanks(product) ?? tanks);
  product.keepOut = [];
  if (isAllowed) allowed.add(tank);
  else allowed.delete(tank);
  product.tanks = tanks.every(name => allowed.has(name)) ? null
    : tanks.filter(name => allowed.has(name));
}

function keepEmpty(tank, isEmpty) {
  state.emptyTanks = state.emptyTanks.filter(name => name !== tank);
  if (isEmpty) state.emptyTanks.push(tank);
}

/** What stays in a tank, once it holds a product; nothing for an amount of none. */
function keepReserve(tank, amount, isPercent = false) {
  state.reserves = state.reserves.filter(reserve => reserve.tank !== tank);
  if (amount > 0) state.reserves.push({ tank, amount, isPercent });
}

/** How many tanks and products have rules on tanks. */
const ruleCount = () => state.emptyTanks.length + state.reserves.length +
  state.products.filter(product => product.tanks || product.maxTanks || product.keepOut.length).length;

function clearRules() {
  state.emptyTanks = [];
  state.reserves = [];
  for (const product of state.products) {
    Object.assign(product, { tanks: null, maxTanks: null, keepOut: [] });
  }
}
