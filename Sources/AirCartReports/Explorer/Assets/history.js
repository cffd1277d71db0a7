// Back, and what can be taken back.

// MARK: Back

/** An entry of the browser's history stands for everything that lies above the page, so that Back
    closes it: how many there are before the one that is shown. One whose dialog was closed otherwise
    waits for the next one. Another one is made by each jump of the job or the farm, so that Back takes
    it back: how many were made is counted. Entries with another `chain` are other jobs, whose links were
    opened; `place` grows along a chain. */
const entryNow = () => history.state?.jumps ? history.state
  : { chain: Date.now(), depth: 0, place: 0, jumps: { job: 0, farm: 0 } };
let { chain, depth, place, jumps } = entryNow();

/** The end of the address that the page gave itself last. */
let address = location.hash;

/** Rooms of the page; the end of an address names one that is not the first. */
const rooms = ['job', 'farm', 'season'];
const roomOf = hash => /(?:^#|\.)(farm|season)$/.exec(hash)?.[1] ?? 'job';
const withRoom = hash => {
  const [version, job] = hash.split('.');
  if (state.room === 'job') return job ? version + '.' + job : hash.replace(/#(farm|season)$/, '#');
  return job ? version + '.' + job + '.' + state.room : '#' + state.room;
};
const shownEntry = () => ({ chain, depth, place, jumps, room: state.room });

function pushEntry(end = '') {
  place += 1;
  history.pushState(shownEntry(), '', end);
}

/** Shows a room; Back shows the one before. */
function enterRoom(room) {
  if (room === state.room) return;
  state.dialog = null;
  state.resultsOpen = false;
  // Closes what is above this room, before the focus and the page are another's.
  render();
  state.room = room;
  address = withRoom(address);
  pushEntry(address || '#');
  render();
  scrollTo(0, 0);
}

const layers = () => Number(byID('dialog').open) + Number(byID('results').matches(':modal'));

/** Puts the job into the address. A browser that refuses so many changes gets the last one once
    entries rest. */
function setAddress(hash) {
  address = withRoom(hash);
  try {
    history.replaceState(shownEntry(), '', address || location.href.split('#')[0]);
  } catch (error) {
    if (error.name !== 'SecurityError') throw error;
    address = location.hash;
  }
}

/** The address always holds the job, as soon as it is typed: a reload or a bookmark brings it back. */
function keepJob() {
  // Another job was put into the address, and is not read yet.
  if (location.hash !== address) return;
  if (state.products.length && inRange(state.field.value, data.ranges.field)) setAddress(linkOfState());
}

function keepEntries() {
  while (depth < layers()) {
    depth += 1;
    pushEntry();
  }
}

function closeTop() {
  if (state.dialog) openDialog(null);
  else actions.closeResults();
}

window.addEventListener('popstate', ({ state: shown }) => {
  if (shown?.chain !== chain) return;
  const isBack = shown.place < place;
  ({ depth, place } = shown);
  const open = layers();
  // It closes while the job that it is about is there still.
  while (layers() > depth) closeTop();
  const isTaken = takeJumps(shown.jumps);
  if (isBack && open > 0 && layers() === open && !isTaken) closeTop();
  const isOther = shown.room !== state.room;
  state.room = shown.room;
  // It has the address of the job that it was made for.
  setAddress(address);
  if (isTaken) {
    // As where a jump is undone: what is open is about the job before.
    state.dialog = null;
    keepJob();
    update();
    updateFarm();
    notify(isTaken);
  } else if (isOther) render();
  else if (isBack && open === 0) history.back();
});

/** Job and farm as they were when a jump was made or taken back, by the number of jumps before. */
const leftBy = { job: new Map(), farm: new Map() };

/** Makes the entry of a jump; `before` is what Back brings again. */
function pushJump(kind, before) {
  if (kind === 'job') keepJob();
  leftBy[kind].set(jumps[kind], before);
  jumps = { ...jumps, [kind]: jumps[kind] + 1 };
  depth = layers();
  pushEntry();
}

/** Undoes a jump where it is: its entry is passed by afterwards. */
function dropJump(kind, count) {
  if (jumps[kind] !== count) return;
  jumps = { ...jumps, [kind]: count - 1 };
  setAddress(address);
}

/** Brings job and farm to the jumps of another entry. Returns what to say of it; nothing where there
    is none between. */
function takeJumps(others) {
  const [job, farms] = ['job', 'farm'].map(kind => {
    if (others[kind] === jumps[kind]) return null;
    leftBy[kind].set(jumps[kind], kind === 'job' ? copied(jobKeys) : structuredClone(farm));
    return leftBy[kind].get(others[kind]) ?? null;
  });
  // After a reload, only the address of an entry has its job.
  const plan = !job && others.job !== jumps.job && planOfAddress();
  jumps = others;
  if (job) Object.assign(state, structuredClone(job));
  else if (plan) loadPlan(plan);
  if (farms) Object.assign(farm, structuredClone(farms));
  typedKey = null;
  return job || plan ? texts.jobBack : farms && texts.farmBack;
}

function planOfAddress() {
  try { return planOfLink(location.hash); } catch { return null; }
}

/** Takes up a link that was put into the address, or another job of the history. */
function followAddress() {
  if (location.hash === address) return;
  ({ chain, depth, place, jumps } = entryNow());
  state.room = roomOf(location.hash);
  setAddress(location.hash);
  const plan = linkedJob();
  render();
  if (!plan) return;
  state.dialog = null;
  // The browser has made an entry of it.
  jump(() => loadPlan(plan), () => texts.linkLoaded, { isPushed: false });
}

// MARK: Saying it

/** The notice that is still to be said, and the answer and errors that were. */
let news = '', saidBefore = null, sayTimer = 0;

/** Once entries rest, says to those who do not see the page what is new on it: the notice, and the
    errors or, without any, the bar's sentence. */
function saySoon() {
  clearTimeout(sayTimer);
  sayTimer = setTimeout(() => {
    const inSight = byID('dialog').open ? byID('dialog') : document;
    const told = elements => [...elements].filter(element => element.checkVisibility())
      .map(({ textContent }) => textContent.trim()).filter(Boolean);
    // What is wrong is shown at its field and above the answer, and told once.
    const wrong = [...new Set(told(inSight.querySelectorAll('.error, .wrong, .said')))].filter((text, _, all) =>
      all.every(other => other === text || !other.includes(text)));
    const shown = (wrong.length ? wrong : told([...byID('answer').children, ...inSight.querySelectorAll('.doubt')])).join(', ');
    // What a page shows when it opens is read anyway.
    const isNew = saidBefore !== null && shown !== saidBefore;
    saidBefore = shown;
    if (news || isNew) setText(byID('said'), [news, isNew && shown].filter(Boolean).join(' '));
    news = '';
  }, sayingPause);
}

// MARK: Notices

let toastTimer = 0;

/** Says what happened; with an action, how to take it back. */
function notify(text, action = null, isBad = false) {
  news = text;
  saySoon();
  clearTimeout(toastTimer);
  const toast = byID('toast');
  // In the top layer, a dialog would cover it elsewhere.
  topLayer().append(toast);
  toast.className = isBad ? 'toast failed' : 'toast';
  toast.replaceChildren(document.createTextNode(text));
  if (action) {
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', className: 'button plain', textContent: texts.undo,
      onclick: () => { action(); } });
    toast.append(button);
  }
  toastTimer = setTimeout(hideToast, action || isBad ? 10_000 : 4_000);
}

