// The product picker, and the search in it, which takes several products with their rates at once.

/** The products beside which another is picked: those of the job, or of a crop. */
const pickedProducts = () => state.dialog.crop === undefined ? state.products
  : farm.crops[state.dialog.crop]?.products ?? [];

function pickerMarkup({ search }) {
  return sheet(texts.selectProduct, texts.cancel, html`
    <form data-form="search">${icon('search')}<input type="search" id="search" data-search data-key="search" autocomplete="off"
      placeholder="${texts.searchProducts}" aria-label="${texts.searchProducts}"
      aria-describedby="search-hint" enterkeyhint="done" value="">
      <p class="secondary hint" id="search-hint">${texts.searchHint}</p></form>
    <div id="found">${foundMarkup(engine.rows(search).at(-1).name)}</div>
    <details class="own" data-key="own"><summary>${texts.ownProduct}</summary>
      <form data-form="own"><div class="row"><label for="own-name">${texts.ownName}</label>
        <input id="own-name" type="text" data-key="own-name" autocomplete="off" maxlength="200"
          aria-describedby="own-error"></div>
        <div class="row"><label for="own-density">${texts.density}</label><span class="entry">
        <input id="own-density" type="text" inputmode="decimal" data-key="own-density"
          autocomplete="off" aria-describedby="own-error"><span class="unit">${densityUnit()}</span>
        </span></div>
        <p class="error" id="own-error"></p>
        <button type="submit" class="button primary wide" data-key="own-add">${texts.add}</button></form></details>`);
}

/** The products that a text may mean; `isAsked` where the user is to choose one of them. */
function foundMarkup(text, isAsked = false) {
  const found = productsLike(text);
  if (!found.length) return html`<p class="secondary said">${say('noMatch', { text })}</p>`;
  const kinds = [['grain', texts.grains], ['fertilizer', texts.fertilizers], ['inoculant', texts.inoculants]];
  return html`${isAsked && html`<p class="secondary said">${say('manyMatch', { text })}</p>`}${
  kinds.map(([kind, title]) => {
    const rows = found.filter(product => product.kind === kind);
    return rows.length > 0 && html`<h3 class="caps">${title}</h3>${rowList(rows.map(foundRow))}`;
  })}`;
}

function foundRow(product) {
  const isTaken = pickedProducts().some(({ name }) => name === product.name);
  return html`<li><button type="button" class="pick" data-do="pickProduct" data-name="${product.name}"
    data-key="pick-${product.name}"${isTaken && html` disabled`}><span><strong>${product.name}</strong>
    <span class="secondary">${density(product[state.densities], product.isLiquid)}</span></span>${
  isTaken ? html`<span class="secondary">${texts.inJob}</span>` : icon('plus')}</button></li>`;
}

// MARK: What is written into the search

/** A name as names are compared on a command line. */
const plainName = name => name.toLowerCase().replace(/[\s()]/g, '');
const namesOfProduct = ({ name, called = [] }) => [name, ...called].map(plainName);

/** The products that have a text in one of their names. */
const productsLike = text => data.products.filter(product =>
  namesOfProduct(product).some(name => name.includes(plainName(text))));

/** The one listed product that a text means, or a lot of a listed seed, as in `wheat (AAC Brandon)`. */
function productMeant(text) {
  const [only, ...others] = engine.named(text);
  if (only !== undefined) return others.length ? undefined : data.products[only];
  const [, seed, lot] = /^(.*\S)\s*\(([^()]*[^()\s-][^()]*)\)$/.exec(text.trim()) ?? [];
  const product = seed && productMeant(seed);
  return product?.kind === 'grain' ? { ...product, name: `${product.name} (${lot.trim()})` } : undefined;
}

/** The one of some names that a text means. */
function nameMeant(text, names) {
  const [only, ...others] = engine.named(text, names);
  return others.length ? undefined : names[only];
}

/** Picks what is written, or asks for the first product that is not clear. */
function pickRows(rows) {
  const written = rows.filter(({ name }) => name !== '');
  const unclear = written.find(({ name }) => !productMeant(name));
  if (unclear) {
    byID('found').innerHTML = foundMarkup(unclear.name, true).text;
    saySoon();
  } else if (written.length) {
    pick(written.map(({ name, rate }) => ({ name: productMeant(name).name, rate, density: null })));
  }
}

/** A product that was tapped stands for the one that is not clear, or for the last that is written. */
function pickListed(name) {
  const rows = engine.rows(state.dialog.search);
  const unclear = rows.findIndex(row => row.name !== '' && !productMeant(row.name));
  const place = unclear < 0 ? rows.length - 1 : unclear;
  pickRows(rows.with(place, { ...rows[place], name }));
}

/** Adds products to the job or the crop; one that is there already gets its rate. */
function pick(rows) {
  const { crop } = state.dialog;
  const names = new Set([...pickedProducts(), ...rows].map(({ name }) => name));
  const isTooMany = names.size > data.ranges.products;
  state.dialog = null;
  const keys = isTooMany ? [] : rows.map(row =>
    crop === undefined ? addToJob(row) : addToCrop(crop, row));
  if (crop === undefined) update();
  else updateFarm();
  if (isTooMany) notify(say('tooMany', { n: data.ranges.products }), null, true);
  // The first rate that is still to be typed.
  const field = byID(keys.find((_, place) => rows[place].rate === null));
  field?.focus();
  field?.select();
}

/** Adds a product to the job, and returns the key of its rate. */
function addToJob({ name, rate, density }) {
  if (!state.products.some(product => product.name === name)) addProduct(name, density);
  const key = 'rate-' + state.products.findIndex(product => product.name === name);
  if (rate !== null) take(key, rate);
  return key;
}

/** Adds a product to a crop, and returns the key of its rate; the first of a new crop names that. */
function addToCrop(index, { name, rate, density }) {
  if (index === farm.crops.length) {
    farm.crops.push({ name: newName(name, namesIn(farm.crops)), products: [], from: null });
    for (const field of farm.fields) field.crop ??= farm.crops[0].name;
  }
  const { products } = farm.crops[index];
  if (!namesIn(products).includes(name)) products.push({ name, rate: 0, density });
  const path = `crops/${index}/rate/${namesIn(products).indexOf(name)}`;
  if (rate !== null) takeOnFarm(path, rate);
  return 'farm-' + path;
}
