// Farms as files: the same that `aircart compare` and `aircart simulate` read.

/** A day of the year from 0 on, written as in `05-15`; nothing for what is not one. */
function dayOf(text) {
  const [, month, day] = /^(\d\d)-(\d\d)$/.exec(text) ?? [];
  const date = new Date(Date.UTC(2001, month - 1, day));
  const isDay = month && date.getUTCMonth() === month - 1 && date.getUTCDate() === Number(day);
  return isDay ? Math.round((date - Date.UTC(2001, 0, 1)) / 86_400_000) : null;
}

const dateOf = day => new Date(Date.UTC(2001, 0, 1 + day));
const dayCode = day => dateOf(day).toISOString().slice(5, 10);

function densityOfFile(density) {
  if (density === undefined) return undefined;
  const unit = Object.keys(data.densityKeys).find(unit => isObject(density) && data.densityKeys[unit] in density);
  return { value: density?.[data.densityKeys[unit]], unit };
}

/** JSON as farm files have it: with comments, and commas behind the last. */
function parsedFarm(text) {
  const without = (pattern, json) => json.replace(pattern, (found, string) => string ?? '');
  const bare = without(/("(?:\\.|[^"\\])*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, text);
  try { return JSON.parse(without(/("(?:\\.|[^"\\])*")|,(?=\s*[}\]])/g, bare)); } catch { return refuse('notJSON'); }
}

const farmOfText = text => farmOfDocument(parsedFarm(text));

/** Refuses keys that the page cannot honour: its figures would not be those of the command line. */
function onlyKeys(object, keys, path = '') {
  if (!isObject(object)) refuse('wrongField', { key: path.slice(0, -1) });
  const other = Object.keys(object).find(key => !keys.includes(key));
  if (other) refuse('beyondFarm', { key: path + other });
}

/** The rates of a field by the full names of its crop's products. */
function ratesOfFile(rates, products, need) {
  need(isObject(rates), 'rates');
  const read = {};
  for (const [typed, rate] of Object.entries(rates)) {
    const name = nameMeant(typed, namesIn(products));
    need(name && !(name in read) && (rate === 0 || isNumber(rate, data.ranges.rate)), 'rates.' + typed);
    read[name] = rate;
  }
  return read;
}

/** A farm file's content as the room holds it; throws `PlanError`. */
function farmOfDocument(file) {
  if (!isObject(file) || !Array.isArray(file.crops) || !Array.isArray(file.fields)) refuse('noFarm');
  onlyKeys(file, ['$schema', 'name', 'title', 'units', 'densities', 'carts', 'saddleTank', 'crops', 'fields',
    'order', 'overlap', 'margin', 'orderMargin', 'drill', 'season']);
  const need = (isGood, key) => isGood || refuse('wrongField', { key });
  const { units = 'imperial', densities = data.densities, carts = 'all', order = 'given' } = file;
  need(['imperial', 'metric'].includes(units), 'units');
  need(['listed', 'published'].includes(densities), 'densities');
  need(carts === 'all' || Array.isArray(carts) && carts.length > 0 &&
    carts.every(name => data.carts.some(cart => cart.name === name)), 'carts');
  need(data.orders.includes(order), 'order');
  need([undefined, true, false].includes(file.saddleTank), 'saddleTank');
  for (const key of ['overlap', 'margin']) {
    need(file[key] === undefined || isNumber(file[key], data.ranges[key]), key);
  }
  need(file.orderMargin === undefined || isNumber(file.orderMargin, data.ranges.margin), 'orderMargin');
  need(file.drill === undefined || isDrill(file.drill), 'drill');
  const crops = file.crops.map(crop => {
    onlyKeys(crop, ['name', 'products', 'seedFrom'], 'crops.');
    need(isText(crop.name, 60) && Array.isArray(crop.products), 'crops');
    return { name: crop.name, from: day(crop.seedFrom, 'seedFrom'), products: crop.products.map(entry => {
      onlyKeys(entry, ['product', 'rate', 'density'], 'products.');
      const density = densityOfFile(entry.density);
      checkProduct({ ...entry, density }, need);
      return { name: listedProduct(entry.product)?.name ?? entry.product, rate: entry.rate,
        density: density ?? null };
    }) };
  });
  const fields = file.fields.map(field => {
    onlyKeys(field, ['name', 'area', 'crop', 'position', 'rates'], 'fields.');
    const { name, area, crop, position = [0, 0], rates = {} } = field;
    need(isText(name, 60) && isNumber(area, data.ranges.field) && namesIn(crops).includes(crop) &&
      Array.isArray(position) && position.length === 2 && position.every(part => isNumber(part, data.ranges.distance)), 'fields');
    return { ...field, rates: ratesOfFile(rates, crops.find(({ name }) => name === crop).products, need) };
  });
  for (const list of [crops, fields]) need(new Set(namesIn(list)).size === list.length, 'name');
  return { name: file.name ?? 'farm', title: file.title ?? '', units, densities, order, crops, fields,
    carts: carts === 'all' ? null : carts, saddleTank: file.saddleTank ?? true,
    overlap: file.overlap ?? null, margin: file.margin ?? null, orderMargin: file.orderMargin ?? null,
    drill: file.drill ?? null, season: seasonOfDocument(file.season ?? {}, need, crops) };

  function day(text, key) {
    if (text === undefined) return null;
    return dayOf(text) ?? refuse('wrongField', { key });
  }

  function seasonOfDocument(entry, need, crops) {
    const season = emptySeason();
    const own = { 'filling.fills': 1, 'tender.compartments': 1, 'tender.bagged': 1, 'tender.roadsUntil': 1, 'days.start': 1, 'days.end': 1,
      'prices.currency': 1, 'prices.carts': 1, 'prices.timeliness': 1 };
    for (const [group, values] of Object.entries(entry)) {
      if (group === 'observed') {
        season.kept.observed = values;
        continue;
      }
      for (const [key, value] of isObject(values) ? Object.entries(values) : [['', values]]) {
        const path = key ? group + '.' + key : group;
        const number = seasonNumber(path);
        if (number && path !== 'uncertainty.overlap' && typeof value !== 'object') {
          need(isNumber(value, number.range), path);
          season.numbers[path] = value;
        } else if (!(path in own)) refuse('beyondFarm', { key: path });
      }
    }
    const { filling = {}, tender = {}, days = {}, prices = {} } = entry;
    season.fills = filling.fills ?? 'part';
    need(['part', 'full', 'even'].includes(season.fills), 'filling.fills');
    season.hoppers = tender.compartments ?? null;
    need(season.hoppers === null || Array.isArray(season.hoppers) && season.hoppers.every(Number.isFinite),
      'tender.compartments');
    season.bagged = tender.bagged ?? null;
    need(season.bagged === null || Array.isArray(season.bagged) && season.bagged.every(name =>
      crops.some(crop => namesIn(crop.products).includes(name))), 'tender.bagged');
    season.start = day(days.start, 'days.start');
    season.end = day(days.end, 'days.end');
    season.roadsUntil = day(tender.roadsUntil, 'tender.roadsUntil');
    season.currency = prices.currency ?? 'CAD';
    need(isText(season.currency, 12), 'prices.currency');
    for (const { cart, price } of prices.carts ?? []) {
      need(data.carts.some(({ name }) => name === cart) && isNumber(price, data.ranges.price), 'prices.carts');
      season.prices[cart] = price;
    }
    season.late = (prices.timeliness ?? []).map(row => {
      onlyKeys(row, ['crop', 'after', 'lossPerDay', 'yields', 'value'], 'timeliness.');
      need(namesIn(crops).includes(row.crop), 'timeliness');
      return { ...row, after: row.after === undefined ? undefined : day(row.after, 'after'),
        yields: row.yields?.map(point => ({ date: day(point.date, 'date'), yield: point.yield })) };
    });
    return season;
  }
}

/** The season as a farm file has it: what is stated. */
function seasonEntry() {
  const { numbers, start, end, roadsUntil, fills, hoppers, bagged, currency, prices, late, kept } = farm.season;
  const entry = {};
  const put = (path, value) => {
    const [group, key] = path.split('.');
    if (key) (entry[group] ??= {})[key] = value;
    else entry[group] = value;
  };
  if (start !== null) put('days.start', dayCode(start));
  if (end !== null) put('days.end', dayCode(end));
  if (roadsUntil !== null) put('tender.roadsUntil', dayCode(roadsUntil));
  for (const { key } of data.season) if (key in numbers) put(key, numbers[key]);
  if (fills !== 'part') put('filling.fills', fills);
  if (hoppers) put('tender.compartments', hoppers);
  if (bagged) put('tender.bagged', bagged);
  if (currency !== 'CAD') put('prices.currency', currency);
  const priced = Object.keys(prices);
  if (priced.length) put('prices.carts', priced.map(cart => ({ cart, price: prices[cart] })));
  if (late.length) put('prices.timeliness', late.map(row => ({ ...row,
    after: row.after === undefined ? undefined : dayCode(row.after),
    yields: row.yields?.map(point => ({ ...point, date: dayCode(point.date) })) })));
  return { ...entry, ...kept };
}

/** The farm as a file. */
function farmFile() {
  const { name, title, units, densities, carts, saddleTank, order, overlap, margin, orderMargin, drill } = farm;
  const file = { name };
  if (title) file.title = title;
  Object.assign(file, { units, densities, carts: carts ?? 'all' });
  if (!saddleTank) file.saddleTank = false;
  file.crops = farm.crops.map(crop => ({ name: crop.name, products: crop.products.map(product => ({
    product: product.name, rate: product.rate, ...product.density && { density: { [data.densityKeys[product.density.unit]]: product.density.value } } })),
  ...crop.from !== null && { seedFrom: dayCode(crop.from) } }));
  file.fields = farm.fields.filter(({ area, crop }) => area > 0 && crop !== null).map(field => {
    const { rates, ...stated } = field;
    const own = ownRates(field);
    return Object.keys(own).length ? { ...stated, rates: own } : stated;
  });
  file.order = order;
  for (const [key, value] of Object.entries({ overlap, margin, orderMargin, drill })) {
    if (value !== null) file[key] = value;
  }
  const season = seasonEntry();
  return Object.keys(season).length ? { ...file, season } : file;
}

const farmText = () => JSON.stringify(farmFile(), null, 2) + '\n';

async function readFarmFile(file) {
  try {
    const read = farmOfText(await file.text());
    farmJump(() => loadFarm(read), () => say('farmRead', { name: read.title || read.name }));
  } catch (error) {
    if (!(error instanceof PlanError)) throw error;
    notify(say('importFailed', { file: file.name, reason: error.message }), null, true);
  }
}

/** By the device's own sheet where there is one, else as a file. */
async function shareFarm() {
  const file = new File([farmText()], farm.name + '.json', { type: 'application/json' });
  if (navigator.canShare?.({ files: [file] })) {
    try { await navigator.share({ files: [file] }); } catch { /* The person closed the sheet. */ }
    return;
  }
  saveText(farmText(), farm.name + '.json');
}
