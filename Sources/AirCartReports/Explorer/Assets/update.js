// The state is computed and shown anew: all of it, or while a slider moves what is in view.

const answers = { plans: null, decision: null, current: null, map: null, breaks: null };
const timings = [];
const keptTimings = 1000;
const typingPause = 300, sayingPause = 200;

// MARK: Computing and showing

/** Asks the engine for everything that the state needs; while a slider moves, the map waits until it is
    seen. */
function compute(isMove = false) {
  const problem = problemOfEntries();
  const { map } = answers;
  Object.assign(answers, { plans: null, decision: null, current: null, map: null, problem });
  if (problem) return;
  try {
    const answer = engine.plans({ ...currentJob(), blending: state.mayBlend }, carts());
    if (answer.status !== 0) {
      answers.problem = say('notCalculated', { reason: texts.outOfRange });
      return;
    }
    const { plans, decision } = answer;
    Object.assign(answers, { plans, decision });
    answers.current = plans.find(({ cart }) => cart.name === state.cart);
    const isLeft = isMove && (!inView.has('map') || currentCart().tanks.length > quickTanks);
    answers.map = map && isLeft ? map : computeMap(isMove);
  } catch (error) {
    if (!(error instanceof WebAssembly.RuntimeError)) throw error;
    answers.problem = texts.stopped;
    engine.restart();
  }
}

function render() {
  showRooms();
  if (state.room === 'job') {
    show('job', jobMarkup());
    syncFields();
    renderAnswers(true);
  }
  placeResults();
  showDialog();
  keepEntries();
  saySoon();
}

/** What follows from the entries; while a slider moves, the parts in view. */
function renderAnswers(isAll) {
  show('message', messageMarkup());
  show('answer', answerBar());
  show('loaded', loadedMarkup());
  if (isAll) show('about', aboutMarkup());
  document.body.classList.toggle('stale', isStale());
  if (isAll || inView.has('carts')) show('carts', cartsMarkup());
  if (isAll || inView.has('map') || Boolean(byID('readout')) !== Boolean(answers.map)) {
    show('map', mapMarkup());
    watchSize();
  }
  if (isAll) show('analysis', analysisMarkup());
  showResults(isAll);
  if (isAll || inView.has('map')) drawMap();
}

/** The parts of the page that are in view, by id. */
const inView = new Set();
const viewObserver = new IntersectionObserver(entries => {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) inView.add(target.id);
    else inView.delete(target.id);
  }
});
document.querySelectorAll('#carts, #map, #results-body > *').forEach(part =>
  viewObserver.observe(part));

/** Whether nothing is wrong, only not yet said. */
const isFresh = () => state.products.length === 0 || answers.problem === texts.noRate;

function messageMarkup() {
  const view = answers.current && html`<button type="button" class="button primary results narrow"
    data-do="openResults" data-key="openResults">${icon('chart')} ${texts.viewResults}</button>`;
  if (!answers.problem) return html`${view}`;
  if (isFresh()) return emptyMarkup(texts.firstTitle, answers.problem, !state.products.length && html`<button type="button"
    class="button" data-do="tryLine" data-key="tryLine">${say('tryLine', { line: texts.linePlaceholder })}</button>`);
  return html`<p class="tinted wrong">${answers.problem}</p>`;
}

/** Computes, shows, and notes how long either took. `moved` is the key of a slider that moves: what is
    out of sight waits until it rests. */
function update(moved = null) {
  const start = performance.now();
  compute(moved !== null);
  const computed = performance.now();
  if (moved === null) {
    render();
  } else {
    syncFields(moved);
    renderAnswers(false);
  }
  timings.push({ compute: computed - start, draw: performance.now() - computed });
  if (timings.length > keptTimings) timings.shift();
  restSoon(moved !== null);
  findBreaksSoon();
}

let movedKey = null;

/** Updates once with the next frame, however often a slider moves until then. */
function updateSoon(key) {
  if (movedKey === null) {
    requestAnimationFrame(() => {
      const moved = movedKey;
      movedKey = null;
      update(moved);
    });
  }
  movedKey = key;
}

let breakTimer = 0;

/** Break points are looked for once a slider rests: their search may take longer than a frame. */
function findBreaksSoon() {
  clearTimeout(breakTimer);
  if (!answers.map || areBreaksCurrent()) return;
  answers.breaks = null;
  breakTimer = setTimeout(() => {
    findBreaks();
    drawMap();
  }, typingPause);
}

let restTimer = 0;

/** Once entries rest, what a move left out is shown, and the address has what a slider said. */
function restSoon(isMove) {
  clearTimeout(restTimer);
  restTimer = setTimeout(() => {
    if (isMove) {
      compute();
      render();
      findBreaksSoon();
    }
    keepJob();
  }, typingPause);
}
