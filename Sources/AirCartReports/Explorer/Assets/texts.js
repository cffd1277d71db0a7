// Every text of the page, and numbers as the browser's locale writes them. To translate the page,
// translate this table: {name} stands for a value, one/other for what grammar does with a number.

const texts = {
  title: 'AirCart', skip: 'Skip to the answer',
  subtitle: 'Which product in which tank, how far a fill lasts, which cart',
  plans: 'Plans', share: 'Share', print: 'Print', close: 'Close', cancel: 'Cancel', done: 'Done',
  remove: 'Remove', undo: 'Undo',
  job: 'Job', configuration: 'Configuration', unitSystem: 'Unit system', imperial: 'Imperial',
  metric: 'Metric', cartModel: 'Cart model', cartOption: '{name} ({capacity} bu)',
  fieldSize: 'Field size', saddleTank: 'Saddle tank', densities: 'Densities',
  listed: 'Listed', published: 'Published', slider: '{name}, slider',
  products: 'Products', addProduct: 'Add product', rate: 'Rate of {name}',
  removeProduct: 'Remove {name}', tanksOf: 'Tanks and density of {name}',
  onlyIn: 'Only in {tanks}', noTankLeft: 'No tank', atMost: {
    one: 'at most {n} tank', other: 'at most {n} tanks' }, ownDensity: 'own density',
  staysEmpty: 'Kept empty: {tanks}', keepApart: 'Incompatible: {pairs}', clearRules: 'Clear all rules on tanks',
  limits: 'Weight limits', payload: 'Product at most', mostGross: 'Cart and product at most',
  badWeight: 'A weight limit must be a number from {low} to {high}.',
  reserve: 'Reserve that stays in', reserves: 'Reserves: {tanks}',
  badReserve: 'A reserve must be a number below {n}.', plusReserve: '{a} reserve',
  weightLimit: 'the weight limit', weightEnds: 'The weight limit ends a fill', endedBy: 'Ended by',
  reservesTooHeavy: 'The reserves alone may weigh as much as the limit.',
  cartTooHeavy: 'The empty cart weighs {a}, which leaves nothing of the limit of {b}.',
  reserveTooLarge: '{tank} holds {a} bu, which the reserve takes up.',
  nothing: 'Enter a valid field size and at least one product.',
  firstStep: 'Add the products that you seed, each with its rate. The best cart, the fills and ' +
    'the load of every tank appear here at once.',
  badField: 'The field size must be a number from {low} to {high}.',
  badRate: 'The rate of {name} must be 0 or a number from {low} to {high}.',
  badDensity: 'The density must be a number from {low} to {high}.',
  notANumber: '“{text}” is not understood. Write a number, such as 1280, or {example}.',
  ambiguous: '“{text}” can mean {a} or {b}. Write one of these.',
  stale: 'The answers shown are for the last entries that were understood.',
  noRate: 'Give at least one product a rate above zero.',
  tooMany: 'At most {n} products fit into a job.',
  notCalculated: 'This job cannot be calculated: {reason}.',
  outOfRange: 'a number is out of the range that can be calculated',
  stopped: 'The calculation stopped unexpectedly and was started again. Your entries are unchanged.',
  oldBrowser: 'This browser cannot run the engine of this page ({reason}). A browser of 2023 or ' +
    'later can.',

  selectProduct: 'Select product', searchProducts: 'Search products',
  grains: 'Grains & pulses', fertilizers: 'Fertilizers', noMatch: 'No product matches “{text}”.',
  ownProduct: 'Own product', ownName: 'Name', density: 'Density', add: 'Add',
  badName: 'Give the product a name of 1 to 200 characters that is not in the job yet.',
  inJob: 'in the job',

  carts: 'All carts', rank: 'Rank {n}', best: '★ Best', equalTo: ' = ',
  fills: { one: '{n} fill', other: '{n} fills' }, perFill: '{area} per fill',
  firstOut: '{name} runs out first', infeasibleShort: 'Not possible',
  weightOf: '{name}: {weight} loaded', details: 'Tanks and loads of {name}',
  bestOf: '{names} {is} the best of {n} carts: {reason}', is: 'is', are: 'are',
  allEqual: 'All carts do equally well.', fewestFills: 'fewest fills, {n}; next {next} with {m}.',
  largestArea: 'largest area per fill, {a}; next {next} with {b}.',
  leastLeft: 'least unallocated, {a}; next {next} with {b}.',
  onlyOne: 'no other gives every product a tank.',
  noCart: 'No cart can seed this in one pass of the products; least is left over by {names}, {a}.',

  noCartAtAll: 'The limits leave no cart anything to load.',

  viewResults: 'View results', results: 'Results', summary: 'Summary', totalCapacity: 'Total capacity',
  cartLoad: 'Cart load', utilization: 'Cart utilization',
  ok: '✓ ok', watch: '▲ watch', tight: '✖ tight', over: '⇧ over',
  required: 'Products required', rateLine: 'Rate: {rate}', together: 'Together',
  leftForRefills: 'Left for refills', withoutTank: 'Without a tank', inOneFill: 'In one fill',
  inTanks: 'In tanks',
  planOne: 'Plan: one fill seeds the field',
  planFull: 'Plan: the loads of a full fill',
  planEach: 'Plan: the loads of each fill',
  planLeast: 'Plan: the least unallocated',
  capacity: '{capacity} bu capacity', empty: 'Empty', low: 'low', medium: 'medium', full: 'full',
  subtotal: '{name} in {n} tanks: {load} of {capacity} bu',
  filled: '{load} of {capacity} bushels, {percent}', tankRules: 'Rules on {tank}',
  tapTank: 'Tap a tank to say what may go in it.',
  unallocated: 'UNALLOCATED', fillPlan: 'Fill plan', fillCount: 'Fills', areaPerFill: 'Area per fill',
  lastFill: 'Last fill', eachFill: 'Each fill', evenFills: 'Even fills', toBrim: 'Fill tanks to ' +
    'capacity', noBrim: 'With a weight limit, loads are cut to what it allows.', lasts: 'These tanks last for', largest: 'Largest possible area per fill',
  runsOut: 'Runs out first', gross: 'Gross weight', loadSheet: 'Load sheet', tank: 'Tank',
  load: 'Load', scale: 'Scale', staysIn: '{a} stay in', stopOnly: 'The only fill: {area}',
  stopOf: 'Fill {a} of {n}: {area}', stopsOf: 'Fills {a} to {b} of {n}: {area} each',
  tender: 'From the tender: {list}', scaleHint: 'Load the tanks in this order. “Scale” is what all ' +
    'product on the cart weighs then; “stay in” is what the fill leaves in a tank.', printSheet: 'Print the load sheet',
  sheetFor: '{cart}, {field}: {products}',
  reference: 'The simple rule (greedy)', showReference: 'Show its tanks',
  same: 'The simple rule gives the same allocation.',
  sameLeft: 'The simple rule leaves the same {a} without a tank.',
  ruleLeaves: 'The simple rule leaves {a} without a tank, the plan {b}.',
  ruleLeavesOne: 'The simple rule leaves {a} without a tank; the plan places ' +
    'everything.',
  fewerTanks: 'Both place everything; the plan needs {a}, the simple rule {b}.',
  tankCount: { one: '{n} tank', other: '{n} tanks' },
  moreEmpty: 'Both place everything in {a}; the plan leaves {b} bu of tanks empty, ' +
    'the simple rule {c} bu.',
  bothPlace: 'Both place everything in {a}.',
  ruleNoTank: 'The simple rule gives {a} no tank; the plan gives every product one.',
  sameRange: 'Tanks chosen by the simple rule last for the same {a} per fill.',
  shorter: 'Tanks chosen by the simple rule last for {a} per fill instead of {b}; the field ' +
    'takes {c} either way.',
  moreFills: 'Tanks chosen by the simple rule last for {a} per fill instead of {b}, and the ' +
    'field takes {c} instead of {d}.',
  ofProduct: '{a} of {name}', and: 'and',
  infeasible: 'Infeasible: {reason}',
  moreProducts: '{a} products need a tank each, and only {b} may be filled.',
  noAllowed: '{name} has no tank that it may use.', everyEmpty: 'Every tank is to stay empty.',
  conflict: 'Not every product can have a tank of its own under these rules.',
  densityNote: 'Fertilizer is planned at its listed density, which is in truth a figure per cubic ' +
    'foot. {figures}. Choose published densities to plan with figures per bushel.',
  densityFigure: '{name}: listed {a}, published {b} to {c}',
  densityAssumed: '{name}: listed {a}, no published figure found, {b} assumed',

  rulesFor: 'Rules for {name}', mayUse: 'Tanks that it may use', most: 'Most tanks', any: 'any',
  densityOf: 'Density', resetDensity: 'Back to the {set} density',
  keepEmpty: 'Keep this tank empty', mayGoHere: '{name} may go here', onlyHere: 'Only here',
  onlyHereLabel: '{name} only in {tank}',

  matrix: 'Field size and rate', matrixLead: 'Every cell is a plan of its own. Tap a cell ' +
    'to see it on every cart; “Use this” makes it the job.', useCell: 'Use this',
  useCellOf: 'Use this: {cart}, {cell}', usedCell: 'The job is now {cart}, {field}, {rate}.', metricLabel: 'Show', rateAxis: 'Rate of',
  metricFills: 'Fills', metricArea: 'Area per fill', metricLeft: 'Left over by the optimum',
  metricGap: 'Left over by greedy beyond it', metricLoad: 'Cart load',
  axisField: 'Field size, {unit}', axisRate: 'Rate of {name}, {unit}',
  cell: '{field}, {rate}: {value}', cellNone: 'not possible',
  cellsNone: 'No cart can seed this in one pass, whatever the field and the rate.', asTable: 'As a ' +
    'table',
  tableCaption: '{metric} of {cart}: field sizes down, rates across',
  gridLabel: '{metric} of {cart} by field size and rate. Arrow keys move, Enter makes the cell the job.',
  legendLines: 'Lines: the number of fills changes. Dots: break points at the field size of the job',
  breakPoints: 'Break points of {name} on {cart}', breakLead: 'At {field}, the plan changes at these ' +
    'rates between {low} and {high}.', noBreaks: 'At {field}, the plan is the same at ' +
    'every rate between {low} and {high}.', breakWait: 'Calculating …', whatChanges: 'What changes there',
  moreBreaks: 'The number of fills changes {n} more times at higher rates.',
  breakFills: '{a} become {b}', breakLimit: '{b} runs out first, no longer {a}',
  breakTanks: 'other tanks', breakHere: 'another plan at this very rate', noFillsThere: 'no fill is possible',

  savedPlans: 'Saved plans', planName: 'Name of this plan', save: 'Save', noPlans: 'No plan is saved ' +
    'in this browser yet.', loadPlan: 'Load', duplicate: 'Duplicate', export: 'Export',
  exportAll: 'Export all', import: 'Import a file', deletePlan: 'Delete',
  planAction: '{action}: {name}', deleted: '“{name}” is deleted.', saved: '“{name}” is saved.',
  loaded: '“{name}” is loaded.', jobBack: 'The job is as it was before.',
  linkLoaded: 'The job of the link is loaded.', rulesCleared: 'All rules on tanks are cleared.',
  planGone: 'This plan is no longer there: it was deleted in another tab.', imported: { one: '{n} plan is imported.',
    other: '{n} plans are imported.' }, copyOf: '{name} (copy)', restored: '“{name}” is back.',
  storageRefused: 'This browser did not keep it ({reason}). Nothing on the screen is lost: export ' +
    'the plan, or share its link.',
  storageBroken: 'Plans saved in this browser could not all be read: {reason}. They are left as ' +
    'they are.',
  importFailed: '{file} was not imported: {reason}.',
  linkCopied: 'The link to this job is copied.', link: 'Link to this job',
  linkLocal: 'This page is a file on this device, so its link opens nowhere else. To share the ' +
    'job, export it and send the file: “Import a file” under “Plans” opens it in any copy of this ' +
    'page, and so does aircart plans import. Or send this text.', jobText: 'The job as text',
  exportJob: 'Export the job', copyText: 'Copy the text', copyLink: 'Copy the link for this device',
  textCopied: 'The text is copied.', jobFills: '{job}. {fills}, {area} per fill.',
  linkBroken: 'The link could not be read and is ignored: {reason}.',
  linkNewer: 'it was made by a newer version of this page',
  linkGarbled: 'it is not complete', switchedUnits: 'All amounts are now in {units} units.',

  notJSON: 'it is not JSON', noObject: 'it holds no plan', wrongFormat: 'it is not a plan of AirCart',
  newerPlan: 'it was made by a newer version', wrongField: 'its {key} is not as it should be',
  unknownCart: 'the cart {name} is not known', unknownProduct: '{name} is not known and has no ' +
    'density', unknownUnit: 'no equation is known for grams of {name} in half a litre',
  unknownTank: 'the cart has no tank {name}', emptyList: 'there is no plan in it',
};

