// The labels of the page, and numbers as the browser's locale writes them. What the engine states
// is said in the words of the one table of statements, which comes with the page's data: {name}
// stands for a value, one/other for what grammar does with a number.

const data = JSON.parse(document.getElementById('data').textContent);
const { wording, messages } = data;
/** The locale of numbers and dates: the browser's, unless the page speaks another language than English. */
const locale = messages ? document.documentElement.lang : undefined;

const texts = { ...wording.words,
  title: 'AirCart', skip: 'Skip to the answer',
  subtitle: 'Which product in which tank, how far a fill lasts, which cart',
  plans: 'Plans', share: 'Share', print: 'Print', close: 'Close', cancel: 'Cancel', done: 'Done',
  undo: 'Undo',
  job: 'Job', configuration: 'Configuration', unitSystem: 'Unit system', imperial: 'Imperial',
  metric: 'Metric', cartModel: 'Cart model', cartOption: '{name} ({capacity} bu)',
  fieldSize: 'Field size', saddleTank: 'Saddle tank', densities: 'Densities',
  listed: 'Listed', published: 'Published', slider: '{name}, slider',
  products: 'Products', addProduct: 'Add product', rate: 'Rate of {name}',
  removeProduct: 'Remove {name}', tanksOf: 'Tanks and density of {name}',
  onlyIn: 'Only in {tanks}', noTankLeft: 'No tank', atMost: {
    one: 'at most {n} tank', other: 'at most {n} tanks' }, ownDensity: 'own density',
  staysEmpty: 'Kept empty: {tanks}', keepApart: 'Incompatible: {pairs}', clearRules: 'Clear all rules on tanks ({n})',
  limits: 'Weight limits', payload: 'Product at most', mostGross: 'Cart and product at most',
  badWeight: 'A weight limit must be a number from {low} to {high}.',
  choice: 'Rules and margin', choiceChanged: 'Rules and margin, changed', goal: 'Load for', goals: { practical: 'Practical plan',
    capacity: 'Most the cart can do' }, drill: 'Drill', drillAssumed: 'double shoot, assumed',
  shoots: { single: 'single shoot', double: 'double shoot', triple: 'triple shoot' },
  drillDetails: 'Rows, openers and soil', rows: 'Row spacing', opener: 'Opener spread', soil: 'Soil', soilAssumed: 'medium, assumed',
  wideOpener: 'An opener cannot spread wider than rows are apart.', margin: 'Enough to spare', overlap: 'Seeded twice',
  badShare: '“{name}” must be a number from {low} to {high}.', off: 'off',
  severityHint: 'How much a broken rule counts, from off to {high}. A rule never costs a fill.',
  usualSeverity: '{severity} (usual)', phosphateTank: 'Tank with the steel meter auger',
  noneNamed: 'not named', withOverlap: '{field}, {overlap} seeded twice',
  reserve: 'Reserve that stays in', reserves: 'Reserves: {tanks}',
  badReserve: 'A reserve must be a number below {n}.', plusReserve: '{a} reserve',
  lineLabel: 'What do you seed?', linePlaceholder: '160 ac canola 5, urea 150, MAP 40', linePlan: 'Plan it',
  lineHint: 'Field, then each product with its rate.', lineEmpty: 'Name at least one product, with its rate.',
  lineUnknown: '{name}?', lineTaken: 'The line is the job now.',
  example: 'A worked example. Change any figure, or begin with your own products.',
  startEmpty: 'Begin with nothing',
  nothing: 'Enter a valid field size and at least one product.',
  firstTitle: 'What goes into which tank?', tryLine: 'Try “{line}”',
  firstStep: 'Add the products that you seed, each with its rate. The best cart, the fills and ' +
    'the load of every tank appear here at once.',
  badField: 'The field size must be a number from {low} to {high}.',
  badRate: 'The rate of {name} must be 0 or a number from {low} to {high}.',
  badDensity: 'The density must be a number from {low} to {high}.',
  notANumber: '“{text}” is not understood. Write a number, such as 1280, or {example}.',
  notBareNumber: '“{text}” is not understood. Write a number, such as 1280.',
  oneOrSeveral: '“{text}” may mean one field of {one} or {n} fields of {list}. Write {one} for one; the farm room takes several.',
  severalFields: '“{text}” may mean {n} fields of {list}. The farm room takes several.',
  ambiguous: '“{text}” can mean {a} or {b}. Write one of these.',
  stale: 'The answers shown are for the last entries that were understood.', notCurrent: 'Out of date:',
  noRate: 'Give at least one product a rate above zero.',
  tooMany: 'At most {n} products fit into a job.',
  notCalculated: 'This job cannot be calculated: {reason}.',
  outOfRange: 'a number is out of the range that can be calculated',
  stopped: 'The calculation stopped unexpectedly and was started again. Your entries are unchanged.',

  selectProduct: 'Select product', searchProducts: 'Search products',
  searchHint: 'Several at once, with rates: wheat 110, urea 150, MAP 60, then Enter.',
  grains: 'Grains & pulses', fertilizers: 'Fertilizers', inoculants: 'Inoculants',
  noMatch: 'No product matches “{text}”. Add it as your own, with its density.', manyMatch: '“{text}” can mean more than one product. Choose one.',
  ownProduct: 'Own product', ownName: 'Name', density: 'Density', add: 'Add',
  badName: 'Give the product a name of 1 to 200 characters that is not in the job yet.',
  inJob: 'in the job',

  carts: 'Which cart',
  perFill: '{area} per fill', enoughFor: 'enough for {area}', inTank: '{tank}: {name}', infeasibleShort: 'Not possible',
  weightOf: '{name}: {weight} loaded',

  viewResults: 'View results', results: 'Results', summary: 'Summary', totalCapacity: 'Total capacity',
  required: 'Products required', rateLine: 'Rate: {rate}',
  capacity: '{capacity} capacity', empty: 'Empty',
  filled: '{load} of {capacity}, {percent}', tankRules: 'Rules on {tank}',
  tapTank: 'Tap a tank to pin a product in it, keep one out, or keep it empty.',
  pictureOf: 'Tanks of {cart}', tankEmpty: '{tank}: empty, {capacity} capacity',
  tankHolds: '{tank}: {name}, {a} of {capacity}, {percent}',
  unallocated: 'UNALLOCATED', fillPlan: 'Fill plan',
  evenFills: 'Even fills', toBrim: 'Fill tanks to capacity', noBrim: 'With a weight limit, loads are cut to what it allows.',
  madeOf: 'Blend of {list}', blended: 'Blended: {list}',
  unblend: 'Blend nothing',
  unblended: 'Nothing of the job is blended now.', mayBlend: 'Blend where it saves fills',
  notBlended: 'The map is of the products of the job, each by itself.',
  seedPlaced: 'With the seed', seedPlacedOf: '{name}: {share} with the seed',
  gross: 'Gross weight', houseRules: 'House rules', notes: 'Worth knowing', resize: 'Resize', closeCalls: 'Close calls',
  advice: 'Advice', nutrients: 'Nutrients delivered', loadSheet: 'Load sheet', tank: 'Tank',
  load: 'Load', scale: 'Scale', staysIn: '{a} stay in',
  tender: 'From the tender: {list}', scaleHint: 'Load the tanks in this order. “Scale” is what all ' +
    'product on the cart weighs then; “stay in” is what the fill leaves in a tank.', printSheet: 'Print the load sheet',
  sheetFor: '{cart}, {field}: {products}',
  adjust: 'In the field', adjustOpen: 'In the field: what is left?', seededSoFar: 'Seeded so far', leftInTanks: 'Left in the tanks',
  filledInTanks: 'More went in than the first fill', filledHint: 'All that went in since the tank was empty.',
  keepsRates: 'Plan the rest at the stated rates', adjustHint: 'Type what is seeded and what is left in each tank, 0 where it is empty.',
  realRate: 'Real rate, {unit}', offRate: 'Off, %', lasts: 'Lasts, {unit}', emptyFirst: 'Empty first', afterArea: '{name}, after {area}',
  leftToSeed: 'Left to seed', restOfField: 'The rest of the field', badSeeded: 'The seeded area must be above 0 and at most {field}.',
  moreLeft: 'More is left in {name} than went in. Type all that went in.', overfull: 'More is left in {name} than it holds.',
  refilled: 'The first fill of the plan covers {area}, less than is seeded: type all that went in.',
  noRest: 'The rest is not planned: a limit on weight or tanks and product on board exclude each other.',
  nothingGone: 'Nothing of {name} has gone out.',
  rule: 'Simple rule (greedy)', showRule: 'Show its tanks', each: 'each',
  choosePublished: 'Choose published densities to plan with figures per bushel.',
  and: 'and', or: 'or',
  infeasible: 'No plan: {reason}',

  rulesFor: 'Rules for {name}', mayUse: 'Tanks that it may use', most: 'Most tanks', any: 'any',
  densityOf: 'Density', resetDensity: 'Back to the {set} density',
  keepEmpty: 'Keep this tank empty', liquidTank: 'For liquids, and nothing else', mayGoHere: '{name} may go here', onlyHere: 'Only here',
  onlyHereLabel: '{name} only in {tank}',

  map: 'How many fills', mapLead: 'Fills that {cart} takes, by field size and rate of {name}. The cross is ' +
    'this job. Tap a place to read it; “Use this” makes it the job.', useCell: 'Use this',
  useCellOf: 'Use this: {cell}', usedCell: 'The job is now {field}, {rate}.', rateAxis: 'Rate of',
  axisField: 'Field size, {unit}', axisRate: 'Rate of {name}, {unit}',
  cell: '{field}, {rate}: {value}', cellNone: 'not possible',
  gridLabel: 'Fills of {cart} by field size and rate. Arrow keys move, Enter makes the place the job.',
  winners: 'Smallest cart with the fewest fills on {field}, by the rate of {name}',
  forAnalysts: 'For analysts', metricLabel: 'Table of', metricFills: 'Fills', metricArea: 'Most the cart can do',
  metricLeft: 'Left out of one fill', metricGap: 'Left out by the simple rule beyond that', metricLoad: 'Cart load',
  asTable: 'As a table', tableCaption: '{metric} of {cart}: field sizes down, rates across',
  breakPoints: 'Break points of {name} on {cart}', breakLead: 'At {field}, the plan changes at these ' +
    'rates between {low} and {high}.', noBreaks: 'At {field}, the plan is the same at ' +
    'every rate between {low} and {high}.', breakWait: 'Calculating …', whatChanges: 'What changes there',
  moreBreaks: 'The number of fills changes {n} more times at higher rates.',

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
    'page. Or send this text.', jobText: 'The job as text',
  exportJob: 'Export the job', copyText: 'Copy the text', copyLink: 'Copy the link for this device',
  textCopied: 'The text is copied.', jobFills: '{job}. {fills}, {area} per fill.',
  linkBroken: 'The link could not be read and is ignored: {reason}.',
  linkNewer: 'it was made by a newer version of this page',
  linkGarbled: 'it is not complete', switchedUnits: 'All amounts are now in {units} units.',

  rooms: 'Rooms', farm: 'Farm', season: 'Season', roomTitle: '{room} – AirCart', roomOf: '{room}: {farm}',
  fieldsOf: { one: '{n} field, {area}; densities: {densities}.', other: '{n} fields, {area}; densities: {densities}.' },
  farmExample: 'A worked example. Change any figure, or begin with your own fields.',
  fields: 'Fields', fieldName: 'Name of field {n}', fieldArea: 'Area of field {n}',
  fieldCrop: 'Crop of field {n}', newField: 'Field {n}', badFarmName: 'Give it a name of 1 to 60 characters.', name: 'Name', areaHead: 'Area', crop: 'Crop',
  crops: 'Crops', cropName: 'Name of crop {n}', addCrop: 'Add a crop', ratesOf: 'Rate of {name} on {crop}',
  addTo: 'Add a product to {name}', removeOf: 'Remove {name} from {crop}',
  fieldOrder: 'Order of the fields', orders: { given: 'As listed', 'fewest-cleanouts': 'Fewest clean-outs',
    'by-date': 'By date of seeding' },
  pasteRows: 'Paste from a spreadsheet', pasteHint: 'One field a row: name, area and crop, with tabs, commas or ' +
    'semicolons between them. With headings in the first row, a column may have the rates of a product.', fieldRows: 'Rows', addRows: 'Add these fields', rowsAdded: { one: '{n} field is added.',
    other: '{n} fields are added.' }, rowsRefused: 'Not understood, and left out: {list}.',
  columnsUnknown: 'Columns that are left out: {list}.',
  readFarm: 'Read a farm file', saveFarm: 'Save as a farm file', shareFarm: 'Share the farm file',
  farmRead: 'The farm “{name}” is read.', farmBack: 'The farm is as it was before.', farmEmptied: 'The farm is empty.',
  farmTitle: 'How many fills, and what is cleaned?',
  farmFirst: 'Add a crop with its products and rates, and then your fields. Every cart’s fills, tanks, ' +
    'clean-outs and what to order appear here at once.', removed: '{name} is removed.',
  farmFailed: 'This farm cannot be planned: a number is out of the range that can be calculated.',
  nameTaken: '“{name}” is there already.', badNumber: '“{name}” must be a number from {low} to {high}.',
  wholeNumber: '“{name}” must be a whole number from {low} to {high}.',
  allCarts: 'Carts on the farm', fillsHead: 'Fills', alone: 'Alone', cleanOutsHead: 'Clean-outs', holds: 'Holds',
  aloneHint: 'Product goes on to the next field with the same products; “Alone” counts fills with loads for each field by itself. A clean-out is ' +
    'a tank that gets another product than it held last.', proven: 'No layout needs fewer clean-outs in this order.',
  perFillHead: 'Area per fill, {unit}', layoutOf: 'Tanks of {cart}', cleanBefore: 'Clean before', noTank: '–',
  seeOn: 'Show the tanks of', product: 'Product', order: 'Product to order for {cart}', orderMass: 'Order, {unit}', seededHead: 'Seeded, {unit}',
  marginHead: 'Margin', inTanksHead: 'In tanks', volumeHead: 'Volume, bu', bags: 'Bags',
  orderNote: 'The margin is {margin} of what is seeded.', loadsNote: { one: 'The trucks bring it in {n} load.',
    other: 'The trucks bring it in {n} loads.' }, fieldsHead: 'Fields in order', cannotLoad: '{crop}: {reason}',
  seasonFirst: 'Enter a farm first: its fields and crops are seeded here in many seasons.', toFarm: 'Enter the farm',
  outfit: 'Outfit', price: 'Price', priceOf: 'Price of {name}, {currency}', otherNumbers: 'All other numbers',
  lateness: 'Lateness', cropValue: 'Whole yield of {name}, an {unit} of it is worth', lossOf: 'Loss of {name} a day',
  afterOf: 'Last day without loss of {name}', perYears: 'In {n} of 10 years', unlimited: 'any',
  firstDay: 'First day', lastDay: 'Last day', roadsUntil: 'Roads without limits from', badDate: 'Write the day as month and day, as in 05-15.',
  simulating: 'Simulating {n} seasons …', seasonsOf: '{n} seasons, the same for every cart; 95 % intervals', doneBy: 'Done by',
  interval: '{low} to {high}',
  inYears: 'Done by, in {n} of 10 years', later: 'Days later', inTime: '{share} in time', stops: 'Fills', tenderHours: 'Hours at the tender',
  stopsHint: 'A fill is a stop at the tender, which may bring less than the cart holds.', verdict: 'Verdict',
  waitingHours: '{hours} of them waiting', notDone: 'not done', yearCost: 'A year costs, {currency}', worth: 'What {cart} is worth, in {currency}',
  against: 'Against', saves: 'Saves a year', mayCost: 'May cost more', costsMore: 'Costs more', paidBack: 'Paid back, years',
  savesHint: 'What a year costs less with {cart} than with the other cart, owning left out.',
  mayCostHint: 'How much more {cart} may cost to buy: what it saves, divided by the {share} of its price that owning costs a year.',
  paidBackHint: 'How long the saving takes to pay the higher price; a dash where {cart} is not dearer or saves nothing.',
  pricesHint: 'Give an hour of the outfit, the price of a stop or what late acres lose, and the carts are compared in money.',
  badSeason: 'This season cannot be simulated: {reason}.', badSeasonNumber: 'look at “{name}”',
  badSeasonOther: 'look at its dates and at the lateness of crops', chart: 'When each cart is done',
  dotChosen: { one: 'done by then in {n} of 10 years', other: 'done by then in {n} of 10 years' },
  dotYears: 'the same in 1 to 10 of 10 years, from left to right',
  cannotLoadFor: 'cannot be loaded for {crop}', beyondFarm: 'it has “{key}”, which this page does not know: use aircart compare or simulate',
  noFarm: 'it holds no farm', loadedFor: 'Loaded for {crop}',

  notJSON: 'it is not JSON', noObject: 'it holds no plan', wrongFormat: 'it is not a plan of AirCart',
  newerPlan: 'it was made by a newer version', wrongField: 'its key “{key}” is not as it should be',
  beyondPage: 'it has product on board or a reserve of every tank',
  unknownCart: 'the cart {name} is not known', unknownProduct: '{name} is not known and has no ' +
    'density', unknownUnit: 'no equation is known for grams of {name} in half a litre',
  unknownTank: 'the cart has no tank {name}', emptyList: 'there is no plan in it',
};

