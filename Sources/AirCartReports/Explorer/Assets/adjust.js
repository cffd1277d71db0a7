// In the middle of a field: from what is seeded and what is left, the real rates and the rest planned anew.

/** What went into each tank at the first stop of the plan, and where it says what is in it. */
const readTanks = () => answers.current.stops[0].tanks;

/** What is typed about a tank: nothing where it is empty, else bushels, what they weigh, or a share of the tank. */
function typedVolume(text, tank, density) {
  if (text.trim() === '') return { value: null };
  const isShare = text.trim().endsWith('%');
  const { value, problem } = typedNumber(text, isShare ? '%' : volumeUnit(tank.isLiquid), density);
  return problem ? { problem } : { value: isShare ? value / 100 * tank.capacity : value };
}

function adjustMarkup(dialog) {
  if (!answers.current?.stops?.length) return sheet(texts.adjust, texts.done, null);
  const { cart, products } = answers.current;
  const row = (key, label, unit, placeholder = '') => html`<div class="row"><label for="adjust-${key}">${
    label}</label><span class="entry"><input id="adjust-${key}" type="text" inputmode="decimal" data-adjust="${key}"
    data-key="adjust-${key}" autocomplete="off" placeholder="${placeholder}"><span class="unit">${unit}</span></span></div>`;
  const tank = (kind, entry) => row(kind + entry.tank, html`${cart.tanks[entry.tank].name}<br>
    <span class="secondary">${productName(products[entry.product].name)}</span>`, volumeUnit(cart.tanks[entry.tank].isLiquid),
  kind === 'filled' ? bareVolume(entry.before + entry.load, cart.tanks[entry.tank].isLiquid) : '');
  return sheet(texts.adjust, texts.done, html`<section class="card">${
    row('seeded', texts.seededSoFar, areaUnit())}<h3>${texts.leftInTanks}</h3>${readTanks().map(entry => tank('left', entry))}
    <details data-key="filled"><summary>${texts.filledInTanks}</summary><p class="secondary hint">${texts.filledHint}</p>${
  readTanks().map(entry => tank('filled', entry))}</details>
    ${checkRow('keepsRates', texts.keepsRates, dialog.keepsRates)}</section>
    <div id="adjusted" class="stack">${adjustedMarkup(adjusted(dialog))}</div>`);
}

/** The real rates and the rest, or what is wrong with what was typed; nothing while more is to be typed. */
function adjusted({ typed = {}, keepsRates }) {
  const plan = answers.current;
  const seeded = typedNumber(typed.seeded ?? '', 'area');
  const rows = readTanks().map(entry => ['left', 'filled'].map(kind =>
    typedVolume(typed[kind + entry.tank] ?? '', plan.cart.tanks[entry.tank], plan.products[entry.product].density)));
  const problem = [seeded, ...rows.flat()].find(read => read.problem)?.problem;
  if (problem) return { problem };
  if (Number.isNaN(seeded.value) || rows.some(([left]) => left.value === null)) return null;
  const field = typedQuantity(seeded, 'area').value;
  const found = engine.adjust({ ...currentJob(), blending: state.mayBlend }, plan.cart, field, keepsRates, readTanks().map((entry, index) => [entry.tank, entry.product,
      rows[index][1].value ?? entry.before + entry.load, rows[index][0].value]));
  const off = found.products?.find(row => !inRange(rateValue(row.real), data.ranges.rate));
  if (off) return { problem: rangeText('badRate', data.ranges.rate, plan.products[off.product].name) };
  return found.status === 0 ? { ...found, seeded: metric() ? engine.convert('acres', field) : field } : { problem: adjustProblem(found, plan) };
}

function adjustedMarkup(found) {
  if (!found) return remark(texts.adjustHint);
  if (found.problem) return html`<p class="error">${productName(found.problem)}</p>`;
  const plan = answers.current;
  const { first, rest } = found;
  return html`<section class="card"><table class="table sheet"><thead><tr>${headCells([texts.product,
    say('realRate', { unit: rateUnit() }), texts.offRate, say('lasts', { unit: areaUnit() })])}</tr></thead><tbody>${found.products.map(row => html`<tr><th scope="row">${
    productName(plan.products[row.product].name)}</th><td><span class="amount">${number(rateValue(row.real), 2)}</span></td><td>${
    (row.off > 0 ? '+' : '') + number(row.off, 1)}</td><td>${areaFigure(row.lasts)}</td></tr>`)}</tbody></table>
    <dl class="pairs">${first && entry(texts.emptyFirst, say('afterArea', { name: plan.cart.tanks[first.tank].name,
    area: area(first.lasts) }))}${entry(texts.leftToSeed, area(found.unseeded))}</dl></section>
    ${found.seeded > plan.stops[0].area && remark(say('refilled', { area: area(plan.stops[0].area) }))}
    ${!rest && found.unseeded > 0 && remark(texts.noRest)}${rest && html`<section class="card sheets"><h3>${texts.restOfField}</h3><p class="lead">${
  productName(rest.says.answer.map(statement => sentence(statement, namesOf(rest))).join(' '))}</p>${
  rest.stops.map(stop => stopMarkup(stop, rest, namesOf(rest)))}</section>`}`;
}

/** Why no rate follows; statuses are those of the engine. */
function adjustProblem({ status, position }, { cart, products }) {
  const kind = { 6: 'badSeeded', 13: 'moreLeft', 14: 'overfull', 15: 'nothingGone' }[status];
  return kind ? say(kind, { name: (status === 15 ? products : cart.tanks)[position]?.name, field: number(state.field.value, 2) + ' ' + areaUnit() })
    : say('notCalculated', { reason: texts.outOfRange });
}

/** Takes what was typed, and shows what follows. */
function typeAdjusted(key, text) {
  const { dialog } = state;
  dialog.typed = { ...dialog.typed, [key]: text };
  show('dialog-body', dialogMarkup());
  saySoon();
}
