// Back, and what can be taken back.

// MARK: Back

/** An entry of the browser's history stands for everything that lies above the page, so that Back
    closes it: how many there are before the one that is shown. One whose dialog was closed otherwise
    waits for the next one. Entries with another `chain` are other jobs, whose links were opened. */
let { chain, depth } = history.state ?? { chain: Date.now(), depth: 0 };

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
const shownEntry = () => ({ chain, depth, room: state.room });

/** Shows a room; Back shows the one before. */
function enterRoom(room) {
  if (room === state.room) return;
  state.dialog = null;
  state.resultsOpen = false;
  // Closes what is above this room, before the focus and the page are another's.
  render();
  state.room = room;
  address = withRoom(address);
  history.pushState(shownEntry(), '', address || '#');
  render();
  scrollTo(0, 0);
}

const layers = () => Number(byID('dialog').open) + Number(byID('results').matches(':modal'));

function setAddress(hash) {
  address = withRoom(hash);
  history.replaceState(shownEntry(), '', address || location.href.split('#')[0]);
}

function keepEntries() {
  while (depth < layers()) history.pushState({ ...shownEntry(), depth: ++depth }, '');
}

function closeTop() {
  if (state.dialog) openDialog(null);
  else actions.closeResults();
}

window.addEventListener('popstate', ({ state: shown }) => {
  if (shown?.chain !== chain) return;
  const isBack = shown.depth < depth;
  depth = shown.depth;
  const isOpen = layers() > 0;
  if (isBack && isOpen) closeTop();
  while (layers() > depth) closeTop();
  const isOther = (shown.room ?? 'job') !== state.room;
  state.room = shown.room ?? 'job';
  // It has the address of the job that it was made for.
  setAddress(address);
  if (isOther) render();
  else if (isBack && !isOpen) history.back();
});

/** Takes up a link that was put into the address, or another job of the history. */
function followAddress() {
  if (location.hash === address) return;
  ({ chain, depth } = history.state ?? { chain: Date.now(), depth: 0 });
  state.room = roomOf(location.hash);
  setAddress(location.hash);
  const plan = linkedJob();
  render();
  if (!plan) return;
  state.dialog = null;
  jump(() => loadPlan(plan), () => texts.linkLoaded);
}

// MARK: Notices

let toastTimer = 0;

/** Says what happened; with an action, how to take it back. */
function notify(text, action = null, isBad = false) {
  clearTimeout(toastTimer);
  const toast = byID('toast');
  // In the top layer, a dialog would cover it elsewhere.
  const host = byID('dialog').open ? byID('dialog') : byID('results').matches(':modal')
    ? byID('results') : document.body;
  host.append(toast);
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
function jump(work, text, undone = () => texts.jobBack, keys = jobKeys) {
  const before = copied(keys);
  work();
  typedKey = null;
  update();
  notify(text(), () => {
    Object.assign(state, before);
    state.dialog = null;
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
