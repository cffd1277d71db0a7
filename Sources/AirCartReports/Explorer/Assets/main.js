// Events: they change the state, and the state is computed and shown anew.

const wide = window.matchMedia('(min-width: 64rem)');

// MARK: Results beside the rest, or above it

/** While a page is printed, results lie on paper, however narrow that is. */
let isPrinting = false;

function placeResults() {
  if (isPrinting) return;
  const results = byID('results');
  const isOpen = state.room === 'job' && Boolean(answers.current) &&
    (wide.matches || state.resultsOpen);
  const isModal = results.matches(':modal');
  if (results.open && (!isOpen || isModal === wide.matches)) closeAndReturn(results);
  if (!isOpen || results.open) return;
  if (wide.matches) results.setAttribute('open', '');
  else openAbove(results);
}

/** What is not made inert by what lies above it: notices are shown and said in there. */
const topLayer = () => [byID('dialog'), byID('results')].find(dialog => dialog.matches(':modal')) ?? document.body;

/** Opens a dialog above the page, and remembers where the focus was. */
function openAbove(dialog) {
  dialog.dataset.opener = document.activeElement?.dataset.key ?? '';
  dialog.showModal();
  topLayer().append(byID('toast'), byID('said'));
  dialog.scrollTop = 0;
}

/** Closes a dialog; what had the focus before may have been drawn anew since. */
function closeAndReturn(dialog) {
  dialog.close();
  for (const id of ['toast', 'said']) if (dialog.contains(byID(id))) topLayer().append(byID(id));
  const { opener } = dialog.dataset;
  if (opener) document.querySelector(`[data-key="${CSS.escape(opener)}"]`)?.focus();
  dialog.dataset.opener = '';
}

function showDialog() {
  const dialog = byID('dialog');
  show('dialog-body', dialogMarkup());
  if (!state.dialog && dialog.open) closeAndReturn(dialog);
  if (!state.dialog || dialog.open) return;
  openAbove(dialog);
  fillDialog();
}

/** Values and focus of a dialog that has just opened. */
function fillDialog() {
  const { kind, index } = state.dialog;
  if (kind === 'rules') byID('density').value = fieldText(densityField(state.products[index]));
  if (kind === 'rules' && byID('placed')) {
    byID('placed').value = fieldText(placedShare(state.products[index]));
  }
  if (kind === 'tank' && byID('reserve')) {
    const kept = state.reserves.find(kept => kept.tank === state.dialog.tank);
    byID('reserve').value = fieldText(kept ? shownReserve(kept) : null);
  }
  if (kind === 'plans') byID('plan-name').value = state.planName;
  const first = { picker: 'search', plans: 'plan-name', adjust: 'adjust-seeded' }[kind];
  if (first) byID(first).focus();
  if (kind === 'link') byID('dialog').querySelector('textarea').select();
}

function openDialog(dialog) {
  state.dialog = dialog;
  render();
}

// MARK: Actions of buttons