/** The text of a key, with its values; a number called `n` decides the grammar. */
function say(key, values = {}) {
  let text = texts[key];
  if (typeof text === 'object') text = text[plurals.select(values.n)] || text.other;
  return text.replace(/\{(\w+)\}/g, (_, name) =>
    typeof values[name] === 'number' ? number(values[name], 0) : values[name]);
}

const plurals = new Intl.PluralRules(undefined);
const formats = new Map();

/** A number with so many decimals, as the locale writes it. */
function number(value, digits) {
  if (!formats.has(digits)) formats.set(digits, new Intl.NumberFormat(undefined, {
    minimumFractionDigits: digits, maximumFractionDigits: digits }));
  return formats.get(digits).format(value);
}

/** A number as it stands in a field, without separators: as typed, or rounded once converted. */
const plainFormats = [6, 2].map(digits => new Intl.NumberFormat(undefined, {
  useGrouping: false, maximumFractionDigits: digits, numberingSystem: 'latn' }));
const fieldText = (value, isRounded = true) =>
  value === null ? '' : plainFormats[Number(isRounded)].format(value);
const decimalSign = plainFormats[0].format(0.5)[1];

/** The units of a quantity, imperial ones first, and the conversions to them from each other. */
const kinds = {
  area: { units: ['ac', 'ha'], turns: ['acres', 'hectares'] },
  rate: { units: ['lb/ac', 'kg/ha'], turns: ['poundsPerAcre', 'kilogramsPerHectare'] },
  mass: { units: ['lb', 'kg'], turns: ['pounds', 'kilograms'] },
};

