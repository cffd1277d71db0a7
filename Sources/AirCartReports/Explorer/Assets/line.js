// A job in a line, as people say it: `160 ac canola 5, urea 150, MAP 40`. The words are those of the picker.

/** What a line says: the field where one is named, its products, and what is wrong with it. */
function jobOfLine(text) {
  const line = engine.line(text);
  const rows = line.rows.filter(({ name }) => name !== '').map(row => ({ ...row, product: productMeant(row.name) ?? null }));
  const unclear = rows.find(({ product }) => !product)?.name;
  const size = line.field === null ? {} : typedNumber(line.field, 'area');
  const most = data.ranges.products;
  const problem = size.problem ?? (!rows.length ? texts.lineEmpty
    : rows.length > most ? say('tooMany', { n: most }) : unclear === undefined ? null
    : say(productsLike(unclear).length ? 'manyMatch' : 'noMatch', { text: unclear }));
  return { field: line.field, rows, problem };
}

/** What is understood of a line, by full names. */
function lineWords(text) {
  if (text.trim() === '') return texts.lineHint;
  const { field, rows } = jobOfLine(text);
  return [field, ...rows.map(({ name, rate, product }) => (product?.name ?? say('lineUnknown', { name })) +
    (rate === null ? '' : ' ' + rate + (/[a-z]/i.test(rate) ? '' : ' ' + rateUnit())))].filter(Boolean).join(', ');
}

const lineMarkup = () => html`<form class="card" data-form="line"><label for="line"><strong>${texts.lineLabel}</strong></label>
  <input type="text" id="line" data-line data-key="line" autocomplete="off" enterkeyhint="go" maxlength="500"
    placeholder="${texts.linePlaceholder}" aria-describedby="line-words line-error">
  <p class="secondary hint" id="line-words">${texts.lineHint}</p><p class="error" id="line-error"></p>
  <button type="submit" class="button primary wide" data-key="line-plan">${texts.linePlan}</button></form>`;

/** Says what is understood while a line is typed. */
function echoLine(text) {
  setText(byID('line-words'), lineWords(text));
  setText(byID('line-error'), '');
  byID('line').setAttribute('aria-invalid', 'false');
}

/** Makes a line the job: its field, where it names one, and its products in place of those before. */
function planLine(text) {
  const line = byID('line');
  const { field, rows, problem } = jobOfLine(text);
  if (problem) {
    setText(byID('line-error'), problem);
    line.setAttribute('aria-invalid', 'true');
    line.focus();
    saySoon();
    return;
  }
  let keys;
  jump(() => {
    while (state.products.length) removeProduct(0);
    if (field !== null) take('field', field);
    keys = rows.map(({ product, rate }) => addToJob({ name: product.name, rate, density: null }));
  }, () => texts.lineTaken);
  line.value = '';
  echoLine('');
  const first = keys.find((_, place) => rows[place].rate === null);
  if (first) byID(first)?.focus();
  else line.blur();
}
