// swift-format-ignore-file
// Generated from Sources/AirCartReports/Explorer/Assets/page.css by `swift package embed-assets`; do not edit.

extension ExplorerAssets {
  static let pageCSS: StaticString = ##"""
/* The what-if page: what it has beyond base.css. One column on a phone, where results lie above the
   rest; job, carts and results side by side on a desk. */

body { padding: 0 var(--space-16) var(--space-16); }
body > header, main { max-width: 120rem; margin-inline: auto; }

.bar { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--space-8); }
.top h1 { border-block-end: 3px solid var(--brand); }
.top .secondary { flex: 1; padding-inline: var(--space-8); }
.top nav { display: flex; gap: var(--space-8); }

main { display: grid; gap: var(--space-24); }

/* Rooms */
#rooms {
  display: flex;
  gap: var(--space-8);
  max-width: 120rem;
  margin: var(--space-8) auto 0;
  border-block-end: 1px solid var(--separator);
}
#rooms a {
  display: grid;
  place-items: center;
  flex: 0 1 8rem;
  min-height: var(--touch);
  padding-inline: var(--space-8);
  border-block-end: 3px solid transparent;
  color: var(--text-2);
  text-decoration: none;
}
#rooms [aria-current] { border-block-end-color: var(--amount); color: var(--text); font-weight: 600; }
body[data-room]:not([data-room="job"]) main > :not(.room, #answer, #about) { display: none; }
noscript main { display: block; }
noscript section { overflow-x: auto; }
.room:not([hidden]) { display: grid; grid-template-columns: minmax(0, 1fr); grid-column: 1 / -1; gap: var(--space-24); }
.room > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space-16); align-content: start; }
.room .card > * + * { margin-block-start: var(--space-8); }
.room .label { flex: 1 1 7rem; min-width: 0; overflow-wrap: anywhere; }
.room .rate-of .label { flex-basis: 5rem; }
.room .rate-of .entry input { width: 5rem; }
.room .row label { flex: 1 1 7rem; min-width: 0; }
.room .entry { flex: none; }
.room .head input { width: 100%; font-weight: 600; text-align: start; }
.room input[type="range"] { width: 100%; }
.room .hint:empty { display: none; }
.field { display: flex; flex-wrap: wrap; gap: var(--space-8); align-items: center; padding-block: var(--space-8); }
.field + .field { border-block-start: 1px solid var(--separator); }
/* The name and the button that removes it, and below them acres and crop, as far as there is room. */
.field > input { order: -2; flex: 1 1 0; min-width: calc(100% - var(--touch) - var(--space-8)); }
.field > .icon { order: -1; flex: none; width: var(--touch); }
.field > .entry input { width: 6rem; }
.field > .entry .unit { min-width: 1.5rem; }
.field > select { flex: 1 1 7rem; }
.field > :is(.error, .row) { flex: 1 0 100%; }
.field > .error:empty { display: none; }
.room .figures { width: 100%; }
.room .figures :is(th, td) { padding-inline-start: var(--space-8); }
.room .figures tr > :first-child { padding-inline-start: 0; }
.room .figures th:not(:first-child) { text-align: end; }
.room .figures th:first-child { white-space: normal; overflow-wrap: break-word; text-align: start; }
.room .words td, .room .words th:not(:first-child) { text-align: start; }
.pictures { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); gap: var(--space-16); }
.pictures figure { margin: 0; max-width: 26rem; }
#search-hint { margin-block-start: var(--space-8); }
/* On a phone a row of a wide table is a list: nothing is out of sight. */
@media screen and (max-width: 40rem) {
  .room .many, .room .many :is(tbody, tr, th) { display: block; }
  .room .many thead { position: absolute; clip-path: inset(50%); }
  .room .many tr { padding-block: var(--space-8); }
  .room .many tr + tr { border-block-start: 1px solid var(--separator); }
  .room .many td {
    display: grid;
    grid-template-columns: minmax(5em, 1fr) minmax(0, auto);
    column-gap: var(--space-16);
    padding: 0;
    text-align: end;
    white-space: normal;
  }
  .room .many td::before { content: attr(data-head); color: var(--text-2); text-align: start; }
  .room .many td > * { grid-column: 2; }
  .room .many td:empty { display: none; }
}
/* Seasons: what is in sight side by side, then the carts, in columns where there is room for them. */
#season:not([hidden]) { grid-template-columns: minmax(0, 1fr); }
.sliders, .rows { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr)); gap: 0 var(--space-24); }
.rows { grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); }
.sliders > :not(.slide), .rows > h3 { grid-column: 1 / -1; }
.rows > *, .sliders .slide > input { margin-block-start: var(--space-8); }
.slide .entry input { width: 6rem; }
.slide .unit { min-width: 2.5rem; }
.price input { width: 8rem; max-width: 100%; text-align: end; font-variant-numeric: tabular-nums; }
/* Room for the ring of the focus in a frame that scrolls. */
.price { display: block; padding: var(--space-8); }
#years { max-width: 24rem; }
.columns .verdict::first-letter { text-transform: uppercase; }
td .verdict { display: inline-block; }
@media print, (min-width: 40.01rem) {
  .room .columns { display: grid; grid-auto-flow: column; grid-template-columns: auto; grid-auto-columns: minmax(0, 1fr); }
  .columns :is(thead, tbody) { display: contents; }
  /* As many rows as a column has. */
  .columns tr { display: grid; grid-row: 1 / span 8; grid-template-rows: subgrid; padding-inline: var(--space-12); border-radius: var(--radius-12); }
  .columns thead tr { padding-inline-start: 0; }
  .room .figures.columns tr > :is(th, td) { padding: var(--space-8) 0; text-align: start; white-space: normal; }
  .room .figures.columns tr > :is(th, td):not(:last-child) { border-block-end: 1px solid var(--separator); }
  .columns thead th { align-content: center; font-weight: 400; color: var(--text-2); }
  .columns td { align-content: center; }
  .columns .price { padding-inline: 0; }
  .columns tbody th { font-size: var(--type-headline); }
  .columns tr:has(.best) { box-shadow: inset 0 0 0 2px var(--amount); }
}
.season-chart { display: grid; grid-template-columns: minmax(0, 1fr); align-items: center; }
.season-chart svg { width: calc(100% - 4rem); height: 36px; margin-inline: 2rem; overflow: visible; }
.season-chart line { stroke: var(--separator); }
.season-chart text { fill: var(--text-2); stroke: none; font-size: var(--type-footnote); text-anchor: middle; }
:is(.season-chart, .legend) circle { fill: var(--track); stroke: none; }
:is(.season-chart, .legend) .chosen { fill: var(--amount); }
.legend { display: flex; flex-wrap: wrap; gap: var(--space-4) var(--space-16); }
.legend > span { display: flex; align-items: center; }
.legend svg { flex: none; }
.legend, .reading { font-size: var(--type-footnote); }
.reading dt { font-weight: 600; }
.reading dd { margin: 0 0 var(--space-8); }
@media (min-width: 48rem) { .season-chart { grid-template-columns: auto minmax(0, 1fr); } }

