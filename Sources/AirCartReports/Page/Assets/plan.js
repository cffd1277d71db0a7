// The parts of a plan that reports and the what-if page share. Values are texts that are ready to be shown, or
// markup.

/** A figure with its title. */
const entry = (key, value, kind = "") => html`<div><dt>${key}</dt><dd class="${kind}">${value}</dd></div>`;
const headCells = titles => titles.map(title => html`<th scope="col">${title}</th>`);
const pairs = entries => html`<dl class="pairs">${entries}</dl>`;
const titled = (key, title, body) => html`<section class="card" aria-labelledby="${key}">
  <h3 id="${key}">${title}</h3>${body}</section>`;

/** How full a cart is as a sign and a word. */
const loadSigns = { ok: "M4 13l5 5L20 6", watch: "M12 5l9 15H3z", tight: "M6 6l12 12M18 6L6 18" };
const loadMark = word => word && html`<svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d="${
  loadSigns[word]}"/></svg> ${word}`;

/** Rows without bullets. */
const rowList = rows => html`<ul class="plain">${rows}</ul>`;

/** What a job needs of a product, and what there is to say of it. */
const neededRow = (name, amount, notes) => html`<li class="pair"><strong>${name}</strong><span class="amount">${
  amount}</span>${notes.map(note => html`<span class="secondary">${note}</span>`)}</li>`;

/** A tank with what is in it, and how full it is; the last of the row says so to those who do not see the bar. */
const tankRow = (tank, [capacity, product, amount, percent, share, use, words]) => html`<li
  class="pair"><strong><bdi>${tank}</bdi></strong><span class="secondary">${capacity}</span><span>${product}</span><span
  class="amount">${amount}</span><span class="secondary">${percent} · ${use}</span><svg class="meter ${
  use}" viewBox="0 0 100 10" preserveAspectRatio="none" role="meter" aria-valuenow="${share}" aria-label="${
  tank}" aria-valuetext="${words}"><rect width="${share}" height="10"/></svg></li>`;

/** What finds no tank: a tinted box, and no bar. */
const unallocatedBox = (title, product, amount) => html`<p class="unallocated tinted"><strong>${
  title}</strong> <span>${product}</span> <span>${amount}</span></p>`;