/** How else people write a unit, as on the command line. */
const spellings = {
  ac: ['acre', 'acres'], ha: ['hectare', 'hectares'], 'lb/ac': ['lbs/ac', 'lb/acre', 'lbs/acre'],
  'kg/ha': ['kgs/ha'], bu: ['bushel', 'bushels'], lb: ['lbs'], kg: ['kgs'], 'lb/bu': ['lbs/bu'],
};

/** Whether a unit is meant, whatever its case and spelling. */
const isUnit = (unit, name) => [unit, ...spellings[unit] ?? []]
  .some(spelling => spelling.toLowerCase() === name.toLowerCase());

/** A number that was typed, with one of some units behind it or none. What has no meaning, or more
    than one, is no number: `problem` says so. */
function typedNumber(text, units) {
  if (text.trim() === '') return { value: NaN };
  const [, digits, name] = /^(.*?)(?:\s*([a-z%].*))?$/is.exec(text.trim());
  const unit = name && units.find(unit => isUnit(unit, name));
  const { value, whole } = name && !unit ? {} : numberOf(digits);
  if (whole) return { problem: say('ambiguous', { text, a: whole, b: value }) };
  return value === undefined ? { problem: say('notANumber', { text, example: '1280 ' + units[0] }) }
    : { value, unit };
}