function hideToast() {
  byID('toast').replaceChildren();
}

/** Parts of the state as they are, to come back to. */
const copied = keys => structuredClone(Object.fromEntries(keys.map(key => [key, state[key]])));

/** Everything that makes the job, and where the ring stands. */
const jobKeys = Object.keys(state).filter(key => !['dialog', 'resultsOpen', 'notices', 'room'].includes(key));

// MARK: The worked example

const emptyJob = copied(jobKeys);
let exampleJob = '';

const jobKey = () => JSON.stringify(copied(jobKeys));

/** On the first visit there is a job to look at. */
function openExample() {
  loadPlan(data.example);
  exampleJob = jobKey();
}

/** Whether the example is as it came. */
const isExample = () => exampleJob === jobKey();

/** A change that a person may not have meant: it is said, and can be undone. */
function jump(work, text, { undone = () => texts.jobBack, keys = jobKeys, isPushed = true } = {}) {
  const before = copied(keys);
  if (isPushed) pushJump('job', copied(jobKeys));
  const count = jumps.job;
  work();
  typedKey = null;
  keepJob();
  update();
  notify(text(), () => {
    Object.assign(state, before);
    state.dialog = null;
    if (isPushed) dropJump('job', count);
    update();
    notify(undone());
  });
}

/** Runs a change of what the browser keeps, and says so where the browser refuses it. */
function keeping(work) {
  try { return work(); } catch (error) {
    notify(say('storageRefused', { reason: error.message || error.name }), null, true);
    return false;
  }
}