const actions = {
  openPicker: () => openDialog({ kind: 'picker', search: '' }),
  openRules: ({ index }) => openDialog({ kind: 'rules', index: Number(index) }),
  openTank: ({ tank }) => openDialog({ kind: 'tank', tank }),
  openAdjust: () => openDialog({ kind: 'adjust', keepsRates: false }),
  openPlans: () => openDialog({ kind: 'plans' }),
  closeDialog: () => openDialog(null),
  resizeSheet,
  openResults: () => { state.resultsOpen = true; render(); },
  closeResults: () => { state.resultsOpen = false; render(); },
  print: () => window.print(),
  printSheet: () => {
    show('paper', paperSheet(answers.current));
    document.body.classList.add('only-sheet');
    window.print();
    document.body.classList.remove('only-sheet');
  },
  share,
  pickProduct: ({ name }) => pickListed(name),
  removeProduct: ({ index }) => remove(Number(index)),
  resetDensity: ({ index }) => {
    state.products[index].density = null;
    byID('density').value = fieldText(densityField(state.products[index]));
    state.dialog.problem = null;
    update();
  },
  unblend: () => jump(() => { state.blends = []; }, () => texts.unblended),
  pin: ({ index, tank }) => {
    Object.assign(state.products[index], { tanks: [tank], keepOut: [] });
    update();
  },
  startEmpty: () => {
    Object.assign(state, structuredClone(emptyJob));
    setAddress('');
    update();
    byID('line').focus();
  },
  tryLine: () => planLine(texts.linePlaceholder),
  clearRules: () => {
    jump(clearRules, () => texts.rulesCleared);
    if (!state.dialog) document.querySelector('[data-key=add]').focus();
  },
  chooseCart: ({ cart }) => { state.cart = cart; state.resultsOpen = true; update(); },
  useCell: () => {
    useMap();
    document.querySelector('.grid')?.focus();
  },
  startFarm: () => farmJump(() => loadFarm({}), () => texts.farmEmptied),
  addCrop: () => openDialog({ kind: 'picker', search: '', crop: farm.crops.length }),
  addToCrop: ({ index }) => openDialog({ kind: 'picker', search: '', crop: Number(index) }),
  removeField: ({ index }) => {
    const { name } = farm.fields[index];
    farmJump(() => {
      farm.fields.splice(index, 1);
      dropRefused('fields', Number(index));
    }, () => say('removed', { name }));
  },
  removeFromCrop: ({ index, inner }) => {
    const { name, products } = farm.crops[index];
    const removed = products[inner].name;
    farmJump(() => {
      products.splice(inner, 1);
      dropRefused(`crops/${index}/rate`, Number(inner));
      farm.fields.forEach((field, place) => field.crop === name && dropRefused(`fields/${place}/rate`, Number(inner)));
      if (products.length) return;
      // The last product takes the crop along.
      farm.crops.splice(index, 1);
      dropRefused('crops', Number(index));
      farm.season.late = farm.season.late.filter(row => row.crop !== name);
      for (const field of farm.fields) if (field.crop === name) field.crop = farm.crops[0]?.name ?? null;
    }, () => say('removed', { name: removed }));
  },
  addRows: () => { byID('field-rows').value = addRows(byID('field-rows').value).join('\n'); },
  saveFarm: () => saveText(farmText(), farm.name + '.json'),
  shareFarm,
  copy: ({ copy, said }) => copyText(copy, said),
  exportJob: () => exportPlans([planOfState(planName())]),
  exportCurrent: () => exportPlans([planOfState(planName(byID('plan-name').value))]),
  exportAll: () => exportPlans(storedPlans().plans),
  exportSaved: ({ id }) => withSaved(id, plan => exportPlans([plan])),
  loadSaved: ({ id }) => withSaved(id, plan => {
    openDialog(null);
    jump(() => loadPlan(plan), () => say('loaded', { name: plan.name }));
  }),
  duplicateSaved: ({ id }) => withSaved(id, plan => {
    const name = say('copyOf', { name: plan.name }).slice(0, 200);
    const copy = { ...plan, id: newID(), name, saved: new Date().toISOString().slice(0, 19) + 'Z' };
    keepAndSay(plans => [copy, ...plans], say('saved', { name }));
  }),
  deleteSaved: ({ id }) => withSaved(id, removeSaved),
};

/** The place under the ring becomes the job. */
const useMap = () => jump(useCell, usedCellText);

function remove(index) {
  const { name } = state.products[index];
  jump(() => removeProduct(index), () => say('deleted', { name }), { undone: () => say('restored', { name }),
    keys: ['products', 'matrix', 'keepApart', 'blends', 'refused'] });
  document.querySelector('[data-key=add]').focus();
}

function share() {
  if (state.room !== 'job') {
    shareFarm();
    return;
  }
  setAddress(linkOfState());
  const address = location.href;
  if (location.protocol !== 'file:') copyText(address, texts.linkCopied);
  else if (answers.current) openDialog({ kind: 'local', address, text: jobText() });
  else notify(answers.problem, null, true);
}

async function copyText(text, said) {
  try {
    await navigator.clipboard.writeText(text);
    notify(said);
  } catch {
    openDialog({ kind: 'link', address: text });
  }
}