/** Digits with a decimal sign, or with the thousands separators that the command line knows. Where a
    comma or a point may be either, both numbers as text: the `whole` one, and the other. */
function numberOf(text) {
  const either = () => ({ whole: text.replace(/[.,]/, ''),
    value: text.replace(/[.,]/, decimalSign) + '0' });
  const grouped = /^[1-9]\d{0,2}([,._'’ \u00a0\u202f])\d{3}(?:\1\d{3})*(?:([.,])\d+)?$/.exec(text);
  if (!grouped) {
    if (decimalSign === '.' && /^[1-9]\d{3,},\d{3}$/.test(text)) return either();
    return /^\d*[.,]?\d+$|^\d+[.,]$/.test(text) ? { value: Number(text.replace(',', '.')) } : {};
  }
  const [, separator, decimal] = grouped;
  const isOneSign = !decimal && /^\d+[.,]\d+$/.test(text);
  if (isOneSign && decimalSign === ',') return either();
  if (isOneSign && separator === '.') return { value: Number(text) };
  return separator === decimal ? {}
    : { value: Number(text.replaceAll(separator, '').replace(',', '.')) };
}

/** Names as an enumeration: `Tank 1, Tank 2 and Saddle`. */
function listed(names) {
  if (names.length < 2) return names.join('');
  return names.slice(0, -1).join(', ') + ' ' + texts.and + ' ' + names[names.length - 1];
}

// Quantities in the units of the job. What comes from the engine is in acres, pounds and bushels.
const metric = () => state.units === 'metric';
const area = acres => metric() ? number(engine.convert('hectares', acres), 2) + ' ha'
  : number(acres, 2) + ' ac';
const rate = pounds => metric() ? number(engine.convert('kilogramsPerHectare', pounds), 2) + ' kg/ha'
  : number(pounds, 2) + ' lb/ac';
const volume = bushels => number(bushels, 1) + ' bu';
const litres = bushels => number(engine.convert('litres', bushels), 0) + ' L';
const mass = pounds => metric() ? number(engine.convert('kilograms', pounds), 0) + ' kg'
  : number(pounds, 0) + ' lb';
const density = pounds => metric()
  ? number(engine.convert('kilogramsPerHectolitre', pounds), 1) + ' kg/hL'
  : number(pounds, 1) + ' lb/bu';
const percent = value => number(value, 1) + ' %';
const capacityText = bushels => number(bushels, Number.isInteger(bushels) ? 0 : 1);
const unitOf = kind => kinds[kind].units[Number(metric())];
const areaUnit = () => unitOf('area');
const rateUnit = () => unitOf('rate');
