// swift-format-ignore-file
// Generated from Sources/AirCartReports/Page/Assets/report.css by `swift package embed-assets`; do not edit.

extension PageAssets {
  static let reportCSS: StaticString = ##"""
/* The report of a sweep: answer, tables, matrices, inspector. */
.top,
footer { padding: var(--space-16); }
.top h1 { border-block-end: 3px solid var(--brand); padding-block-end: var(--space-8); }

.layout { padding: 0 var(--space-16) var(--space-24); }
.layout main > * + *,
#analysts > * + * { margin-block-start: var(--space-24); }
main { min-width: 0; }

.answer h2 { color: var(--text-2); font-size: var(--type-headline); }
.answer > * + * { margin-block-start: var(--space-4); }
.first {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: var(--space-24);
}
.first > * { min-width: 0; }
.costs {
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-24);
  padding-block-start: var(--space-8);
}
.costs dt { font-size: var(--type-footnote); }
.costs dd { margin: 0; font-size: var(--type-card); font-weight: 600; }
.costs dd .caption { font-weight: 400; }
.verdict { font-size: var(--type-title); font-weight: 700; line-height: 1.2; }

.notes { padding-inline-start: var(--space-24); font-size: var(--type-subheadline); }
.row { display: flex; flex-wrap: wrap; gap: var(--space-8); }
figcaption + .frame { margin-block-start: var(--space-8); }
.chart { display: block; width: 100%; max-width: 420px; height: auto; }

.contents ul { padding: 0; list-style: none; }
.contents a { display: flex; align-items: center; min-height: var(--touch); }

/* The carts beside each other */
.carts th .sort {
  min-height: var(--touch);
  min-width: var(--touch);
  padding: var(--space-4) var(--space-8);
  border: 0;
  border-radius: var(--radius-8);
  background: transparent;
  color: var(--text);
  font: inherit;
  text-align: inherit;
  cursor: pointer;
}
.carts thead th { padding-inline: 0; vertical-align: bottom; }
/* Eight columns have room on a tablet. */
.table:has(th:nth-child(8)) tr > * + * { padding-inline-start: 0; }
.carts thead th:nth-child(n + 2) { text-align: right; }
.carts thead th:first-child .sort { padding-inline-start: 0; white-space: nowrap; }
.carts thead th:last-child .sort { padding-inline-end: 0; }
.carts .sort .caption { display: block; font-weight: 400; }
/* A sign of the order, where it does not move the heading away from its column. */
.carts .title::before,
.carts .title::after {
  display: inline-block;
  width: 0.6em;
  height: 0.5em;
  margin-inline: 0.3em;
  background: var(--sign);
  color: var(--amount);
  forced-color-adjust: none;
  clip-path: polygon(50% 0, 100% 100%, 0 100%);
  visibility: hidden;
}
.carts th:nth-child(n + 2) .title::before { content: ""; }
.carts th:first-child .title::after { content: ""; }
.carts [aria-sort] .title::before,
.carts [aria-sort] .title::after { visibility: visible; }
.carts [aria-sort="descending"] .title::before,
.carts [aria-sort="descending"] .title::after { rotate: 180deg; }
.carts tr > :first-child { width: 1%; text-align: start; }
.carts tbody th { min-width: 7.5rem; max-width: 16rem; }
.carts .number { white-space: nowrap; }
.mark { display: block; color: var(--text-2); font-size: var(--type-footnote); font-weight: 400; }
.cellbar { display: block; width: 100%; min-width: 4rem; height: 6px; forced-color-adjust: none; }
.cellbar .fill { fill: var(--bar-medium); }
.dominated .cellbar .fill { fill: var(--track); }

/* What is shown */
.toolbar {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  align-items: end;
  gap: var(--space-12);
}
.legend { display: flex; flex-wrap: wrap; gap: var(--space-4) var(--space-16); padding: 0; }
.legend li { display: flex; align-items: center; gap: var(--space-8); }
.legend .swatch {
  flex: none;
  min-width: var(--space-24);
  height: var(--space-24);
  line-height: var(--space-24);
  padding-inline: var(--space-4);
  text-align: center;
  font-size: var(--type-footnote);
  forced-color-adjust: none;
}
#analysts > summary { display: flex; }
.legend .sample { flex: none; width: 40px; }
.swatch.none { border: 1px solid var(--separator); }

/* Maps as small multiples, and lines */
.maps {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: var(--space-16) var(--space-24);
}
.maps.lines { grid-template-columns: repeat(auto-fill, minmax(min(100%, 13.5rem), 1fr)); }
.maps > figure { min-width: 0; }
.slice > * + * { margin-block-start: var(--space-8); }
.maps .chart { max-width: 360px; }
.linked { cursor: pointer; }
.maps figcaption { font-size: var(--type-subheadline); }

/* Matrices */
#panels {
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-24);
}
/* Columns have one width, known before any cell is measured, so matrices stand beside each other
   where there is room; one that is far from being seen is not laid out. */