/** What the page says for an English text, or for texts by their keys. */
const translated = own => typeof own === 'string' ? messages[own] ?? own : messages[own.one] ??
  Object.fromEntries(Object.entries(own).map(([key, text]) => [key, translated(text)]));
if (messages) {
  Object.assign(texts, translated(texts));
  for (const own of [...data.goals, ...data.rules]) own.text = translated(own.text);
  for (const own of data.season) own.title = translated(own.title);
}

/** The text of a key, with its values; a number called `n` decides the grammar. */
const say = (key, values = {}) => filled(texts[key], values);

function filled(template, values) {
  const text = template[plurals.select(values.n)] ?? template.other ?? template;
  return text.replace(/\{(\w+)\}/g, (_, name) =>
    typeof values[name] === 'number' ? number(values[name], 0) : values[name]);
}

// MARK: What the engine states

/** The names that statements mean by position: those of a plan, in which products may be blended, or
    of the job where there is none. */
const namesOf = plan => ({ products: (plan?.products ?? state.products).map(({ name }) => name),
  liquids: plan?.products?.map(({ isLiquid }) => isLiquid),
  tanks: (plan?.cart ?? currentCart()).tanks.map(({ name }) => name) });

/** A statement in words: its kind, then its values. */
function sentence([kind, ...values], names = namesOf(answers.current)) {
  const words = values.map(value => valueText(value, names));
  const [a, b, c, d, e] = words;
  return filled(wording.statements[kind],
    { a, b, c, d, e, n: values.length ? countOf(values[0]) : 1 });
}