/* The answer in a line, in sight whatever is dragged */
#answer {
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-16);
  min-height: var(--answer);
  margin-inline: calc(-1 * var(--space-16));
  padding: var(--space-8) var(--space-16);
  border-block-end: 1px solid var(--separator);
  background: var(--background);
  contain: layout style;
}
#answer:empty, #about { display: none; }
html { --answer: 3rem; scroll-padding-block-start: calc(2 * var(--answer)); }
main > *, #middle > * { min-width: 0; }
#job { display: grid; gap: var(--space-16); align-content: start; }
#middle { display: grid; gap: var(--space-24); align-content: start; }
#job:empty, #loaded:empty, #middle > :empty { display: none; }
#loaded .answer { margin: 0; }
#loaded h2 { font-size: var(--type-headline); }
#loaded .card > * + * { margin-block-start: var(--space-8); }
section > .lead { margin-block: var(--space-8) var(--space-16); color: var(--text-2); }
.wide-only { display: none; }

.wide { width: 100%; }
.danger { border-color: var(--over); color: var(--over); }
.button.plain { padding: 0; }
.button.plain.danger { border-color: transparent; }
.icon { padding: var(--space-8); }
.error { color: var(--over); font-size: var(--type-footnote); }
.error:empty { display: none; }
:is(.error:not(:empty), p.wrong, .doubt, .failed, .mark)::before {
  content: "";
  display: inline-block;
  width: 1em;
  height: 0.9em;
  margin-inline-end: var(--space-4);
  background: var(--sign);
  forced-color-adjust: none;
  clip-path: polygon(evenodd, 50% 0, 100% 100%, 0 100%, 50% 0, 44% 36%, 56% 36%, 56% 68%, 44% 68%, 44% 36%, 50% 0, 44% 76%, 56% 76%, 56% 88%, 44% 88%, 44% 76%, 50% 0);
}
.start { display: grid; text-wrap: balance; justify-items: center; gap: var(--space-12); padding-block: var(--space-48); text-align: center; }
.start svg { width: 48px; height: 48px; color: var(--amount); }
/* Answers that are not those of what was typed: without colour, as readable as before, and said. */
.mark { color: var(--over); font-weight: 600; }
.stale #answer > :not(.mark),
.stale #farm-answer,
.stale #season-answer :is(.lead, .season-chart, th, td:not(:has(.price))),
.stale #carts,
.stale #loaded,
.stale #map,
.stale #analysis,
.stale #results-body { filter: grayscale(1); }
.choices { display: flex; flex-wrap: wrap; gap: var(--space-8); }
.button.results { width: 100%; border-color: var(--ok); background: var(--ok); }

