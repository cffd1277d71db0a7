// The farm: fields and crops, and the season of it, as a farm file has them.

const emptySeason = () => ({ numbers: {}, start: null, end: null, roadsUntil: null, fills: 'part', hoppers: null, bagged: null,
  currency: 'CAD', prices: {}, late: [], kept: {} });

const emptyFarm = () => ({ name: 'farm', title: '', units: state.units, densities: data.densities,
  carts: null, saddleTank: true, order: data.orders[1], overlap: null, margin: null,
  orderMargin: null, drill: null, crops: [], fields: [], season: emptySeason(), shownCart: null, years: 8,
  refused: {}, isConverted: false });

const farm = emptyFarm();
const farmAnswers = { job: null, plans: null, best: null, orders: null, problem: null };
let exampleFarm = '';

const farmKey = () => JSON.stringify(farmFile());
const isFarmExample = () => exampleFarm !== '' && exampleFarm === farmKey();

/** The carts that are compared on the farm. */
const farmCarts = () => data.carts.filter(({ name }) => farm.carts?.includes(name) ?? true)
  .map(cart => farm.saddleTank ? cart
    : { ...cart, tanks: cart.tanks.filter(tank => !tank.isSaddle) });

/** The farm as the engine takes it: what is complete of it. */
function farmJob() {
  const crops = withLots(farm.crops.filter(({ products }) => products.some(({ rate }) => rate > 0)));
  const place = name => crops.findIndex(crop => crop.name === name);
  const { season } = farm;
  return { ...farm, crops: crops.map(crop => ({ ...crop, products: crop.products.map(product => ({
    ...product, density: densityOf(product, farm.densities) })) })),
  fields: farm.fields.filter(({ area, crop }) => area > 0 && place(crop) >= 0)
    .map(field => ({ ...field, crop: place(field.crop), rates: ratesOf(field, crops[place(field.crop)]) })),
  season: { ...season, isStated: Object.keys(seasonEntry()).length > 0,
    late: season.late.filter(({ crop }) => place(crop) >= 0)
      .map(row => ({ ...row, crop: place(row.crop) })) } };
}

const cropOf = field => farm.crops.find(({ name }) => name === field.crop);

/** The rates of a field that are stated in place of those of its crop, by product. */
const ownRates = field => Object.fromEntries(namesIn(cropOf(field)?.products ?? [])
  .map(name => [name, field.rates?.[name] ?? null]).filter(([, rate]) => rate !== null));

/** The rate of every product of a field's crop; nothing where all are those of the crop. */
function ratesOf(field, { products }) {
  const own = ownRates(field);
  return Object.keys(own).length ? products.map(({ name, rate }) => own[name] ?? rate) : null;
}

/** Crops that differ in one seed of a kind alone get the seed of the others at a rate of 0, as those of a farm file:
    each lot may then lie in a tank from the start. */
function withLots(crops) {
  const kindOf = ({ name }) => [knownProduct(name)].find(known => known?.kind === 'grain')?.name;
  const alike = crops.map(({ products }) => products.filter(kindOf).length === 1 &&
    JSON.stringify(products.map(product => kindOf(product) ? { seed: kindOf(product) } : product.name)));
  return crops.map((crop, place) => {
    const seeds = alike[place] ? crops.filter((_, other) => alike[other] === alike[place])
      .map(({ products }) => products.find(kindOf)) : [];
    const names = [...new Set(namesIn(seeds))];
    if (names.length < 2 || crop.products.length - 1 + names.length > data.ranges.products) return crop;
    return { ...crop, products: crop.products.flatMap(product => !kindOf(product) ? [product] : names.map(name =>
      name === product.name ? product : { ...seeds.find(seed => seed.name === name), rate: 0 })) };
  });
}