/** A value in words: its kind, then its numbers or statements. */
const valueText = ([kind, ...items], names = namesOf(answers.current)) =>
  valueTexts[wording.values[kind]](items, names);

/** Carts by position, of those that are compared. */
const namesOfCarts = (list, names) => list.map(index => names.carts?.[index] ?? carts()[index].name);

const counted = ['count', 'fills', 'tankCount'];
const countOf = ([kind, ...items]) => counted.includes(wording.values[kind]) ? items[0] : items.length;

const valueTexts = {
  count: ([count]) => number(count, 0), tankCount: ([n]) => say('tanks', { n }),
  fills: ([n]) => n === undefined ? texts.noFill : say('fills', { n }),
  area: ([acres]) => area(acres), volume: ([bushels]) => volume(bushels),
  bushels: ([bushels]) => number(bushels, 1), capacity: ([bushels]) => short(bushels) + ' bu',
  mass: ([pounds]) => mass(pounds), limit: ([pounds]) => mass(pounds, short),
  percent: ([value]) => percent(value), share: ([value]) => short(value) + ' %',
  rate: ([pounds]) => rate(pounds),
  density: ([pounds]) => density(pounds), bareDensity: ([pounds]) => bareDensity(pounds),
  products: (list, { products }) => listed(list.map(index => products[index])),
  limiting: ([index], { products }) => products[index] ?? texts.weightLimit,
  tanks: (list, { tanks }) => listed(list.map(index => tanks[index])),
  anyTank: (list, { tanks }) => listed(list.map(index => tanks[index]), texts.or),
  carts: (list, names) => namesOfCarts(list, names).join(texts.equals),
  cartList: (list, names) => listed(namesOfCarts(list, names)),
  anyCart: (list, names) => listed(namesOfCarts(list, names), texts.or),
  amounts: (list, { products, liquids }) => listed(list.filter((_, place) => place % 2).map((bushels, place) =>
    say('amount', { a: volume(bushels, liquids?.[list[2 * place]]), b: products[list[2 * place]] }))),
  clauses: (list, names) => list.map(statement => sentence(statement, names)).join('; '),
  crop: ([crop]) => wording.crops[crop],
  nutrient: ([nutrient]) => wording.nutrientWords[nutrient],
  day: ([day]) => dayText(day), years: ([n]) => n ? say('years', { n }) : texts.noYear,
  statedRates: list => [...new Set(list.map(pounds => short(rateValue(pounds))))].join(texts.to) + ' ' +
    rateUnit(),
  number: ([value]) => number(value, 9, 0), money: ([sum]) => farm.season.currency + ' ' + number(sum, 0),
};