svg {
  width: 24px;
  height: 24px;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
}

/* The job in a line */
[data-form="line"] { display: grid; gap: var(--space-8); }
[data-form="line"] > * { margin: 0; }
[data-form="line"] input { width: 100%; }

/* A label, its field with a unit, and below them its slider */
.row {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8) var(--space-12);
}
details + details, .rule + .rule, .rate-of + .button, textarea + .button, summary + .row,
details > details .row + .row, .fillings > .row + .row,
.card > .row + .row { margin-block-start: var(--space-8); }
.row label { flex: 1 0 auto; max-width: 100%; }
.row > * { max-width: 100%; }
.row > .error { flex: 1 0 100%; }
.choices .row { max-width: 100%; }
.choices .row label { flex: none; }
.choices select { max-width: 14rem; }
.row input[type="range"] { flex: 1 0 100%; }
.entry { display: flex; align-items: center; gap: var(--space-8); }
.unit { min-width: 3rem; color: var(--text-2); font-size: var(--type-subheadline); }

select,
textarea,
input[type="text"],
input[type="search"] {
  min-height: var(--touch);
  max-width: 100%;
  padding: var(--space-8) var(--space-12);
  border: 1px solid var(--track);
  border-radius: var(--radius-8);
  background: var(--raised);
  color: var(--text);
  font: inherit;
}
select { flex: 0 1 auto; min-width: 0; }
.entry input { width: 7rem; text-align: end; font-variant-numeric: tabular-nums; }
input::placeholder { color: var(--text-2); opacity: 1; }
input[aria-invalid="true"] { border: 2px solid var(--over); }
input[type="search"], textarea { width: 100%; }
input[type="range"] { height: var(--touch); margin: 0; accent-color: var(--amount); }
#plan-name, #own-name { flex: 1 1 10rem; }