/** A job with its crops as they are seeded: fields with other rates have one by themselves. */
const seededJob = (job, seeded) => ({ ...job, crops: seeded.map(({ stated, isOther, fields: [first, ...others] }) => {
  const crop = job.crops[stated];
  if (!isOther) return crop;
  const { name, rates } = job.fields[first];
  return { ...crop, name: say(others.length ? 'cropOnFields' : 'cropOnField', { a: crop.name, b: name, c: others.length }),
    products: crop.products.map((product, place) => ({ ...product, rate: rates[place] })) };
}), fields: job.fields.map((field, place) => ({ ...field,
  crop: seeded.findIndex(({ fields }) => fields.includes(place)) })) });

function computeFarm() {
  const job = farmJob();
  Object.assign(farmAnswers, { job, plans: null, best: null, orders: null, problem: null });
  if (!job.fields.length) {
    farmAnswers.problem = texts.farmFirst;
    return;
  }
  try {
    const answer = engine.farm(job, farmCarts());
    if (answer.status === 0) Object.assign(farmAnswers, answer, { job: seededJob(job, answer.seeded) });
    else farmAnswers.problem = texts.farmFailed;
  } catch (error) {
    if (!(error instanceof WebAssembly.RuntimeError)) throw error;
    farmAnswers.problem = texts.stopped;
    engine.restart();
  }
}

// MARK: Changes

/** A change of the farm that can be taken back. */
function farmJump(work, text) {
  const before = structuredClone(farm);
  pushJump('farm', before);
  const count = jumps.farm;
  work();
  updateFarm();
  notify(text(), () => {
    Object.assign(farm, structuredClone(before));
    dropJump('farm', count);
    updateFarm();
    notify(texts.farmBack);
  });
}

const loadFarm = other => Object.assign(farm, emptyFarm(), other);

/** A name that no other has yet. */
function newName(name, taken) {
  let unique = name;
  for (let count = 2; taken.includes(unique); count++) unique = name + ' ' + count;
  return unique;
}

const namesIn = list => list.map(({ name }) => name);

/** The field that is being typed in; one behind the last is a new one. */
function fieldAt(index) {
  if (index < farm.fields.length) return farm.fields[index];
  const last = farm.fields.at(-1);
  farm.fields.push({ name: newName(say('newField', { n: index + 1 }), namesIn(farm.fields)), area: null,
    crop: last?.crop ?? farm.crops[0]?.name ?? null });
  return farm.fields[index];
}

/** What was refused in the rows behind one that is removed belongs to the rows before them then. */
function dropRefused(list, index) {
  farm.refused = Object.fromEntries(Object.entries(farm.refused).flatMap(([path, refusal]) => {
    if (!path.startsWith(list + '/')) return [[path, refusal]];
    const [place, ...rest] = path.slice(list.length + 1).split('/');
    if (Number(place) === index) return [];
    return [[[list, Number(place) - Number(place > index), ...rest].join('/'), refusal]];
  }));
}

function renameCrop(crop, name) {
  for (const field of farm.fields) if (field.crop === crop.name) field.crop = name;
  for (const row of farm.season.late) if (row.crop === crop.name) row.crop = name;
  crop.name = name;
}

/** What a heading says of its column: a name, an area or a crop, or the product of which it has the rates; a kind of
    nothing where it is none of these. */
function columnOf(heading) {
  const [, name, unit] = /^(.*?)(?:(?:^|[\s,([]+)(acres?|ac|hectares?|ha|lbs?\/ac(?:re)?|kg\/ha)[)\]]*)?$/i.exec(heading);
  const [kind] = [['name', /^(field|name|field name)$/i], ['area', unit ? /^(area|size|field size)?$/i : /^(area|size|field size)$/i],
    ['crop', /^crop$/i]].find(([, words]) => words.test(name)) ?? [];
  const product = kind || name === '' ? undefined : productMeant(name);
  return { kind: product ? 'rate' : kind, product: product?.name, unit, heading };
}