const plurals = new Intl.PluralRules(locale);
const formats = new Map();

/** A number with so many decimals, as the locale writes it; a tie goes to the even digit, as on a
    command line. */
function number(value, digits, least = digits) {
  const key = 10 * digits + least;
  if (!formats.has(key)) formats.set(key, new Intl.NumberFormat(locale, {
    minimumFractionDigits: least, maximumFractionDigits: digits, roundingMode: 'halfEven' }));
  return formats.get(key).format(value);
}

/** A number as shown in a field, without separators: as typed, or rounded once converted. */
const plainFormats = [6, 2].map(digits => new Intl.NumberFormat(locale, {
  useGrouping: false, maximumFractionDigits: digits, numberingSystem: 'latn' }));
const fieldText = (value, isRounded = true) =>
  value === null ? '' : plainFormats[Number(isRounded)].format(value);
const decimalSign = plainFormats[0].format(0.5)[1];

/** The same with thousands apart, by a sign that is read back as one. */
const groupedText = (value, isRounded) => fieldText(value, isRounded).replace(/^\d+/, digits =>
  digits.replace(/\B(?=(\d{3})+$)/g, decimalSign === '.' ? ',' : '\u202f'));

/** The units of a quantity, imperial ones first, and the conversions to them from each other. */
const kinds = {
  area: { units: ['ac', 'ha'], turns: ['acres', 'hectares'] },
  rate: { units: ['lb/ac', 'kg/ha'], turns: ['poundsPerAcre', 'kilogramsPerHectare'] },
  mass: { units: ['lb', 'kg'], turns: ['pounds', 'kilograms'] },
  length: { units: ['in', 'cm'], turns: ['inches', 'centimetres'] },
  density: { units: ['lb/bu', 'kg/hL'] }, liquid: { units: ['gal', 'L'] }, '%': { units: ['%', '%'] },
};