/** The job and its answer in a sentence or two, and what each tank gets at every stop, a line each. */
function jobText() {
  const { fill, cart, products, stops } = answers.current;
  const job = jobWords(state.cart);
  if (fill.fills === null) return job + '.';
  const loads = stops.flatMap(stop => [`${sentence(stop.title)}: ${area(stop.area)}${
    stop.first === stop.last ? '' : ' ' + texts.each}`, ...stop.tanks.map(row => `${cart.tanks[row.tank].name}: ${
    products[row.product].name}, ${mass(row.mass)} (${shownVolume(row.load, products[row.product].isLiquid)})`)]);
  return [say('jobFills', { job, fills: say('fills', { n: fill.fills }), area: area(fill.area) }), ...loads].join('\n');
}

// MARK: Saved plans

/** Does something with a saved plan; another tab may have deleted it. */
function withSaved(id, work) {
  const plan = storedPlans().plans.find(plan => plan.id === id);
  if (plan) return work(plan);
  render();
  notify(texts.planGone, null, true);
}

function keepAndSay(changed, text, undo = null) {
  if (keeping(() => { keepPlans(changed); return true; }) === false) return;
  render();
  notify(text, undo);
}

function save() {
  const name = planName(byID('plan-name').value);
  state.planName = name;
  keepAndSay(plans => [planOfState(name), ...plans], say('saved', { name }));
}

/** The name of the job as a plan: as typed, as it was loaded, or what it is about. */
const planName = (typed = '') => typed.trim() || state.planName || planNameOfJob();

const planNameOfJob = () =>
  (state.cart + ', ' + fieldSizeText() + ', ' + listed(state.products.map(({ name }) => name)))
    .slice(0, 200);

function removeSaved(plan) {
  const { id } = plan;
  const place = storedPlans().plans.findIndex(other => other.id === id);
  keepAndSay(plans => plans.filter(other => other.id !== id), say('deleted', { name: plan.name }),
    () => keepAndSay(plans => plans.toSpliced(place, 0, plan), say('restored', { name: plan.name })));
}

function exportPlans(plans) {
  const text = JSON.stringify(plans.length === 1 ? plans[0] : plans, null, 2) + '\n';
  const slug = plans.length === 1 ? plans[0].name.toLowerCase().replace(/[^a-z0-9]+/g, '-') : 'plans';
  saveText(text, slug.replace(/^-+|-+$/g, '').slice(0, 60) + '.aircart.json');
}

function saveText(text, name) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

async function importFiles(files) {
  for (const file of files) {
    try {
      const plans = plansOfText(await file.text());
      const ids = new Set(plans.map(plan => plan.id));
      keepAndSay(kept => [...plans, ...kept.filter(plan => !ids.has(plan.id))],
        say('imported', { n: plans.length }));
    } catch (error) {
      if (!(error instanceof PlanError)) throw error;
      notify(say('importFailed', { file: file.name, reason: error.message }), null, true);
    }
  }
}

// MARK: Changes of fields

const changes = {
  units: ({ value }) => {
    typedKey = null;
    switchUnits(value);
    state.matrix.cursor = null;
    notify(say('switchedUnits', { units: texts[value].toLowerCase() }));
  },
  cart: ({ value }) => { state.cart = value; },
  saddle: ({ checked }) => { state.saddleTank = checked; },
  densities: ({ value }) => { state.densities = value; },
  even: ({ checked }) => { state.isEven = checked; },
  brim: ({ checked }) => { state.isToBrim = checked; },
  mayBlend: ({ checked }) => { state.mayBlend = checked; },
  metric: ({ value }) => { state.matrix.metric = value; },
  swept: ({ value }) => { state.matrix.product = Number(value); state.matrix.cursor = null; },
  keepEmpty: ({ checked }) => keepEmpty(state.dialog.tank, checked),
  liquid: ({ checked }) => { ownTank(state.dialog.tank).isLiquid = checked; },
  allow: ({ checked, dataset }) => allow(state.products[dataset.index], dataset.tank, checked,
    currentCart().tanks.map(tank => tank.name)),
  most: ({ value, dataset }) => { state.products[dataset.index].maxTanks = Number(value) || null; },
  goal: ({ value }) => { state.goal = value; },
  severity: ({ value, dataset }) => setSeverity(dataset.rule, Number(value)),
  drill: ({ value }) => {
    state.drill = value ? { ...state.drill, shoot: value } : null;
    if (!value) for (const key of drillLengths) delete state.refused[key];
  },
  soil: ({ value }) => setDrill('soil', value || undefined),
  keepsRates: ({ checked }) => {
    state.dialog.keepsRates = checked;
    show('dialog-body', dialogMarkup());
  },
  phosphateTank: ({ value }) => { state.phosphateTank = value || null; },
};