.panel {
  --cell: max(var(--touch), calc(var(--letters, 5) * 0.47rem + var(--space-8)));
  --wide: calc(4.5rem + var(--columns, 1) * (var(--cell) + 1px) + 2px);
  width: max(var(--wide), 16rem);
  min-width: 0;
  max-width: 100%;
  content-visibility: auto;
  contain-intrinsic-block-size: auto calc(5rem + var(--rows, 1) * (var(--touch) + 1px));
}
.matrix {
  table-layout: fixed;
  width: var(--wide);
  border-spacing: 1px;
  font-size: var(--type-footnote);
  font-variant-numeric: tabular-nums;
}
.matrix thead tr > :first-child { width: 4.5rem; }
.matrix th {
  padding: 0 var(--space-4);
  font-weight: 600;
  white-space: nowrap;
}
.matrix tbody th {
  position: sticky;
  inset-inline-start: 0;
  background: var(--card);
  text-align: right;
}
.matrix .corner { line-height: 1.2; white-space: nowrap; }
.matrix tbody td {
  position: relative;
  height: var(--touch);
  padding: 0;
  text-align: center;
  white-space: pre;
  line-height: 1.2;
  cursor: pointer;
  forced-color-adjust: none;
}
.matrix .none { color: var(--text-2); }
.matrix tbody td:focus-visible,
.matrix tbody td[aria-selected="true"] {
  z-index: 1;
  outline: 3px solid var(--ring-dark);
  outline-offset: -1px;
  box-shadow: 0 0 0 4px var(--ring-light);
}
.matrix tbody td[aria-selected="true"] { outline-style: double; outline-width: 5px; }

/* The plan of a cell: a sheet at the foot, or a column at the side */
.inspector-head { display: flex; justify-content: space-between; gap: var(--space-8); }
.inspector-head h2 { align-self: center; min-width: 0; font-size: var(--type-card); }
.inspector-head .row { flex-wrap: nowrap; }

.inspector > .card { padding: 0; box-shadow: none; }
.inspector > * + * { margin-block-start: var(--space-24); }

.line { display: block; }

.comparison th,
.comparison td { font-size: var(--type-footnote); }
.comparison .differs { font-weight: 600; }
.comparison .difference { color: var(--amount); }
.comparison .left-over > * { background: var(--tint); color: var(--on-tint); }
.comparison .left-over > :first-child { padding-inline-start: var(--space-8); }
.comparison .left-over > :last-child { padding-inline-end: var(--space-8); }

.command { display: flex; align-items: start; gap: var(--space-8); }
.command pre {
  flex: 1;
  min-width: 0;
  padding: var(--space-12);
  border: 1px solid var(--track);
  border-radius: var(--radius-8);
  background: var(--background);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}

.caption { color: var(--text-2); font-size: var(--type-footnote); }
.table th .caption { display: block; font-weight: 400; }

.field { display: grid; gap: var(--space-4); }
.field label { font-weight: 500; }
.field input,
.field select {
  width: 100%;
  min-height: var(--touch);
  padding: var(--space-8) var(--space-12);
  border: 1px solid var(--track);
  border-radius: var(--radius-8);
  background: var(--raised);
  color: var(--text);
  font: inherit;
}
.field ::placeholder { color: var(--text-2); opacity: 1; }
.field [aria-invalid="true"] { border: 2px solid var(--over); }
.field .error { color: var(--over); font-size: var(--type-footnote); }

@media screen and (max-width: 1023.98px) {
  .carts .sort { white-space: nowrap; }
}

@media (max-width: 1023.98px) {
  .contents { display: none; }
  .side { display: none; }
  .side.open {
    display: block;
    position: fixed;
    z-index: 6;
    inset: 0;
    overflow: auto;
    padding: var(--space-16);
    background: var(--scrim);
  }
  .inspector {
    position: fixed;
    z-index: 5;
    inset: auto 0 0;
    height: var(--sheet);
    overflow: auto;
    border-radius: var(--radius-16) var(--radius-16) 0 0;
    border-block-start: 1px solid var(--track);
    transition: height var(--standard);
  }
  .inspector-head {
    position: sticky;
    z-index: 2;
    inset-block-start: calc(-1 * var(--space-16));
    margin: calc(-1 * var(--space-16)) calc(-1 * var(--space-16)) 0;
    padding: var(--space-8) var(--space-16);
    background: var(--card);
  }
  :root { --sheet: 60vh; }
  :root[data-sheet="1"] { --sheet: 35vh; }
  :root[data-sheet="3"] { --sheet: 92vh; }
  /* What has the focus is never under the sheet. */
  .inspecting { scroll-padding-block-end: calc(var(--sheet) + var(--space-16)); }
  .inspecting body { padding-block-end: var(--sheet); }
}

@media (min-width: 1024px) {
  .layout {
    display: grid;
    grid-template-columns: 18rem minmax(0, 1fr);
    align-items: start;
    gap: var(--space-24);
  }
  .inspecting .layout { grid-template-columns: 14rem minmax(0, 1fr) 22rem; }
  .side,
  .inspector {
    position: sticky;
    inset-block-start: var(--space-16);
    max-height: calc(100vh - 2 * var(--space-16));
    overflow: auto;
  }
  /* At the end of the page the footer pushes it up by no more than this. */
  .inspector { max-height: calc(100vh - 6rem); }
  .side > * + * { margin-block-start: var(--space-16); }
  .sheet-only,
  #filters-open,
  #filters-close { display: none; }
  .top,
  footer { padding-inline: var(--space-24); }
}

body:not(:has(#cells[open])) #filters { display: none; }

@media (forced-colors: active) {
  .cellbar { border: 1px solid CanvasText; }
  .inspector > .card { border: 0; }
  .cellbar .fill { fill: Highlight; }
  .matrix tbody td:focus-visible { outline-color: Highlight; }
  .chart .line { stroke: CanvasText; }
  .chart text { fill: CanvasText; }
}

@media print {
  .screen,
  .side,
  .toolbar,
  .inspector { display: none !important; }
  .layout { display: block; padding: 0; }
  .slice,
  .legend,
  .pairs > div,
  .maps > figure { break-inside: avoid; }
  .map .chart { max-width: 190px; }
  .legend,
  #lines > p,
  #matrices > p,
  #greedy > p { break-after: avoid; }
  .carts { font-size: var(--type-footnote); }
  .carts th .sort { min-width: 0; padding: 0; }
  .carts tbody th { min-width: 5rem; }
  .cellbar { min-width: 2rem; }
}

"""##
}
