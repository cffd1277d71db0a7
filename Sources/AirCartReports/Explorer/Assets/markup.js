// Markup: text is escaped wherever a value goes into a template, and a region of the page is only
// touched where it changed, with the focus kept.

class Markup {
  constructor(text) { this.text = text; }
}

const escaped = text => String(text).replace(/[&<>"']/g, sign => '&#' + sign.charCodeAt(0) + ';');

function html(strings, ...values) {
  return new Markup(String.raw({ raw: strings }, ...values.map(markupText)));
}

function markupText(value) {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(markupText).join('');
  return value === null || value === undefined || value === false ? '' : escaped(value);
}

const shown = new WeakMap();

/** Whether what has the focus is being replaced by the same. */
let isReplacing = false;
const byID = id => document.getElementById(id);

/** Makes a region show markup; what has the focus has it afterwards too. */
function show(id, markup) {
  const region = byID(id);
  if (shown.get(region) === markup.text) return;
  const active = region.contains(document.activeElement) ? document.activeElement : null;
  const typedTexts = new Map([...region.querySelectorAll('input[type=text], input[type=search]')]
    .map(input => [input.dataset.key, input.value]));
  const opened = new Set([...region.querySelectorAll('details[open][data-key]')]
    .map(element => element.dataset.key));
  shown.set(region, markup.text);
  isReplacing = true;
  region.innerHTML = markup.text;
  for (const element of region.querySelectorAll('details[data-key]')) {
    element.open ||= opened.has(element.dataset.key);
  }
  for (const input of region.querySelectorAll('input[type=text], input[type=search]')) {
    input.value = typedTexts.get(input.dataset.key) ?? input.value;
  }
  for (const bar of region.querySelectorAll('[data-share]')) {
    bar.style.setProperty('--share', bar.dataset.share);
  }
  if (active) restoreFocus(region, active);
  isReplacing = false;
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

const icons = {
  plus: 'M12 5v14M5 12h14', trash: 'M5 7h14M10 7V5h4v2M7 7l1 13h8l1-13M10 11v6M14 11v6',
  close: 'M6 6l12 12M18 6L6 18', tanks: 'M4 6h7v12H4zM13 6h7v12h-7zM4 13h7M13 10h7',
  chart: 'M5 20V10M12 20V4M19 20v-7', back: 'M15 5l-7 7 7 7',
};

const icon = name => html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${icons[name]}"/></svg>`;