let typingTimer = 0;

/** What was typed is calculated with once the typing pauses. */
function updateAfterTyping() {
  clearTimeout(typingTimer);
  typingTimer = setTimeout(update, typingPause);
}

function typed(key, text) {
  typedKey = key;
  take(key, text);
  state.matrix.cursor = null;
  keepJob();
  updateAfterTyping();
}

/** Takes what was typed into a field, or keeps it as refused: the job is what it was. */
function take(key, text) {
  delete state.refused[refusedKey(key)];
  const isBlank = text.trim() === '' && key !== 'field';
  const product = state.products[key.slice(5)];
  const number = isBlank ? { value: 0 } : typedNumber(text, kindOf(key), product && densityOf(product));
  const isLength = kindOf(key) === 'length';
  const stated = number.problem || isLength ? null : typedQuantity(number, kindOf(key));
  const problem = isBlank ? null : number.problem
    ?? (isLength ? lengthProblem(key, inchesTyped(number)) : rangeProblem(key, stated.value));
  if (problem) state.refused[refusedKey(key)] = { text, problem };
  else if (isLength) takeLength(key, isBlank ? undefined : inchesTyped(number));
  else if (kindOf(key) === 'mass') state[key] = isBlank ? null : stated;
  else if (kindOf(key) === '%') state[key] = isBlank ? quantity(usualShares[key]) : stated;
  else setStated(key, stated);
}

/** Inches, of a number that may have its unit. */
const inchesTyped = ({ value, system }) => system === null ? inchesOf(value) : system ? engine.convert('inches', value) : value;

/** States a length of the drill; one that was refused beside it may be right now. */
function takeLength(key, inches) {
  setDrill(key, inches);
  const other = drillLengths.find(other => other !== key);
  if (state.refused[other]) take(other, state.refused[other].text);
}

function typeReserve(tank, text) {
  const kept = state.reserves.find(kept => kept.tank === tank);
  const own = currentCart().tanks.find(({ name }) => name === tank);
  const isShare = text.trim().endsWith('%');
  const { value, unit, problem } = text.trim() === '' ? { value: 0 } : typedNumber(text, isShare ? '%' : volumeUnit(own.isLiquid));
  const isPercent = unit ? isShare : kept?.isPercent ?? false;
  const range = isPercent ? data.ranges.reservePercent
    : [0, own.capacity];
  const isGood = inRange(value, range) && (isPercent || value < range[1]);
  state.dialog.problem = isGood ? null : problem ?? say('badReserve', { n: isPercent ? short(range[1]) + ' %' : capacityOf(own) });
  if (isGood) keepReserve(tank, value, isPercent);
}

function typeDensity(product, text) {
  const { density, problem } = typedDensity(text, product.name);
  state.dialog.problem = problem;
  if (density) product.density = density;
}

/** How much of a product goes with the seed; nothing is stated by an empty field. */
function typeSeedPlaced(product, text) {
  const isBlank = text.trim() === '';
  const { value, problem } = isBlank ? { value: null } : typedNumber(text, '%');
  const range = data.ranges.seedPlaced;
  const wrong = isBlank ? null : problem ?? (inRange(value, range)
    ? hasNoBand(state.drill, value) && say('notCalculated', { reason: say('noBand', product) })
    : rangeText('badShare', range, texts.seedPlaced));
  state.dialog.placedProblem = wrong || null;
  if (!wrong) product.seedPlaced = value;
}