/** The columns of a table by its headings, and those that are none; without headings name, area and crop. */
function columnsOf(cells) {
  const columns = cells.map(columnOf);
  return ['area', 'crop'].every(kind => columns.some(column => column.kind === kind)) ? columns : null;
}

/** Adds the rows of a spreadsheet: name, area, crop, which is added where it is new, and rates of products by
    their headings. Returns those that are not understood. */
function addRows(text) {
  const refused = [];
  const rows = text.split(/\r?\n/).filter(row => row.trim() !== '').map(cellsOf);
  const stated = columnsOf(rows[0] ?? []);
  const columns = stated ?? ['name', 'area', 'crop'].map(kind => ({ kind }));
  const unknown = columns.filter(({ kind }) => !kind).map(({ heading }) => heading).filter(heading => heading !== '');
  const quantityOf = (cell, unit, kind) => {
    const number = typedNumber(cell + (unit && /[\d.,]$/.test(cell) ? ' ' + unit : ''), kind);
    return number.problem ? NaN : typedQuantity(number, kind).value;
  };
  const read = rows.slice(stated ? 1 : 0).map((cells, place) => {
    const cell = wanted => cells[columns.findIndex(({ kind }) => kind === wanted)] ?? '';
    const area = quantityOf(cell('area'), columns.find(({ kind }) => kind === 'area').unit, 'area');
    const rates = columns.flatMap(({ kind, product, unit }, index) => kind === 'rate'
      ? [{ name: product, rate: (cells[index] ?? '') === '' ? 0 : quantityOf(cells[index], unit, 'rate') }] : []);
    const isGood = cell('name') && cell('crop') && inRange(area, data.ranges.field) &&
      rates.every(({ rate }) => rate === 0 || inRange(rate, data.ranges.rate));
    // Without headings that are known the first row may be some.
    if (!isGood && (stated || place > 0)) refused.push(cells.join('\t'));
    return isGood && { name: cell('name'), area, crop: cell('crop'), rates };
  }).filter(Boolean);
  farmJump(() => {
    for (const { name, area, crop: typed, rates } of read) {
      const crop = cropNamed(typed);
      const isFirst = !farm.fields.some(field => field.crop === crop.name);
      const own = {};
      for (const { name, rate } of rates) {
        const isKnown = namesIn(crop.products).includes(name);
        if (rate === 0 && !isKnown) continue;
        if (!isKnown) crop.products.push({ name, rate: 0, density: null });
        const product = crop.products.find(product => product.name === name);
        // The first field says what is usual of its crop; nothing is added to fields from before.
        if (isFirst && product.rate === 0) product.rate = rate;
        if (product.rate !== rate) own[name] = rate;
      }
      farm.fields.push({ name: newName(name, namesIn(farm.fields)), area, crop: crop.name, rates: own });
    }
  }, () => say('rowsAdded', { n: read.length }) + (refused.length
    ? ' ' + say('rowsRefused', { list: refused.join('; ').replaceAll('\t', ' ') }) : '') + (unknown.length
    ? ' ' + say('columnsUnknown', { list: listed(unknown) }) : ''));
  return refused;
}

/** The crop of that name, which is added with its seed where it is new. */
function cropNamed(name) {
  const known = farm.crops.find(other => other.name.toLowerCase() === name.toLowerCase());
  if (known) return known;
  const seed = data.products.find(other => other.name.toLowerCase() === name.toLowerCase());
  farm.crops.push({ name, from: null, products: seed ? [{ name: seed.name, rate: 0, density: null }] : [] });
  return farm.crops.at(-1);
}

/** The cells of a row, with tabs, semicolons or commas between them; quotes hold one together. */
function cellsOf(row) {
  const separator = ['\t', ';'].find(sign => row.includes(sign)) ?? ',';
  const cells = [''];
  let isQuoted = false;
  for (const sign of row) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) cells.push('');
    else cells[cells.length - 1] += sign;
  }
  return cells.map(cell => cell.trim());
}

/** The farm as it was before its units were turned, and behind that. */
let unturned = {};

