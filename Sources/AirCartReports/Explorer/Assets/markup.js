// Regions of the page: each is only touched where its markup changed, with the focus kept.

/** What each region shows: the markup, its tags and texts in turn, and the node of each of them. */
const shown = new WeakMap();

/** Whether what has the focus is being replaced by the same. */
let isReplacing = false;
const byID = id => document.getElementById(id);

/** Makes a region show markup; what has the focus has it afterwards too. */
function show(id, markup) {
  const region = byID(id);
  const kept = shown.get(region);
  if (kept?.text === markup.text) return;
  // Texts between tags, which may be empty, have even places.
  const tokens = markup.text.split(/(<[^>]*>)/);
  if (kept && patch(region, kept, tokens)) {
    Object.assign(kept, { text: markup.text, tokens });
    return;
  }
  replace(region, markup);
  shown.set(region, { text: markup.text, tokens, nodes: nodesOf(region, tokens) });
}

/** The node of each token; `null` where the browser made others of them. */
function nodesOf(region, tokens) {
  const walker = document.createTreeWalker(region, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const nodes = tokens.map(token => token === '' || token.startsWith('</') ? null : walker.nextNode());
  const isSame = nodes.every((node, place) => !node || (node.nodeType === Node.TEXT_NODE) !==
    Boolean(place % 2));
  return isSame && !walker.nextNode() ? nodes : null;
}

/** Changes texts and attributes in place, where nothing else differs; returns whether that is so. Nodes
    that stay keep their size, so that far less is laid out anew. */
function patch(region, { tokens: old, nodes }, tokens) {
  if (!nodes || old.length !== tokens.length) return false;
  const changed = [];
  for (let place = 0; place < tokens.length; place++) {
    if (old[place] === tokens[place]) continue;
    const isText = place % 2 === 0;
    if (!(isText ? old[place] && tokens[place] : isSameElement(old[place], tokens[place])) ||
      !region.contains(nodes[place])) return false;
    changed.push(place);
  }
  for (const place of changed) {
    if (place % 2) setAttributes(nodes[place], ...[old, tokens].map(list => attributesOf(list[place])));
    else nodes[place].data = unescaped(tokens[place]);
  }
  return true;
}

const unescaped = text => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code));

/** Name and key: an element with another key is another one. */
const identity = tag => /^<[^\s>]+/.exec(tag)[0] + /\sdata-key="[^"]*"/.exec(tag)?.[0].trim();
const isSameElement = (old, tag) => identity(old) === identity(tag);

const attributesOf = tag => new Map([...tag.matchAll(/\s([-\w]+)(?:="([^"]*)")?/g)].map(
  ([, name, value = '']) => [name, unescaped(value)]));

function setAttributes(element, before, attributes) {
  for (const [name, value] of attributes) {
    if (before.get(name) !== value) element.setAttribute(name, value);
  }
  for (const name of before.keys()) {
    // What a person opened stays open.
    if (!attributes.has(name) && name !== 'open') element.removeAttribute(name);
  }
  for (const name of ['checked', 'selected']) {
    if (name in element) element[name] = attributes.has(name);
  }
}

/** Writes a text where it is another one: to write the same is to lay it out anew. */
function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Makes a region that of a markup. What has the focus is looked for where it had to move. */
function replace(region, markup) {
  const active = region.contains(document.activeElement) ? document.activeElement : null;
  const template = document.createElement('template');
  template.innerHTML = markup.text;
  isReplacing = true;
  become(region, template.content);
  if (active && active !== document.activeElement) restoreFocus(region, active);
  isReplacing = false;
}

/** Makes the children of an element those of another. What is alike stays the same element, with the
    focus, what is typed in it and what is open: a row that is being edited is never made anew. */
function become(parent, wanted) {
  const old = new Set(parent.childNodes);
  const children = [...wanted.childNodes].map(child => {
    const same = [...old].find(other => isAlike(other, child));
    old.delete(same);
    if (same) renew(same, child);
    return same ?? child;
  });
  for (const child of old) child.remove();
  children.forEach((child, place) => {
    if (parent.childNodes[place] !== child) parent.insertBefore(child, parent.childNodes[place] ?? null);
  });
}

/** What an element is told from its neighbours by. */
const nameOf = element => element.dataset?.key ?? (element.id || element.getAttribute('aria-labelledby')) ??
  element.classList[0];
const isAlike = (one, other) => one.nodeName === other.nodeName &&
  (one.nodeType === Node.TEXT_NODE || nameOf(one) === nameOf(other));

/** Attributes that are not in the markup. */
const lasting = ['open', 'style', 'aria-invalid', 'aria-valuetext', 'aria-activedescendant'];

function renew(element, wanted) {
  if (element.nodeType === Node.TEXT_NODE) {
    if (element.data !== wanted.data) element.data = wanted.data;
    return;
  }
  const [before, attributes] = [element, wanted].map(({ attributes: all }) =>
    new Map([...all].map(({ name, value }) => [name, value])));
  for (const name of lasting) before.delete(name);
  setAttributes(element, before, attributes);
  // A region in this one is shown by itself.
  if (!shown.has(element)) become(element, wanted);
}

function restoreFocus(region, active) {
  const { key } = active.dataset;
  const same = key && [...region.querySelectorAll('[data-key]')]
    .find(element => element.dataset.key === key);
  if (!same) return;
  same.focus({ preventScroll: true });
  if (same.matches('input[type=text], input[type=search]')) {
    same.setSelectionRange(active.selectionStart, active.selectionEnd);
  }
}

/** A sentence beside what matters more. */
const remark = text => html`<p class="secondary">${text}</p>`;

/** Before anything is entered: a headline, a sentence and a way to begin. */
const emptyMarkup = (title, text, more = null) => html`<section class="card start">${icon('tanks')}<h2>${title}</h2>
  <p>${text}</p>${more}</section>`;

const icons = {
  plus: 'M12 5v14M5 12h14', trash: 'M5 7h14M10 7V5h4v2M7 7l1 13h8l1-13M10 11v6M14 11v6',
  close: 'M6 6l12 12M18 6L6 18', tanks: 'M4 6h7v12H4zM13 6h7v12h-7zM4 13h7M13 10h7',
  chart: 'M5 20V10M12 20V4M19 20v-7', back: 'M15 5l-7 7 7 7',
  search: 'M16 16l5 5M4 11a7 7 0 1 0 14 0 7 7 0 1 0-14 0',
};

const icon = name => html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${icons[name]}"/></svg>`;