/** A number that was typed, with a unit of its kind behind it or none; of what is no kind, the unit is that or
    none. What has no meaning, or more than one, is not a number: `problem` says so. */
function typedNumber(text, kind, density) {
  if (text.trim() === '') return { value: NaN };
  const units = kinds[kind]?.units ?? [kind];
  const { value, system, unit, whole, decimal, fields, one } = engine.typed(text, kind, density);
  if (fields) return { problem: say(one ? 'oneOrSeveral' : 'severalFields', { text, n: fields.length, list: listed(fields), one }) };
  if (whole) return { problem: say('ambiguous', { text, a: whole, b: decimal }) };
  const isOther = unit && !engine.measured.includes(kind) && unit.toLowerCase() !== kind.toLowerCase();
  if (value !== undefined && !isOther) return { value, system, unit };
  return { problem: say(units[0] ? 'notANumber' : 'notBareNumber', { text, example: '1280 ' + units[0] }) };
}

/** Names as an enumeration: `Tank 1, Tank 2 and Saddle`. */
function listed(names, conjunction = texts.and) {
  if (names.length < 2) return names.join('');
  return names.slice(0, -1).join(', ') + ' ' + conjunction + ' ' + names[names.length - 1];
}

// Quantities in the units of the job. What comes from the engine is in acres, pounds and bushels.
const metric = () => (state.room === 'job' ? state : farm).units === 'metric';
const areaFigure = acres => number(metric() ? engine.convert('hectares', acres) : acres, 2);
const area = acres => areaFigure(acres) + ' ' + areaUnit();
const rateValue = pounds => metric() ? engine.convert('kilogramsPerHectare', pounds) : pounds;
const rate = pounds => number(rateValue(pounds), 2) + ' ' + rateUnit();
const volume = (bushels, isLiquid) => bareVolume(bushels, isLiquid) + ' ' + volumeUnit(isLiquid);
const litres = bushels => number(engine.convert('litres', bushels), 0) + ' L';
const liquidValue = bushels => engine.convert(metric() ? 'litres' : 'gallons', bushels);
const bareVolume = (bushels, isLiquid) => isLiquid ? number(liquidValue(bushels), 0) : number(bushels, 1);
const capacityOf = tank => tank.isLiquid ? volume(tank.capacity, true) : short(tank.capacity) + ' bu';
const volumeUnit = isLiquid => isLiquid ? unitOf('liquid') : 'bu';
const mass = (pounds, text = value => number(value, 0)) =>
  metric() ? text(engine.convert('kilograms', pounds)) + ' kg' : text(pounds) + ' lb';
const bareDensity = pounds =>
  number(metric() ? engine.convert('kilogramsPerHectolitre', pounds) : pounds, 1);
const density = (pounds, isLiquid) => isLiquid ? liquidDensity(pounds) : bareDensity(pounds) + (metric() ? ' kg/hL' : ' lb/bu');
const liquidDensity = pounds => metric() ? number(engine.convert('kilogramsPerLitre', pounds), 3) + ' kg/L'
  : number(engine.convert('poundsPerGallon', pounds), 2) + ' lb/gal';
const percent = value => number(value, 1) + ' %';
/** At most one decimal, and none where there is nothing behind the point. */
const short = value => number(value, 1, 0);
const unitOf = kind => kinds[kind].units[Number(metric())];
const areaUnit = () => unitOf('area');
const rateUnit = () => unitOf('rate');