const forms = {
  save, line: () => planLine(byID('line').value), search: () => pickRows(engine.rows(byID('search').value)),
  own() {
    const name = byID('own-name').value.trim();
    const { density, problem } = typedDensity(byID('own-density').value, name);
    const isTaken = pickedProducts().some(product => product.name.toLowerCase() === name.toLowerCase());
    const isNameGood = name !== '' && !isTaken;
    const wrong = !isNameGood ? 'own-name' : problem && 'own-density';
    byID('own-error').textContent = isNameGood ? problem ?? '' : texts.badName;
    for (const id of ['own-name', 'own-density']) {
      byID(id).setAttribute('aria-invalid', String(id === wrong));
    }
    if (wrong) {
      byID(wrong).focus();
      saySoon();
    }
    if (!wrong) pick([{ name, rate: null, density }]);
  },
};

// MARK: Listening

let entered = null;

// The first tap on a number takes all of it, so that typing replaces it.
document.addEventListener('focusin', ({ target }) => {
  entered = target.matches('.entry input') ? target : null;
  if (target.matches('[data-farm][type=text]') && !isReplacing) enterFarm(target);
});

document.addEventListener('click', event => {
  const isFirst = event.target === entered;
  entered = null;
  if (isFirst && event.target.selectionStart === event.target.selectionEnd) event.target.select();
  const room = event.target.closest('a[data-room]');
  if (room) {
    event.preventDefault();
    enterRoom(room.dataset.room);
  }
  const element = event.target.closest('[data-do]');
  if (element) actions[element.dataset.do](element.dataset);
  const canvas = event.target.closest('.grid');
  if (canvas) showAt(canvas, event);
  // A tap outside closes what stands above the page.
  if (event.target === byID('dialog')) openDialog(null);
  if (event.target === byID('results') && !wide.matches) actions.closeResults();
});

/** A tap on the map says how many fills are taken there. */
function showAt(grid, event) {
  const box = grid.querySelector('canvas').getBoundingClientRect();
  const place = (offset, size) =>
    Math.min(levels - 1, Math.max(0, Math.floor(offset / size * levels)));
  state.matrix.cursor = { field: place(box.bottom - event.clientY, box.height),
    rate: place(event.clientX - box.left, box.width) };
  drawMap();
}

document.addEventListener('input', event => {
  const { target } = event;
  const { type, limit, density, reserve, placed, adjust } = target.dataset;
  if (target.dataset.farm) typedOnFarm(target.dataset.farm, target.value, target.type === 'range');
  if (type || limit) typed(type ?? limit, target.value);
  if (density) typeDensity(state.products[density], target.value);
  if (reserve) typeReserve(reserve, target.value);
  if (placed) typeSeedPlaced(state.products[placed], target.value);
  if (adjust) typeAdjusted(adjust, target.value);
  if (density || reserve || placed) {
    show('dialog-body', dialogMarkup());
    saySoon();
    keepJob();
    updateAfterTyping();
  }
  if ('line' in target.dataset) echoLine(target.value);
  if ('search' in target.dataset) {
    state.dialog.search = target.value;
    byID('found').innerHTML = foundMarkup(engine.rows(target.value).at(-1).name).text;
    saySoon();
  }
  if (target.dataset.slide) {
    delete state.refused[refusedKey(target.dataset.slide)];
    setStated(target.dataset.slide, { value: Number(target.value), before: null,
      isConverted: false });
    state.matrix.cursor = null;
    updateSoon(target.dataset.slide);
  }
});

document.addEventListener('change', event => {
  const { target } = event;
  if (target.dataset.change === 'import') {
    importFiles([...target.files]);
    return;
  }
  const farmChange = farmChanges[target.dataset.change];
  if (farmChange) farmChange(target);
  const change = changes[target.dataset.change];
  change?.(target);
  if (change || target.dataset.slide) keepJob();
  if (change) update();
});

document.addEventListener('submit', event => {
  event.preventDefault();
  forms[event.target.dataset.form]?.();
});