/** Turns what is stated into the other units; what was turned and not changed since comes back as it was. */
function switchFarmUnits(units) {
  const before = farmText();
  if (unturned.to === before) Object.assign(farm, farmOfText(unturned.from), { isConverted: false });
  else turnFarm(units);
  unturned = { from: before, to: farmText() };
}

function turnFarm(units) {
  const turned = (value, factor) => value && Number((units === 'metric' ? value * factor : value / factor).toPrecision(8));
  const areas = engine.convert('hectares', 1), rates = engine.convert('kilogramsPerHectare', 1);
  for (const field of farm.fields) {
    field.area = turned(field.area, areas);
    for (const name of Object.keys(field.rates ?? {})) field.rates[name] = turned(field.rates[name], rates);
    field.position &&= field.position.map(part => turned(part, seasonNumber('roadSpeed').turn));
  }
  for (const { products } of farm.crops) for (const product of products) product.rate = turned(product.rate, rates);
  const { numbers, late, kept } = farm.season;
  for (const { key, turn = 1 } of data.season) if (key in numbers) numbers[key] = turned(numbers[key], turn);
  for (const row of late) row.value = turned(row.value, 1 / areas);
  for (const year of kept.observed ?? []) year.area = turned(year.area, areas);
  Object.assign(farm, { units, isConverted: true });
}

// MARK: What is typed

const seasonNumber = key => data.season.find(number => number.key === key);
const unitPlace = () => Number(metric());

/** A field of the room by its path: what it holds, what that may be, and how it is set. */
function farmPlace(path) {
  const [kind, place, what, inner] = path.split('/');
  const own = { fields: farm.fields, crops: farm.crops }[kind]?.[place];
  const late = () => farm.season.late.find(row => row.crop === place);
  const setLate = values => {
    if (!late()) farm.season.late.push({ crop: place });
    // Files have either a loss a day or a table of yields.
    Object.assign(late(), values, 'value' in values ? {} : { yields: undefined });
  };
  if (what === 'name') {
    return { value: own?.name ?? '', isText: true, set: name => kind === 'crops' ? renameCrop(own, name)
      : fieldAt(Number(place)).name = name, taken: namesIn(kind === 'crops' ? farm.crops : farm.fields) };
  }
  if (what === 'area') {
    return { value: own?.area ?? null, kind: 'area', range: data.ranges.field, name: texts.fieldSize,
      set: area => { fieldAt(Number(place)).area = area; } };
  }
  if (what === 'rate') {
    const product = (kind === 'fields' ? cropOf(own) : own).products[inner];
    if (kind === 'fields') {
      return { value: own.rates[product.name], kind: 'rate', range: data.ranges.rate, mayBeNone: true,
        name: product.name, density: densityOf(product, farm.densities),
        set: value => { own.rates[product.name] = value; } };
    }
    return { value: product.rate || null, kind: 'rate', range: data.ranges.rate, name: product.name,
      density: densityOf(product, farm.densities),
      set: value => { product.rate = value ?? 0; } };
  }
  if (kind === 'season') {
    const { title, range, units } = seasonNumber(place);
    return { value: farm.season.numbers[place] ?? null, range, name: title, unit: units[unitPlace()],
      isWhole: place === 'tender.trucks', set: value => {
        if (value === null) delete farm.season.numbers[place];
        else farm.season.numbers[place] = value;
      } };
  }
  if (kind === 'day') {
    return { value: farm.season[place] === null ? '' : dayCode(farm.season[place]), isDay: true,
      set: day => { farm.season[place] = day; } };
  }
  if (kind === 'price') {
    return { value: farm.season.prices[place] ?? null, range: data.ranges.price, name: place,
      set: value => {
        if (value === null) delete farm.season.prices[place];
        else farm.season.prices[place] = value;
      } };
  }
  if (what === 'after') {
    return { value: late()?.after === undefined ? '' : dayCode(late().after), isDay: true,
      set: after => setLate({ after: after ?? undefined }) };
  }
  return { value: late()?.[what] ?? null, range: what === 'value' ? data.ranges.price : [0, 100],
    name: place, set: value => setLate({ [what]: value ?? undefined }) };
}