/* A box to tick, as large as a finger */
.check { flex-wrap: nowrap; min-height: var(--touch); cursor: pointer; }
.box {
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 2px solid var(--track);
  border-radius: var(--radius-8);
  background: var(--raised);
}
:checked + .box { border-color: var(--amount); background: var(--amount); }
:checked + .box::after {
  width: 8px;
  height: 14px;
  border: solid var(--on-button);
  border-width: 0 3px 3px 0;
  content: "";
  rotate: 45deg;
  translate: 0 -2px;
}
:focus-visible + .box, :focus-visible + .file,
.file:has(+ :focus-visible) { outline: 3px solid var(--amount); outline-offset: 2px; }
fieldset { margin: 0; border: 0; }
legend { float: inline-start; width: 100%; padding: 0; font-weight: 600; }
legend + * { clear: both; }

.product + .product { border-block-start: 1px solid var(--separator); }
.product { padding-block: var(--space-8); }
.head { display: flex; align-items: center; gap: var(--space-8); }
.head > :first-child { flex: 1; min-width: 0; overflow-wrap: anywhere; }
.product strong { display: block; font-size: var(--type-headline); }
.product .row { justify-content: start; margin-block-start: var(--space-8); }
.product .entry input { width: 6rem; }
.product .row input[type="range"] { flex: 1 1 5rem; }
.rules { color: var(--watch); font-size: var(--type-footnote); }
/* What the plan is chosen by */
.choice .row { flex-wrap: nowrap; }
.choice .row label { flex: 1 1 0; min-width: 0; }
.choice .row:has(.error:not(:empty)) { flex-wrap: wrap; }
.choice .entry input { width: 5rem; }
.choice .unit { min-width: 0; }
.choice > * + * { margin-block-start: var(--space-8); }

/* What changes in a card is laid out within it. */
.card { contain: layout style; overflow-wrap: anywhere; }

/* Carts */
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr)); gap: var(--space-12); }
.cart {
  display: grid;
  gap: var(--space-4);
  align-content: start;
  width: 100%;
  border: 2px solid transparent;
  color: var(--text);
  font: inherit;
  text-align: start;
  cursor: pointer;
}
.cart[aria-pressed="true"] { border-color: var(--amount); }
.cart > * + * { margin: 0; }
#carts { container-type: inline-size; }
/* Where two fit beside each other a third would stand alone: a row each, the picture first. */
@container (26rem < width < 41rem) {
  .cards { grid-template-columns: 1fr; }
  .cart { grid-template-columns: 1fr 1fr; column-gap: var(--space-16); }
  .cart > * { grid-column: 2; }
  .cart > .head { grid-column: 1 / -1; }
  .cart > svg { grid-area: 2 / 1 / span 4; align-self: center; }
}
.cart strong { font-size: var(--type-headline); }
.cart .figure { font-size: var(--type-card); font-weight: 600; }
.cart .verdict { color: var(--text-2); font-size: var(--type-footnote); text-align: end; }

/* The map */
.plot {
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr);
  gap: var(--space-4);
  color: var(--text-2);
  font-size: var(--type-caption);
}
.axis, .ends.across { grid-column: 3; }
.axis.across { text-align: center; }
.axis.down { grid-column: 1; grid-row: 1; writing-mode: vertical-rl; rotate: 180deg; text-align: center; }
.ends { display: flex; justify-content: space-between; }
.ends.down { grid-column: 2; grid-row: 1; flex-direction: column; margin-block: -0.7em; text-align: end; }
.grid {
  position: relative;
  grid-column: 3;
  grid-row: 1;
  aspect-ratio: 4 / 3;
  max-height: 70dvh;
  width: 100%;
  cursor: crosshair;
}
canvas {
  display: block;
  width: 100%;
  height: 100%;
  border-radius: var(--radius-8);
  forced-color-adjust: none;
  touch-action: manipulation;
}
.cell { min-height: var(--touch); margin-block-start: var(--space-8); }
.readout { font-weight: 600; }
.strip { margin-block-start: var(--space-12); }
.strip th { font-weight: 400; }
.figures { white-space: nowrap; }
.figures td { text-align: end; font-variant-numeric: tabular-nums; }
.scroll { overflow-x: auto; }