document.addEventListener('keydown', event => {
  // A browser would clear the search first; once is enough to be out.
  if (event.key === 'Escape' && event.target.id === 'search') {
    event.preventDefault();
    openDialog(null);
  }
  const drawn = event.target.closest?.('svg [role=button]');
  if (drawn && (event.key === 'Enter' || event.key === ' ')) {
    event.preventDefault();
    actions[drawn.dataset.do](drawn.dataset);
  }
  const grid = event.target.closest?.('[role=grid]');
  if (!grid) return;
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    useMap();
  } else if (moveCursor(event.key, event.ctrlKey)) {
    event.preventDefault();
    drawMap();
  }
});

document.addEventListener('paste', event => {
  const text = event.clipboardData.getData('text');
  if (!event.target.closest('.fields') || !/[\t\n]/.test(text.trim())) return;
  event.preventDefault();
  addRows(text);
});

document.addEventListener('focusout', event => {
  if (event.target.dataset?.farm && !isReplacing) showFarm();
  const { type, limit } = event.target.dataset ?? {};
  if (isReplacing || !typedKey || (type ?? limit) !== typedKey) return;
  typedKey = null;
  syncFields();
});

// Escape closes them too.
byID('dialog').addEventListener('cancel', event => { event.preventDefault(); openDialog(null); });
byID('results').addEventListener('cancel', event => {
  event.preventDefault();
  actions.closeResults();
});
document.addEventListener('toggle', event => {
  if (event.target.id === 'analysts') showAnalysis();
}, true);
wide.addEventListener('change', () => {
  if (isPrinting) return;
  state.resultsOpen = false;
  render();
});
/** What is open on paper alone. */
let unfolded = [];
window.addEventListener('beforeprint', () => {
  [isPrinting, unfolded] = [true, []];
  if (!answers.current || state.room !== 'job') return;
  const results = byID('results');
  // Above the page, only as much of it would be printed as the window shows.
  if (results.matches(':modal')) results.close();
  results.setAttribute('open', '');
  unfolded = [...results.querySelectorAll('details.card:not([open])')];
  for (const part of unfolded) part.open = true;
});
window.addEventListener('afterprint', () => {
  isPrinting = false;
  for (const part of unfolded) part.open = false;
  if (!wide.matches) byID('results').removeAttribute('open');
  render();
});
window.addEventListener('storage', () => { if (state.dialog?.kind === 'plans') render(); });
byID('skip').addEventListener('click', event => {
  event.preventDefault();
  const target = byID(state.room !== 'job' ? state.room + '-answer' : answers.current ? 'carts' : 'message');
  target.focus();
  target.scrollIntoView();
});

// MARK: Starting

/** Whether the address has no job in it: it ends without a word, or names a part of the page. */
const isPlainAddress = () => location.hash.length < 2 || byID(location.hash.slice(1)) !== null;

/** The plan in the address; nothing without one. */
function linkedJob() {
  if (isPlainAddress()) return null;
  try {
    return planOfLink(location.hash);
  } catch (error) {
    if (!(error instanceof PlanError)) throw error;
    notify(say('linkBroken', { reason: error.message }), null, true);
    return null;
  }
}

async function start() {
  document.title = texts.title;
  for (const element of document.querySelectorAll('[data-text]')) {
    element.textContent = texts[element.dataset.text];
  }
  await engine.start(unpacked('engine'));
  // Before, there is no engine to answer with, and the address is read below.
  window.addEventListener('hashchange', followAddress);
  state.room = roomOf(location.hash);
  setAddress(location.hash);
  const plan = linkedJob();
  if (plan) loadPlan(plan);
  else if (isPlainAddress() || state.room !== 'job') openExample();
  openFarm();
  update();
}

// For tests: the state, what was computed from it, and how long it took.
window.aircart = { state, answers, timings, engine, update, typeAdjusted, adjusted, addProduct, planOfState, farm, farmOfText, farmFile,
  loadFarm, updateFarm, farmJob, seededJob, farmCarts, farmAnswers, seasonAnswers, seasonText,
  ready: start(),
  evaluate: plan => { checkPlan(plan); loadPlan(plan); compute(); return answers; } };