/** Why a text cannot be taken, or its value. */
function readOnFarm(place, text) {
  const isBlank = text.trim() === '';
  if (place.isText) {
    const name = text.trim();
    if (name !== place.value && place.taken.includes(name)) return { problem: say('nameTaken', { name }) };
    return isText(name, 60) ? { value: name } : { problem: texts.badFarmName };
  }
  if (isBlank) return { value: null };
  if (place.isDay) {
    const day = dayOf(text.trim());
    return day === null ? { problem: texts.badDate } : { value: day };
  }
  const number = typedNumber(text, place.kind ?? place.unit ?? '', place.density);
  if (number.problem) return number;
  const { value } = place.kind ? typedQuantity(number, place.kind) : number;
  const isGood = (inRange(value, place.range) || place.mayBeNone && value === 0) && (!place.isWhole || Number.isInteger(value));
  return isGood ? { value }
    : { problem: rangeText(place.isWhole ? 'wholeNumber' : 'badNumber', place.range, place.name) };
}

let farmTimer = 0;

function typedOnFarm(path, text, isMove) {
  if (path === 'years') {
    farm.years = Number(text);
    showFarm();
    return;
  }
  takeOnFarm(path, text);
  keepFarm();
  clearTimeout(farmTimer);
  if (isMove) moveFarm();
  else farmTimer = setTimeout(updateFarm, typingPause);
}

/** Takes what was typed into a field, or keeps it as refused: the farm is what it was. */
function takeOnFarm(path, text) {
  const place = farmPlace(path);
  const { value, problem } = readOnFarm(place, text);
  delete farm.refused[path];
  if (problem) farm.refused[path] = { text, problem };
  else place.set(value);
}

let isFarmMoving = false;

/** Updates once with the next frame, however often a slider moves until then. */
function moveFarm() {
  if (isFarmMoving) return;
  isFarmMoving = true;
  requestAnimationFrame(() => {
    isFarmMoving = false;
    updateFarm();
  });
}

const farmChanges = {
  farmOrder: ({ value }) => { farm.order = value; updateFarm(); },
  fieldCrop: ({ value, dataset }) => { fieldAt(Number(dataset.index)).crop = value; updateFarm(); },
  shownCart: ({ value }) => { farm.shownCart = value; updateFarm(); },
  farmUnits: ({ value }) => farmJump(() => switchFarmUnits(value),
    () => say('switchedUnits', { units: texts[value].toLowerCase() })),
  farmFile: ({ files }) => readFarmFile(files[0]),
};

// MARK: Keeping it

const farmStorage = 'aircart.farm';

/** The farm of the last visit, or the example. */
function openFarm() {
  loadFarm(farmOfDocument(data.farm));
  exampleFarm = farmKey();
  try {
    const kept = localStorage.getItem(farmStorage);
    if (kept) loadFarm(farmOfText(kept));
  } catch { /* What cannot be read is left alone. */ }
}

let keepTimer = 0, isRefused = false;

/** Keeps the farm on the device, and says once where the browser refuses it. */
function keepFarmNow() {
  keepTimer = 0;
  const keep = () => { localStorage.setItem(farmStorage, farmKey()); return true; };
  if (!isRefused) isRefused = keeping(keep) === false;
}

function keepFarm() {
  clearTimeout(keepTimer);
  keepTimer = setTimeout(keepFarmNow, typingPause);
}

// What was typed just before the page is left.
window.addEventListener('pagehide', () => { if (keepTimer) keepFarmNow(); });

/** Computes the farm and shows it. */
function updateFarm() {
  clearTimeout(farmTimer);
  computeFarm();
  keepFarm();
  render();
}