/* Results */
dialog {
  width: min(100%, 34rem);
  max-width: 100%;
  height: var(--sheet, fit-content);
  max-height: 92dvh;
  margin: auto auto 0;
  padding: 0;
  border: 0;
  border-radius: var(--radius-16) var(--radius-16) 0 0;
  background: var(--background);
  color: var(--text);
}
dialog:modal { box-shadow: 0 0 0 1px var(--separator); transition: translate var(--standard) ease-out; }
.room { transition: translate var(--standard) ease-out; }
:is(.cart, .pick) { transition: scale var(--quick) ease-out; }
:is(.cart, .pick):active { scale: 0.98; }
@starting-style {
  dialog:modal { translate: 0 100%; }
  .room { translate: 0 var(--space-48); }
}
dialog::backdrop { background: var(--scrim); }
.inside { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space-16); align-content: start; padding: var(--space-16); }
dialog:modal { scroll-padding-block-start: 4.5rem; }
dialog:modal .bar {
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  margin: calc(-1 * var(--space-16));
  margin-block-end: 0;
  padding: var(--space-8) var(--space-16);
  background: var(--background);
}
dialog .bar > h2 { flex: 1; text-align: center; }

.hint, .product .head .secondary, .cart .secondary, .pick .secondary { font-size: var(--type-footnote); }
#results-body > :empty { display: none; }
.waiting { opacity: 0.5; }
.sheet td > span, .sheet th > span { display: block; }
.sheet td { white-space: nowrap; }
.sheet tbody th { min-width: 4rem; overflow-wrap: anywhere; }
.sheet :is(th, td) { padding-inline: var(--space-4); }
.sheet th > span { font-weight: 400; }
.sheet td, .sheet th:nth-child(n + 2) { text-align: end; font-variant-numeric: tabular-nums; }
.sheet caption { font-weight: 600; }
.tender { font-size: var(--type-footnote); }
#paper { display: none; }
.fillings:empty { display: none; }
.figures td .secondary { display: block; font-size: var(--type-footnote); }
.sheet .secondary { font-size: var(--type-footnote); white-space: normal; }
.note { font-size: var(--type-footnote); }

/* Dialogs */
[data-form="search"] { position: relative; }
[data-form="search"] > svg { position: absolute; inset: var(--space-12) auto auto var(--space-12); color: var(--text-2); }
[data-form="search"] > input { padding-inline-start: var(--touch); }
.caps {
  margin-block: var(--space-16) var(--space-4);
  color: var(--text-2);
  font-size: var(--type-footnote);
  text-transform: uppercase;
}
.pick {
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-12);
  width: 100%;
  min-height: var(--touch);
  padding: var(--space-8) var(--space-12);
  border: 0;
  border-block-end: 1px solid var(--separator);
  background: var(--card);
  color: var(--text);
  font: inherit;
  text-align: start;
  cursor: pointer;
}
.pick strong, .pick .secondary { display: block; }
.pick strong { font-size: var(--type-headline); font-weight: 600; }
.pick svg { flex: none; border: 1.5px solid; border-radius: 50%; color: var(--amount); }
.pick[disabled] { color: var(--text-2); cursor: default; }
.own form { display: grid; gap: var(--space-8); }
.rule { display: flex; align-items: center; gap: var(--space-8); }
.rule .check { flex: 1 1 0; min-width: 0; }
.rule .button { flex: none; }
.check > span:first-child { min-width: 0; }
.box { flex: none; }
.saved { display: grid; gap: var(--space-12); }
.saved .secondary { display: block; }
.saved strong { overflow-wrap: anywhere; }
.toast { display: flex; align-items: center; gap: var(--space-12); }
.toast:empty { display: none; }
.toast .button { color: inherit; text-decoration: underline; }

@media (min-width: 48rem) {
  main { grid-template-columns: 20rem minmax(0, 1fr); }
  #job { grid-column: 1; grid-row: 2 / span 2; }
  #loaded, #middle { grid-column: 2; }
  #middle { grid-row: 3; }
  body[data-room="job"] main { grid-template-rows: auto auto 1fr; }
  #answer { grid-column: 1 / -1; margin-block-end: calc(-1 * var(--space-16)); }
  /* Sliders stay beside the map that they move. */
  #job {
    position: sticky;
    inset-block-start: var(--answer);
    align-self: start;
    max-height: calc(100dvh - var(--answer));
    margin: calc(-1 * var(--space-8));
    padding: var(--space-8);
    overflow-y: auto;
  }
  .room:not([hidden]) { grid-template-columns: 20rem minmax(0, 1fr); }
}

@media (min-width: 64rem) {
  .room:not([hidden]) { grid-template-columns: 25rem minmax(0, 1fr); }
  main:has(#results[open]) { grid-template-columns: 20rem minmax(22.5rem, 1fr) minmax(16rem, 22rem); }
  .narrow, #message:has(> .narrow:only-child) { display: none; }
  .wide-only { display: inline; }
  #results {
    grid-column: 3;
    grid-row: 2 / span 2;
    position: static;
    width: auto;
    height: auto;
    max-height: none;
    margin: 0;
    background: none;
  }
  #results > .inside { padding: 0; }
  #results .bar > h2 { text-align: start; }
  dialog:not(#results) { height: fit-content; margin: auto; border-radius: var(--radius-16); }
  .step { display: none; }
  dialog:not(#results) .bar > h2 { margin-inline-end: var(--touch); }
}

@media (min-width: 80rem) {
  .room:not([hidden]) { grid-template-columns: 31rem minmax(0, 1fr); }
  .field > input { order: 0; flex: 1 1 8rem; min-width: 0; }
  .field > .icon { order: 0; }
  .field > .entry input { width: 4.5rem; }
  .field > select { flex: 0 1 7rem; }
}

@media (forced-colors: active) {
  dialog:modal { border: 1px solid CanvasText; }
  .cart, #rooms a { border-color: Canvas; }
  .cart[aria-pressed="true"], #rooms [aria-current] { border-color: Highlight; }
  .button.plain { padding: var(--space-4); }
}

@media print {
  :root { color-scheme: light; }
  details.card > summary { color: inherit; }
  details.card > summary::before { content: none; }
  body { padding: 0; }
  details:not([open]) { display: none; }
  .top, #rooms, #farm-entry, #season-entry, .room .choices, .room .row:has(select), #answer, #job, #middle, #dialog,
  .toast, .hint:not(figcaption),
  #years, label[for="years"], .card:has(#summary, #rule),
  #results .bar .button { display: none; }
  #about { display: block; margin-block-end: var(--space-12); }
  #about p { color: var(--text-2); }
  .picture { max-width: 9cm; }
  @page { @bottom-center { content: counter(page) " / " counter(pages); font: 9pt system-ui, sans-serif; } }
  main, .room:not([hidden]), .room > div { display: block; }
  .pairs > div, .plain > li, .table :is(th, td) { padding-block: var(--space-4); }
  .room .scroll { overflow: visible; }
  .room .figures { white-space: normal; }
  .price input { padding: 0; border: 0; background: none; text-align: start; }
  body:not([data-room="job"]) #results { display: none; }
  dialog[open] { position: static; width: auto; height: auto; max-height: none; background: none; }
  .inside { display: block; padding: 0; }
  .inside > * + * { margin-block-start: var(--space-12); }
  .fillings, .sheets .button { display: none; }
  #results .bar > h2 { text-align: start; }
  .card { padding: var(--space-8) 0; break-inside: avoid; box-shadow: none; }
  .sheet { break-inside: avoid; }
  .only-sheet > :not(#paper) { display: none; }
  .only-sheet > #paper { display: block; }
}

"""##
}
